"""The choices of an auction: every state once, the shortest auctions first, no difference before the first found."""

from itertools import product

import pytest

from belote_rules.cards import Seat, read_card
from belote_rules.comparison.phase import compare_phase
from belote_rules.engine import auction
from belote_rules.engine.calls import DOUBLE, PASS, REDOUBLE, AuctionState, Call, bid, take
from belote_rules.engine.contract import Contract, Trump
from belote_rules.questions.auction_graph import DEALER, TURNED, choices, opening, witness_order
from belote_rules.questions.referee import answer
from belote_rules.questions.values import AuctionSoFar
from belote_rules.rules.loading import load_variant
from belote_rules.rules.ruleset import RuleSet, with_values

CODE, COINCHE = load_variant("table-code").rules, load_variant("marquoir-coinche").rules


def turnup(**changes) -> RuleSet:
    return with_values(CODE, {f"auction.{name}": value for name, value in changes.items()})


def numeric(**changes) -> RuleSet:
    return with_values(COINCHE, {f"auction.{name}": value for name, value in changes.items()})


def auctions(rules: RuleSet, state: AuctionState, calls: tuple[Call, ...] = ()):
    """All auctions from a state to their end."""
    if state.over:
        yield calls
    for call in auction.legal_calls(rules, state):
        yield from auctions(rules, auction.after(rules, state, call), (*calls, call))


def test_the_turn_up_game_has_seventeen_auctions():
    """Four may take the turned suit, four one of three others, or all pass twice."""
    found = list(auctions(CODE, opening(CODE)))
    assert len(found) == len(set(found)) == 4 + 4 * 3 + 1
    assert sorted(map(len, found)) == [1, 2, 3, 4, 5, 5, 5, 6, 6, 6, 7, 7, 7, 8, 8, 8, 8]


def test_a_dealer_who_must_take_leaves_sixteen():
    assert len(list(auctions(turnup(all_pass_outcome="dealer_forced"), opening(CODE)))) == 16


def test_the_turn_up_game_has_eight_states_and_in_each_a_pass_and_two_takes():
    found = list(choices(CODE, CODE))
    assert [len(choice.calls) for choice in found] == [n for n in range(8) for _ in range(3)]
    assert [choice.call for choice in found[:3]] == [PASS, take(Trump.C), take(Trump.H)]
    assert {choice.state.turned for choice in found} == {TURNED} == {read_card("8C")}
    assert {choice.state.dealer for choice in found} == {DEALER} == {Seat.W}


@pytest.mark.parametrize("ceiling", [160, 170, 180, 650, 1000, "none"])
def test_a_high_ceiling_makes_no_more_states(ceiling):
    """The values between those that a rule names are alike: low ones, and those next to the ceiling."""
    rules = numeric(bid_maximum=ceiling)
    found = list(choices(rules, rules))
    states = {choice.state for choice in found}
    assert len(states) == (52 if ceiling == "none" else 45)  # bids of 655 and 660 may still be made
    bids = {choice.call.value for choice in found} - {"capot", None}
    top = 650 if ceiling == "none" else ceiling
    assert bids == {70, 80, 85, 90, 100, *range(top - 10, top + 11, 5)}


def test_the_shortest_auctions_come_first_and_each_state_once():
    found = list(choices(COINCHE, numeric(doubling="double_only")))
    lengths = [len(choice.calls) for choice in found]
    assert lengths == sorted(lengths)
    by_state = {choice.calls: choice.state for choice in found}
    assert len(set(by_state.values())) == len(by_state)


def test_states_that_only_one_game_reaches_are_left_out():
    """Behind a double only one game goes on with a redouble; in the other nothing is left to say."""
    found = list(choices(COINCHE, numeric(doubling="none")))
    assert not any(choice.state.doubles for choice in found)
    assert any(choice.call == DOUBLE for choice in found)
    assert any(choice.state.doubles for choice in choices(COINCHE, COINCHE))


def legal_in(rules: RuleSet, calls: tuple[Call, ...]) -> tuple[Call, ...] | None:
    """What may be called after these calls; None when they are not allowed."""
    turned = None if rules.auction.auction_kind == "numeric_ascending" else TURNED
    found = answer(rules, AuctionSoFar(DEALER, turned, calls))
    return None if found.illegal else found.calls


TURNUP_CALLS = (PASS, *(take(trump) for trump in (Trump.S, Trump.H, Trump.D, Trump.C)))
NUMERIC_CALLS = (
    PASS,
    DOUBLE,
    REDOUBLE,
    *(bid(value, trump) for value in (80, 90, "capot") for trump in (Trump.H, Trump.S)),
)


@pytest.mark.parametrize(
    ("a", "b", "known", "shortest"),
    [
        (CODE, turnup(round2_choices="any_suit"), TURNUP_CALLS, (PASS,) * 4),
        (CODE, turnup(all_pass_outcome="dealer_forced"), TURNUP_CALLS, (PASS,) * 7),
        (COINCHE, numeric(bid_step=5), NUMERIC_CALLS, ()),
        (COINCHE, numeric(doubling="none"), NUMERIC_CALLS, (bid(80, Trump.H),)),
        (COINCHE, numeric(doubling="double_only"), NUMERIC_CALLS, (bid(80, Trump.H), DOUBLE)),
        (COINCHE, numeric(undoublable_contracts="capot"), NUMERIC_CALLS, (bid("capot", Trump.H),)),
    ],
    ids=["any suit", "dealer forced", "steps of five", "no doubles", "no redouble", "capot is not doubled"],
)
def test_no_shorter_auction_tells_two_games_apart(a, b, known, shortest):
    result = compare_phase("auction", a, b)
    (group,) = result.groups.values()
    assert result.questions[group.witness].calls == shortest
    assert legal_in(a, shortest) != legal_in(b, shortest)
    for length in range(len(shortest)):
        for calls in product(known, repeat=length):
            assert legal_in(a, calls) == legal_in(b, calls)


def test_who_passed_may_not_come_back():
    """After a pass, a bid of capot by the second player and a pass the first may double, or is not asked again.

    What the two games remember of the first pass is not the same; they are walked on side by side all the same.
    """
    result = compare_phase("auction", COINCHE, numeric(pass_reentry="out"))
    (group,) = result.groups.values()
    calls = result.questions[group.witness].calls
    assert calls == (PASS, bid("capot", Trump.H), PASS)
    assert not all(choice.shared for choice in choices(COINCHE, numeric(pass_reentry="out")))
    for shorter in (calls_ for length in range(3) for calls_ in product(NUMERIC_CALLS, repeat=length)):
        assert legal_in(COINCHE, shorter) == legal_in(numeric(pass_reentry="out"), shorter)


def test_the_order_of_witnesses():
    """Length first; then pass, bids from the lowest, capot, doubles."""
    lowest_first = [(PASS,), (bid(80, Trump.H),), (bid(80, Trump.S),), (bid(90, Trump.H),), (bid("capot", Trump.H),)]
    longer = [(PASS, PASS), (PASS, bid(80, Trump.H)), (bid(80, Trump.H), PASS), (bid(80, Trump.H), DOUBLE)]
    assert sorted([*reversed(longer), *reversed(lowest_first)], key=witness_order) == [*lowest_first, *longer]


def test_a_ceiling_above_the_listed_bids_still_counts():
    """Without a ceiling bids are listed up to 650: the bid of 660 itself tells the two apart."""
    a, b = numeric(bid_maximum="none"), numeric(bid_maximum=650)
    result = compare_phase("auction", a, b)
    (group,) = result.groups.values()
    witness = result.questions[group.witness]
    assert witness.calls == (bid(660, Trump.H),)
    assert answer(a, witness).illegal is None
    assert answer(b, witness).illegal == (0, "auction.bid_maximum")


def test_the_contract_is_turned_to_the_first_player():
    """Who bids is no matter: after a pass and a bid the others are in the state that they are in after a bid."""
    calls = {choice.calls for choice in choices(COINCHE, COINCHE)}
    assert (bid(80, Trump.H),) in calls
    assert (PASS, bid(80, Trump.H)) not in calls
    assert Contract(Trump.H, Seat.N, 80) in {choice.state.contract for choice in choices(COINCHE, COINCHE)}
