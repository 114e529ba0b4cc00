Feature: The score of a bid contract
  In coinche and contrée the takers need what they have bid, and more than the defence. They then score their points and
  the contract; if they fail, the defence scores 160 and the contract. Belote counts toward the bid here, which the
  document does not say.

  @clause:001-scoring-coinche-success @clause:001-variants-coinche @clause:001-faq-bid @clause:001-variants-contree
  Scenario Outline: A contract made
    That the defence keeps its own points is assumed: the document names the takers alone.

    Given the rules of <variant>
    And the bid is "100♣"
    And the takers have 122 card points and the defenders 40
    Then the contract is made
    And the takers record 222 and the defenders 40
    And the takers record "122 card points + 100 contract"

    Examples:
      | variant          |
      | marquoir-coinche |
      | marquoir-contree |

  @clause:001-scoring-coinche-failure @clause:001-variants-coinche @clause:001-faq-bid @clause:001-variants-contree
  Scenario Outline: A contract failed by a point
    Given the rules of <variant>
    And the bid is "90♥"
    And the takers have 89 card points and the defenders 73
    Then the contract is failed
    And the takers record 0 and the defenders 250
    And the defenders record "160 card points + 90 contract"

    Examples:
      | variant          |
      | marquoir-coinche |
      | marquoir-contree |

  @clause:001-scoring-coinche-success @clause:001-faq-bid
  Scenario Outline: The bid is reached, but the defence has as much or more
    One part of the document asks for more than the defence, another for the bid alone.

    Given the rules of <variant>
    And the bid is "80♠"
    And the takers have <takers' points> card points and the defenders <defenders' points>
    Then the contract is <outcome>
    And the takers record <takers> and the defenders <defenders>

    Examples:
      | variant                    | takers' points | defenders' points | outcome | takers | defenders |
      | marquoir-coinche           | 80             | 82                | failed  | 0      | 240       |
      | marquoir-contree           | 80             | 82                | failed  | 0      | 240       |
      | marquoir-coinche           | 81             | 81                | failed  | 0      | 240       |
      | marquoir-coinche:bid-alone | 80             | 82                | made    | 160    | 82        |
      | marquoir-coinche:bid-alone | 81             | 81                | made    | 161    | 81        |

  @clause:001-scoring-belote @clause:001-scoring-coinche-success @clause:001-scoring-coinche-failure
  Scenario Outline: Belote and a bid
    Given the rules of <variant>
    And the bid is "100♠"
    And the takers have <takers' points> card points and the defenders <defenders' points>
    And the <who> have belote
    Then the contract is <outcome>
    And the takers record <takers> and the defenders <defenders>

    Examples:
      | variant                     | takers' points | defenders' points | who       | outcome | takers | defenders |
      | marquoir-coinche            | 83             | 79                | takers    | made    | 203    | 79        |
      | marquoir-coinche:cards-only | 83             | 79                | takers    | failed  | 20     | 260       |
      | marquoir-coinche            | 79             | 83                | takers    | failed  | 20     | 260       |
      | marquoir-coinche            | 122            | 40                | defenders | made    | 222    | 60        |
      | marquoir-contree            | 79             | 83                | defenders | failed  | 0      | 280       |

  @clause:001-scoring-capot-unannounced
  Scenario Outline: Every trick, not announced
    Given the rules of <variant>
    And the bid is "<bid>"
    And the takers have 162 card points and the defenders 0
    And the takers have won <tricks> tricks
    Then the takers record <takers> and the defenders 0

    Examples: 250 and the contract
      | variant          | bid  | tricks | takers |
      | marquoir-coinche | 100♥ | 8      | 350    |
      | marquoir-contree | 100♥ | 8      | 350    |

    Examples: A trick without points is a trick, so this is no capot
      | variant          | bid  | tricks | takers |
      | marquoir-coinche | 150♠ | 7      | 312    |

  @clause:001-scoring-capot-announced @clause:001-variants-coinche
  Scenario Outline: Capot announced
    Given the rules of <variant>
    And the bid is "<bid>"
    And the takers have <takers' points> card points and the defenders <defenders' points>
    And the takers have won <tricks> tricks
    Then the takers record <takers> and the defenders <defenders>

    Examples: Made
      | variant          | bid              | takers' points | defenders' points | tricks | takers | defenders |
      | marquoir-coinche | capot♥           | 162            | 0                 | 8      | 500    | 0         |
      | marquoir-contree | capot♥           | 162            | 0                 | 8      | 500    | 0         |
      | marquoir-coinche | capot♥ doubled   | 162            | 0                 | 8      | 1000   | 0         |
      | marquoir-coinche | capot♥ redoubled | 162            | 0                 | 8      | 2000   | 0         |

    Examples: Failed
      | variant          | bid            | takers' points | defenders' points | tricks | takers | defenders |
      | marquoir-coinche | capot♥         | 148            | 14                | 7      | 0      | 500       |
      | marquoir-contree | capot♥         | 162            | 0                 | 7      | 0      | 500       |
      | marquoir-coinche | capot♥ doubled | 148            | 14                | 7      | 0      | 1000      |

  @clause:001-scoring-capot-announced @clause:001-scoring-belote
  Scenario Outline: A failed capot that was announced costs the takers their belote
    Given the rules of <variant>
    And the bid is "<bid>"
    And the takers have 148 card points and the defenders 14
    And the takers have won 7 tricks
    And the takers have belote
    Then the takers record <takers> and the defenders <defenders>

    Examples:
      | variant          | bid    | takers | defenders |
      | marquoir-coinche | capot♥ | 0      | 500       |
      | marquoir-contree | capot♥ | 0      | 500       |
      | marquoir-coinche | 160♥   | 328    | 14        |
