"""What to ask about declarations: which of two is better, ties, sums, claims that are wrong, and hands as dealt."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import product
from typing import Final, NamedTuple

from belote_rules.cards import PACK, Card, CardSet, Rank, Seat, Suit, read_cards
from belote_rules.engine.announcements import Declaration, Kind, declaration_of
from belote_rules.engine.contract import Trump
from belote_rules.questions.announcement_grid import beside, classes

Claim = tuple[Kind, CardSet]
_HAND: Final = 8


class Table(NamedTuple):
    """Four hands at a table with trumps and a leader; without claims each player declares all he can."""

    about: str
    trump: Trump
    leader: Seat
    hands: tuple[CardSet, ...]
    claims: tuple[tuple[Claim, ...], ...] | None = None

    def turned(self, turn: int, suits: Sequence[Suit]) -> Table:
        """The same with every seat moved on by `turn`, and other suits."""
        order = [Seat((seat - turn) % 4) for seat in Seat]
        hands = tuple(_in_suits(self.hands[seat], suits) for seat in order)
        claims = self.claims and tuple(
            tuple((kind, _in_suits(cards, suits)) for kind, cards in self.claims[seat]) for seat in order
        )
        trump = self.trump if self.trump.suit is None else Trump(suits[self.trump])
        return Table(self.about, trump, Seat((self.leader + turn) % 4), hands, claims)


def _in_suits(cards: CardSet, suits: Sequence[Suit]) -> CardSet:
    return CardSet.of(Card.of(suits[card.suit], card.rank) for card in cards)


def _hands(held: Mapping[Seat, CardSet]) -> tuple[CardSet, ...]:
    """Hands of eight that hold these cards; the others are dealt so that they make few runs and squares."""
    hands = [list(held.get(seat, CardSet(0))) for seat in Seat]
    taken = [card for hand in hands for card in hand]
    for card in PACK:
        if card not in taken:
            first = (card.rank + card.suit) % 4
            next(hand for hand in (*hands[first:], *hands[:first]) if len(hand) < _HAND).append(card)
    return tuple(map(CardSet.of, hands))


def _declared(about: str, leader: Seat, made: Mapping[Seat, Iterable[Declaration]]) -> Table:
    """A table at which these declarations are made, and no others; trumps are hearts."""
    claims = tuple(tuple((d.kind, d.cards) for d in made.get(seat, ())) for seat in Seat)
    held = {seat: CardSet.of(card for d in declared for card in d.cards) for seat, declared in made.items()}
    return Table(about, Trump.H, leader, _hands(held), claims)


def _run(suit: Suit, length: int, top: int) -> Declaration:
    return _known(CardSet.of(Card.of(suit, Rank(rank)) for rank in range(top - length + 1, top + 1)))


def _known(cards: CardSet) -> Declaration:
    found = declaration_of(cards)
    assert found is not None
    return found


def _cards(text: str) -> CardSet:
    return CardSet.of(read_cards(text))


def standard() -> Iterator[Table]:
    """Which of two runs or squares is better, several of them, ties of three, wrong claims, hands as dealt."""
    yield from _without_opponent()
    yield from _runs()
    yield from _squares()
    yield from _several()
    yield from _wrong_claims()
    yield from _as_dealt()


def further() -> Iterator[Table]:
    """The best declaration of one side against the other's, all classes, whoever leads; declared and as dealt."""
    found = classes()
    for leader, ours, theirs in product((Seat.N, Seat.E), found, found):
        moved = beside(ours, theirs)
        if moved is not None:
            table = _declared(_deciding(ours, moved), leader, {Seat.N: (ours,), Seat.E: (moved,)})
            yield table
            yield Table(table.about, table.trump, table.leader, table.hands)


def _deciding(ours: Declaration, theirs: Declaration) -> str:
    """The parameter that decides between two declarations."""
    squares = (ours.kind == "square") + (theirs.kind == "square")
    if squares == 2:
        return "announcements.square_values"
    if squares == 1:
        return "announcements.square_versus_sequence"
    if ours.points != theirs.points:
        return "announcements.sequence_values"
    alike = (len(ours.cards), ours.top.rank) == (len(theirs.cards), theirs.top.rank)
    trumps = {ours.top.suit == Suit.HEARTS, theirs.top.suit == Suit.HEARTS}
    equal = alike and len(trumps) == 1
    return "announcements.equal_declarations" if equal else "announcements.sequence_tiebreaks"


def _without_opponent() -> Iterator[Table]:
    """Nothing declared, and each class of declaration alone: what it is worth."""
    yield _declared("announcements.declarations_mode", Seat.N, {})
    for place, made in enumerate(classes()):
        about = "announcements.square_values" if made.kind == "square" else "announcements.sequence_values"
        yield _declared(about, Seat(place % 4), {Seat((place // 4) % 4): (made,)})


def _runs() -> Iterator[Table]:
    """Each run against an equal one, one a card lower, and the best of the next shorter, plain and in trumps."""
    for length in range(3, 9):
        for top in range(length - 1, 8):
            others = [(length, top), (length, top - 1), (length - 1, 7)]
            for (far, high), ours, theirs in product(others, (Suit.SPADES, Suit.HEARTS), (Suit.DIAMONDS, Suit.HEARTS)):
                if far < 3 or high < far - 1 or ours == theirs:
                    continue
                yield from _both_ways(_run(ours, length, top), _run(theirs, far, high), every=high == top)


def _both_ways(ours: Declaration, theirs: Declaration, *, every: bool) -> Iterator[Table]:
    """Two declarations with either side leading; only once where nothing can hang on it."""
    for leader in (Seat.N, Seat.E) if every else (Seat.N,):
        yield _declared(_deciding(ours, theirs), leader, {Seat.E: (ours,), Seat.S: (theirs,)})


def _squares() -> Iterator[Table]:
    """Each square against each other, and against runs of each worth."""
    squares = [made for made in classes() if made.kind == "square"]
    runs = [made for made in classes() if made.kind != "square" and made.top.rank in (Rank.ACE, Rank.JACK, Rank.EIGHT)]
    for ours in squares:
        for theirs in (*squares, *runs):
            if not ours.cards & theirs.cards:
                yield _declared(_deciding(ours, theirs), Seat.N, {Seat.W: (ours,), Seat.S: (theirs,)})


_TIERCES: Final = {suit: _run(suit, 3, Rank.JACK) for suit in Suit}
_LOW: Final = {suit: _run(suit, 3, Rank.NINE) for suit in Suit}


def _several() -> Iterator[Table]:
    """Ties of two to four players with each leader, and more than one declaration of a player or a side."""
    spades, hearts, diamonds, clubs = Suit
    tied = (
        {Seat.N: (_TIERCES[spades],), Seat.E: (_TIERCES[diamonds],)},
        {Seat.W: (_TIERCES[spades],), Seat.S: (_TIERCES[diamonds],)},
        {Seat.N: (_TIERCES[spades],), Seat.E: (_TIERCES[diamonds],), Seat.S: (_TIERCES[clubs],)},
        {Seat.E: (_TIERCES[spades],), Seat.W: (_TIERCES[diamonds],), Seat.S: (_TIERCES[clubs],)},
        {seat: (_TIERCES[Suit(seat)],) for seat in Seat},
    )
    for made, leader in product(tied, Seat):
        yield _declared("announcements.equal_declarations", leader, made)
    aces, nines = _known(_cards("AS AH AD AC")), _known(_cards("9S 9H 9D 9C"))
    sums: tuple[dict[Seat, tuple[Declaration, ...]], ...] = (
        {Seat.N: (_TIERCES[spades],), Seat.S: (_LOW[clubs],)},
        {Seat.N: (_TIERCES[spades],), Seat.S: (_LOW[clubs],), Seat.E: (_LOW[diamonds],)},
        {Seat.E: (_TIERCES[spades], _LOW[clubs]), Seat.S: (_LOW[diamonds],)},
        {Seat.E: (_run(spades, 4, 4),), Seat.S: (_TIERCES[diamonds], _TIERCES[clubs]), Seat.N: (_TIERCES[hearts],)},
        {Seat.E: (_run(spades, 4, 4), _LOW[clubs]), Seat.W: (_LOW[diamonds],)},
        {Seat.W: (aces,), Seat.E: (_run(spades, 3, 6),), Seat.N: (nines,)},
        {Seat.W: (aces, _TIERCES[hearts]), Seat.N: (_run(spades, 4, 4),)},
        {Seat.S: (nines,), Seat.N: (_run(clubs, 5, 7),), Seat.E: (_run(spades, 5, 7),)},
    )
    for together, leader in product(sums, (Seat.N, Seat.E)):
        yield _declared("announcements.declarations_of_winner", leader, together)


_WRONG: Final[tuple[tuple[str, str, tuple[tuple[Kind, str], ...]], ...]] = (
    ("card_sharing", "7S 8S 9S JS JH JD JC", (("square", "JS JH JD JC"), ("tierce", "7S 8S 9S"))),
    ("card_sharing", "TS JS QS JH JD JC", (("square", "JS JH JD JC"), ("tierce", "TS JS QS"))),
    ("card_sharing", "TS JS QS JH JD JC", (("tierce", "TS JS QS"), ("square", "JS JH JD JC"))),
    ("card_sharing", "9S TS JS QS JH JD JC", (("fifty", "9S TS JS QS"), ("square", "JS JH JD JC"))),
    ("card_sharing", "JS QS JH QH JD QD JC QC", (("square", "JS JH JD JC"), ("square", "QS QH QD QC"))),
    ("long_sequences", "7S 8S 9S TS JS QS", (("tierce", "7S 8S 9S"), ("tierce", "TS JS QS"))),
    ("long_sequences", "7S 8S 9S TS", (("tierce", "7S 8S 9S"), ("tierce", "8S 9S TS"))),
    ("long_sequences", "7S 8S 9S TS JS", (("tierce", "7S 8S 9S"), ("fifty", "8S 9S TS JS"))),
    ("long_sequences", "7S 8S 9S JS QS KS", (("tierce", "7S 8S 9S"), ("tierce", "JS QS KS"))),
    ("sequence_values", "7S 8S 9S", (("fifty", "7S 8S 9S"),)),
    ("sequence_values", "7S 8S 9S TS", (("tierce", "7S 8S 9S"),)),
    ("sequence_values", "7S 8S 9S TS", (("tierce", "7S 8S 9S TS"),)),
    ("sequence_values", "7S 8S 9S TS JS", (("fifty", "7S 8S 9S TS"),)),
    ("sequence_values", "7S 8S 9S", (("tierce", "7S 8S 9S"), ("tierce", "7S 8S 9S"))),
    ("not_held", "7S 8S", (("tierce", "7S 8S 9S"),)),
    ("not_held", "QS QH QD", (("square", "QS QH QD QC"),)),
    ("not_a_declaration", "7S 8S TS", (("tierce", "7S 8S TS"),)),
    ("sequence_rank_order", "KS AS 7S", (("tierce", "KS AS 7S"),)),
    ("sequence_rank_order", "8S 7S AS", (("tierce", "AS 7S 8S"),)),
    ("sequence_rank_order", "7H 8H QH KH TH AH 9H JH", (("hundred", "9H TH JH QH KH AH"),)),
    ("not_a_declaration", "TS QS KS", (("tierce", "TS QS KS"),)),
    ("square_values", "8S 8H 8D 8C", (("square", "8S 8H 8D 8C"),)),
    ("square_values", "7S 7H 7D 7C", (("square", "7S 7H 7D 7C"),)),
    ("not_a_declaration", "AS AH AD", (("square", "AS AH AD"),)),
)
"""Claims of one hand that may not stand, or not together, and some beside them that may."""


def _wrong_claims() -> Iterator[Table]:
    """Claims of north, against nothing and against a tierce of the other side."""
    for name, hand, claims in _WRONG:
        made = tuple((kind, _cards(cards)) for kind, cards in claims)
        hands = _hands({Seat.N: _cards(hand)})
        yield Table(f"announcements.{name}", Trump.H, Seat.N, hands, (made, (), (), ()))


_DEALT: Final = (
    "7S 8S 9S TS JS QS KS AS",
    "7S 8S 9S TS JS QS KS 7H",
    "8S 9S TS JS QS KS 7H AD",
    "TS JS QS KS AS 7H 8H 9H",
    "9S TS JS QS 9H TH JH QH",
    "9S TS JS 9H TH JH 9D 9C",
    "JS JH JD JC TS QS 7H 8H",
    "JS JH JD JC QS QH QD QC",
    "9S 9H 9D 9C TS JS QS KS",
    "9S 9H 9D 9C 7S 8S TS 7D",
    "AS AH AD AC KS QS JS TS",
    "AS AH AD AC KS QS JS 7H",
    "KS KH KD KC QS JS QH JH",
    "TS TH TD TC 9S 8S 9H 8H",
    "8S 8H 8D 8C 7S 9S TS JS",
    "7S 8S TS JS KS AS 7H 9H",
    "AH KH QH 9S TS JS 7D 8C",
)
"""Hands of one player in which all he can declare has to be found."""


def _as_dealt() -> Iterator[Table]:
    """Hands as they are dealt: runs longer than five, cards that two declarations would like, runs of other suits."""
    for place, held in enumerate(_DEALT):
        holder = Seat(place % 4)
        yield Table("announcements.card_sharing", Trump(place % 4), Seat.N, _hands({holder: _cards(held)}))
    for (place, held), second in zip(enumerate(_DEALT), _DEALT[1:] + _DEALT[:1], strict=True):
        other = _in_suits(_cards(second), (Suit.DIAMONDS, Suit.CLUBS, Suit.SPADES, Suit.HEARTS))
        if not _cards(held) & other:
            hands = _hands({Seat(place % 4): _cards(held), Seat((place + 1) % 4): other})
            yield Table("announcements.comparison_scope", Trump.H, Seat(place % 3), hands)
