"""The duty behind a failure: the parameter or the invariant, its value, and the source that says so."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from belote_rules.conformance.reading_journal import Journal
from belote_rules.errors import BeloteError
from belote_rules.reporting.evidence import evidence_lines
from belote_rules.reporting.plain import plain
from belote_rules.rules.evidence import Variant
from belote_rules.rules.library import parse_name
from belote_rules.rules.loading import load_variant
from belote_rules.rules.parameter import Value
from belote_rules.rules.ruleset import PARAMETERS, flat
from belote_rules.texts import catalogue


@dataclass(frozen=True, slots=True)
class Duty:
    """What decides: a parameter with its value and evidence, and the value that is played instead where one is known.

    An invariant has its reason as `meaning` and nothing else.
    """

    path: str
    title: str
    value: str | None
    meaning: str
    evidence: tuple[str, ...]
    played: str | None = None
    played_meaning: str | None = None


@dataclass(frozen=True)
class Law:
    """The rules that a run was judged by, in a language, with the evidence where the profile is still there."""

    values: Mapping[str, Value]
    variant: Variant | None
    language: str

    @staticmethod
    def of(journal: Journal, language: str) -> Law:
        """The law of a run."""
        return Law(flat(journal.rules), profile_of(journal), language)

    def duty(self, path: str, *, played: Any = None) -> Duty:
        """What stands behind a path or a reason code."""
        texts = catalogue(self.language)
        if path not in self.values:
            reason = texts.tree["reasons"].get(path)
            return Duty(plain(path), "", None, plain(path) if reason is None else reason, ())
        return Duty(
            path=path,
            title=texts.title(path),
            value=str(self.values[path]),
            meaning=texts.value(path, self.values[path]),
            evidence=self._evidence(path),
            played=None if played is None else plain(str(played)),
            played_meaning=None if played is None else self.meaning(path, played),
        )

    def meaning(self, path: str, value: Any) -> str:
        """What a value means; where it is none of the parameter's, as it was written."""
        if path in PARAMETERS and isinstance(value, str | int):
            try:
                return catalogue(self.language).value(path, value)
            except KeyError:
                pass  # no value of this parameter
        return plain(f"{path} = {value}")

    def _evidence(self, path: str) -> tuple[str, ...]:
        """Who says so; nothing where the profile is gone or says something else by now."""
        if self.variant is None or flat(self.variant.rules).get(path) != self.values[path]:
            return ()
        return tuple(evidence_lines(self.variant, path, self.language))


def profile_of(journal: Journal) -> Variant | None:
    """The profile that was verified against; None where it cannot be read any more."""
    try:
        asked = parse_name(journal.run.variant)
        if asked.is_file and not Path(asked.base).is_file():
            return None
        return load_variant(journal.run.variant)
    except (BeloteError, OSError, ValueError):
        return None
