"""Who is to blame for a difference: the smallest set of parameters whose exchange makes two rule sets answer alike.

Exchange works both ways: A with B's values for them answers as B, and B with A's values answers as A. Only parameters
that either rule set reads on its way to the answer can be to blame.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from itertools import combinations

from belote_rules.reasoning.facets import Facets, differing
from belote_rules.reasoning.tracing import Tracer, Values
from belote_rules.rules.ruleset import RuleSet

Ask = Callable[[RuleSet], Facets]
Paths = tuple[str, ...]
"""Parameters, in the order of the tree."""


@dataclass(frozen=True, slots=True)
class Cause:
    """What makes two rule sets differ. Several `paths` act only together: no part of them changes the answer.

    `alternatives` are other sets of the same size whose exchange has the same effect.
    """

    paths: Paths
    alternatives: tuple[Paths, ...] = ()


@dataclass(frozen=True, slots=True)
class Verdict:
    """Two answers to one question: where they differ and why; nothing when they are alike."""

    a: Facets
    b: Facets
    causes: Mapping[Cause, tuple[str, ...]]
    read_a: frozenset[str]
    read_b: frozenset[str]


class Pair:
    """Two rule sets, and all that come of them by exchange of parameters in which they differ."""

    def __init__(
        self, a: Values, b: Values, order: Mapping[str, int], tracer: Callable[[Values], Tracer] = Tracer
    ) -> None:
        self.differing = frozenset(path for path in a.keys() & b.keys() if a[path] != b[path])
        self._order = order
        self._values = a, b
        self._tracers: dict[tuple[int, Paths], Tracer] = {}
        self._tracer = tracer
        self._plain = tracer(a), tracer(b)

    def judge(self, ask: Ask) -> Verdict:
        """Ask both; B only where A reads something that B could answer otherwise."""
        a, read_a = self._plain[0].ask(ask)
        if not read_a & self.differing:
            return Verdict(a, a, {}, read_a, read_a)
        b, read_b = self._plain[1].ask(ask)
        found = differing(a, b)
        causes: dict[Cause, tuple[str, ...]] = {}
        if found:
            candidates = tuple(sorted((read_a | read_b) & self.differing, key=self._order.__getitem__))
            blame = _Blame(self, ask, a, b, candidates)
            for facet in found:
                for cause in blame.of(facet):
                    causes[cause] = (*causes.get(cause, ()), facet)
        return Verdict(a, b, causes, read_a, read_b)

    def asked(self, side: int, ask: Ask) -> tuple[Facets, frozenset[str]]:
        """What A (side 0) or B (side 1) answers, and what it reads on the way."""
        return self._plain[side].ask(ask)

    def acts_alone(self, paths: Paths, ask: Ask) -> bool:
        """Whether an exchange changes both answers: of parameters that act only together one changes one at most."""
        return all(differing(self.exchanged(side, (), ask), self.exchanged(side, paths, ask)) for side in (0, 1))

    def exchanged(self, side: int, paths: Paths, ask: Ask) -> Facets:
        """What A (side 0) or B (side 1) answers with the other's values for some parameters."""
        tracer = self._tracers.get((side, paths))
        if tracer is None:
            own, other = self._values[side], self._values[1 - side]
            tracer = self._tracer({**own, **{path: other[path] for path in paths}})
            self._tracers[side, paths] = tracer
        return tracer.ask(ask)[0]


class _Blame:
    """The search for the causes of one difference, facet by facet."""

    def __init__(self, pair: Pair, ask: Ask, a: Facets, b: Facets, candidates: Paths) -> None:
        self._pair, self._ask, self._candidates = pair, ask, candidates
        self._answers = a, b
        self._known: dict[tuple[int, Paths], Facets] = {}

    def of(self, facet: str) -> list[Cause]:
        """The causes of a facet: one set that acts alone or together, or each of several that meet in it.

        All candidates together always settle it: after their exchange the other's answer is read off the same values.
        """
        for size in range(1, len(self._candidates)):
            sets = [paths for paths in combinations(self._candidates, size) if self._settles(paths, facet)]
            if sets:
                return self._causes(sets, facet)
        return self._causes([self._candidates], facet)

    def _causes(self, sets: list[Paths], facet: str) -> list[Cause]:
        first, *others = sets
        acting: list[Paths] = []
        for part in _parts(first):
            if not any(set(known) <= set(part) for known in acting) and self._changes(part, facet):
                acting.append(part)
        if not acting:
            return [Cause(first, tuple(others))]
        covered = {path for part in acting for path in part}
        return [*(Cause(part) for part in acting), *([] if covered == set(first) else [Cause(first)])]

    def _settles(self, paths: Paths, facet: str) -> bool:
        a, b = self._answers
        return self._exchanged(0, paths)[facet] == b[facet] and self._exchanged(1, paths)[facet] == a[facet]

    def _changes(self, paths: Paths, facet: str) -> bool:
        """Whether an exchange changes the answer of either rule set at all."""
        return any(self._exchanged(side, paths)[facet] != self._answers[side][facet] for side in (0, 1))

    def _exchanged(self, side: int, paths: Paths) -> Facets:
        if (side, paths) not in self._known:
            self._known[side, paths] = self._pair.exchanged(side, paths, self._ask)
        return self._known[side, paths]


def _parts(paths: Paths) -> Iterator[Paths]:
    """All smaller sets of some parameters but the empty one, the smallest first."""
    return (part for size in range(1, len(paths)) for part in combinations(paths, size))
