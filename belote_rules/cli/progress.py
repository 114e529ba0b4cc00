"""Progress of what takes longer than a second, as plain lines on standard error; what is quicker says nothing."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from typing import Final

from belote_rules.texts import catalogue

PATIENCE: Final = 1.0
"""Seconds before the first line, and between two lines."""


class Progress:
    """Tells how many pairs are compared, at most once a second."""

    def __init__(self, language: str, clock: Callable[[], float] = time.monotonic) -> None:
        self._language, self._clock = language, clock
        self._told = clock()

    def __call__(self, done: int, total: int) -> None:
        """So many of all pairs are compared."""
        now = self._clock()
        if now - self._told >= PATIENCE:
            self._told = now
            print(
                catalogue(self._language).label("progress.pairs", done=done, total=total), file=sys.stderr, flush=True
            )
