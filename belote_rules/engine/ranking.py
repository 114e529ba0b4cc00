"""Which card is higher and what a card is worth, in and out of trumps.

`scoring.trump_suit_scale` and `plain_suit_scale`: all documents agree on both (000 section 02, 001 Scoring,
002 Deck and cards, 003 How to play, 004 Card values). Without trumps the ace counts 19 (`no_trump_scale: A19_J2`),
so that 152 points are in the pack; in all trumps each suit counts as trumps (`all_trump_scale: raw_258`).
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from belote_rules.cards import PACK, SUIT_MASKS, Card, Rank
from belote_rules.engine.contract import Trump

_R = Rank
TRUMP_ORDER: Final = (_R.SEVEN, _R.EIGHT, _R.QUEEN, _R.KING, _R.TEN, _R.ACE, _R.NINE, _R.JACK)
"""The ranks of a trump suit, lowest first."""
PLAIN_ORDER: Final = (_R.SEVEN, _R.EIGHT, _R.NINE, _R.JACK, _R.QUEEN, _R.KING, _R.TEN, _R.ACE)
"""The ranks of any other suit, lowest first."""

_TRUMP_POINTS: Final = {_R.JACK: 20, _R.NINE: 14, _R.ACE: 11, _R.TEN: 10, _R.KING: 4, _R.QUEEN: 3}
_PLAIN_POINTS: Final = {_R.ACE: 11, _R.TEN: 10, _R.KING: 4, _R.QUEEN: 3, _R.JACK: 2}
_NO_TRUMP_POINTS: Final = {**_PLAIN_POINTS, _R.ACE: 19}


def _masks_above(order: tuple[Rank, ...]) -> tuple[int, ...]:
    """For each card the mask of the cards of its suit that beat it."""
    place = {rank: n for n, rank in enumerate(order)}
    return tuple(
        sum(1 << other for other in PACK if other.suit == card.suit and place[other.rank] > place[card.rank])
        for card in PACK
    )


ABOVE_IN_TRUMPS: Final = _masks_above(TRUMP_ORDER)
"""By card: the mask of the cards of its suit that are higher when the suit is trumps."""
ABOVE_IN_PLAIN: Final = _masks_above(PLAIN_ORDER)
"""By card: the mask of the cards of its suit that are higher when the suit is not trumps."""


def above(trump: Trump, card: Card) -> int:
    """The mask of the cards of the same suit that beat a card under these trumps."""
    return ABOVE_IN_TRUMPS[card] if trump == Trump.AT or is_trump(trump, card) else ABOVE_IN_PLAIN[card]


def trump_mask(trump: Trump) -> int:
    """The mask of the cards that ruff: those of the trump suit. In no and all trumps no card ruffs."""
    return SUIT_MASKS[trump] if trump < 4 else 0


def is_trump(trump: Trump, card: Card) -> bool:
    """Whether a card ruffs: it is of the trump suit."""
    return trump_mask(trump) >> card & 1 == 1


def points(trump: Trump, card: Card) -> int:
    """What a card is worth in a trick, in card points."""
    if trump == Trump.NT:
        return _NO_TRUMP_POINTS.get(card.rank, 0)
    if trump == Trump.AT or is_trump(trump, card):
        return _TRUMP_POINTS.get(card.rank, 0)
    return _PLAIN_POINTS.get(card.rank, 0)


def sum_of_points(trump: Trump, cards: Iterable[Card]) -> int:
    """The card points of several cards: 152 for the whole pack, 248 in all trumps; without the last trick's bonus."""
    return sum(points(trump, card) for card in cards)
