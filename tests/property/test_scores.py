"""What holds of the score of a deal and of a match under random valid rules."""

from itertools import pairwise

from hypothesis import assume, given
from hypothesis import strategies as st

from belote_rules.cards import Seat, Side
from belote_rules.engine.contract import Contract, Trump
from belote_rules.engine.match import START, PlayedDeal, Standing, after, standing
from belote_rules.engine.outcome import Counts
from belote_rules.engine.scoring import score_deal
from belote_rules.rules.loading import load_variant
from belote_rules.rules.match import Match
from belote_rules.rules.ruleset import PARAMETERS, flat, with_values
from belote_rules.rules.validity import is_valid

BASES = [load_variant(name).rules for name in ("table-code", "atout-declarations", "marquoir-coinche")]
SERVED = {path: [v for v in each.values if v not in each.later] for path, each in PARAMETERS.items()}
CHANGING = [p for p, values in SERVED.items() if p.startswith(("scoring.", "announcements.")) and len(values) > 1]
changed_values = st.lists(
    st.sampled_from(CHANGING).flatmap(lambda path: st.tuples(st.just(path), st.sampled_from(SERVED[path]))),
    max_size=5,
).map(dict)


@st.composite
def rule_sets(draw):
    rules = with_values(draw(st.sampled_from(BASES)), draw(changed_values))
    assume(is_valid(flat(rules)))
    return rules


@st.composite
def deals(draw, rules):
    """A contract that can be bid and counts that cards can give."""
    numeric = rules.auction.auction_kind == "numeric_ascending"
    value = draw(st.sampled_from([80, 90, 100, 120, 160, "capot"])) if numeric else None
    multiplier = draw(st.sampled_from([1, 1, 2, rules.scoring.redouble_factor])) if numeric else 1
    contract = Contract(Trump.H, draw(st.sampled_from(Seat)), value, multiplier)
    tricks = draw(st.sampled_from([0, 1, 4, 4, 4, 4, 7, 8]))
    ns = {0: 0, 8: 162}.get(tricks, draw(st.one_of(st.integers(0, 162), st.sampled_from([71, 80, 81, 82, 91]))))
    belotes = draw(st.sampled_from([(0, 0), (1, 0), (0, 1)]))
    declared = draw(st.sampled_from([(0, 0), (20, 0), (0, 50), (100, 0), (0, 200)]))
    if rules.announcements.declarations_mode == "none":
        declared = (0, 0)
    return contract, Counts((ns, 162 - ns), (tricks, 8 - tricks), belotes, declared)


def turned(pair):
    return pair[1], pair[0]


def mirrored(contract, counts):
    """The same deal seen by the other side."""
    other = Counts(
        turned(counts.card_points), turned(counts.tricks), turned(counts.belotes), turned(counts.declarations)
    )
    return Contract(contract.trump, contract.taker.next, contract.value, contract.multiplier), other


@st.composite
def scored(draw):
    rules = draw(rule_sets())
    return rules, *draw(deals(rules)), draw(st.sampled_from([0, 0, 81, 172])), draw(st.booleans())


@given(scored())
def test_sides_are_alike(deal):
    rules, contract, counts, reserve, last = deal
    score = score_deal(rules, contract, counts, reserve=reserve, last_deal=last)
    other = score_deal(rules, *mirrored(contract, counts), reserve=reserve, last_deal=last)
    assert other.scores == turned(score.scores)
    assert (other.made, other.reserve, other.replay) == (score.made, score.reserve, score.replay)


@given(scored(), st.sampled_from(["nearest10_half_up", "nearest10_half_down"]))
def test_rounding_decides_nothing(deal, rounding):
    rules, contract, counts, _, last = deal
    exact = score_deal(with_values(rules, {"scoring.rounding": "none"}), contract, counts, last_deal=last)
    rounded = score_deal(with_values(rules, {"scoring.rounding": rounding}), contract, counts, last_deal=last)
    assert (rounded.made, rounded.replay) == (exact.made, exact.replay)
    for before, after_rounding in zip(exact.scores, rounded.scores, strict=True):
        assert after_rounding == before._replace(rounding=after_rounding.rounding)
        assert abs(after_rounding.rounding) <= 5
        assert sum(after_rounding) % 10 == 0


@given(scored(), st.integers(1, 300))
def test_what_hangs_is_neither_lost_nor_made(deal, more):
    """So many points more that hang are recorded by somebody or go on hanging."""
    rules, contract, counts, reserve, last = deal
    less = score_deal(rules, contract, counts, reserve=reserve, last_deal=last)
    greater = score_deal(rules, contract, counts, reserve=reserve + more, last_deal=last)
    assert greater.made == less.made
    assert sum(greater.recorded) + greater.reserve == sum(less.recorded) + less.reserve + more
    for one, other in zip(less.scores, greater.scores, strict=True):
        assert other == one._replace(reserve=other.reserve)


@given(scored(), st.integers(1, 30))
def test_more_card_points_never_fail_a_contract(deal, more):
    rules, contract, counts, _, last = deal
    takers, defence = contract.takers, contract.defence
    more = min(more, counts.card_points[defence])
    points = list(counts.card_points)
    points[takers], points[defence] = points[takers] + more, points[defence] - more
    better = Counts((points[0], points[1]), counts.tricks, counts.belotes, counts.declarations)
    before = score_deal(rules, contract, counts, last_deal=last)
    assert score_deal(rules, contract, better, last_deal=last).made or not before.made


@given(scored())
def test_nothing_is_recorded_below_zero(deal):
    rules, contract, counts, reserve, last = deal
    score = score_deal(rules, contract, counts, reserve=reserve, last_deal=last)
    assert min(score.recorded) >= 0
    assert score.reserve >= 0


rules_of_match = st.fixed_dictionaries(
    {path.partition(".")[2]: st.sampled_from(values) for path, values in SERVED.items() if path.startswith("match.")}
).map(lambda values: Match(**values))
recorded = st.tuples(st.integers(0, 260), st.integers(0, 260)) | st.just((81, 81))
played_deals = st.lists(
    st.builds(
        PlayedDeal,
        recorded=recorded,
        taker=st.sampled_from(Side),
        made=st.booleans() | st.none(),
        belote=st.sampled_from([(0, 0), (20, 0), (0, 20)]),
        tricks=st.sampled_from([(4, 4), (8, 0), (0, 8)]) | st.none(),
        passed_out=st.sampled_from([False, False, False, True]),
    ),
    max_size=30,
)


def played_to_its_end(rules, dealt) -> list[Standing]:
    """The standing after each deal, as long as the match goes on."""
    found = [START]
    for deal in dealt:
        if not found[-1].over:
            found.append(after(rules, found[-1], deal))
    return found


@given(rules_of_match, played_deals)
def test_totals_never_fall_and_are_what_was_recorded(rules, dealt):
    found = played_to_its_end(rules, dealt)
    counted = [deal.recorded for deal in dealt[: len(found) - 1] if not deal.passed_out]
    assert found[-1].totals == (sum(ns for ns, _ in counted), sum(ew for _, ew in counted))
    assert all(a.totals[side] <= b.totals[side] for a, b in pairwise(found) for side in Side)
    assert standing(rules, dealt[: len(found) - 1]) == found[-1]


@given(rules_of_match, played_deals)
def test_who_wins_is_at_the_target(rules, dealt):
    last = played_to_its_end(rules, dealt)[-1]
    if last.over:
        least = rules.match_target + (rules.target_test == "pass")
        assert max(last.totals) >= least
        assert last.winner is None or last.totals[last.winner] >= least
    else:
        assert last.winner is None


@given(rules_of_match, played_deals, st.integers(1, 500))
def test_a_higher_target_never_ends_a_match_earlier(rules, dealt, more):
    plain = rules.model_copy(update={"finish_restriction": "none", "tie_at_target": "draw"})
    higher = plain.model_copy(update={"match_target": plain.match_target + more})
    assert len(played_to_its_end(higher, dealt)) >= len(played_to_its_end(plain, dealt))


@given(rules_of_match, played_deals)
def test_sides_are_alike_at_the_end(rules, dealt):
    other = [
        PlayedDeal(
            turned(deal.recorded),
            None if deal.taker is None else deal.taker.other,
            deal.made,
            turned(deal.belote),
            None if deal.tricks is None else turned(deal.tricks),
            deal.passed_out,
        )
        for deal in dealt
    ]
    one, mirror = played_to_its_end(rules, dealt)[-1], played_to_its_end(rules, other)[-1]
    assert mirror.totals == turned(one.totals)
    assert (mirror.over, mirror.reason, mirror.extra_deal) == (one.over, one.reason, one.extra_deal)
    assert mirror.winner == (None if one.winner is None else one.winner.other)
