"""Several rule sets on one page: who behaves alike, the family picture, the matrix, every pair, all values."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from belote_rules.comparison.compare import Comparison
from belote_rules.comparison.many import OTHER_GAME, Family
from belote_rules.comparison.phase import COMPARED
from belote_rules.reporting.family_tree import family_tree
from belote_rules.reporting.family_words import mark, tree_lines, value_groups
from belote_rules.reporting.html import ALONE, Site, render
from belote_rules.reporting.matrix_view import matrix_view
from belote_rules.texts import catalogue


@dataclass(frozen=True, slots=True)
class PairView:
    """Two rule sets: how far apart they are, the mark of the matrix, the number of differences in each phase."""

    one: str
    other: str
    mark: str
    distance: int
    phases: tuple[int, ...]
    link: str | None


def family_html(family: Family, language: str, site: Site = ALONE) -> str:
    """The whole family as a page that needs no other file."""
    texts = catalogue(language)
    lines = ("  " * level + line for level, line in tree_lines(family.tree, language))
    told = (texts.label("family.tree"), "; ".join(lines))
    return render(
        "family.html.j2",
        language,
        site,
        family=family,
        alike=[group for group in family.alike if len(group) > 1],
        tree=family_tree(family.tree, language, told),
        tree_lines=list(tree_lines(family.tree, language)),
        other_game=OTHER_GAME,
        matrix=matrix_view(family, site),
        phases=COMPARED,
        pairs=[_pair(family, each, site) for each in family.comparisons.values()],
        values=list(value_groups(family, language)),
    )


def _pair(family: Family, comparison: Comparison, site: Site) -> PairView:
    one, other = comparison.a.name, comparison.b.name
    found = Counter(difference.phase for difference in comparison.differences)
    counts = tuple(found[phase] for phase in COMPARED)
    return PairView(one, other, mark(family, one, other), family.distance(one, other), counts, site.pair_of(one, other))
