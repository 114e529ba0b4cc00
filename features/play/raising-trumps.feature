Feature: Raising when trumps are led
  When trumps are led, most tables ask for a trump higher than those in the trick from everybody who has one. Some free
  a player whose partner is winning; one asks for nothing but following.

  @clause:000-02-raise @clause:000-04-example-raise @clause:001-play-raise @clause:002-play-raise
  @clause:003-guide-follow-suit @clause:003-faq-overtrump @clause:004-higher-trump
  Scenario Outline: An opponent is winning, and a higher trump is held
    Given the rules of <variant>
    And hearts are trumps
    And the trick is "9♥"
    And the hand is "J♥ Q♥ A♣"
    Then the legal cards are "<legal>"

    Examples:
      | variant                       | legal |
      | table-code                    | J♥    |
      | marquoir-classic              | J♥    |
      | marquoir-classic:strict-raise | J♥    |
      | marquoir-classic:ruffs-free   | J♥    |
      | marquoir-coinche              | J♥    |
      | marquoir-contree              | J♥    |
      | belote-classic                | J♥    |
      | belote-classic-declarations   | J♥    |
      | vanikar                       | J♥ Q♥ |
      | vanikar:faq                   | J♥ Q♥ |
      | atout                         | J♥    |
      | atout-declarations            | J♥    |

  @clause:000-02-raise @clause:001-play-raise @clause:002-play-raise @clause:004-higher-trump
  Scenario Outline: The lower trump is refused for this duty
    Given the rules of <variant>
    And hearts are trumps
    And the trick is "9♥"
    And the hand is "J♥ Q♥ A♣"
    Then "Q♥" is refused by play.must_head_trump_led
    And "A♣" is refused by play.follow_suit

    Examples:
      | variant          |
      | table-code       |
      | marquoir-classic |
      | belote-classic   |
      | atout            |

  @clause:000-02-raise @clause:001-house-pitfall @clause:002-play-raise @clause:003-guide-follow-suit
  @clause:004-higher-trump
  Scenario Outline: The partner is winning, and a higher trump is held
    Given the rules of <variant>
    And spades are trumps
    And the trick is "9♠ 7♠"
    And the hand is "J♠ 8♠ K♦"
    Then the legal cards are "<legal>"

    Examples:
      | variant                       | legal |
      | table-code                    | J♠    |
      | marquoir-classic              | J♠ 8♠ |
      | marquoir-classic:strict-raise | J♠    |
      | marquoir-classic:ruffs-free   | J♠ 8♠ |
      | marquoir-coinche              | J♠ 8♠ |
      | marquoir-coinche:strict-raise | J♠    |
      | marquoir-contree              | J♠ 8♠ |
      | belote-classic                | J♠    |
      | vanikar                       | J♠ 8♠ |
      | vanikar:faq                   | J♠ 8♠ |
      | atout                         | J♠    |

  @clause:000-02-raise @clause:001-play-raise @clause:002-play-raise @clause:003-guide-follow-suit
  @clause:004-higher-trump
  Scenario Outline: No higher trump is held
    Given the rules of <variant>
    And spades are trumps
    And the trick is "J♠"
    And the hand is "9♠ 8♠ A♥"
    Then the legal cards are "9♠ 8♠"

    Examples:
      | variant          |
      | table-code       |
      | marquoir-classic |
      | marquoir-coinche |
      | belote-classic   |
      | vanikar          |
      | vanikar:faq      |
      | atout            |

  @clause:000-02-discard @clause:001-play-follow-suit @clause:003-guide-follow-suit @clause:004-follow-suit
  Scenario Outline: No trump at all is held
    Given the rules of <variant>
    And spades are trumps
    And the trick is "J♠"
    And the hand is "A♥ 7♦"
    Then the legal cards are "A♥ 7♦"

    Examples:
      | variant          |
      | table-code       |
      | marquoir-classic |
      | belote-classic   |
      | vanikar          |
      | atout            |
