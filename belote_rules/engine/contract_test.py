"""Have the takers made their contract? On unrounded points, always.

What enters is said apart from what is compared: `announcements.belote_in_contract_test` and
`declarations_in_contract_test` say which announcements count, `scoring.turnup_contract_test` or
`numeric_contract_test` what the count must reach.
"""

from __future__ import annotations

from typing import Final

from belote_rules.cards import Side
from belote_rules.engine.outcome import Outcome

HALF_OF_162: Final = 82
"""More than half of the 162 points of a deal without belote."""


def is_made(deal: Outcome) -> bool:
    """Whether the takers' count passes the test; at an equality that it does not pass, `is_tie` says so."""
    value = deal.contract.value
    if value in ("capot", "generale"):
        return deal.sweeper == deal.takers
    ours, theirs = _counted(deal, deal.takers), _counted(deal, deal.defence)
    if value is None:
        return _turnup_test(deal, ours, theirs)
    assert isinstance(value, int)
    return _reaches_bid(deal, ours, value) and (not _must_beat_defence(deal) or ours > theirs)


def is_tie(deal: Outcome) -> bool:
    """Whether a contract that was not made failed by an equality alone (`scoring.tie_rule` says what then)."""
    value = deal.contract.value
    if isinstance(value, str) or _tie_total(deal, deal.takers) != _tie_total(deal, deal.defence):
        return False
    return value is None or (_must_beat_defence(deal) and _reaches_bid(deal, _counted(deal, deal.takers), value))


def _turnup_test(deal: Outcome, ours: int, theirs: int) -> bool:
    test = deal.rules.scoring.turnup_contract_test
    if test == "strictly_more":
        return ours > theirs
    if test == "at_least_equal":
        return ours >= theirs
    if test == "more_than_half_of_all":
        return 2 * ours > sum(deal.card_points) + sum(deal.belote) + sum(deal.declarations)
    return ours >= HALF_OF_162


def _reaches_bid(deal: Outcome, ours: int, bid: int) -> bool:
    test = deal.rules.scoring.numeric_contract_test
    if test == "reach_bid_min_82":
        return ours >= max(bid, HALF_OF_162)
    return ours >= (bid + 2 if test == "bid_plus_2" else bid)


def _must_beat_defence(deal: Outcome) -> bool:
    return deal.rules.scoring.numeric_contract_test == "reach_bid_and_beat_defence"


def _counted(deal: Outcome, side: Side) -> int:
    """What of a side's points enters the test."""
    belote = deal.rules.announcements.belote_in_contract_test
    counts_belote = belote == "both_sides_counted" or (belote == "takers_20_toward_threshold" and side == deal.takers)
    return _without_belote(deal, side) + (deal.belote[side] if counts_belote else 0)


def _tie_total(deal: Outcome, side: Side) -> int:
    """What is compared for an equality: 91-91 with the belote inside, or 81-81 with it left out."""
    inside = deal.rules.scoring.belote_in_tie == "inside_total"
    return _without_belote(deal, side) + (deal.belote[side] if inside else 0)


def _without_belote(deal: Outcome, side: Side) -> int:
    counted = deal.rules.announcements.declarations_in_contract_test == "counted"
    return deal.card_points[side] + (deal.declarations[side] if counted else 0)
