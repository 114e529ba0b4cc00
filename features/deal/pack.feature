Feature: The pack
  Belote is played with 32 cards, seven to ace in four suits. Some tables shuffle before every deal, others only gather
  the tricks and cut.

  @clause:000-01-pack @clause:001-setup-pack @clause:002-deck-pack @clause:002-introduction
  @clause:003-setup-pack @clause:004-pack @clause:004-values-total
  Scenario Outline: Thirty-two cards hold 152 card points
    One suit is trumps and holds 62 points, each of the three others 30.

    Given the rules of <variant>
    And hearts are trumps
    Then "J♥ 9♥ A♥ 10♥ K♥ Q♥ 8♥ 7♥" are worth 62
    And "A♠ 10♠ K♠ Q♠ J♠ 9♠ 8♠ 7♠" are worth 30
    And "A♦ 10♦ K♦ Q♦ J♦ 9♦ 8♦ 7♦" are worth 30
    And "A♣ 10♣ K♣ Q♣ J♣ 9♣ 8♣ 7♣" are worth 30

    Examples:
      | variant          |
      | table-code       |
      | marquoir-classic |
      | marquoir-coinche |
      | belote-classic   |
      | vanikar          |
      | atout            |

  @clause:000-01-shuffle-and-cut @clause:001-setup-shuffle-and-cut @clause:002-deal-no-shuffle
  Scenario Outline: Shuffling between two deals
    Given the rules of <variant>
    Then the pack <shuffling> between two deals

    Examples: Said by the document
      | variant                     | shuffling           |
      | table-code                  | must be shuffled    |
      | marquoir-classic            | must be shuffled    |
      | marquoir-coinche            | must be shuffled    |
      | marquoir-contree            | must be shuffled    |
      | belote-classic              | may not be shuffled |
      | belote-classic-declarations | may not be shuffled |

    Examples: Assumed, for the document does not say it
      | variant | shuffling        |
      | vanikar | must be shuffled |
      | atout   | must be shuffled |

  @clause:000-01-shuffle-and-cut
  Scenario Outline: Cutting
    Given the rules of <variant>
    Then from <least> to <most> cards are lifted in the cut

    Examples:
      | variant                              | least | most |
      | table-code@deal.cut_minimum_packet=3 | 3     | 29   |
      | table-code@deal.cut_minimum_packet=1 | 1     | 31   |

  @clause:000-01-shuffle-and-cut
  Scenario: A table that does not cut
    Given the rules of table-code@deal.cutter=none
    Then nobody cuts
