Feature: Undertrumping
  Who must trump and cannot go over an opponent's trump plays a lower one (pisser). All five documents say so or imply
  it: void in the suit led, one trumps, and nothing frees a player whose trumps are too low.

  @clause:000-02-undertrump @clause:001-play-must-trump @clause:002-play-undertrump
  @clause:003-guide-any-trump @clause:004-must-trump
  Scenario Outline: Only lower trumps are held, and other suits
    Given the rules of <variant>
    And diamonds are trumps
    And the trick is "A♣ 9♦"
    And the hand is "K♦ 7♦ 10♠ Q♥"
    Then the legal cards are "K♦ 7♦"
    And "10♠ Q♥" are refused by play.undertrump_when_beaten

    Examples:
      | variant                     |
      | table-code                  |
      | marquoir-classic            |
      | marquoir-coinche            |
      | marquoir-contree            |
      | belote-classic              |
      | belote-classic-declarations |
      | vanikar                     |
      | vanikar:faq                 |
      | atout                       |
      | atout-declarations          |

  @clause:000-02-undertrump @clause:002-play-undertrump
  Scenario Outline: Nothing but lower trumps is held
    Given the rules of <variant>
    And diamonds are trumps
    And the trick is "A♣ 9♦"
    And the hand is "K♦ 7♦"
    Then the legal cards are "K♦ 7♦"

    Examples:
      | variant          |
      | table-code       |
      | marquoir-classic |
      | belote-classic   |
      | vanikar          |
      | atout            |
