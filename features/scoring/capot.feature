Feature: Every trick
  A side that wins all eight tricks makes the other capot. Most documents turn the 10 of the last trick into 100 then:
  252 points in place of 162.

  @clause:000-03-capot @clause:000-03-capot-belote @clause:001-scoring-capot @clause:004-scoring-capot
  @clause:003-guide-last-trick
  Scenario Outline: The takers win every trick
    Given the rules of <variant>
    And the takers have 162 card points and the defenders 0
    And the takers have won 8 tricks
    Then the takers record <takers> and the defenders 0

    Examples: Said by the document
      | variant            | takers |
      | table-code         | 252    |
      | marquoir-classic   | 252    |
      | atout              | 252    |
      | atout-declarations | 252    |

    Examples: Assumed, for the document does not say it
      | variant        | takers |
      | belote-classic | 252    |
      | vanikar        | 162    |

  @clause:000-03-capot-belote @clause:001-scoring-capot @clause:001-scoring-belote @clause:004-scoring-capot
  @clause:004-belote
  Scenario Outline: The takers win every trick with belote
    Given the rules of <variant>
    And the takers have 162 card points and the defenders 0
    And the takers have won 8 tricks
    And the takers have belote
    Then the takers record 272 and the defenders 0
    And the takers record "162 card points + 90 capot + 20 belote"
    And the defenders record "nothing"

    Examples:
      | variant          |
      | table-code       |
      | marquoir-classic |
      | belote-classic   |
      | atout            |

  @clause:000-03-capot @clause:000-03-failure @clause:001-scoring-capot @clause:001-scoring-classic
  @clause:004-scoring-capot @clause:004-scoring-failure @clause:003-rules-failure
  Scenario Outline: The defenders win every trick
    A failure gives the defence 162, every trick 252; only the first document leaves little doubt which comes first.

    Given the rules of <variant>
    And the takers have 0 card points and the defenders 162
    And the takers have won 0 tricks
    Then the takers record 0 and the defenders <defenders>

    Examples:
      | variant                           | defenders |
      | table-code                        | 252       |
      | marquoir-classic                  | 252       |
      | marquoir-classic:no-defence-sweep | 162       |
      | belote-classic                    | 252       |
      | vanikar                           | 162       |
      | atout                             | 252       |
      | atout:no-defence-sweep            | 162       |

  @clause:000-03-capot-belote @clause:000-03-belote-survives
  Scenario: A side without a trick keeps its belote
    Given the rules of table-code
    And the takers have 0 card points and the defenders 162
    And the takers have won 0 tricks
    And the takers have belote
    Then the takers record 20 and the defenders 252

  @clause:004-declarations-best-side
  Scenario: A side without a trick keeps its declarations
    Given the rules of atout-declarations
    And the takers have 162 card points and the defenders 0
    And the takers have won 8 tricks
    And the declarations count 0 for the takers and 50 for the defenders
    Then the takers record 252 and the defenders 50
