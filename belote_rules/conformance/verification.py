"""A whole verification: the records of its journal, one after the other, from the first to the last."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import Final, Literal

from belote_rules import __version__
from belote_rules.conformance.baseline import Baseline
from belote_rules.conformance.case import Case, Level
from belote_rules.conformance.journal import (
    CaseRecord,
    End,
    EndRecord,
    FaultRecord,
    PassRecord,
    Record,
    RunRecord,
)
from belote_rules.conformance.running import Court
from belote_rules.conformance.selection import Selection, Sieve, declared_otherwise
from belote_rules.questions.wire.replies import HelloResult
from belote_rules.questions.wire.requests import REQUESTS
from belote_rules.respondents.respondent import Respondent
from belote_rules.rules.evidence import Variant
from belote_rules.rules.ruleset import flat, tree

HOLDS: Final = 0
FAILS: Final = 1
STALE: Final = 3
NOT_RUN: Final = 4
NOTHING: Final = 5
INTERRUPTED: Final = 130


@dataclass(frozen=True, slots=True)
class Plan:
    """What is verified, with which cases, and how the program was started."""

    variant: Variant
    kind: Literal["program", "python", "recording"]
    command: tuple[str, ...]
    level: Level | None = "standard"
    selection: Selection = field(default_factory=Selection)
    baseline: Baseline = field(default_factory=Baseline)


class Verification:
    """Asks the cases of a plan; `records` are written as they come, and `end` closes the journal whenever it stops."""

    def __init__(self, plan: Plan, respondent: Respondent, refused: dict[str, str] | None = None) -> None:
        rules = plan.variant.rules
        hello = respondent.hello
        self.counts: Counter[End] = Counter()
        self.kept: list[PassRecord | CaseRecord] = []
        self._plan, self._respondent, self._refused = plan, respondent, refused or {}
        ops = frozenset(REQUESTS if hello is None else hello.ops)
        self._sieve = Sieve(rules, plan.selection, ops, frozenset(self._refused))
        self._court = Court(rules, respondent, mirrored(plan, hello), plan.baseline)

    def records(self, cases: Iterable[Case]) -> Iterator[Record]:
        """The run and the cases as they are heard; all but the end."""
        yield self._run()
        for judged in self._court.judge(self._sieve.sift(cases)):
            record = judged.record
            self.counts[record.end] += 1
            if isinstance(record, CaseRecord) or record.id in self._plan.baseline.known:
                self.kept.append(record)
            yield record
        if self._respondent.gave_up is not None:
            given = self._respondent.gave_up
            yield FaultRecord(fault="gave_up", text=given.text, stderr=given.stderr)

    def end(self, *, interrupted: bool = False) -> EndRecord:
        """The last record, with the exit code."""
        return EndRecord(
            counts=dict(self.counts),
            not_covered=dict(self._sieve.not_covered),
            left_out=self._sieve.left_out,
            exit=INTERRUPTED if interrupted else self._exit(),
            interrupted=interrupted,
        )

    def _exit(self) -> int:
        if self._respondent.gave_up is not None:
            return NOT_RUN
        if not self.counts:
            return NOTHING
        if self.counts["fail"] or self.counts["error"]:
            return FAILS
        return STALE if self.counts["xpass"] else HOLDS

    def _run(self) -> RunRecord:
        plan, hello = self._plan, self._respondent.hello
        rules = plan.variant.rules
        return RunRecord(
            suite=__version__,
            variant=plan.variant.name,
            rules=tree(flat(rules)),
            level=plan.level,
            selected=[*sorted(plan.selection.phases), *plan.selection.patterns],
            kind=plan.kind,
            command=list(plan.command),
            hello=hello,
            rotation=rules.table.rotation,
            mirrored=self._court.mirrored,
            refused=self._refused,
            declared_otherwise=declared_otherwise(rules, hello.rules if hello else None),
        )


def mirrored(plan: Plan, hello: HelloResult | None) -> bool:
    """Whether the program's table turns the other way than the rule set's."""
    return hello is not None and hello.rotation not in (None, plan.variant.rules.table.rotation)
