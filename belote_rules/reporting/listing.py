"""The list of rule sets: id, title, summary, and the other readings of each."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from rich.console import RenderableType

from belote_rules.reporting.page import line, named, pages
from belote_rules.rules.evidence import Variant


def listing(variants: Iterable[Variant], language: str) -> RenderableType:
    """The rule sets one below the other."""
    return pages(part for variant in variants for part in _entry(variant, language))


def _entry(variant: Variant, language: str) -> Iterator[RenderableType]:
    yield named(variant.id, variant.title.in_(language))
    if variant.summary is not None:
        yield line(variant.summary.in_(language), 2)
    for reading in variant.readings.values():
        yield named(f":{reading.name}", reading.title.in_(language), 2, style="")
