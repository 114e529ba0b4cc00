"""The matrix of the pairs as pages show it: a mark, a shade and a link for each two rule sets."""

from __future__ import annotations

from dataclasses import dataclass

from belote_rules.comparison.many import OTHER_GAME, Family
from belote_rules.reporting.family_words import mark
from belote_rules.reporting.html import Site

_SHADES = (0, 1, 3, 6, 9)
"""The shade of a cell is the number of these that its differences pass; another game is the darkest."""


@dataclass(frozen=True, slots=True)
class CellView:
    """What stands where two rule sets meet; the distance is what one sorts by."""

    other: str
    mark: str
    distance: int
    shade: int
    link: str | None


@dataclass(frozen=True, slots=True)
class RowView:
    """A rule set with its number and its cells; `page` is its own page."""

    number: int
    name: str
    page: str | None
    cells: tuple[CellView, ...]


def matrix_view(family: Family, site: Site) -> list[RowView]:
    """The rows, so that those who are near in the family tree stand together."""
    names = family.tree.names
    return [
        RowView(number, one, site.page_of(one), tuple(_cell(family, one, other, site) for other in names))
        for number, one in enumerate(names, start=1)
    ]


def _cell(family: Family, one: str, other: str, site: Site) -> CellView:
    distance = family.distance(one, other)
    shade = sum(distance > bound for bound in _SHADES) + (distance > OTHER_GAME)
    link = None if one == other else site.pair_of(one, other)
    return CellView(other, mark(family, one, other), distance, shade, link)
