"""The canonical questions of the match: totals round the targets, and what the rules of the end look at in a deal."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import Final

from belote_rules.cards import Side
from belote_rules.engine.match import PlayedDeal, standing
from belote_rules.engine.outcome import Pair
from belote_rules.questions.values import ScoreMatch
from belote_rules.rules.match import Match
from belote_rules.rules.ruleset import RuleSet

_ROUND_TARGET: Final = (-1, 0, 1, 10, 19, 20, 21)
"""Totals asked round a target: on both sides of it, and of what a belote adds."""
_FAR_BELOW: Final = 260
"""A total below every target, in steps from the lowest one."""


def questions(a: RuleSet, b: RuleSet) -> Iterator[ScoreMatch]:
    """All canonical questions that arise in both games: no extra deal first, then the lower totals."""
    targets = sorted({t for t in (a.match.match_target, b.match.match_target) if isinstance(t, int)})
    near = sorted({target + more for target in targets for more in _ROUND_TARGET} | {max(targets[0] - _FAR_BELOW, 0)})
    lasts = _last_deals(a.match, b.match)
    found = [
        *(_reaching(totals, last) for totals, last in product(product(near, near), lasts)),
        *(q for total, last in product(near, lasts) for more in {0, *last.recorded} for q in _tied(total - more, last)),
    ]
    arising = (q for q in dict.fromkeys(found) if q and _arises(q, a.match) and _arises(q, b.match))
    yield from sorted(arising, key=_order)


def _arises(question: ScoreMatch, rules: Match) -> bool:
    """Whether the last deal is played at all: the match is not over before it."""
    return not standing(rules, question.deals[:-1]).over


def _order(question: ScoreMatch) -> tuple[object, ...]:
    totals = [sum(deal.recorded[side] for deal in question.deals) for side in Side]
    last = question.deals[-1]
    tidy = [points % 10 != 0 for points in totals]
    return len(question.deals), sum(totals), tidy, totals[1] > totals[0], last.recorded != (90, 72), last.recorded


def _reaching(totals: Pair, last: PlayedDeal) -> ScoreMatch | None:
    """A match whose last deal brings these totals."""
    before = totals[0] - last.recorded[0], totals[1] - last.recorded[1]
    return ScoreMatch((PlayedDeal(before), last)) if min(before) >= 0 else None


def _tied(total: int, last: PlayedDeal) -> Iterator[ScoreMatch]:
    """Matches in which both sides stand at this total before the last deal, the second time in a tie that goes on."""
    tie = PlayedDeal((81, 81), Side.NS, made=True, tricks=(4, 4))
    if total >= 0:
        yield ScoreMatch((PlayedDeal((total, total)), last))
    if total >= 81:
        yield ScoreMatch((PlayedDeal((total - 81, total - 81)), tie, last))


def _last_deals(a: Match, b: Match) -> list[PlayedDeal]:
    """The last deals that tell the two rule sets' rules of the end apart: made by NS, and more where a rule looks."""
    deals = [PlayedDeal(points, Side.NS, made=True, tricks=(4, 4)) for points in ((90, 72), (72, 90), (81, 81))]
    if "last_taker" in (a.both_reach, b.both_reach):
        deals += [PlayedDeal(deal.recorded, Side.EW, made=True, tricks=(4, 4)) for deal in deals]
    if {a.finish_restriction, b.finish_restriction} != {"none"}:
        deals += [_mirrored(deal, mirror) for deal in _REMARKABLE for mirror in (False, True)]
    return deals


_REMARKABLE: Final = (
    PlayedDeal((0, 162), Side.NS, made=False, tricks=(4, 4)),
    PlayedDeal((20, 162), Side.NS, made=False, belote=(20, 0), tricks=(4, 4)),
    PlayedDeal((0, 252), Side.NS, made=False, tricks=(0, 8)),
    PlayedDeal((20, 252), Side.NS, made=False, belote=(20, 0), tricks=(0, 8)),
    PlayedDeal((200, 162), Side.NS, made=False, tricks=(4, 4)),
    PlayedDeal((300, 252), Side.NS, made=False, tricks=(0, 8)),
    PlayedDeal((252, 0), Side.NS, made=True, tricks=(8, 0)),
    PlayedDeal((252, 20), Side.NS, made=True, belote=(0, 20), tricks=(8, 0)),
    PlayedDeal((110, 72), Side.NS, made=True, belote=(20, 0), tricks=(4, 4)),
)
"""Failures and capots, with a belote, and with declarations that the side which failed may keep."""


def _mirrored(deal: PlayedDeal, mirror: bool) -> PlayedDeal:
    """The deal, or the same with the sides changed."""
    if not mirror or deal.taker is None or deal.tricks is None:
        return deal
    ns, ew = deal.recorded
    return PlayedDeal((ew, ns), deal.taker.other, deal.made, deal.belote[::-1], deal.tricks[::-1])
