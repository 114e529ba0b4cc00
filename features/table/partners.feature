Feature: Four players in two partnerships
  Four play, two against two. Seats are numbered in the order of play: 1 and 3 are partners, 2 and 4 are their
  opponents. Seat 4 deals unless a scenario says otherwise, so seat 1 leads.

  @clause:000-01-partners @clause:001-setup-partners @clause:002-players-partners
  @clause:003-setup-partners @clause:003-faq-players @clause:004-partners
  Scenario Outline: The third player is the leader's partner
    Seat 3 has neither clubs nor a duty to trump, since the partner's ace is winning.

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
      | atout                       |
      | atout-declarations          |

  @clause:000-01-partners @clause:001-setup-partners @clause:002-players-partners
  @clause:003-setup-partners @clause:003-faq-players @clause:004-partners
  Scenario Outline: The second player is the leader's opponent
    Given the rules of <variant>
    And diamonds are trumps
    And the trick is "A♣"
    And the hand is "J♦ K♠"
    Then the legal cards are "J♦"

    Examples:
      | variant          |
      | table-code       |
      | marquoir-classic |
      | marquoir-coinche |
      | marquoir-contree |
      | belote-classic   |
      | vanikar          |
      | atout            |
