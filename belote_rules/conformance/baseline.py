"""The baseline: failures that are known, each with its reason and the answer that was given.

A case of the baseline that fails as written is `xfail`, one that holds now `xpass`: the baseline is stale then. One
that fails otherwise than written is a failure like any other.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Annotated, Any, Final, Literal

import yaml
from pydantic import BaseModel, ConfigDict, Field, ValidationError

from belote_rules.conformance.journal import CaseRecord, PassRecord
from belote_rules.errors import BeloteError
from belote_rules.rules.yaml_source import WHOLE_FILE, Problem, Problems, Source, read_yaml

MOST_ENTRIES: Final = 100_000
NO_REASON: Final = "not said yet"


class Known(BaseModel):
    """A known failure: why it is accepted, and the program's answer, or the fault with which it gave none."""

    model_config = ConfigDict(extra="forbid", frozen=True)
    reason: Annotated[str, Field(min_length=1, max_length=1_000)]
    answer: dict[str, Any] | None = None
    fault: Annotated[str, Field(max_length=40)] | None = None


class _Written(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True)
    format: Literal[1]
    variant: Annotated[str, Field(max_length=1_000)]
    cases: Annotated[dict[Annotated[str, Field(max_length=200)], Known], Field(max_length=MOST_ENTRIES)]


@dataclass(frozen=True, slots=True)
class Baseline:
    """The known failures of a rule set by the id of their case."""

    variant: str = ""
    known: Mapping[str, Known] = field(default_factory=dict)

    def applied(self, record: PassRecord | CaseRecord) -> PassRecord | CaseRecord:
        """The record of a case in the light of what is known of it."""
        known = self.known.get(record.id)
        if known is None:
            return record
        if isinstance(record, PassRecord):
            return CaseRecord(id=record.id, end="xpass", reason=known.reason)
        if record.end in ("fail", "error") and (known.answer, known.fault) == _answer(record):
            return record.model_copy(update={"end": "xfail", "reason": known.reason})
        return record


def _answer(record: CaseRecord) -> tuple[dict[str, Any] | None, str | None]:
    return (None if record.got is None else dict(record.got)), record.fault


def read_baseline(path: Path, variant: str) -> Baseline:
    """The baseline in a file; raises `Problems` for a file that cannot be read or is that of another variant."""
    source = read_yaml(path)
    try:
        written = _Written.model_validate(source.value)
    except ValidationError as error:
        raise Problems([_problem(source, each) for each in error.errors()]) from error
    if written.variant != variant:
        wrong = BeloteError("baseline.variant", variant=written.variant, verified=variant)
        raise Problems([Problem(source.name, source.mark(("variant",)).line, 1, "variant", wrong)])
    return Baseline(written.variant, written.cases)


def _problem(source: Source, found: Any) -> Problem:
    route = tuple(found["loc"])
    mark = source.mark(route) if source.value_marks else WHOLE_FILE
    path = ".".join(str(step) for step in route)
    return Problem(source.name, mark.line, mark.column, path, BeloteError("baseline.form", problem=found["msg"]))


def renewed(old: Baseline, variant: str, judged: Iterable[PassRecord | CaseRecord]) -> Baseline:
    """The baseline after a run: what fails now, with the reasons known so far; what was not asked stays as it is."""
    known = dict(old.known)
    for record in judged:
        if isinstance(record, PassRecord) or record.end == "xpass":
            known.pop(record.id, None)
        elif record.end in ("fail", "error", "xfail"):
            answer, fault = _answer(record)
            before = old.known.get(record.id)
            known[record.id] = Known(reason=before.reason if before else NO_REASON, answer=answer, fault=fault)
    return Baseline(variant, known)


def written(baseline: Baseline) -> str:
    """The baseline as it stands in its file, in the order of the cases."""
    cases = {id_: known.model_dump(exclude_none=True) for id_, known in sorted(baseline.known.items())}
    return yaml.safe_dump(
        {"format": 1, "variant": baseline.variant, "cases": cases}, sort_keys=False, allow_unicode=True, width=120
    )
