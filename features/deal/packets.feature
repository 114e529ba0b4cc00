Feature: The cards before the choice of trumps
  In a game with a turned card everybody gets five cards, in packets, and the next card is turned up: the twenty-first.
  Where trumps are bid for, the whole pack is dealt at once. A round of packets is written from seat 1 to the dealer.

  @clause:000-01-packets @clause:001-setup-packets-classic @clause:002-deal-packets
  @clause:003-setup-deal @clause:003-guide-deal @clause:004-deal-five
  Scenario Outline: Five cards each, then one turned up
    Given the rules of <variant>
    Then the cards are dealt as "3 3 3 3, 2 2 2 2, turn up"

    Examples: Said by the document
      | variant                     |
      | table-code                  |
      | marquoir-classic            |
      | belote-classic              |
      | belote-classic-declarations |

    Examples: Five cards are said, the packets are assumed
      | variant            |
      | vanikar            |
      | atout              |
      | atout-declarations |

  @clause:001-setup-packets-coinche
  Scenario Outline: The whole pack at once
    Given the rules of <variant>
    Then the cards are dealt as "5 5 5 5, 3 3 3 3"

    Examples:
      | variant          |
      | marquoir-coinche |
      | marquoir-contree |

  @clause:000-01-packets
  Scenario: The first packet goes to the player after the dealer, whoever deals
    Given the rules of table-code
    And seat 2 deals
    Then the cards are dealt as "3 3 3 3, 2 2 2 2, turn up"
