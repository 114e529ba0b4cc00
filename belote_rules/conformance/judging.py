"""An answer against the expected one: the parts in which they differ, and which way."""

from __future__ import annotations

from typing import Literal

from belote_rules.questions.wire import replies
from belote_rules.questions.wire.values import Message

Parts = dict[str, object]
"""What of an answer is behaviour, by name; the codes of reasons are not."""
Tendency = Literal["permissive", "restrictive", "no_card", "other"]


def parts(result: Message) -> Parts:
    """The parts of an answer, in forms that compare equal when they mean the same."""
    match result:
        case replies.LegalCardsResult():
            return {"cards": frozenset(result.cards)}
        case replies.Judgement():
            return {"legal": result.legal}
        case replies.LegalCallsResult():
            return {"seat": result.seat, "calls": frozenset(result.calls)}
        case replies.IllegalHistory():
            return {"illegal": result.illegal}
        case replies.DeclarationsResult():
            return _declarations(result)
        case replies.BeloteResult():
            return {"points": result.points}
        case replies.ScoreDealResult():
            return _score(result)
        case replies.ScoreMatchResult():
            totals = (result.totals.NS, result.totals.EW)
            return {"totals": totals, "over": result.over, "winner": result.winner}
    return {"answer": _plain(result)}


def _plain(result: Message) -> object:
    """A result whose every field counts; absent and null are alike."""
    return result.model_dump(exclude_none=True)


def _declarations(result: replies.DeclarationsResult) -> Parts:
    valid, scored = (
        frozenset((made.seat, made.kind, frozenset(made.cards), made.points) for made in lines)
        for lines in (result.valid, result.scored)
    )
    return {"valid": valid, "scored": scored, "points": (result.points.NS, result.points.EW)}


LINES = ("capot", "belote", "declarations", "contract", "multiplier", "rounding", "reserve")


def _score(result: replies.ScoreDealResult) -> Parts:
    """Made, each line of the sheet of both sides, what is recorded and what hangs."""
    ns, ew = result.components.NS, result.components.EW
    points = tuple((side.card_points or 0) + (side.last_trick or 0) for side in (ns, ew))
    lines = {name: (getattr(ns, name) or 0, getattr(ew, name) or 0) for name in LINES}
    reserve = result.reserve if isinstance(result.reserve, int) else sum(result.reserve)
    return {
        "made": (result.made, bool(result.replay)),
        "card_points": points,
        **lines,
        "recorded": (result.recorded.NS, result.recorded.EW),
        "hanging": reserve,
    }


def differing(expected: Message, got: Message) -> tuple[str, ...]:
    """The names of the parts in which two answers differ; all of them when they are of different forms."""
    if expected == got:
        return ()
    a, b = parts(expected), parts(got)
    return tuple(name for name in dict.fromkeys((*a, *b)) if a.get(name) != b.get(name) or (name in a) != (name in b))


def tendency(expected: Message, got: Message) -> Tendency:
    """Whether an implementation allows more than the rules, less, or no card at all."""
    match expected, got:
        case (replies.LegalCardsResult(), replies.LegalCardsResult()):
            return _of_sets(frozenset(expected.cards), frozenset(got.cards))
        case (replies.LegalCallsResult(), replies.LegalCallsResult()) if expected.seat == got.seat:
            return _of_sets(frozenset(expected.calls), frozenset(got.calls))
        case (replies.Judgement(), replies.Judgement()):
            return "permissive" if got.legal else "restrictive"
        case (replies.IllegalHistory(), _) if not isinstance(got, replies.IllegalHistory):
            return "permissive"
        case (_, replies.IllegalHistory()):
            return "restrictive"
    return "other"


def _of_sets(expected: frozenset[str], got: frozenset[str]) -> Tendency:
    if not got:
        return "no_card"
    if expected < got:
        return "permissive"
    return "restrictive" if got < expected else "other"
