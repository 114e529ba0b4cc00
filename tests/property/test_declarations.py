"""What holds of declarations whatever is held and declared."""

from hypothesis import given
from hypothesis import strategies as st

from belote_rules.cards import PACK, Card, CardSet, Seat, Suit
from belote_rules.engine.announcements import best_set, compare, declarable_sets, in_hand, may_stand_together, read
from belote_rules.engine.contract import Trump
from belote_rules.rules.loading import load_variant
from belote_rules.rules.ruleset import PARAMETERS, with_values

BASE = load_variant("atout-declarations").rules
PATHS = [
    f"announcements.{name}"
    for name in (
        "card_sharing",
        "square_versus_sequence",
        "sequence_tiebreaks",
        "equal_declarations",
        "declarations_of_winner",
    )
]
rules_of_declarations = st.fixed_dictionaries(
    {p: st.sampled_from([v for v in PARAMETERS[p].values if v not in PARAMETERS[p].later]) for p in PATHS}
).map(lambda values: with_values(BASE, values).announcements)
BY_RANK = sorted(PACK, key=lambda card: (card.rank, card.suit))
dealt = st.one_of(
    st.permutations(PACK),
    st.integers(0, 31).map(lambda turn: [*PACK[turn:], *PACK[:turn]]),
    st.integers(0, 31).map(lambda turn: [*BY_RANK[turn:], *BY_RANK[:turn]]),
).map(lambda pack: [CardSet.of(pack[8 * seat : 8 * seat + 8]) for seat in Seat])


@given(rules_of_declarations, dealt)
def test_whatever_may_be_declared_is_read_back(rules, hands):
    for hand in hands:
        for made in declarable_sets(rules, hand):
            assert read(rules, hand, [d.cards for d in made]) == (made, None)


@given(rules_of_declarations, dealt)
def test_no_set_is_worth_more_than_the_best(rules, hands):
    for hand in hands:
        best = best_set(rules, hand)
        assert may_stand_together(rules, best)
        worth = max(sum(d.points for d in made) for made in declarable_sets(rules, hand))
        assert sum(d.points for d in best) == worth
        assert (worth > 0) == any(in_hand(hand))


@given(rules_of_declarations, dealt, st.sampled_from(Trump), st.sampled_from(Seat))
def test_one_side_at_most_scores_and_no_more_than_it_declared(rules, hands, trump, leader):
    declared = {seat: best_set(rules, hands[seat]) for seat in Seat}
    found = compare(rules, trump, leader, declared)
    assert min(found.points) == 0
    assert sum(found.points) == sum(d.points for _, d in found.scored)
    assert len({seat.side for seat, _ in found.scored}) <= 1
    assert set(found.scored) <= set(found.valid)
    assert len(found.valid) == sum(len(made) for made in declared.values())


@given(rules_of_declarations, dealt, st.sampled_from(Trump), st.sampled_from(Seat))
def test_seats_are_alike(rules, hands, trump, leader):
    """All hands moved on by a seat, and the lead with them: the sides change places."""
    declared = {seat: best_set(rules, hands[seat]) for seat in Seat}
    ns, ew = compare(rules, trump, leader, declared).points
    moved = {seat.next: made for seat, made in declared.items()}
    assert compare(rules, trump, leader.next, moved).points == (ew, ns)


@given(rules_of_declarations, dealt, st.sampled_from(Seat), st.permutations(Suit))
def test_suits_are_alike(rules, hands, leader, suits):
    def renamed(card: Card) -> Card:
        return Card.of(suits[card.suit], card.rank)

    others = [CardSet.of(map(renamed, hand)) for hand in hands]
    for trump in (Trump.H, Trump.NT):
        other_trump = trump if trump.suit is None else Trump(suits[trump])
        one = compare(rules, trump, leader, {seat: best_set(rules, hands[seat]) for seat in Seat})
        other = compare(rules, other_trump, leader, {seat: best_set(rules, others[seat]) for seat in Seat})
        assert other.points == one.points
