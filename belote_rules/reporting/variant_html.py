"""A rule set on one page: where it comes from, each value with its evidence, and what its other readings are worth."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass

from belote_rules.comparison.compare import Comparison
from belote_rules.comparison.many import Family
from belote_rules.reporting.comparison_html import anchors
from belote_rules.reporting.comparison_verdict import verdict
from belote_rules.reporting.family_words import mark
from belote_rules.reporting.html import ALONE, Site, render
from belote_rules.reporting.value_view import ValueView, value_view
from belote_rules.rules.evidence import WRITTEN_STATUSES, Reading, Variant
from belote_rules.rules.ruleset import PARAMETERS, PHASES, applies, flat
from belote_rules.texts import catalogue


@dataclass(frozen=True, slots=True)
class EntryView:
    """A parameter with a value; `choices` are the meanings of what a table may choose instead."""

    path: str
    title: str
    shown: ValueView
    choices: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class ReadingView:
    """Another reading: what it changes, and the verdict of its comparison with the document as we read it."""

    name: str
    reading: Reading
    entries: tuple[EntryView, ...]
    verdict: str


@dataclass(frozen=True, slots=True)
class NeighbourView:
    """Another rule set: the mark of the matrix, and the page of the two if there is one."""

    name: str
    mark: str
    link: str | None


def variant_html(variant: Variant, family: Family, language: str, site: Site = ALONE) -> str:
    """The page of one member of a family; its readings, too, must be members."""
    return render(
        "variant.html.j2",
        language,
        site,
        variant=variant,
        phases=list(_phases(variant, language)),
        statuses=statuses(variant),
        readings=[_reading(variant, each, family, language) for each in variant.readings.values()],
        neighbours=_neighbours(variant, family, site),
    )


def statuses(variant: Variant) -> list[tuple[str, int]]:
    """How many values that apply are known how surely."""
    values = flat(variant.rules)
    found = Counter(variant.evidence[path].status for path in values if applies(path, values))
    return [(status, found[status]) for status in WRITTEN_STATUSES]


def _phases(variant: Variant, language: str) -> Iterator[tuple[str, list[EntryView]]]:
    """The values that apply, phase by phase."""
    values = flat(variant.rules)
    texts = catalogue(language)
    for phase in PHASES:
        entries = []
        for path, value in values.items():
            if PARAMETERS[path].phase == phase and applies(path, values):
                choices = tuple(texts.value(path, each) for each in variant.choices.get(path, ()) if each != value)
                shown = value_view(variant, path, value, language)
                entries.append(EntryView(path, texts.title(path), shown, choices))
        yield phase, entries


def _reading(variant: Variant, reading: Reading, family: Family, language: str) -> ReadingView:
    name = f"{variant.id}:{reading.name}"
    entries = tuple(
        EntryView(
            path,
            catalogue(language).title(path),
            value_view(variant, path, value, language, reading.evidence[path]),
        )
        for path, value in reading.values.items()
    )
    return ReadingView(name, reading, entries, worth(family.between(variant.name, name), language))


def worth(comparison: Comparison, language: str) -> str:
    """What a reading is worth: the verdict, and the paths to blame."""
    paths = [anchor.partition(":")[2] for anchor in anchors(comparison)]
    told = verdict(comparison, language)
    return f"{told} ({', '.join(paths)})" if paths else told


def _neighbours(variant: Variant, family: Family, site: Site) -> list[NeighbourView]:
    """The other documents, the nearest first."""
    others = [each.name for each in family.variants if not each.chosen and each.name != variant.name]
    near = sorted(others, key=lambda name: family.distance(variant.name, name))
    return [NeighbourView(name, mark(family, variant.name, name), site.pair_of(variant.name, name)) for name in near]
