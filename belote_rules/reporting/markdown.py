"""Markdown as every renderer shows it: text is escaped, so that no profile's words become markup."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

_MARKUP = re.compile(r"([\\`*_\[\]<>|#~&$])")
_AT_LINE_START = re.compile(r"^(\s*)([-+=]|\d+(?=[.)]))")


def text(words: str) -> str:
    """Words on one line that stand for themselves."""
    one_line = " ".join(words.split())
    escaped = _MARKUP.sub(r"\\\1", one_line)
    return _AT_LINE_START.sub(_as_words, escaped)


def _as_words(found: re.Match[str]) -> str:
    """The beginning of a line that would be a list: the mark escaped, or what follows the number."""
    return f"{found[1]}\\{found[2]}" if not found[2].isdecimal() else f"{found[1]}{found[2]}\\"


def code(words: str) -> str:
    """A path, a value or a name in the letters of a typewriter; a bar is escaped for tables."""
    one_line = " ".join(words.split())
    longest = max((len(run) for run in re.findall("`+", one_line)), default=0)
    fence, blank = "`" * (longest + 1), " " if longest else ""
    return f"{fence}{blank}{one_line}{blank}{fence}".replace("|", "\\|")


def table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """A table of cells that are Markdown already."""
    lines = [head, ["---"] * len(head), *rows]
    return "\n".join(f"| {' | '.join(cells)} |" for cells in lines)


def items(lines: Iterable[str]) -> str:
    """A list of lines that are Markdown already."""
    return "\n".join(f"- {line}" for line in lines)
