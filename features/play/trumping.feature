Feature: Trumping when void in the suit led
  Who has no card of the suit led must trump, unless the partner is winning the trick.

  @clause:000-02-must-trump @clause:001-play-must-trump @clause:002-play-must-trump
  @clause:003-guide-any-trump @clause:003-faq-must-trump @clause:004-must-trump
  Scenario Outline: An opponent is winning with a plain card
    Given the rules of <variant>
    And diamonds are trumps
    And the trick is "A♣"
    And the hand is "7♦ 8♦ K♠"
    Then the legal cards are "7♦ 8♦"
    And "K♠" is refused by play.void_opponent_winning

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

  @clause:000-02-must-trump @clause:001-play-must-trump @clause:002-play-must-trump @clause:003-guide-any-trump
  @clause:004-must-trump
  Scenario Outline: The partner has not played yet
    Given the rules of <variant>
    And diamonds are trumps
    And the trick is "10♣"
    And the hand is "7♦ K♠"
    Then the legal cards are "7♦"

    Examples:
      | variant          |
      | table-code       |
      | marquoir-classic |
      | belote-classic   |
      | vanikar          |
      | atout            |

  @clause:000-02-partner-winning @clause:001-play-must-trump @clause:002-play-must-trump
  @clause:003-guide-partner-winning @clause:003-faq-partner-winning @clause:004-must-trump
  Scenario Outline: The partner is winning with a plain card
    Given the rules of <variant>
    And diamonds are trumps
    And the trick is "A♣ 7♣"
    And the hand is "J♦ K♠"
    Then the legal cards are "J♦ K♠"

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
