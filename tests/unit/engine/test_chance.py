"""Chance comes in as a seed."""

from random import Random

import pytest

from belote_rules.cards import PACK, Seat
from belote_rules.engine.chance import random_deal, random_match, shuffled
from belote_rules.engine.deal import cut_refusal
from belote_rules.engine.game import act, new_match


def test_a_shuffled_pack_is_the_pack():
    packs = [shuffled(Random(seed)) for seed in range(5)]
    assert all(sorted(pack) == list(PACK) for pack in packs)
    assert len(set(packs)) == 5
    assert shuffled(Random(3)) == packs[3]


@pytest.mark.parametrize("policy", ["every_deal", "dealer_option", "never_between_deals"])
def test_a_random_deal_is_one_that_is_allowed(rules_with, policy):
    rules = rules_with(**{"deal.shuffle_policy": policy, "deal.first_packets": "either"})
    state = random_match(rules, 1, deals=1)
    assert len(state.deals) == 1
    dealing = random_deal(state, Random(5))
    assert (dealing.pack is None) == (policy == "never_between_deals")
    assert cut_refusal(rules.deal, dealing.lifted) is None
    assert act(state, dealing).stage == "auction"


def test_where_nobody_cuts_nothing_is_lifted(rules_with):
    state = new_match(rules_with(**{"deal.cutter": "none"}), Seat.N)
    assert {random_deal(state, Random(seed)).lifted for seed in range(10)} == {0}


def test_the_same_seed_gives_the_same_match(rules_with):
    rules = rules_with()
    assert random_match(rules, 7) == random_match(rules, 7)
    assert random_match(rules, 7) != random_match(rules, 8)


def test_a_match_may_be_broken_off_after_some_deals(rules_with):
    state = random_match(rules_with(), 2, deals=3)
    assert (len(state.deals), state.stage) == (3, "deal")
    assert random_match(rules_with(), 2, deals=0).deals == ()


def test_a_match_ends(rules_with):
    state = random_match(rules_with(), 2)
    assert state.stage == "over"
    assert max(state.standing.totals) >= 1000
