Feature: Taking the trick
  The highest trump takes the trick, or else the highest card of the suit led; whoever takes it leads to the next. This
  is the same at every table.

  @clause:000-02-trick-winner @clause:001-play-trick-winner @clause:002-play-trick-winner
  @clause:003-guide-trick-winner @clause:004-trick-winner
  Scenario Outline: The highest trump, or else the highest card of the suit led
    Given the rules of table-code
    And hearts are trumps
    And the trick is "<trick>"
    Then "<winner>" takes the trick

    Examples: Plain suits
      | trick        | winner |
      | 10♠ A♠ 7♠ K♠ | A♠     |
      | 7♠ A♦ 8♠ A♣  | 8♠     |
      | 9♠ J♠ Q♠ 8♠  | Q♠     |

    Examples: A trump beats every plain card
      | trick        | winner |
      | A♠ 7♥ 10♠ K♠ | 7♥     |
      | A♠ 7♥ 10♠ 8♥ | 8♥     |

    Examples: Trumps led
      | trick        | winner |
      | 9♥ J♥ 8♥ 7♥  | J♥     |
      | A♥ 10♥ A♠ 9♥ | 9♥     |
      | 7♥ A♠ A♣ A♦  | 7♥     |

  @clause:000-02-trump-ranks @clause:001-scoring-trump-values @clause:002-deck-trump
  @clause:003-introduction-ranks @clause:003-rules-trump-ranks @clause:003-guide-ranks
  @clause:003-faq-values @clause:004-ranks @clause:004-values
  Scenario Outline: The order of the trumps
    Each beats the one after it: J 9 A 10 K Q 8 7.

    Given the rules of table-code
    And hearts are trumps
    And the trick is "<lower> <higher>"
    Then "<higher>" takes the trick

    Examples:
      | higher | lower |
      | J♥     | 9♥    |
      | 9♥     | A♥    |
      | A♥     | 10♥   |
      | 10♥    | K♥    |
      | K♥     | Q♥    |
      | Q♥     | 8♥    |
      | 8♥     | 7♥    |

  @clause:000-02-plain-ranks @clause:001-scoring-plain-values @clause:002-deck-plain
  @clause:003-rules-plain-ranks @clause:003-guide-ranks @clause:003-faq-values
  @clause:004-ranks @clause:004-values
  Scenario Outline: The order of a plain suit
    Each beats the one after it: A 10 K Q J 9 8 7.

    Given the rules of table-code
    And clubs are trumps
    And the trick is "<lower> <higher>"
    Then "<higher>" takes the trick

    Examples:
      | higher | lower |
      | A♥     | 10♥   |
      | 10♥    | K♥    |
      | K♥     | Q♥    |
      | Q♥     | J♥    |
      | J♥     | 9♥    |
      | 9♥     | 8♥    |
      | 8♥     | 7♥    |

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
