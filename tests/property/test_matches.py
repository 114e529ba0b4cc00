"""Random complete matches under every variant and every reading: what holds in all of them."""

from collections.abc import Iterator
from functools import cache
from random import Random

import pytest

from belote_rules.cards import FULL, PACK, CardSet, Seat, Side
from belote_rules.engine.auction import legal_calls
from belote_rules.engine.calls import DOUBLE, PASS, REDOUBLE, bid, take
from belote_rules.engine.chance import random_deal, random_match
from belote_rules.engine.contract import Trump
from belote_rules.engine.counting import card_points
from belote_rules.engine.game import act, actions, new_match, to_act
from belote_rules.engine.refused import Refused
from belote_rules.engine.state import Action, Declare, MakeCall, MatchState, PlayCard
from belote_rules.rules.loading import all_names, load_variant
from belote_rules.rules.ruleset import RuleSet
from belote_rules.texts import LANGUAGES, catalogue

PROFILES = all_names(include_readings=False)
READINGS = [name for name in all_names() if name not in PROFILES]
SHARE_OF_PASSES = 0.7
"""A player who bids whatever is allowed bids capot at once, and the match is over after a deal."""


@cache
def rules_of(name: str) -> RuleSet:
    return load_variant(name).rules


def chosen(state: MatchState, chance: Random) -> Action:
    """A random act that is allowed; in the choice of trumps mostly a pass."""
    if state.stage == "deal":
        return random_deal(state, chance)
    options = tuple(actions(state))
    assert options, "there is always something that one may do"
    if options[0] == MakeCall(PASS) and chance.random() < SHARE_OF_PASSES:
        return options[0]
    return chance.choice(options)


def states(rules: RuleSet, seed: int) -> Iterator[MatchState]:
    """All states of a random match, from before its first deal to its end."""
    chance = Random(seed)
    state = new_match(rules, chance.choice(list(Seat)))
    yield state
    while state.stage != "over":
        assert to_act(state) is not None
        state = act(state, chosen(state, chance))
        yield state


def check_match(rules: RuleSet, seed: int) -> None:
    """Plays a match and looks at it after each deal."""
    before = state = new_match(rules, Seat.N)
    for state in states(rules, seed):
        if state.stage == "play" and not state.play.won and not state.play.trick.cards:
            check_hands(state)
        if len(state.deals) > len(before.deals):
            check_deal(before, state)
            before = state
    assert state.stage == "over"
    assert state.standing.over
    assert to_act(state) is None


def check_hands(state: MatchState) -> None:
    """Four hands of eight, and no card is missing or there twice."""
    assert [len(hand) for hand in state.play.dealt] == [8, 8, 8, 8]
    assert state.play.dealt[0] | state.play.dealt[1] | state.play.dealt[2] | state.play.dealt[3] == FULL


def check_deal(before: MatchState, after: MatchState) -> None:
    recorded = [deal.recorded for deal in after.deals]
    assert after.standing.totals == (sum(ns for ns, _ in recorded), sum(ew for _, ew in recorded))
    assert sorted(after.gathered) == list(PACK)
    if after.deals[-1].passed_out:
        assert after.deals[-1].recorded == (0, 0)
        assert after.reserve == before.reserve
        return
    check_score(before, after)


def check_score(before: MatchState, after: MatchState) -> None:
    """The points of a deal are all there: recorded, won from what hung, or hanging now."""
    score, deal = after.scores[-1], after.deals[-1]
    assert sum(card_points(after.play)) == 152 + 10
    assert sum(deal.tricks) == 8
    assert deal.recorded == (sum(score.scores[0]), sum(score.scores[1]))
    won_back = sum(side.reserve for side in score.scores)
    hangs_anew = after.reserve - (before.reserve - won_back)
    assert hangs_anew == 0 or score.made is None
    if score.made is None:
        announced = sum(side.belote + side.declarations for side in score.scores)
        assert sum(deal.recorded) - won_back + hangs_anew - announced in (162, 182)
    if score.made is True and after.play.contract.value is None:
        assert sum(side.card_points for side in score.scores) == 162


@pytest.mark.parametrize("name", PROFILES)
def test_fifty_random_matches(name: str) -> None:
    for seed in range(50):
        check_match(rules_of(name), seed)


@pytest.mark.parametrize("name", READINGS)
def test_random_matches_of_readings(name: str) -> None:
    for seed in range(50, 53):
        check_match(rules_of(name), seed)


@pytest.mark.slow
@pytest.mark.parametrize("name", PROFILES)
def test_a_thousand_random_matches(name: str) -> None:
    for seed in range(1_000):
        check_match(rules_of(name), seed)


@pytest.mark.slow
@pytest.mark.parametrize("name", READINGS)
def test_a_hundred_random_matches_of_readings(name: str) -> None:
    for seed in range(1_000, 1_100):
        check_match(rules_of(name), seed)


@pytest.mark.parametrize("name", all_names())
def test_the_same_seed_gives_the_same_match(name: str) -> None:
    first, again = (random_match(rules_of(name), 11, deals=3) for _ in range(2))
    assert first == again


def first_deal(name: str, seed: int) -> Iterator[MatchState]:
    """The states of a match up to the end of the first deal that is played."""
    for state in states(rules_of(name), seed):
        yield state
        if state.scores:
            return


def acts_to_try(state: MatchState) -> Iterator[Action]:
    """Acts of the stage, allowed or not: every card, every call, sets of cards to declare."""
    if state.stage == "play":
        yield from map(PlayCard, PACK)
    elif state.stage == "declarations":
        yield from (Declare((CardSet(7 << place),)) for place in range(30))
        yield Declare((CardSet(7), CardSet(7)))
    else:
        yield from (MakeCall(call) for call in (PASS, DOUBLE, REDOUBLE))
        yield from (MakeCall(take(trump)) for trump in Trump)
        yield from (MakeCall(bid(value, trump)) for value in (70, 80, 85, 120, 170, "capot") for trump in Trump)


@pytest.mark.parametrize("name", all_names())
def test_what_is_offered_is_accepted_and_nothing_else(name: str) -> None:
    """Words are left out: one may say the wrong word, and it costs the belote."""
    refusals = set()
    for state in first_deal(name, seed=5):
        if state.stage in ("deal", "over"):
            continue
        offered = set(actions(state))
        for action in offered:
            assert act(state, action) != state
        for action in acts_to_try(state):
            if action not in offered:
                with pytest.raises(Refused) as error:
                    act(state, action)
                refusals.add(error.value.reason)
    assert {"play.not_held", "play.follow_suit", "auction.auction_kind"} <= refusals
    for language in LANGUAGES:
        assert refusals <= set(catalogue(language).tree["reasons"])


@pytest.mark.parametrize("name", PROFILES)
def test_the_offered_calls_are_those_of_the_auction(name: str) -> None:
    for state in first_deal(name, seed=6):
        if state.stage == "auction":
            calls = [action.call for action in actions(state)]
            assert calls == list(legal_calls(rules_of(name), state.auction))
            assert len(calls) > 1


def test_both_sides_win_matches() -> None:
    """The walk is no walk-over: in some matches either side wins."""
    winners = {random_match(rules_of("table-code"), seed).standing.winner for seed in range(12)}
    assert winners == set(Side)
