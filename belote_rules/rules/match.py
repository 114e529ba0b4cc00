"""The match: its target and its end."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from belote_rules.rules.parameter import Examples, Later, Phase


class Match(Phase):
    """When a match is over and who has won it. A target on the scale of tens is a number like another."""

    match_target: Annotated[
        Annotated[int, Field(ge=1, le=100_000)] | Literal["deals"],
        Examples(501, 701, 1000, 1001, 1500, 2000, 2001, 3000, 101, 151, 152, 301),
        Later("deals"),
    ]
    target_test: Literal["reach", "pass"]
    both_reach: Annotated[
        Literal["higher_total", "last_taker", "last_deal_points", "draw", "count_out_order"],
        Later("count_out_order"),
    ]
    tie_at_target: Literal["extra_deals_until_broken", "one_extra_deal", "last_deal_winner", "draw"]
    finish_moment: Annotated[Literal["after_the_deal", "immediately"], Later("immediately")]
    finish_restriction: Literal[
        "none",
        "not_on_belote_when_capot",
        "not_on_belote_when_capot_or_failed",
        "not_on_capot",
        "not_when_failed_or_capot",
    ]
