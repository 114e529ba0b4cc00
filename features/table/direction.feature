Feature: The direction of play, and who does what
  Deal, calls and play go round the table in one direction. The player before the dealer cuts; the player after the
  dealer speaks first, leads first and deals next. Tables differ in which hand that is.

  @clause:000-01-anticlockwise @clause:000-01-first-round @clause:001-setup-clockwise @clause:001-play-first-round
  @clause:002-deal-clockwise @clause:002-bidding-first-round
  @clause:003-guide-first-round @clause:004-first-round
  Scenario Outline: Who speaks first
    Given the rules of <variant>
    Then the player on the dealer's <hand> speaks first

    Examples:
      | variant                     | hand  |
      | table-code                  | right |
      | marquoir-classic            | left  |
      | marquoir-coinche            | left  |
      | marquoir-contree            | left  |
      | belote-classic              | left  |
      | belote-classic-declarations | left  |
      | vanikar                     | left  |
      | atout                       | left  |
      | atout-declarations          | left  |

  @clause:000-02-first-lead @clause:001-play-first-lead @clause:002-play-first-lead @clause:003-guide-first-lead
  Scenario Outline: Who leads to the first trick
    Given the rules of <variant>
    Then the player on the dealer's <hand> leads first

    Examples: Said by the document
      | variant          | hand  |
      | table-code       | right |
      | marquoir-classic | left  |
      | marquoir-coinche | left  |
      | marquoir-contree | left  |
      | belote-classic   | left  |
      | vanikar          | left  |

    Examples: Assumed, for the document does not say it
      | variant | hand |
      | atout   | left |

  @clause:000-01-shuffle-and-cut @clause:001-setup-shuffle-and-cut
  Scenario Outline: Who cuts
    Given the rules of <variant>
    Then the player on the dealer's <hand> cuts

    Examples: Said by the document
      | variant          | hand  |
      | table-code       | left  |
      | marquoir-classic | right |
      | marquoir-coinche | right |
      | marquoir-contree | right |

    Examples: Assumed, for the document does not say it
      | variant        | hand  |
      | belote-classic | right |
      | vanikar        | right |
      | atout          | right |

  @clause:000-01-next-dealer @clause:001-play-nobody-takes
  Scenario Outline: Who deals next
    Given the rules of <variant>
    Then the player on the dealer's <hand> deals next

    Examples: Said by the document
      | variant          | hand  |
      | table-code       | right |
      | marquoir-classic | left  |
      | marquoir-coinche | left  |

    Examples: Assumed, for the document does not say it
      | variant        | hand |
      | belote-classic | left |
      | vanikar        | left |
      | atout          | left |
