"""The contested clauses on one page: for each parameter, which documents are silent or contradict themselves."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import groupby

from belote_rules.comparison.many import Family
from belote_rules.reporting.html import ALONE, Site, render
from belote_rules.reporting.value_view import ValueView, value_view
from belote_rules.reporting.variant_html import statuses, worth
from belote_rules.rules.evidence import Variant
from belote_rules.rules.parameter import Value
from belote_rules.rules.ruleset import PARAMETERS, applies, flat

OPEN = ("silent", "contradictory")


@dataclass(frozen=True, slots=True)
class OtherReading:
    """A reading that gives the parameter another value, and what the whole reading changes in the game."""

    name: str
    shown: ValueView
    worth: str


@dataclass(frozen=True, slots=True)
class DocumentView:
    """What a document leaves open about a parameter: the value that we take, and its other readings."""

    name: str
    page: str | None
    shown: ValueView
    readings: tuple[OtherReading, ...]


@dataclass(frozen=True, slots=True)
class Clause:
    """A contested parameter."""

    path: str
    phase: str
    documents: tuple[DocumentView, ...]


@dataclass(frozen=True, slots=True)
class Tally:
    """How many values of a document are known how surely."""

    name: str
    page: str | None
    counts: tuple[tuple[str, int], ...]


def contested_html(family: Family, language: str, site: Site = ALONE) -> str:
    """The page of all contested clauses of the documents of a family; their readings must be members."""
    documents = [variant for variant in family.variants if not variant.chosen]
    return render(
        "contested.html.j2",
        language,
        site,
        tallies=[Tally(each.name, site.page_of(each.name), tuple(statuses(each))) for each in documents],
        phases=[(phase, list(group)) for phase, group in groupby(clauses(family, language, site), _phase)],
    )


def clauses(family: Family, language: str, site: Site = ALONE) -> Iterator[Clause]:
    """The parameters about which at least one document is silent or says two things, or that have another reading."""
    documents = [(variant, flat(variant.rules)) for variant in family.variants if not variant.chosen]
    for path, parameter in PARAMETERS.items():
        found = tuple(
            _document(variant, path, values[path], family, language, site)
            for variant, values in documents
            if path in values and applies(path, values) and _open(variant, path)
        )
        if found:
            yield Clause(path, parameter.phase, found)


def _phase(clause: Clause) -> str:
    return clause.phase


def _open(variant: Variant, path: str) -> bool:
    return variant.evidence[path].status in OPEN or any(path in each.values for each in variant.readings.values())


def _document(variant: Variant, path: str, value: Value, family: Family, language: str, site: Site) -> DocumentView:
    readings = tuple(
        OtherReading(
            name := f"{variant.id}:{each.name}",
            value_view(variant, path, each.values[path], language, each.evidence[path]),
            worth(family.between(variant.name, name), language),
        )
        for each in variant.readings.values()
        if path in each.values
    )
    shown = value_view(variant, path, value, language)
    return DocumentView(variant.name, site.page_of(variant.name), shown, readings)
