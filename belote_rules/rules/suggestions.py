"""Errors that name the nearest allowed words: "did you mean ...?"."""

from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches

from belote_rules import texts
from belote_rules.errors import BeloteError


def nearest(word: str, allowed: Iterable[str]) -> tuple[str, ...]:
    """At most three of the allowed words that look like this one, the nearest first."""
    known = list(allowed)
    near = get_close_matches(word.lower(), known, n=3, cutoff=0.6)
    longer = [each for each in known if len(word) > 2 and word.lower() in each and each not in near]
    return tuple((near + longer)[:3])


class Unknown(BeloteError):
    """A word that is not among the allowed ones; its text ends with the nearest of them, if any."""

    def __init__(self, code: str, /, nearest: tuple[str, ...], **facts: object) -> None:
        super().__init__(code, **facts)
        self.nearest = nearest

    def text(self, language: str = "en") -> str:
        """What is wrong, what is allowed, and what may have been meant."""
        message = super().text(language)
        if not self.nearest:
            return message
        return texts.catalogue(language).error("suggestion.nearest", message=message, words=", ".join(self.nearest))
