Feature: Overtrumping an opponent
  When an opponent is winning with a trump, a player who must trump needs a higher one at most tables. One document says
  that any trump will do, and the opposite in its list of questions.

  @clause:000-02-overtrump @clause:001-play-raise @clause:002-play-overtrump
  @clause:003-guide-any-trump @clause:003-faq-overtrump @clause:004-higher-trump
  Scenario Outline: An opponent has ruffed, and a higher and a lower trump are held
    Given the rules of <variant>
    And diamonds are trumps
    And the trick is "A♣ 10♦"
    And the hand is "9♦ 7♦ K♠"
    Then the legal cards are "<legal>"

    Examples:
      | variant                     | legal |
      | table-code                  | 9♦    |
      | marquoir-classic            | 9♦    |
      | marquoir-classic:ruffs-free | 9♦ 7♦ |
      | marquoir-coinche            | 9♦    |
      | marquoir-contree            | 9♦    |
      | belote-classic              | 9♦    |
      | belote-classic-declarations | 9♦    |
      | vanikar                     | 9♦ 7♦ |
      | vanikar:faq                 | 9♦    |
      | atout                       | 9♦    |
      | atout-declarations          | 9♦    |

  @clause:000-02-overtrump @clause:001-play-raise @clause:002-play-overtrump @clause:003-faq-overtrump
  @clause:004-higher-trump
  Scenario Outline: The lower trump is refused for this duty, the discard for another
    Given the rules of <variant>
    And diamonds are trumps
    And the trick is "A♣ 10♦"
    And the hand is "9♦ 7♦ K♠"
    Then "7♦" is refused by play.overtrump_opponent
    And "K♠" is refused by play.void_opponent_winning

    Examples:
      | variant          |
      | table-code       |
      | marquoir-classic |
      | belote-classic   |
      | vanikar:faq      |
      | atout            |

  @clause:000-02-overtrump @clause:001-play-raise @clause:002-play-overtrump
  @clause:003-guide-any-trump @clause:003-faq-overtrump @clause:004-higher-trump
  Scenario Outline: An opponent has overtrumped the partner
    Seat 2 has ruffed with the 8, seat 3 with the 10; seat 4 is to play.

    Given the rules of <variant>
    And diamonds are trumps
    And the trick is "A♣ 8♦ 10♦"
    And the hand is "9♦ 7♦ K♥"
    Then the legal cards are "<legal>"

    Examples:
      | variant                     | legal |
      | table-code                  | 9♦    |
      | marquoir-classic            | 9♦    |
      | marquoir-classic:ruffs-free | 9♦ 7♦ |
      | belote-classic              | 9♦    |
      | vanikar                     | 9♦ 7♦ |
      | vanikar:faq                 | 9♦    |
      | atout                       | 9♦    |
