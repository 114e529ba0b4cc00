"""Many rule sets at once: every pair compared, how far apart they are, who behaves alike, the tree of the family.

What two rule sets have in common with two others is compared once: a phase depends on few branches of the tree.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import combinations
from typing import Final

from belote_rules.comparison.compare import Comparison, compare
from belote_rules.comparison.idle import KIND
from belote_rules.comparison.memory import Memory
from belote_rules.rules.evidence import Variant
from belote_rules.rules.ruleset import flat

Progress = Callable[[int, int], None]

OTHER_GAME: Final = 20
"""What another way to choose trumps adds to a distance: it is more than any differences within one way."""


@dataclass(frozen=True)
class Family:
    """Several rule sets and the comparison of each two of them, in the order given."""

    variants: tuple[Variant, ...]
    comparisons: Mapping[tuple[str, str], Comparison]

    def between(self, one: str, other: str) -> Comparison:
        """The comparison of two of them, whichever way round it was made."""
        return self.comparisons.get((one, other)) or self.comparisons[other, one]

    def distance(self, one: str, other: str) -> int:
        """How far apart two are: the number of their differences, and more for another way to choose trumps."""
        if one == other:
            return 0
        found = self.between(one, other)
        return len(found.differences) + OTHER_GAME * any(d.path == KIND for d in found.differences)

    @cached_property
    def alike(self) -> tuple[tuple[str, ...], ...]:
        """The names in groups that behave alike (up to a mirror), in the order given."""
        groups: list[list[str]] = []
        for variant in self.variants:
            group = next((g for g in groups if self.distance(g[0], variant.name) == 0), None)
            if group is None:
                groups.append([variant.name])
            else:
                group.append(variant.name)
        return tuple(map(tuple, groups))

    @cached_property
    def tree(self) -> Branch:
        """The family tree: the two nearest groups (by mean distance of members) are joined until one is left."""
        branches = [Branch((group[0],), group, 0.0) for group in self.alike]
        while len(branches) > 1:
            one, other = min(combinations(branches, 2), key=lambda pair: self._apart(*pair))
            branches = [branch for branch in branches if branch not in (one, other)]
            branches.append(Branch((one, other), (*one.names, *other.names), self._apart(one, other)))
        return branches[0]

    def _apart(self, one: Branch, other: Branch) -> float:
        distances = [self.distance(a, b) for a in one.names for b in other.names]
        return sum(distances) / len(distances)


@dataclass(frozen=True)
class Branch:
    """A branch of the family tree.

    Its parts are branches, or the first name of a group that behaves alike; `names` are all below, `height` says how
    far apart the parts are.
    """

    parts: tuple[Branch | str, ...]
    names: tuple[str, ...]
    height: float


def compare_all(variants: Sequence[Variant], progress: Progress | None = None) -> Family:
    """Compare each two of several rule sets; `progress` is told after each pair how many are done, of how many."""
    memory = Memory()
    pairs = list(combinations(variants, 2))
    comparisons = {}
    for done, (a, b) in enumerate(pairs, start=1):
        comparisons[a.name, b.name] = compare(a, b, memory)
        if progress is not None:
            progress(done, len(pairs))
    return Family(tuple(variants), comparisons)


def values_by_variant(family: Family) -> Iterator[tuple[str, tuple[object, ...]]]:
    """The table parameter by variant: each path on which not all agree, and every variant's value (None: not there)."""
    flats = [flat(variant.rules) for variant in family.variants]
    for path in dict.fromkeys(path for values in flats for path in values):
        row = tuple(values.get(path) for values in flats)
        if len(set(row)) > 1:
            yield path, row
