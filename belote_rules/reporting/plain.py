"""Texts of others made safe to show: no character that a terminal would obey, that hides, or that turns the line."""

from __future__ import annotations

import shlex
from collections.abc import Sequence


def plain(text: str) -> str:
    """A text on one line; what cannot be printed is shown as its code."""
    return "".join(each if each.isprintable() else _code(each) for each in text)


def plain_lines(text: str, most: int) -> tuple[str, ...]:
    """The last lines of a text, each of them made safe; blank ones are left out."""
    lines = [line.rstrip() for line in text.splitlines() if line.strip()]
    return tuple(plain(line) for line in lines[-most:])


def command_line(words: Sequence[str]) -> str:
    """A command as one types it in a shell; what cannot be printed is written as codes, which bash reads."""
    return " ".join(shlex.quote(word) if word.isprintable() else _ansi_c(word) for word in words)


def _ansi_c(word: str) -> str:
    escaped = word.replace("\\", "\\\\").replace("'", "\\'")
    return "$'" + "".join(each if each.isprintable() else _code(each) for each in escaped) + "'"


def _code(character: str) -> str:
    """`\\n`, `\\x1b`, `\\u202e`: as Python and bash write them."""
    if character in "\n\t\r":
        return ascii(character)[1:-1]
    number = ord(character)
    return f"\\x{number:02x}" if number < 0x80 else f"\\u{number:04x}" if number < 0x10000 else f"\\U{number:08x}"
