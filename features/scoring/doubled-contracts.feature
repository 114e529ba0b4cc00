Feature: The score of a doubled contract
  Doubled, the winning side scores twice 160 and the contract; redoubled, four times. One sentence of the document says
  that the contract is worth double, which can mean the contract alone.

  @clause:001-scoring-doubled @clause:001-house-double @clause:001-variants-coinche @clause:001-variants-contree
  @clause:001-faq-contree
  Scenario Outline: A doubled contract fails
    Given the rules of <variant>
    And the bid is "<bid>"
    And the takers have 80 card points and the defenders 82
    Then the takers record 0 and the defenders <defenders>

    Examples:
      | variant                           | bid            | defenders |
      | marquoir-coinche                  | 100♠ doubled   | 520       |
      | marquoir-contree                  | 100♠ doubled   | 520       |
      | marquoir-coinche                  | 100♠ redoubled | 1040      |
      | marquoir-contree                  | 100♠ redoubled | 1040      |
      | marquoir-coinche:contract-doubled | 100♠ doubled   | 360       |
      | marquoir-contree:contract-doubled | 100♠ redoubled | 560       |

  @clause:001-scoring-doubled @clause:001-house-double @clause:001-variants-coinche @clause:001-variants-contree
  Scenario Outline: A doubled contract is made
    Given the rules of <variant>
    And the bid is "<bid>"
    And the takers have 110 card points and the defenders 52
    Then the takers record <takers> and the defenders 0

    Examples:
      | variant                           | bid            | takers |
      | marquoir-coinche                  | 100♠ doubled   | 520    |
      | marquoir-contree                  | 100♠ doubled   | 520    |
      | marquoir-coinche                  | 100♠ redoubled | 1040   |
      | marquoir-coinche:contract-doubled | 100♠ doubled   | 360    |

  @clause:001-scoring-doubled @clause:001-scoring-belote
  Scenario Outline: A belote is never doubled
    The side that announced it keeps it, even when it loses the deal.

    Given the rules of <variant>
    And the bid is "100♠ doubled"
    And the takers have 110 card points and the defenders 52
    And the <who> have belote
    Then the takers record <takers> and the defenders <defenders>

    Examples:
      | variant          | who       | takers | defenders |
      | marquoir-coinche | takers    | 540    | 0         |
      | marquoir-coinche | defenders | 520    | 20        |
      | marquoir-contree | takers    | 540    | 0         |
