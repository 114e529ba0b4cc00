"""The profile format as JSON Schema, so that editors complete paths and values and show what they mean.

What takes more than one value to judge (which parameters apply, contradictions, what `extends` brings) is left to
`loading`: a file that breaks the schema is wrong, one that keeps it may still be.
"""

from __future__ import annotations

from typing import Any, Final

from belote_rules.rules.allowed import Limits, words
from belote_rules.rules.evidence import NOTE_NEEDED, SECTION_NEEDED, WRITTEN_STATUSES
from belote_rules.rules.parameter import Parameter
from belote_rules.rules.profile import ID, KEYS
from belote_rules.rules.ruleset import PARAMETERS
from belote_rules.texts import LANGUAGES, Catalogue, catalogue

Schema = dict[str, Any]

_WORD: Final[Schema] = {"type": "string", "pattern": r"\S"}
_TEXT: Final[Schema] = {"$ref": "#/$defs/text"}


def profile_schema(language: str = "en") -> Schema:
    """The JSON Schema (draft 2020-12) of a profile, with titles and meanings in a language."""
    texts = catalogue(language)
    properties = _properties()
    for key in KEYS:
        properties[key]["description"] = texts.label(f"schema.{key}")
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": texts.label("schema.title_of_all"),
        **_closed(properties, "id"),
        "$defs": {
            "text": {"anyOf": [_WORD, _closed(dict.fromkeys(LANGUAGES, _WORD), *LANGUAGES)]},
            "status": _statuses(texts),
            "evidence": _evidence(),
            "reading": _reading(),
            "values": _nullable(_closed({path: _entry(path, texts) for path in PARAMETERS})),
            **{path: _value(parameter, texts) for path, parameter in PARAMETERS.items()},
        },
    }


def _properties() -> dict[str, Schema]:
    source = _closed({"key": _WORD, "title": _TEXT, "note": _TEXT}, "key", "title")
    return {
        "id": {"type": "string", "pattern": f"^{ID.pattern}$"},
        "title": dict(_TEXT),
        "summary": dict(_TEXT),
        "extends": dict(_WORD),
        "sources": {"type": ["array", "null"], "items": source},
        "values": {"$ref": "#/$defs/values"},
        "readings": {
            "type": ["object", "null"],
            "propertyNames": {"pattern": f"^{ID.pattern}$"},
            "additionalProperties": {"$ref": "#/$defs/reading"},
        },
        "choices": _nullable(_closed({path: _choice(path) for path in PARAMETERS})),
    }


def _reading() -> Schema:
    """A reading, or null for one that is not inherited."""
    fields = {"title": _TEXT, "note": _TEXT, "values": {"$ref": "#/$defs/values"}}
    return _nullable(_closed(fields, "title", "values"))


def _entry(path: str, texts: Catalogue) -> Schema:
    """A value in its short form, or in the long form with its evidence."""
    value = {"$ref": f"#/$defs/{path}"}
    fields = {"value": value, "status": {"$ref": "#/$defs/status"}, "section": _WORD, "note": _TEXT}
    long = {**_closed(fields, "value"), "allOf": [{"$ref": "#/$defs/evidence"}]}
    return {"title": texts.title(path), "description": texts.meaning(path), "anyOf": [value, long]}


def _evidence() -> Schema:
    """What each status asks for besides."""
    needs = (("section", SECTION_NEEDED), ("note", NOTE_NEEDED))
    return {
        "allOf": [
            {
                "if": {"properties": {"status": {"enum": sorted(statuses)}}, "required": ["status"]},
                "then": {"required": [key]},
            }
            for key, statuses in needs
        ]
    }


def _statuses(texts: Catalogue) -> Schema:
    return {"oneOf": [{"const": each, "description": texts.label(f"status.{each}")} for each in WRITTEN_STATUSES]}


def _value(parameter: Parameter, texts: Catalogue) -> Schema:
    """The values of a parameter, each with its meaning."""
    path = parameter.path
    listed: list[Schema] = [{"const": each, "description": texts.value(path, each)} for each in words(parameter)]
    if parameter.is_number:
        limits = Limits.of(path)
        usual = [each for each in parameter.values if isinstance(each, int)]
        number = {"type": "integer", "minimum": limits.least, "maximum": limits.most, "multipleOf": limits.step}
        listed.insert(0, {**number, "examples": usual})
    return {"title": texts.title(path), "description": texts.meaning(path), "oneOf": listed}


def _choice(path: str) -> Schema:
    return {"type": "array", "items": {"$ref": f"#/$defs/{path}"}, "minItems": 2, "uniqueItems": True}


def _closed(properties: dict[str, Any], *required: str) -> Schema:
    """An object with these properties and no other."""
    closed: Schema = {"type": "object", "properties": properties, "additionalProperties": False}
    return {**closed, "required": list(required)} if required else closed


def _nullable(schema: Schema) -> Schema:
    """What a schema of an object allows, or nothing behind the colon."""
    return {**schema, "type": ["object", "null"]}
