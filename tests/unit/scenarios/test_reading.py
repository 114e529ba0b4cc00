"""How the words of steps are read."""

import pytest

from belote_rules.cards import CardSet, Seat, Side, read_cards
from belote_rules.engine.belote import Spoken
from belote_rules.engine.calls import DOUBLE, PASS, REDOUBLE, Call, bid, take
from belote_rules.engine.contract import Contract, Trump
from belote_rules.errors import BeloteError
from belote_rules.scenarios import reading


@pytest.mark.parametrize(
    ("text", "trump"), [("spades", Trump.S), ("clubs", Trump.C), ("no suits", Trump.NT), ("all suits", Trump.AT)]
)
def test_trumps(text: str, trump: Trump) -> None:
    assert reading.trumps(text) == trump


def test_cards_between_quotes_and_none() -> None:
    assert reading.cards('"10♦ AC"') == read_cards("TD AC")
    assert reading.cards("no card") == ()


@pytest.mark.parametrize(
    ("text", "seat"), [("1", Seat.N), ("2", Seat.E), ("3", Seat.S), ("4", Seat.W), ("N", Seat.N), ("W", Seat.W)]
)
def test_seats(text: str, seat: Seat) -> None:
    assert reading.seat(text) == seat


def test_sides() -> None:
    assert (reading.side("seats 1 and 3"), reading.side("seats 2 and 4")) == (Side.NS, Side.EW)


@pytest.mark.parametrize(
    ("text", "call"),
    [
        ("pass", PASS),
        ("double", DOUBLE),
        ("redouble", REDOUBLE),
        ("take ♣", take(Trump.C)),
        ("take H", take(Trump.H)),
        ("80♥", bid(80, Trump.H)),
        ("100 S", bid(100, Trump.S)),
        ("capot♦", bid("capot", Trump.D)),
    ],
)
def test_calls(text: str, call: Call) -> None:
    assert reading.call(text) == call


def test_calls_with_and_without_their_seats() -> None:
    said = ((None, PASS), (Seat.E, bid(80, Trump.H)), (Seat.S, DOUBLE))
    assert reading.calls("pass, 2: 80♥, S: double") == said


@pytest.mark.parametrize("text", ["eighty", "80", "5: pass", "♥80"])
def test_a_call_that_cannot_be_read(text: str) -> None:
    with pytest.raises(BeloteError) as error:
        reading.calls(text)
    assert error.value.code == "features.call"


@pytest.mark.parametrize(
    ("text", "contract"),
    [
        ("♣", Contract(Trump.C, Seat.E)),
        ("100♠", Contract(Trump.S, Seat.E, 100)),
        ("100♠ doubled", Contract(Trump.S, Seat.E, 100, 2)),
        ("capot♥ redoubled", Contract(Trump.H, Seat.E, "capot", 3)),
    ],
)
def test_contracts(text: str, contract: Contract) -> None:
    assert reading.contract(text, Seat.E, redouble_factor=3) == contract


def test_a_contract_that_cannot_be_read() -> None:
    with pytest.raises(BeloteError) as error:
        reading.contract("100♠ tripled", Seat.N, redouble_factor=4)
    assert error.value.code == "features.contract"


def test_declarations() -> None:
    assert (reading.declaration("7♠ 8♠ 9♠").kind, reading.declaration("J♠ J♥ J♦ J♣").points) == ("tierce", 200)


@pytest.mark.parametrize("text", ["7♠ 8♠", "7♠ 8♠ 9♥", "8♠ 8♥ 8♦ 8♣"])
def test_cards_that_are_no_declaration(text: str) -> None:
    with pytest.raises(BeloteError) as error:
        reading.declaration(text)
    assert error.value.code == "features.declaration"


def test_king_and_queen_with_their_words() -> None:
    king, queen = read_cards("K♥ Q♥")
    assert reading.spoken("K♥ belote, Q♥ rebelote") == (Spoken(king, "belote"), Spoken(queen, "rebelote"))
    assert reading.spoken("Q♥, K♥") == (Spoken(queen), Spoken(king))


def test_another_word_is_an_error() -> None:
    with pytest.raises(BeloteError) as error:
        reading.spoken("K♥ capot")
    assert error.value.code == "features.word"


def test_sets_of_cards() -> None:
    assert reading.sets('"7♠ 8♠ 9♠" and "J♥ J♠ J♦ J♣"') == (
        CardSet.of(read_cards("7S 8S 9S")),
        CardSet.of(read_cards("JS JH JD JC")),
    )


def test_contracts_without_a_suit_and_with_their_factor() -> None:
    assert reading.contract("80NT", Seat.E, 4) == Contract(Trump.NT, Seat.E, 80)
    assert reading.contract("capot♥ x3", Seat.N, 4) == Contract(Trump.H, Seat.N, "capot", 3)
    assert reading.call("100AT") == bid(100, Trump.AT)


def test_a_number_of_each_side_and_yes_or_no() -> None:
    assert reading.pair("8-0") == (8, 0)
    assert [reading.yes_or_no(text) for text in ("yes", "no", "")] == [True, False, None]


@pytest.mark.parametrize(
    ("read", "text", "code"), [(reading.pair, "8:0", "features.pair"), (reading.yes_or_no, "oui", "features.yes_or_no")]
)
def test_what_a_table_of_deals_cannot_hold(read: reading.Reader, text: str, code: str) -> None:
    with pytest.raises(BeloteError) as error:
        read(text)
    assert error.value.code == code
