"""Counting a finished deal. Each player holds a suit: N spades, E hearts, S diamonds, W clubs, and they fall in
step, the sevens first; N is made to win the first four tricks and E the others. With hearts as trumps the tricks
are worth 0, 0, 14, 40, 26, 12, 16 and 44 card points.
"""

import pytest

from belote_rules.cards import PACK, CardSet, Seat, read_card, read_cards
from belote_rules.engine.announcements import declaration_of
from belote_rules.engine.belote import Spoken
from belote_rules.engine.contract import Contract, Trump
from belote_rules.engine.counting import card_points, deal_score, pack_of_hands, pack_of_tricks, tricks
from belote_rules.engine.deal import Dealt
from belote_rules.engine.state import Play, Trick

N, E, S, W = Seat
SUITS = tuple(CardSet.of(PACK[suit * 8 : suit * 8 + 8]) for suit in range(4))
TRICKS = tuple(Trick(N, tuple(PACK[suit * 8 + rank] for suit in range(4))) for rank in range(8))


def played(trump=Trump.H, taker=E, takers_of_tricks=(N, N, N, N, E, E, E, E), **more):
    won = tuple(zip(takers_of_tricks, TRICKS, strict=True))
    return Play(Contract(trump, taker), SUITS, (CardSet(0),) * 4, Trick(takers_of_tricks[-1]), won, **more)


def said(first="belote", second="rebelote"):
    return (Spoken(read_card("QH"), first), Spoken(read_card("KH"), second))


def test_card_points_and_tricks():
    assert card_points(played()) == (54, 98 + 10)
    assert tricks(played()) == (4, 4)


@pytest.mark.parametrize(
    ("trump", "last", "points"),
    [(Trump.S, S, (152 + 10, 0)), (Trump.NT, N, (152 + 10, 0)), (Trump.AT, N, (248 + 10, 0))],
)
def test_all_tricks_of_one_side(trump, last, points):
    everything = played(trump, takers_of_tricks=(N, S, N, S, N, S, N, last))
    assert card_points(everything) == points
    assert tricks(everything) == (8, 0)


def test_the_score_of_the_deal(rules_with):
    score, excused = deal_score(rules_with(), played(spoken=said()), 81, (False, False))
    assert score.made
    assert score.recorded == (54, 108 + 20 + 81)
    assert excused == (False, False)


@pytest.mark.parametrize(
    ("trump", "belote"), [(Trump.H, (0, 20)), (Trump.S, (20, 0)), (Trump.NT, (0, 0)), (Trump.AT, (0, 0))]
)
def test_who_has_belote(rules_with, trump, belote):
    pair = "KS QS" if trump == Trump.S else "KH QH"
    spoken = tuple(Spoken(card, word) for card, word in zip(read_cards(pair), ("belote", "rebelote"), strict=True))
    score, _ = deal_score(rules_with(), played(trump, spoken=spoken if trump < Trump.NT else ()), 0, (False, False))
    assert (score.scores[0].belote, score.scores[1].belote) == belote


@pytest.mark.parametrize(
    ("taker", "trump", "before", "points", "after"),
    [
        (E, Trump.H, (False, False), 20, (False, True)),
        (E, Trump.H, (True, False), 20, (True, True)),
        (E, Trump.H, (False, True), 0, (False, True)),
        (N, Trump.S, (False, False), 20, (True, False)),
        (N, Trump.S, (True, False), 0, (True, False)),
    ],
)
def test_d01_one_forgotten_rebelote_a_side(rules_with, taker, trump, before, points, after):
    rules = rules_with(**{"announcements.belote_announcement": "late_rebelote_once"})
    queen, king = read_cards("QH KH" if trump == Trump.H else "QS KS")
    spoken = (Spoken(queen, "belote"), Spoken(king))
    score, excused = deal_score(rules, played(trump, taker, spoken=spoken), 0, before)
    assert score.scores[taker.side].belote == points
    assert excused == after


def test_both_words_use_up_no_excuse(rules_with):
    rules = rules_with(**{"announcements.belote_announcement": "late_rebelote_once"})
    assert deal_score(rules, played(spoken=said()), 0, (False, False))[1] == (False, False)


def test_declarations_are_compared(rules_with):
    """Each holds a whole suit; the trump suit is the best of four hundreds, and counts for both partners."""
    rules = rules_with(**{"announcements.declarations_mode": "always"})
    hundreds = tuple((declaration_of(suit),) for suit in SUITS)
    score, _ = deal_score(rules, played(declared=hundreds), 0, (False, False))
    assert [side.declarations for side in score.scores] == [0, 200]
    only_north, _ = deal_score(rules, played(declared=(hundreds[0], (), (), ())), 0, (False, False))
    assert [side.declarations for side in only_north.scores] == [100, 0]


def test_the_pack_is_gathered_trick_by_trick():
    pack = pack_of_tricks(played(takers_of_tricks=(E, N, E, N, E, N, E, S)))
    assert len(set(pack)) == 32
    assert pack[:8] == TRICKS[1].cards + TRICKS[3].cards
    assert pack[12:16] == TRICKS[7].cards
    assert pack[16:20] == TRICKS[0].cards


def test_the_pack_is_gathered_hand_by_hand_when_all_passed():
    hands = tuple(CardSet.of(read_cards(cards)) for cards in ("7S", "8S", "9S", "TS"))
    with_turned = Dealt(hands, read_card("JH"), read_cards("QH KH"))
    assert pack_of_hands(with_turned, N) == read_cards("8S 9S TS 7S JH QH KH")
    assert pack_of_hands(Dealt(hands, None, ()), W) == read_cards("7S 8S 9S TS")
