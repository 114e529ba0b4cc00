"""What a profile knows about a value besides the value: who says so, where, how surely, in two languages."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final, Literal

from belote_rules.rules.parameter import Value
from belote_rules.rules.ruleset import RuleSet

Status = Literal["stated", "implied", "silent", "contradictory", "house", "not_applicable"]
"""`house`: given without evidence, by a family's profile or on the command line; `not_applicable`: filled in where
the other values make the parameter irrelevant. The rest is what a source says."""

WRITTEN_STATUSES: Final = ("stated", "implied", "silent", "contradictory")
"""The statuses that a file can give."""
SECTION_NEEDED: Final = frozenset(("stated", "implied", "contradictory"))
NOTE_NEEDED: Final = frozenset(("implied", "silent", "contradictory"))


@dataclass(frozen=True, slots=True)
class Text:
    """A text in every language of the project."""

    en: str
    fr: str

    def in_(self, language: str) -> str:
        """The text in a language of `texts.LANGUAGES`."""
        return self.fr if language == "fr" else self.en


@dataclass(frozen=True, slots=True)
class Evidence:
    """Why a value is what it is; `source` is the id of the profile that gave it, None for a value asked for."""

    status: Status
    section: str | None = None
    note: Text | None = None
    source: str | None = None


@dataclass(frozen=True, slots=True)
class SourceDocument:
    """A document that a profile was read from; `key` is its short name, `note` says how it was read."""

    key: str
    title: Text
    note: Text | None = None


@dataclass(frozen=True, slots=True)
class Reading:
    """Another way to read the same source: the values that it changes, with their evidence."""

    name: str
    title: Text
    note: Text | None
    values: Mapping[str, Value]
    evidence: Mapping[str, Evidence]


@dataclass(frozen=True, slots=True)
class Variant:
    """A rule set with its name, its evidence and its other readings.

    `name` is what was asked for (`vanikar:faq@match.match_target=501`), `id` the profile's own; `chosen` and
    `overrides` are what was asked for beside the id. `choices` are the values that the source lets a table choose
    from, the one in force first.
    """

    name: str
    id: str
    title: Text
    summary: Text | None
    sources: tuple[SourceDocument, ...]
    rules: RuleSet
    evidence: Mapping[str, Evidence]
    readings: Mapping[str, Reading]
    choices: Mapping[str, tuple[Value, ...]]
    chosen: tuple[str, ...] = ()
    overrides: Mapping[str, Value] = field(default_factory=dict)
