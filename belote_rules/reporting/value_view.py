"""A value with its meaning and evidence, as pages show it."""

from __future__ import annotations

from dataclasses import dataclass

from belote_rules.reporting.evidence import status_shown
from belote_rules.rules.evidence import Evidence, Status, Variant
from belote_rules.rules.parameter import Value
from belote_rules.texts import catalogue


@dataclass(frozen=True, slots=True)
class ValueView:
    """A value as a profile writes it, what it means, how surely it is known, where it stands, and the note."""

    value: str
    meaning: str
    status: Status
    evidence: str
    note: str | None


def value_view(variant: Variant, path: str, value: Value, language: str, evidence: Evidence | None = None) -> ValueView:
    """A value of a variant; the evidence is the variant's own where no other one is given."""
    known = evidence or variant.evidence[path]
    return ValueView(
        value=str(value),
        meaning=catalogue(language).value(path, value),
        status=known.status,
        evidence=status_shown(known, variant, language),
        note=known.note.in_(language) if known.note else None,
    )
