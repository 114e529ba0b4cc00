"""A comparison as one self-contained page: the verdict, and each difference drawn at a place that one can link to."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass

from belote_rules.comparison.compare import Comparison, Difference
from belote_rules.comparison.idle import WithoutEffect
from belote_rules.reporting.answers import answer_lines
from belote_rules.reporting.comparison_measure import Measure, measure
from belote_rules.reporting.comparison_verdict import remarks, verdict, why_idle
from belote_rules.reporting.html import ALONE, Site, render
from belote_rules.reporting.scene import Scene, scene
from belote_rules.reporting.situation import question_lines
from belote_rules.reporting.value_view import ValueView, value_view
from belote_rules.rules.parameter import Value
from belote_rules.rules.ruleset import PHASES
from belote_rules.texts import catalogue


@dataclass(frozen=True, slots=True)
class ParameterView:
    """A parameter in A and in B; None where a kind of auction has no such parameter."""

    path: str
    title: str
    a: ValueView | None
    b: ValueView | None


@dataclass(frozen=True, slots=True)
class DifferenceView:
    """A difference as the page shows it."""

    anchor: str
    phase: str
    parameters: tuple[ParameterView, ...]
    alternatives: tuple[tuple[str, ...], ...]
    measure: Measure | None
    question: tuple[str, ...]
    scene: Scene
    answer_a: tuple[str, ...]
    answer_b: tuple[str, ...]

    @property
    def heading(self) -> str:
        """The titles of its parameters."""
        return " + ".join(parameter.title for parameter in self.parameters)


@dataclass(frozen=True, slots=True)
class IdleView:
    """A parameter that differs in vain, and why."""

    parameter: ParameterView
    why: str


@dataclass(frozen=True, slots=True)
class PhaseView:
    """A phase: how much was asked, how much of it is answered differently, and the differences."""

    phase: str
    questions: int
    differing: int
    differences: tuple[DifferenceView, ...]


def comparison_html(comparison: Comparison, language: str, site: Site = ALONE) -> str:
    """The whole comparison as a page that needs no other file."""
    return render(
        "pair.html.j2",
        language,
        site,
        a=comparison.a,
        b=comparison.b,
        verdict=verdict(comparison, language),
        remarks=list(remarks(comparison, language)),
        phases=_phases(comparison, language),
        idle=[_idle(comparison, each, language) for each in comparison.without_effect],
    )


def anchors(comparison: Comparison) -> list[str]:
    """The place of each difference on the page: its phase and its paths, and a number where that is not enough."""
    names = [f"{each.phase}:{'+'.join(each.cause.paths)}" for each in comparison.differences]
    seen: Counter[str] = Counter()
    places = []
    for name in names:
        seen[name] += 1
        places.append(name if seen[name] == 1 else f"{name}:{seen[name]}")
    return places


def _phases(comparison: Comparison, language: str) -> list[PhaseView]:
    compared = {each.phase: each for each in comparison.phases}
    found: dict[str, list[DifferenceView]] = {phase: [] for phase in PHASES}
    for number, (anchor, difference) in enumerate(zip(anchors(comparison), comparison.differences, strict=True)):
        view = _difference(comparison, difference, anchor, f"d{number}", language)
        found[difference.phase].append(view)
    return [
        PhaseView(phase, result.cells, result.differing, tuple(found[phase]))
        for phase, result in compared.items()
        if result.cells or found[phase]
    ]


def _difference(
    comparison: Comparison, difference: Difference, anchor: str, identity: str, language: str
) -> DifferenceView:
    question = difference.question
    return DifferenceView(
        anchor=anchor,
        phase=difference.phase,
        parameters=tuple(_parameters(comparison, difference, language)),
        alternatives=difference.cause.alternatives,
        measure=measure(comparison, difference),
        question=question_lines(question, language),
        scene=scene(comparison, difference, language, identity),
        answer_a=answer_lines(question, difference.answer_a, language),
        answer_b=answer_lines(question, difference.answer_b, language),
    )


def _parameters(comparison: Comparison, difference: Difference, language: str) -> Iterator[ParameterView]:
    for path, values in zip(difference.cause.paths, difference.values, strict=True):
        yield _parameter(comparison, path, values, language)


def _parameter(
    comparison: Comparison, path: str, values: tuple[Value | None, Value | None], language: str
) -> ParameterView:
    a, b = (
        None if value is None else value_view(variant, path, value, language)
        for variant, value in zip((comparison.a, comparison.b), values, strict=True)
    )
    return ParameterView(path, catalogue(language).title(path), a, b)


def _idle(comparison: Comparison, idle: WithoutEffect, language: str) -> IdleView:
    values = (idle.value_a, idle.value_b)
    return IdleView(_parameter(comparison, idle.path, values, language), why_idle(idle, language))
