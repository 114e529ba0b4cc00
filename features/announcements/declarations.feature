Feature: Declarations
  At a table that plays them, sequences of three or more cards of a suit and squares of four cards of a rank are
  declared before the first trick. Only the side with the best one scores, and it scores all of its own.

  Background:
    Given hearts are trumps

  @clause:004-declarations-values @clause:002-declarations-squares @clause:002-declarations-sequences
  @clause:001-house-sequences
  Scenario Outline: What each is worth
    Given the rules of <variant>
    And seat 1 declares "<cards>"
    Then the declarations count <points> for seats 1 and 3 and 0 for seats 2 and 4

    Examples: Sequences: three, four, five or more cards in a row
      | variant            | cards                    | points |
      | atout-declarations | 7♠ 8♠ 9♠                 | 20     |
      | atout-declarations | 10♠ J♠ Q♠ K♠             | 50     |
      | atout-declarations | 10♠ J♠ Q♠ K♠ A♠          | 100    |
      | atout-declarations | 9♠ 10♠ J♠ Q♠ K♠ A♠       | 100    |
      | atout-declarations | 7♠ 8♠ 9♠ 10♠ J♠ Q♠ K♠ A♠ | 100    |

    Examples: Squares
      | variant                     | cards           | points |
      | atout-declarations          | J♠ J♥ J♦ J♣     | 200    |
      | atout-declarations          | 9♠ 9♥ 9♦ 9♣     | 150    |
      | atout-declarations          | A♠ A♥ A♦ A♣     | 100    |
      | atout-declarations          | 10♠ 10♥ 10♦ 10♣ | 100    |
      | atout-declarations          | K♠ K♥ K♦ K♣     | 100    |
      | atout-declarations          | Q♠ Q♥ Q♦ Q♣     | 100    |
      | belote-classic-declarations | A♠ A♥ A♦ A♣     | 100    |
      | belote-classic-declarations | 10♠ 10♥ 10♦ 10♣ | 100    |
      | belote-classic-declarations | K♠ K♥ K♦ K♣     | 100    |
      | belote-classic-declarations | Q♠ Q♥ Q♦ Q♣     | 100    |

    Examples: Assumed, for what the document said of them is lost
      | variant                     | cards           | points |
      | belote-classic-declarations | J♠ J♥ J♦ J♣     | 200    |
      | belote-classic-declarations | 9♠ 9♥ 9♦ 9♣     | 150    |
      | belote-classic-declarations | 7♠ 8♠ 9♠        | 20     |
      | belote-classic-declarations | 10♠ J♠ Q♠ K♠    | 50     |
      | belote-classic-declarations | 10♠ J♠ Q♠ K♠ A♠ | 100    |

  @clause:002-declarations-sequences @clause:004-declarations-values
  Scenario Outline: A row goes by the order of the pack, in trumps too
    Given the rules of <variant>
    And seat 1 declares "9♥ 10♥ J♥"
    Then the declarations count 20 for seats 1 and 3 and 0 for seats 2 and 4
    And "A♥ 9♥ J♥" may not be declared because of announcements.not_a_declaration
    And "8♠ 8♥ 8♦ 8♣" may not be declared because of announcements.not_a_declaration

    Examples:
      | variant                     |
      | belote-classic-declarations |
      | atout-declarations          |

  @clause:004-declarations-moment
  Scenario Outline: Before the first trick
    Given the rules of <variant>
    Then 0 cards lie on the table when the second player declares

    Examples: Said by the document
      | variant            |
      | atout-declarations |

    Examples: Assumed, for the document does not say it
      | variant                     |
      | belote-classic-declarations |

  @clause:002-declarations-best-side @clause:004-declarations-best-side
  Scenario Outline: The side with the best one scores all of its own, the other side nothing
    Given the rules of <variant>
    And seat 1 declares "Q♠ K♠ A♠"
    And seat 2 declares "7♦ 8♦ 9♦"
    And seat 3 declares "7♣ 8♣ 9♣ 10♣"
    Then the declarations count 70 for seats 1 and 3 and 0 for seats 2 and 4

    Examples:
      | variant                     |
      | belote-classic-declarations |
      | atout-declarations          |

  @clause:002-declarations-best-side @clause:004-declarations-best-side
  Scenario Outline: Which of two is better
    The documents do not say how equal kinds compare. Assumed is the usual order: a square before a sequence, the
    longer one, the higher one, the one in trumps, and then whoever spoke first.

    Given the rules of <variant>
    And seat 1 declares "<first>"
    And seat 2 declares "<second>"
    Then the declarations count <ns> for seats 1 and 3 and <ew> for seats 2 and 4

    Examples:
      | variant                     | first           | second       | ns | ew  |
      | atout-declarations          | 7♠ 8♠ 9♠        | K♠ K♥ K♦ K♣  | 0  | 100 |
      | belote-classic-declarations | 7♠ 8♠ 9♠        | K♠ K♥ K♦ K♣  | 0  | 100 |
      | atout-declarations          | 7♠ 8♠ 9♠ 10♠ J♠ | K♠ K♥ K♦ K♣  | 0  | 100 |
      | atout-declarations          | Q♠ K♠ A♠        | 7♦ 8♦ 9♦ 10♦ | 0  | 50  |
      | atout-declarations          | 9♥ 10♥ J♥       | Q♠ K♠ A♠     | 0  | 20  |
      | atout-declarations          | J♠ Q♠ K♠        | J♥ Q♥ K♥     | 0  | 20  |
      | atout-declarations          | J♠ Q♠ K♠        | J♦ Q♦ K♦     | 20 | 0   |
      | belote-classic-declarations | J♠ Q♠ K♠        | J♦ Q♦ K♦     | 20 | 0   |

  @clause:000-03-no-melds @clause:001-house-sequences @clause:002-with-or-without-declarations
  @clause:004-declarations-optional
  Scenario Outline: A table without declarations
    Given the rules of <variant>
    And seat 1 declares "10♠ J♠ Q♠ K♠ A♠"
    Then the declarations count 0 for seats 1 and 3 and 0 for seats 2 and 4
    And "10♠ J♠ Q♠ K♠ A♠" may not be declared because of announcements.declarations_mode

    Examples:
      | variant          |
      | table-code       |
      | marquoir-classic |
      | marquoir-coinche |
      | marquoir-contree |
      | belote-classic   |
      | vanikar          |
      | atout            |

  @clause:004-declarations-values
  Scenario: Several of one player
    Given the rules of atout-declarations
    Then "7♠ 8♠ 9♠" and "J♠ Q♠ K♠" may be declared
    And "7♠ 8♠ 9♠" and "8♠ 9♠ 10♠" may not be declared because of announcements.card_sharing

  @clause:004-declarations-best-side
  Scenario: Which of them count
    Given the rules of atout-declarations
    And seat 1 declares "Q♠ K♠ A♠"
    And seat 2 declares "7♦ 8♦ 9♦"
    And seat 3 declares "7♣ 8♣ 9♣ 10♣"
    Then the declarations that count are "Q♠ K♠ A♠" and "7♣ 8♣ 9♣ 10♣"

  @clause:004-declarations-optional
  Scenario: A table without them
    Given the rules of atout
    Then nobody declares anything
