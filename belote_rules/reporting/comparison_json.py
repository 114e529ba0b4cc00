"""A comparison as plain values: paths and values as in profiles, questions and answers as the protocol has them.

Beside them stands the same in words. The form is that of `comparison_document.ComparisonDocument`.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from belote_rules.comparison.compare import Comparison, Difference
from belote_rules.comparison.idle import WithoutEffect
from belote_rules.questions.referee import Answer
from belote_rules.questions.values import AuctionAnswer
from belote_rules.questions.wire.values import Message
from belote_rules.reporting import comparison_document as form
from belote_rules.reporting.answers import answer_lines
from belote_rules.reporting.comparison_asked import asked
from belote_rules.reporting.comparison_measure import measure
from belote_rules.reporting.comparison_verdict import verdict
from belote_rules.reporting.evidence import evidence_json
from belote_rules.reporting.situation import question_lines
from belote_rules.rules.evidence import Variant
from belote_rules.rules.parameter import Value
from belote_rules.texts import catalogue


def comparison_json(comparison: Comparison, language: str) -> dict[str, Any]:
    """The whole comparison. The request of each difference has its place in the list, from 1, as its id."""
    causes = Counter(difference.phase for difference in comparison.differences)
    document = {
        "kind": "comparison",
        "language": language,
        "a": variant_json(comparison.a, language),
        "b": variant_json(comparison.b, language),
        "equal": comparison.equal,
        "mirrored": comparison.mirrored,
        "verdict": verdict(comparison, language),
        "measure": catalogue(language).label("compare.measure"),
        "phases": [
            {
                "phase": each.phase,
                "questions": each.cells,
                "differing": each.differing,
                "differences": causes[each.phase],
            }
            for each in comparison.phases
        ],
        "differences": [
            _difference(comparison, each, number, language)
            for number, each in enumerate(comparison.differences, start=1)
        ],
        "without_effect": [_idle(comparison, each, language) for each in comparison.without_effect],
    }
    return as_written(form.ComparisonDocument, document)


def as_written(model: type[Message], document: dict[str, Any]) -> dict[str, Any]:
    """A document of this form as plain values; the requests and results in it keep to the fields that they have."""
    checked = model.model_validate(document)
    return checked.model_dump(mode="json", exclude_unset=True)


def variant_json(variant: Variant, language: str) -> dict[str, str]:
    """A rule set by its names."""
    return {"name": variant.name, "id": variant.id, "title": variant.title.in_(language)}


def _difference(comparison: Comparison, difference: Difference, number: int, language: str) -> dict[str, Any]:
    cause = difference.cause
    found = measure(comparison, difference)
    positions = found.positions if found is not None else None
    return {
        "phase": difference.phase,
        "parameters": [
            _parameter(comparison, path, values, language)
            for path, values in zip(cause.paths, difference.values, strict=True)
        ],
        "alternatives": [list(paths) for paths in cause.alternatives],
        "facets": list(difference.facets),
        "cells": found and found.cells,
        "questions": found and found.of,
        "positions": positions and {"differing": list(positions.differing), "all": list(positions.all)},
        "question": list(question_lines(difference.question, language)),
        "a": _answered(comparison.a, difference, difference.answer_a, number, language),
        "b": _answered(comparison.b, difference, difference.answer_b, number, language),
    }


def _answered(variant: Variant, difference: Difference, answer: Answer, number: int, language: str) -> dict[str, Any]:
    question = difference.question
    finished = not all(_goes_on(each) for each in (difference.answer_a, difference.answer_b))
    request, result = asked(variant.rules, question, answer, number, finished=finished)
    return {"request": request, "result": result, "words": list(answer_lines(question, answer, language))}


def _goes_on(answer: Answer) -> bool:
    """Whether an auction goes on, so that it is asked what may be called."""
    return isinstance(answer, AuctionAnswer) and answer.speaker is not None


def _idle(comparison: Comparison, idle: WithoutEffect, language: str) -> dict[str, Any]:
    parameter = _parameter(comparison, idle.path, (idle.value_a, idle.value_b), language)
    return {**parameter, "why": idle.why, "by": list(idle.by)}


def _parameter(
    comparison: Comparison, path: str, values: tuple[Value | None, Value | None], language: str
) -> dict[str, Any]:
    a, b = values
    return {
        "path": path,
        "title": catalogue(language).title(path),
        "a": _value(comparison.a, path, a, language),
        "b": _value(comparison.b, path, b, language),
    }


def _value(variant: Variant, path: str, value: Value | None, language: str) -> dict[str, Any] | None:
    """A value with its meaning and evidence; None where the kind of auction has no such parameter."""
    if value is None:
        return None
    meaning = catalogue(language).value(path, value)
    return {"value": value, "meaning": meaning, "evidence": evidence_json(variant.evidence[path], language)}
