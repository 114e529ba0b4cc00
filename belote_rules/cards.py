"""Suits, ranks, cards, sets of cards, seats and sides, and how cards are read and written.

Cards are small integers and sets of cards are 32-bit masks, so that positions are cheap to make and
to compare. Seats are numbered in the order of play; which way the table turns is a matter for those who
show it.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from enum import IntEnum

from belote_rules.errors import BeloteError

LONGEST_TEXT = 1_000
"""The longest text, in characters, that is read as cards: the whole pack takes 127."""


class Suit(IntEnum):
    """The four suits; their order means nothing in the game."""

    SPADES = 0
    HEARTS = 1
    DIAMONDS = 2
    CLUBS = 3

    @property
    def letter(self) -> str:
        """`S`, `H`, `D` or `C`."""
        return "SHDC"[self]

    @property
    def symbol(self) -> str:
        """`♠`, `♥`, `♦` or `♣`."""
        return "♠♥♦♣"[self]


class Rank(IntEnum):
    """The eight ranks in their natural order, that of runs; who wins a trick is for the contract to say."""

    SEVEN = 0
    EIGHT = 1
    NINE = 2
    TEN = 3
    JACK = 4
    QUEEN = 5
    KING = 6
    ACE = 7

    @property
    def letter(self) -> str:
        """`7`, `8`, `9`, `T`, `J`, `Q`, `K` or `A`."""
        return "789TJQKA"[self]


class Card(int):
    """One of the 32 cards: eight times its suit plus its rank."""

    __slots__ = ()

    def __new__(cls, number: int) -> Card:
        """Card number 0 to 31; any other number is a ValueError."""
        if not 0 <= number < 32:
            raise ValueError(f"a card is numbered from 0 to 31, not {number}")
        return super().__new__(cls, number)

    @classmethod
    def of(cls, suit: Suit, rank: Rank) -> Card:
        """The card of this suit and rank."""
        return PACK[suit * 8 + rank]

    @property
    def suit(self) -> Suit:
        """The suit printed on the card."""
        return _SUIT_OF[self]

    @property
    def rank(self) -> Rank:
        """The rank printed on the card."""
        return _RANK_OF[self]

    @property
    def code(self) -> str:
        """The card in two letters, rank then suit: `9H`, `TS`."""
        return _CODE_OF[self]

    def __str__(self) -> str:
        """The card as one shows it: `9♥`, `10♠`."""
        return _SHOWN[self]

    def __format__(self, spec: str) -> str:
        return format(_SHOWN[self], spec)

    def __repr__(self) -> str:
        return f"Card({_CODE_OF[self]!r})"


_SUIT_OF = tuple(suit for suit in Suit for _ in Rank)
_RANK_OF = tuple(rank for _ in Suit for rank in Rank)
_CODE_OF = tuple(rank.letter + suit.letter for suit in Suit for rank in Rank)
_SHOWN = tuple(rank.letter.replace("T", "10") + suit.symbol for suit in Suit for rank in Rank)

PACK: tuple[Card, ...] = tuple(Card(number) for number in range(32))
"""The 32 cards in the order of their numbers."""

SUIT_MASKS: tuple[int, int, int, int] = (0xFF, 0xFF00, 0xFF0000, 0xFF000000)
"""The mask of all eight cards of a suit, by suit."""


@dataclass(frozen=True, slots=True, repr=False)
class CardSet:
    """A set of cards: bit n of the mask stands for card number n. Iterates in the order of the pack."""

    mask: int

    def __post_init__(self) -> None:
        if self.mask >> 32:
            raise ValueError(f"a set of cards is a mask of 32 bits, not {self.mask:#x}")

    @classmethod
    def of(cls, cards: Iterable[Card]) -> CardSet:
        """The set of these cards; a card given twice counts once."""
        mask = 0
        for card in cards:
            mask |= 1 << card
        return cls(mask)

    def of_suit(self, suit: Suit) -> CardSet:
        """Those of the cards that are of this suit."""
        return CardSet(self.mask & SUIT_MASKS[suit])

    @property
    def codes(self) -> list[str]:
        """The cards in two letters each: `["9H", "TS"]`."""
        return [card.code for card in self]

    def __or__(self, other: CardSet) -> CardSet:
        return CardSet(self.mask | other.mask)

    def __and__(self, other: CardSet) -> CardSet:
        return CardSet(self.mask & other.mask)

    def __sub__(self, other: CardSet) -> CardSet:
        return CardSet(self.mask & ~other.mask)

    def __xor__(self, other: CardSet) -> CardSet:
        return CardSet(self.mask ^ other.mask)

    def __le__(self, other: CardSet) -> bool:
        return not self.mask & ~other.mask

    def __contains__(self, card: Card) -> bool:
        return self.mask >> card & 1 == 1

    def __bool__(self) -> bool:
        return self.mask != 0

    def __len__(self) -> int:
        return self.mask.bit_count()

    def __iter__(self) -> Iterator[Card]:
        mask = self.mask
        while mask:
            lowest = mask & -mask
            yield PACK[lowest.bit_length() - 1]
            mask ^= lowest

    def __str__(self) -> str:
        return " ".join(map(str, self))

    def __repr__(self) -> str:
        return f"CardSet({' '.join(self.codes)!r})"


EMPTY = CardSet(0)
"""No card."""

FULL = CardSet(0xFFFFFFFF)
"""The whole pack."""


class Side(IntEnum):
    """The two sides, each of two partners who face each other."""

    NS = 0
    EW = 1

    @property
    def other(self) -> Side:
        """The opponents."""
        return _SIDES[1 - self]

    @property
    def seats(self) -> tuple[Seat, Seat]:
        """The two partners."""
        return _SEATS[self], _SEATS[self + 2]


class Seat(IntEnum):
    """The four seats in the order of play."""

    N = 0
    E = 1
    S = 2
    W = 3

    @property
    def next(self) -> Seat:
        """Who plays after this seat."""
        return _SEATS[(self + 1) % 4]

    @property
    def previous(self) -> Seat:
        """Who plays before this seat."""
        return _SEATS[(self + 3) % 4]

    @property
    def partner(self) -> Seat:
        """Who sits opposite."""
        return _SEATS[(self + 2) % 4]

    @property
    def side(self) -> Side:
        """The side that this seat and its partner make."""
        return _SIDES[self % 2]


_SIDES = tuple(Side)
_SEATS = tuple(Seat)


def in_turn(first: Seat) -> tuple[Seat, Seat, Seat, Seat]:
    """The four seats in the order of play, from the first."""
    return first, first.next, first.partner, first.previous


# How cards are read. Every spelling stands in a table, so nothing is read that is not listed here.
_RANKS = {rank.letter: rank for rank in Rank} | {"10": Rank.TEN}
_FRENCH_RANKS = {"V": Rank.JACK, "D": Rank.QUEEN, "R": Rank.KING}
_SUIT_LETTERS = {suit.letter: suit for suit in Suit}
_FRENCH_SUITS = {
    "P": Suit.SPADES, "PI": Suit.SPADES,
    "C": Suit.HEARTS, "CO": Suit.HEARTS,
    "K": Suit.DIAMONDS, "CA": Suit.DIAMONDS,
    "T": Suit.CLUBS, "TR": Suit.CLUBS,
}  # fmt: skip
# U+FE0E and U+FE0F ask for a symbol to be drawn as text or as a picture; keyboards add them unseen.
_SYMBOLS = {
    shape + selector: suit
    for suit, shapes in zip(Suit, ("♠♤", "♥♡", "♦♢", "♣♧"), strict=True)
    for shape in shapes
    for selector in ("", "\ufe0e", "\ufe0f")
}


def _pairs(ranks: dict[str, Rank], suits: dict[str, Suit]) -> dict[str, Card]:
    """Every spelling of a rank before a spelling of a suit, in capitals."""
    return {r + s: Card.of(suit, rank) for r, rank in ranks.items() for s, suit in suits.items()}


_READABLE = _pairs(_RANKS, _SUIT_LETTERS | _SYMBOLS) | _pairs(_FRENCH_RANKS, _SYMBOLS)
# `DT` is on both lists: dame de trèfle, or the ten of diamonds with its suit first.
_SUIT_FIRST = {
    suit_spelling + rank_spelling: Card.of(suit, rank)
    for suits, ranks in ((_SUIT_LETTERS, _RANKS), (_SYMBOLS, _RANKS | _FRENCH_RANKS))
    for suit_spelling, suit in suits.items()
    for rank_spelling, rank in ranks.items()
}
# What a pair that is not read could mean, the likeliest first: both letters French, then the rank alone.
_MEANINGS = (
    _pairs(_RANKS | _FRENCH_RANKS, _FRENCH_SUITS),
    _pairs(_FRENCH_RANKS, _SUIT_LETTERS),
    _SUIT_FIRST,
)
_PART = re.compile(r"[^\s,]+")


def read_card(text: str) -> Card:
    """The one card that the text names, as `read_cards` reads it; no card or several is a BeloteError."""
    cards = read_cards(text)
    if len(cards) != 1:
        raise BeloteError("card.not_one", text=text, count=len(cards))
    return cards[0]


def read_cards(text: str) -> tuple[Card, ...]:
    """The cards of a text, separated by spaces or commas, in its order: `9H TS`, `9♥, 10♠`, `V♥ D♥ R♥`.

    Raises a BeloteError for a text that is too long, a card that cannot be read and a card given twice; it
    names the place in the text, counted in characters from 1.
    """
    _check_length(text)
    places: dict[Card, int] = {}
    for part in _PART.finditer(text):
        position = part.start() + 1
        card = _READABLE.get(_capitals(part[0]))
        if card is None:
            raise _unreadable(text, part[0], position)
        if card in places:
            raise BeloteError("card.duplicate", text=text, card=card, position=position, first=places[card])
        places[card] = position
    return tuple(places)


def read_suit(text: str) -> Suit:
    """The suit that a letter (S H D C) or a symbol names; anything else is a BeloteError."""
    _check_length(text)
    suit = (_SUIT_LETTERS | _SYMBOLS).get(_capitals(text.strip()))
    if suit is None:
        raise BeloteError("suit.unreadable", text=text)
    return suit


def _check_length(text: str) -> None:
    if len(text) > LONGEST_TEXT:
        raise BeloteError("card.too_long", beginning=text[:20], length=len(text), longest=LONGEST_TEXT)


def _capitals(text: str) -> str:
    """The text with its ASCII letters in capitals; `str.upper` alone would take a long s for an S."""
    return "".join(letter.upper() if letter.isascii() else letter for letter in text)


def _unreadable(text: str, part: str, position: int) -> BeloteError:
    """The error for a part that is no card: French letters, the suit written first, or anything else."""
    spelling = _capitals(part)
    meanings = list(dict.fromkeys(cards[spelling] for cards in _MEANINGS if spelling in cards))
    facts = {"text": text, "part": part, "position": position}
    if not meanings:
        return BeloteError("card.unreadable", **facts)
    code = "card.suit_first" if meanings == [_SUIT_FIRST.get(spelling)] else "card.french_letters"
    return BeloteError(code, **facts, meanings=" / ".join(f"{card} ({card.code})" for card in meanings))
