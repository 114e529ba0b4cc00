"""The canonical questions of play: which cell a position is in, and that the one shipped for it is its smallest."""

from itertools import chain, combinations, permutations

import pytest

from belote_rules.cards import PACK, CardSet, read_cards
from belote_rules.engine.contract import Trump
from belote_rules.questions.play_cells import (
    Cell,
    TrickClass,
    cell_of,
    class_masks,
    kind_of,
    size,
    smallest_positions,
    trick_class,
    witness_order,
)
from belote_rules.questions.values import LegalCards


def position(trump: str, trick: str, hand: str, multiplier: int = 1) -> LegalCards:
    return LegalCards(Trump[trump], read_cards(trick), CardSet.of(read_cards(hand)), multiplier)


@pytest.mark.parametrize(
    ("trump", "trick", "expected"),
    [
        ("H", "", TrickClass("suit")),
        ("D", "9D", TrickClass("suit", "trump", "opponent")),
        ("D", "9D 7D", TrickClass("suit", "trump", "partner")),
        ("D", "AC", TrickClass("suit", "plain", "opponent")),
        ("D", "AC 7C", TrickClass("suit", "plain", "partner")),
        ("D", "7C 9S AC", TrickClass("suit", "plain", "opponent")),
        ("D", "AC 9D", TrickClass("suit", "plain", "opponent", ruffed=True)),
        ("D", "AC 9D 7C", TrickClass("suit", "plain", "partner", ruffed=True)),
        ("D", "AC 9D 7D", TrickClass("suit", "plain", "partner", ruffed=True, between=True)),
        ("D", "AC 9D JD", TrickClass("suit", "plain", "opponent", ruffed=True)),
        ("D", "8D 9D 7D", TrickClass("suit", "trump", "partner")),
        ("NT", "AC 9D", TrickClass("no_trump", "plain", "partner")),
        ("AT", "AC 9C", TrickClass("all_trumps", "plain", "opponent")),
    ],
)
def test_what_of_a_trick_is_looked_at(trump, trick, expected):
    assert trick_class(Trump[trump], read_cards(trick)) == expected


@pytest.mark.parametrize(
    ("asked", "classes"),
    [
        (position("D", "AC 9D", "KD 7D TS QH"), {"lower_trump", "other"}),
        (position("D", "AC 9D", "JD 7D TS"), {"higher_trump", "lower_trump", "other"}),
        (position("D", "AC 9D", "JD 7C TS"), {"lower"}),
        (position("D", "TC", "AC JD"), {"higher"}),
        (position("D", "TC", "7D TS"), {"higher_trump", "other"}),
        (position("H", "9H", "JH QH AC"), {"higher", "lower"}),
        (position("NT", "TC", "AC 9C 7D"), {"higher", "lower"}),
        (position("AT", "TC", "QC JC"), {"higher", "lower"}),
        (position("AT", "TC", "JD 7H"), {"other"}),
        (position("S", "", "JS 7H"), {"higher_trump", "other"}),
        (position("NT", "", "JS 7H"), {"other"}),
    ],
)
def test_the_classes_of_a_hand(asked, classes):
    assert cell_of(asked).hand == classes


def test_a_double_is_looked_at_only_when_one_leads_at_a_trump_suit():
    assert cell_of(position("H", "", "JH", 2)) == Cell(TrickClass("suit"), frozenset({"higher_trump"}), doubled=True)
    assert not cell_of(position("H", "7H", "JH", 2)).doubled
    assert not cell_of(position("NT", "", "JH", 4)).doubled


@pytest.mark.parametrize("trump", Trump)
def test_every_card_is_in_one_class(trump):
    for trick in chain(permutations(PACK[::3], 1), permutations(PACK[::3], 2), permutations(PACK[::5], 3)):
        masks = class_masks(trump, trick).values()
        assert sum(mask.bit_count() for mask in masks) == 32
        assert sum(masks) == 0xFFFFFFFF


def test_fifty_cells_with_a_trump_suit_and_nine_without():
    kinds = [kind_of(question.trump) for question in smallest_positions()]
    assert {kind: kinds.count(kind) for kind in set(kinds)} == {"suit": 50, "no_trump": 9, "all_trumps": 9}


def test_the_positions_stand_in_their_order_each_in_a_cell_of_its_own():
    found = smallest_positions()
    assert list(found) == sorted(found, key=size)
    assert len({cell_of(question) for question in found}) == len(found)


def test_the_lowest_card_is_the_seven_of_hearts():
    lowest = sorted(PACK, key=witness_order)[:5]
    assert [card.code for card in lowest] == ["7H", "7S", "7D", "7C", "8H"]


@pytest.mark.parametrize(
    "smallest",
    [
        position("H", "", "7S 7H", 2),
        position("H", "8H", "7H 9H"),
        position("H", "7S", "7H 7D"),
        position("AT", "8H", "7H"),
        position("H", "7S 8H", "7H"),
        position("H", "8H 7S", "7H 9H"),
        position("NT", "7H 7S", "8H"),
        position("H", "7S 8H", "7H 9H"),
    ],
    ids=lambda q: f"{q.trump.name} {'-'.join(c.code for c in q.trick)} {'-'.join(q.hand.codes)}",
)
def test_no_smaller_position_is_in_the_cell(smallest):
    assert smallest in smallest_positions()
    cell = cell_of(smallest)
    for length in range(len(smallest.trick)):
        assert all(trick_class(smallest.trump, trick) != cell.trick for trick in permutations(PACK, length))
    walked = [cell_of(smaller) == cell for smaller in smaller_positions(smallest, cell)]
    assert not any(walked)
    assert walked or len((*smallest.trick, *smallest.hand)) == 2


def smaller_positions(last: LegalCards, cell: Cell):
    """The positions that come before this one with a trick of its class and length."""
    for trick in permutations(PACK, len(last.trick)):
        if trick_class(last.trump, trick) != cell.trick:
            continue
        comes_later = [*map(witness_order, trick)] > [*map(witness_order, last.trick)]
        rest = [card for card in PACK if card not in trick]
        for count in range(1, len(last.hand) + 1 - comes_later):
            for hand in combinations(rest, count):
                for multiplier in (1, 2) if not trick else (1,):
                    smaller = LegalCards(last.trump, trick, CardSet.of(hand), multiplier)
                    if size(smaller) < size(last):
                        yield smaller
