"""The choice of trumps: a union, since a turn-up game and a numeric one have other questions."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from belote_rules.rules.parameter import Applies, Examples, Later, Phase

_DOUBLES = Applies("auction.doubling", "double_and_redouble", "double_only", "four_levels")
_REDOUBLES = Applies("auction.doubling", "double_and_redouble", "four_levels")


class AnyAuction(Phase):
    """What every choice of trumps has to say."""

    first_speaker: Annotated[Literal["next_in_rotation", "dealer"], Later("dealer")]
    all_pass_outcome: Annotated[
        Literal["redeal", "dealer_forced", "taker_forced_by_rule"], Later("taker_forced_by_rule")
    ]
    denominations: Annotated[
        Literal["suits", "suits_sa_ta", "suits_sa", "suits_sun"],
        Later("suits_sa_ta", "suits_sa", "suits_sun"),
    ]


class TurnupAuction(AnyAuction):
    """Two rounds: the turned suit, then another one; the first to take ends it."""

    auction_kind: Literal["turnup_two_round"]
    round1_choices: Annotated[
        Literal["turned_suit_only", "turned_suit_or_no_trump", "turned_suit_sa_ta"],
        Later("turned_suit_or_no_trump", "turned_suit_sa_ta"),
    ]
    round2_choices: Annotated[Literal["other_suits_only", "any_suit", "others_plus_sa_ta"], Later("others_plus_sa_ta")]
    overcall_after_take: Annotated[Literal["none", "higher_denomination"], Later("higher_denomination")]
    auction_end: Literal["first_take"]


class NumericAuction(AnyAuction):
    """Rising bids of points and a suit, capot, double and redouble.

    `bid_minimum: 82` is the bid spoken 80 that needs 82 points: the call is 80, and `scoring.numeric_contract_test`
    carries the 82. Whether a redouble ends the auction is `redouble_closes`, apart from `auction_end`.
    """

    auction_kind: Literal["numeric_ascending"]
    denomination_order: Annotated[
        Literal["unordered", "c_d_h_s_sa_ta", "suits_then_sa_then_ta"],
        Later("c_d_h_s_sa_ta", "suits_then_sa_then_ta"),
    ]
    bid_minimum: Annotated[Literal[80, 82, "8_tens"], Later("8_tens")]
    bid_step: Annotated[Literal[10, 5, "10_or_more", "1_ten"], Later("10_or_more", "1_ten")]
    bid_maximum: Annotated[
        Annotated[int, Field(ge=80, le=1000, multiple_of=5)] | Literal["none", "80_tens"],
        Examples(160, 170, 180, 650),
        Later("80_tens"),
    ]
    capot_bid: Annotated[
        Literal["not_biddable", "closing_bid", "ordinary_bid_250", "modifier"],
        Later("ordinary_bid_250", "modifier"),
    ]
    capot_contract_amount: Annotated[
        Literal[250, 270, 260, 350, "flat_500"],
        Applies("auction.capot_bid", "closing_bid", "ordinary_bid_250", "modifier"),
    ]
    generale_bid: Annotated[Literal["none", "allowed"], Later("allowed")]
    pass_reentry: Literal["may_bid_again", "out"]
    self_overbid: Literal["never", "if_suit_changes"]
    auction_end: Literal["three_passes", "four_passes"]
    doubling: Annotated[Literal["none", "double_and_redouble", "double_only", "four_levels"], Later("four_levels")]
    double_timing: Annotated[Literal["in_turn", "any_time"], _DOUBLES, Later("any_time")]
    double_freezes_contract: Annotated[Literal["freezes", "overcallable"], _DOUBLES, Later("overcallable")]
    undoublable_contracts: Annotated[
        Literal["none", "capot", "eighty", "sun_under_100"], _DOUBLES, Later("sun_under_100")
    ]
    redouble_right: Annotated[Literal["either_partner", "bidder_only"], _REDOUBLES]
    redouble_closes: Annotated[Literal["yes", "no"], _REDOUBLES]


class OtherAuction(AnyAuction):
    """The other ways to choose trumps in the family: they have their place here, and no engine yet."""

    auction_kind: Annotated[
        Literal[
            "denomination_ladder",
            "call_or_pass_forced_dealer",
            "forced_first",
            "drawn_trump_play_or_pass",
            "turnup_with_sun",
        ],
        Later(
            "denomination_ladder",
            "call_or_pass_forced_dealer",
            "forced_first",
            "drawn_trump_play_or_pass",
            "turnup_with_sun",
        ),
    ]


Auction = Annotated[TurnupAuction | NumericAuction | OtherAuction, Field(discriminator="auction_kind")]
