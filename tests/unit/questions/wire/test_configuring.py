"""Other rules for a referee that is asked: whole trees, parts of one, and what is refused."""

from collections.abc import Callable
from typing import Any

import pytest

from belote_rules.questions.wire.configuring import configure
from belote_rules.rules.ruleset import RuleSet, flat, tree, with_values

Ask = Callable[..., Any]


def test_a_whole_tree_replaces_the_rules(turnup_rules: RuleSet, numeric_rules: RuleSet) -> None:
    rules, result = configure(turnup_rules, tree(flat(numeric_rules)))
    assert rules == numeric_rules
    assert result.accepted == list(flat(numeric_rules))
    assert (result.ignored, result.refused) == ([], {})


def test_a_part_is_laid_over_the_rules(turnup_rules: RuleSet) -> None:
    rules, result = configure(turnup_rules, {"match": {"match_target": 501}, "table": {"rotation": "clockwise"}})
    assert rules == with_values(turnup_rules, {"match.match_target": 501, "table.rotation": "clockwise"})
    assert result.accepted == ["table.rotation", "match.match_target"]


def test_the_answers_follow(turnup: Ask) -> None:
    assert turnup("score_match", deals=[{"recorded": {"NS": 600, "EW": 0}}])["result"]["over"] is False
    assert turnup("configure", variant="short", rules={"match": {"match_target": 501}}) == {
        "result": {"accepted": ["match.match_target"], "ignored": [], "refused": {}}
    }
    assert turnup("score_match", deals=[{"recorded": {"NS": 600, "EW": 0}}])["result"]["over"] is True
    hello = turnup("hello", protocols=[1], suite="0")["result"]
    assert (hello["variants"], hello["rules"]["match"]["match_target"]) == (["short"], 501)


@pytest.mark.parametrize(
    ("given", "path", "reason"),
    [
        ({"match": {"match_target": "deals"}}, "match.match_target", "not supported yet: deals; choose another value"),
        (
            {"play": {"overtrump_opponent": "sometimes"}},
            "play.overtrump_opponent",
            "sometimes is not allowed; allowed: required, not_required",
        ),
        ({"play": {"overtrump_opponent": ["required"]}}, "play.overtrump_opponent", "one value is wanted here"),
        ({"play": {"overtrump_opponent": None}}, "play.overtrump_opponent", "null is not allowed"),
        ({"match": {"match_target": 10**30}}, "match.match_target", f"{10**30} is not allowed"),
        ({"match": {"match_target": True}}, "match.match_target", "true is not allowed"),
        ({"play": {"overtrump": "required"}}, "play.overtrump", "there is no parameter play.overtrump"),
        ({"plays": {"follow_suit": "required"}}, "plays.follow_suit", "there is no parameter plays.follow_suit"),
        ({"play": "required"}, "play", "play wants a JSON object with the parameters of a phase"),
        ({"auction": {"bid_step": 5}}, "auction.bid_step", "with auction.auction_kind turnup_two_round there is no"),
        ({"auction": {"auction_kind": {}}}, "auction.auction_kind", "one value is wanted here"),
        ({"auction": {"auction_kind": "numeric_ascending"}}, "auction.auction_kind", "without values: "),
        ({"deal": {"deal_schedule": "full_eight"}}, "deal.deal_schedule", "contradiction (deal.deal_schedule: full"),
    ],
)
def test_a_value_that_is_refused_changes_nothing(
    turnup_rules: RuleSet, given: dict[str, Any], path: str, reason: str
) -> None:
    rules, result = configure(turnup_rules, given)
    assert rules == turnup_rules
    assert (result.accepted, list(result.refused)) == ([], [path])
    assert result.refused[path].startswith(reason)


def test_what_is_refused_costs_no_other_value(turnup_rules: RuleSet) -> None:
    """The whole tree with one value that is not served: all the others are taken over."""
    whole = tree({**flat(turnup_rules), "match.match_target": "deals", "match.target_test": "pass"})
    rules, result = configure(turnup_rules, whole)
    assert rules == with_values(turnup_rules, {"match.target_test": "pass"})
    assert list(result.refused) == ["match.match_target"]
    assert result.accepted == [path for path in flat(turnup_rules) if path != "match.match_target"]


def test_the_name_stays_when_something_is_refused(turnup: Ask) -> None:
    turnup("configure", variant="other", rules={"match": {"match_target": "deals"}})
    assert turnup("hello", protocols=[1], suite="0")["result"]["variants"] == ["some"]


def test_a_long_value_is_not_sent_back_whole(turnup: Ask) -> None:
    refused = turnup("configure", variant="x", rules={"play": {"follow_suit": "x" * 100_000}})["result"]["refused"]
    assert len(refused["play.follow_suit"]) == 1_000


def test_too_many_values_are_an_error(turnup: Ask) -> None:
    rules = {"play": {f"p{number}": 1 for number in range(501)}}
    assert turnup("configure", variant="x", rules=rules) == {
        "error": "the rules hold more than 500 values, the most allowed; send the parameters alone"
    }
