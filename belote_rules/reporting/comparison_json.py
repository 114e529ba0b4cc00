"""A comparison as plain values: paths and values as in profiles, texts in the language."""

from __future__ import annotations

from typing import Any

from belote_rules.comparison.compare import Comparison, Difference
from belote_rules.comparison.idle import WithoutEffect
from belote_rules.reporting.answers import answer_lines
from belote_rules.reporting.evidence import evidence_json
from belote_rules.reporting.situation import question_lines
from belote_rules.rules.evidence import Variant
from belote_rules.rules.parameter import Value
from belote_rules.texts import catalogue


def comparison_json(comparison: Comparison, language: str) -> dict[str, Any]:
    """The whole comparison; `cells` counts the canonical questions that a difference shows in."""
    return {
        "language": language,
        "a": _variant(comparison.a, language),
        "b": _variant(comparison.b, language),
        "equal": comparison.equal,
        "mirrored": comparison.mirrored,
        "phases": [
            {"phase": each.phase, "questions": each.cells, "differing": each.differing} for each in comparison.phases
        ],
        "differences": [_difference(comparison, each, language) for each in comparison.differences],
        "without_effect": [_idle(comparison, each, language) for each in comparison.without_effect],
    }


def _variant(variant: Variant, language: str) -> dict[str, str]:
    return {"name": variant.name, "id": variant.id, "title": variant.title.in_(language)}


def _difference(comparison: Comparison, difference: Difference, language: str) -> dict[str, Any]:
    cause = difference.cause
    question = difference.question
    return {
        "phase": difference.phase,
        "parameters": [
            _parameter(comparison, path, values, language)
            for path, values in zip(cause.paths, difference.values, strict=True)
        ],
        "alternatives": [list(paths) for paths in cause.alternatives],
        "facets": list(difference.facets),
        "cells": None if difference.cells is None else len(difference.cells),
        "question": list(question_lines(question, language)),
        "answer_a": list(answer_lines(question, difference.answer_a, language)),
        "answer_b": list(answer_lines(question, difference.answer_b, language)),
    }


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
