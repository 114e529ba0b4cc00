"""Which cases are asked: those of some phases, with some ids, that the program can answer."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from fnmatch import fnmatchcase

from belote_rules.conformance.case import Case
from belote_rules.errors import BeloteError
from belote_rules.questions.wire.answers import answer
from belote_rules.reasoning.tracing import Tracer
from belote_rules.rules.ruleset import RuleSet, flat


@dataclass(frozen=True, slots=True)
class Selection:
    """Phases (all where none is named) and patterns of ids: `play/*`, `play/overtrump-opponent/0031`."""

    phases: frozenset[str] = frozenset()
    patterns: tuple[str, ...] = ()

    def has(self, case: Case) -> bool:
        """Whether a case is selected."""
        if self.phases and case.phase not in self.phases:
            return False
        return not self.patterns or any(fnmatchcase(case.id, pattern) for pattern in self.patterns)


@dataclass(slots=True)
class Sieve:
    """Lets through the selected cases that can be asked, and counts the others.

    `not_covered` counts by operation what the program does not answer; `left_out` the cases whose answer depends on a
    value that the program refuses to play.
    """

    rules: RuleSet
    selection: Selection
    ops: frozenset[str]
    refused: frozenset[str] = frozenset()
    not_covered: Counter[str] = field(default_factory=Counter)
    left_out: int = 0

    def sift(self, cases: Iterable[Case]) -> Iterator[Case]:
        """The cases to ask."""
        for case in cases:
            if not self.selection.has(case):
                continue
            if case.op not in self.ops:
                self.not_covered[case.op] += 1
            elif self.refused and self._depends(case):
                self.left_out += 1
            else:
                yield case

    def _depends(self, case: Case) -> bool:
        """Whether the referee reads a refused value on the way to the answer; where it cannot be told, it does."""
        try:
            _, read = Tracer(flat(self.rules)).ask(lambda rules: answer(rules, case.request))
        except BeloteError:
            return True
        return bool(read & self.refused)


def declared_otherwise(rules: RuleSet, declared: Mapping[str, Mapping[str, object]] | None) -> dict[str, object]:
    """The values by path that a program says it plays and that are not those it is verified against."""
    ours = flat(rules)
    given = {f"{phase}.{name}": value for phase, branch in (declared or {}).items() for name, value in branch.items()}
    return {path: value for path, value in given.items() if path in ours and ours[path] != value}
