"""The family picture as SVG: a tree whose branches join the farther to the left, the less alike the rule sets are."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from markupsafe import Markup

from belote_rules.comparison.many import Branch
from belote_rules.reporting.family_words import height_shown
from belote_rules.reporting.svg import drawing

_ROW: Final = 22
_LEFT: Final = 40
_LEAVES: Final = 340
"""Where the names begin; the tree takes the room to the left of them."""
_LETTER: Final = 7.3
"""The width of a letter of a name."""
_TOP: Final = 34


@dataclass(frozen=True, slots=True)
class _Scale:
    """Where a height is drawn; heights of a second way to choose trumps are far, so roots are taken."""

    highest: float

    def x(self, height: float) -> float:
        """The place of a height: the names' own for none."""
        part = (height / self.highest) ** 0.5 if self.highest else 0.0
        return round(_LEAVES - 12 - part * (_LEAVES - 12 - _LEFT), 1)


def family_tree(tree: Branch, language: str, told: Sequence[str]) -> Markup:
    """The tree; below each name no other place is marked than its line."""
    rows = {name: place for place, name in enumerate(tree.names)}
    scale = _Scale(tree.height)
    parts = [*_branch(tree, rows, scale, language), *_names(rows)]
    width = round(_LEAVES + _LETTER * max(map(len, rows))) + 12
    return drawing(parts, (width, _TOP + _ROW * len(rows)), "tree", told, "family-tree")


def _names(rows: Mapping[str, int]) -> Iterator[Markup]:
    for name, row in rows.items():
        kind = "left name" if ":" in name else "left name document"
        yield Markup('<text class="{}" x="{}" y="{}">{}</text>').format(kind, _LEAVES, _TOP + row * _ROW, name)


def _middle(branch: Branch, rows: Mapping[str, int]) -> float:
    """The line on which a branch begins."""
    if len(branch.parts) == 1:
        ends = [rows[name] for name in branch.names]
        return _TOP - 5 + _ROW * (ends[0] + ends[-1]) / 2
    return sum(_middle(part, rows) for part in branch.parts if isinstance(part, Branch)) / len(branch.parts)


def _branch(branch: Branch, rows: Mapping[str, int], scale: _Scale, language: str) -> Iterator[Markup]:
    """A branch with all above it: an upright line at its height, and a line to each of its parts."""
    x = scale.x(branch.height)
    if len(branch.parts) == 1:
        first, last = rows[branch.names[0]], rows[branch.names[-1]]
        if first != last:
            yield _line(x, _TOP - 10 + first * _ROW, x, _TOP + last * _ROW, "alike")
        return
    parts = [part for part in branch.parts if isinstance(part, Branch)]
    ends = [_middle(part, rows) for part in parts]
    yield _line(x, ends[0], x, ends[-1], "twig")
    for part, y in zip(parts, ends, strict=True):
        yield _line(x, y, scale.x(part.height), y, "twig")
        yield from _branch(part, rows, scale, language)
    yield Markup('<text class="height" x="{:g}" y="{:g}">{}</text>').format(
        x - 4, (ends[0] + ends[-1]) / 2 - 4, height_shown(branch.height, language)
    )


def _line(x: float, y: float, to_x: float, to_y: float, kind: str) -> Markup:
    return Markup('<path class="{}" d="M{:g} {:g}L{:g} {:g}"/>').format(kind, x, y, to_x, to_y)
