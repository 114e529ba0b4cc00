"""The journal of a run: one JSON object a line, `run` first and `end` last, written as the run goes.

Every view of a run is a function of its journal alone, so that a run that was broken off shows what it has.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field

from belote_rules.conformance.case import Level
from belote_rules.conformance.judging import Tendency
from belote_rules.questions.wire.replies import HelloResult

End = Literal["pass", "fail", "error", "not_run", "unsupported", "xfail", "xpass"]
"""How a case ends. `xfail` fails as the baseline says; `xpass` is in the baseline and does not fail so any more."""


class Record(BaseModel):
    """A line of the journal: closed, and frozen."""

    model_config = ConfigDict(extra="forbid", frozen=True)


class RunRecord(Record):
    """The first line: what is verified against what, and with which cases.

    `rules` are those that the cases follow. `mirrored`: the program's table turns the other way, so it was asked the
    mirror image. `refused`: values that the program does not play, with its reasons; cases that depend on them are
    left out. `declared_otherwise`: values by path that it says it plays, where they are not those of the rules.
    """

    record: Literal["run"] = "run"
    format: Literal[1] = 1
    suite: str
    variant: str
    rules: Mapping[str, Any]
    level: Level | None = None
    selected: list[str] = Field(default_factory=list)
    kind: Literal["program", "python", "recording"]
    command: list[str] = Field(default_factory=list)
    hello: HelloResult | None = None
    rotation: Literal["clockwise", "anticlockwise"]
    mirrored: bool = False
    refused: Mapping[str, str] = Field(default_factory=dict)
    declared_otherwise: Mapping[str, Any] = Field(default_factory=dict)


class PassRecord(Record):
    """A case that holds; nothing more is kept of it."""

    record: Literal["case"] = "case"
    id: str
    end: Literal["pass"] = "pass"


class CaseRecord(Record):
    """A case that does not hold, or could not be judged.

    `expected` and `got` are results of the operation; `parts` names what differs in them. `fault` is what the program
    did instead of answering. `about` is the path of the parameter that decides, or an invariant.
    """

    record: Literal["case"] = "case"
    id: str
    end: Literal["fail", "error", "not_run", "unsupported", "xfail", "xpass"]
    about: str | None = None
    request: Mapping[str, Any] | None = None
    expected: Mapping[str, Any] | None = None
    got: Mapping[str, Any] | None = None
    parts: list[str] = Field(default_factory=list)
    tendency: Tendency | None = None
    fault: Literal["protocol", "crash", "timeout", "broken_promise", "error"] | None = None
    reproduced: bool | None = None
    text: str = ""
    reason: str = ""


class Smallest(Record):
    """The smallest question known in which a cause shows, with both answers."""

    request: Mapping[str, Any]
    expected: Mapping[str, Any]
    got: Mapping[str, Any]
    about: str | None = None
    case: str | None = None


class FindingRecord(Record):
    """A cause of failures: other values of parameters, a known fault, or none that is known.

    `values` are the values that the program seems to play by path; `known_fault` the id of a known fault (`B13`);
    with neither the failures are unexplained. `alternatives` are other causes that would explain the same.
    """

    record: Literal["finding"] = "finding"
    values: Mapping[str, Any] = Field(default_factory=dict)
    known_fault: str | None = None
    alternatives: list[Mapping[str, Any]] = Field(default_factory=list)
    cases: list[str]
    smallest: Smallest


class FaultRecord(Record):
    """A fault of the program that belongs to no case: it could not be started, or was given up."""

    record: Literal["fault"] = "fault"
    fault: Literal["startup", "gave_up", "harness_error", "crash", "protocol", "timeout"]
    text: str
    hint: str = ""
    stderr: str = ""


class EndRecord(Record):
    """The last line; a journal without one was broken off.

    `not_covered` counts by operation the cases that the program does not answer, `left_out` those that depend on a
    value that it refuses, `flaky` the requests under which it died once and not again.
    """

    record: Literal["end"] = "end"
    counts: Mapping[End, int]
    not_covered: Mapping[str, int] = Field(default_factory=dict)
    left_out: int = 0
    flaky: int = 0
    exit: int
    interrupted: bool = False


AnyRecord = Annotated[
    RunRecord | PassRecord | CaseRecord | FindingRecord | FaultRecord | EndRecord, Field(union_mode="left_to_right")
]
"""A line of a journal."""
