"""How much a difference is: canonical questions, and in play the concrete positions that they stand for, exactly."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from decimal import Context, Decimal
from functools import cache

from belote_rules.comparison.compare import Comparison, Difference
from belote_rules.comparison.phase import PhaseResult
from belote_rules.questions.play_cells import Counts, kind_of, smallest_positions
from belote_rules.questions.play_counts import TOTALS, of_cells
from belote_rules.questions.values import LegalCards
from belote_rules.reporting.words import colon
from belote_rules.texts import catalogue

_DIGITS = 2
"""Digits of a share that are shown; the counts beside it are exact."""
_NEARLY_ALL = Decimal("99")
"""The largest share that is not all."""


@dataclass(frozen=True, slots=True)
class Positions:
    """Concrete positions of play with a hand of one card, of two, ... of eight: those that differ, and all.

    The measure is that of `questions.play_counts`; where contracts without a trump suit are compared too, all counts
    each kind of contract once.
    """

    differing: Counts
    all: Counts


@dataclass(frozen=True, slots=True)
class Measure:
    """Canonical questions that show a difference, and how many there are; `positions` in the play alone."""

    cells: int
    of: int
    positions: Positions | None = None


def measure(comparison: Comparison, difference: Difference) -> Measure | None:
    """How much a difference is; None for what is told once and not counted."""
    if difference.cells is None:
        return None
    phase = next(each for each in comparison.phases if each.phase == difference.phase)
    positions = _positions(phase, difference.cells) if difference.phase == "play" else None
    return Measure(len(difference.cells), phase.cells, positions)


def _positions(phase: PhaseResult, cells: tuple[int, ...]) -> Positions:
    places = _places()
    kinds = {kind_of(question.trump) for question in phase.questions if isinstance(question, LegalCards)}
    asked = [question for question in map(phase.questions.__getitem__, cells) if isinstance(question, LegalCards)]
    return Positions(of_cells(places[question] for question in asked), tuple(len(kinds) * size for size in TOTALS))


@cache
def _places() -> dict[LegalCards, int]:
    """The cell of each smallest position; a phase asks only for those that arise in both games."""
    return {question: place for place, question in enumerate(smallest_positions())}


def measure_lines(comparison: Comparison, difference: Difference, language: str) -> Iterator[str]:
    """How much a difference is, in words; nothing for what is told once and not counted."""
    texts = catalogue(language)
    found = measure(comparison, difference)
    if found is None:
        return
    yield _counted("compare.cells_of", found.cells, found.of, language)
    if found.positions is None:
        return
    differing, everything = found.positions.differing, found.positions.all
    if not any(differing):
        yield texts.label("compare.at_leads")
        return
    yield _counted("compare.positions", sum(differing), sum(everything), language)
    sizes = enumerate(zip(differing, everything, strict=True), start=1)
    shares = ", ".join(f"{hand}{colon(language)}{percent(*counts, language)} %" for hand, counts in sizes)
    yield f"{texts.label('compare.by_hand')}{colon(language)}{shares}."


def _counted(key: str, part: int, whole: int, language: str) -> str:
    facts = {"count": number(part, language), "total": number(whole, language)}
    return catalogue(language).label(key, share=percent(part, whole, language), **facts)


def number(value: int, language: str) -> str:
    """A whole number with its thousands apart."""
    return f"{value:,}".replace(",", "\u202f" if language == "fr" else ",")


def percent(part: int, whole: int, language: str) -> str:
    """A share in percent, to two digits: `0.0013`, `27`; all of it is `100`, and only nothing is `0`."""
    if part == whole:
        return "100"
    exact = Decimal(100 * part) / Decimal(whole)
    rounded = Context(prec=_DIGITS).plus(exact)
    text = f"{min(rounded, _NEARLY_ALL):f}"
    return text.replace(".", ",") if language == "fr" else text
