"""Announcements, the score of a deal and the standing of a match over the wire."""

from collections.abc import Callable
from typing import Any

import pytest

from belote_rules.questions.wire.seats import SeatNames
from belote_rules.rules.ruleset import RuleSet

Ask = Callable[..., Any]
Changed = Callable[..., Ask]

HEARTS = {"trump": "H"}
HANDS = {
    "N": ["7S", "8S", "9S", "7H", "8H", "9H", "7D", "8D"],
    "W": ["TS", "JS", "QS", "TH", "JH", "QH", "TD", "JD"],
    "S": ["KS", "AS", "KH", "AH", "KD", "AD", "QD", "9D"],
    "E": ["7C", "8C", "9C", "TC", "JC", "QC", "KC", "AC"],
}
CLUBS = {"seat": "E", "kind": "hundred", "cards": HANDS["E"], "points": 100}


def tierce(seat: str, *cards: str) -> dict[str, Any]:
    return {"seat": seat, "kind": "tierce", "cards": list(cards), "points": 20}


def test_each_declares_what_is_worth_most_and_the_side_with_the_best_scores_all(declaring: Ask) -> None:
    """In the order of the table: north, west, south, east; eight clubs are one hundred."""
    west = [tierce("W", "TH", "JH", "QH"), tierce("W", "TS", "JS", "QS")]
    north = [tierce("N", "7H", "8H", "9H"), tierce("N", "7S", "8S", "9S")]
    assert declaring("declarations", contract=HEARTS, leader="N", hands=HANDS) == {
        "result": {
            "valid": [*north, *west, tierce("S", "QD", "KD", "AD"), CLUBS],
            "scored": [*west, CLUBS],
            "points": {"NS": 0, "EW": 140},
        }
    }


def test_only_claims_that_hold_are_valid(declaring: Ask) -> None:
    """Said twice, called something else, not held, no declaration, or sharing a card with one before it."""
    claims = {
        "N": [
            {"kind": "tierce", "cards": ["9H", "8H", "7H"]},
            {"kind": "tierce", "cards": ["7H", "8H", "9H"]},
            {"kind": "fifty", "cards": ["7S", "8S", "9S"]},
        ],
        "E": [{"kind": "tierce", "cards": ["TH", "JH", "QH"]}, {"kind": "tierce", "cards": ["7C", "8C", "TC"]}],
        "W": [{"kind": "tierce", "cards": ["TS", "JS", "QS"]}],
    }
    answer = declaring("declarations", contract=HEARTS, leader="N", hands=HANDS, declared=claims)
    trumps = tierce("N", "7H", "8H", "9H")
    assert answer == {
        "result": {
            "valid": [trumps, tierce("W", "TS", "JS", "QS")],
            "scored": [tierce("W", "TS", "JS", "QS")],
            "points": {"NS": 0, "EW": 20},
        }
    }


@pytest.mark.parametrize(("sharing", "valid"), [("one_declaration_per_card", 1), ("free", 2)])
def test_a_card_in_two_claims(declaring_rules: RuleSet, under: Changed, sharing: str, valid: int) -> None:
    ask = under(declaring_rules, {"announcements.card_sharing": sharing})
    hands = {
        "N": ["JS", "QS", "KS", "JH", "JD", "JC", "7S", "8S"],
        "W": ["9S", "TS", "AS", "7H", "8H", "9H", "TH", "QH"],
        "S": ["KH", "AH", "7D", "8D", "9D", "TD", "QD", "KD"],
        "E": ["AD", "7C", "8C", "9C", "TC", "QC", "KC", "AC"],
    }
    claims = [{"kind": "square", "cards": ["JS", "JH", "JD", "JC"]}, {"kind": "tierce", "cards": ["JS", "QS", "KS"]}]
    answer = ask("declarations", contract=HEARTS, leader="N", hands=hands, declared={"N": claims})
    assert len(answer["result"]["valid"]) == valid
    assert answer["result"]["points"] == {"NS": {1: 200, 2: 220}[valid], "EW": 0}


def test_nothing_is_declared_at_a_table_without_declarations(turnup: Ask) -> None:
    assert turnup("declarations", contract=HEARTS, leader="N", hands=HANDS) == {
        "result": {"valid": [], "scored": [], "points": {"NS": 0, "EW": 0}}
    }


def test_melds_within_tricks_are_not_supported(declaring: Ask) -> None:
    trick = [{"seat": seat, "card": card} for seat, card in zip("NWSE", ["7S", "8S", "9S", "TS"], strict=True)]
    assert declaring("declarations", contract=HEARTS, leader="N", tricks=[trick]) == {
        "unsupported": "melds within tricks are not played in this game"
    }


@pytest.mark.parametrize(
    ("fields", "error"),
    [
        ({}, "hands are missing; give the four hands of eight cards"),
        ({"hands": {**HANDS, "E": HANDS["N"]}}, "7S stands twice in hands; the pack has each card once"),
        (
            {"hands": {**HANDS, "E": [*HANDS["E"][:7], "7C"]}},
            "7C stands twice in hands.E; the pack has each card once",
        ),
        (
            {"hands": HANDS, "declared": {"N": [{"kind": "tierce", "cards": ["7S", "8S", "8S"]}]}},
            "8S stands twice in declared.N; the pack has each card once",
        ),
        ({"hands": {"N": HANDS["N"]}}, "the key hands.E is missing; add it"),
    ],
)
def test_hands_that_cannot_be_are_an_error(declaring: Ask, fields: dict[str, Any], error: str) -> None:
    assert declaring("declarations", contract=HEARTS, leader="N", **fields) == {"error": error}


@pytest.mark.parametrize(
    ("plays", "result"),
    [
        ([("KH", "belote"), ("QH", "rebelote")], {"points": 20}),
        ([("QH", "belote"), ("KH", "rebelote")], {"points": 20}),
        ([("KH", "belote"), ("QH", None)], {"points": 0, "reason": "announcements.belote_announcement"}),
        ([("KH", "belote")], {"points": 0, "reason": "announcements.belote_holding"}),
        ([("KS", "belote"), ("QS", "rebelote")], {"points": 0, "reason": "announcements.belote_holding"}),
        ([], {"points": 0, "reason": "announcements.belote_holding"}),
    ],
)
def test_belote(turnup: Ask, plays: list[tuple[str, str | None]], result: dict[str, Any]) -> None:
    said = [{"card": card, "word": word, "how": "led"} for card, word in plays]
    assert turnup("belote", contract=HEARTS, holder="N", plays=said) == {"result": result}


def test_belote_of_a_side_without_a_trick(turnup_rules: RuleSet, under: Changed) -> None:
    ask = under(turnup_rules, {"announcements.belote_needs_trick": "yes"})
    plays = [{"card": "KH", "word": "belote"}, {"card": "QH", "word": "rebelote"}]
    assert ask("belote", contract=HEARTS, holder="N", plays=plays, side_tricks=0) == {
        "result": {"points": 0, "reason": "announcements.belote_needs_trick"}
    }


def test_a_rebelote_is_excused_once(turnup_rules: RuleSet, under: Changed) -> None:
    ask = under(turnup_rules, {"announcements.belote_announcement": "late_rebelote_once"})
    question = {"contract": HEARTS, "holder": "N", "plays": [{"card": "KH", "word": "belote"}, {"card": "QH"}]}
    assert ask("belote", **question, excused_before=False) == {"result": {"points": 20}}
    assert ask("belote", **question, excused_before=True) == {
        "result": {"points": 0, "reason": "announcements.belote_announcement"}
    }


def test_belote_in_all_trumps_is_not_supported(turnup: Ask) -> None:
    assert turnup("belote", contract={"trump": "AT"}, holder="N", plays=[]) == {
        "unsupported": "belote in all trumps is not played in this game"
    }


def test_one_card_twice_is_no_belote_but_an_error(turnup: Ask) -> None:
    assert turnup("belote", contract=HEARTS, holder="N", plays=[{"card": "KH"}, {"card": "KH"}]) == {
        "error": "KH stands twice in plays; the pack has each card once"
    }


TAKEN = {"trump": "H", "taker": "W", "value": None, "multiplier": 1}


def counts(points: tuple[int, int], tricks: tuple[int, int] = (4, 4), belote: Any = None) -> dict[str, Any]:
    """Counts of NS and EW."""
    return {
        "card_points": {"NS": points[0], "EW": points[1]},
        "tricks": {"NS": tricks[0], "EW": tricks[1]},
        "belote": belote,
        "declarations": {"NS": 0, "EW": 0},
    }


def test_a_made_deal(turnup: Ask) -> None:
    assert turnup("score_deal", contract=TAKEN, counts=counts((62, 100), belote="EW")) == {
        "result": {
            "made": True,
            "components": {"NS": {"card_points": 62}, "EW": {"card_points": 100, "belote": 20}},
            "recorded": {"NS": 62, "EW": 120},
            "reserve": 0,
        }
    }


def test_a_sweep_takes_what_hangs(turnup: Ask) -> None:
    """162 and the 90 of a capot make 252; 81 hung over."""
    assert turnup("score_deal", contract=TAKEN, counts=counts((0, 162), (0, 8)), reserve=81) == {
        "result": {
            "made": True,
            "components": {"NS": {"card_points": 0}, "EW": {"card_points": 162, "capot": 90, "reserve": 81}},
            "recorded": {"NS": 0, "EW": 333},
            "reserve": 0,
        }
    }


def test_an_equality_waits(turnup: Ask) -> None:
    assert turnup("score_deal", contract=TAKEN, counts=counts((81, 81)), reserve=81) == {
        "result": {
            "made": None,
            "components": {"NS": {"card_points": 81}, "EW": {"card_points": 0}},
            "recorded": {"NS": 81, "EW": 0},
            "reserve": 162,
        }
    }


def test_an_equality_in_the_last_deal(turnup_rules: RuleSet, under: Changed) -> None:
    ask = under(turnup_rules, {"scoring.tie_in_last_deal": "each_marks_own"})
    answer = ask("score_deal", contract=TAKEN, counts=counts((81, 81)), last_deal=True)
    assert answer["result"]["recorded"] == {"NS": 81, "EW": 81}


def test_an_equality_that_is_played_again(turnup_rules: RuleSet, under: Changed) -> None:
    ask = under(turnup_rules, {"scoring.tie_rule": "replay"})
    assert ask("score_deal", contract=TAKEN, counts=counts((81, 81))) == {
        "result": {
            "made": None,
            "components": {"NS": {"card_points": 0}, "EW": {"card_points": 0}},
            "recorded": {"NS": 0, "EW": 0},
            "reserve": 0,
            "replay": True,
        }
    }


def test_a_made_bid(numeric: Ask) -> None:
    """100 bid, 110 points: the points and the bid."""
    contract = {"trump": "H", "taker": "E", "value": 100, "multiplier": 1}
    assert numeric("score_deal", contract=contract, counts=counts((52, 110))) == {
        "result": {
            "made": True,
            "components": {"NS": {"card_points": 52}, "EW": {"card_points": 110, "contract": 100}},
            "recorded": {"NS": 52, "EW": 210},
            "reserve": 0,
        }
    }


@pytest.mark.parametrize("belote", ["NS", {"NS": 1, "EW": 0}])
def test_the_belote_is_a_side_or_a_number_each(turnup: Ask, belote: Any) -> None:
    answer = turnup("score_deal", contract=TAKEN, counts=counts((62, 100), belote=belote))
    assert answer["result"]["recorded"] == {"NS": 82, "EW": 100}


@pytest.mark.parametrize(
    ("contract", "reason"),
    [
        ({"trump": "NT"}, "auction.denominations"),
        ({"trump": "AT"}, "auction.denominations"),
        ({"value": 80}, "auction.auction_kind"),
        ({"value": "capot"}, "auction.auction_kind"),
        ({"multiplier": 2}, "auction.auction_kind"),
    ],
)
def test_no_such_contract_round_a_turned_card(turnup: Ask, contract: dict[str, Any], reason: str) -> None:
    error = f"there is no such contract in this game, by {reason}; ask about one in which its auction can end"
    assert turnup("score_deal", contract={**TAKEN, **contract}, counts=counts((62, 100))) == {"error": error}


@pytest.mark.parametrize(
    ("contract", "changes", "reason"),
    [
        ({"value": None}, {}, "auction.auction_kind"),
        ({"value": 85}, {}, "auction.bid_step"),
        ({"value": 170}, {}, "auction.bid_maximum"),
        ({"value": "generale"}, {}, "auction.generale_bid"),
        ({"trump": "NT"}, {}, "auction.denominations"),
        ({"multiplier": 3}, {}, "scoring.redouble_factor"),
        ({"multiplier": 2}, {"auction.doubling": "none"}, "auction.doubling"),
        ({"multiplier": 4}, {"auction.doubling": "double_only"}, "auction.doubling"),
        ({"value": "capot", "multiplier": 2}, {"auction.doubling": "none"}, "auction.doubling"),
        (
            {"value": "capot", "multiplier": 2},
            {"auction.undoublable_contracts": "capot"},
            "auction.undoublable_contracts",
        ),
    ],
)
def test_no_such_contract_among_bids(
    numeric_rules: RuleSet, under: Changed, contract: dict[str, Any], changes: dict[str, Any], reason: str
) -> None:
    ask = under(numeric_rules, changes)
    bid = {"trump": "H", "taker": "W", "value": 100, "multiplier": 1, **contract}
    error = f"there is no such contract in this game, by {reason}; ask about one in which its auction can end"
    assert ask("score_deal", contract=bid, counts=counts((62, 100))) == {"error": error}


@pytest.mark.parametrize("right", ["either_partner", "bidder_only"])
@pytest.mark.parametrize(("multiplier", "factor"), [(1, 4), (2, 4), (4, 4), (3, 3)])
@pytest.mark.parametrize("value", [80, 160, "capot"])
def test_contracts_that_an_auction_ends_in(
    numeric_rules: RuleSet, under: Changed, value: Any, multiplier: int, factor: int, right: str
) -> None:
    ask = under(numeric_rules, {"auction.redouble_right": right, "scoring.redouble_factor": factor})
    contract = {"trump": "H", "taker": "W", "value": value, "multiplier": multiplier}
    answer = ask("score_deal", contract=contract, counts=counts((0, 162), (0, 8)))
    assert answer["result"]["made"] is True


@pytest.mark.parametrize(
    ("change", "error"),
    [
        ({"tricks": {"NS": 4, "EW": 3}}, "the tricks of both sides make 7, and a deal has 8; check tricks"),
        (
            {"card_points": {"NS": 62, "EW": 190}},
            "the card points of both sides make 252, and a deal has 162 with the last trick's ten; leave the bonus of "
            "a capot out",
        ),
        (
            {"tricks": {"NS": 0, "EW": 8}},
            "NS has 62 card points and not one trick; check tricks and card_points",
        ),
        (
            {"belote": {"NS": 1, "EW": 1}},
            "2 belotes are counted, and with one trump suit there is one at most; check belote",
        ),
        (
            {"card_points": {"NS": 4, "EW": 158}, "last_trick": "NS"},
            "NS cannot have taken the last trick without a trick and its ten points; check last_trick",
        ),
        (
            {"tricks_by_seat": {"N": 4, "E": 3, "S": 1, "W": 0}},
            "the tricks of the two seats of NS make 5, and the side has 4; check tricks_by_seat",
        ),
    ],
)
def test_counts_that_no_deal_gives_are_an_error(turnup: Ask, change: dict[str, Any], error: str) -> None:
    assert turnup("score_deal", contract=TAKEN, counts={**counts((62, 100)), **change}) == {"error": error}


def test_counts_of_seats_and_of_the_last_trick_that_agree(turnup: Ask) -> None:
    more = {"tricks_by_seat": {"N": 4, "E": 3, "S": 0, "W": 1}, "last_trick": "EW"}
    answer = turnup("score_deal", contract=TAKEN, counts={**counts((62, 100)), **more})
    assert answer["result"]["recorded"] == {"NS": 62, "EW": 100}


@pytest.mark.parametrize("missing", ["card_points", "tricks", "belote", "declarations"])
def test_a_count_that_the_rules_need_and_do_not_get(declaring: Ask, missing: str) -> None:
    given = {name: count for name, count in counts((62, 100)).items() if name != missing}
    assert declaring("score_deal", contract=TAKEN, counts=given) == {
        "unsupported": f"the rules of this game need the count {missing}, which is not given"
    }


def test_no_declarations_need_be_counted_where_there_are_none(turnup: Ask) -> None:
    given = {name: count for name, count in counts((62, 100)).items() if name != "declarations"}
    assert turnup("score_deal", contract=TAKEN, counts=given)["result"]["recorded"] == {"NS": 62, "EW": 100}


def test_amounts_kept_apart_are_not_supported(turnup: Ask) -> None:
    assert turnup("score_deal", contract=TAKEN, counts=counts((62, 100)), reserve=[81, 81]) == {
        "unsupported": "this game hangs one amount over, not several kept apart"
    }


def deal(ns: int, ew: int, **more: Any) -> dict[str, Any]:
    """A deal on the sheet."""
    return {"recorded": {"NS": ns, "EW": ew}, **more}


@pytest.mark.parametrize(
    ("deals", "result"),
    [
        ([], ({"NS": 0, "EW": 0}, False, None, "match.match_target")),
        ([deal(999, 0)], ({"NS": 999, "EW": 0}, False, None, "match.match_target")),
        ([deal(900, 0), deal(100, 62)], ({"NS": 1000, "EW": 62}, True, "NS", "match.match_target")),
        ([deal(990, 995), deal(20, 142)], ({"NS": 1010, "EW": 1137}, True, "EW", "match.both_reach")),
        ([deal(0, 0, redeal=True), deal(62, 100)], ({"NS": 62, "EW": 100}, False, None, "match.match_target")),
    ],
)
def test_score_match(turnup: Ask, deals: list[Any], result: tuple[Any, ...]) -> None:
    expected = dict(zip(("totals", "over", "winner", "reason"), result, strict=True))
    assert turnup("score_match", deals=deals, reserve=81) == {"result": expected}


def test_a_drawn_match(turnup_rules: RuleSet, under: Changed) -> None:
    ask = under(turnup_rules, {"match.tie_at_target": "draw"})
    assert ask("score_match", deals=[deal(1000, 1000)]) == {
        "result": {"totals": {"NS": 1000, "EW": 1000}, "over": True, "winner": None, "reason": "match.tie_at_target"}
    }


def test_a_side_that_may_not_finish(turnup_rules: RuleSet, under: Changed) -> None:
    ask = under(turnup_rules, {"match.finish_restriction": "not_when_failed_or_capot"})
    tricks = {"NS": 5, "EW": 3}
    failed = deal(1000, 62, taker="NS", made=False, tricks=tricks)
    result = {"totals": {"NS": 1000, "EW": 62}, "over": False, "winner": None, "reason": "match.finish_restriction"}
    assert ask("score_match", deals=[failed]) == {"result": result}


@pytest.mark.parametrize(
    ("changes", "given", "missing"),
    [
        ({"match.finish_restriction": "not_on_capot"}, {}, "tricks"),
        ({"match.finish_restriction": "not_on_belote_when_capot"}, {"tricks": {"NS": 4, "EW": 4}}, "belote"),
        (
            {"match.finish_restriction": "not_when_failed_or_capot"},
            {"tricks": {"NS": 4, "EW": 4}, "taker": "NS"},
            "made",
        ),
        ({"match.both_reach": "last_taker"}, {"made": True}, "taker"),
    ],
)
def test_what_the_rules_of_the_end_need(
    turnup_rules: RuleSet, under: Changed, changes: dict[str, Any], given: dict[str, Any], missing: str
) -> None:
    ask = under(turnup_rules, changes)
    assert ask("score_match", deals=[deal(0, 0, redeal=True), deal(62, 100, **given)]) == {
        "unsupported": f"the rules of the end need {missing} of each deal, and deal 1, counted from 0, does not have it"
    }


@pytest.mark.parametrize(
    ("deals", "error"),
    [
        (
            [deal(1000, 0), deal(62, 100)],
            "the match is over before deal 1, counted from 0; leave this deal and those behind it out",
        ),
        (
            [deal(1, 0, redeal=True)],
            "deal 0, counted from 0, was passed by all and records no points; set both to 0",
        ),
        (
            [deal(62, 100, tricks={"NS": 4, "EW": 5})],
            "the tricks of both sides make 9, and a deal has 8; check tricks",
        ),
    ],
)
def test_a_sheet_that_cannot_be_is_an_error(turnup: Ask, deals: list[Any], error: str) -> None:
    assert turnup("score_match", deals=deals) == {"error": error}


def test_the_names_of_seats_in_the_order_of_play() -> None:
    assert SeatNames.of("clockwise").order == ("N", "E", "S", "W")
    assert SeatNames.of("anticlockwise").order == ("N", "W", "S", "E")
