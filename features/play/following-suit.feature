Feature: Following suit
  Who has a card of the suit led must play one. In a plain suit any card of it will do; nobody need go higher.

  @clause:000-02-follow-suit @clause:001-play-follow-suit @clause:002-play-follow-suit
  @clause:003-guide-follow-suit @clause:004-follow-suit
  Scenario Outline: A card of the suit led is held
    Given the rules of <variant>
    And clubs are trumps
    And the trick is "8♥"
    And the hand is "7♥ Q♥ A♠ J♣"
    Then the legal cards are "7♥ Q♥"
    And "A♠ J♣" are refused by play.follow_suit

    Examples:
      | variant                     |
      | table-code                  |
      | marquoir-classic            |
      | marquoir-coinche            |
      | marquoir-contree            |
      | belote-classic              |
      | belote-classic-declarations |
      | vanikar                     |
      | atout                       |
      | atout-declarations          |

  @clause:000-02-follow-suit @clause:001-play-follow-suit @clause:002-play-follow-suit
  @clause:003-guide-follow-suit @clause:004-follow-suit
  Scenario Outline: Nobody need go higher in a plain suit
    Given the rules of <variant>
    And clubs are trumps
    And the trick is "10♥"
    And the hand is "A♥ 7♥ 9♣"
    Then the legal cards are "A♥ 7♥"

    Examples:
      | variant          |
      | table-code       |
      | marquoir-classic |
      | marquoir-coinche |
      | belote-classic   |
      | vanikar          |
      | atout            |

  @clause:000-02-first-lead @clause:001-play-first-lead @clause:002-play-first-lead @clause:003-guide-first-lead
  Scenario Outline: Any card may be led
    Given the rules of <variant>
    And clubs are trumps
    And the trick is no card
    And the hand is "7♥ J♣ A♠"
    Then the legal cards are "7♥ J♣ A♠"

    Examples:
      | variant          |
      | table-code       |
      | marquoir-classic |
      | marquoir-coinche |
      | belote-classic   |
      | vanikar          |
      | atout            |

  @clause:000-02-discard @clause:004-must-trump
  Scenario Outline: Neither the suit led nor a trump
    Given the rules of <variant>
    And diamonds are trumps
    And the trick is "A♣"
    And the hand is "7♥ K♠"
    Then the legal cards are "7♥ K♠"

    Examples:
      | variant          |
      | table-code       |
      | marquoir-classic |
      | belote-classic   |
      | vanikar          |
      | atout            |

  @clause:001-play-first-lead
  Scenario Outline: A lead in a doubled contract, where plain suits must be led
    Given the rules of <variant>
    And hearts are trumps
    And the contract is <doubled>
    And the trick is no card
    And the hand is "9♥ 7♠"
    Then the legal cards are "<legal>"

    Examples:
      | variant                                            | doubled   | legal |
      | marquoir-coinche                                   | doubled   | 9♥ 7♠ |
      | marquoir-coinche@play.lead_restriction=closed_hokm | doubled   | 7♠    |
      | marquoir-coinche@play.lead_restriction=closed_hokm | redoubled | 7♠    |
