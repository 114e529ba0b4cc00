Feature: The end of the match
  Deals are played until a side has the points that the table has agreed on. Whole deals are played: the match ends
  after a deal, never within one.

  @clause:000-01-target @clause:000-03-finish @clause:001-end-target @clause:003-objective-501
  @clause:003-guide-target @clause:003-guide-repeat @clause:003-scoring-box @clause:004-scoring-501
  Scenario Outline: How many points
    Given the rules of <variant>
    And these deals are recorded
      | seats 1 and 3 | seats 2 and 4 |
      | <before>      | 100           |
      | 90            | 72            |
    Then the match <verdict>
    And seats 2 and 4 have 172 in all

    Examples: Said by the document
      | variant            | before | verdict                 |
      | table-code         | 909    | goes on                 |
      | table-code         | 911    | is won by seats 1 and 3 |
      | marquoir-classic   | 911    | is won by seats 1 and 3 |
      | marquoir-coinche   | 911    | is won by seats 1 and 3 |
      | marquoir-contree   | 911    | is won by seats 1 and 3 |
      | vanikar            | 410    | goes on                 |
      | vanikar            | 412    | is won by seats 1 and 3 |
      | atout              | 410    | goes on                 |
      | atout              | 412    | is won by seats 1 and 3 |
      | atout-declarations | 412    | is won by seats 1 and 3 |

    Examples: Assumed, for the document does not say it
      | variant        | before | verdict                 |
      | belote-classic | 909    | goes on                 |
      | belote-classic | 911    | is won by seats 1 and 3 |

  @clause:000-03-finish @clause:001-end-target @clause:003-guide-repeat @clause:003-objective-501
  @clause:004-scoring-501
  Scenario Outline: The target exactly
    Reaching it is enough at most tables; at one the target must be passed, though its first page speaks of reaching it.

    Given the rules of <variant>
    And these deals are recorded
      | seats 1 and 3 | seats 2 and 4 |
      | <before>      | 100           |
      | 90            | 72            |
    Then the match <verdict>

    Examples:
      | variant                | before | verdict                 |
      | table-code             | 910    | is won by seats 1 and 3 |
      | marquoir-classic       | 910    | goes on                 |
      | marquoir-classic:reach | 910    | is won by seats 1 and 3 |
      | vanikar                | 411    | is won by seats 1 and 3 |
      | atout                  | 411    | is won by seats 1 and 3 |

  @clause:001-end-target @clause:001-variants-game-to
  Scenario Outline: The target that the table has chosen
    Given the rules of <variant>
    And these deals are recorded
      | seats 1 and 3 | seats 2 and 4 |
      | <before>      | 100           |
      | 90            | 72            |
    Then the match <verdict>

    Examples:
      | variant                                  | before | verdict                 |
      | marquoir-classic@match.match_target=501  | 411    | goes on                 |
      | marquoir-classic@match.match_target=501  | 412    | is won by seats 1 and 3 |
      | marquoir-coinche@match.match_target=2000 | 912    | goes on                 |
      | marquoir-coinche@match.match_target=2000 | 1911   | is won by seats 1 and 3 |

  @clause:000-03-both-reach
  Scenario Outline: Both sides are there after the same deal
    Given the rules of <variant>
    And these deals are recorded
      | seats 1 and 3 | seats 2 and 4 |
      | 980           | 960           |
      | 72            | 90            |
    Then the match is won by seats 1 and 3
    And seats 1 and 3 have 1052 in all
    And seats 2 and 4 have 1050 in all

    Examples: Said by the document
      | variant    |
      | table-code |

    Examples: Assumed, for the document does not say it
      | variant          |
      | marquoir-classic |
      | belote-classic   |
      | vanikar          |
      | atout            |

  @clause:000-03-tied-match @clause:001-end-tie
  Scenario Outline: Both sides are there with the same total
    At one table deals follow until one separates the sides, at another a single deal does.

    Given the rules of <variant>
    And these deals are recorded
      | seats 1 and 3 | seats 2 and 4 |
      | 1010          | 1010          |
    Then the match goes on

    Examples:
      | variant          |
      | table-code       |
      | marquoir-classic |

  @clause:000-03-tied-match @clause:001-end-tie
  Scenario Outline: The deal after a tie
    Given the rules of <variant>
    And these deals are recorded
      | seats 1 and 3 | seats 2 and 4 |
      | 1010          | 1010          |
      | <ns>          | <ew>          |
    Then the match <verdict>

    Examples:
      | variant          | ns | ew | verdict                 |
      | table-code       | 72 | 90 | is won by seats 2 and 4 |
      | table-code       | 81 | 81 | goes on                 |
      | marquoir-classic | 72 | 90 | is won by seats 2 and 4 |
      | marquoir-classic | 81 | 81 | is drawn                |

  @clause:000-03-litige @clause:000-03-reserve @clause:004-scoring-81
  Scenario Outline: A match with a tie in it
    First seat 1 takes and gets 81 to 81, then seat 2 takes and makes 90 to 72. What waits at one table is a failure at
    the other, and the totals are the same in the end. Where both sides keep their 81 they are not.

    Given the rules of <variant>
    And these deals are recorded
      | seats 1 and 3 | seats 2 and 4 | taker |
      | <tied>        | <first>       | 1     |
      | 72            | <second>      | 2     |
    Then the match goes on
    And seats 1 and 3 have <ns> in all
    And seats 2 and 4 have <ew> in all

    Examples:
      | variant          | tied | first | second | ns  | ew  |
      | table-code       | 0    | 81    | 171    | 72  | 252 |
      | marquoir-classic | 0    | 162   | 90     | 72  | 252 |
      | vanikar          | 0    | 162   | 90     | 72  | 252 |
      | atout            | 81   | 81    | 90     | 153 | 171 |
