"""The pieces that a profile's file is made of - mappings, lists, texts - each checked, each error with its place."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Sequence
from typing import cast

from belote_rules.errors import BeloteError
from belote_rules.rules.evidence import Text
from belote_rules.rules.suggestions import Unknown, nearest
from belote_rules.rules.yaml_source import Mark, Problem, Route, Source, dotted
from belote_rules.texts import LANGUAGES


class Shape:
    """Reads pieces of a file and collects in `problems` what is wrong with them; a wrong piece becomes None or empty.

    `both_languages` refuses a text that is given once for all languages, as a shipped profile must not.
    """

    def __init__(self, source: Source, both_languages: bool) -> None:
        self.source = source
        self.both_languages = both_languages
        self.problems: list[Problem] = []

    def refuse(self, route: Route, error: BeloteError, key: bool = False) -> None:
        """Notes an error at the value (or at its key) that stands at a route."""
        self.problems.append(problem(self.source, route, error, key))

    def mapping(self, route: Route, value: object, allowed: Iterable[str] | None = None) -> dict[str, object]:
        """A mapping; with `allowed`, its unknown keys are refused and left out. No value is an empty mapping."""
        if value is None:
            return {}
        if not isinstance(value, dict):
            self.refuse(route, BeloteError("profile.not_mapping"))
            return {}
        if allowed is None:
            return cast(dict[str, object], value)
        keys = tuple(allowed)
        for key in value:
            if key not in keys:
                near = nearest(key, keys)
                error = Unknown("profile.unknown_key", nearest=near, key=key, allowed=", ".join(keys))
                self.refuse((*route, key), error, key=True)
        return {key: value[key] for key in keys if key in value}

    def sequence(self, route: Route, value: object) -> list[object]:
        """A list; no value is an empty one."""
        if value is None or isinstance(value, list):
            return value or []
        self.refuse(route, BeloteError("profile.not_list"))
        return []

    def word(self, route: Route, value: object) -> str | None:
        """A text that is not empty, the same in every language."""
        if isinstance(value, str) and value.strip():
            return self.printable(route, value)
        number = isinstance(value, int) and not isinstance(value, bool)
        self.refuse(route, BeloteError("profile.number_as_text" if number else "profile.not_text", value=value))
        return None

    def printable(self, route: Route, value: str) -> str | None:
        """A text without control characters, which a terminal would obey when the text is shown."""
        bad = next((c for c in value if unicodedata.category(c) == "Cc" and c not in "\n\t"), None)
        if bad is None:
            return value
        self.refuse(route, BeloteError("profile.control_character", character=f"{ord(bad):04X}"))
        return None

    def text(self, route: Route, value: object, one_for_all: bool = False) -> Text | None:
        """A text in all languages, or, where that is allowed, one that serves for all."""
        if not isinstance(value, dict):
            word = self.word(route, value)
            if word is not None and self.both_languages and not one_for_all:
                self.refuse(route, BeloteError("profile.one_language"))
            return Text(word, word) if word is not None else None
        given = self.mapping(route, value, LANGUAGES)
        for language in LANGUAGES:
            if language not in given:
                self.refuse(route, BeloteError("profile.language_missing", language=language))
        words = [self.word((*route, language), given[language]) for language in LANGUAGES if language in given]
        if len(words) < len(LANGUAGES) or None in words:
            return None
        return Text(*cast(list[str], words))

    def required(self, route: Route, given: dict[str, object], keys: Sequence[str]) -> None:
        """Refuses a mapping that lacks one of these keys."""
        for key in keys:
            if key not in given:
                self.refuse(route, BeloteError("profile.key_missing", key=key), key=True)


def problem(source: Source, route: Route, error: BeloteError, key: bool = False) -> Problem:
    """An error at a place of a file."""
    mark: Mark = source.mark(route, key)
    return Problem(source.name, mark.line, mark.column, dotted(route), error)
