"""The canonical questions of play: finitely many cells, each with its smallest concrete position.

What may be played depends on no more than a cell holds: the kind of contract, what was led, who holds the trick and
with what, whether the opponent just before has ruffed too, and which classes of cards the hand holds: of the suit led
higher or lower than the best card, trumps higher or lower than the best one, cards of a third suit. When one can
follow, only the cards of the suit led are in the cell: the others are refused whatever the rules say.

The smallest positions depend on no rule: they are found by walking all tricks in order (`build`), shipped as data, and
a test builds them again.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from itertools import combinations, permutations
from typing import Final, Literal

from belote_rules.cards import PACK, SUIT_MASKS, Card, CardSet, Suit, read_card
from belote_rules.engine.contract import Trump
from belote_rules.engine.play import winner
from belote_rules.engine.ranking import above, is_trump, trump_mask
from belote_rules.questions.values import LegalCards

Kind = Literal["suit", "no_trump", "all_trumps"]
Lead = Literal["none", "trump", "plain"]
Holder = Literal["nobody", "partner", "opponent"]

TRUMPS: Final[dict[Kind, Trump]] = {"suit": Trump.H, "no_trump": Trump.NT, "all_trumps": Trump.AT}
"""The trumps that stand for each kind of contract: hearts for a suit."""

FOLLOWING: Final = ("higher", "lower")
VOID: Final = ("higher_trump", "lower_trump", "other")
"""The classes of cards of one who can follow, and of one who cannot."""
Counts = tuple[int, ...]
"""Numbers of positions with a hand of one card, two, ... eight."""
LARGEST_HAND: Final = 8


@dataclass(frozen=True, slots=True)
class TrickClass:
    """What of a trick the rules look at.

    `between`: the partner holds it with a trump, and the opponent after him has put a lower one on it.
    """

    kind: Kind
    lead: Lead = "none"
    holder: Holder = "nobody"
    ruffed: bool = False
    between: bool = False


@dataclass(frozen=True, slots=True)
class Cell:
    """A canonical question: the class of the trick, the classes of cards in the hand, and for a lead the double."""

    trick: TrickClass
    hand: frozenset[str]
    doubled: bool = False


def kind_of(trump: Trump) -> Kind:
    """The kind of contract."""
    return "suit" if trump < 4 else "no_trump" if trump == Trump.NT else "all_trumps"


def trick_class(trump: Trump, trick: tuple[Card, ...]) -> TrickClass:
    """What of this trick the rules look at."""
    kind = kind_of(trump)
    if not trick:
        return TrickClass(kind)
    place = winner(trump, trick)
    partner = place == len(trick) - 2
    trump_led = is_trump(trump, trick[0])
    ruffed = is_trump(trump, trick[place]) and not trump_led
    return TrickClass(
        kind=kind,
        lead="trump" if trump_led else "plain",
        holder="partner" if partner else "opponent",
        ruffed=ruffed,
        between=ruffed and partner and is_trump(trump, trick[-1]),
    )


def class_masks(trump: Trump, trick: tuple[Card, ...]) -> dict[str, int]:
    """The cards of each class of a hand, for one who can follow and for one who cannot."""
    trumps = trump_mask(trump)
    if not trick:
        return {"higher_trump": trumps, "other": 0xFFFFFFFF & ~trumps}
    best, led = trick[winner(trump, trick)], SUIT_MASKS[trick[0].suit]
    beating = above(trump, best)
    void_trumps = trumps & ~led
    over = beating if is_trump(trump, best) else void_trumps
    return {
        "higher": led & beating,
        "lower": led & ~beating,
        "higher_trump": void_trumps & over,
        "lower_trump": void_trumps & ~over,
        "other": 0xFFFFFFFF & ~(led | trumps),
    }


def cell_of(question: LegalCards) -> Cell:
    """The cell of a question of play."""
    masks = class_masks(question.trump, question.trick)
    held = frozenset(name for name, mask in masks.items() if question.hand.mask & mask)
    following = held & {*FOLLOWING}
    doubled = question.multiplier > 1 and not question.trick and question.trump < 4
    return Cell(trick_class(question.trump, question.trick), following or held, doubled)


def witness_order(card: Card) -> tuple[int, int]:
    """The order in which a lower card comes first: by natural rank, then hearts, spades, diamonds, clubs."""
    return card.rank, (Suit.HEARTS, Suit.SPADES, Suit.DIAMONDS, Suit.CLUBS).index(card.suit)


_LOWEST_FIRST: Final = tuple(sorted(PACK, key=witness_order))


def build() -> dict[Cell, LegalCards]:
    """Find the smallest position of each cell: fewest cards in the trick, in the hand, then the lowest cards.

    The tricks are walked in order; with a trick given, the smallest hand of a cell is the lowest card of each class.
    """
    found: dict[Cell, LegalCards] = {}
    for trump in TRUMPS.values():
        for length in range(4):
            for trick in permutations(_LOWEST_FIRST, length):
                for question in _smallest_hands(trump, trick):
                    found.setdefault(cell_of(question), question)
    return dict(sorted(found.items(), key=lambda item: size(item[1])))


def _smallest_hands(trump: Trump, trick: tuple[Card, ...]) -> Iterator[LegalCards]:
    on_table = CardSet.of(trick).mask
    lowest = {
        name: next((c for c in _LOWEST_FIRST if mask & ~on_table & 1 << c), None)
        for name, mask in class_masks(trump, trick).items()
    }
    follows = [card for name, card in lowest.items() if card is not None and name in FOLLOWING]
    void = [card for name, card in lowest.items() if card is not None and name in VOID]
    for classes in (follows, void):
        for count in range(1, len(classes) + 1):
            for cards in combinations(classes, count):
                yield LegalCards(trump, trick, CardSet.of(cards))
                if not trick and trump < 4:
                    yield LegalCards(trump, trick, CardSet.of(cards), multiplier=2)


def size(question: LegalCards) -> tuple[object, ...]:
    """The documented order of witnesses of play.

    Fewest cards in the trick, fewest in the hand, suit before no trump before all trumps, undoubled, the lowest cards.
    """
    hand = sorted(question.hand, key=witness_order)
    cards = [*question.trick, *hand]
    return (
        len(question.trick),
        len(hand),
        max(question.trump - 3, 0),
        question.multiplier,
        [witness_order(card) for card in cards],
    )


@cache
def smallest_positions() -> tuple[LegalCards, ...]:
    """The smallest position of each cell, smallest first."""
    text = files(__package__).joinpath("data/play_cells.json").read_text(encoding="utf-8")
    return tuple(
        LegalCards(Trump[trump], tuple(map(read_card, trick)), CardSet.of(map(read_card, hand)), multiplier)
        for trump, trick, hand, multiplier, _ in json.loads(text)
    )


@cache
def positions() -> tuple[Counts, ...]:
    """How many concrete positions each cell stands for, by size of hand, in the order of `smallest_positions`."""
    text = files(__package__).joinpath("data/play_cells.json").read_text(encoding="utf-8")
    return tuple(tuple(row[4]) for row in json.loads(text))
