"""Several rule sets compared, as Markdown: the matrix of the pairs, who behaves alike, the table of the values."""

from __future__ import annotations

from collections.abc import Iterator

from belote_rules.comparison.many import OTHER_GAME, Family, values_by_variant
from belote_rules.reporting import markdown
from belote_rules.reporting.family_words import mark, tree_lines
from belote_rules.reporting.words import colon
from belote_rules.texts import catalogue


def family_markdown(family: Family, language: str) -> str:
    """The whole family as a Markdown document; the rule sets have numbers, which the tables use for their columns."""
    return "\n\n".join(_blocks(family, language)) + "\n"


def _blocks(family: Family, language: str) -> Iterator[str]:
    texts = catalogue(language)
    names = [variant.name for variant in family.variants]
    numbers = [str(place) for place in range(1, len(names) + 1)]
    yield f"# {markdown.text(texts.label('family.count', count=len(names)))}"
    yield "\n".join(
        f"{number}. {markdown.code(variant.name)}{colon(language)}{markdown.text(variant.title.in_(language))}"
        for number, variant in zip(numbers, family.variants, strict=True)
    )
    yield f"## {texts.label('family.alike')}"
    alike = [", ".join(map(markdown.code, group)) for group in family.alike if len(group) > 1]
    yield markdown.items(alike) if alike else markdown.text(texts.label("family.none_alike"))
    yield f"## {texts.label('family.matrix')}"
    rows = [
        (number, markdown.code(one), *(markdown.text(mark(family, one, other)) for other in names))
        for number, one in zip(numbers, names, strict=True)
    ]
    yield markdown.table(("", "", *numbers), rows)
    yield markdown.text(texts.label("family.matrix_note"))
    yield f"## {texts.label('family.tree')}"
    yield "\n".join(f"{'  ' * level}- {markdown.text(line)}" for level, line in tree_lines(family.tree, language))
    yield markdown.text(texts.label("family.tree_note", other=OTHER_GAME))
    yield f"## {texts.label('family.values')}"
    yield _values(family, numbers, language)


def _values(family: Family, numbers: list[str], language: str) -> str:
    """Parameter by variant; an empty cell where a kind of auction has no such parameter."""
    texts = catalogue(language)
    rows = [
        (
            f"{markdown.text(texts.title(path))} ({markdown.code(path)})",
            *("" if value is None else markdown.code(str(value)) for value in row),
        )
        for path, row in values_by_variant(family)
    ]
    return markdown.table((texts.label("family.parameter"), *numbers), rows)
