Feature: A failed contract
  When the takers fail, the defence records all points of the deal and the takers none. What becomes of a belote is said
  apart.

  @clause:000-03-failure @clause:000-04-example-deal @clause:001-scoring-classic
  @clause:003-rules-failure @clause:003-guide-failure @clause:003-scoring-box @clause:004-scoring-failure
  Scenario Outline: All points go to the defence
    Given the rules of <variant>
    And the takers have 62 card points and the defenders 100
    Then the contract is failed
    And the takers record 0 and the defenders 162

    Examples: Said by the document
      | variant            |
      | table-code         |
      | marquoir-classic   |
      | vanikar            |
      | atout              |
      | atout-declarations |

    Examples: Assumed, for the document does not say it
      | variant                     |
      | belote-classic              |
      | belote-classic-declarations |

  @clause:000-03-belote-survives @clause:000-03-failure @clause:001-scoring-belote @clause:001-scoring-classic
  @clause:003-rules-failure @clause:003-guide-failure @clause:003-guide-belote @clause:003-faq-belote-value
  @clause:004-belote
  Scenario Outline: The takers had belote
    Given the rules of <variant>
    And the takers have 50 card points and the defenders 112
    And the takers have belote
    Then the contract is failed
    And the takers record <takers> and the defenders 162

    Examples:
      | variant                  | takers |
      | table-code               | 20     |
      | marquoir-classic         | 20     |
      | belote-classic           | 20     |
      | belote-classic:no-belote | 0      |
      | vanikar                  | 20     |
      | vanikar:zero             | 0      |
      | atout                    | 20     |

  @clause:000-03-failure @clause:001-scoring-belote @clause:003-guide-failure @clause:004-scoring-failure
  Scenario Outline: The defenders had belote
    Given the rules of <variant>
    And the takers have 60 card points and the defenders 102
    And the defenders have belote
    Then the takers record 0 and the defenders 182
    And the defenders record "162 card points + 20 belote"

    Examples:
      | variant          |
      | table-code       |
      | marquoir-classic |
      | belote-classic   |
      | vanikar          |
      | vanikar:zero     |
      | atout            |

  @clause:004-declarations-best-side @clause:002-declarations-best-side
  Scenario Outline: The takers had declared
    That the side with the best declaration keeps what it has declared, even when it fails, is our reading.

    Given the rules of <variant>
    And the takers have 40 card points and the defenders 122
    And the declarations count 50 for the takers and 0 for the defenders
    Then the contract is failed
    And the takers record 50 and the defenders 162

    Examples:
      | variant                     |
      | belote-classic-declarations |
      | atout-declarations          |
