"""Steps of the match: what has been recorded, and whether it goes on."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from belote_rules.cards import Side
from belote_rules.engine.match import PlayedDeal, Standing
from belote_rules.errors import BeloteError
from belote_rules.questions.values import ScoreMatch
from belote_rules.scenarios import reading
from belote_rules.scenarios.situation import Situation, shown
from belote_rules.scenarios.vocabulary import condition, question

_NS, _EW, _TAKER, _MADE, _TRICKS, _BELOTE = "seats 1 and 3", "seats 2 and 4", "taker", "made", "tricks", "belote"
_COLUMNS: Final = {_NS, _EW, _TAKER, _MADE, _TRICKS, _BELOTE}


@condition("these deals are recorded")
def the_deals(situation: Situation, datatable: Sequence[Sequence[str]]) -> None:
    """A row a deal, with the points of `seats 1 and 3` and `seats 2 and 4`; and what matters to some rules of the end.

    That is the `taker`, whether the contract was `made` (yes, no), and for both sides `tricks` (8-0) and recorded
    points of `belote` (0-20).
    """
    head, *rows = datatable
    if not {_NS, _EW} <= set(head) <= _COLUMNS:
        raise BeloteError("features.deals", columns=", ".join(head))
    situation.deals = [_deal(dict(zip(head, row, strict=True))) for row in rows]


def _deal(row: Mapping[str, str]) -> PlayedDeal:
    taker, tricks = row.get(_TAKER), row.get(_TRICKS)
    return PlayedDeal(
        recorded=(int(row[_NS]), int(row[_EW])),
        taker=reading.seat(taker).side if taker else None,
        made=reading.yes_or_no(row.get(_MADE, "")),
        belote=reading.pair(row.get(_BELOTE) or "0-0"),
        tricks=reading.pair(tricks) if tricks else None,
    )


@question("the match {verdict:Verdict}")
def the_verdict(situation: Situation, verdict: str) -> None:
    """Whether the match goes on, or who has won it."""
    standing = _standing(situation)
    if not standing.over:
        answered = "goes on"
    else:
        answered = "is drawn" if standing.winner is None else f"is won by {shown(standing.winner)}"
    situation.agree(verdict, answered)


@question("{side:Side} have {points:Number} in all")
def the_total(situation: Situation, side: Side, points: int) -> None:
    """The total of a side, in recorded points."""
    situation.agree(points, _standing(situation).totals[side])


def _standing(situation: Situation) -> Standing:
    return situation.ask(ScoreMatch(tuple(situation.deals)), Standing)
