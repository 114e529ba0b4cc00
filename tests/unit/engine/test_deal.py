"""Dealing: the order of the packets, the turned card, completing the hands, the cut and the shuffle."""

import pytest

from belote_rules.cards import PACK, CardSet, Seat, read_cards
from belote_rules.engine.deal import (
    Packet,
    TurnUp,
    after_auction,
    before_auction,
    cut,
    cut_range,
    cut_refusal,
    cutter,
    deal_out,
    pack_refusal,
    undealt,
)

N, E, S, W = Seat


def written(schedule):
    """A schedule in one line: `E3 S3 W3 N3 E2 S2 W2 N2 up`."""
    return " ".join(
        f"{step.seat.name}{step.cards}"
        if isinstance(step, Packet)
        else "up"
        if isinstance(step, TurnUp)
        else f"up>{step.seat.name}"
        for step in schedule
    )


THREE_TWO = "E3 S3 W3 N3 E2 S2 W2 N2 up"
TWO_THREE = "E2 S2 W2 N2 E3 S3 W3 N3 up"


@pytest.mark.parametrize(
    ("packets", "expected"),
    [("3_then_2", [THREE_TWO]), ("2_then_3", [TWO_THREE]), ("either", [THREE_TWO, TWO_THREE])],
)
def test_five_cards_and_the_turned_one(rules_with, packets, expected):
    rules = rules_with(**{"deal.first_packets": packets}).deal
    assert [written(schedule) for schedule in before_auction(rules, N)] == expected


@pytest.mark.parametrize(
    ("packets", "expected"),
    [
        ("any_of_323_332_233", ["323", "332", "233"]),
        ("3_2_3", ["323"]),
        ("3_3_2", ["332"]),
        ("4_4", ["44"]),
        ("5_3", ["53"]),
    ],
)
def test_all_eight_at_once(rules_with, packets, expected):
    rules = rules_with(**{"deal.deal_schedule": "full_eight", "deal.full_deal_packets": packets}).deal
    schedules = before_auction(rules, S)
    assert [written(s) for s in schedules] == [" ".join(f"{x}{n}" for n in each for x in "WNES") for each in expected]
    assert after_auction(rules, S, W) == ()


def test_the_dealers_neighbour_is_served_first(rules_with):
    assert written(before_auction(rules_with().deal, W)[0]) == "N3 E3 S3 W3 N2 E2 S2 W2 up"


@pytest.mark.parametrize(
    ("taker", "expected"), [(E, "up>E E2 S3 W3 N3"), (N, "up>N E3 S3 W3 N2"), (W, "up>W E3 S3 W2 N3")]
)
def test_the_taker_has_the_turned_card_and_two_more(rules_with, taker, expected):
    assert written(after_auction(rules_with().deal, N, taker)) == expected


def test_dealing_out_the_pack_in_its_order(rules_with):
    """The pack is 7S 8S ... AS, then hearts, diamonds, clubs; N deals, so the first three cards go to E."""
    rules = rules_with().deal
    first = deal_out(undealt(PACK), before_auction(rules, N)[0])
    assert first.hands == (
        CardSet.of(read_cards("8H 9H TH 9D TD")),
        CardSet.of(read_cards("7S 8S 9S JH QH")),
        CardSet.of(read_cards("TS JS QS KH AH")),
        CardSet.of(read_cards("KS AS 7H 7D 8D")),
    )
    assert (first.turned,) == read_cards("JD")
    assert first.stock == read_cards("QD KD AD 7C 8C 9C TC JC QC KC AC")
    whole = deal_out(first, after_auction(rules, N, S))
    assert whole.hands == (
        CardSet.of(read_cards("8H 9H TH 9D TD QC KC AC")),
        CardSet.of(read_cards("7S 8S 9S JH QH QD KD AD")),
        CardSet.of(read_cards("TS JS QS KH AH JD 7C 8C")),
        CardSet.of(read_cards("KS AS 7H 7D 8D 9C TC JC")),
    )
    assert whole.stock == ()


def test_the_cards_lifted_go_underneath():
    assert cut(read_cards("7S 8S 9S TS"), 1) == read_cards("8S 9S TS 7S")
    assert cut(read_cards("7S 8S 9S TS"), 0) == read_cards("7S 8S 9S TS")


@pytest.mark.parametrize(("rule", "expected"), [("previous_in_rotation", W), ("next_in_rotation", E), ("none", None)])
def test_who_cuts_when_north_deals(rules_with, rule, expected):
    assert cutter(rules_with(**{"deal.cutter": rule}).deal, N) == expected


@pytest.mark.parametrize(
    ("smallest", "allowed"), [(1, range(1, 32)), (2, range(2, 31)), (3, range(3, 30)), (4, range(4, 29))]
)
def test_both_heaps_of_the_cut_have_a_least_size(rules_with, smallest, allowed):
    rules = rules_with(**{"deal.cut_minimum_packet": smallest}).deal
    assert cut_range(rules) == (allowed[0], allowed[-1])
    refused = {n: cut_refusal(rules, n) for n in range(-1, 34) if n not in allowed}
    assert set(refused.values()) == {"deal.cut_minimum_packet"}
    assert [n for n in range(-1, 34) if cut_refusal(rules, n) is None] == list(allowed)


def test_where_nobody_cuts_nothing_is_lifted(rules_with):
    rules = rules_with(**{"deal.cutter": "none"}).deal
    assert cut_range(rules) is None
    assert cut_refusal(rules, 0) is None
    assert cut_refusal(rules, 3) == "deal.cutter"


POLICY = "deal.shuffle_policy"


@pytest.mark.parametrize(
    ("rule", "first_shuffled", "first_gathered", "later_shuffled", "later_gathered"),
    [
        ("every_deal", None, POLICY, None, POLICY),
        ("dealer_option", None, POLICY, None, None),
        ("never_between_deals", None, POLICY, POLICY, None),
    ],
)
def test_shuffling(rules_with, rule, first_shuffled, first_gathered, later_shuffled, later_gathered):
    rules, gathered = rules_with(**{"deal.shuffle_policy": rule}).deal, PACK[::-1]
    assert pack_refusal(rules, None, PACK) == first_shuffled
    assert pack_refusal(rules, None, None) == first_gathered
    assert pack_refusal(rules, gathered, PACK) == later_shuffled
    assert pack_refusal(rules, gathered, None) == later_gathered


@pytest.mark.parametrize(
    "pack", [(), PACK[:31], (*PACK, PACK[0]), (*PACK[:31], PACK[0])], ids=["none", "31", "33", "B71 one twice"]
)
def test_a_pack_is_32_different_cards(rules_with, pack):
    assert pack_refusal(rules_with().deal, None, pack) == "deal.not_a_pack"
