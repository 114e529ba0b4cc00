Feature: Bids of points
  In coinche and contrée one bids the points that one's side will make and the trumps for it, from 80 to 160 in steps of
  ten. Each bid is higher than the last. Three passes end the auction.

  @clause:001-variants-coinche @clause:001-variants-contree @clause:001-faq-bid
  Scenario Outline: From 80 to 160, or capot
    Given the rules of <variant>
    Then seat 1 may call "pass, 80♠, 80♥, 80♦, 80♣, 90♠, 160♣, capot♥"
    And seat 1 may not call "70♥" because of auction.bid_minimum
    And seat 1 may not call "85♠" because of auction.bid_step
    And seat 1 may not call "170♠" because of auction.bid_maximum

    Examples:
      | variant          |
      | marquoir-coinche |
      | marquoir-contree |

  @clause:001-variants-coinche @clause:001-variants-contree
  Scenario Outline: A bid must be higher than the last one
    Given the rules of <variant>
    And the calls are "90♥"
    Then seat 2 may call "100♠, 100♥, pass"
    And seat 2 may not call "90♠" because of auction.not_higher

    Examples:
      | variant          |
      | marquoir-coinche |
      | marquoir-contree |

  @clause:001-variants-coinche @clause:001-variants-contree
  Scenario Outline: Three passes end the auction
    That three passes end it, and that one who has passed may still bid, is assumed: the document does not say it.

    Given the rules of <variant>
    And the calls are "<calls>"
    Then the auction ends with "<contract>" by seat <taker>

    Examples:
      | variant          | calls                                        | contract | taker |
      | marquoir-coinche | 80♥, pass, pass, pass                        | 80♥      | 1     |
      | marquoir-coinche | 80♥, 90♠, pass, pass, 100♥, pass, pass, pass | 100♥     | 1     |
      | marquoir-coinche | pass, 80♦, pass, pass, 90♠, pass, pass, pass | 90♠      | 1     |
      | marquoir-contree | pass, pass, pass, 80♣, pass, pass, pass      | 80♣      | 4     |

  @clause:001-variants-coinche @clause:001-variants-contree
  Scenario Outline: Nothing is higher than capot
    Given the rules of <variant>
    And the calls are "160♠, capot♥"
    Then seat 3 may call nothing but "pass, double"
    And seat 3 may not call "capot♠" because of auction.capot_bid

    Examples:
      | variant          |
      | marquoir-coinche |
      | marquoir-contree |
