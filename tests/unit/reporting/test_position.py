import pytest

from belote_rules.cards import CardSet, read_cards
from belote_rules.engine.contract import Trump
from belote_rules.errors import BeloteError
from belote_rules.questions.values import LegalCards
from belote_rules.reporting.position import read_position


def test_a_position():
    hand = CardSet.of(read_cards("JH QH AS"))
    assert read_position("♥", "9H", "JH QH AS") == LegalCards(Trump.H, read_cards("9H"), hand)


def test_a_lead():
    assert read_position("s", "", "JH") == LegalCards(Trump.S, (), CardSet.of(read_cards("JH")))


@pytest.mark.parametrize(
    ("trump", "trick", "hand", "code", "facts"),
    [
        ("H", "7S 8S 9S 10S", "JH", "position.full_trick", {"count": 4, "most": 3}),
        ("H", "", "", "position.hand", {"count": 0, "most": 8}),
        ("H", "", "7S 8S 9S 10S JS QS KS AS 7H", "position.hand", {"count": 9, "most": 8}),
        ("H", "9H JH", "QH JH", "position.twice", {"card": read_cards("JH")[0]}),
        ("X", "", "JH", "suit.unreadable", {"text": "X"}),
    ],
)
def test_a_position_that_cannot_be(trump, trick, hand, code, facts):
    with pytest.raises(BeloteError) as caught:
        read_position(trump, trick, hand)
    assert (caught.value.code, caught.value.facts) == (code, facts)


def test_a_card_twice_in_one_list():
    with pytest.raises(BeloteError) as caught:
        read_position("H", "9H 9H", "JH")
    assert caught.value.code == "card.duplicate"


def test_the_longest_trick_and_the_largest_hand_are_fine():
    question = read_position("H", "7H 8H 9H", "7S 8S 9S 10S JS QS KS AS")
    assert (len(question.trick), len(question.hand)) == (3, 8)
