"""The tables of play: their shape, a few looked-up answers, and which card beats which."""

import numpy as np
import pytest

from belote_rules.cards import PACK, CardSet, read_card, read_cards
from belote_rules.engine.contract import Trump
from belote_rules.questions.legality_table import OTHER, SITUATIONS, beats, legality_table
from belote_rules.questions.play_cells import TRUMPS
from belote_rules.questions.values import LegalCards
from belote_rules.rules.loading import load_variant
from belote_rules.rules.ruleset import with_values

CODE = load_variant("table-code").rules


def legal(rules, trump, trick, hand, multiplier=1):
    question = LegalCards(Trump[trump], read_cards(trick), CardSet.of(read_cards(hand)), multiplier)
    kind = {"NT": "no_trump", "AT": "all_trumps"}.get(trump, "suit")
    return legality_table(rules, kind).legal(question)


def cards(text):
    return CardSet.of(read_cards(text))


@pytest.mark.parametrize("kind", TRUMPS)
def test_the_shape_of_the_arrays(kind):
    table = legality_table(CODE, kind)
    assert table.leading.shape == (2, 4)
    assert table.following.shape == (7, 8, 256)
    assert table.void.shape == (7, 8, 512)
    assert {table.leading.dtype, table.following.dtype, table.void.dtype} == {np.dtype(np.uint16)}


def test_whoever_holds_a_card_may_play_one_of_his():
    """Behind a trump that was led nobody is void and holds trumps; behind a ruff nobody heads the suit led."""
    table = legality_table(CODE, "suit")
    held = np.arange(256)
    assert (table.following[..., 1:] > 0).all()
    assert (table.following & ~held == 0).all()
    assert (table.following[4:] == held).all()
    plain = [place for place, trick in enumerate(SITUATIONS) if trick.lead == "plain"]
    assert (table.void[plain][..., 1:] > 0).all()
    assert (table.void[:2][..., 1:OTHER] == 0).all()
    assert (table.void[:2][..., OTHER] == OTHER).all()


def test_a_table_says_what_the_documents_say():
    assert legal(CODE, "H", "9H", "JH QH AC") == cards("JH")
    assert legal(CODE, "D", "AC 9D", "KD 7D TS QH") == cards("KD 7D")
    assert legal(CODE, "D", "AC TD", "9D 7D KS") == cards("9D")
    assert legal(CODE, "D", "AC 7C", "JD KS") == cards("JD KS")
    assert legal(CODE, "C", "TH", "AH 7H") == cards("AH 7H")
    assert legal(CODE, "AT", "AS", "JH 7D") == cards("JH 7D")
    assert legal(CODE, "NT", "TD", "AD 7D") == cards("AD 7D")
    assert legal(CODE, "S", "", "JS 7D") == cards("JS 7D")


def test_a_closed_contract_that_is_doubled():
    closed = with_values(CODE, {"play.lead_restriction": "closed_hokm"})
    assert legal(closed, "S", "", "JS 7D", 2) == cards("7D")
    assert legal(closed, "S", "", "JS 9S", 2) == cards("JS 9S")
    assert legal(closed, "S", "", "JS 7D") == cards("JS 7D")
    assert legal(closed, "NT", "", "JS 7D", 2) == cards("JS 7D")


def test_which_card_beats_which():
    hearts = beats(Trump.H)
    assert hearts[read_card("TH"), read_card("9H")]
    assert not hearts[read_card("9H"), read_card("TH")]
    assert hearts[read_card("AS"), read_card("7H")]
    assert not hearts[read_card("7S"), read_card("AD")]
    assert hearts[read_card("KS"), read_card("TS")]
    assert not beats(Trump.NT)[read_card("TH"), read_card("9H")]
    assert beats(Trump.AT)[read_card("TS"), read_card("9S")]


@pytest.mark.parametrize("trump", Trump)
def test_a_suit_is_a_ladder(trump):
    """Of two cards of a suit one beats the other: 28 pairs in each of four suits, and a trump beats 24 other cards."""
    table = beats(trump)
    assert table.shape == (32, 32)
    assert not (table & table.T).any()
    assert table.sum() == 4 * 28 + (8 * 24 if trump.suit is not None else 0)
    assert not table.flags.writeable
    assert len(PACK) == 32
