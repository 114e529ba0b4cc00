"""The rule sheet: a rule set in words, phase by phase, each value with its evidence."""

from __future__ import annotations

from collections.abc import Iterator

from rich.console import RenderableType

from belote_rules.reporting.evidence import evidence_lines, value_shown
from belote_rules.reporting.page import heading, line, named, pages
from belote_rules.rules.evidence import Reading, Variant
from belote_rules.rules.parameter import Value
from belote_rules.rules.ruleset import PARAMETERS, PHASES, applies, flat
from belote_rules.texts import catalogue


def sheet(variant: Variant, language: str) -> RenderableType:
    """The whole sheet. Parameters that do not apply to this rule set are left out."""
    return pages(_parts(variant, language))


def _parts(variant: Variant, language: str) -> Iterator[RenderableType]:
    yield from _identity(variant, language)
    values = flat(variant.rules)
    for phase in PHASES:
        yield heading(catalogue(language).phase(phase))
        for path, value in values.items():
            if PARAMETERS[path].phase == phase and applies(path, values):
                yield from _parameter(variant, path, value, language)
    yield from _readings(variant, language)
    yield from _choices(variant, language)


def _identity(variant: Variant, language: str) -> Iterator[RenderableType]:
    texts = catalogue(language)
    yield named(variant.title.in_(language), variant.name)
    if variant.summary is not None:
        yield line(variant.summary.in_(language))
    for name in variant.chosen:
        title = variant.readings[name].title.in_(language)
        yield line(texts.label("sheet.read_as", name=name, title=title))
    if variant.sources:
        yield heading(texts.label("sheet.sources"))
    for source in variant.sources:
        yield named(source.title.in_(language), source.key, 1)
        if source.note is not None:
            yield line(source.note.in_(language), 2)


def _parameter(variant: Variant, path: str, value: Value, language: str) -> Iterator[RenderableType]:
    yield named(catalogue(language).title(path), path, 1)
    yield line(value_shown(path, value, language), 2)
    for each in evidence_lines(variant, path, language):
        yield line(each, 3, "dim")


def _readings(variant: Variant, language: str) -> Iterator[RenderableType]:
    others = [reading for reading in variant.readings.values() if reading.name not in variant.chosen]
    if others:
        yield heading(catalogue(language).label("sheet.readings"))
    for reading in others:
        yield from _reading(reading, language)


def _reading(reading: Reading, language: str) -> Iterator[RenderableType]:
    yield named(f":{reading.name}", reading.title.in_(language), 1)
    if reading.note is not None:
        yield line(reading.note.in_(language), 2)
    for path, value in reading.values.items():
        yield named(catalogue(language).title(path), path, 2, style="")
        yield line(value_shown(path, value, language), 3)


def _choices(variant: Variant, language: str) -> Iterator[RenderableType]:
    if variant.choices:
        yield heading(catalogue(language).label("sheet.choices"))
    for path, values in variant.choices.items():
        yield named(catalogue(language).title(path), path, 1)
        for value in values:
            yield line(value_shown(path, value, language), 2)
