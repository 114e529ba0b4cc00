"""What is written in features, which is what `reading` reads."""

import pytest

from belote_rules.cards import CardSet, Seat, read_cards
from belote_rules.engine.belote import Spoken
from belote_rules.engine.calls import DOUBLE, PASS, bid, take
from belote_rules.engine.contract import Contract, Trump
from belote_rules.engine.deal import Packet, TurnedTo, TurnUp
from belote_rules.engine.outcome import SideScore
from belote_rules.scenarios import reading, writing


@pytest.mark.parametrize("trump", Trump)
def test_trumps_are_read_again(trump):
    assert reading.trumps(writing.trumps(trump)) == trump


def test_cards_and_sets():
    assert writing.cards(read_cards("TD AC")) == '"10♦ A♣"'
    assert writing.cards(()) == "no card"
    assert writing.sets([CardSet.of(read_cards("7S 8S")), CardSet.of(read_cards("JH"))]) == '"7♠ 8♠" and "J♥"'


def test_calls_are_read_again():
    said = (PASS, take(Trump.C), bid(80, Trump.NT), bid("capot", Trump.H), DOUBLE)
    assert writing.calls(said) == "pass, take ♣, 80NT, capot♥, double"
    assert tuple(call for _, call in reading.calls(writing.calls(said))) == said


@pytest.mark.parametrize(
    ("contract", "text"),
    [
        (Contract(Trump.C), "♣"),
        (Contract(Trump.S, value=100, multiplier=2), "100♠ doubled"),
        (Contract(Trump.AT, value="capot", multiplier=3), "capotAT x3"),
        (Contract(Trump.H, value=80, multiplier=4), "80♥ x4"),
    ],
)
def test_contracts_are_read_again(contract, text):
    assert writing.contract(contract) == text
    assert reading.contract(text, Seat.N, 4) == contract


def test_king_and_queen():
    king, queen = read_cards("KH QH")
    assert writing.spoken([Spoken(king, "belote"), Spoken(queen)]) == "K♥ belote, Q♥"


def test_a_schedule_by_rounds():
    round_of_three = tuple(Packet(seat, 3) for seat in (Seat.E, Seat.S, Seat.W, Seat.N))
    steps = (*round_of_three, TurnUp(), Packet(Seat.E, 2), TurnedTo(Seat.E))
    assert writing.schedule(steps, Seat.N) == "3 3 3 3, turn up, 2, turned card to 2"
    assert writing.schedules([steps[:4], steps[4:5]], Seat.N) == "3 3 3 3 or turn up"


def test_the_lines_of_a_score():
    assert writing.lines(SideScore(card_points=62, belote=20)) == "62 card points + 20 belote"
    assert writing.lines(SideScore()) == "nothing"
