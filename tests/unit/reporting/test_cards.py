from belote_rules.cards import read_cards
from belote_rules.reporting.cards import card_shown, cards_shown

HAND = read_cards("7S 10H JD QC KS AH")


def test_english_ranks():
    assert cards_shown(HAND, "en") == "7♠ 10♥ J♦ Q♣ K♠ A♥"


def test_french_ranks():
    assert cards_shown(HAND, "fr") == "7♠ 10♥ V♦ D♣ R♠ A♥"
    assert card_shown(HAND[2], "fr") == "V♦"


def test_no_card():
    assert (cards_shown((), "en"), cards_shown((), "fr")) == ("no card", "aucune carte")
