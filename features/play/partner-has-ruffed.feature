Feature: The partner is winning with a trump
  A winning partner frees one from trumping, and so from going over the partner's trump. Two sentences of the documents
  can be read otherwise.

  @clause:000-02-partner-winning @clause:001-play-must-trump @clause:003-guide-partner-winning
  @clause:004-must-trump @clause:004-higher-trump
  Scenario Outline: Trumps and another suit are held
    Seat 2 has ruffed; seat 4, the partner, is to play.

    Given the rules of <variant>
    And diamonds are trumps
    And the trick is "K♣ 10♦ 8♣"
    And the hand is "9♦ 7♦ K♠"
    Then the legal cards are "<legal>"

    Examples:
      | variant                 | legal    |
      | table-code              | 9♦ 7♦ K♠ |
      | marquoir-classic        | 9♦ 7♦ K♠ |
      | marquoir-coinche        | 9♦ 7♦ K♠ |
      | belote-classic          | 9♦ 7♦ K♠ |
      | vanikar                 | 9♦ 7♦ K♠ |
      | vanikar:faq             | 9♦ 7♦ K♠ |
      | atout                   | 9♦ 7♦ K♠ |
      | atout:overtrump-partner | 9♦       |

  @clause:000-02-partner-winning @clause:004-must-trump @clause:004-higher-trump
  Scenario Outline: Nothing but trumps is held
    Given the rules of <variant>
    And diamonds are trumps
    And the trick is "K♣ 10♦ 8♣"
    And the hand is "9♦ 7♦"
    Then the legal cards are "<legal>"

    Examples:
      | variant                 | legal |
      | table-code              | 9♦ 7♦ |
      | marquoir-classic        | 9♦ 7♦ |
      | belote-classic          | 9♦ 7♦ |
      | vanikar                 | 9♦ 7♦ |
      | atout                   | 9♦ 7♦ |
      | atout:overtrump-partner | 9♦    |

  @clause:000-02-partner-winning @clause:002-play-must-trump @clause:002-play-overtrump
  Scenario Outline: The opponent behind the partner has undertrumped
    Seat 2 has ruffed with the 10 and seat 3 with the 7. The partner of seat 4 is winning, but the opponent before it
    has trumped.

    Given the rules of <variant>
    And diamonds are trumps
    And the trick is "A♣ 10♦ 7♦"
    And the hand is "9♦ 8♦ K♥"
    Then the legal cards are "<legal>"

    Examples:
      | variant                        | legal    |
      | table-code                     | 9♦ 8♦ K♥ |
      | belote-classic                 | 9♦ 8♦ K♥ |
      | belote-classic:opponent-before | 9♦       |
      | vanikar:faq                    | 9♦ 8♦ K♥ |
      | atout                          | 9♦ 8♦ K♥ |
