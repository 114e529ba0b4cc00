"""Declarations: sequences and squares, what a hand holds, which of them count.

Sources: 004 Declarations (values, the best declaration alone), 002 Scoring (kinds, order of ranks).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Final, Literal

from belote_rules.cards import PACK, SUIT_MASKS, Card, CardSet, Rank, Seat, Side, Suit, in_turn
from belote_rules.engine.contract import Trump
from belote_rules.engine.outcome import Pair
from belote_rules.rules.announcements import Announcements

Kind = Literal["tierce", "fifty", "hundred", "square"]

_SQUARE_POINTS: Final = {
    Rank.JACK: 200, Rank.NINE: 150, Rank.ACE: 100, Rank.TEN: 100, Rank.KING: 100, Rank.QUEEN: 100
}  # fmt: skip
"""`announcements.square_values: J200_9_150_others100`; four eights or sevens are no square."""
_SEQUENCES: Final[Mapping[int, tuple[Kind, int]]] = {3: ("tierce", 20), 4: ("fifty", 50)}
_HUNDRED: Final[tuple[Kind, int]] = ("hundred", 100)


@dataclass(frozen=True, slots=True)
class Declaration:
    """A sequence of three or more cards of a suit, or four cards of a rank; points before any multiplier."""

    kind: Kind
    cards: CardSet
    points: int

    @property
    def top(self) -> Card:
        """The highest card in the natural order of ranks (of a square: the one that comes last in the pack)."""
        return max(self.cards, key=lambda card: (card.rank, card))


@dataclass(frozen=True, slots=True)
class Scored:
    """What was validly declared, what of it counts, and the points by side."""

    valid: tuple[tuple[Seat, Declaration], ...]
    scored: tuple[tuple[Seat, Declaration], ...]
    points: Pair


def declaration_of(cards: CardSet) -> Declaration | None:
    """The declaration that these cards are, if they are one."""
    return _BY_CARDS.get(cards.mask)


def in_hand(hand: CardSet) -> Iterator[Declaration]:
    """All declarations that a hand holds, overlapping ones too; a run of six is also two of five, and so on."""
    return (found for mask, found in _BY_CARDS.items() if mask & ~hand.mask == 0)


def _all_sequences() -> Iterator[Declaration]:
    for suit in Suit:
        for low in range(6):
            for high in range(low + 2, 8):
                cards = CardSet.of(Card.of(suit, Rank(rank)) for rank in range(low, high + 1))
                kind, points = _SEQUENCES.get(len(cards), _HUNDRED)
                yield Declaration(kind, cards, points)


def _all_squares() -> Iterator[Declaration]:
    for rank, points in _SQUARE_POINTS.items():
        yield Declaration("square", CardSet.of(card for card in PACK if card.rank == rank), points)


_BY_CARDS: Final = {d.cards.mask: d for d in (*_all_sequences(), *_all_squares())}


def may_stand_together(rules: Announcements, declared: Sequence[Declaration]) -> bool:
    """Whether one player may declare all of these (`announcements.card_sharing`).

    A card serves one of them; where sharing is free it may serve a square and a sequence. Two sequences of one suit
    never overlap or touch: a longer run is one sequence.
    """
    for place, one in enumerate(declared):
        for other in declared[place + 1 :]:
            if one.kind != "square" and other.kind != "square":
                if _neighbours(one, other):
                    return False
            elif one.cards & other.cards and rules.card_sharing == "one_declaration_per_card":
                return False
    return len(set(declared)) == len(declared)


def _neighbours(one: Declaration, other: Declaration) -> bool:
    """Whether two sequences overlap or touch, so that they are one longer run."""
    suit = SUIT_MASKS[one.top.suit]
    grown = (one.cards.mask << 1 | one.cards.mask | one.cards.mask >> 1) & suit
    return grown & other.cards.mask != 0


def declarable_sets(rules: Announcements, hand: CardSet) -> Iterator[tuple[Declaration, ...]]:
    """All that a player may declare with a hand: nothing, or declarations that may stand together."""
    return _sets(rules, tuple(in_hand(hand)))


def cards_before_second_declares(rules: Announcements) -> int | None:
    """How many cards are on the table when the player after the leader declares (`declaration_moment`)."""
    if rules.declarations_mode == "none":
        return None
    return 0 if rules.declaration_moment == "before_first_trick" else 1


def read(rules: Announcements, hand: CardSet, sets: Sequence[CardSet]) -> tuple[tuple[Declaration, ...], str | None]:
    """The declarations that a player makes with sets of cards, or the code of what is wrong with them."""
    if sets and rules.declarations_mode == "none":
        return (), "announcements.declarations_mode"
    made = tuple(d for cards in sets if (d := declaration_of(cards)) is not None)
    if len(made) != len(sets):
        return (), "announcements.not_a_declaration"
    if not all(cards <= hand for cards in sets):
        return (), "announcements.not_held"
    return (made, None) if may_stand_together(rules, made) else ((), "announcements.card_sharing")


def best_set(rules: Announcements, hand: CardSet) -> tuple[Declaration, ...]:
    """What a player declares who declares all he can: worth most, then the fewest pieces, then the highest."""
    sets = _sets(rules, sorted(in_hand(hand), key=_height, reverse=True))
    return max(sets, key=lambda chosen: (sum(d.points for d in chosen), -len(chosen), [_height(d) for d in chosen]))


def _height(d: Declaration) -> tuple[int, bool, int, int, Card]:
    """Which of two declarations of one hand is higher: a square beats a sequence of its worth; the suit comes last."""
    return d.points, d.kind == "square", len(d.cards), d.top.rank, d.top


def _sets(rules: Announcements, found: Sequence[Declaration]) -> Iterator[tuple[Declaration, ...]]:
    """All sets of declarations that may stand together."""
    if not found:
        yield ()
        return
    first, rest = found[0], found[1:]
    for chosen in _sets(rules, rest):
        yield chosen
        if may_stand_together(rules, (first, *chosen)):
            yield (first, *chosen)


def compare(rules: Announcements, trump: Trump, leader: Seat, declared: Mapping[Seat, Sequence[Declaration]]) -> Scored:
    """Which declarations count: those of the side with the best single one (`comparison_scope: joint`)."""
    order = in_turn(leader)
    valid = tuple((seat, d) for seat in order for d in declared.get(seat, ()))
    winner = _winner(rules, trump, valid)
    if winner is None:
        return Scored(valid, (), (0, 0))
    best_seat, best = winner
    scored = tuple((seat, d) for seat, d in valid if seat.side == best_seat.side)
    if rules.declarations_of_winner == "best_only":
        scored = ((best_seat, best),)
    points = sum(d.points for _, d in scored)
    return Scored(valid, scored, (points, 0) if best_seat.side == Side.NS else (0, points))


def _winner(
    rules: Announcements, trump: Trump, valid: Iterable[tuple[Seat, Declaration]]
) -> tuple[Seat, Declaration] | None:
    """The best declaration and who made it, in turn from the leader; None without one, or when a tie cancels all."""
    ranked = [(_rank(rules, trump, d), seat, d) for seat, d in valid]
    if not ranked:
        return None
    top = max(rank for rank, _, _ in ranked)
    first, *others = [(seat, d) for rank, seat, d in ranked if rank == top]
    tied = any(seat.side != first[0].side for seat, _ in others)
    return None if tied and rules.equal_declarations == "cancel_all" else first


def _rank(rules: Announcements, trump: Trump, d: Declaration) -> tuple[int, ...]:
    """The rank of a declaration: a greater tuple beats a smaller one."""
    square = int(d.kind == "square")
    if square:
        place = _SQUARE_ORDER.index(d.top.rank)
        return (
            (square, d.points, place) if rules.square_versus_sequence == "square_first" else (d.points, square, place)
        )
    length, top, trumps = len(d.cards), int(d.top.rank), int(d.top.suit == trump.suit)
    tiebreak = {
        "length_top_trump": (length, top, trumps),
        "trump_length_top": (trumps, length, top),
        "length_top": (length, top),
    }[rules.sequence_tiebreaks]
    head = (square, d.points) if rules.square_versus_sequence == "square_first" else (d.points, square)
    return (*head, *tiebreak)


_SQUARE_ORDER: Final = (Rank.QUEEN, Rank.KING, Rank.TEN, Rank.ACE, Rank.NINE, Rank.JACK)
"""Squares of equal worth by the rank of their cards, lowest first."""
