"""The witnesses of a comparison as feature files, which run with the steps of the rule book."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from belote_rules.comparison.compare import Comparison, Difference
from belote_rules.questions.referee import Answer
from belote_rules.reporting.gherkin_steps import asked, conditions
from belote_rules.rules.evidence import Variant
from belote_rules.texts import catalogue


def feature_files(comparison: Comparison, language: str) -> dict[str, str]:
    """A feature for each difference, by the name of its file; steps are English, the titles are in the language.

    Each holds a scenario under A and one under B, which names its variant as it was asked for: with its readings and
    values, and by its path if it is a file of one's own. Differences of the same name are numbered: `play.x~2`.
    """
    files: dict[str, str] = {}
    for each in comparison.differences:
        stem = file_stem(each)
        same = sum(name == f"{stem}.feature" or name.startswith(f"{stem}~") for name in files)
        files[f"{stem}~{same + 1}.feature" if same else f"{stem}.feature"] = _feature(comparison, each, language)
    return files


def file_stem(difference: Difference) -> str:
    """The name of a difference among files: `play.overtrump_opponent`; in another phase than its own, that in front."""
    name = "+".join(difference.cause.paths)
    return name if name.startswith(f"{difference.phase}.") else f"{difference.phase}-{name}"


def folder_of(comparison: Comparison) -> str:
    """The name of a pair among folders: `table-code--vanikar_faq`."""
    return "--".join(re.sub(r"[^\w.-]+", "_", each.name).strip("._") for each in (comparison.a, comparison.b))


def _feature(comparison: Comparison, difference: Difference, language: str) -> str:
    texts = catalogue(language)
    title = ", ".join(f"{texts.title(path)} ({path})" for path in difference.cause.paths)
    scenarios = (
        _scenario(comparison.a, difference, difference.answer_a, difference.answer_b),
        _scenario(comparison.b, difference, difference.answer_b, difference.answer_a),
    )
    return "\n\n".join((f"Feature: {title}", *scenarios)) + "\n"


def _scenario(variant: Variant, difference: Difference, answer: Answer, other: Answer) -> str:
    given = (f"the rules of {variant.name}", *conditions(difference.question, answer))
    then = asked(variant.rules, difference.question, answer, other)
    steps = (*_sentences("Given", given), *_sentences("Then", then))
    return "\n".join((f"  Scenario: {variant.name}", *steps))


def _sentences(keyword: str, steps: Iterable[str]) -> Iterator[str]:
    """Steps behind their keyword; the rows of a table stand below theirs."""
    for place, step in enumerate(steps):
        text, *rows = step.splitlines()
        yield f"    {'And' if place else keyword} {text}"
        yield from (f"    {row}" for row in rows)
