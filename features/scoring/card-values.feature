Feature: What the cards are worth
  The same card is worth more or less as it is a trump or not. All documents give the same values.

  @clause:000-02-trump-ranks @clause:001-scoring-trump-values @clause:002-deck-trump
  @clause:003-rules-trump-ranks @clause:003-guide-ranks @clause:003-faq-values @clause:004-values
  Scenario Outline: The cards of the trump suit
    Given the rules of <variant>
    And hearts are trumps
    Then "J♥" is worth 20
    And "9♥" is worth 14
    And "A♥" is worth 11
    And "10♥" is worth 10
    And "K♥" is worth 4
    And "Q♥" is worth 3
    And "8♥" is worth 0
    And "7♥" is worth 0

    Examples:
      | variant          |
      | table-code       |
      | marquoir-classic |
      | marquoir-coinche |
      | belote-classic   |
      | vanikar          |
      | atout            |

  @clause:000-02-plain-ranks @clause:001-scoring-plain-values @clause:002-deck-plain
  @clause:003-rules-plain-ranks @clause:003-guide-ranks @clause:003-faq-values @clause:004-values
  Scenario Outline: The cards of another suit
    Given the rules of <variant>
    And clubs are trumps
    Then "A♥" is worth 11
    And "10♥" is worth 10
    And "K♥" is worth 4
    And "Q♥" is worth 3
    And "J♥" is worth 2
    And "9♥" is worth 0
    And "8♥" is worth 0
    And "7♥" is worth 0

    Examples:
      | variant          |
      | table-code       |
      | marquoir-classic |
      | marquoir-coinche |
      | belote-classic   |
      | vanikar          |
      | atout            |

  @clause:000-04-example-trick
  Scenario: A trick of four trumps
    Given the rules of table-code
    And hearts are trumps
    Then "9♥ J♥ 8♥ 7♥" are worth 34

  @clause:003-introduction-ranks
  Scenario: The three best trumps
    Given the rules of vanikar
    And hearts are trumps
    Then "J♥ 9♥ A♥" are worth 45
