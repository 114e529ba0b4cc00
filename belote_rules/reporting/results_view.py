"""What every view of a journal shows, in the reader's language: the causes of failures first, then the counts.

All texts that come from the program are made safe here (`plain`); views escape for their own form.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Any, Final, Literal

from belote_rules.conformance.journal import CaseRecord, FindingRecord, RunRecord, Smallest
from belote_rules.conformance.reading_journal import Journal
from belote_rules.reporting.comparison_measure import number
from belote_rules.reporting.plain import command_line, plain
from belote_rules.reporting.results_duty import Duty, Law
from belote_rules.reporting.wire_answers import result_lines
from belote_rules.reporting.wire_situation import request_lines
from belote_rules.texts import catalogue

PROGRAM: Final = "belote-rules"
Kind = Literal["values", "known_fault", "unexplained", "failure", "error"]
"""A finding by what explains it; failures and errors of which no finding speaks."""


@dataclass(frozen=True, slots=True)
class Example:
    """A question with the expected answer and the one that was got, and the command that asks it again.

    `got` says what the program did where it gave no answer.
    """

    case: str | None
    request: Mapping[str, Any] | None
    question: tuple[str, ...]
    expected: tuple[str, ...]
    got: tuple[str, ...]
    tendency: str | None
    command: str | None
    results: tuple[Mapping[str, Any] | None, Mapping[str, Any] | None] = (None, None)


@dataclass(frozen=True, slots=True)
class Cause:
    """Why cases fail: a headline, the duties with their sources, the smallest example, and the ids."""

    kind: Kind
    title: str
    duties: tuple[Duty, ...]
    alternatives: tuple[str, ...]
    example: Example | None
    cases: tuple[str, ...]

    @property
    def fails(self) -> bool:
        """Whether the cases were answered, and wrongly."""
        return self.kind != "error"


def causes(journal: Journal, law: Law) -> tuple[Cause, ...]:
    """The findings, the largest first; then failures and errors of which no finding speaks, by what they are about."""
    return (*_findings(journal, law), *_loose(journal, law))


def _findings(journal: Journal, law: Law) -> Iterator[Cause]:
    ranks = {"values": 0, "known_fault": 1, "unexplained": 2}
    found = sorted(journal.findings, key=lambda each: (ranks[_kind(each)], -len(each.cases)))
    by_id = {case.id: case for case in journal.cases}
    for finding in found:
        yield _finding(finding, journal, law, by_id)


def _kind(finding: FindingRecord) -> Literal["values", "known_fault", "unexplained"]:
    if finding.values:
        return "values"
    return "known_fault" if finding.known_fault is not None else "unexplained"


def _finding(finding: FindingRecord, journal: Journal, law: Law, by_id: Mapping[str, CaseRecord]) -> Cause:
    smallest = finding.smallest
    case = smallest.case or (finding.cases[0] if finding.cases else None)
    record = by_id.get(case or "")
    values = [law.duty(path, played=value) for path, value in finding.values.items()]
    decides = smallest.about or (record.about if record else None)
    duties = values or ([law.duty(decides)] if decides else [])
    return Cause(
        kind=_kind(finding),
        title=_title(finding, law),
        duties=tuple(duties),
        alternatives=tuple(_alternative(each, law) for each in finding.alternatives),
        example=_smallest(smallest, case, journal, law),
        cases=tuple(map(plain, finding.cases)),
    )


def _title(finding: FindingRecord, law: Law) -> str:
    texts = catalogue(law.language)
    if finding.values:
        return texts.label("results.plays_as", rules=" ".join(law.meaning(p, v) for p, v in finding.values.items()))
    if finding.known_fault is not None:
        return texts.label("results.known_fault", fault=fault_words(finding.known_fault, law.language))
    return texts.label("results.unexplained")


def fault_words(identity: str, language: str) -> str:
    """A known fault in words, with its id; the id alone where it is none of ours."""
    label = catalogue(language).tree["labels"].get(f"fault.{identity}")
    return plain(identity) if label is None else f"{label} ({identity})"


def _alternative(alternative: Mapping[str, Any], law: Law) -> str:
    """Another cause of the same: values by path, or a known fault."""
    fault = alternative.get("known_fault")
    if isinstance(fault, str):
        return fault_words(fault, law.language)
    values = alternative.get("values", alternative)
    given = values.items() if isinstance(values, Mapping) else ()
    return ", ".join(plain(f"{path} = {value}") for path, value in given)


def _smallest(smallest: Smallest, case: str | None, journal: Journal, law: Law) -> Example:
    return Example(
        case=None if case is None else plain(case),
        request=smallest.request,
        question=request_lines(smallest.request, journal.rules, law.language),
        expected=result_lines(smallest.request, smallest.expected, journal.rules, law.language),
        got=result_lines(smallest.request, smallest.got, journal.rules, law.language),
        tendency=_tendency(smallest, law.language),
        command=None if case is None else repeat(journal.run, case),
        results=(smallest.expected, smallest.got),
    )


def _tendency(smallest: Smallest, language: str) -> str | None:
    """Which way the smallest example differs, judged anew: it may be of another form than its case."""
    cards = [answer.get("cards", answer.get("calls")) for answer in (smallest.expected, smallest.got)]
    if not all(isinstance(each, Sequence) for each in cards):
        legal = smallest.got.get("legal")
        if not isinstance(legal, bool):
            return None
        return tendency_words("permissive" if legal else "restrictive", language)
    expected, got = (frozenset(map(str, each or ())) for each in cards)
    if not got:
        return tendency_words("no_card", language)
    return tendency_words("permissive" if expected < got else "restrictive" if got < expected else None, language)


def tendency_words(tendency: str | None, language: str) -> str | None:
    """Whether more is allowed than by the rules, less, or no card at all; None for what is only different."""
    if tendency not in ("permissive", "restrictive", "no_card"):
        return None
    return catalogue(language).label(f"results.{tendency}")


def _loose(journal: Journal, law: Law) -> Iterator[Cause]:
    """Failures and errors of which no finding speaks: one cause for each thing that they are about."""
    told = {case for finding in journal.findings for case in finding.cases}
    loose = [case for case in journal.cases if case.end in ("fail", "error") and case.id not in told]

    def key(case: CaseRecord) -> tuple[str, str, str, str]:
        return case.end, case.fault or "", case.id.partition("/")[0], case.about or ""

    for _, group in groupby(sorted(loose, key=key), key):
        yield _group(list(group), journal, law)


def _group(cases: list[CaseRecord], journal: Journal, law: Law) -> Cause:
    texts, first = catalogue(law.language), min(cases, key=_size)
    if first.fault is not None:
        title = texts.label(f"results.fault_{first.fault}")
    else:
        title = texts.label("results.not_explained")
    return Cause(
        kind="error" if first.end == "error" else "failure",
        title=title,
        duties=(law.duty(first.about),) if first.about is not None and first.fault is None else (),
        alternatives=(),
        example=case_example(first, journal, law.language),
        cases=tuple(plain(case.id) for case in cases),
    )


def _size(case: CaseRecord) -> tuple[int, str]:
    return len(str(case.request)), case.id


def case_example(case: CaseRecord, journal: Journal, language: str) -> Example:
    """A case with both answers, or with what the program did instead."""
    request, rules = case.request, journal.rules
    return Example(
        case=plain(case.id),
        request=request,
        question=() if request is None else request_lines(request, rules, language),
        expected=_answer(request, case.expected, journal, language),
        got=_answer(request, case.got, journal, language) or tuple(_instead(case, language)),
        tendency=tendency_words(case.tendency, language),
        command=repeat(journal.run, case.id),
        results=(case.expected, case.got),
    )


def _answer(
    request: Mapping[str, Any] | None, result: Mapping[str, Any] | None, journal: Journal, language: str
) -> tuple[str, ...]:
    if request is None or result is None:
        return ()
    return result_lines(request, result, journal.rules, language)


def _instead(case: CaseRecord, language: str) -> Iterator[str]:
    """What the program did instead of answering."""
    texts = catalogue(language)
    if case.fault is not None:
        yield texts.label(f"results.fault_{case.fault}")
    if case.fault == "crash" and case.reproduced is not None:
        yield texts.label("results.reproduced" if case.reproduced else "results.not_reproduced")
    if case.text:
        yield plain(case.text)


def repeat(run: RunRecord, case: str) -> str:
    """The command that asks one case again."""
    respondent = {
        "program": ["--", *run.command],
        "python": ["--python", *run.command[:1]],
        "recording": ["--answers", *run.command[:1]],
    }[run.kind]
    return command_line([PROGRAM, "verify", run.variant, "--case", case, *respondent])


def folded(cases: Sequence[str], most: int, language: str) -> str:
    """The first of many ids, and how many more there are."""
    shown = ", ".join(cases[:most])
    more = len(cases) - most
    return f"{shown} {_more(more, language)}" if more > 0 else shown


def _more(count: int, language: str) -> str:
    return catalogue(language).label("results.more", count=number(count, language))


def cases_shown(count: int, language: str) -> str:
    """`1 case`, `312 cases`."""
    key = "results.one_case" if count == 1 else "results.cases"
    return catalogue(language).label(key, count=number(count, language))


def listed(parts: Iterable[str]) -> str:
    """Parts with commas."""
    return ", ".join(parts)
