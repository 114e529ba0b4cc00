"""The catalogue of texts: one YAML file a language, the only place where the project's prose about rules stands.

The help of the commands stands in small TOML files of its own, so that it is there at once.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, cast

LANGUAGES = ("en", "fr")


@dataclass(frozen=True, slots=True)
class Catalogue:
    """The texts of one language, by parameter path, value, reason code, error code and label."""

    language: str
    tree: Mapping[str, Any]

    def title(self, path: str) -> str:
        """The short name of a parameter: `play.overtrump_opponent` is "Overtrumping an opponent"."""
        return cast(str, self.tree["parameters"][path]["title"])

    def meaning(self, path: str) -> str:
        """What a parameter decides, in a sentence."""
        return cast(str, self.tree["parameters"][path]["meaning"])

    def value(self, path: str, value: object) -> str:
        """What one value of a parameter means; a number that the catalogue does not name stands for itself."""
        values = self.tree["parameters"][path]["values"]
        key = str(value)
        return cast(str, values[key] if key in values else values["number"].format(number=value))

    def phase(self, phase: str) -> str:
        """The name of a phase of the game."""
        return cast(str, self.tree["phases"][phase])

    def reason(self, code: str) -> str:
        """Why an act is refused: the duty behind a reason code, as one says it at the table."""
        return cast(str, self.tree["reasons"][code])

    def error(self, code: str, /, **facts: object) -> str:
        """The message of an error, with its facts filled in."""
        return cast(str, self.tree["errors"][code]).format(**facts)

    def label(self, key: str, /, **facts: object) -> str:
        """A word or a phrase of the screens and reports."""
        return cast(str, self.tree["labels"][key]).format(**facts)


@cache
def catalogue(language: str) -> Catalogue:
    """The catalogue of a language of `LANGUAGES`."""
    import yaml  # here, since most programs that import this package never show a text

    loader = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
    return Catalogue(language, yaml.load(_read(f"{language}.yaml"), loader))  # a safe loader, on a file of our own


@cache
def help_texts(language: str) -> Mapping[str, Any]:
    """The help of the commands in a language: `headings`, and by name the `verbs`, `arguments` and `options`."""
    import tomllib  # TOML, since it is read in a tenth of the time that YAML takes to be imported

    return tomllib.loads(_read(f"help.{language}.toml"))


def _read(name: str) -> str:
    return Path(__file__).with_name(name).read_text(encoding="utf-8")
