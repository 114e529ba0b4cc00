Feature: What the cards are worth
  The same card is worth more or less as it is a trump or not. All documents give the same values.

  @clause:000-02-trump-ranks @clause:001-scoring-trump-values @clause:002-deck-trump
  @clause:003-rules-trump-ranks @clause:003-guide-ranks @clause:003-faq-values @clause:004-values
  Scenario Outline: A card of the trump suit
    Given the rules of table-code
    And hearts are trumps
    Then "<card>" are worth <points>

    Examples:
      | card | points |
      | J♥   | 20     |
      | 9♥   | 14     |
      | A♥   | 11     |
      | 10♥  | 10     |
      | K♥   | 4      |
      | Q♥   | 3      |
      | 8♥   | 0      |
      | 7♥   | 0      |

  @clause:000-02-plain-ranks @clause:001-scoring-plain-values @clause:002-deck-plain
  @clause:003-rules-plain-ranks @clause:003-guide-ranks @clause:003-faq-values @clause:004-values
  Scenario Outline: A card of another suit
    Given the rules of table-code
    And clubs are trumps
    Then "<card>" are worth <points>

    Examples:
      | card | points |
      | A♥   | 11     |
      | 10♥  | 10     |
      | K♥   | 4      |
      | Q♥   | 3      |
      | J♥   | 2      |
      | 9♥   | 0      |
      | 8♥   | 0      |
      | 7♥   | 0      |

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
