"""Order and worth of the cards in suits, without trumps and in all trumps."""

import pytest

from belote_rules.cards import PACK, SUIT_MASKS, CardSet, Suit, read_card, read_cards
from belote_rules.engine.contract import Trump
from belote_rules.engine.ranking import above, is_trump, points, sum_of_points, trump_mask


@pytest.mark.parametrize(
    ("trump", "lowest_first"),
    [
        ("H", "7H 8H QH KH TH AH 9H JH"),
        ("H", "7S 8S 9S JS QS KS TS AS"),
        ("NT", "7D 8D 9D JD QD KD TD AD"),
        ("AT", "7C 8C QC KC TC AC 9C JC"),
    ],
)
def test_above_each_card_stand_those_after_it(trump, lowest_first):
    cards = read_cards(lowest_first)
    for place, card in enumerate(cards):
        assert CardSet(above(Trump[trump], card)) == CardSet.of(cards[place + 1 :])


@pytest.mark.parametrize(
    ("trump", "values"),
    [
        ("H", {"JH": 20, "9H": 14, "AH": 11, "TH": 10, "KH": 4, "QH": 3, "8H": 0, "7H": 0}),
        ("H", {"AS": 11, "TS": 10, "KS": 4, "QS": 3, "JS": 2, "9S": 0, "8S": 0, "7S": 0}),
        ("NT", {"AS": 19, "TS": 10, "KS": 4, "QS": 3, "JS": 2, "9S": 0, "8S": 0, "7S": 0}),
        ("AT", {"JS": 20, "9S": 14, "AS": 11, "TS": 10, "KS": 4, "QS": 3, "8S": 0, "7S": 0}),
    ],
)
def test_points(trump, values):
    assert {code: points(Trump[trump], read_card(code)) for code in values} == values


@pytest.mark.parametrize(
    ("trump", "cards", "total"),
    [
        pytest.param("H", "9H JH 8H 7H", 34, id="F01"),
        pytest.param("H", "JH 9H AH", 45, id="F02"),
        pytest.param("H", "7H 8H 9H TH JH QH KH AH", 62, id="F03 the trump suit"),
        pytest.param("H", "7S 8S 9S TS JS QS KS AS", 30, id="F03 a plain suit"),
        pytest.param("AT", "JS JH JD JC 9S 9H 9D 9C", 136, id="N22"),
        pytest.param("NT", "AS AH TS KS", 52, id="N23"),
        pytest.param("S", "", 0, id="nothing"),
    ],
)
def test_sums(trump, cards, total):
    assert sum_of_points(Trump[trump], read_cards(cards)) == total


@pytest.mark.parametrize(("trump", "total"), [("S", 152), ("H", 152), ("D", 152), ("C", 152), ("NT", 152), ("AT", 248)])
def test_the_whole_pack(trump, total):
    """F03, F04 and N24."""
    assert sum_of_points(Trump[trump], PACK) == total


def test_a_suit_ruffs_and_no_or_all_trumps_do_not():
    assert [trump_mask(trump) for trump in Trump] == [*SUIT_MASKS, 0, 0]
    assert is_trump(Trump.D, read_card("7D"))
    assert not is_trump(Trump.D, read_card("AS"))
    assert not is_trump(Trump.AT, read_card("JS"))


def test_only_a_suit_is_a_trump_suit():
    assert [trump.suit for trump in Trump] == [Suit.SPADES, Suit.HEARTS, Suit.DIAMONDS, Suit.CLUBS, None, None]
