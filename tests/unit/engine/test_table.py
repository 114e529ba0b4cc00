"""Who deals, speaks and leads."""

import pytest

from belote_rules.cards import Seat
from belote_rules.engine.table import dealer_after_redeal, first_leader, first_speaker, next_dealer

N, E, S, W = Seat


@pytest.mark.parametrize(("dealer", "after_him"), [(N, E), (E, S), (S, W), (W, N)])
def test_the_player_after_the_dealer(dealer, after_him):
    assert (next_dealer(dealer), first_speaker(dealer), first_leader(dealer)) == (after_him,) * 3


@pytest.mark.parametrize(("rule", "dealer"), [("next_dealer", N), ("same_dealer", W)])
def test_b03_who_deals_again(rules_with, rule, dealer):
    assert dealer_after_redeal(rules_with(**{"deal.redeal_dealer": rule}), W) == dealer
