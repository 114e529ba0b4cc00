"""How steps are made: a condition is a Given or a When, a question is a Then; and the list of all of them."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, Literal, cast

from parse import with_pattern  # type: ignore[import-untyped]
from pytest_bdd import given, parsers, then, when

from belote_rules.scenarios import reading

Step = Callable[..., None]


class Words(parsers.parse):
    """The words of a step. They are recognised by their form, so that a card that cannot be read is an error in it."""

    def is_matching(self, name: str) -> bool:
        """Whether the words of a feature have this form."""
        return self.parser.parse(name, evaluate_result=False) is not None


@dataclass(frozen=True, slots=True)
class Definition:
    """A step of the vocabulary: its words, and how they are recognised."""

    kind: Literal["condition", "question"]
    words: str
    parser: Words
    function: Step

    @property
    def shown(self) -> str:
        """The words as one writes them, with the places to fill in as `<cards>`."""
        return re.sub(r"\{(\w+):?\w*\}", lambda place: f"<{place[1].lower()}>", self.words)

    def matches(self, kind: str, words: str) -> bool:
        """Whether a step of a feature (`given`, `when` or `then`) is this one."""
        return (self.kind == "question") == (kind == "then") and self.parser.is_matching(words)


VOCABULARY: Final[list[Definition]] = []
"""All steps, in the order of the modules; filled as they are imported."""


def _type(pattern: str, read: reading.Reader) -> reading.Reader:
    """A word of the steps: how it looks and how it is read; a function of its own, since the pattern is put on it."""
    return cast(reading.Reader, with_pattern(pattern)(lambda text: read(text)))


_SEAT: Final = "[1-4NESW]"
_SIDE: Final = "seats 1 and 3|seats 2 and 4"
_TYPES: Final = {
    "Trumps": _type("spades|hearts|diamonds|clubs|no suits|all suits", reading.trumps),
    "Cards": _type('"[^"]+"|no card', reading.cards),
    "Sets": _type('"[^"]+"(?: and "[^"]+")*', reading.sets),
    "Doubled": _type("doubled|redoubled", str),
    "Seat": _type(_SEAT, reading.seat),
    "Side": _type(_SIDE, reading.side),
    "Number": _type(r"\d+", int),
    "Code": _type(r"[a-z]+\.[a-z0-9_]+", str),
    "Who": _type("takers|defenders", str),
    "AreWorth": _type("is worth|are worth", str),
    "AreRefused": _type("is refused|are refused", str),
    "Hand": _type("left|right", str),
    "Office": _type("cuts|speaks first|leads first|deals next", str),
    "Outcome": _type("made|failed|neither made nor failed", str),
    "Verdict": _type(f"goes on|is drawn|is won by (?:{_SIDE})", str),
    "Shuffling": _type("must be shuffled|may be shuffled|may not be shuffled", str),
}


def condition(words: str) -> Callable[[Step], Step]:
    """A step that sets something of the situation."""

    def decorate(function: Step) -> Step:
        parser = _define("condition", words, function)
        given(parser, stacklevel=2)(function)
        return when(parser, stacklevel=2)(function)

    return decorate


def question(words: str) -> Callable[[Step], Step]:
    """A step that asks the referee and compares the answer."""

    def decorate(function: Step) -> Step:
        return then(_define("question", words, function), stacklevel=2)(function)

    return decorate


def _define(kind: Literal["condition", "question"], words: str, function: Step) -> Words:
    parser = Words(words, extra_types=_TYPES, case_sensitive=True)
    VOCABULARY.append(Definition(kind, words, parser, function))
    return parser
