"""A comparison in words: each difference with both evidences and a situation that shows it."""

from __future__ import annotations

from collections.abc import Iterator

from rich.console import RenderableType

from belote_rules.comparison.compare import Comparison, Difference
from belote_rules.comparison.idle import WithoutEffect
from belote_rules.questions.referee import Answer
from belote_rules.reporting.answers import answer_lines
from belote_rules.reporting.comparison_measure import measure_lines
from belote_rules.reporting.comparison_verdict import remarks, verdict, why_idle
from belote_rules.reporting.evidence import evidence_lines, value_shown
from belote_rules.reporting.page import heading, line, named, pages
from belote_rules.reporting.situation import question_lines
from belote_rules.reporting.words import colon
from belote_rules.rules.evidence import Variant
from belote_rules.rules.parameter import Value
from belote_rules.rules.ruleset import PHASES
from belote_rules.texts import catalogue


def comparison_in_words(comparison: Comparison, language: str) -> RenderableType:
    """The verdict, the differences phase by phase, then what differs in vain."""
    return pages(_parts(comparison, language))


def _parts(comparison: Comparison, language: str) -> Iterator[RenderableType]:
    texts = catalogue(language)
    for variant in (comparison.a, comparison.b):
        yield named(variant.title.in_(language), variant.name)
    yield line(verdict(comparison, language), style="bold")
    for remark in remarks(comparison, language):
        yield line(remark)
    for phase in PHASES:
        found = [difference for difference in comparison.differences if difference.phase == phase]
        if found:
            yield heading(texts.phase(phase))
        for difference in found:
            yield from _difference(comparison, difference, language)
        if phase == "play" and found:
            yield line(texts.label("compare.measure"), 1, "dim")
    if comparison.without_effect:
        yield heading(texts.label("compare.without_effect"))
    for idle in comparison.without_effect:
        yield from _idle(comparison, idle, language)


def _difference(comparison: Comparison, difference: Difference, language: str) -> Iterator[RenderableType]:
    texts = catalogue(language)
    for path, values in zip(difference.cause.paths, difference.values, strict=True):
        yield named(texts.title(path), path, 1)
        for variant, value in zip((comparison.a, comparison.b), values, strict=True):
            yield from _value(variant, path, value, language)
    if difference.together:
        yield line(texts.label("compare.together"), 2, "dim")
    for paths in difference.cause.alternatives:
        yield line(texts.label("compare.alternative") + colon(language) + ", ".join(paths), 2, "dim")
    for told in measure_lines(comparison, difference, language):
        yield line(told, 2, "dim")
    yield line(texts.label("compare.situation") + colon(language).rstrip(), 2)
    for each in question_lines(difference.question, language):
        yield line(each, 3)
    for variant, answer in ((comparison.a, difference.answer_a), (comparison.b, difference.answer_b)):
        yield from _answer(variant, difference, answer, language)


def _value(variant: Variant, path: str, value: Value | None, language: str) -> Iterator[RenderableType]:
    """A value of one of the two, with its evidence."""
    if value is None:
        absent = catalogue(language).label("compare.absent")
        yield line(f"{variant.name}{colon(language)}{absent}", 2)
        return
    yield line(f"{variant.name} = {value_shown(path, value, language)}", 2)
    for each in evidence_lines(variant, path, language):
        yield line(each, 4, "dim")


def _answer(variant: Variant, difference: Difference, answer: Answer, language: str) -> Iterator[RenderableType]:
    first, *more = answer_lines(difference.question, answer, language)
    yield line(f"{variant.name}{colon(language)}{first}", 3, "cyan")
    for each in more:
        yield line(each, 4, "cyan")


def _idle(comparison: Comparison, idle: WithoutEffect, language: str) -> Iterator[RenderableType]:
    texts = catalogue(language)
    yield named(texts.title(idle.path), idle.path, 1)
    for variant, value in ((comparison.a, idle.value_a), (comparison.b, idle.value_b)):
        yield from _value(variant, idle.path, value, language)
    yield line(why_idle(idle, language), 2)
