Feature: Overtrumping an opponent
  A player who cannot follow suit must trump when an opponent is winning the trick. If that opponent is winning with a
  trump, most tables ask for a higher one.

  @clause:000-02-overtrump @clause:001-play-raise @clause:002-play-overtrump @clause:003-guide-any-trump @clause:003-faq-overtrump @clause:004-play-higher-trump
  Scenario Outline: An opponent has ruffed, and the player holds a higher and a lower trump
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
