"""How many positions the cells of play stand for: exact, and the same as what is shipped."""

from importlib.resources import files
from itertools import permutations

import pytest

from belote_rules.cards import PACK, CardSet
from belote_rules.questions.play_cells import TRUMPS, TrickClass, cell_of, kind_of, positions, smallest_positions
from belote_rules.questions.play_counts import TOTALS, of_cells, to_json, total
from belote_rules.questions.values import LegalCards

ALL = 201_636_741_248


def cells(wanted):
    return [place for place, question in enumerate(smallest_positions()) if wanted(cell_of(question))]


def test_the_totals_by_hand():
    """One card in the hand: 32 · 31, 32 · 31 · 30 and 32 · 31 · 30 · 29 positions."""
    assert total(1) == 992 + 29_760 + 863_040
    assert total(8) == 32 * 7_888_725 + 992 * 5_852_925 + 29_760 * 4_292_145
    assert len(TOTALS) == 8
    assert sum(TOTALS) == ALL


@pytest.mark.parametrize("kind", TRUMPS)
def test_the_cells_of_each_kind_of_contract_hold_all_positions(kind):
    assert of_cells(cells(lambda cell: cell.trick.kind == kind)) == TOTALS


def test_a_lead_is_no_position_of_the_measure():
    leads = cells(lambda cell: cell.trick.lead == "none")
    assert len(leads) == 8
    assert of_cells(leads) == (0,) * 8
    assert of_cells(()) == (0,) * 8


def test_every_other_cell_has_positions_from_its_smallest_hand_on():
    for question, counts in zip(smallest_positions(), positions(), strict=True):
        if question.trick:
            smallest = len(question.hand)
            assert all(number == 0 for number in counts[: smallest - 1])
            assert counts[smallest - 1] > 0


def test_a_higher_and_a_lower_trump_and_nothing_else_behind_the_partners_ruff():
    """Such a rule matters in 0.00015 % of all positions, and in 0.27 % of those of two cards."""
    only_trumps = cells(
        lambda cell: (
            cell.trick.ruffed and cell.trick.holder == "partner" and cell.hand == {"higher_trump", "lower_trump"}
        )
    )
    counts = of_cells(only_trumps)
    assert counts == (0, 34_272, 84_000, 98_784, 64_512, 22_560, 3_312, 0)
    assert round(100 * sum(counts) / ALL, 5) == 0.00015
    assert round(100 * counts[1] / TOTALS[1], 2) == 0.27


def test_one_cell_by_hand():
    """No trump, the partner holds the trick, and the one card held is of another suit.

    Two on the table: the second of another suit (32 x 24 tricks, 23 cards) or lower (112 tricks, 24 cards). Three: the
    second higher than the first, then another suit (112 x 24, 23) or lower than the second (448, 24).
    """
    (place,) = cells(lambda cell: cell.trick == TrickClass("no_trump", "plain", "partner") and cell.hand == {"other"})
    assert positions()[place][0] == 32 * 24 * 23 + 112 * 24 + 112 * 24 * 23 + 448 * 24


@pytest.mark.slow
@pytest.mark.parametrize("kind", TRUMPS)
def test_all_hands_of_one_card_counted_one_by_one(kind):
    counted = dict.fromkeys(cells(lambda cell: cell.trick.kind == kind), 0)
    place_of = {cell_of(question): place for place, question in enumerate(smallest_positions())}
    for length in (1, 2, 3):
        for trick in permutations(PACK, length):
            for card in set(PACK) - set(trick):
                counted[place_of[cell_of(LegalCards(TRUMPS[kind], trick, CardSet.of([card])))]] += 1
    assert counted == {place: positions()[place][0] for place in counted}


@pytest.mark.slow
def test_the_shipped_data_are_what_the_cards_give():
    shipped = files("belote_rules.questions").joinpath("data/play_cells.json").read_text(encoding="utf-8")
    assert shipped == to_json()


def test_kinds_stand_for_what_they_are():
    assert {kind: kind_of(trump) for kind, trump in TRUMPS.items()} == {kind: kind for kind in TRUMPS}
