Feature: Taking the trick
  The highest trump takes the trick, or else the highest card of the suit led; whoever takes it leads to the next. This
  is the same at every table.

  @clause:000-02-trick-winner @clause:001-play-trick-winner @clause:002-play-trick-winner
  @clause:003-guide-trick-winner @clause:004-trick-winner
  Scenario Outline: No trump lies in the trick
    Only the suit led counts, however high the other cards are.

    Given the rules of <variant>
    And hearts are trumps
    When the trick is "10♠ A♠ 7♠ K♠"
    Then "A♠" takes the trick
    When the trick is "9♠ J♠ Q♠ 8♠"
    Then "Q♠" takes the trick
    When the trick is "7♠ A♦ 8♠ A♣"
    Then "8♠" takes the trick

    Examples:
      | variant          |
      | table-code       |
      | marquoir-classic |
      | belote-classic   |
      | vanikar          |
      | atout            |

  @clause:000-02-trick-winner @clause:001-play-trick-winner @clause:002-play-trick-winner
  @clause:003-guide-trick-winner @clause:004-trick-winner
  Scenario Outline: A trump beats every other card
    Given the rules of <variant>
    And hearts are trumps
    When the trick is "A♠ 7♥ 10♠ K♠"
    Then "7♥" takes the trick
    When the trick is "A♠ 7♥ 10♠ 8♥"
    Then "8♥" takes the trick
    When the trick is "9♥ J♥ 8♥ 7♥"
    Then "J♥" takes the trick
    When the trick is "7♥ A♠ A♣ A♦"
    Then "7♥" takes the trick

    Examples:
      | variant          |
      | table-code       |
      | marquoir-classic |
      | belote-classic   |
      | vanikar          |
      | atout            |

  @clause:000-02-trump-ranks @clause:001-scoring-trump-values @clause:002-deck-trump
  @clause:003-introduction-ranks @clause:003-rules-trump-ranks @clause:003-guide-ranks
  @clause:003-faq-values @clause:004-ranks @clause:004-values
  Scenario Outline: The order of the trumps
    J 9 A 10 K Q 8 7: each beats the one after it.

    Given the rules of <variant>
    And hearts are trumps
    When the trick is "9♥ J♥"
    Then "J♥" takes the trick
    When the trick is "A♥ 9♥"
    Then "9♥" takes the trick
    When the trick is "10♥ A♥"
    Then "A♥" takes the trick
    When the trick is "K♥ 10♥"
    Then "10♥" takes the trick
    When the trick is "Q♥ K♥"
    Then "K♥" takes the trick
    When the trick is "8♥ Q♥"
    Then "Q♥" takes the trick
    When the trick is "7♥ 8♥"
    Then "8♥" takes the trick

    Examples:
      | variant          |
      | table-code       |
      | marquoir-classic |
      | belote-classic   |
      | vanikar          |
      | atout            |

  @clause:000-02-plain-ranks @clause:001-scoring-plain-values @clause:002-deck-plain
  @clause:003-rules-plain-ranks @clause:003-guide-ranks @clause:003-faq-values @clause:004-ranks
  @clause:004-values
  Scenario Outline: The order of a plain suit
    A 10 K Q J 9 8 7: each beats the one after it.

    Given the rules of <variant>
    And clubs are trumps
    When the trick is "10♥ A♥"
    Then "A♥" takes the trick
    When the trick is "K♥ 10♥"
    Then "10♥" takes the trick
    When the trick is "Q♥ K♥"
    Then "K♥" takes the trick
    When the trick is "J♥ Q♥"
    Then "Q♥" takes the trick
    When the trick is "9♥ J♥"
    Then "J♥" takes the trick
    When the trick is "8♥ 9♥"
    Then "9♥" takes the trick
    When the trick is "7♥ 8♥"
    Then "8♥" takes the trick

    Examples:
      | variant          |
      | table-code       |
      | marquoir-classic |
      | belote-classic   |
      | vanikar          |
      | atout            |

  @clause:000-02-winner-leads @clause:002-play-winner-leads @clause:003-guide-winner-leads
  @clause:004-winner-leads
  Scenario Outline: The winner leads to the next trick
    Seat 1 has led.

    Given the rules of <variant>
    And hearts are trumps
    And the trick is "A♠ 10♠ 7♥ K♠"
    Then seat 3 leads next

    Examples:
      | variant        |
      | table-code     |
      | belote-classic |
      | vanikar        |
      | atout          |
