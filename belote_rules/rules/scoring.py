"""Scoring: the scales, the test of the contract, ties, capot, doubled deals, rounding."""

from __future__ import annotations

from typing import Annotated, Literal

from belote_rules.rules.parameter import EDGE, Applies, Later, Phase

_TURNUP = Applies(
    "auction.auction_kind",
    "turnup_two_round",
    "denomination_ladder",
    "call_or_pass_forced_dealer",
    "forced_first",
    "drawn_trump_play_or_pass",
    "turnup_with_sun",
)
_NUMERIC = Applies("auction.auction_kind", "numeric_ascending")
_CAPOT_BID = Applies("auction.capot_bid", "closing_bid", "ordinary_bid_250", "modifier")
_WITH_DOUBLES = Applies("auction.doubling", "double_and_redouble", "double_only", "four_levels")
_WITH_REDOUBLES = Applies("auction.doubling", "double_and_redouble", "four_levels")
_WITH_NO_TRUMP = Applies("auction.denominations", "suits_sa_ta", "suits_sa", "suits_sun")
_WITH_ALL_TRUMPS = Applies("auction.denominations", "suits_sa_ta")
_LITIGE = Applies("scoring.tie_rule", "litige", "all_pending_if_doubled")


class Scoring(Phase):
    """From counted tricks to recorded points.

    Same things that stand in two places, and which place carries them:
    `turnup_contract_test: at_least_82_cards` says again that belote and declarations are left out:
    `announcements.belote_in_contract_test` and `declarations_in_contract_test` carry it and must say `excluded`.
    `taker_score_on_failure` must agree with `announcements.belote_on_failure`, which carries the belote;
    `failure_score_turnup` with `announcements.declarations_on_failure`, which carries the declarations.
    `capot_announced_made` carries what a made capot records; `auction.capot_contract_amount` is the amount of the
    bid where a formula needs one, and must fit it.
    """

    trump_suit_scale: Annotated[Literal["J20_9_14_A11_T10_K4_Q3", "inverted"], Later("inverted")]
    plain_suit_scale: Literal["A11_T10_K4_Q3_J2"]
    no_trump_scale: Annotated[
        Literal["A19_J2", "plain_doubled", "plain_times_152_120", "A19_J0"],
        _WITH_NO_TRUMP,
        Later("plain_doubled", "plain_times_152_120", "A19_J0"),
    ]
    all_trump_scale: Annotated[
        Literal[
            "ffb2015_13_9_6_5_3_2",
            "pagat_14_9_6_5_3_1",
            "trump_values_times_162_258",
            "trump_values_times_152_248_plus_10",
            "raw_258",
        ],
        _WITH_ALL_TRUMPS,
        Later(
            "ffb2015_13_9_6_5_3_2",
            "pagat_14_9_6_5_3_1",
            "trump_values_times_162_258",
            "trump_values_times_152_248_plus_10",
        ),
    ]
    last_trick_bonus: Annotated[Literal[10, 5, "0_on_capot_or_ta"], Later(5, "0_on_capot_or_ta")]
    turnup_contract_test: Annotated[
        Literal["strictly_more", "at_least_82", "at_least_82_cards", "at_least_equal", "more_than_half_of_all"],
        _TURNUP,
    ]
    numeric_contract_test: Annotated[
        Literal["reach_bid", "reach_bid_and_beat_defence", "reach_bid_min_82", "bid_plus_2", "tens_axis"],
        _NUMERIC,
        Later("tens_axis"),
    ]
    tie_rule: Annotated[
        Literal["litige", "takers_fail", "takers_make", "each_keeps", "replay", "all_pending_if_doubled"],
        Later("all_pending_if_doubled"),
    ]
    tie_reserve_winner: Annotated[Literal["next_deal_winner", "next_made_contract"], _LITIGE]
    repeated_tie: Annotated[Literal["accumulate", "defenders_take_first", "open"], _LITIGE, Later("open")]
    tie_in_last_deal: Annotated[Literal["each_marks_own", "play_on"], _LITIGE]
    belote_in_tie: Annotated[
        Literal["inside_total", "outside"],
        Applies("scoring.tie_rule", "litige", "each_keeps", "takers_make", "replay"),
    ]
    success_score_turnup: Annotated[Literal["each_own_points"], _TURNUP]
    success_score_numeric: Annotated[Literal["points_plus_contract", "contract_only", "points_only"], _NUMERIC]
    failure_score_turnup: Annotated[
        Literal["162_plus_own_belote", "162_plus_all_declarations", "all_points_of_deal", 160], _TURNUP
    ]
    taker_score_on_failure: Annotated[Literal["zero_plus_own_belote", "zero", "negative"], Later("negative")]
    failure_score_numeric: Annotated[
        Literal["160_plus_contract", "162_plus_contract", 160, "contract_only", "tens_16_plus_bid"],
        _NUMERIC,
        Later("tens_16_plus_bid"),
    ]
    capot_definition: Literal["no_trick", "no_points"]
    capot_value_turnup: Annotated[Literal[252, 250, 162, "162_plus_90", "162_plus_100"], _TURNUP]
    capot_by_defenders: Literal["same_bonus", "no_bonus"]
    capot_unannounced_numeric: Annotated[
        Literal["250_plus_contract", "252_plus_contract", "150_plus_contract"], _NUMERIC
    ]
    capot_announced_made: Annotated[Literal[500, "252_plus_250", "252_plus_270", 350, 250], _CAPOT_BID]
    capot_announced_failed: Annotated[Literal[500, 410, "base_plus_amount"], _CAPOT_BID]
    doubled_formula: Annotated[
        Literal[
            "all_multiplied",
            "contract_multiplied",
            "flat_320_640",
            "flat_plus_contract_multiplied",
            "base_multiplied",
            "winner_takes_all_points",
        ],
        _WITH_DOUBLES,
        Later("winner_takes_all_points"),
    ]
    redouble_factor: Annotated[Literal[4, 3], _WITH_REDOUBLES]
    doubled_loser_score: Annotated[Literal["zero", "own_belote", "own_points"], _WITH_DOUBLES]
    denomination_multiplier: Annotated[
        Literal["none", "no_trump_x2", "bridgee_1_to_6", "bid_lookup"],
        Later("no_trump_x2", "bridgee_1_to_6", "bid_lookup"),
    ]
    rounding: Annotated[
        Literal["none", "nearest10_half_up", "nearest10_half_down", "loser_rounds_up", "tens_half_down"],
        Later("loser_rounds_up", "tens_half_down"),
    ]
    score_unit: Annotated[Literal["points", "tens", "baloot_scale"], EDGE, Later("tens", "baloot_scale")]
    failure_counter_penalty: Annotated[Literal["none", "bolt"], EDGE, Later("bolt")]
