"""The play of the cards: who leads, who must follow, raise, ruff, overtrump, undertrump."""

from __future__ import annotations

from typing import Annotated, Literal

from belote_rules.rules.parameter import EDGE, Applies, Later, Phase

_WITH_ALL_TRUMPS = Applies("auction.denominations", "suits_sa_ta")
_WITH_NO_TRUMP = Applies("auction.denominations", "suits_sa_ta", "suits_sa", "suits_sun")


class Play(Phase):
    """The duties of one who plays a card, and how they combine.

    A partner who is winning with a plain card: `void_partner_winning`; with a trump: `partner_ruff_options`.
    `overtrump_opponent` and `undertrump_when_beaten` speak of an opponent who is winning with a trump;
    `void_opponent_winning: free` adds discards to what these two leave, and a trump that is played still obeys them.
    `overtrump_opponent` binds only one who must trump: never one whose partner is winning.
    `must_head_plain_suit` knows no exemption by the partner.
    """

    first_leader: Annotated[
        Literal["next_in_rotation", "taker", "taker_if_generale"], Later("taker", "taker_if_generale")
    ]
    follow_suit: Literal["required"]
    must_head_plain_suit: Literal["no", "yes_until_ruffed"]
    must_head_trump_led: Literal["always", "unless_partner_winning", "no"]
    void_opponent_winning: Literal["must_trump", "free"]
    void_partner_winning: Literal["free", "must_trump"]
    overtrump_opponent: Literal["required", "not_required"]
    undertrump_when_beaten: Literal["required", "optional", "forbidden"]
    partner_ruff_options: Literal[
        "any_card",
        "no_undertrump",
        "no_undertrump_if_higher_held",
        "must_overtrump_if_only_trumps",
        "must_overtrump",
        "must_trump_behind_opponents_ruff",
    ]
    all_trump_heading: Annotated[Literal["always", "unless_partner_winning"], _WITH_ALL_TRUMPS]
    no_trump_play: Annotated[Literal["follow_only"], _WITH_NO_TRUMP]
    lead_restriction: Annotated[Literal["none", "closed_hokm"], EDGE]
