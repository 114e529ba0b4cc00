"""The score of numeric contracts: success, failure, capot and doubled deals, each formula by a published amount.

The base is the coinche of document 001 with belote kept by its holder, a test of the bid alone, and no reserve.
NS have bid.
"""

import pytest

from belote_rules.cards import Seat
from belote_rules.engine.contract import Contract, Trump
from belote_rules.engine.outcome import Counts
from belote_rules.engine.scoring import score_deal

NONE, NS, EW = (0, 0), (1, 0), (0, 1)
GOES = {"announcements.belote_on_failure": "goes_to_defenders"}
CONTRACT_ONLY = {"success_score_numeric": "contract_only", "failure_score_numeric": "contract_only"}
CANNES = {
    "failure_score_numeric": "162_plus_contract",
    "capot_unannounced_numeric": "252_plus_contract",
    "doubled_formula": "contract_multiplied",
    "rounding": "nearest10_half_down",
}


@pytest.fixture
def coinche(rules_with):
    """Rules with values changed; a name without a dot is one of scoring."""

    def build(changes):
        given = {"numeric_contract_test": "reach_bid", "announcements.belote_on_failure": "kept_by_holder", **changes}
        return rules_with("marquoir-coinche", **{k if "." in k else f"scoring.{k}": v for k, v in given.items()})

    return build


def score(rules, bid, points, *, multiplier=1, tricks=(4, 4), belotes=NONE, declarations=NONE):
    contract = Contract(Trump.S, Seat.N, bid, multiplier)
    return score_deal(rules, contract, Counts((points, 162 - points), tricks, belotes, declarations))


def lines(found):
    return tuple({line: amount for line, amount in side._asdict().items() if amount} for side in found.scores)


# id, changed values, bid, card points of NS, belotes, recorded
PLAIN = [
    ("N01", {}, 100, 122, NONE, (222, 40)),
    ("N01 rounded", {"rounding": "nearest10_half_up"}, 100, 122, NONE, (220, 40)),
    ("N01 points alone", {"success_score_numeric": "points_only"}, 100, 122, NONE, (122, 40)),
    ("N01 contract alone", CONTRACT_ONLY, 100, 122, NONE, (100, 0)),
    ("contract alone and belotes", CONTRACT_ONLY, 100, 122, NS, (120, 0)),
    ("contract alone, the defence's belote", CONTRACT_ONLY, 100, 122, EW, (100, 20)),
    ("N03", {}, 90, 89, NONE, (0, 250)),
    ("N03 rounded", {"rounding": "nearest10_half_up"}, 90, 89, NONE, (0, 250)),
    ("B51", {"rounding": "nearest10_half_up"}, 100, 98, NONE, (0, 260)),
    ("N04", {}, 80, 80, NONE, (160, 82)),
    ("N04 rounded", {"rounding": "nearest10_half_up"}, 80, 80, NONE, (160, 80)),
    ("N04 must beat the defence", {"numeric_contract_test": "reach_bid_and_beat_defence"}, 80, 80, NONE, (0, 240)),
    (
        "N04 162",
        {"numeric_contract_test": "reach_bid_min_82", "failure_score_numeric": "162_plus_contract"},
        80,
        80,
        NONE,
        (0, 242),
    ),
    ("N06", {}, 100, 83, NS, (203, 79)),
    ("N08 kept", {}, 90, 50, NS, (20, 250)),
    ("N08 lost to the defence", GOES, 90, 50, NS, (0, 270)),
    ("N08 lost", {"announcements.belote_on_failure": "lost"}, 90, 50, NS, (0, 250)),
    ("the defence's belote", {}, 90, 50, EW, (0, 270)),
    ("failure 160", {"failure_score_numeric": 160}, 100, 50, NONE, (0, 160)),
    ("failure of the contract alone", CONTRACT_ONLY, 100, 50, NONE, (0, 100)),
    ("B39", CONTRACT_ONLY, 100, 50, NS, (20, 100)),
]


@pytest.mark.parametrize(
    ("changes", "bid", "points", "belotes", "recorded"), [c[1:] for c in PLAIN], ids=[c[0] for c in PLAIN]
)
def test_plain_contracts(coinche, changes, bid, points, belotes, recorded):
    assert score(coinche(changes), bid, points, belotes=belotes).recorded == recorded


def test_the_lines_of_a_made_and_of_a_failed_contract(coinche):
    assert lines(score(coinche({}), 100, 122, belotes=NS)) == (
        {"card_points": 122, "contract": 100, "belote": 20},
        {"card_points": 40},
    )
    assert lines(score(coinche({}), 100, 50, belotes=NS)) == ({"belote": 20}, {"card_points": 160, "contract": 100})


def test_n09_declarations_count_toward_the_bid(coinche):
    rules = coinche({"announcements.declarations_mode": "always", "rounding": "nearest10_half_up"})
    found = score(rules, 100, 83, declarations=(20, 0))
    assert lines(found) == (
        {"card_points": 83, "declarations": 20, "contract": 100, "rounding": -3},
        {"card_points": 79, "rounding": 1},
    )


# id, changed values, bid, tricks of NS, recorded
CAPOTS = [
    ("N13", {}, 100, 8, (350, 0)),
    ("N13 252", {"capot_unannounced_numeric": "252_plus_contract"}, 100, 8, (352, 0)),
    (
        "N13 252 rounded",
        {"capot_unannounced_numeric": "252_plus_contract", "rounding": "nearest10_half_up"},
        100,
        8,
        (350, 0),
    ),
    ("N13 150", {"capot_unannounced_numeric": "150_plus_contract"}, 100, 8, (250, 0)),
    ("points alone", {"success_score_numeric": "points_only"}, 100, 8, (250, 0)),
    ("contract alone", CONTRACT_ONLY, 100, 8, (100, 0)),
    ("by the defence", {}, 100, 0, (0, 350)),
    ("by the defence, no bonus", {"capot_by_defenders": "no_bonus"}, 100, 0, (0, 260)),
    ("by the defence, contract alone", CONTRACT_ONLY, 100, 0, (0, 100)),
    ("N14", {}, "capot", 8, (500, 0)),
    ("N14 252 and 250", {"capot_announced_made": "252_plus_250"}, "capot", 8, (502, 0)),
    ("N14 rounded", {"capot_announced_made": "252_plus_250", "rounding": "nearest10_half_up"}, "capot", 8, (500, 0)),
    ("N14 Cannes", {**CANNES, "capot_announced_made": "252_plus_270"}, "capot", 8, (520, 0)),
    ("N14 350", {"capot_announced_made": 350}, "capot", 8, (350, 0)),
    ("N14 250", {"capot_announced_made": 250}, "capot", 8, (250, 0)),
    ("capot failed", {}, "capot", 7, (0, 500)),
    ("capot failed, 410", {"capot_announced_failed": 410}, "capot", 7, (0, 410)),
    (
        "capot failed, 160 and the amount",
        {"capot_announced_failed": "base_plus_amount", "auction.capot_contract_amount": 250},
        "capot",
        7,
        (0, 410),
    ),
    (
        "capot failed, Cannes",
        {
            **CANNES,
            "capot_announced_failed": "base_plus_amount",
            "auction.capot_contract_amount": 270,
            "rounding": "none",
        },
        "capot",
        7,
        (0, 432),
    ),
    (
        "capot failed, the amount alone",
        {**CONTRACT_ONLY, "capot_announced_failed": "base_plus_amount", "auction.capot_contract_amount": 250},
        "capot",
        7,
        (0, 250),
    ),
]


@pytest.mark.parametrize(("changes", "bid", "tricks", "recorded"), [c[1:] for c in CAPOTS], ids=[c[0] for c in CAPOTS])
def test_capots(coinche, changes, bid, tricks, recorded):
    points = {8: 162, 7: 152, 0: 0}[tricks]
    assert score(coinche(changes), bid, points, tricks=(tricks, 8 - tricks)).recorded == recorded


@pytest.mark.parametrize(("definition", "recorded"), [("no_trick", (312, 0)), ("no_points", (400, 0))])
def test_n17_a_trick_without_points(coinche, definition, recorded):
    assert score(coinche({"capot_definition": definition}), 150, 162, tricks=(7, 1)).recorded == recorded


def test_the_lines_of_capots(coinche):
    assert lines(score(coinche({}), 100, 162, tricks=(8, 0)))[0] == {"card_points": 162, "capot": 88, "contract": 100}
    assert lines(score(coinche({}), 100, 0, tricks=(0, 8)))[1] == {"card_points": 160, "capot": 90, "contract": 100}
    assert lines(score(coinche({}), "capot", 162, tricks=(8, 0)))[0] == {"contract": 500}


@pytest.mark.parametrize(
    ("fate", "recorded"),
    [
        ("kept_by_holder", (20, 500)),
        ("kept_unless_announced_capot", (0, 500)),
        ("goes_to_defenders", (0, 520)),
        ("lost", (0, 500)),
    ],
)
def test_the_belote_of_a_failed_capot(coinche, fate, recorded):
    rules = coinche({"announcements.belote_on_failure": fate})
    assert score(rules, "capot", 152, tricks=(7, 1), belotes=NS).recorded == recorded


# id, changed values, multiplier, points of the winner for 100 doubled and failed; the loser has none
FAILED_100 = [
    ("N10", {}, 2, 520),
    ("N10 contract", {"doubled_formula": "contract_multiplied"}, 2, 360),
    ("N10 contract, 162", {**CANNES, "rounding": "none"}, 2, 362),
    ("N10 contract, 162, rounded", CANNES, 2, 360),
    ("N10 base", {"doubled_formula": "base_multiplied"}, 2, 420),
    ("N10 flat", {"doubled_formula": "flat_320_640"}, 2, 320),
    ("N10 flat and contract", {"doubled_formula": "flat_plus_contract_multiplied"}, 2, 520),
    (
        "N10 flat whatever the base",
        {"doubled_formula": "flat_320_640", "failure_score_numeric": "162_plus_contract"},
        2,
        320,
    ),
    ("N10 contract alone", CONTRACT_ONLY, 2, 200),
    ("N10 contract alone, its base is the contract", {**CONTRACT_ONLY, "doubled_formula": "base_multiplied"}, 2, 200),
    ("N11", {}, 4, 1040),
    ("N11 contract", {"doubled_formula": "contract_multiplied"}, 4, 560),
    ("N11 contract, threefold", {"doubled_formula": "contract_multiplied", "redouble_factor": 3}, 3, 460),
    ("N11 Cannes", {**CANNES, "rounding": "none"}, 3, 462),
    ("N11 base, threefold", {"doubled_formula": "base_multiplied", "redouble_factor": 3}, 3, 580),
    ("N11 base", {"doubled_formula": "base_multiplied"}, 4, 740),
    ("N11 flat", {"doubled_formula": "flat_320_640"}, 4, 640),
    ("N11 flat and contract", {"doubled_formula": "flat_plus_contract_multiplied"}, 4, 1040),
    ("N11 contract alone", CONTRACT_ONLY, 4, 400),
]


@pytest.mark.parametrize(
    ("changes", "multiplier", "points"), [c[1:] for c in FAILED_100], ids=[c[0] for c in FAILED_100]
)
def test_doubled_and_failed(coinche, changes, multiplier, points):
    assert score(coinche(changes), 100, 50, multiplier=multiplier).recorded == (0, points)


# id, changed values, multiplier, bid, tricks of NS, points of the winner
MADE_DOUBLED = [
    ("everything", {}, 2, 100, 5, 520),
    ("B63 redoubled", {}, 4, 100, 5, 1040),
    ("contract", {"doubled_formula": "contract_multiplied"}, 2, 100, 5, 360),
    ("base", {"doubled_formula": "base_multiplied"}, 2, 100, 5, 420),
    ("flat", {"doubled_formula": "flat_320_640"}, 4, 100, 5, 640),
    ("points alone", {"success_score_numeric": "points_only"}, 2, 100, 5, 320),
    (
        "points alone, contract multiplied",
        {"success_score_numeric": "points_only", "doubled_formula": "contract_multiplied"},
        2,
        100,
        5,
        160,
    ),
    ("contract alone", CONTRACT_ONLY, 2, 100, 5, 200),
    ("162", {"failure_score_numeric": "162_plus_contract"}, 2, 100, 5, 524),
    ("no base at a failure: 162", {"failure_score_numeric": "contract_only"}, 2, 100, 5, 524),
    ("capot, not announced", {}, 2, 100, 8, 700),
    ("capot, flat", {"doubled_formula": "flat_320_640"}, 2, 100, 8, 320),
    ("capot", {}, 2, "capot", 8, 1000),
    ("B49 capot 250", {"capot_announced_made": 250}, 4, "capot", 8, 1000),
    ("a prize is multiplied whole", {"doubled_formula": "base_multiplied"}, 2, "capot", 8, 1000),
    ("a prize, contract multiplied", {"doubled_formula": "contract_multiplied"}, 2, "capot", 8, 1000),
    ("a prize is not flat", {"doubled_formula": "flat_320_640"}, 2, "capot", 8, 1000),
    (
        "252 and 250 twice",
        {"capot_announced_made": "252_plus_250", "doubled_formula": "contract_multiplied"},
        2,
        "capot",
        8,
        752,
    ),
    (
        "twice 252 and 250",
        {"capot_announced_made": "252_plus_250", "doubled_formula": "base_multiplied"},
        2,
        "capot",
        8,
        754,
    ),
]


@pytest.mark.parametrize(
    ("changes", "multiplier", "bid", "tricks", "points"),
    [c[1:] for c in MADE_DOUBLED],
    ids=[c[0] for c in MADE_DOUBLED],
)
def test_doubled_and_made(coinche, changes, multiplier, bid, tricks, points):
    card_points = 162 if tricks == 8 else 122
    found = score(coinche(changes), bid, card_points, multiplier=multiplier, tricks=(tricks, 8 - tricks))
    assert (found.made, found.recorded) == (True, (points, 0))


def test_a_failed_capot_is_doubled(coinche):
    assert score(coinche({}), "capot", 152, multiplier=4, tricks=(7, 1)).recorded == (0, 2000)
    assert score(coinche({"capot_announced_failed": 410}), "capot", 152, multiplier=2, tricks=(7, 1)).recorded == (
        0,
        820,
    )


@pytest.mark.parametrize(
    ("rule", "formula", "recorded"),
    [
        ("never", "all_multiplied", (540, 0)),
        ("multiplied", "all_multiplied", (560, 0)),
        ("multiplied", "contract_multiplied", (400, 0)),
        ("never", "flat_320_640", (340, 0)),
    ],
)
def test_the_winners_belote_in_a_doubled_deal(coinche, rule, formula, recorded):
    rules = coinche({"announcements.belote_doubled": rule, "doubled_formula": formula})
    assert score(rules, 100, 122, multiplier=2, belotes=NS).recorded == recorded


def test_the_lines_of_a_doubled_deal(coinche):
    rules = coinche({"announcements.belote_doubled": "multiplied"})
    assert lines(score(rules, 100, 122, multiplier=4, belotes=NS))[0] == {
        "card_points": 160,
        "contract": 100,
        "belote": 20,
        "multiplier": 840,
    }


@pytest.mark.parametrize(
    ("formula", "points"),
    [("all_multiplied", 560), ("contract_multiplied", 380), ("base_multiplied", 440), ("flat_320_640", 340)],
)
def test_declarations_are_multiplied_with_everything(coinche, formula, points):
    rules = coinche({"announcements.declarations_mode": "always", "doubled_formula": formula})
    assert score(rules, 100, 122, multiplier=2, declarations=(20, 0)).recorded[0] == points


# id, changed values, card points of NS, belotes, declarations, recorded; 100 doubled
LOSERS = [
    ("nothing", {"doubled_loser_score": "zero"}, 122, EW, NONE, (520, 0)),
    ("a belote", {"doubled_loser_score": "own_belote"}, 122, EW, NONE, (520, 20)),
    ("his points", {"doubled_loser_score": "own_points"}, 122, EW, (0, 20), (520, 80)),
    ("takers: nothing", {"doubled_loser_score": "zero"}, 50, NS, NONE, (0, 520)),
    ("takers: a belote", {"doubled_loser_score": "own_belote"}, 50, NS, NONE, (20, 520)),
    ("takers: a belote that goes over", {"doubled_loser_score": "own_belote", **GOES}, 50, NS, NONE, (0, 540)),
    ("takers: declarations go over", {"doubled_loser_score": "own_points"}, 50, NS, (20, 0), (70, 560)),
    (
        "takers: declarations kept",
        {"doubled_loser_score": "own_points", "announcements.declarations_on_failure": "kept"},
        50,
        NS,
        (20, 0),
        (90, 520),
    ),
]


@pytest.mark.parametrize(
    ("changes", "points", "belotes", "declarations", "recorded"), [c[1:] for c in LOSERS], ids=[c[0] for c in LOSERS]
)
def test_the_loser_of_a_doubled_deal(coinche, changes, points, belotes, declarations, recorded):
    rules = coinche({"announcements.declarations_mode": "always", **changes})
    found = score(rules, 100, points, multiplier=2, belotes=belotes, declarations=declarations)
    assert found.recorded == recorded


@pytest.mark.parametrize(
    ("rule", "recorded", "hangs"),
    [("litige", (0, 81), 81), ("takers_fail", (0, 240), 0), ("takers_make", (161, 81), 0)],
)
def test_a_numeric_contract_may_be_tied(coinche, rule, recorded, hangs):
    """80 bid, 81 against 81, where the defence must be beaten."""
    rules = coinche({"numeric_contract_test": "reach_bid_and_beat_defence", "tie_rule": rule})
    found = score(rules, 80, 81)
    assert (found.recorded, found.reserve) == (recorded, hangs)
