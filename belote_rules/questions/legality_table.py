"""The decision tables of play: what may be played, and which card beats which, to be looked up by rank.

They are made from the engine, never a second source of rules: `engine/play.py` is asked once for each cell of
`play_cells`, and its answers are spread over all ranks and hands. In each table the cards of a suit are eight bits, the
seven lowest, as in `CardSet`; so the arrays serve fast code and programs in other languages as they stand.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cache
from typing import Final

import numpy as np
from numpy.typing import NDArray

from belote_rules.cards import PACK, Card, CardSet, Rank
from belote_rules.engine.contract import Contract, Trump
from belote_rules.engine.play import legal_cards, winner
from belote_rules.engine.ranking import ABOVE_IN_PLAIN, ABOVE_IN_TRUMPS, trump_mask
from belote_rules.questions.play_cells import (
    FOLLOWING,
    VOID,
    Kind,
    TrickClass,
    class_masks,
    kind_of,
    smallest_positions,
    trick_class,
)
from belote_rules.questions.values import LegalCards
from belote_rules.rules.ruleset import RuleSet

Bits = NDArray[np.uint16]

LEADING: Final = ("higher_trump", "other")
"""The classes of cards of one who leads: his trumps, and all others."""
OTHER: Final = 256
"""Beside the eight bits of his trumps, the bit of one who is void for all his other cards."""
SITUATIONS: Final = (
    TrickClass("suit", "trump", "partner"),
    TrickClass("suit", "trump", "opponent"),
    TrickClass("suit", "plain", "partner"),
    TrickClass("suit", "plain", "opponent"),
    TrickClass("suit", "plain", "partner", ruffed=True),
    TrickClass("suit", "plain", "partner", ruffed=True, between=True),
    TrickClass("suit", "plain", "opponent", ruffed=True),
)
"""The first index of the tables: what was led, and who holds the trick with what. Without a trump suit the two of a
plain lead, unruffed."""


@dataclass(frozen=True, slots=True, eq=False)
class LegalityTable:
    """What may be played in one kind of contract. What cannot be on a table has no legal card: zero.

    `leading[doubled, held]` has the classes of `LEADING` as bits, held and legal. `following[situation, best, held]`:
    the rank of the best card, the cards held of the suit led, and those that are legal. `void[situation, best, held]`:
    the same with the trumps held, and `OTHER`.
    """

    kind: Kind
    leading: Bits
    following: Bits
    void: Bits

    def legal(self, question: LegalCards) -> CardSet:
        """The legal cards of a position of this kind of contract, looked up."""
        trump, trick, hand = question.trump, question.trick, question.hand.mask
        trumps, others = hand & trump_mask(trump), hand & ~trump_mask(trump)
        if not trick:
            legal = int(self.leading[int(question.multiplier > 1), bool(trumps) | bool(others) << 1])
            return CardSet((trumps if legal & 1 else 0) | (others if legal & 2 else 0))
        place = situation(trump, trick), trick[winner(trump, trick)].rank
        led = 8 * trick[0].suit
        following = hand >> led & 0xFF
        if following:
            return CardSet(int(self.following[*place, following]) << led)
        ruff = 8 * trump if trumps else 0
        legal = int(self.void[*place, trumps >> ruff | bool(others) * OTHER])
        return CardSet((legal & 0xFF) << ruff | (others if legal & OTHER else 0))


def situation(trump: Trump, trick: tuple[Card, ...]) -> int:
    """The place in `SITUATIONS` of a trick that was led to."""
    return SITUATIONS.index(replace(trick_class(trump, trick), kind="suit"))


def legality_table(rules: RuleSet, kind: Kind) -> LegalityTable:
    """The table of a rule set for one kind of contract."""
    leading = np.zeros((2, 1 << len(LEADING)), np.uint16)
    following = np.zeros((len(SITUATIONS), 1 << len(FOLLOWING)), np.uint16)
    void = np.zeros((len(SITUATIONS), 1 << len(VOID)), np.uint16)
    for question in smallest_positions():
        if kind_of(question.trump) != kind:
            continue
        if not question.trick:
            doubles = (int(question.multiplier > 1),) if kind == "suit" else (0, 1)
            for doubled in doubles:
                _enter(leading[doubled], rules, question, LEADING)
            continue
        follows = any(question.hand.mask & class_masks(question.trump, question.trick)[name] for name in FOLLOWING)
        classes, names = (following, FOLLOWING) if follows else (void, VOID)
        _enter(classes[situation(question.trump, question.trick)], rules, question, names)
    of_led, of_trumps = _higher(kind)
    return LegalityTable(kind, leading, _by_rank(following, of_led, OTHER), _by_rank(void, of_trumps, 2 * OTHER))


def _enter(row: Bits, rules: RuleSet, question: LegalCards, names: Sequence[str]) -> None:
    """Ask the engine which of the classes held are legal."""
    contract = Contract(question.trump, multiplier=question.multiplier)
    legal = legal_cards(rules.play, contract, question.trick, question.hand)
    masks = class_masks(question.trump, question.trick)
    held, allowed = (
        sum(1 << bit for bit, name in enumerate(names) if masks[name] & cards.mask) for cards in (question.hand, legal)
    )
    row[held] = allowed


def _higher(kind: Kind) -> tuple[Bits, Bits]:
    """By situation and rank of the best card: what is higher in the suit led, and in trumps."""
    trumps, plain = ([masks[rank] for rank in Rank] for masks in (ABOVE_IN_TRUMPS, ABOVE_IN_PLAIN))
    in_led = trumps if kind == "all_trumps" else plain
    of_led = [[0] * 8 if s.ruffed else trumps if s.lead == "trump" else in_led for s in SITUATIONS]
    of_trumps = [trumps if s.ruffed else [0xFF] * 8 for s in SITUATIONS]
    return np.array(of_led, np.uint16), np.array(of_trumps, np.uint16)


def _by_rank(classes: Bits, higher: Bits, hands: int) -> Bits:
    """Spread the legal classes over all ranks of the best card and all hands."""
    held = np.arange(hands, dtype=np.uint16)
    above = higher[:, :, np.newaxis]
    parts = held & above, held & ~above & 0xFF, np.broadcast_to(held & OTHER, (*higher.shape, hands))
    key = sum(((part > 0) << bit for bit, part in enumerate(parts)), np.zeros((), np.intp))
    legal = np.take_along_axis(classes[:, np.newaxis, :], key, axis=2)
    found: Bits = np.zeros_like(legal)
    for bit, part in enumerate(parts):
        found |= np.where(legal >> bit & 1, part, 0).astype(np.uint16)
    return found


@cache
def beats(trump: Trump) -> NDArray[np.bool_]:
    """`[best, card]`: whether a card takes the trick from the best one, by their numbers. It depends on no rule."""
    table = np.array([[winner(trump, (best, card)) == 1 for card in PACK] for best in PACK])
    table.flags.writeable = False
    return table
