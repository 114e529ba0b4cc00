"""The match: targets, both sides there, ties, who may not finish. Base: 1000, reached, higher total, played off."""

import pytest

from belote_rules.cards import Side
from belote_rules.engine.match import START, PlayedDeal, Standing, after, standing

NS, EW = Side


@pytest.fixture
def match(rules_with):
    return lambda **changes: rules_with(**{f"match.{name}": value for name, value in changes.items()}).match


def at(ns, ew, **more):
    """A match under way with these totals."""
    return Standing((ns, ew), **more)


def test_totals_are_sums(match):
    now = standing(match(), [PlayedDeal((100, 62)), PlayedDeal((0, 182)), PlayedDeal((0, 0), passed_out=True)])
    assert now == Standing((100, 244))
    assert standing(match(), []) == START


@pytest.mark.parametrize(
    ("test", "recorded", "over"),
    [
        pytest.param("reach", 90, True, id="M01 reach"),
        pytest.param("pass", 90, False, id="M01, B67 pass"),
        pytest.param("pass", 91, True, id="passed"),
        pytest.param("reach", 85, False, id="M02 995"),
    ],
)
def test_the_target(match, test, recorded, over):
    now = after(match(target_test=test), at(910, 300), PlayedDeal((recorded, 10)))
    assert now == Standing((910 + recorded, 310), over=over, winner=NS if over else None, reason="match.match_target")


@pytest.mark.parametrize("target", [501, 1000, 2000])
def test_any_target(match, target):
    assert after(match(match_target=target), at(0, target - 1), PlayedDeal((0, 1))).winner == EW
    assert not after(match(match_target=target), at(0, target - 2), PlayedDeal((0, 1))).over


# id, rule, totals before, deal, winner; both sides are at the target and apart
BOTH = [
    ("the higher total", "higher_total", (990, 905), PlayedDeal((62, 100), taker=EW), NS),
    ("the other higher total", "higher_total", (950, 960), PlayedDeal((80, 82), taker=NS), EW),
    ("the last taker", "last_taker", (950, 960), PlayedDeal((80, 82), taker=NS), NS),
    ("nobody took", "last_taker", (950, 960), PlayedDeal((80, 82)), None),
    ("points of the last deal", "last_deal_points", (990, 905), PlayedDeal((62, 100), taker=NS), EW),
    ("points of the last deal, NS", "last_deal_points", (905, 990), PlayedDeal((100, 62), taker=EW), NS),
    ("equal points in the last deal", "last_deal_points", (990, 950), PlayedDeal((81, 81), taker=EW), NS),
    ("drawn", "draw", (990, 905), PlayedDeal((62, 100), taker=EW), None),
]


@pytest.mark.parametrize(("rule", "before", "deal", "winner"), [c[1:] for c in BOTH], ids=[c[0] for c in BOTH])
def test_both_sides_at_the_target(match, rule, before, deal, winner):
    now = after(match(both_reach=rule), at(*before), deal)
    assert (now.over, now.winner, now.reason) == (True, winner, "match.both_reach")


M04 = PlayedDeal((81, 91))


def test_m04_played_off_until_one_is_ahead(match):
    tied = after(match(), at(929, 919), M04)
    assert tied == Standing((1010, 1010), reason="match.tie_at_target", extra_deal=True)
    again = after(match(), tied, PlayedDeal((81, 81)))
    assert again == Standing((1091, 1091), reason="match.tie_at_target", extra_deal=True)
    assert after(match(), again, PlayedDeal((62, 100))).winner == EW


def test_m04_one_more_deal(match):
    rules = match(tie_at_target="one_extra_deal")
    tied = after(rules, at(929, 919), M04)
    assert (tied.over, tied.extra_deal) == (False, True)
    assert after(rules, tied, PlayedDeal((62, 100))).winner == EW
    drawn = after(rules, tied, PlayedDeal((81, 81)))
    assert (drawn.over, drawn.winner, drawn.reason) == (True, None, "match.tie_at_target")


def test_a_passed_out_deal_is_no_extra_deal(match):
    rules = match(tie_at_target="one_extra_deal")
    tied = after(rules, at(929, 919), M04)
    assert after(rules, tied, PlayedDeal((0, 0), passed_out=True)) == tied


@pytest.mark.parametrize(
    ("rule", "before", "recorded", "winner"),
    [
        pytest.param("last_deal_winner", (929, 919), (81, 91), EW, id="M04 the winners of the last deal"),
        pytest.param("last_deal_winner", (919, 929), (91, 81), NS, id="NS"),
        pytest.param("last_deal_winner", (920, 920), (81, 81), None, id="nobody won it"),
        pytest.param("draw", (929, 919), (81, 91), None, id="drawn"),
    ],
)
def test_equal_totals_may_end_it(match, rule, before, recorded, winner):
    now = after(match(tie_at_target=rule), at(*before), PlayedDeal(recorded))
    assert (now.over, now.winner, now.reason) == (True, winner, "match.tie_at_target")


CAPOT, BELOTE = (0, 8), (20, 0)
# id, rule, recorded, facts of the deal, whether NS may finish from 990
RESTRICTIONS = [
    ("no rule", "none", (20, 252), {"tricks": CAPOT, "belote": BELOTE}, True),
    ("capot on belote", "not_on_belote_when_capot", (20, 0), {"tricks": CAPOT, "belote": BELOTE}, False),
    ("capot, 10 would do", "not_on_belote_when_capot", (40, 0), {"tricks": CAPOT, "belote": BELOTE}, True),
    ("down on belote", "not_on_belote_when_capot", (20, 0), {"taker": NS, "made": False, "belote": BELOTE}, True),
    (
        "down on belote, too",
        "not_on_belote_when_capot_or_failed",
        (20, 0),
        {"taker": NS, "made": False, "belote": BELOTE},
        False,
    ),
    (
        "defending on belote",
        "not_on_belote_when_capot_or_failed",
        (20, 0),
        {"taker": EW, "made": False, "belote": BELOTE},
        True,
    ),
    (
        "made on belote",
        "not_on_belote_when_capot_or_failed",
        (20, 0),
        {"taker": NS, "made": True, "belote": BELOTE},
        True,
    ),
    ("capot on belote, too", "not_on_belote_when_capot_or_failed", (20, 0), {"tricks": CAPOT, "belote": BELOTE}, False),
    ("M06 a capot deal", "not_on_capot", (252, 0), {"tricks": (8, 0)}, False),
    ("no capot deal", "not_on_capot", (100, 62), {"tricks": (7, 1)}, True),
    ("tricks not told", "not_on_capot", (100, 62), {}, True),
    ("down", "not_when_failed_or_capot", (50, 0), {"taker": NS, "made": False}, False),
    ("capot", "not_when_failed_or_capot", (50, 0), {"tricks": CAPOT}, False),
    ("neither", "not_when_failed_or_capot", (50, 0), {"taker": NS, "made": True, "tricks": (5, 3)}, True),
    ("a tie is no failure", "not_when_failed_or_capot", (50, 0), {"taker": NS, "made": None}, True),
]


@pytest.mark.parametrize(
    ("rule", "recorded", "facts", "finishes"), [c[1:] for c in RESTRICTIONS], ids=[c[0] for c in RESTRICTIONS]
)
def test_who_may_not_finish(match, rule, recorded, facts, finishes):
    now = after(match(finish_restriction=rule), at(990, 0), PlayedDeal(recorded, **facts))
    expected = (True, NS, "match.match_target") if finishes else (False, None, "match.finish_restriction")
    assert (now.over, now.winner, now.reason) == expected


def test_of_two_at_the_target_the_one_who_may_finishes(match):
    deal = PlayedDeal((20, 162), taker=NS, made=False, belote=BELOTE, tricks=(3, 5))
    now = after(match(finish_restriction="not_on_belote_when_capot_or_failed"), at(1200, 900), deal)
    assert now.winner == NS
    barred = after(match(finish_restriction="not_when_failed_or_capot"), at(1200, 900), deal)
    assert (barred.over, barred.winner, barred.reason) == (True, EW, "match.match_target")
