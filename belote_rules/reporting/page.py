"""What the views in words are made of: headings and indented lines, which the terminal wraps."""

from __future__ import annotations

import io
from collections.abc import Iterable

from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.text import Text

STEP = 2
"""Columns of one level of indentation."""


def heading(text: str) -> RenderableType:
    """A heading with an empty line above it."""
    return Padding(Text(text.upper(), "bold"), (1, 0, 0, 0))


def line(text: str, level: int = 0, style: str = "") -> RenderableType:
    """A paragraph, indented by so many levels."""
    return Padding(Text(text, style), (0, 0, 0, level * STEP))


def named(name: str, aside: str, level: int = 0, style: str = "bold") -> RenderableType:
    """A name that stands out, and words beside it that do not."""
    return Padding(Text.assemble((name, style), (f"  {aside}", "dim")), (0, 0, 0, level * STEP))


def pages(parts: Iterable[RenderableType]) -> RenderableType:
    """Parts one below the other."""
    return Group(*parts)


def render(view: RenderableType, width: int, *, colours: bool = False) -> str:
    """A view as text of so many columns, without blanks at the ends of lines; with colours only if asked for."""
    console = Console(
        file=io.StringIO(),
        width=width,
        force_terminal=colours,
        color_system="standard" if colours else None,
        no_color=not colours,
        legacy_windows=False,
        markup=False,
        emoji=False,
        highlight=False,
    )
    with console.capture() as captured:
        console.print(view)
    return "".join(f"{each.rstrip()}\n" for each in captured.get().splitlines())
