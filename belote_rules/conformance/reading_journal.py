"""A journal read back: what was asked, what did not hold and why, and whether the run came to its end."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import Any, BinaryIO, Final, TypeVar

from pydantic import ValidationError
from pydantic_core import from_json

from belote_rules.conformance.journal import (
    CaseRecord,
    End,
    EndRecord,
    FaultRecord,
    FindingRecord,
    PassRecord,
    Record,
    RunRecord,
)
from belote_rules.errors import BeloteError
from belote_rules.questions.wire.reading import clip
from belote_rules.questions.wire.values import LINE_LIMIT
from belote_rules.rules.ruleset import RuleSet
from belote_rules.rules.yaml_source import Problem, Problems

LARGEST_FILE: Final = 1 << 30
"""The most bytes of a journal."""
_LONGEST_LINE: Final = 4 * LINE_LIMIT
"""The most bytes of a line: a case holds a question and two answers, and a finding the names of its cases."""
_MODELS: Final[Mapping[str, type[Record]]] = {
    "run": RunRecord,
    "case": CaseRecord,
    "finding": FindingRecord,
    "fault": FaultRecord,
    "end": EndRecord,
}
_Model = TypeVar("_Model", bound=Record)


@dataclass(frozen=True)
class Journal:
    """What a journal says. Cases that hold are counted; their ids are kept only where somebody asks for them.

    `counts` are the ends of the cases by axis: the id without its number (`play/overtrump-opponent`). `end` is None
    where the run was broken off.
    """

    run: RunRecord
    rules: RuleSet
    counts: Mapping[str, Mapping[End, int]]
    cases: tuple[CaseRecord, ...] = ()
    findings: tuple[FindingRecord, ...] = ()
    faults: tuple[FaultRecord, ...] = ()
    end: EndRecord | None = None
    passes: frozenset[str] = frozenset()

    @cached_property
    def totals(self) -> Counter[End]:
        """The ends of all cases."""
        return sum((Counter(ends) for ends in self.counts.values()), Counter())

    @property
    def passed(self) -> int:
        """How many cases hold; one of the baseline that holds now is among them."""
        return self.totals["pass"] + self.totals["xpass"]

    @property
    def total(self) -> int:
        """How many cases have a line."""
        return sum(self.totals.values())

    @property
    def complete(self) -> bool:
        """Whether the run came to its end."""
        return self.end is not None and not self.end.interrupted

    @property
    def without_gaps(self) -> bool:
        """Whether all that was selected was asked: the run is complete, and nothing is left out."""
        if self.end is None or not self.complete:
            return False
        left_out = self.end.not_covered or self.end.left_out or self.faults
        return not left_out and not self.totals["not_run"] and not self.totals["unsupported"]

    @property
    def holds(self) -> bool:
        """Whether every case was asked and holds, with nothing left out and nothing forgiven."""
        return self.without_gaps and self.total > 0 and self.totals["pass"] == self.total

    @property
    def fails(self) -> bool:
        """Whether a case fails or could not be judged for what the program did, or the program was given up."""
        return bool(self.totals["fail"] or self.totals["error"] or self.faults)


def axis_of(case_id: str) -> str:
    """What a case is about: its id without the number."""
    return case_id.rpartition("/")[0] or case_id


@dataclass
class _Reading:
    """What has been read so far."""

    keep_passes: bool
    run: RunRecord | None = None
    rules: RuleSet | None = None
    counts: dict[str, Counter[End]] = field(default_factory=dict)
    cases: list[CaseRecord] = field(default_factory=list)
    findings: list[FindingRecord] = field(default_factory=list)
    faults: list[FaultRecord] = field(default_factory=list)
    end: EndRecord | None = None
    passes: set[str] = field(default_factory=set)

    def take(self, record: Record) -> None:
        """The next record; a `BeloteError` (`journal.*`) for one that has no place here."""
        if (self.run is None) != isinstance(record, RunRecord):
            raise BeloteError("journal.first" if self.run is None else "journal.second_run")
        if self.end is not None:
            raise BeloteError("journal.after_end")
        match record:
            case RunRecord():
                self.run, self.rules = record, _rules(record)
            case PassRecord() | CaseRecord():
                self._case(record)
            case FindingRecord():
                self.findings.append(record)
            case FaultRecord():
                self.faults.append(record)
            case EndRecord():
                self._end(record)

    def _case(self, record: PassRecord | CaseRecord) -> None:
        self.counts.setdefault(axis_of(record.id), Counter())[record.end] += 1
        if isinstance(record, CaseRecord):
            self.cases.append(record)
        elif self.keep_passes:
            self.passes.add(record.id)

    def _end(self, record: EndRecord) -> None:
        """The last record, whose counts must be those of the cases: else lines are missing."""
        counted: Counter[End] = sum(self.counts.values(), Counter())
        said = Counter({end: count for end, count in record.counts.items() if count})
        if counted != said:
            raise BeloteError("journal.counts", said=_told(said), counted=_told(counted))
        self.end = record

    def journal(self) -> Journal:
        """All that was read."""
        if self.run is None or self.rules is None:
            raise BeloteError("journal.empty")
        cases = tuple(sorted(self.cases, key=lambda case: case.id))
        passes = frozenset(self.passes)
        return Journal(
            self.run, self.rules, self.counts, cases, tuple(self.findings), tuple(self.faults), self.end, passes
        )


def _told(counts: Mapping[End, int]) -> str:
    return ", ".join(f"{end} {count}" for end, count in sorted(counts.items())) or "0"


def read_journal(path: Path, *, keep_passes: bool = False) -> Journal:
    """The journal in a file, be it broken off; raises `Problems` with the line of what cannot be read."""
    reading, line = _Reading(keep_passes), 0
    try:
        for line, record in _records(path):  # noqa: B007 - the line is told when the record is refused
            reading.take(record)
        return reading.journal()
    except BeloteError as error:
        if isinstance(error, Problems):
            raise
        raise _problem(path, line, error) from error


def _records(path: Path) -> Iterator[tuple[int, Record]]:
    """Each record with its line. A last line without a line feed is what a run that was broken off has left."""
    with _opened(path) as stream:
        for line, text in enumerate(iter(lambda: stream.readline(_LONGEST_LINE + 1), b""), 1):
            if len(text) > _LONGEST_LINE:
                raise _problem(path, line, BeloteError("journal.long_line", limit=_LONGEST_LINE))
            try:
                record = _record(text)
            except BeloteError as error:
                if not text.endswith(b"\n"):
                    return
                raise _problem(path, line, error) from error
            yield line, record


def _opened(path: Path) -> BinaryIO:
    if not path.exists():
        raise _problem(path, 0, BeloteError("journal.no_file"))
    if not path.is_file():
        raise _problem(path, 0, BeloteError("journal.no_plain_file"))
    try:
        if path.stat().st_size > LARGEST_FILE:
            raise _problem(path, 0, BeloteError("journal.too_large", limit=LARGEST_FILE >> 20))
        return path.open("rb")
    except OSError as error:
        raise _problem(path, 0, BeloteError("journal.unreadable", reason=error.strerror)) from error


def _record(text: bytes) -> Record:
    given = _object(text)
    kind = given.get("record")
    model = _MODELS.get(kind) if isinstance(kind, str) else None
    if model is None:
        raise BeloteError("journal.record", allowed=", ".join(_MODELS))
    return _checked(PassRecord if kind == "case" and given.get("end") == "pass" else model, given)


def _object(text: bytes) -> dict[str, Any]:
    """The JSON object of a line; a blank line is none."""
    try:
        value = from_json(text, allow_inf_nan=False)
    except ValueError as error:
        raise BeloteError("journal.not_json", problem=clip(str(error), 200)) from error
    if not isinstance(value, dict):
        raise BeloteError("journal.record", allowed=", ".join(_MODELS))
    return value


def _checked(model: type[_Model], given: dict[str, Any]) -> _Model:
    try:
        return model.model_validate(given)
    except ValidationError as error:
        first = error.errors(include_url=False, include_context=False, include_input=False)[0]
        place = clip(".".join(map(str, first["loc"])), 120)
        raise BeloteError("journal.value", place=place, problem=clip(first["msg"], 300)) from error


def _rules(run: RunRecord) -> RuleSet:
    try:
        return RuleSet.model_validate(run.rules)
    except ValidationError as error:
        raise BeloteError("journal.rules", suite=clip(run.suite)) from error


def _problem(path: Path, line: int, error: BeloteError) -> Problems:
    return Problems([Problem(str(path), line, 1 if line else 0, "", error)])
