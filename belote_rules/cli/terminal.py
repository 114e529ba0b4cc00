"""The terminal that is written to: how wide it is, whether it shows colours."""

from __future__ import annotations

import os
import shutil
import sys
from typing import Final

NARROWEST: Final = 20
WITHOUT_TERMINAL: Final = 100
"""Columns where nothing says how many there are: in a pipe or a file."""


def width() -> int:
    """Columns: those of COLUMNS, or of the terminal, or 100."""
    return max(NARROWEST, shutil.get_terminal_size((WITHOUT_TERMINAL, 24)).columns)


def shows_colours() -> bool:
    """Whether standard output is a terminal and nobody has asked for plain text (NO_COLOR)."""
    return sys.stdout.isatty() and not os.environ.get("NO_COLOR") and os.environ.get("TERM") != "dumb"
