"""The canonical questions of announcements: what is said of king and queen, what a hand holds, what beats what."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import Final

from belote_rules.cards import PACK, Card, CardSet, Rank, Seat, Suit, read_cards
from belote_rules.engine.announcements import Declaration, declaration_of
from belote_rules.engine.belote import Spoken, Word
from belote_rules.engine.contract import Trump
from belote_rules.questions.values import BeloteClaim, CardsBeforeDeclaring, Declared, MayDeclare
from belote_rules.rules.ruleset import RuleSet

_WORDS: Final[tuple[Word | None, ...]] = (None, "belote", "rebelote")
_KING, _QUEEN = Card.of(Suit.HEARTS, Rank.KING), Card.of(Suit.HEARTS, Rank.QUEEN)


def questions(a: RuleSet, b: RuleSet) -> Iterator[BeloteClaim | MayDeclare | CardsBeforeDeclaring | Declared]:
    """All canonical questions that arise in both games, belote first."""
    yield from claims()
    modes = a.announcements.declarations_mode, b.announcements.declarations_mode
    if modes != ("none", "none"):
        yield from _recognition()
    if "none" not in modes:
        yield CardsBeforeDeclaring()
        yield from _comparisons()


def claims() -> Iterator[BeloteClaim]:
    """King and queen in both orders with all words, with and without a trick, excused before or not."""
    for tricks, excused, cards in product((1, 0), (False, True), ((_KING, _QUEEN), (_QUEEN, _KING))):
        for words in product(_WORDS, _WORDS):
            plays = Spoken(cards[0], words[0]), Spoken(cards[1], words[1])
            yield BeloteClaim(Trump.H, plays, tricks, excused)


def _recognition() -> Iterator[MayDeclare]:
    """Runs of every length, squares of every rank, and pairs that share a card or touch."""
    for length in range(2, 9):
        yield _alone(CardSet.of(Card.of(Suit.SPADES, Rank(n)) for n in range(length)))
    for rank in Rank:
        yield _alone(CardSet.of(card for card in PACK if card.rank == rank))
    for one, other in _PAIRS:
        sets = CardSet.of(read_cards(one)), CardSet.of(read_cards(other))
        yield MayDeclare(sets[0] | sets[1], sets)


def _alone(cards: CardSet) -> MayDeclare:
    return MayDeclare(cards, (cards,))


_PAIRS: Final = (
    ("7S 8S 9S", "7H 8H 9H"),
    ("7S 8S 9S", "JS QS KS"),
    ("7S 8S 9S", "TS JS QS"),
    ("7S 8S 9S", "8S 9S TS"),
    ("JS JH JD JC", "7S 8S 9S"),
    ("JS JH JD JC", "TS JS QS"),
    ("JS JH JD JC", "QS QH QD QC"),
)


def _comparisons() -> Iterator[Declared]:
    """The best declaration of each side against the other's, whoever leads, and with a partner's tierce beside it."""
    found = classes()
    for leader, ours, theirs in product((Seat.N, Seat.E), found, found):
        moved = beside(ours, theirs)
        if moved is not None:
            yield Declared(Trump.H, leader, ((ours,), (moved,), (), ()))
    for ours in (found[1], found[-1]):
        for theirs in found:
            moved = beside(ours, theirs)
            if moved is not None and not (ours.cards | moved.cards) & _PARTNERS.cards:
                yield Declared(Trump.H, Seat.N, ((ours,), (moved,), (_PARTNERS,), ()))


def classes() -> list[Declaration]:
    """A declaration of each class: sequences by length and top card, plain (spades) and in trumps; squares by rank."""
    runs = [
        _declaration(CardSet.of(Card.of(suit, Rank(n)) for n in range(top - length + 1, top + 1)))
        for suit in (Suit.SPADES, Suit.HEARTS)
        for length in range(3, 9)
        for top in range(length - 1, 8)
    ]
    squares = [
        _declaration(CardSet.of(card for card in PACK if card.rank == rank))
        for rank in (Rank.QUEEN, Rank.KING, Rank.TEN, Rank.ACE, Rank.NINE, Rank.JACK)
    ]
    return [*runs, *squares]


def _declaration(cards: CardSet) -> Declaration:
    found = declaration_of(cards)
    assert found is not None
    return found


_PARTNERS: Final = _declaration(CardSet.of(read_cards("7C 8C 9C")))


def beside(ours: Declaration, theirs: Declaration) -> Declaration | None:
    """Theirs, moved to diamonds when both are of one plain suit; None when the pack does not hold both."""
    if not ours.cards & theirs.cards:
        return theirs
    if theirs.kind == "square" or theirs.top.suit != Suit.SPADES:
        return None
    moved = _declaration(CardSet.of(Card.of(Suit.DIAMONDS, card.rank) for card in theirs.cards))
    return None if ours.cards & moved.cards else moved
