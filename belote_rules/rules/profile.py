"""A profile as its file writes it: identity, values with evidence, readings, choices; its shape checked, not its sense.

Whether values are allowed, agree and are complete can be said only together with the profile that it extends:
`loading` does that.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, cast

from belote_rules.errors import BeloteError
from belote_rules.rules.allowed import find
from belote_rules.rules.evidence import (
    NOTE_NEEDED,
    SECTION_NEEDED,
    WRITTEN_STATUSES,
    Evidence,
    Reading,
    SourceDocument,
    Status,
    Text,
)
from belote_rules.rules.parameter import Value
from belote_rules.rules.ruleset import PHASES
from belote_rules.rules.shape import Shape, problem
from belote_rules.rules.suggestions import Unknown, nearest
from belote_rules.rules.yaml_source import Problem, Problems, Route, Source

KEYS: Final = ("id", "title", "summary", "extends", "sources", "values", "readings", "choices")
VALUE_KEYS: Final = ("value", "status", "section", "note")
READING_KEYS: Final = ("title", "note", "values")
SOURCE_KEYS: Final = ("key", "title", "note")
ID: Final = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")


@dataclass(frozen=True, slots=True)
class Profile:
    """What one file says; `values` may still hold what no parameter allows. A reading of None is not inherited."""

    source: Source
    id: str
    title: Text
    summary: Text | None
    extends: str | None
    sources: tuple[SourceDocument, ...]
    values: Mapping[str, Value]
    evidence: Mapping[str, Evidence]
    readings: Mapping[str, Reading | None]
    choices: Mapping[str, tuple[Value, ...]]


def read_profile(source: Source, stem: str | None = None) -> tuple[Profile, list[Problem]]:
    """A file as a profile, without the parts that are wrong, and what is wrong with them.

    `stem` is the name of a shipped file, which must be its id; such a file also needs its title, summary and
    sources, and each text in both languages. Raises `Problems` for a file that is no mapping at all.
    """
    if not isinstance(source.value, dict):
        raise Problems([problem(source, (), BeloteError("profile.not_mapping"))])
    reader = _ProfileReader(source, stem)
    return reader.profile(), reader.shape.problems


class _ProfileReader:
    def __init__(self, source: Source, stem: str | None) -> None:
        self.source = source
        self.stem = stem
        self.shape = Shape(source, both_languages=stem is not None)
        self.id = ""

    def profile(self) -> Profile:
        given = self.shape.mapping((), self.source.value, KEYS)
        needed = ("id", "title", "summary", "sources") if self.stem is not None else ("id",)
        self.shape.required((), given, needed)
        self.id = self.identifier(given)
        values, evidence = self.values(("values",), given.get("values"))
        return Profile(
            source=self.source,
            id=self.id,
            title=self.text("title", given) or Text(self.id, self.id),
            summary=self.text("summary", given),
            extends=self.shape.word(("extends",), given["extends"]) if "extends" in given else None,
            sources=self.sources(given),
            values=values,
            evidence=evidence,
            readings=self.readings(given),
            choices=self.choices(given),
        )

    def identifier(self, given: Mapping[str, object]) -> str:
        word = self.shape.word(("id",), given["id"]) if "id" in given else None
        if word is None:
            return ""
        if not ID.fullmatch(word):
            self.shape.refuse(("id",), BeloteError("profile.id", id=word))
        elif self.stem not in (None, word):
            self.shape.refuse(("id",), BeloteError("profile.id_and_file", id=word, stem=self.stem))
        return word

    def text(self, key: str, given: Mapping[str, object], route: Route = (), plain: bool = False) -> Text | None:
        return self.shape.text((*route, key), given[key], plain) if key in given else None

    def sources(self, given: Mapping[str, object]) -> tuple[SourceDocument, ...]:
        documents = []
        for index, each in enumerate(self.shape.sequence(("sources",), given.get("sources"))):
            route: Route = ("sources", index)
            fields = self.shape.mapping(route, each, SOURCE_KEYS)
            self.shape.required(route, fields, ("key", "title"))
            key = self.shape.word((*route, "key"), fields["key"]) if "key" in fields else None
            title, note = self.text("title", fields, route, plain=True), self.text("note", fields, route)
            if key is not None and title is not None:
                documents.append(SourceDocument(key, title, note))
        return tuple(documents)

    def values(self, route: Route, value: object) -> tuple[dict[str, Value], dict[str, Evidence]]:
        values: dict[str, Value] = {}
        evidence: dict[str, Evidence] = {}
        for path, entry in self.shape.mapping(route, value).items():
            if self.is_parameter((*route, path), path, entry):
                long = isinstance(entry, dict)
                fields = self.shape.mapping((*route, path), entry, VALUE_KEYS) if long else {"value": entry}
                self.shape.required((*route, path), fields, ("value",))
                evidence[path] = self.evidence((*route, path), fields)
                if "value" in fields:
                    values[path] = cast(Value, fields["value"])
        return values, evidence

    def is_parameter(self, route: Route, path: str, entry: object) -> bool:
        """Whether a key names a parameter; one that names a phase is told how to write paths."""
        if path in PHASES and isinstance(entry, dict):
            example = f"{path}.{next(iter(entry), 'name')}"
            self.shape.refuse(route, BeloteError("profile.nested", example=example, phase=path), key=True)
            return False
        try:
            find(path)
        except Unknown as error:
            self.shape.refuse(route, error, key=True)
            return False
        return True

    def evidence(self, route: Route, fields: Mapping[str, object]) -> Evidence:
        status = self.status(route, fields)
        section = self.shape.word((*route, "section"), fields["section"]) if "section" in fields else None
        note = self.text("note", fields, route)
        for key, needed in (("section", SECTION_NEEDED), ("note", NOTE_NEEDED)):
            if status in needed and key not in fields:
                self.shape.refuse(route, BeloteError(f"profile.{key}_missing", status=status), key=True)
        return Evidence(status, section, note, self.id)

    def status(self, route: Route, fields: Mapping[str, object]) -> Status:
        status = fields.get("status", "house")
        if "status" in fields and status not in WRITTEN_STATUSES:
            near = nearest(str(status), WRITTEN_STATUSES)
            error = Unknown("profile.value", nearest=near, value=status, allowed=", ".join(WRITTEN_STATUSES))
            self.shape.refuse((*route, "status"), error)
            return "house"
        return cast(Status, status)

    def readings(self, given: Mapping[str, object]) -> dict[str, Reading | None]:
        found: dict[str, Reading | None] = {}
        for name, value in self.shape.mapping(("readings",), given.get("readings")).items():
            route: Route = ("readings", name)
            if not ID.fullmatch(name):
                self.shape.refuse(route, BeloteError("profile.id", id=name), key=True)
            found[name] = None if value is None else self.reading(route, name, value)
        return found

    def reading(self, route: Route, name: str, value: object) -> Reading:
        fields = self.shape.mapping(route, value, READING_KEYS)
        self.shape.required(route, fields, ("title", "values"))
        values, evidence = self.values((*route, "values"), fields.get("values"))
        title = self.text("title", fields, route) or Text(name, name)
        return Reading(name, title, self.text("note", fields, route), values, evidence)

    def choices(self, given: Mapping[str, object]) -> dict[str, tuple[Value, ...]]:
        found: dict[str, tuple[Value, ...]] = {}
        for path, value in self.shape.mapping(("choices",), given.get("choices")).items():
            route: Route = ("choices", path)
            if self.is_parameter(route, path, value):
                items = self.shape.sequence(route, value)
                if len(items) > 1:
                    found[path] = tuple(cast(list[Value], items))
                elif isinstance(value, list):
                    self.shape.refuse(route, BeloteError("profile.one_choice"))
        return found
