"""How much a difference is: counts worked out by hand, shares to two digits."""

from dataclasses import replace

import pytest

from belote_rules.comparison.compare import compare
from belote_rules.comparison.phase import PhaseResult
from belote_rules.engine.contract import Trump
from belote_rules.questions.play_cells import smallest_positions
from belote_rules.reporting.comparison_measure import measure, number, percent
from belote_rules.rules.loading import load_variant


def test_a_cell_counted_by_hand(comparison):
    """A hand of two, a higher and a lower trump, when the opponent just before has ruffed a plain lead.

    Of the seven trumps beside the i-th from below, i are lower and 7 - i higher: 56 pairs in all. Two cards on the
    table: 24 leads. Three: 24 leads, and then 23 plain cards, or one of the i lower trumps (one pair less below).
    """
    two_cards = 24 * sum(i * (7 - i) for i in range(8))
    plain_between = 24 * 23 * sum(i * (7 - i) for i in range(8))
    trump_between = 24 * sum(i * (i - 1) * (7 - i) for i in range(8))
    found = measure(comparison, comparison.differences[0])
    assert (two_cards, plain_between, trump_between) == (1344, 30912, 3360)
    assert found.positions.differing[:2] == (0, 1344 + 30912 + 3360)
    assert found.positions.all[:2] == (32 * 31 + 32 * 31 * 30 + 32 * 31 * 30 * 29, 12528960)
    assert sum(found.positions.all) == 201_636_741_248


def test_the_code_against_vanikar():
    compared = compare(load_variant("table-code"), load_variant("vanikar"))
    found = {each.path: measure(compared, each) for each in compared.differences}
    counts = {path: (each.cells, each.of) for path, each in found.items()}
    assert counts["play.overtrump_opponent"] == (2, 47)
    assert counts["scoring.tie_rule"] == (3, 489)
    assert counts["auction.round2_choices"] == (4, 24)
    assert [path for path, each in found.items() if each.positions is not None] == [
        "play.must_head_trump_led",
        "play.overtrump_opponent",
    ]


def test_contracts_without_a_suit_count_once_each(comparison):
    (ruffed,) = comparison.phases[0].questions
    without = next(question for question in smallest_positions() if question.trump == Trump.NT)
    phase = PhaseResult("play", (without, ruffed))
    difference = replace(comparison.differences[0], cells=(1,))
    found = measure(replace(comparison, phases=(phase,)), difference)
    assert sum(found.positions.differing) == 319_968
    assert sum(found.positions.all) == 2 * 201_636_741_248


def test_what_is_told_once_is_not_counted():
    compared = compare(load_variant("table-code"), load_variant("marquoir-coinche"))
    assert [each.path for each in compared.differences if measure(compared, each) is None] == [
        "deal.deal_schedule",
        "auction.auction_kind",
    ]


@pytest.mark.parametrize(
    ("part", "whole", "english", "french"),
    [
        (0, 7, "0", "0"),
        (1, 3, "33", "33"),
        (1, 8, "12", "12"),
        (2, 47, "4.3", "4,3"),
        (319_968, 201_636_741_248, "0.00016", "0,00016"),
        (9_999, 10_000, "99", "99"),
        (5, 5, "100", "100"),
    ],
)
def test_shares(part, whole, english, french):
    assert (percent(part, whole, "en"), percent(part, whole, "fr")) == (english, french)


def test_numbers():
    assert (number(1234567, "en"), number(1234567, "fr"), number(12, "fr")) == (
        "1,234,567",
        "1\u202f234\u202f567",
        "12",
    )
