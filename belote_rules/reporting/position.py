"""A position of play as one types it: trumps, the cards on the table, the cards in hand."""

from __future__ import annotations

from belote_rules.cards import CardSet, read_cards, read_suit
from belote_rules.engine.contract import Trump
from belote_rules.errors import BeloteError
from belote_rules.questions.values import LegalCards

LARGEST_HAND = 8
LONGEST_TRICK = 3
"""Cards that can be on the table before one plays."""


def read_position(trump: str, trick: str, hand: str) -> LegalCards:
    """The question which cards of the hand may be played.

    Raises a `BeloteError` for what cannot be read (`card.*`, `suit.*`) and for what cannot be (`position.*`): no card
    in hand or too many, a full trick, a card in both.
    """
    suit, on_table, held = read_suit(trump), read_cards(trick), read_cards(hand)
    if len(on_table) > LONGEST_TRICK:
        raise BeloteError("position.full_trick", count=len(on_table), most=LONGEST_TRICK)
    if not 1 <= len(held) <= LARGEST_HAND:
        raise BeloteError("position.hand", count=len(held), most=LARGEST_HAND)
    both = next((card for card in held if card in on_table), None)
    if both is not None:
        raise BeloteError("position.twice", card=both)
    return LegalCards(Trump(suit), on_table, CardSet.of(held))
