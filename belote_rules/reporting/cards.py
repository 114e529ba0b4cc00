"""Cards as one shows them in a language: `J♥` in English, `V♥` in French. On the wire they stay `JH`."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from belote_rules.cards import Card
from belote_rules.texts import catalogue

_FRENCH: Final = str.maketrans("JQK", "VDR")


def card_shown(card: Card, language: str) -> str:
    """A card with its suit's symbol."""
    return str(card).translate(_FRENCH) if language == "fr" else str(card)


def cards_shown(cards: Iterable[Card], language: str) -> str:
    """Cards in their order, or that there is none."""
    shown = " ".join(card_shown(card, language) for card in cards)
    return shown or catalogue(language).label("cards.none")
