"""King and queen of trumps: who holds them, what must be said, what they are worth."""

import pytest

from belote_rules.cards import FULL, CardSet, Seat, read_card, read_cards
from belote_rules.engine.belote import BeloteScore, Spoken, belote, holder, royal_pair, was_excused
from belote_rules.engine.contract import Trump

SAID = "announcements.belote_announcement"
WORDS = {"b": "belote", "r": "rebelote", "-": None}


def spoken(words, cards="KH QH"):
    """Two cards as played, each with `b` (belote), `r` (rebelote) or `-` (nothing said)."""
    return tuple(Spoken(card, WORDS[word]) for card, word in zip(read_cards(cards), words, strict=True))


def score(rules, plays, *, trump=Trump.H, side_tricks=1, excused_before=False):
    return belote(rules.announcements, trump, plays, side_tricks=side_tricks, excused_before=excused_before)


@pytest.mark.parametrize(
    ("rule", "worth_20"),
    [
        ("automatic", "br b- -r -- rb bb rr -b r-"),
        ("both_words_required", "br"),
        ("first_required_second_optional", "br b- bb"),
        ("late_rebelote_once", "br b- bb"),
        ("optional_claim", "br b- -r rb bb rr -b r-"),
        ("second_card", "br -r rb bb rr -b"),
    ],
)
def test_what_must_be_said(rules_with, rule, worth_20):
    rules = rules_with(**{SAID: rule})
    every = [first + second for first in "br-" for second in "br-"]
    granted = {words for words in every if score(rules, spoken(words)) == BeloteScore(20)}
    assert granted == set(worth_20.split())
    refused = {score(rules, spoken(words)) for words in every if words not in granted}
    assert refused <= {BeloteScore(0, SAID)}


def test_a_forgotten_rebelote_is_let_pass_once(rules_with):
    """D01: the FFB coinche of 2015 grants it once to a side in a match."""
    rules = rules_with(**{SAID: "late_rebelote_once"})
    assert score(rules, spoken("b-"), excused_before=True) == BeloteScore(0, SAID)
    assert score(rules, spoken("br"), excused_before=True) == BeloteScore(20)
    assert score(rules, spoken("-r")) == BeloteScore(0, SAID)


@pytest.mark.parametrize(
    ("rule", "words", "excused"),
    [
        ("late_rebelote_once", "b-", True),
        ("late_rebelote_once", "br", False),
        ("late_rebelote_once", "-r", False),
        ("both_words_required", "b-", False),
    ],
)
def test_what_counts_as_let_pass(rules_with, rule, words, excused):
    assert was_excused(rules_with(**{SAID: rule}).announcements, spoken(words)) is excused


def test_d02_either_card_first(rules_with):
    assert score(rules_with(), spoken("br", "QH KH")) == BeloteScore(20)


def test_d02_king_first(rules_with):
    rules = rules_with(**{"announcements.belote_card_order": "king_first"})
    assert score(rules, spoken("br", "QH KH")) == BeloteScore(0, "announcements.belote_card_order")
    assert score(rules, spoken("br", "KH QH")) == BeloteScore(20)


def test_a_side_without_a_trick(rules_with):
    assert score(rules_with(), spoken("br"), side_tricks=0) == BeloteScore(20)
    rules = rules_with(**{"announcements.belote_needs_trick": "yes"})
    assert score(rules, spoken("br"), side_tricks=0) == BeloteScore(0, "announcements.belote_needs_trick")
    assert score(rules, spoken("br"), side_tricks=1) == BeloteScore(20)


@pytest.mark.parametrize(
    ("trump", "plays"),
    [
        pytest.param(Trump.H, (), id="nothing played"),
        pytest.param(Trump.H, spoken("b", "KH"), id="the king alone"),
        pytest.param(Trump.S, spoken("br"), id="of another suit"),
        pytest.param(Trump.NT, spoken("br"), id="no trump"),
        pytest.param(Trump.AT, spoken("br"), id="all trumps"),
        pytest.param(Trump.NT, (), id="no trump, nothing played"),
    ],
)
def test_no_pair(rules_with, trump, plays):
    assert score(rules_with(), plays, trump=trump) == BeloteScore(0, "announcements.belote_holding")


def test_where_belote_is_not_played(rules_with):
    rules = rules_with(**{"announcements.belote_value": 0})
    assert score(rules, spoken("br")) == BeloteScore(0, "announcements.belote_value")
    assert score(rules, spoken("br"), trump=Trump.S) == BeloteScore(0, "announcements.belote_holding")


def test_royal_pair():
    assert royal_pair(Trump.D) == CardSet.of(read_cards("KD QD"))
    assert not royal_pair(Trump.NT)
    assert not royal_pair(Trump.AT)


@pytest.mark.parametrize(
    ("trump", "hands", "expected"),
    [
        (Trump.H, {"N": "KH QH", "E": "AS"}, Seat.N),
        (Trump.H, {"N": "AS", "W": "QH KH 7D"}, Seat.W),
        pytest.param(Trump.H, {"N": "KH", "S": "QH"}, None, id="B37 in two hands of a side"),
        pytest.param(Trump.S, {"N": "KH QH"}, None, id="of another suit"),
    ],
)
def test_holder(trump, hands, expected):
    assert holder(trump, {Seat[seat]: CardSet.of(read_cards(cards)) for seat, cards in hands.items()}) == expected


@pytest.mark.parametrize("trump", [Trump.NT, Trump.AT])
def test_nobody_holds_it_without_a_trump_suit(trump):
    assert holder(trump, dict.fromkeys(Seat, FULL)) is None


def test_a_word_alone_is_no_claim():
    assert Spoken(read_card("KH")).word is None
