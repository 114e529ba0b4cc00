"""The match: totals, the target, both sides over it, ties, and who may not finish.

Sources: 000 section 03, 001 End of the game, 003 Objective, 004 Scoring.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Final

from belote_rules.cards import Side
from belote_rules.engine.outcome import Pair
from belote_rules.rules.match import Match

TARGET = "match.match_target"
BOTH = "match.both_reach"
TIE = "match.tie_at_target"
RESTRICTION = "match.finish_restriction"


@dataclass(frozen=True, slots=True)
class PlayedDeal:
    """A deal as the sheet keeps it: recorded points, and what some rules of the end look at.

    `belote` is in recorded points. A deal that everybody passed has `passed_out` and no points.
    """

    recorded: Pair
    taker: Side | None = None
    made: bool | None = None
    belote: Pair = (0, 0)
    tricks: Pair | None = None
    passed_out: bool = False


@dataclass(frozen=True, slots=True)
class Standing:
    """Where a match stands. `winner` is None with `over` when it is drawn; `reason` is the rule that decided.

    `extra_deal` says that a tie at the target is being played off.
    """

    totals: Pair = (0, 0)
    over: bool = False
    winner: Side | None = None
    reason: str = TARGET
    extra_deal: bool = False


START: Final = Standing()
"""The standing before the first deal."""


def standing(rules: Match, deals: Iterable[PlayedDeal]) -> Standing:
    """Where a match stands after these deals."""
    now = START
    for deal in deals:
        now = after(rules, now, deal)
    return now


def after(rules: Match, before: Standing, deal: PlayedDeal) -> Standing:
    """Where a match stands after one more deal."""
    if deal.passed_out:
        return before
    totals = (before.totals[0] + deal.recorded[0], before.totals[1] + deal.recorded[1])
    tie_played_off = before.extra_deal
    there = [side for side in (Side.NS, Side.EW) if _is_there(rules, totals[side])]
    finishers = [side for side in there if not _barred(rules, deal, side, totals[side])]
    if not finishers:
        return Standing(totals, reason=RESTRICTION if there else TARGET, extra_deal=tie_played_off)
    if len(finishers) == 1:
        return Standing(totals, over=True, winner=finishers[0], extra_deal=tie_played_off)
    if totals[0] == totals[1]:
        return _tied(rules, Standing(totals, reason=TIE, extra_deal=tie_played_off), deal)
    return Standing(totals, True, _winner_of_both(rules, totals, deal), BOTH, tie_played_off)


def _is_there(rules: Match, total: int) -> bool:
    """Whether a total reaches the target, or passes it (`match.target_test`)."""
    target = rules.match_target
    assert isinstance(target, int)
    return total >= target if rules.target_test == "reach" else total > target


def _barred(rules: Match, deal: PlayedDeal, side: Side, total: int) -> bool:
    """Whether a side that has the points may not finish on this deal (`match.finish_restriction`)."""
    rule = rules.finish_restriction
    if rule == "none":
        return False
    tricks = deal.tricks if deal.tricks is not None else (1, 1)
    trickless = tricks[side] == 0
    failed = deal.taker == side and deal.made is False
    if rule == "not_on_capot":
        return 0 in tricks
    if rule == "not_when_failed_or_capot":
        return trickless or failed
    on_belote = trickless or (rule == "not_on_belote_when_capot_or_failed" and failed)
    return on_belote and not _is_there(rules, total - deal.belote[side])


def _winner_of_both(rules: Match, totals: Pair, deal: PlayedDeal) -> Side | None:
    """Both have the points, and not the same (`match.both_reach`)."""
    higher = Side.NS if totals[0] > totals[1] else Side.EW
    if rules.both_reach == "last_taker":
        return deal.taker
    if rules.both_reach == "last_deal_points":
        best = _best_of(deal)
        return higher if best is None else best
    return None if rules.both_reach == "draw" else higher


def _tied(rules: Match, now: Standing, deal: PlayedDeal) -> Standing:
    """Both have the points, and the same (`match.tie_at_target`)."""
    match rules.tie_at_target:
        case "extra_deals_until_broken":
            return replace(now, extra_deal=True)
        case "one_extra_deal":
            return replace(now, over=True) if now.extra_deal else replace(now, extra_deal=True)
        case "last_deal_winner":
            return replace(now, over=True, winner=_best_of(deal))
        case "draw":
            return replace(now, over=True)


def _best_of(deal: PlayedDeal) -> Side | None:
    """The side that recorded more in a deal."""
    ns, ew = deal.recorded
    return None if ns == ew else Side.NS if ns > ew else Side.EW
