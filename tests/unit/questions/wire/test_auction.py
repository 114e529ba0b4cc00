"""The auction over the wire: calls as text, histories, what comes of them."""

from collections.abc import Callable
from typing import Any

import pytest

from belote_rules.questions.wire.calls import FORMS
from belote_rules.rules.ruleset import RuleSet

Ask = Callable[..., Any]
HEART = {"dealer": "S", "turned": "9H"}
BIDS = {"dealer": "S"}


@pytest.mark.parametrize(
    ("calls", "result"),
    [
        ([], {"calls": ["pass", "take"], "seat": "E"}),
        (["pass"], {"calls": ["pass", "take"], "seat": "N"}),
        (["pass"] * 4, {"calls": ["pass", "take S", "take D", "take C"], "seat": "E"}),
        (["take"], {"calls": [], "seat": None}),
        (["pass"] * 8, {"calls": [], "seat": None}),
        (["pass", "take S"], {"illegal": 1, "reason": "auction.round1_choices"}),
        (["take", "pass"], {"illegal": 1, "reason": "auction.over"}),
    ],
)
def test_legal_calls_round_a_turned_card(turnup: Ask, calls: list[str], result: dict[str, Any]) -> None:
    """Anticlockwise east speaks after south, then north."""
    assert turnup("legal_calls", **HEART, calls=calls) == {"result": result}


def test_the_turned_suit_is_take_in_the_second_round_too(turnup_rules: RuleSet, under: Callable[..., Ask]) -> None:
    ask = under(turnup_rules, {"auction.round2_choices": "any_suit"})
    assert ask("legal_calls", **HEART, calls=["pass"] * 4)["result"]["calls"] == [
        "pass", "take S", "take", "take D", "take C"
    ]  # fmt: skip


def test_legal_calls_over_a_bid(numeric: Ask) -> None:
    bids = [f"bid {value} {suit}" for value in (150, 160, "capot") for suit in "SHDC"]
    assert numeric("legal_calls", **BIDS, calls=["pass", "bid 140 H"]) == {
        "result": {"calls": ["pass", *bids, "double"], "seat": "E"}
    }


def test_without_a_ceiling_bids_are_listed_up_to_650(numeric_rules: RuleSet, under: Callable[..., Ask]) -> None:
    ask = under(numeric_rules, {"auction.bid_maximum": "none"})
    capots = [f"bid capot {suit}" for suit in "SHDC"]
    fifties = [f"bid 650 {suit}" for suit in "SHDC"]
    assert ask("legal_calls", **BIDS, calls=["bid 640 H"]) == {
        "result": {"calls": ["pass", *fifties, *capots, "double"], "seat": "N", "no_ceiling": True}
    }
    assert ask("judge_call", **BIDS, calls=["bid 640 H"], call="bid 1000 S") == {"result": {"legal": True}}
    assert ask("legal_calls", **BIDS, calls=["pass"] * 4) == {"result": {"calls": [], "seat": None}}


@pytest.mark.parametrize(
    ("calls", "call", "reason"),
    [
        ([], "take", None),
        ([], "take H", None),
        ([], "take S", "auction.round1_choices"),
        ([], "take NT", "auction.denominations"),
        (["pass"] * 4, "take", "auction.round2_choices"),
        (["pass"] * 4, "take C", None),
        ([], "pass@E", None),
        ([], "pass@N", "auction.not_your_turn"),
        ([], "bid 80 H", "auction.auction_kind"),
        ([], "double", "auction.auction_kind"),
        ([], "triple", "auction.auction_kind"),
        ([], "sun", "auction.auction_kind"),
        (["take"], "pass", "auction.over"),
        (["take"], "sun", "auction.over"),
    ],
)
def test_judge_call_round_a_turned_card(turnup: Ask, calls: list[str], call: str, reason: str | None) -> None:
    judgement = {"legal": True} if reason is None else {"legal": False, "reason": reason}
    assert turnup("judge_call", **HEART, calls=calls, call=call) == {"result": judgement}


@pytest.mark.parametrize(
    ("calls", "call", "reason"),
    [
        ([], "bid 80 H", None),
        ([], "bid capot H", None),
        ([], "bid 70 H", "auction.bid_minimum"),
        ([], "bid 85 H", "auction.bid_step"),
        ([], "bid 170 H", "auction.bid_maximum"),
        ([], "bid 80 NT", "auction.denominations"),
        ([], "bid generale H", "auction.generale_bid"),
        (["bid 100 H"], "bid 100 S", "auction.not_higher"),
        (["bid 100 H"], "double", None),
        (["bid 100 H"], "double@N", None),
        (["bid 100 H"], "double@E", "auction.not_your_turn"),
        (["bid 100 H"], "redouble", "auction.not_doubled"),
        ([], "double", "auction.nothing_to_double"),
        ([], "take", "auction.auction_kind"),
        ([], "take H", "auction.auction_kind"),
        ([], "name H", "auction.auction_kind"),
        ([], "play", "auction.auction_kind"),
        ([], "ashkal", "auction.auction_kind"),
        ([], "bid H", "auction.auction_kind"),
        ([], "bid 27 capot H", "auction.auction_kind"),
        ([], "bid 26 H", "auction.bid_minimum"),
        (["bid 100 H", "double"], "triple", "auction.doubling"),
        (["bid 100 H", "double"], "four", "auction.doubling"),
        (["bid 100 H", "double"], "gahwa", "auction.doubling"),
    ],
)
def test_judge_call_of_a_numeric_auction(numeric: Ask, calls: list[str], call: str, reason: str | None) -> None:
    """Clockwise west speaks after south, then north."""
    judgement = {"legal": True} if reason is None else {"legal": False, "reason": reason}
    assert numeric("judge_call", **BIDS, calls=calls, call=call) == {"result": judgement}


def test_judge_call_behind_a_history_that_is_not_allowed(numeric: Ask) -> None:
    answer = numeric("judge_call", **BIDS, calls=["bid 100 H", "double@W"], call="pass")
    assert answer == {"result": {"illegal": 1, "reason": "auction.not_your_turn"}}


@pytest.mark.parametrize(
    ("calls", "result"),
    [
        (["pass", "take"], {"trump": "H", "taker": "N", "value": None, "multiplier": 1}),
        (["pass", "pass", "take H"], {"trump": "H", "taker": "W", "value": None, "multiplier": 1}),
        (["pass"] * 5 + ["take C"], {"trump": "C", "taker": "N", "value": None, "multiplier": 1}),
        (["pass"] * 8, {"redeal": True, "dealer": "E"}),
        (["pass"] * 3, {"unfinished": True, "seat": "S"}),
        (["sun"], {"illegal": 0, "reason": "auction.auction_kind"}),
    ],
)
def test_auction_result_round_a_turned_card(turnup: Ask, calls: list[str], result: dict[str, Any]) -> None:
    assert turnup("auction_result", **HEART, calls=calls) == {"result": result}


def test_the_same_dealer_may_deal_again(turnup_rules: RuleSet, under: Callable[..., Ask]) -> None:
    ask = under(turnup_rules, {"deal.redeal_dealer": "same_dealer"})
    assert ask("auction_result", **HEART, calls=["pass"] * 8) == {"result": {"redeal": True, "dealer": "S"}}


@pytest.mark.parametrize(
    ("calls", "result"),
    [
        (["bid 100 H", *["pass"] * 3], {"trump": "H", "taker": "W", "value": 100, "multiplier": 1}),
        (["bid 100 H", "double", "redouble"], {"trump": "H", "taker": "W", "value": 100, "multiplier": 4}),
        (["bid 100 H", "double", "pass", "pass"], {"trump": "H", "taker": "W", "value": 100, "multiplier": 2}),
        (["bid capot D", "pass", "pass"], {"trump": "D", "taker": "W", "value": "capot", "multiplier": 1}),
        (["bid 80 S", "bid 80 H"], {"illegal": 1, "reason": "auction.not_higher"}),
        (["bid 80 S"], {"unfinished": True, "seat": "N"}),
        (["pass"] * 4, {"redeal": True, "dealer": "W"}),
    ],
)
def test_auction_result_of_a_numeric_auction(numeric: Ask, calls: list[str], result: dict[str, Any]) -> None:
    """A pass that is the only call left is made by itself: of opponents to a redouble, of partners to a double."""
    assert numeric("auction_result", **BIDS, calls=calls) == {"result": result}


@pytest.mark.parametrize("op", ["legal_calls", "auction_result"])
def test_a_turned_card_is_told_where_one_is_turned_and_only_there(turnup: Ask, numeric: Ask, op: str) -> None:
    assert turnup(op, dealer="S", calls=[]) == {"error": "a card is turned up in this game; say which one under turned"}
    assert numeric(op, dealer="S", turned="9H", calls=[]) == {
        "error": "no card is turned up in this game; take turned out"
    }


@pytest.mark.parametrize(
    "text",
    ["", "Pass", "pass ", "take X", "take  H", "bid", "bid 80", "bid 080 H", "bid -80 H", "bid 1000000 H", "bid 80 h",
     "double@", "double@X", "double@N@E", "bid 80 capot", "contre", "@N", "name", "bid 8٠ H"],
)  # fmt: skip
def test_what_is_no_call_is_an_error(numeric: Ask, text: str) -> None:
    error = {"error": f"{text!r} is not a call; calls are {FORMS}"}
    assert numeric("judge_call", **BIDS, calls=[], call=text) == error
    assert numeric("legal_calls", **BIDS, calls=["pass", text]) == error
