"""Several rule sets compared, in words: who behaves alike, the matrix of the pairs, the tree, the values."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from rich.console import Console, ConsoleOptions, RenderableType
from rich.text import Text

from belote_rules.comparison.many import OTHER_GAME, Family
from belote_rules.reporting.family_words import mark, tree_lines, value_groups
from belote_rules.reporting.page import heading, line, named, pages
from belote_rules.texts import catalogue


def family_in_words(family: Family, language: str) -> RenderableType:
    """The whole family; the rule sets have numbers, which the matrix uses for its columns."""
    return pages(_parts(family, language))


def _parts(family: Family, language: str) -> Iterator[RenderableType]:
    texts = catalogue(language)
    yield line(texts.label("family.count", count=len(family.variants)), style="bold")
    for place, variant in enumerate(family.variants, start=1):
        yield named(f"{place} {variant.name}", variant.title.in_(language), 1)
    yield heading(texts.label("family.alike"))
    alike = [group for group in family.alike if len(group) > 1]
    if not alike:
        yield line(texts.label("family.none_alike"), 1)
    for group in alike:
        yield line(", ".join(group), 1)
    yield heading(texts.label("family.matrix"))
    yield _Matrix(family)
    yield line(texts.label("family.matrix_note"), 1, "dim")
    yield heading(texts.label("family.tree"))
    for level, text in tree_lines(family.tree, language):
        yield line(text, level + 1)
    yield line(texts.label("family.tree_note", other=OTHER_GAME), 1, "dim")
    yield heading(texts.label("family.values"))
    for path, groups in value_groups(family, language):
        yield named(texts.title(path), path, 1)
        for value, names in groups:
            yield line(value, 2)
            yield line(", ".join(names), 3, "dim")


@dataclass(frozen=True)
class _Matrix:
    """The matrix of the pairs; where the terminal is too narrow the columns are shown in several blocks."""

    family: Family

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> Iterator[RenderableType]:
        """The blocks of columns that fit."""
        names = [variant.name for variant in self.family.variants]
        rows = [[mark(self.family, one, other) for other in names] for one in names]
        numbers = [str(place) for place in range(1, len(names) + 1)]
        wide = max(len(cell) for cells in (numbers, *rows) for cell in cells) + 1
        longest = max(len(f"{numbers[-1]} {name}") for name in names)
        head = min(longest, max(options.max_width - 2 - wide, 1))
        fitting = max((options.max_width - 2 - head) // wide, 1)
        for start in range(0, len(names), fitting):
            columns = slice(start, start + fitting)
            yield _row("", numbers[columns], head, wide)
            for number, name, row in zip(numbers, names, rows, strict=True):
                yield _row(f"{number} {name}", row[columns], head, wide)


def _row(name: str, cells: list[str], head: int, wide: int) -> Text:
    text = f"  {name[:head].ljust(head)}{''.join(cell.rjust(wide) for cell in cells)}"
    return Text(text, no_wrap=True, overflow="crop")
