"""The run: cases asked of a respondent and judged as they are heard, in any order, however many there are."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import NamedTuple

from belote_rules.conformance.baseline import Baseline
from belote_rules.conformance.case import Case
from belote_rules.conformance.journal import CaseRecord, PassRecord
from belote_rules.conformance.judging import differing, tendency
from belote_rules.questions.wire.answers import answer
from belote_rules.questions.wire.mirroring import mirrored_request, mirrored_result
from belote_rules.questions.wire.values import Message
from belote_rules.respondents.respondent import Asked, Heard, Respondent
from belote_rules.rules.ruleset import RuleSet


class Judged(NamedTuple):
    """A case with what was expected and what was got: None where the program gave no answer that can be read."""

    case: Case
    expected: Message
    got: Message | None
    record: PassRecord | CaseRecord


@dataclass(frozen=True, slots=True)
class Court:
    """Asks cases of a respondent and judges the answers by the referee's under some rules.

    `mirrored`: the respondent's table turns the other way, so it is asked the mirror image.
    """

    rules: RuleSet
    respondent: Respondent
    mirrored: bool = False
    baseline: Baseline = field(default_factory=Baseline)

    def judge(self, cases: Iterable[Case]) -> Iterator[Judged]:
        """Each case once, in the order in which they are heard."""
        under_way: dict[int, Case] = {}

        def asked() -> Iterator[Asked]:
            for number, case in enumerate(cases, 1):
                under_way[number] = case
                yield self._asked(number, case)

        for heard in self.respondent.ask(asked()):
            yield self._judged(under_way.pop(heard.number), heard)

    def ask(self, case: Case) -> Message | None:
        """What the respondent answers to one more question; None where it gives no result."""
        for heard in self.respondent.ask([self._asked(1, case)]):
            return self._result(heard)
        return None

    def _asked(self, number: int, case: Case) -> Asked:
        if self.mirrored:
            case = case._replace(request=mirrored_request(case.request))
        return Asked(number, case.op, case.line(number))

    def _result(self, heard: Heard) -> Message | None:
        if heard.result is None or not self.mirrored:
            return heard.result
        return mirrored_result(heard.result)

    def _judged(self, case: Case, heard: Heard) -> Judged:
        expected = answer(self.rules, case.request)
        got = self._result(heard)
        if got is None:
            record: PassRecord | CaseRecord = _unanswered(case, expected, heard)
        elif parts := differing(expected, got):
            record = _failed(case, expected, got, parts)
        else:
            record = PassRecord(id=case.id)
        return Judged(case, expected, got, self.baseline.applied(record))


def _failed(case: Case, expected: Message, got: Message, parts: tuple[str, ...]) -> CaseRecord:
    return CaseRecord(
        id=case.id,
        end="fail",
        about=case.about,
        request=dumped(case.request),
        expected=dumped(expected),
        got=dumped(got),
        parts=list(parts),
        tendency=tendency(expected, got),
    )


def _unanswered(case: Case, expected: Message, heard: Heard) -> CaseRecord:
    """A case without an answer: only operations that were declared are asked, so `unsupported` is a broken promise."""
    if heard.kind == "not_run":
        return CaseRecord(id=case.id, end="not_run", text=heard.text)
    assert heard.kind != "result"
    unsupported = heard.kind == "unsupported"
    return CaseRecord(
        id=case.id,
        end="fail" if unsupported else "error",
        about=case.about,
        request=dumped(case.request),
        expected=dumped(expected),
        fault="broken_promise" if heard.kind == "unsupported" else heard.kind,
        reproduced=heard.reproduced if heard.kind == "crash" else None,
        text=heard.text,
    )


def dumped(message: Message) -> dict[str, object]:
    """A message as it stands in a journal."""
    return message.model_dump(exclude_unset=True)
