"""Outcomes that differ in card points alone, judged without asking each of them.

Along such a row the takers' verdict can only rise (down, a tie, made), and while it stays the lines of the score are
linear in the points. So two outcomes that are judged alike, on the same parameters, stand for all between them, unless
a difference of lines changes its sign in between. Rounding is not linear: where points are rounded each is asked.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from belote_rules.questions.values import ScoreDeal
from belote_rules.reasoning.attribution import Pair, Verdict
from belote_rules.reasoning.facets import VERDICT, Asked, Facets
from belote_rules.rules.ruleset import RuleSet

Row = list[tuple[int, ScoreDeal]]
"""Outcomes by rising card points of the takers, each with the number of its cell."""


def rows(questions: Sequence[ScoreDeal]) -> Iterator[Row]:
    """The rows of a grid: outcomes that differ in nothing but the card points, both sides having tricks."""
    found: dict[object, Row] = {}
    for cell, question in enumerate(questions):
        counts = question.counts
        key = (
            question.contract.value,
            question.contract.multiplier,
            question.reserve,
            question.last_deal,
            counts.tricks,
            counts.belotes,
            counts.declarations,
        )
        found.setdefault(key, []).append((cell, question))
    for row in found.values():
        yield sorted(row, key=lambda item: item[1].counts.card_points)


def judge_row(pair: Pair, row: Row) -> Iterator[tuple[Sequence[int], Verdict]]:
    """The verdict on every stretch of a row, by its cells, asking as few outcomes as settle the rest."""
    asked: dict[int, Verdict] = {}

    def at(place: int) -> Verdict:
        if place not in asked:
            asked[place] = pair.judge(Asked(row[place][1]))
        return asked[place]

    def after(low: int, high: int) -> Iterator[tuple[Sequence[int], Verdict]]:
        """The verdicts after `low`, up to `high`."""
        middle = (low + high) // 2
        if high - low == 1 or (_alike(at(low), at(middle)) and _alike(at(middle), at(high))):
            yield [cell for cell, _ in row[low + 1 : high + 1]], at(high)
        else:
            yield from after(low, middle)
            yield from after(middle, high)

    yield [row[0][0]], at(0)
    if len(row) > 1:
        yield from after(0, len(row) - 1)


def _alike(one: Verdict, other: Verdict) -> bool:
    """Whether two outcomes are judged alike on the same reads, with every difference on the same side of zero."""
    return (
        one.causes == other.causes
        and (one.read_a, one.read_b) == (other.read_a, other.read_b)
        and (one.a[VERDICT], one.b[VERDICT]) == (other.a[VERDICT], other.b[VERDICT])
        and all(_same_side(one, other, names) for names in _compared(one))
    )


def _compared(verdict: Verdict) -> list[list[str]]:
    """The lines whose difference must not vanish in between: each that differs, and all of them in sum."""
    lines = sorted({name for names in verdict.causes.values() for name in names} - {VERDICT})
    everything = [name for name in verdict.a if name != VERDICT]
    return [*([name] for name in lines), *([everything] if lines else [])]


def _same_side(one: Verdict, other: Verdict, names: list[str]) -> bool:
    return any(x * y > 0 for x, y in zip(_gaps(one, names), _gaps(other, names), strict=True))


def _gaps(verdict: Verdict, names: list[str]) -> list[int]:
    """By how much A exceeds B on these lines, for NS, EW and what hangs."""
    gaps = [0, 0, 0]
    for name in names:
        for place, (ours, theirs) in enumerate(zip(_line(verdict.a, name), _line(verdict.b, name), strict=True)):
            gaps[place] += ours - theirs
    return gaps


def _line(score: Facets, name: str) -> tuple[int, ...]:
    line = score[name]
    assert isinstance(line, tuple)
    return line


def are_linear(a: RuleSet, b: RuleSet) -> bool:
    """Whether neither rule set rounds."""
    return a.scoring.rounding == b.scoring.rounding == "none"
