"""Is the contract made, or tied? Counts of takers (NS) and defence (EW); nothing is rounded."""

import pytest

from belote_rules.cards import Seat
from belote_rules.engine.contract import Contract, Trump
from belote_rules.engine.contract_test import is_made, is_tie
from belote_rules.engine.outcome import Counts, outcome

TAKERS, DEFENCE, NOBODY = (1, 0), (0, 1), (0, 0)
STRICT, CARDS, FIXED = "strictly_more", "at_least_82_cards", "at_least_82"
BOTH, OWN, NONE = "both_sides_counted", "takers_20_toward_threshold", "excluded"
MADE, TIED, DOWN = (True, False), (False, True), (False, False)


def verdict(rules, value, card_points, belotes, declarations=(0, 0), tricks=(4, 4)):
    deal = outcome(rules, Contract(Trump.H, Seat.N, value), Counts(card_points, tricks, belotes, declarations))
    made = is_made(deal)
    return made, not made and is_tie(deal)


# id, test, which belotes are counted, card points of the takers, belote, verdict
TURNUP = [
    ("S01", STRICT, BOTH, 100, NOBODY, MADE),
    ("S02", STRICT, BOTH, 62, NOBODY, DOWN),
    ("S03", STRICT, BOTH, 81, NOBODY, TIED),
    ("S04", STRICT, BOTH, 65, TAKERS, DOWN),
    ("91-91 with the takers' belote", STRICT, BOTH, 71, TAKERS, TIED),
    ("S06", STRICT, BOTH, 72, TAKERS, MADE),
    ("S07", STRICT, BOTH, 85, DEFENCE, DOWN),
    ("91-91 with the defenders' belote", STRICT, BOTH, 91, DEFENCE, TIED),
    ("92-90", STRICT, BOTH, 92, DEFENCE, MADE),
    ("B53", STRICT, BOTH, 62, TAKERS, DOWN),
    ("S03 fixed", FIXED, OWN, 81, NOBODY, TIED),
    ("82 fixed", FIXED, OWN, 82, NOBODY, MADE),
    ("S04 fixed", FIXED, OWN, 65, TAKERS, MADE),
    ("62 and belote", FIXED, OWN, 62, TAKERS, MADE),
    ("61 and belote", FIXED, OWN, 61, TAKERS, DOWN),
    ("S07 fixed: made although behind", FIXED, OWN, 85, DEFENCE, MADE),
    ("the defence's belote counts nothing", FIXED, OWN, 82, DEFENCE, MADE),
    ("81 cards and belote", CARDS, NONE, 81, TAKERS, DOWN),
    ("82 cards", CARDS, NONE, 82, DEFENCE, MADE),
    ("S03 equal is enough", "at_least_equal", BOTH, 81, NOBODY, MADE),
    ("91-91 is enough", "at_least_equal", BOTH, 71, TAKERS, MADE),
    ("90-92 is not", "at_least_equal", BOTH, 70, TAKERS, DOWN),
    ("half of 162", "more_than_half_of_all", BOTH, 81, NOBODY, TIED),
    ("more than half of 162", "more_than_half_of_all", BOTH, 82, NOBODY, MADE),
    ("half of 182", "more_than_half_of_all", BOTH, 71, TAKERS, TIED),
    ("F05 more than half of 182", "more_than_half_of_all", BOTH, 72, TAKERS, MADE),
    ("F05 without the belote", "more_than_half_of_all", BOTH, 92, DEFENCE, MADE),
    ("91 of 182", "more_than_half_of_all", BOTH, 91, DEFENCE, TIED),
]


@pytest.mark.parametrize(
    ("test", "belote", "points", "belotes", "expected"), [c[1:] for c in TURNUP], ids=[c[0] for c in TURNUP]
)
def test_turnup(rules_with, test, belote, points, belotes, expected):
    changes = {"scoring.turnup_contract_test": test, "announcements.belote_in_contract_test": belote}
    assert verdict(rules_with(**changes), None, (points, 162 - points), belotes) == expected


@pytest.mark.parametrize(
    ("counted", "inside", "belotes", "expected"),
    [
        pytest.param(OWN, "outside", NOBODY, TIED, id="81-81"),
        pytest.param(OWN, "outside", DEFENCE, TIED, id="the defence's belote is left out"),
        pytest.param(OWN, "outside", TAKERS, MADE, id="101 passes the test first"),
        pytest.param(OWN, "inside_total", DEFENCE, DOWN, id="81-101"),
        pytest.param(NONE, "outside", TAKERS, TIED, id="left out everywhere"),
        pytest.param(NONE, "inside_total", TAKERS, DOWN, id="101-81 is no tie, and 81 cards do not do"),
    ],
)
def test_belote_in_a_tie(rules_with, counted, inside, belotes, expected):
    rules = rules_with(
        **{
            "scoring.turnup_contract_test": FIXED,
            "announcements.belote_in_contract_test": counted,
            "scoring.belote_in_tie": inside,
        }
    )
    assert verdict(rules, None, (81, 81), belotes) == expected


@pytest.mark.parametrize(
    ("counted", "test", "points", "declarations", "belotes", "expected"),
    [
        pytest.param("counted", STRICT, 60, (50, 0), NOBODY, MADE, id="S13 110-102"),
        pytest.param("excluded", STRICT, 60, (50, 0), NOBODY, DOWN, id="S13 60-102"),
        pytest.param("counted", STRICT, 107, (0, 50), NOBODY, MADE, id="S16 107-105"),
        pytest.param("counted", STRICT, 106, (0, 50), NOBODY, TIED, id="106-106"),
        pytest.param("excluded", STRICT, 81, (0, 50), NOBODY, TIED, id="declarations outside: 81-81"),
        pytest.param("counted", "more_than_half_of_all", 67, (50, 0), DEFENCE, MADE, id="F05 117 of 232"),
        pytest.param("counted", "more_than_half_of_all", 66, (50, 0), DEFENCE, TIED, id="116 of 232"),
    ],
)
def test_declarations(rules_with, counted, test, points, declarations, belotes, expected):
    rules = rules_with(
        **{
            "announcements.declarations_mode": "always",
            "announcements.declarations_in_contract_test": counted,
            "scoring.turnup_contract_test": test,
        }
    )
    assert verdict(rules, None, (points, 162 - points), belotes, declarations) == expected


# id, test, bid, card points of the takers, belote, verdict; the takers' belote counts toward the bid
NUMERIC = [
    ("B63 exactly the bid", "reach_bid", 100, 100, NOBODY, MADE),
    ("N03", "reach_bid", 90, 89, NOBODY, DOWN),
    ("B51", "reach_bid", 100, 98, NOBODY, DOWN),
    ("N04", "reach_bid", 80, 80, NOBODY, MADE),
    ("N06", "reach_bid", 100, 83, TAKERS, MADE),
    ("the defence's belote", "reach_bid", 100, 100, DEFENCE, MADE),
    ("N04 behind", "reach_bid_and_beat_defence", 80, 80, NOBODY, DOWN),
    ("81-81", "reach_bid_and_beat_defence", 80, 81, NOBODY, TIED),
    ("82-80", "reach_bid_and_beat_defence", 80, 82, NOBODY, MADE),
    ("ahead of the cards of the defence, not of its belote", "reach_bid_and_beat_defence", 80, 91, DEFENCE, TIED),
    ("ahead and short", "reach_bid_and_beat_defence", 100, 99, NOBODY, DOWN),
    ("an equality below the bid is no tie", "reach_bid_and_beat_defence", 90, 81, NOBODY, DOWN),
    ("91-91", "reach_bid_and_beat_defence", 90, 71, TAKERS, TIED),
    ("N04 82 needed", "reach_bid_min_82", 80, 80, NOBODY, DOWN),
    ("82 reached", "reach_bid_min_82", 80, 82, NOBODY, MADE),
    ("81-81 is short", "reach_bid_min_82", 80, 81, NOBODY, DOWN),
    ("the bid is more", "reach_bid_min_82", 90, 89, NOBODY, DOWN),
    ("90 of 90", "reach_bid_min_82", 90, 90, NOBODY, MADE),
    ("two short", "bid_plus_2", 90, 91, NOBODY, DOWN),
    ("two more", "bid_plus_2", 90, 92, NOBODY, MADE),
    ("capot without every trick", "reach_bid", "capot", 162, NOBODY, DOWN),
    ("capot is never tied", "reach_bid_and_beat_defence", "capot", 81, NOBODY, DOWN),
]


@pytest.mark.parametrize(
    ("test", "bid", "points", "belotes", "expected"), [c[1:] for c in NUMERIC], ids=[c[0] for c in NUMERIC]
)
def test_numeric(rules_with, test, bid, points, belotes, expected):
    counted = BOTH if test == "reach_bid_and_beat_defence" else OWN
    rules = rules_with(
        "marquoir-coinche",
        **{
            "scoring.numeric_contract_test": test,
            "announcements.belote_in_contract_test": counted,
            "scoring.tie_rule": "litige",
        },
    )
    assert verdict(rules, bid, (points, 162 - points), belotes) == expected


def test_n06_n09_what_does_not_count_toward_the_bid(rules_with):
    rules = rules_with(
        "marquoir-coinche",
        **{
            "scoring.numeric_contract_test": "reach_bid",
            "announcements.declarations_mode": "always",
            "announcements.declarations_in_contract_test": "excluded",
            "announcements.belote_in_contract_test": "excluded",
        },
    )
    assert verdict(rules, 100, (83, 79), TAKERS) == DOWN
    assert verdict(rules, 100, (83, 79), NOBODY, (20, 0)) == DOWN
    assert verdict(rules, 80, (83, 79), DEFENCE, (0, 20)) == MADE


@pytest.mark.parametrize(
    ("definition", "tricks", "expected"),
    [("no_trick", (8, 0), MADE), ("no_trick", (7, 1), DOWN), ("no_points", (7, 1), MADE), ("no_trick", (0, 8), DOWN)],
)
def test_capot(rules_with, definition, tricks, expected):
    """N17: a side with one trick that is worth nothing."""
    rules = rules_with("marquoir-coinche", **{"scoring.capot_definition": definition})
    points = (162, 0) if tricks[0] else (0, 162)
    assert verdict(rules, "capot", points, NOBODY, tricks=tricks) == expected
