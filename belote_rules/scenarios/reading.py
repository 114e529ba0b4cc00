"""How the words of a step are read: cards, trumps, seats, sides, calls, contracts. What cannot be read is an error."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, Final

from belote_rules.cards import Card, CardSet, Seat, Side, read_cards, read_suit
from belote_rules.engine.announcements import Declaration, declaration_of
from belote_rules.engine.belote import Spoken, Word
from belote_rules.engine.calls import DOUBLE, PASS, REDOUBLE, Call, bid, take
from belote_rules.engine.contract import Contract, ContractValue, Trump
from belote_rules.errors import BeloteError

Reader = Callable[[str], Any]

_TRUMPS: Final = {
    "spades": Trump.S,
    "hearts": Trump.H,
    "diamonds": Trump.D,
    "clubs": Trump.C,
    "no suits": Trump.NT,
    "all suits": Trump.AT,
}
_SIDES: Final = {"seats 1 and 3": Side.NS, "seats 2 and 4": Side.EW}
_PLAIN_CALLS: Final = {"pass": PASS, "double": DOUBLE, "redouble": REDOUBLE}
_BID: Final = re.compile(r"(\d+|capot|generale) ?(\D\S*)")


def trumps(text: str) -> Trump:
    """The trumps that a word names: `hearts`, or `no suits` and `all suits`."""
    return _TRUMPS[text]


def cards(text: str) -> tuple[Card, ...]:
    """The cards between quotes, in their order; `no card` is none."""
    return read_cards(text.strip('"')) if text.startswith('"') else ()


def seat(text: str) -> Seat:
    """A seat by its number in the order of play, 1 to 4, or by its letter, N E S W."""
    return Seat[text] if text in Seat.__members__ else Seat(int(text) - 1)


def sets(text: str) -> tuple[CardSet, ...]:
    """Sets of cards, each between quotes, with `and` between them."""
    return tuple(CardSet.of(read_cards(one.strip('"'))) for one in text.split(" and "))


def pair(text: str) -> tuple[int, int]:
    """A number of each side: `8-0`."""
    one, dash, other = text.partition("-")
    if not (dash and one.isdecimal() and other.isdecimal()):
        raise BeloteError("features.pair", text=text)
    return int(one), int(other)


def yes_or_no(text: str) -> bool | None:
    """`yes`, `no`, or nothing said."""
    answers = {"yes": True, "no": False, "": None}
    if text not in answers:
        raise BeloteError("features.yes_or_no", text=text)
    return answers[text]


def side(text: str) -> Side:
    """A side by its seats."""
    return _SIDES[text]


def calls(text: str) -> tuple[tuple[Seat | None, Call], ...]:
    """Calls separated by commas, each with the seat in front where it is given: `1: pass, 2: 80♥`."""
    return tuple(_said_by(part.strip()) for part in text.split(",") if part.strip())


def _said_by(text: str) -> tuple[Seat | None, Call]:
    speaker, colon, said = text.rpartition(":")
    if colon and not re.fullmatch("[1-4NESW]", speaker):
        raise BeloteError("features.call", call=text)
    return (seat(speaker) if colon else None), call(said.strip())


def call(text: str) -> Call:
    """A call: `pass`, `take ♣`, `80♥`, `capot♥`, `double`, `redouble`."""
    if text in _PLAIN_CALLS:
        return _PLAIN_CALLS[text]
    if text.startswith("take "):
        return take(_suit(text.removeprefix("take ")))
    match = _BID.fullmatch(text)
    if match is None:
        raise BeloteError("features.call", call=text)
    return bid(_value(match[1]), _suit(match[2]))


def contract(text: str, taker: Seat, redouble_factor: int) -> Contract:
    """A contract: `♣` where a turned suit is taken, `100♠`, `capot♥ redoubled`, or `capot♥ x4` to be exact."""
    said, _, doubled = text.partition(" ")
    factors = {"": 1, "doubled": 2, "redoubled": redouble_factor, "x3": 3, "x4": 4}
    if doubled not in factors:
        raise BeloteError("features.contract", contract=text)
    multiplier = factors[doubled]
    match = _BID.fullmatch(said)
    if match is None:
        return Contract(_suit(said), taker, None, multiplier)
    return Contract(_suit(match[2]), taker, _value(match[1]), multiplier)


def _suit(text: str) -> Trump:
    return Trump[text] if text in ("NT", "AT") else Trump(read_suit(text))


def _value(text: str) -> ContractValue:
    named: dict[str, ContractValue] = {"capot": "capot", "generale": "generale"}
    return named[text] if text in named else int(text)


def declaration(text: str) -> Declaration:
    """The declaration that cards are; cards that are none are an error."""
    found = declaration_of(CardSet.of(read_cards(text)))
    if found is None:
        raise BeloteError("features.declaration", cards=text)
    return found


def spoken(text: str) -> tuple[Spoken, ...]:
    """King and queen as they were played, each with the word that was said, if any: `K♥ belote, Q♥`."""
    return tuple(_spoken(*part.split()) for part in text.split(","))


def _spoken(card: str, word: str | None = None) -> Spoken:
    said: dict[str | None, Word | None] = {None: None, "belote": "belote", "rebelote": "rebelote"}
    if word not in said:
        raise BeloteError("features.word", word=word)
    return Spoken(read_cards(card)[0], said[word])
