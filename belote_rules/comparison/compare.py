"""Two rule sets compared by behaviour: every difference, its cause, its smallest witness; and what differs in vain."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from belote_rules.comparison.idle import KIND, WithoutEffect, without_effect
from belote_rules.comparison.memory import Memory
from belote_rules.comparison.phase import COMPARED, ORDER, PhaseResult
from belote_rules.questions import auction_graph
from belote_rules.questions.referee import Answer, answer
from belote_rules.questions.universe import DEALER
from belote_rules.questions.values import AuctionSoFar, DealSchedule, Question
from belote_rules.reasoning.attribution import Cause
from belote_rules.reasoning.tracing import Values
from belote_rules.rules.evidence import Variant
from belote_rules.rules.parameter import Value

MIRROR: Final = "table.rotation"
SCHEDULE: Final = "deal.deal_schedule"


@dataclass(frozen=True, slots=True)
class Difference:
    """A difference of behaviour: its cause, in how many canonical cells it shows, and the smallest that shows it.

    `values` gives for each parameter of the cause its value in A and in B (None where a kind of auction has no
    such parameter). `cells` is None for what is told once and not counted: games of different kinds.
    """

    phase: str
    cause: Cause
    values: tuple[tuple[Value | None, Value | None], ...]
    facets: tuple[str, ...]
    cells: tuple[int, ...] | None
    question: Question
    answer_a: Answer
    answer_b: Answer

    @property
    def path(self) -> str:
        """The first parameter of the cause."""
        return self.cause.paths[0]

    @property
    def together(self) -> tuple[str, ...]:
        """The parameters that act only together with the first."""
        return self.cause.paths[1:]

    @property
    def value_a(self) -> Value | None:
        """A's value of the first parameter."""
        return self.values[0][0]

    @property
    def value_b(self) -> Value | None:
        """B's value of the first parameter."""
        return self.values[0][1]


@dataclass(frozen=True, slots=True)
class Comparison:
    """Two rule sets side by side, phase by phase; `mirrored` when their tables turn opposite ways."""

    a: Variant
    b: Variant
    phases: tuple[PhaseResult, ...]
    differences: tuple[Difference, ...]
    without_effect: tuple[WithoutEffect, ...]
    mirrored: bool

    @property
    def equal(self) -> bool:
        """Whether the two behave alike, up to a mirror."""
        return not self.differences


def compare(a: Variant, b: Variant, memory: Memory | None = None) -> Comparison:
    """Compare two rule sets on all canonical questions that arise in both games."""
    memory = memory or Memory()
    phases = tuple(memory.phase(phase, a.rules, b.rules) for phase in COMPARED)
    ours, theirs = values = memory.values(a.rules), memory.values(b.rules)
    differences = _kinds(a, b, values)
    for result in phases:
        differences += _differences(result, a, b, values)
    idle = without_effect(a.rules, b.rules, phases, _to_blame(differences), memory)
    return Comparison(a, b, phases, tuple(differences), idle, ours[MIRROR] != theirs[MIRROR])


def _to_blame(differences: list[Difference]) -> set[str]:
    sets = [paths for d in differences for paths in (d.cause.paths, *d.cause.alternatives)]
    return {path for paths in sets for path in paths}


def _kinds(a: Variant, b: Variant, both: tuple[Values, Values]) -> list[Difference]:
    """Games that deal or choose trumps in different ways differ from the first act on; that is told once."""
    found = []
    for path, question in ((SCHEDULE, DealSchedule(DEALER)), (KIND, AuctionSoFar(DEALER, auction_graph.TURNED, ()))):
        values = both[0][path], both[1][path]
        if values[0] != values[1]:
            answers = answer(a.rules, question), answer(b.rules, question)
            phase = path.partition(".")[0]
            found.append(Difference(phase, Cause((path,)), (values,), ("kind",), None, question, *answers))
    return found


def _differences(result: PhaseResult, a: Variant, b: Variant, both: tuple[Values, Values]) -> list[Difference]:
    ours, theirs = both
    found = []
    for cause, group in result.groups.items():
        question = result.questions[group.witness]
        found.append(
            Difference(
                phase=result.phase,
                cause=cause,
                values=tuple((ours.get(path), theirs.get(path)) for path in cause.paths),
                facets=tuple(sorted(group.facets)),
                cells=tuple(sorted(group.cells)),
                question=question,
                answer_a=answer(a.rules, question),
                answer_b=answer(b.rules, question),
            )
        )
    return sorted(found, key=lambda d: [ORDER[path] for path in d.cause.paths])
