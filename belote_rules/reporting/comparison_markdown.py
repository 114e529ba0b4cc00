"""A comparison as Markdown: the verdict, a table of the phases, each difference with its situation."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from belote_rules.comparison.compare import Comparison, Difference
from belote_rules.comparison.idle import WithoutEffect
from belote_rules.questions.referee import Answer
from belote_rules.reporting import markdown
from belote_rules.reporting.answers import answer_lines
from belote_rules.reporting.comparison_measure import measure_lines, number
from belote_rules.reporting.comparison_verdict import remarks, verdict, why_idle
from belote_rules.reporting.evidence import evidence_lines
from belote_rules.reporting.situation import question_lines
from belote_rules.reporting.words import colon
from belote_rules.rules.evidence import Variant
from belote_rules.rules.parameter import Value
from belote_rules.rules.ruleset import PHASES
from belote_rules.texts import catalogue


def comparison_markdown(comparison: Comparison, language: str) -> str:
    """The whole comparison as a Markdown document."""
    return "\n\n".join(_blocks(comparison, language)) + "\n"


def _blocks(comparison: Comparison, language: str) -> Iterator[str]:
    texts = catalogue(language)
    a, b = comparison.a, comparison.b
    yield f"# {markdown.text(a.title.in_(language))} / {markdown.text(b.title.in_(language))}"
    yield markdown.items(
        f"{markdown.code(v.name)}{colon(language)}{markdown.text(v.title.in_(language))}" for v in (a, b)
    )
    yield f"**{markdown.text(verdict(comparison, language))}**"
    yield from (markdown.text(remark) for remark in remarks(comparison, language))
    yield _phases(comparison, language)
    for phase in PHASES:
        found = [difference for difference in comparison.differences if difference.phase == phase]
        if found:
            yield f"## {texts.phase(phase)}"
        for difference in found:
            yield from _difference(comparison, difference, language)
        if phase == "play" and found:
            yield markdown.text(texts.label("compare.measure"))
    if comparison.without_effect:
        yield f"## {markdown.text(texts.label('compare.without_effect'))}"
    for idle in comparison.without_effect:
        yield from _idle(comparison, idle, language)


def _phases(comparison: Comparison, language: str) -> str:
    texts = catalogue(language)
    causes = Counter(difference.phase for difference in comparison.differences)
    columns = ("phase", "questions", "differing", "differences")
    rows = [
        (
            texts.phase(each.phase),
            number(each.cells, language),
            number(each.differing, language),
            str(causes[each.phase]),
        )
        for each in comparison.phases
    ]
    return markdown.table([texts.label(f"compare.{column}") for column in columns], rows)


def _difference(comparison: Comparison, difference: Difference, language: str) -> Iterator[str]:
    texts = catalogue(language)
    titles = ", ".join(f"{markdown.text(texts.title(p))} ({markdown.code(p)})" for p in difference.cause.paths)
    yield f"### {titles}"
    values = zip(difference.cause.paths, difference.values, strict=True)
    yield markdown.items(line for path, pair in values for line in _values(comparison, path, pair, language))
    if difference.together:
        yield markdown.text(texts.label("compare.together"))
    for paths in difference.cause.alternatives:
        others = ", ".join(map(markdown.code, paths))
        yield markdown.text(texts.label("compare.alternative")) + colon(language) + others
    told = [markdown.text(each) for each in measure_lines(comparison, difference, language)]
    if told:
        yield " ".join(told)
    question = [markdown.text(each) for each in question_lines(difference.question, language)]
    yield "\n".join(f"> {each}  " for each in question).rstrip()
    answers = ((comparison.a, difference.answer_a), (comparison.b, difference.answer_b))
    yield markdown.items(_answer(variant, difference, answer, language) for variant, answer in answers)


def _values(
    comparison: Comparison, path: str, values: tuple[Value | None, Value | None], language: str
) -> Iterator[str]:
    """The values of a parameter in A and in B, each with its meaning and evidence."""
    for variant, value in zip((comparison.a, comparison.b), values, strict=True):
        yield _value(variant, path, value, language)


def _value(variant: Variant, path: str, value: Value | None, language: str) -> str:
    texts = catalogue(language)
    if value is None:
        return f"{markdown.code(variant.name)}{colon(language)}{markdown.text(texts.label('compare.absent'))}"
    meaning = markdown.text(texts.value(path, value))
    evidence = " ".join(f"*{markdown.text(each)}*" for each in evidence_lines(variant, path, language))
    return f"{markdown.code(variant.name)} = {markdown.code(str(value))}{colon(language)}{meaning} {evidence}"


def _answer(variant: Variant, difference: Difference, answer: Answer, language: str) -> str:
    told = " ".join(markdown.text(each) for each in answer_lines(difference.question, answer, language))
    return f"{markdown.code(variant.name)}{colon(language)}{told}"


def _idle(comparison: Comparison, idle: WithoutEffect, language: str) -> Iterator[str]:
    yield f"### {markdown.text(catalogue(language).title(idle.path))} ({markdown.code(idle.path)})"
    yield markdown.items(_values(comparison, idle.path, (idle.value_a, idle.value_b), language))
    yield markdown.text(why_idle(idle, language))
