"""The duties of play: every value of every parameter, in suits, without trumps and in all trumps.

Cases named L and B are published positions; where nothing else is said the values are those of the table code
(document 000): raise trumps, ruff an opponent and go over him, undertrump when one must, free behind the partner.
"""

import pytest

from belote_rules.cards import CardSet, read_card, read_cards
from belote_rules.engine import play
from belote_rules.engine.contract import Contract, Trump

# id, changed values, trump, trick so far, hand, legal cards
CASES = [
    ("lead any", "", "H", "", "JH 7H KS", "JH 7H KS"),
    ("follow plain", "", "H", "9S", "7S AS JH KD", "7S AS"),
    ("L16 no duty to head", "", "C", "TH", "AH 7H", "AH 7H"),
    ("L16 head plain", "must_head_plain_suit=yes_until_ruffed", "C", "TH", "AH 7H JC", "AH"),
    ("head plain over the partner", "must_head_plain_suit=yes_until_ruffed", "C", "TH 7H", "AH 8H", "AH"),
    ("head plain until ruffed", "must_head_plain_suit=yes_until_ruffed", "C", "TH 7C", "AH 8H", "AH 8H"),
    ("head plain, cannot", "must_head_plain_suit=yes_until_ruffed", "C", "AH", "TH 8H", "TH 8H"),
    ("L01 raise", "", "H", "9H", "JH QH AC", "JH"),
    ("L01 only over an opponent", "must_head_trump_led=unless_partner_winning", "H", "9H", "JH QH AC", "JH"),
    ("L01 no raise", "must_head_trump_led=no", "H", "9H", "JH QH AC", "JH QH"),
    ("L02 raise the partner", "", "S", "9S 7S", "JS 8S KD", "JS"),
    ("L02 partner frees", "must_head_trump_led=unless_partner_winning", "S", "9S 7S", "JS 8S KD", "JS 8S"),
    ("partner beaten", "must_head_trump_led=unless_partner_winning", "S", "8S 9S", "JS 7S", "JS"),
    ("L03 cannot raise", "", "S", "JS", "9S 8S AH", "9S 8S"),
    ("L04 no trump to a trump lead", "", "S", "JS", "AH 7D", "AH 7D"),
    ("B17 trump ten led", "", "S", "TS", "AS KS", "AS"),
    ("raise the best, not the lead", "", "H", "8H 9H QH", "AH JH TH", "JH"),
    ("L05 ruff", "", "D", "AC", "7D 8D KS", "7D 8D"),
    ("L05 need not ruff", "void_opponent_winning=free", "D", "AC", "7D 8D KS", "7D 8D KS"),
    ("L07 partner to come", "", "D", "TC", "7D KS", "7D"),
    ("void without trumps", "", "D", "TC", "KS 7H", "KS 7H"),
    ("L06 partner leads and wins", "", "D", "AC 7C", "JD KS", "JD KS"),
    ("L06 ruff the partner", "void_partner_winning=must_trump", "D", "AC 7C", "JD KS", "JD"),
    ("L10 overtrump", "", "D", "AC TD", "9D 7D KS", "9D"),
    ("L10 any trump", "overtrump_opponent=not_required", "D", "AC TD", "9D 7D KS", "9D 7D"),
    ("free, yet a trump goes over", "void_opponent_winning=free", "D", "AC TD", "9D 7D KS", "9D KS"),
    (
        "free, and any trump",
        "void_opponent_winning=free overtrump_opponent=not_required",
        "D",
        "AC TD",
        "9D 7D KS",
        "9D 7D KS",
    ),
    ("L14 partner overruffed", "", "D", "AC 8D TD", "9D 7D KH", "9D"),
    ("B01 overtrump", "", "H", "KC 7C 9H", "AH JH 7D", "JH"),
    ("L08 undertrump", "", "D", "AC 9D", "KD 7D TS QH", "KD 7D"),
    ("L08 optional", "undertrump_when_beaten=optional", "D", "AC 9D", "KD 7D TS QH", "KD 7D TS QH"),
    ("L08 forbidden", "undertrump_when_beaten=forbidden", "D", "AC 9D", "KD 7D TS QH", "TS QH"),
    ("L08 free", "void_opponent_winning=free", "D", "AC 9D", "KD 7D TS QH", "KD 7D TS QH"),
    (
        "L08 free and forbidden",
        "void_opponent_winning=free undertrump_when_beaten=forbidden",
        "D",
        "AC 9D",
        "KD 7D TS QH",
        "TS QH",
    ),
    ("L09 only lower trumps", "", "D", "AC 9D", "KD 7D", "KD 7D"),
    ("L09 optional", "undertrump_when_beaten=optional", "D", "AC 9D", "KD 7D", "KD 7D"),
    ("L09, B19 forbidden, nothing else", "undertrump_when_beaten=forbidden", "C", "7D KC", "7C QC", "7C QC"),
    ("B03 undertrump", "", "H", "AC 8C JH", "AH TH 7D", "AH TH"),
    ("B03 free", "undertrump_when_beaten=optional", "H", "AC 8C JH", "AH TH 7D", "AH TH 7D"),
    ("partner ruffed: any", "", "D", "KC TD 8C", "9D 7D KH", "9D 7D KH"),
    ("L12 any", "", "D", "KC TD 8C", "9D 7D", "9D 7D"),
    ("B05 any", "", "H", "AC 9H KC", "8H JH", "8H JH"),
    ("B07 any", "", "H", "AS TH 7S", "8H 9H AC", "8H 9H AC"),
    ("ruffing duty stops at the partner's ruff", "void_partner_winning=must_trump", "D", "KC TD 8C", "9D KH", "9D KH"),
    ("no undertrump", "partner_ruff_options=no_undertrump", "D", "KC TD 8C", "9D 7D KH", "9D KH"),
    ("no undertrump, discard", "partner_ruff_options=no_undertrump", "D", "KC TD 8C", "8D 7D KH", "KH"),
    ("no undertrump, only those", "partner_ruff_options=no_undertrump", "D", "KC TD 8C", "8D 7D", "8D 7D"),
    (
        "undertrump only without a higher",
        "partner_ruff_options=no_undertrump_if_higher_held",
        "D",
        "KC TD 8C",
        "9D 7D KH",
        "9D KH",
    ),
    (
        "undertrump without a higher",
        "partner_ruff_options=no_undertrump_if_higher_held",
        "D",
        "KC TD 8C",
        "8D 7D KH",
        "8D 7D KH",
    ),
    ("L12 over", "partner_ruff_options=must_overtrump_if_only_trumps", "D", "KC TD 8C", "9D 7D", "9D"),
    ("L12 not over", "partner_ruff_options=must_overtrump_if_only_trumps", "D", "KC TD 8C", "8D 7D", "8D 7D"),
    ("free with others", "partner_ruff_options=must_overtrump_if_only_trumps", "D", "KC TD 8C", "9D 7D KH", "9D 7D KH"),
    ("B07 over the partner", "partner_ruff_options=must_overtrump", "H", "AS TH 7S", "8H 9H AC", "9H"),
    ("cannot go over", "partner_ruff_options=must_overtrump", "D", "KC TD 8C", "8D 7D KH", "8D 7D KH"),
    (
        "cannot go over, must trump",
        "partner_ruff_options=must_overtrump void_partner_winning=must_trump",
        "D",
        "KC TD 8C",
        "8D 7D KH",
        "8D 7D",
    ),
    (
        "opponent before followed",
        "partner_ruff_options=must_trump_behind_opponents_ruff",
        "D",
        "KC TD 8C",
        "9D 7D KH",
        "9D 7D KH",
    ),
    (
        "opponent before trumped",
        "partner_ruff_options=must_trump_behind_opponents_ruff",
        "D",
        "AC TD 7D",
        "9D 8D KH",
        "9D",
    ),
    (
        "the same, none higher",
        "partner_ruff_options=must_trump_behind_opponents_ruff",
        "D",
        "AC JD 7D",
        "9D 8D KH",
        "9D 8D",
    ),
    ("L20 no trump: follow", "", "NT", "TD", "AD 7D KS", "AD 7D"),
    ("L20 no heading duty reaches no trump", "must_head_plain_suit=yes_until_ruffed", "NT", "TD", "AD 7D", "AD 7D"),
    ("B15 no trump", "", "NT", "TH", "AH 7H", "AH 7H"),
    ("no trump, void", "void_opponent_winning=must_trump", "NT", "TD", "AS 7H", "AS 7H"),
    ("L19 all trumps, void", "", "AT", "AS", "JH 7D", "JH 7D"),
    ("all trumps, raise", "", "AT", "TS", "JS 7S KD", "JS"),
    ("all trumps, nine over ace", "", "AT", "AS", "TS 9S", "9S"),
    ("all trumps, raise the partner", "", "AT", "TS 7S", "JS 8S", "JS"),
    ("all trumps, partner frees", "all_trump_heading=unless_partner_winning", "AT", "TS 7S", "JS 8S", "JS 8S"),
    ("all trumps, partner beaten", "all_trump_heading=unless_partner_winning", "AT", "TS AS", "JS 8S", "JS"),
    ("all trumps, cannot raise", "", "AT", "JS", "9S 8S", "9S 8S"),
]


def play_rules(rules_with, changes):
    pairs = (change.split("=") for change in changes.split())
    return rules_with(**{f"play.{name}": value for name, value in pairs}).play


@pytest.mark.parametrize(
    ("changes", "trump", "trick", "hand", "legal"), [case[1:] for case in CASES], ids=[c[0] for c in CASES]
)
def test_legal_cards(rules_with, changes, trump, trick, hand, legal):
    rules, held = play_rules(rules_with, changes), CardSet.of(read_cards(hand))
    found = play.legal_cards(rules, Contract(Trump[trump]), read_cards(trick), held)
    assert found == CardSet.of(read_cards(legal))


@pytest.mark.parametrize(
    ("changes", "trump", "trick", "hand", "legal"), [case[1:] for case in CASES], ids=[c[0] for c in CASES]
)
def test_exactly_the_legal_cards_are_not_refused(rules_with, changes, trump, trick, hand, legal):
    rules, held, contract = play_rules(rules_with, changes), CardSet.of(read_cards(hand)), Contract(Trump[trump])
    allowed = [c for c in held if play.refusal(rules, contract, read_cards(trick), held, c) is None]
    assert allowed == sorted(read_cards(legal))


@pytest.mark.parametrize(
    ("multiplier", "trump", "hand", "legal"),
    [
        (1, "H", "JH 7H KS", "JH 7H KS"),
        (2, "H", "JH 7H KS", "KS"),
        (4, "H", "JH 7H KS 7D", "KS 7D"),
        (2, "H", "JH 7H", "JH 7H"),
        (2, "NT", "JH 7S", "JH 7S"),
    ],
)
def test_a_closed_contract_keeps_trumps_from_being_led(rules_with, multiplier, trump, hand, legal):
    rules = play_rules(rules_with, "lead_restriction=closed_hokm")
    found = play.legal_cards(rules, Contract(Trump[trump], multiplier=multiplier), (), CardSet.of(read_cards(hand)))
    assert found == CardSet.of(read_cards(legal))


def test_a_doubled_contract_is_open_where_nothing_restricts_the_lead(rules_with):
    held = CardSet.of(read_cards("JH 7H KS"))
    assert play.legal_cards(rules_with().play, Contract(Trump.H, multiplier=2), (), held) == held


# id, changed values, trump, trick, hand, card, multiplier, code of the duty against it
REFUSALS = [
    ("not in the hand", "", "H", "9S", "7S", "AS", 1, "play.not_held"),
    ("revoke", "", "H", "9S", "7S JH", "JH", 1, "play.follow_suit"),
    (
        "plain suit not headed",
        "must_head_plain_suit=yes_until_ruffed",
        "C",
        "TH",
        "AH 7H",
        "7H",
        1,
        "play.must_head_plain_suit",
    ),
    ("trump lead not raised", "", "H", "9H", "JH QH", "QH", 1, "play.must_head_trump_led"),
    ("revoke comes before raising", "", "H", "9H", "JH QH AC", "AC", 1, "play.follow_suit"),
    ("discard instead of a ruff", "", "D", "AC", "7D KS", "KS", 1, "play.void_opponent_winning"),
    ("discard instead of an overruff", "", "D", "AC TD", "9D 7D KS", "KS", 1, "play.void_opponent_winning"),
    ("undertrump with a higher one", "", "D", "AC TD", "9D 7D KS", "7D", 1, "play.overtrump_opponent"),
    ("discard instead of undertrumping", "", "D", "AC 9D", "7D KS", "KS", 1, "play.undertrump_when_beaten"),
    (
        "undertrump where forbidden",
        "undertrump_when_beaten=forbidden",
        "D",
        "AC 9D",
        "7D KS",
        "7D",
        1,
        "play.undertrump_when_beaten",
    ),
    (
        "discard behind the partner",
        "void_partner_winning=must_trump",
        "D",
        "AC 7C",
        "JD KS",
        "KS",
        1,
        "play.void_partner_winning",
    ),
    (
        "under the partner's ruff",
        "partner_ruff_options=must_overtrump",
        "D",
        "KC TD 8C",
        "9D 7D",
        "7D",
        1,
        "play.partner_ruff_options",
    ),
    ("all trumps not raised", "", "AT", "TS", "JS 7S", "7S", 1, "play.all_trump_heading"),
    (
        "trump led in a closed contract",
        "lead_restriction=closed_hokm",
        "H",
        "",
        "JH KS",
        "JH",
        2,
        "play.lead_restriction",
    ),
]


@pytest.mark.parametrize(
    ("changes", "trump", "trick", "hand", "card", "multiplier", "code"),
    [r[1:] for r in REFUSALS],
    ids=[r[0] for r in REFUSALS],
)
def test_a_refused_card_names_its_duty(rules_with, changes, trump, trick, hand, card, multiplier, code):
    rules, held = play_rules(rules_with, changes), CardSet.of(read_cards(hand))
    contract = Contract(Trump[trump], multiplier=multiplier)
    assert play.refusal(rules, contract, read_cards(trick), held, read_card(card)) == code


@pytest.mark.parametrize(
    ("trump", "trick", "place"),
    [
        pytest.param("H", "9S", 0, id="one card holds the trick"),
        pytest.param("H", "AD 7D 7H 8D", 2, id="B09 the seven of trumps beats an ace"),
        pytest.param("NT", "TS 9S", 0, id="B11 the ten beats the nine"),
        pytest.param("S", "JC KD", 0, id="B11 a card of another suit wins nothing"),
        pytest.param("S", "KC TC AC QC", 2, id="ace, ten, king in a plain suit"),
        pytest.param("H", "AH 9H JH TH", 2, id="jack, nine, ace in trumps"),
        pytest.param("H", "AS 7H 8H QH", 3, id="the highest ruff"),
        pytest.param("H", "7S 8H QH 7H", 2, id="a lower ruff does not"),
        pytest.param("AT", "AH 9H JS TH", 1, id="all trumps: nine over ace, and no ruff"),
        pytest.param("NT", "7S AH AD AC", 0, id="no trump: the suit led alone"),
    ],
)
def test_winner(trump, trick, place):
    assert play.winner(Trump[trump], read_cards(trick)) == place
