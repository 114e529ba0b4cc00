Feature: 81 each
  When both sides have the same, five documents give four answers: the points of the takers wait (litige), the takers
  have failed, both keep what they have, or nothing is said.

  @clause:000-03-litige @clause:001-scoring-classic @clause:001-faq-82
  @clause:003-objective-82 @clause:003-rules-failure @clause:004-scoring-81
  Scenario Outline: 81 to 81, without belote
    Given the rules of <variant>
    And the takers have 81 card points and the defenders 81
    Then the contract is <outcome>
    And the takers record <takers> and the defenders <defenders>
    And <waiting> points wait for a later deal

    Examples: Said or implied by the document
      | variant          | outcome                 | takers | defenders | waiting |
      | table-code       | neither made nor failed | 0      | 81        | 81      |
      | marquoir-classic | failed                  | 0      | 162       | 0       |
      | vanikar          | failed                  | 0      | 162       | 0       |
      | atout            | neither made nor failed | 81     | 81        | 0       |

    Examples: Assumed, for the document does not say it
      | variant        | outcome                 | takers | defenders | waiting |
      | belote-classic | neither made nor failed | 0      | 81        | 81      |

  @clause:000-03-litige @clause:000-03-test @clause:001-scoring-classic @clause:003-objective-82
  @clause:004-scoring-82 @clause:004-scoring-81
  Scenario Outline: 91 to 91, with the takers' belote
    Given the rules of <variant>
    And the takers have 71 card points and the defenders 91
    And the takers have belote
    Then the contract is <outcome>
    And the takers record <takers> and the defenders 91
    And <waiting> points wait for a later deal

    Examples:
      | variant              | outcome                 | takers | waiting |
      | table-code           | neither made nor failed | 0      | 91      |
      | marquoir-classic     | made                    | 91     | 0       |
      | vanikar              | made                    | 91     | 0       |
      | atout                | made                    | 91     | 0       |
      | atout:more-than-half | neither made nor failed | 91     | 0       |

  @clause:000-03-litige @clause:004-scoring-81
  Scenario Outline: 81 card points each, and a belote
    Card points are equal, totals are not. Where 81 card points each are kept, the belote comes on top.

    Given the rules of <variant>
    And the takers have 81 card points and the defenders 81
    And the <who> have belote
    Then the contract is <outcome>
    And the takers record <takers> and the defenders <defenders>

    Examples:
      | variant              | who       | outcome                 | takers | defenders |
      | table-code           | takers    | made                    | 101    | 81        |
      | table-code           | defenders | failed                  | 0      | 182       |
      | atout                | takers    | made                    | 101    | 81        |
      | atout                | defenders | neither made nor failed | 81     | 101       |
      | atout:more-than-half | defenders | failed                  | 0      | 182       |

  @clause:000-03-reserve
  Scenario Outline: The winners of the next deal take what waits
    They can be those who win the deal, or those who make the contract: the document can be read either way.

    Given the rules of <variant>
    And 81 points wait from an earlier deal
    And the takers have <takers' points> card points and the defenders <defenders' points>
    Then the takers record <takers> and the defenders <defenders>
    And <waiting> points wait for a later deal

    Examples:
      | variant                      | takers' points | defenders' points | takers | defenders | waiting |
      | table-code                   | 90             | 72                | 171    | 72        | 0       |
      | table-code                   | 60             | 102               | 0      | 243       | 0       |
      | table-code:reserve-to-makers | 90             | 72                | 171    | 72        | 0       |
      | table-code:reserve-to-makers | 60             | 102               | 0      | 162       | 81      |

  @clause:000-03-repeated-litige
  Scenario: What waits adds up when the next deal is a tie too
    Given the rules of table-code
    And 81 points wait from an earlier deal
    And the takers have 81 card points and the defenders 81
    Then the takers record 0 and the defenders 81
    And 162 points wait for a later deal

  @clause:000-03-litige
  Scenario: The deal is played again
    Given the rules of table-code@scoring.tie_rule=replay
    And the takers have 81 card points and the defenders 81
    Then the deal is replayed
    And the takers record 0 and the defenders 0

  @clause:000-03-litige
  Scenario: A tie in the last of so many deals
    Given the rules of table-code@scoring.tie_in_last_deal=each_marks_own
    And the takers have 81 card points and the defenders 81
    And this is the last deal
    Then the takers record 81 and the defenders 81
    And 0 points wait for a later deal
