"""Any position has the answer of its canonical cell, class by class; the tables say what the engine says."""

from functools import cache

from hypothesis import given
from hypothesis import strategies as st

from belote_rules.cards import PACK, SUIT_MASKS, CardSet
from belote_rules.engine.contract import Contract, Trump
from belote_rules.engine.play import legal_cards, winner
from belote_rules.questions.legality_table import beats, legality_table
from belote_rules.questions.play_cells import FOLLOWING, cell_of, class_masks, kind_of, smallest_positions
from belote_rules.questions.values import LegalCards
from belote_rules.rules.loading import load_variant
from belote_rules.rules.play import Play
from belote_rules.rules.ruleset import PARAMETERS

CODE = load_variant("table-code").rules
PATHS = [path for path in PARAMETERS if path.startswith("play.")]
SERVED = {path: [v for v in PARAMETERS[path].values if v not in PARAMETERS[path].later] for path in PATHS}

rule_sets = st.fixed_dictionaries(
    {path.partition(".")[2]: st.sampled_from(values) for path, values in SERVED.items()}
).map(lambda values: CODE.model_copy(update={"play": Play(**values)}))
suits = st.lists(st.sampled_from(SUIT_MASKS), max_size=2, unique=True)


@st.composite
def positions(draw):
    """A trick of none to three cards and a hand of the rest, often of few suits, in any contract."""
    pack = draw(st.permutations(PACK))
    trick = tuple(pack[: draw(st.integers(0, 3))])
    missing = sum(draw(suits)) if trick else 0
    rest = [card for card in pack[len(trick) :] if not missing >> card & 1]
    hand = CardSet.of(rest[: draw(st.integers(1, 8))])
    return LegalCards(draw(st.sampled_from(Trump)), trick, hand, draw(st.sampled_from([1, 2, 4])))


def legal(rules, question):
    contract = Contract(question.trump, multiplier=question.multiplier)
    return legal_cards(rules.play, contract, question.trick, question.hand)


@cache
def canonical():
    return {cell_of(question): question for question in smallest_positions()}


def legal_classes(rules, question):
    """The classes of which any, and those of which every card held is legal."""
    masks, allowed = class_masks(question.trump, question.trick), legal(rules, question)
    held = {name: question.hand.mask & mask for name, mask in masks.items() if question.hand.mask & mask}
    some = {name for name, mask in held.items() if mask & allowed.mask}
    return some, {name for name, mask in held.items() if not mask & ~allowed.mask}


@given(rule_sets, positions())
def test_a_position_has_the_answer_of_its_cell(rules, question):
    some, every = legal_classes(rules, question)
    assert some == every
    assert some
    cell = cell_of(question)
    assert (some, every) == legal_classes(rules, canonical()[cell])
    assert not cell.hand & {*FOLLOWING} or some <= {*FOLLOWING}


@given(rule_sets, st.lists(positions(), min_size=20, max_size=20))
def test_the_tables_say_what_the_engine_says(rules, questions):
    tables = {kind: legality_table(rules, kind) for kind in ("suit", "no_trump", "all_trumps")}
    for question in questions:
        assert tables[kind_of(question.trump)].legal(question) == legal(rules, question)


@given(st.sampled_from(Trump), st.permutations(PACK), st.integers(2, 4))
def test_the_winner_of_a_trick_is_found_with_the_table_of_winners(trump, pack, cards):
    trick = tuple(pack[:cards])
    table, best = beats(trump), 0
    for place in range(1, cards):
        if table[trick[best], trick[place]]:
            best = place
    assert best == winner(trump, trick)
