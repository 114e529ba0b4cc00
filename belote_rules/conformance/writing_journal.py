"""Writes a journal as the run goes, so that a run that is broken off has lost next to nothing."""

from __future__ import annotations

from pathlib import Path
from types import TracebackType
from typing import Final

from belote_rules.conformance.journal import PassRecord, Record

PASSES_AT_ONCE: Final = 200
"""Passed cases that may wait to be written; whatever else happens is written at once."""


class JournalWriter:
    """A journal that is written to, record by record."""

    def __init__(self, path: Path) -> None:
        self._file = path.open("w", encoding="utf-8", newline="\n")
        self._waiting = 0

    def write(self, record: Record) -> None:
        """Add a record."""
        self._file.write(record.model_dump_json() + "\n")
        self._waiting += 1
        if not isinstance(record, PassRecord) or self._waiting >= PASSES_AT_ONCE:
            self._file.flush()
            self._waiting = 0

    def __enter__(self) -> JournalWriter:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, traceback: TracebackType | None
    ) -> None:
        self._file.close()
