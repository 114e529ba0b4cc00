Feature: Completing the hands
  Once somebody has taken, the turned card joins the taker's hand. Two more cards make eight with it; everybody else
  gets three. The whole pack is then in the four hands: no stock is left, and nothing is exchanged.

  @clause:000-01-completion @clause:000-01-no-stock @clause:000-02-eight-tricks
  @clause:002-bidding-taker-gets-card @clause:002-bidding-completion
  @clause:003-setup-deal @clause:003-guide-deal @clause:004-completion
  Scenario Outline: The taker gets the turned card and two more
    Given the rules of <variant>
    And seat 2 has taken
    Then the cards are dealt as "3 3 3 3, 2 2 2 2, turn up, turned card to 2, 3 2 3 3"

    Examples: Said by the document
      | variant                     |
      | table-code                  |
      | belote-classic              |
      | belote-classic-declarations |
      | vanikar                     |
      | atout                       |
      | atout-declarations          |

    Examples: Implied by the deal of classic belote
      | variant          |
      | marquoir-classic |

  @clause:000-01-completion @clause:002-bidding-completion @clause:004-completion
  Scenario Outline: The dealer takes
    Given the rules of <variant>
    And seat 4 has taken
    Then the cards are dealt as "3 3 3 3, 2 2 2 2, turn up, turned card to 4, 3 3 3 2"

    Examples:
      | variant        |
      | table-code     |
      | belote-classic |
      | atout          |
