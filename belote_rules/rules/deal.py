"""The deal: shuffling, cutting, packets, the turned card, completing the hands."""

from __future__ import annotations

from typing import Annotated, Literal

from belote_rules.rules.parameter import EDGE, Applies, Later, Phase

_IN_TWO_PARTS = Applies("deal.deal_schedule", "five_turnup_three", "five_auction_three")


class Deal(Phase):
    """How 32 cards become four hands of 8, before and after the choice of trumps."""

    shuffle_policy: Annotated[
        Literal["every_deal", "dealer_option", "never_between_deals", "only_after_exposure"],
        EDGE,
        Later("only_after_exposure"),
    ]
    cutter: Annotated[Literal["previous_in_rotation", "next_in_rotation", "none"], EDGE]
    cut_minimum_packet: Annotated[
        Literal[1, 2, 3, 4], EDGE, Applies("deal.cutter", "previous_in_rotation", "next_in_rotation")
    ]
    deal_schedule: Annotated[
        Literal[
            "five_turnup_three",
            "full_eight",
            "five_auction_three",
            "six_auction_two",
            "ten_of_thirtytwo",
            "ten_ten_twelve",
        ],
        Later("five_auction_three", "six_auction_two", "ten_of_thirtytwo", "ten_ten_twelve"),
    ]
    first_packets: Annotated[Literal["3_then_2", "2_then_3", "either"], EDGE, _IN_TWO_PARTS]
    full_deal_packets: Annotated[
        Literal["any_of_323_332_233", "3_2_3", "5_3", "4_4", "3_3_2"],
        EDGE,
        Applies("deal.deal_schedule", "full_eight"),
    ]
    turnup_recipient: Annotated[
        Literal["taker", "dealer", "partner_of_caller", "none"],
        Applies("deal.deal_schedule", "five_turnup_three"),
        Later("dealer", "partner_of_caller", "none"),
    ]
    completion_packets: Annotated[Literal["taker2_others3", "all3", "talon2"], _IN_TWO_PARTS, Later("all3", "talon2")]
    redeal_dealer: Literal["next_dealer", "same_dealer"]
