"""A variant with some of its readings and with values asked for behind an @."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from belote_rules import texts
from belote_rules.errors import BeloteError
from belote_rules.rules.allowed import KIND, find, refusal
from belote_rules.rules.evidence import Evidence, Variant
from belote_rules.rules.library import Asked
from belote_rules.rules.parameter import Value
from belote_rules.rules.suggestions import Unknown, nearest
from belote_rules.rules.terms import Terms, faults


class VariantError(BeloteError):
    """A value in a VARIANT is wrong, or what it asks for does not fit together; `cause` says how."""

    def __init__(self, name: str, cause: BeloteError, path: str = "") -> None:
        super().__init__("variant.refused_value" if path else "variant.refused", name=name, path=path)
        self.cause = cause

    def text(self, language: str = "en") -> str:
        """The VARIANT, the parameter (if one is to blame), and what is wrong with it."""
        return texts.catalogue(language).error(self.code, reason=self.cause.text(language), **self.facts)


def choose(variant: Variant, asked: Asked) -> Variant:
    """The variant as it was asked for; raises a `BeloteError` that says what does not fit."""
    if not asked.readings and not asked.overrides:
        return replace(variant, name=asked.name)
    terms = _override(_read(Terms.of(variant), variant, asked), asked)
    for fault in faults(terms):
        raise VariantError(asked.name, fault.error, fault.paths[0] if len(fault.paths) == 1 else "")
    rules = terms.rules()
    return replace(
        variant,
        name=asked.name,
        rules=rules,
        evidence=terms.full_evidence(rules),
        choices=terms.choices,
        chosen=asked.readings,
        overrides=asked.overrides,
    )


def _read(terms: Terms, variant: Variant, asked: Asked) -> Terms:
    """The terms with all readings that were asked for; two of them may not differ about a value."""
    values: dict[str, Value] = {}
    evidence: dict[str, Evidence] = {}
    said_by: dict[str, str] = {}
    for name in asked.readings:
        if name not in variant.readings:
            raise _unknown_reading(asked.base, name, variant)
        reading = variant.readings[name]
        for path, value in reading.values.items():
            if values.setdefault(path, value) != value:
                facts = {"first": said_by[path], "second": name, "path": path}
                raise BeloteError("variant.readings_differ", name=asked.name, **facts)
            said_by.setdefault(path, name)
        evidence.update(reading.evidence)
    return terms.changed(values, evidence)


def _unknown_reading(base: str, name: str, variant: Variant) -> BeloteError:
    if not variant.readings:
        return BeloteError("variant.no_readings", name=base, reading=name)
    facts = {"name": base, "reading": name, "allowed": ", ".join(variant.readings)}
    return Unknown("variant.unknown_reading", nearest=nearest(name, variant.readings), **facts)


def _override(terms: Terms, asked: Asked) -> Terms:
    """The terms with the values that were asked for; one of the source's choices keeps the source's evidence."""
    kind = asked.overrides.get(KIND, terms.values.get(KIND))
    for path, value in asked.overrides.items():
        try:
            find(path)
        except Unknown as error:
            raise VariantError(asked.name, error) from None
        error_in_value = refusal(path, value, kind)
        if error_in_value is not None:
            raise VariantError(asked.name, error_in_value, path)
    changed = terms.changed(asked.overrides, dict.fromkeys(asked.overrides, Evidence("house")))
    return _keep_choices(changed, terms, asked.overrides)


def _keep_choices(changed: Terms, before: Terms, overrides: Mapping[str, Value]) -> Terms:
    choices, evidence = dict(changed.choices), dict(changed.evidence)
    for path, value in overrides.items():
        options = before.choices.get(path, ())
        if value in options:
            choices[path] = (value, *(each for each in options if each != value))
            evidence[path] = before.evidence[path]
    return replace(changed, choices=choices, evidence=evidence)
