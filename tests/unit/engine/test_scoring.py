"""The score of a turn-up deal line by line: made, down, capot, tied, rounded, and what hangs over.

NS have taken where nothing else is said. `lines` are those of a side's score that are not nothing.
"""

import pytest

from belote_rules.cards import Seat
from belote_rules.engine.contract import Contract, Trump
from belote_rules.engine.outcome import Counts
from belote_rules.engine.scoring import DealScore, score_deal

NS_CONTRACT, EW_CONTRACT = Contract(Trump.H, Seat.N), Contract(Trump.H, Seat.E)
WITH_DECLARATIONS = {"announcements.declarations_mode": "always"}


def score(rules, points, *, contract=NS_CONTRACT, tricks=(4, 4), belotes=(0, 0), declarations=(0, 0), **more):
    return score_deal(rules, contract, Counts((points, 162 - points), tricks, belotes, declarations), **more)


def lines(found: DealScore):
    return tuple({line: amount for line, amount in side._asdict().items() if amount} for side in found.scores)


# id, changed values, counts, made, lines of NS, lines of EW
DECIDED = [
    ("S01", {}, {"points": 100}, True, {"card_points": 100}, {"card_points": 62}),
    ("S02", {}, {"points": 62}, False, {}, {"card_points": 162}),
    ("S06", {}, {"points": 72, "belotes": (1, 0)}, True, {"card_points": 72, "belote": 20}, {"card_points": 90}),
    ("S04, S09", {}, {"points": 50, "belotes": (1, 0)}, False, {"belote": 20}, {"card_points": 162}),
    ("S07", {}, {"points": 85, "belotes": (0, 1)}, False, {}, {"card_points": 162, "belote": 20}),
    (
        "B41 EW take",
        {},
        {"points": 112, "belotes": (0, 1), "contract": EW_CONTRACT},
        False,
        {"card_points": 162},
        {"belote": 20},
    ),
    ("EW make", {}, {"points": 62, "contract": EW_CONTRACT}, True, {"card_points": 62}, {"card_points": 100}),
    (
        "S11",
        {},
        {"points": 162, "tricks": (8, 0), "belotes": (1, 0)},
        True,
        {"card_points": 162, "capot": 90, "belote": 20},
        {},
    ),
    (
        "capot, the other side holds belote",
        {},
        {"points": 162, "tricks": (8, 0), "belotes": (0, 1)},
        True,
        {"card_points": 162, "capot": 90},
        {"belote": 20},
    ),
    (
        "and needs a trick for it",
        {"announcements.belote_needs_trick": "yes"},
        {"points": 162, "tricks": (8, 0), "belotes": (0, 1)},
        True,
        {"card_points": 162, "capot": 90},
        {},
    ),
    ("capot by the defence", {}, {"points": 0, "tricks": (0, 8)}, False, {}, {"card_points": 162, "capot": 90}),
    (
        "the defence has no bonus",
        {"scoring.capot_by_defenders": "no_bonus"},
        {"points": 0, "tricks": (0, 8)},
        False,
        {},
        {"card_points": 162},
    ),
    ("162 points and no capot", {}, {"points": 162, "tricks": (7, 1)}, True, {"card_points": 162}, {}),
    (
        "N17 no points is capot",
        {"scoring.capot_definition": "no_points"},
        {"points": 162, "tricks": (7, 1)},
        True,
        {"card_points": 162, "capot": 90},
        {},
    ),
    (
        "belote lost",
        {"announcements.belote_on_failure": "lost"},
        {"points": 50, "belotes": (1, 0)},
        False,
        {},
        {"card_points": 162},
    ),
    (
        "belote goes over",
        {"announcements.belote_on_failure": "goes_to_defenders"},
        {"points": 50, "belotes": (1, 0)},
        False,
        {},
        {"card_points": 162, "belote": 20},
    ),
    (
        "belote is lost with a capot bid alone",
        {"announcements.belote_on_failure": "kept_unless_announced_capot"},
        {"points": 50, "belotes": (1, 0)},
        False,
        {"belote": 20},
        {"card_points": 162},
    ),
    ("160", {"scoring.failure_score_turnup": 160}, {"points": 62}, False, {}, {"card_points": 160}),
    (
        "no belote",
        {"announcements.belote_value": 0},
        {"points": 100, "belotes": (1, 0)},
        True,
        {"card_points": 100},
        {"card_points": 62},
    ),
    (
        "S13",
        WITH_DECLARATIONS,
        {"points": 60, "declarations": (50, 0)},
        True,
        {"card_points": 60, "declarations": 50},
        {"card_points": 102},
    ),
    (
        "S14",
        {**WITH_DECLARATIONS, "scoring.failure_score_turnup": "162_plus_all_declarations"},
        {"points": 40, "declarations": (50, 0)},
        False,
        {},
        {"card_points": 162, "declarations": 50},
    ),
    (
        "S16",
        WITH_DECLARATIONS,
        {"points": 107, "declarations": (0, 50)},
        True,
        {"card_points": 107},
        {"card_points": 55, "declarations": 50},
    ),
    (
        "B41 the defence's tierce",
        WITH_DECLARATIONS,
        {"points": 40, "declarations": (0, 20)},
        False,
        {},
        {"card_points": 162, "declarations": 20},
    ),
    (
        "declarations lost",
        {**WITH_DECLARATIONS, "announcements.declarations_on_failure": "lost"},
        {"points": 40, "declarations": (50, 0)},
        False,
        {},
        {"card_points": 162},
    ),
    (
        "declarations kept",
        {**WITH_DECLARATIONS, "announcements.declarations_on_failure": "kept"},
        {"points": 40, "declarations": (50, 0)},
        False,
        {"declarations": 50},
        {"card_points": 162},
    ),
    (
        "all points of the deal",
        {
            **WITH_DECLARATIONS,
            "scoring.failure_score_turnup": "all_points_of_deal",
            "announcements.belote_on_failure": "goes_to_defenders",
        },
        {"points": 40, "belotes": (1, 0), "declarations": (20, 0)},
        False,
        {},
        {"card_points": 162, "belote": 20, "declarations": 20},
    ),
    (
        "declarations of a side without a trick go over",
        WITH_DECLARATIONS,
        {"points": 162, "tricks": (8, 0), "declarations": (0, 50)},
        True,
        {"card_points": 162, "capot": 90, "declarations": 50},
        {},
    ),
    (
        "they go over to EW",
        WITH_DECLARATIONS,
        {"points": 0, "tricks": (0, 8), "declarations": (50, 0)},
        False,
        {},
        {"card_points": 162, "capot": 90, "declarations": 50},
    ),
    (
        "they are void",
        {**WITH_DECLARATIONS, "announcements.declarations_on_capot": "trickless_side_void"},
        {"points": 162, "tricks": (8, 0), "declarations": (0, 50)},
        True,
        {"card_points": 162, "capot": 90},
        {},
    ),
    (
        "they are kept",
        {**WITH_DECLARATIONS, "announcements.declarations_on_capot": "kept"},
        {"points": 162, "tricks": (8, 0), "declarations": (0, 50)},
        True,
        {"card_points": 162, "capot": 90},
        {"declarations": 50},
    ),
    (
        "a capot in spite of a hundred",
        {**WITH_DECLARATIONS, "announcements.declarations_on_capot": "kept"},
        {"points": 162, "tricks": (8, 0), "declarations": (0, 200)},
        False,
        {},
        {"card_points": 162, "declarations": 200},
    ),
]


@pytest.mark.parametrize(
    ("changes", "counts", "made", "ns", "ew"), [c[1:] for c in DECIDED], ids=[c[0] for c in DECIDED]
)
def test_decided_deals(rules_with, changes, counts, made, ns, ew):
    found = score(rules_with(**changes), **counts)
    assert (found.made, found.reserve, found.replay) == (made, 0, False)
    assert lines(found) == (ns, ew)
    assert found.recorded == (sum(ns.values()), sum(ew.values()))


@pytest.mark.parametrize(
    ("value", "total"), [(252, 252), (250, 250), (162, 162), ("162_plus_90", 252), ("162_plus_100", 262)]
)
def test_capot_value(rules_with, value, total):
    rules = rules_with(**{"scoring.capot_value_turnup": value})
    assert score(rules, 162, tricks=(8, 0)).recorded == (total, 0)
    assert score(rules, 0, tricks=(0, 8)).recorded == (0, total)


@pytest.mark.parametrize(
    ("value", "total"), [(252, 252), (250, 250), (162, 160), ("162_plus_90", 252), ("162_plus_100", 262)]
)
def test_capot_value_over_a_failure_of_160(rules_with, value, total):
    rules = rules_with(**{"scoring.capot_value_turnup": value, "scoring.failure_score_turnup": 160})
    assert score(rules, 0, tricks=(0, 8)).recorded == (0, total)


# id, changed values, belotes, made, lines of NS, lines of EW, what hangs; card points 81-81, or 71-91, 91-71
TIES = [
    ("S03 litige", {}, 81, (0, 0), None, {}, {"card_points": 81}, 81),
    ("91-91", {}, 71, (1, 0), None, {}, {"card_points": 91}, 91),
    ("91-91, the defence holds it", {}, 91, (0, 1), None, {}, {"card_points": 71, "belote": 20}, 91),
    ("takers fail", {"scoring.tie_rule": "takers_fail"}, 81, (0, 0), False, {}, {"card_points": 162}, 0),
    ("takers make", {"scoring.tie_rule": "takers_make"}, 81, (0, 0), True, {"card_points": 81}, {"card_points": 81}, 0),
    ("each keeps", {"scoring.tie_rule": "each_keeps"}, 81, (0, 0), None, {"card_points": 81}, {"card_points": 81}, 0),
    (
        "each keeps 91",
        {"scoring.tie_rule": "each_keeps"},
        71,
        (1, 0),
        None,
        {"card_points": 71, "belote": 20},
        {"card_points": 91},
        0,
    ),
    (
        "the takers' belote at once",
        {"scoring.belote_in_tie": "outside", "announcements.belote_in_contract_test": "excluded"},
        81,
        (1, 0),
        None,
        {"belote": 20},
        {"card_points": 81},
        81,
    ),
    (
        "the defenders' belote at once",
        {"scoring.belote_in_tie": "outside", "announcements.belote_in_contract_test": "excluded"},
        81,
        (0, 1),
        None,
        {},
        {"card_points": 81, "belote": 20},
        81,
    ),
]


@pytest.mark.parametrize(
    ("changes", "points", "belotes", "made", "ns", "ew", "hangs"), [c[1:] for c in TIES], ids=[c[0] for c in TIES]
)
def test_ties(rules_with, changes, points, belotes, made, ns, ew, hangs):
    found = score(rules_with(**changes), points, belotes=belotes)
    assert (found.made, found.reserve, found.replay) == (made, hangs, False)
    assert lines(found) == (ns, ew)


def test_a_tied_deal_may_be_played_again(rules_with):
    found = score(rules_with(**{"scoring.tie_rule": "replay"}), 81, reserve=40)
    assert (found.made, found.recorded, found.reserve, found.replay) == (None, (0, 0), 40, True)


def test_e01_litige_and_the_next_deal(rules_with):
    """NS tie; then EW take and make 90-72: 72 against 252, twice 162 in all."""
    tied = score(rules_with(), 81)
    decided = score(rules_with(), 72, contract=EW_CONTRACT, reserve=tied.reserve)
    assert tied.recorded == (0, 81)
    assert lines(decided) == ({"card_points": 72}, {"card_points": 90, "reserve": 81})
    assert decided.recorded == (72, 171)
    assert decided.reserve == 0


def test_e01_the_defence_wins_what_hangs_by_beating_the_takers(rules_with):
    found = score(rules_with(), 100, contract=EW_CONTRACT, reserve=81)
    assert lines(found) == ({"card_points": 162, "reserve": 81}, {})


def test_what_hangs_may_wait_for_a_contract_that_is_made(rules_with):
    rules = rules_with(**{"scoring.tie_reserve_winner": "next_made_contract"})
    down = score(rules, 100, contract=EW_CONTRACT, reserve=81)
    assert (lines(down), down.reserve) == (({"card_points": 162}, {}), 81)
    made = score(rules, 100, reserve=81)
    assert (lines(made), made.reserve) == (({"card_points": 100, "reserve": 81}, {"card_points": 62}), 0)


@pytest.mark.parametrize(
    ("rule", "recorded", "hangs"), [("accumulate", (0, 81), 172), ("defenders_take_first", (0, 172), 81)]
)
def test_a_second_tie(rules_with, rule, recorded, hangs):
    """91 hang from a tie with belote, and the next deal is 81-81."""
    found = score(rules_with(**{"scoring.repeated_tie": rule}), 81, reserve=91)
    assert (found.made, found.recorded, found.reserve) == (None, recorded, hangs)


def test_three_ties_in_a_row_with_one_reserve_after_the_other(rules_with):
    rules, reserve, total = rules_with(**{"scoring.repeated_tie": "defenders_take_first"}), 0, [0, 0]
    for _ in range(3):
        found = score(rules, 81, reserve=reserve)
        reserve = found.reserve
        total = [had + new for had, new in zip(total, found.recorded, strict=True)]
    assert (total, reserve) == ([0, 81 + 2 * 162], 81)


@pytest.mark.parametrize(("rule", "recorded", "hangs"), [("each_marks_own", (81, 81), 0), ("play_on", (0, 81), 81)])
def test_e05_a_tie_in_the_last_deal(rules_with, rule, recorded, hangs):
    rules = rules_with(**{"scoring.tie_in_last_deal": rule})
    found = score(rules, 81, last_deal=True)
    assert (found.recorded, found.reserve) == (recorded, hangs)
    assert score(rules, 81).recorded == (0, 81)


@pytest.mark.parametrize(
    ("rule", "points", "recorded"),
    [
        pytest.param("none", 85, (85, 77), id="N18 none"),
        pytest.param("nearest10_half_up", 85, (90, 80), id="N18 half up"),
        pytest.param("nearest10_half_down", 85, (80, 80), id="N18 half down"),
        pytest.param("nearest10_half_up", 86, (90, 80), id="N19 half up"),
        pytest.param("nearest10_half_down", 86, (90, 80), id="N19 half down"),
        pytest.param("nearest10_half_up", 84, (80, 80), id="84"),
        pytest.param("nearest10_half_up", 62, (0, 160), id="down"),
    ],
)
def test_rounding(rules_with, rule, points, recorded):
    assert score(rules_with(**{"scoring.rounding": rule}), points).recorded == recorded


def test_rounding_has_its_own_line(rules_with):
    found = score(rules_with(**{"scoring.rounding": "nearest10_half_up"}), 85)
    assert lines(found) == ({"card_points": 85, "rounding": 5}, {"card_points": 77, "rounding": 3})


def test_what_hangs_is_rounded_once(rules_with):
    rules = rules_with(**{"scoring.rounding": "nearest10_half_up"})
    tied = score(rules, 81)
    assert (lines(tied), tied.reserve) == (({}, {"card_points": 81, "rounding": -1}), 80)
    won = score(rules, 86, reserve=85)
    assert lines(won)[0] == {"card_points": 86, "rounding": 4, "reserve": 85}


def test_rounding_never_makes_a_contract(rules_with):
    """81-81 rounds to 80-80; 80 against 82 is down although both round alike."""
    assert score(rules_with(**{"scoring.rounding": "nearest10_half_up"}), 80).made is False
