"""The choice round a turned card: two rounds, what may be taken in each, and what eight passes mean."""

import pytest

from belote_rules.cards import Card, Seat, read_card
from belote_rules.engine import auction
from belote_rules.engine.calls import DOUBLE, PASS, REDOUBLE, bid, take
from belote_rules.engine.contract import Contract, Trump

N, E, S, W = Seat
TURNED: Card = read_card("8C")
TAKE = {trump.name: take(trump) for trump in Trump}


def after_passes(rules, passes):
    state, illegal = auction.replay(rules, N, TURNED, [PASS] * passes)
    assert illegal is None
    return state


def test_the_player_after_the_dealer_opens():
    state = auction.opening(N, TURNED)
    assert (state.dealer, state.speaker, state.turned, state.passes, state.over) == (N, E, TURNED, 0, False)


def test_b01_the_second_player_takes(rules_with):
    state, illegal = auction.replay(rules_with(), N, TURNED, [PASS, TAKE["C"]])
    assert illegal is None
    assert state.over
    assert state.contract == Contract(Trump.C, taker=S)
    assert auction.legal_calls(rules_with(), state) == ()
    assert auction.refusal(rules_with(), state, PASS) == "auction.over"


@pytest.mark.parametrize("passes", range(4))
def test_the_first_round_offers_the_turned_suit(rules_with, passes):
    state = after_passes(rules_with(), passes)
    assert state.speaker == (E, S, W, N)[passes]
    assert auction.legal_calls(rules_with(), state) == (PASS, TAKE["C"])
    assert auction.refusal(rules_with(), state, TAKE["H"]) == "auction.round1_choices"


@pytest.mark.parametrize("passes", range(4, 8))
@pytest.mark.parametrize(
    ("choices", "suits", "turned_suit"),
    [("other_suits_only", "SHD", "auction.round2_choices"), ("any_suit", "SHDC", None)],
)
def test_b02_the_second_round(rules_with, passes, choices, suits, turned_suit):
    rules = rules_with(**{"auction.round2_choices": choices})
    state = after_passes(rules, passes)
    assert auction.legal_calls(rules, state) == (PASS, *(TAKE[suit] for suit in suits))
    assert auction.refusal(rules, state, TAKE["C"]) == turned_suit


@pytest.mark.parametrize(
    ("call", "code"),
    [
        (TAKE["NT"], "auction.denominations"),
        (TAKE["AT"], "auction.denominations"),
        (bid(80, Trump.C), "auction.auction_kind"),
        (DOUBLE, "auction.auction_kind"),
        (REDOUBLE, "auction.auction_kind"),
    ],
)
def test_calls_of_other_games(rules_with, call, code):
    assert auction.refusal(rules_with(), auction.opening(N, TURNED), call) == code
    assert auction.replay(rules_with(), N, TURNED, [PASS, call]) == (after_passes(rules_with(), 1), (1, code))


def test_b03_eight_passes_end_it_without_a_contract(rules_with):
    assert not after_passes(rules_with(), 7).over
    state = after_passes(rules_with(), 8)
    assert state.over
    assert state.contract is None


def test_the_dealer_must_take_where_he_is_forced(rules_with):
    rules = rules_with(**{"auction.all_pass_outcome": "dealer_forced"})
    assert auction.refusal(rules, after_passes(rules, 3), PASS) is None
    state = after_passes(rules, 7)
    assert state.speaker == N
    assert auction.refusal(rules, state, PASS) == "auction.all_pass_outcome"
    assert auction.legal_calls(rules, state) == (TAKE["S"], TAKE["H"], TAKE["D"])
    assert auction.after(rules, state, TAKE["D"]).contract == Contract(Trump.D, taker=N)
