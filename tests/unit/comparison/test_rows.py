"""Rows of outcomes judged without asking each: the verdicts are those of asking all of them."""

import pytest

from belote_rules.comparison import phase
from belote_rules.comparison.phase import PhaseResult, compare_phase
from belote_rules.comparison.rows import are_linear, judge_row, rows
from belote_rules.engine.contract import Contract, Trump
from belote_rules.engine.outcome import Counts
from belote_rules.questions.universe import questions
from belote_rules.questions.values import ScoreDeal
from belote_rules.reasoning.attribution import Pair
from belote_rules.rules.loading import load_variant
from belote_rules.rules.ruleset import flat, with_values

CODE, DECLARING, COINCHE = (
    load_variant(name).rules for name in ("table-code", "atout-declarations", "marquoir-coinche")
)


def verdicts(result: PhaseResult) -> dict[object, object]:
    return {
        cause: (sorted(group.cells), sorted(group.alone), group.facets, group.witness)
        for cause, group in result.groups.items()
    }


def check(monkeypatch, base, one, other) -> None:
    """Compare scores with rows and without them."""
    a, b = with_values(base, one), with_values(base, other)
    short = compare_phase("scoring", a, b)
    monkeypatch.setattr(phase, "are_linear", lambda a, b: False)
    full = compare_phase("scoring", a, b)
    assert full.differing > 0
    assert verdicts(short) == verdicts(full)
    assert (short.differing, short.cells) == (full.differing, full.cells)
    assert short.read <= full.read


SCORING, SAID = "scoring.", "announcements."
TURNUP = {
    "the tests of the contract": {SCORING + "turnup_contract_test": "at_least_82"},
    "what is counted": {SAID + "belote_in_contract_test": "takers_20_toward_threshold"},
    "a tie that is kept": {SCORING + "tie_rule": "each_keeps", SCORING + "belote_in_tie": "outside"},
    "what hangs goes to the makers": {SCORING + "tie_reserve_winner": "next_made_contract"},
    "what hangs is taken at the next tie": {SCORING + "repeated_tie": "defenders_take_first"},
    "failure at 160": {SCORING + "failure_score_turnup": 160, SCORING + "capot_value_turnup": 162},
    "belote at failure": {SAID + "belote_on_failure": "lost", SCORING + "taker_score_on_failure": "zero"},
    "capot without points": {SCORING + "capot_definition": "no_points", SCORING + "capot_by_defenders": "no_bonus"},
}


@pytest.mark.parametrize("other", TURNUP.values(), ids=TURNUP.keys())
def test_turn_up_games(monkeypatch, other):
    check(monkeypatch, CODE, {}, other)


ONE_CONTRACT = {"auction.bid_maximum": 90, "auction.capot_bid": "not_biddable"}
NUMERIC = {
    "points only": {SCORING + "success_score_numeric": "points_only"},
    "flat amounts": {SCORING + "doubled_formula": "flat_320_640"},
    "the base multiplied, the loser keeps points": {
        SCORING + "doubled_formula": "base_multiplied",
        SCORING + "doubled_loser_score": "own_points",
    },
    "reach the bid": {SCORING + "numeric_contract_test": "reach_bid"},
    "a tie hangs": {SCORING + "tie_rule": "litige"},
    "rounded": {SCORING + "rounding": "nearest10_half_up"},
}


@pytest.mark.parametrize("other", NUMERIC.values(), ids=NUMERIC.keys())
def test_numeric_games_of_two_bids(monkeypatch, other):
    check(monkeypatch, COINCHE, ONE_CONTRACT, {**ONE_CONTRACT, **other})


@pytest.mark.slow
@pytest.mark.parametrize("other", NUMERIC.values(), ids=NUMERIC.keys())
def test_numeric_games_of_all_bids(monkeypatch, other):
    check(monkeypatch, COINCHE, {}, other)


@pytest.mark.slow
@pytest.mark.parametrize("other", TURNUP.values(), ids=TURNUP.keys())
def test_games_with_declarations(monkeypatch, other):
    check(monkeypatch, DECLARING, {}, {**other, SAID + "declarations_on_capot": "kept"})


def test_rounding_is_not_linear():
    rounded = with_values(COINCHE, {"scoring.rounding": "nearest10_half_down"})
    assert are_linear(CODE, COINCHE)
    assert not are_linear(CODE, rounded)
    assert not are_linear(rounded, CODE)


def test_a_row_has_all_card_points_from_the_lowest():
    asked = [q for q in questions("scoring", CODE, DECLARING) if isinstance(q, ScoreDeal)]
    found = list(rows(asked))
    assert sorted(map(len, found)) == [1] * 6 + [161] * 3
    for row in found:
        points = [question.counts.card_points[0] for _, question in row]
        assert points == sorted(points)
        assert all(asked[cell] == question for cell, question in row)


def test_few_of_a_row_are_asked():
    """From 62 to 71 the takers' belote makes the difference of 82 and more than half; each end is found by halving."""
    asked = []

    class Counting(Pair):
        def judge(self, ask):
            asked.append(ask)
            return super().judge(ask)

    other = with_values(CODE, {"scoring.turnup_contract_test": "at_least_82"})
    row = [
        (points, ScoreDeal(Contract(Trump.H), Counts((points, 162 - points), (4, 4), (1, 0)))) for points in range(163)
    ]
    pair = Counting(flat(CODE), flat(other), {path: place for place, path in enumerate(flat(CODE))})
    found = {cell: verdict for cells, verdict in judge_row(pair, row) for cell in cells}
    assert [cell for cell in sorted(found) if found[cell].causes] == [*range(62, 72)]
    assert sorted(found) == list(range(163))
    assert len(asked) < 60
