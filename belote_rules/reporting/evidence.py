"""Where a value comes from, in words: how surely, which section, which profile, and the note."""

from __future__ import annotations

from collections.abc import Iterator

from belote_rules.reporting.words import colon
from belote_rules.rules.evidence import Evidence, Variant
from belote_rules.rules.parameter import Value
from belote_rules.texts import catalogue


def evidence_lines(variant: Variant, path: str, language: str) -> Iterator[str]:
    """The status with its section, then the note, if there is one."""
    evidence = variant.evidence[path]
    yield status_shown(evidence, variant, language)
    if evidence.note is not None:
        yield evidence.note.in_(language)


def status_shown(evidence: Evidence, variant: Variant, language: str) -> str:
    """How surely a value is known and where it stands; the profile too where it is not the variant's own."""
    texts = catalogue(language)
    status = texts.label(f"evidence.{evidence.status}")
    shown = status if evidence.section is None else status + colon(language) + evidence.section
    if evidence.source in (None, variant.id):
        return shown
    return f"{shown} ({texts.label('evidence.from', profile=evidence.source)})"


def evidence_json(evidence: Evidence, language: str) -> dict[str, object]:
    """The evidence as plain values."""
    return {
        "status": evidence.status,
        "section": evidence.section,
        "note": evidence.note.in_(language) if evidence.note else None,
        "profile": evidence.source,
    }


def value_shown(path: str, value: Value, language: str) -> str:
    """A value as a profile writes it, and what it means."""
    return f"{value}{colon(language)}{catalogue(language).value(path, value)}"
