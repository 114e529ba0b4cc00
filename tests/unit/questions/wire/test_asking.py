"""Questions written as requests are read again as the same questions, in the seats of either rotation."""

import pytest

from belote_rules.cards import CardSet, Seat, Side, read_cards
from belote_rules.engine.announcements import declaration_of
from belote_rules.engine.belote import Spoken
from belote_rules.engine.calls import PASS, bid, take
from belote_rules.engine.contract import Contract, Trump
from belote_rules.engine.match import PlayedDeal
from belote_rules.engine.outcome import Counts
from belote_rules.questions.values import (
    AuctionSoFar,
    BeloteClaim,
    CardPoints,
    CardsBeforeDeclaring,
    DealSchedule,
    Declared,
    LeadsNext,
    LegalCards,
    MayDeclare,
    Offices,
    ScoreDeal,
    ScoreMatch,
    TrickWinner,
)
from belote_rules.questions.wire import counts, positions
from belote_rules.questions.wire.asking import request
from belote_rules.questions.wire.seats import SeatNames
from belote_rules.rules.loading import load_variant

ANTICLOCKWISE, CLOCKWISE = (load_variant(name).rules for name in ("table-code", "atout-declarations"))
COINCHE = load_variant("marquoir-coinche").rules
BOTH = pytest.mark.parametrize("rules", [ANTICLOCKWISE, CLOCKWISE], ids=["anticlockwise", "clockwise"])


def written(rules, question, **more):
    """The request as plain values, without what is left to its default."""
    return request(rules, question, 7, **more).model_dump(exclude_unset=True)


@BOTH
@pytest.mark.parametrize("trick", ["", "7S", "7S 8H", "7S 8H 9S"])
def test_legal_cards(rules, trick):
    question = LegalCards(Trump.H, read_cards(trick), CardSet.of(read_cards("JH QH")), 2)
    assert positions.legal_cards(request(rules, question, 7), SeatNames.under(rules)) == question


def test_seats_follow_the_rotation():
    question = LegalCards(Trump.NT, read_cards("7S"), CardSet.of(read_cards("JH")))
    sent = {"id": 7, "op": "legal_cards", "contract": {"trump": "NT"}, "hand": ["JH"]}
    trick = [{"seat": "N", "card": "7S"}]
    assert written(ANTICLOCKWISE, question) == {**sent, "trick": trick, "seat": "W"}
    assert written(CLOCKWISE, question) == {**sent, "trick": trick, "seat": "E"}


@BOTH
def test_who_takes_a_trick(rules):
    question = TrickWinner(Trump.H, read_cards("7S 8H 9S TS"))
    assert positions.trick_winner(request(rules, question, 7), SeatNames.under(rules)) == question


def test_the_deal():
    assert written(ANTICLOCKWISE, DealSchedule(Seat.W)) == {"id": 7, "op": "deal_schedule", "dealer": "E"}
    assert written(CLOCKWISE, DealSchedule(Seat.W, Seat.E))["taker"] == "E"


def test_auctions():
    turned = read_cards("8C")[0]
    question = AuctionSoFar(Seat.W, turned, (PASS, take(Trump.C)))
    sent = {"id": 7, "dealer": "W", "turned": "8C", "calls": ["pass", "take"]}
    assert written(CLOCKWISE, question) == {**sent, "op": "legal_calls"}
    assert written(CLOCKWISE, question, auction="auction_result") == {**sent, "op": "auction_result"}
    bids = AuctionSoFar(Seat.W, turned, (bid("capot", Trump.H),))
    assert written(COINCHE, bids)["calls"] == ["bid capot H"]
    assert "turned" not in written(COINCHE, bids)


def test_belote():
    king, queen = read_cards("KH QH")
    question = BeloteClaim(Trump.H, (Spoken(king, "belote"), Spoken(queen)), 0, True)
    assert positions.belote_claim(request(CLOCKWISE, question, 7)) == question


@BOTH
def test_declarations_with_hands_that_hold_them(rules):
    made = tuple(declaration_of(CardSet.of(read_cards(cards))) for cards in ("7S 8S 9S", "JS JH JD JC", "QD KD AD"))
    question = Declared(Trump.H, Seat.E, ((made[0], made[1]), (), (made[2],), ()))
    sent = request(rules, question, 7)
    hands = [getattr(sent.hands, name) for name in "NESW"]
    assert [len(hand) for hand in hands] == [8] * 4
    assert len({card for hand in hands for card in hand}) == 32
    assert positions.declared(sent, SeatNames.under(rules), rules) == question


@BOTH
def test_a_finished_deal(rules):
    points = Counts((62, 100), (3, 5), (1, 0), (0, 50))
    question = ScoreDeal(Contract(Trump.H, Seat.E), points, 81, last_deal=True)
    assert counts.score_deal(request(rules, question, 7), SeatNames.under(rules), rules) == question


def test_a_match_with_a_deal_that_everybody_passed():
    last = PlayedDeal((20, 252), Side.NS, made=False, belote=(20, 0), tricks=(0, 8))
    question = ScoreMatch((PlayedDeal((900, 800)), PlayedDeal((0, 0), passed_out=True), last))
    assert counts.score_match(request(CLOCKWISE, question, 7), CLOCKWISE) == question


@pytest.mark.parametrize(
    "question",
    [
        Offices(Seat.W),
        CardsBeforeDeclaring(),
        MayDeclare(CardSet(0), ()),
        CardPoints(Trump.H, CardSet(0)),
        LeadsNext(Trump.H, Seat.N, read_cards("7S 8S 9S TS")),
    ],
)
def test_what_the_wire_has_no_operation_for(question):
    assert request(CLOCKWISE, question, 7) is None
