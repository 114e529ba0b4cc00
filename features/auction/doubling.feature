Feature: Doubling
  The defence may double a bid that it thinks cannot be made (coincher, contrer), and the takers may redouble. One part
  of the document gives the double to contrée alone.

  @clause:001-house-double @clause:001-scoring-doubled @clause:001-faq-contree
  Scenario Outline: The defence may double, the takers may redouble
    Given the rules of <variant>
    And the calls are "<calls>"
    Then seat <speaker> may call "<call>"

    Examples:
      | variant          | calls                 | speaker | call     |
      | marquoir-contree | 100♠                  | 2       | double   |
      | marquoir-coinche | 100♠                  | 2       | double   |
      | marquoir-contree | 100♠, double          | 3       | redouble |
      | marquoir-contree | 100♠, double, 3: pass | 1       | redouble |
      | marquoir-coinche | capot♥                | 2       | double   |

  @clause:001-faq-contree
  Scenario: Read strictly, coinche has no double
    Given the rules of marquoir-coinche:no-double
    And the calls are "100♠"
    Then seat 2 may not call "double" because of auction.doubling

  @clause:001-house-double
  Scenario Outline: Who may not double or redouble
    Given the rules of marquoir-contree
    And the calls are "<calls>"
    Then seat <speaker> may not call "<call>" because of <reason>

    Examples:
      | calls        | speaker | call     | reason                          |
      | pass         | 2       | double   | auction.nothing_to_double       |
      | 100♠, pass   | 3       | double   | auction.own_side                |
      | 100♠         | 2       | redouble | auction.not_doubled             |
      | 100♠, double | 3       | 110♠     | auction.double_freezes_contract |

  @clause:001-house-double
  Scenario Outline: How a doubled auction ends
    Seat 4 has doubled with seat 2 and can only pass, so the pass is not said. That a redouble ends the auction is
    assumed: the document does not say it.

    Given the rules of <variant>
    And the calls are "<calls>"
    Then the auction ends with "<contract>" by seat 1

    Examples:
      | variant          | calls                          | contract         |
      | marquoir-contree | 100♠, double, 3: pass, 1: pass | 100♠ doubled     |
      | marquoir-coinche | 100♠, double, 3: pass, 1: pass | 100♠ doubled     |
      | marquoir-contree | 100♠, double, redouble         | 100♠ redoubled   |
      | marquoir-coinche | capot♥, double, redouble       | capot♥ redoubled |
