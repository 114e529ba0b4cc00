"""What holds of every choice of trumps, at random under random values of the numeric auction."""

from random import Random

from hypothesis import assume, given
from hypothesis import strategies as st

from belote_rules.cards import PACK, Seat
from belote_rules.engine import auction
from belote_rules.engine.calls import PASS
from belote_rules.rules.auction import NumericAuction
from belote_rules.rules.loading import load_variant
from belote_rules.rules.parameter import describe
from belote_rules.rules.ruleset import flat, with_values
from belote_rules.rules.validity import is_valid

COINCHE, TURNUP = load_variant("marquoir-coinche").rules, load_variant("table-code").rules
SERVED = {
    f"auction.{name}": [value for value in parameter.values if value not in parameter.later]
    for name, field in NumericAuction.model_fields.items()
    if name != "capot_contract_amount"
    for parameter in [describe(f"auction.{name}", field)]
}
numeric_values = st.fixed_dictionaries({path: st.sampled_from(values) for path, values in SERVED.items()})
seeds = st.integers(0, 2**32)


def walk(rules, seed, dealer, turned=None):
    """The states of a random choice of trumps, and the calls."""
    chance, state, calls = Random(seed), auction.opening(dealer, turned), []
    found = [state]
    while not state.over:
        legal = auction.legal_calls(rules, state)
        assert legal
        calls.append(PASS if PASS in legal and chance.random() < 0.5 else chance.choice(legal))
        state = auction.after(rules, state, calls[-1])
        found.append(state)
    return found, calls


def numeric_rules(changes):
    rules = with_values(COINCHE, changes)
    assume(is_valid(flat(rules)))
    return rules


@given(numeric_values, seeds, st.sampled_from(Seat))
def test_a_numeric_auction_ends_and_its_bids_rise(changes, seed, dealer):
    rules = numeric_rules(changes)
    found, calls = walk(rules, seed, dealer)
    bids = [call.value for call in calls if call.kind == "bid"]
    numbers = [value for value in bids if value != "capot"]
    assert numbers == sorted(set(numbers))
    assert bids == [*numbers, *["capot"][: len(bids) - len(numbers)]]
    assert found[-1].contract is None if not bids else found[-1].contract.value == bids[-1]
    assert len(calls) <= 4 * (len(set(bids)) + 3)


@given(numeric_values, seeds, st.sampled_from(Seat))
def test_nobody_is_asked_who_has_no_choice(changes, seed, dealer):
    assume(changes["auction.bid_maximum"] != "none")  # of endless bids only those up to 650 are listed
    rules = numeric_rules(changes)
    found, _ = walk(rules, seed, dealer)
    for state in found[:-1]:
        assert len(auction.legal_calls(rules, state)) > 1


@given(numeric_values, seeds, st.sampled_from(Seat))
def test_the_replayed_calls_lead_to_the_same_state(changes, seed, dealer):
    rules = numeric_rules(changes)
    found, calls = walk(rules, seed, dealer)
    assert auction.replay(rules, dealer, None, calls) == (found[-1], None)


@given(numeric_values, seeds)
def test_seats_are_alike_in_a_numeric_auction(changes, seed):
    """Another dealer moves every speaker and taker on by as much."""
    rules = numeric_rules(changes)
    (of_north, calls), (of_east, same_calls) = (walk(rules, seed, dealer) for dealer in (Seat.N, Seat.E))
    assert calls == same_calls
    assert [state.speaker for state in of_east] == [state.speaker.next for state in of_north]
    if of_north[-1].contract:
        assert of_east[-1].contract.taker == of_north[-1].contract.taker.next


@given(
    st.sampled_from(["other_suits_only", "any_suit"]),
    st.sampled_from(["redeal", "dealer_forced"]),
    seeds,
    st.sampled_from(PACK),
)
def test_a_turned_card_is_taken_or_passed_eight_times(choices, all_pass, seed, turned):
    rules = with_values(TURNUP, {"auction.round2_choices": choices, "auction.all_pass_outcome": all_pass})
    found, calls = walk(rules, seed, Seat.W, turned)
    state = found[-1]
    assert [call.kind for call in calls[:-1]] == ["pass"] * (len(calls) - 1)
    assert (state.contract is None) == (len(calls) == 8 and calls[-1] == PASS)
    if state.contract:
        assert state.contract.taker == Seat((len(calls) - 1) % 4)
        assert (state.contract.trump.suit == turned.suit) >= (len(calls) <= 4)
    else:
        assert all_pass == "redeal"
