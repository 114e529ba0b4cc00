"""What the views of a family share: the marks of the matrix, the tree as lines, who plays which value."""

from __future__ import annotations

from collections.abc import Iterator

from belote_rules.comparison.idle import KIND
from belote_rules.comparison.many import Branch, Family, values_by_variant
from belote_rules.reporting.words import colon
from belote_rules.texts import catalogue

ITSELF = "·"


def mark(family: Family, one: str, other: str) -> str:
    """A cell of the matrix: the number of differences; `=` alike, `~` in a mirror, `*` behind it for another game."""
    if one == other:
        return ITSELF
    found = family.between(one, other)
    if found.equal:
        return "~" if found.mirrored else "="
    return f"{len(found.differences)}{'*' if any(each.path == KIND for each in found.differences) else ''}"


def tree_lines(branch: Branch, language: str, level: int = 0) -> Iterator[tuple[int, str]]:
    """The family tree, line by line with its level: how far apart the parts of a branch are, or who is at its end."""
    if len(branch.parts) == 1:
        yield level, ", ".join(branch.names)
        return
    yield level, height_shown(branch.height, language)
    for part in branch.parts:
        assert isinstance(part, Branch)
        yield from tree_lines(part, language, level + 1)


def height_shown(height: float, language: str) -> str:
    """How far apart the parts of a branch are, to a tenth."""
    text = f"{height:.1f}"
    return text.replace(".", ",") if language == "fr" else text


def value_groups(family: Family, language: str) -> Iterator[tuple[str, list[tuple[str, list[str]]]]]:
    """Each path on which not all agree, with the values in the order of their first rule set, and who plays them."""
    texts = catalogue(language)
    for path, row in values_by_variant(family):
        groups: dict[str, list[str]] = {}
        for variant, value in zip(family.variants, row, strict=True):
            meaning = "" if value is None else f"{colon(language)}{texts.value(path, value)}"
            shown = texts.label("family.value_absent") if value is None else f"{value}{meaning}"
            groups.setdefault(shown, []).append(variant.name)
        yield path, list(groups.items())
