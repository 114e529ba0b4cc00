"""Declarations: recognition, what stands together, the best set, comparison and sums."""

import pytest

from belote_rules.cards import FULL, CardSet, Seat, read_card, read_cards
from belote_rules.engine.announcements import (
    Declaration,
    best_set,
    cards_before_second_declares,
    compare,
    declarable_sets,
    declaration_of,
    in_hand,
    may_stand_together,
    read,
)
from belote_rules.engine.contract import Trump

N, E, S, W = Seat
SHARING = "announcements.card_sharing"


@pytest.fixture
def declaring(rules_with):
    """The announcements of a table that plays declarations, with values changed."""

    def build(**changes):
        given = {"declarations_mode": "always", **changes}
        return rules_with(**{f"announcements.{name}": value for name, value in given.items()}).announcements

    return build


def held(cards):
    return CardSet.of(read_cards(cards))


def made(*cards):
    """Declarations from sets of cards."""
    found = tuple(declaration_of(held(each)) for each in cards)
    assert None not in found
    return found


@pytest.mark.parametrize(
    ("cards", "kind", "points", "top"),
    [
        ("7H 8H 9H", "tierce", 20, "9H"),
        ("QS KS AS", "tierce", 20, "AS"),
        ("9D TD JD QD", "fifty", 50, "QD"),
        ("7C 8C 9C TC JC", "hundred", 100, "JC"),
        ("7C 8C 9C TC JC QC", "hundred", 100, "QC"),
        ("8C 9C TC JC QC KC AC", "hundred", 100, "AC"),
        pytest.param("7H 8H 9H TH JH QH KH AH", "hundred", 100, "AH", id="D09 eight of a suit"),
        ("JS JH JD JC", "square", 200, "JC"),
        pytest.param("9S 9H 9D 9C", "square", 150, "9C", id="D10 four nines"),
        pytest.param("AS AH AD AC", "square", 100, "AC", id="D10 four aces"),
        ("TS TH TD TC", "square", 100, "TC"),
        ("KS KH KD KC", "square", 100, "KC"),
        ("QS QH QD QC", "square", 100, "QC"),
    ],
)
def test_recognition(cards, kind, points, top):
    found = declaration_of(held(cards))
    assert found == Declaration(kind, held(cards), points)
    assert found.top == read_card(top)


@pytest.mark.parametrize(
    "cards",
    [
        "",
        "7H 8H",
        "7H 8H TH",
        "JH QH AH",
        "KS AS 7H",
        "9H TH JS",
        "8S 8H 8D 8C",
        "7S 7H 7D 7C",
        "JS JH JD",
        "7H 8H 9H JD",
    ],
)
def test_no_declaration(cards):
    assert declaration_of(held(cards)) is None


@pytest.mark.parametrize(
    ("hand", "found"),
    [
        ("7H 8H TH JH KS AS 7D 8D", []),
        ("7H 8H 9H TH KS AS 7D 8D", ["7H 8H 9H", "8H 9H TH", "7H 8H 9H TH"]),
        ("JS JH JD JC QC KC 7D 8H", ["JC QC KC", "JS JH JD JC"]),
    ],
)
def test_all_that_a_hand_holds(hand, found):
    assert {d.cards for d in in_hand(held(hand))} == {held(each) for each in found}


def test_the_pack_holds_84_sequences_and_six_squares():
    """A suit has 6 tierces, 5 fifties, and 4 + 3 + 2 + 1 runs of five to eight."""
    kinds = [d.kind for d in in_hand(FULL)]
    assert {kind: kinds.count(kind) for kind in kinds} == {"tierce": 24, "fifty": 20, "hundred": 40, "square": 6}


@pytest.mark.parametrize(
    ("sharing", "cards", "together"),
    [
        ("one_declaration_per_card", (), True),
        ("one_declaration_per_card", ("7H 8H 9H", "7S 8S 9S"), True),
        ("one_declaration_per_card", ("JS JH JD JC", "7H 8H 9H"), True),
        ("one_declaration_per_card", ("JS JH JD JC", "JH QH KH"), False),
        ("free", ("JS JH JD JC", "JH QH KH"), True),
        ("free", ("JH QH KH", "JS JH JD JC"), True),
        ("free", ("JS JH JD JC", "QS QH QD QC"), True),
        pytest.param("free", ("7H 8H 9H", "8H 9H TH"), False, id="overlapping"),
        pytest.param("free", ("7H 8H 9H", "TH JH QH"), False, id="touching is one longer run"),
        pytest.param("free", ("QH KH AH", "7H 8H 9H"), True, id="apart in one suit"),
        pytest.param("free", ("QS KS AS", "7H 8H 9H"), True, id="the ace does not touch the next suit"),
        pytest.param("free", ("7H 8H 9H", "7H 8H 9H"), False, id="a sequence twice"),
        pytest.param("free", ("JS JH JD JC", "JS JH JD JC"), False, id="a square twice"),
        pytest.param("free", ("7H 8H 9H", "QS KS AS", "JS QS KS"), False, id="the last two overlap"),
    ],
)
def test_standing_together(declaring, sharing, cards, together):
    assert may_stand_together(declaring(card_sharing=sharing), made(*cards)) is together


def test_what_may_be_declared(declaring):
    """A run of four: nothing, one of its two tierces, or all of it."""
    sets = list(declarable_sets(declaring(), held("7H 8H 9H TH KS AS 7D 8D")))
    assert len(sets) == 4
    assert set(sets) == {(), made("7H 8H 9H"), made("8H 9H TH"), made("7H 8H 9H TH")}


@pytest.mark.parametrize(("sharing", "number"), [("one_declaration_per_card", 3), ("free", 4)])
def test_a_card_of_two_declarations(declaring, sharing, number):
    """Four jacks and a tierce: nothing, either, and both only where a card may serve twice."""
    assert len(list(declarable_sets(declaring(card_sharing=sharing), held("JS JH JD JC QC KC 7D 8H")))) == number


@pytest.mark.parametrize(
    ("sharing", "hand", "best"),
    [
        ("one_declaration_per_card", "7H 8H TH JH KS AS 7D 8D", ()),
        ("one_declaration_per_card", "7H 8H 9H TH KS AS 7D 8D", ("7H 8H 9H TH",)),
        pytest.param(
            "one_declaration_per_card", "JS JH JD JC QC KC AC 9H", ("JS JH JD JC", "QC KC AC"), id="square and tierce"
        ),
        pytest.param("one_declaration_per_card", "JS JH JD JC QC KC 9C 9H", ("JS JH JD JC",), id="the square alone"),
        pytest.param("free", "JS JH JD JC QC KC 9C 9H", ("JS JH JD JC", "JC QC KC"), id="sharing"),
        pytest.param(
            "one_declaration_per_card",
            "7H 8H 9H TH JH QH 7D 8D",
            ("7H 8H 9H TH JH QH",),
            id="a run of six is one hundred",
        ),
        pytest.param(
            "one_declaration_per_card", "7H 8H 9H TH JH QH KH AH", ("7H 8H 9H TH JH QH KH AH",), id="D09 one hundred"
        ),
        pytest.param("one_declaration_per_card", "QS QH QD QC KC AC JC TC", ("QS QH QD QC",), id="a square is higher"),
        pytest.param(
            "one_declaration_per_card",
            "9H TH JH QH KH AH 7D 8D",
            ("9H TH JH QH KH AH",),
            id="the whole run, not five cards of it",
        ),
        pytest.param(
            "one_declaration_per_card",
            "KS KH KD KC QC JC TC 9C",
            ("KS KH KD KC", "9C TC JC QC"),
            id="150 in two pieces rather than 100",
        ),
        pytest.param("one_declaration_per_card", "7S 8S 9S JH QH KH 7D 8D", ("JH QH KH", "7S 8S 9S"), id="two tierces"),
    ],
)
def test_best_set(declaring, sharing, hand, best):
    chosen = best_set(declaring(card_sharing=sharing), held(hand))
    assert {d.cards for d in chosen} == {held(each) for each in best}
    assert len(chosen) == len(best)


@pytest.mark.parametrize(
    ("hand", "sets", "code"),
    [
        ("7H 8H 9H TH KS", ["7H 8H"], "announcements.not_a_declaration"),
        ("7H 8H 9H TH KS", ["9H TH JH"], "announcements.not_held"),
        ("7H 8H 9H TH KS", ["7H 8H 9H", "8H 9H TH"], "announcements.card_sharing"),
        ("7H 8H 9H TH KS", ["7H 8H 9H", "7H 8H 9H"], "announcements.card_sharing"),
        ("JS JH JD JC QC KC", ["JS JH JD JC", "JC QC KC"], "announcements.card_sharing"),
    ],
)
def test_what_is_wrong_with_what_is_declared(declaring, hand, sets, code):
    assert read(declaring(), held(hand), [held(each) for each in sets]) == ((), code)


def test_reading_declarations(declaring):
    hand = held("JS JH JD JC QC KC AC 7D")
    assert read(declaring(), hand, [held("QC KC AC"), held("JS JH JD JC")]) == (made("QC KC AC", "JS JH JD JC"), None)
    assert read(declaring(), hand, []) == ((), None)
    shared = declaring(card_sharing="free")
    assert read(shared, hand, [held("JS JH JD JC"), held("JC QC KC AC")])[1] is None


def test_nothing_is_declared_where_declarations_are_not_played(declaring):
    none = declaring(declarations_mode="none")
    assert read(none, held("7H 8H 9H"), [held("7H 8H 9H")]) == ((), "announcements.declarations_mode")
    assert read(none, held("7H 8H 9H"), []) == ((), None)
    assert cards_before_second_declares(none) is None


@pytest.mark.parametrize(("moment", "cards"), [("before_first_trick", 0), ("with_own_first_card", 1)])
def test_when_the_second_player_declares(declaring, moment, cards):
    assert cards_before_second_declares(declaring(declaration_moment=moment)) == cards


# id, changed values, trump, leader, declared by seat, points
COMPARISONS = [
    ("nothing", {}, "H", N, {}, (0, 0)),
    ("one side alone", {}, "H", N, {"E": ["7S 8S 9S"]}, (0, 20)),
    ("B43 a fifty against a tierce", {}, "H", N, {"N": ["9S TS JS QS"], "E": ["QD KD AD"]}, (50, 0)),
    ("all of the side", {}, "H", N, {"N": ["9S TS JS QS"], "S": ["7D 8D 9D"], "E": ["QD KD AD"]}, (70, 0)),
    (
        "only the best",
        {"declarations_of_winner": "best_only"},
        "H",
        N,
        {"N": ["9S TS JS QS"], "S": ["7D 8D 9D"]},
        (50, 0),
    ),
    ("D07 four kings against a tierce", {}, "H", N, {"N": ["KS KH KD KC"], "E": ["7S 8S 9S"]}, (100, 0)),
    ("a square against a hundred", {}, "H", E, {"N": ["QS QH QD QC"], "E": ["7S 8S 9S TS JS"]}, (100, 0)),
    (
        "the same by value",
        {"square_versus_sequence": "value_then_square"},
        "H",
        E,
        {"N": ["QS QH QD QC"], "E": ["7S 8S 9S TS JS"]},
        (100, 0),
    ),
    ("nines against jacks", {}, "H", N, {"N": ["9S 9H 9D 9C"], "E": ["JS JH JD JC"]}, (0, 200)),
    ("nines against aces", {}, "H", E, {"N": ["9S 9H 9D 9C"], "E": ["AS AH AD AC"]}, (150, 0)),
    ("B47 kings against aces", {}, "H", N, {"N": ["KS KH KD KC"], "E": ["AS AH AD AC"]}, (0, 100)),
    ("tens against kings", {}, "H", E, {"N": ["TS TH TD TC"], "E": ["KS KH KD KC"]}, (100, 0)),
    ("queens against kings", {}, "H", N, {"N": ["QS QH QD QC"], "E": ["KS KH KD KC"]}, (0, 100)),
    (
        "squares by value and rank",
        {"square_versus_sequence": "value_then_square"},
        "H",
        N,
        {"N": ["KS KH KD KC"], "E": ["AS AH AD AC"]},
        (0, 100),
    ),
    ("six against five", {}, "H", E, {"N": ["7S 8S 9S TS JS QS"], "E": ["TD JD QD KD AD"]}, (100, 0)),
    ("D03 ace in a plain suit, jack in trumps", {}, "H", E, {"N": ["QS KS AS"], "E": ["9H TH JH"]}, (20, 0)),
    (
        "D03 trumps first",
        {"sequence_tiebreaks": "trump_length_top"},
        "H",
        N,
        {"N": ["QS KS AS"], "E": ["9H TH JH"]},
        (0, 20),
    ),
    ("D04 trumps decide", {}, "H", N, {"N": ["JS QS KS"], "E": ["JH QH KH"]}, (0, 20)),
    ("D04 cancelled", {"sequence_tiebreaks": "length_top"}, "H", N, {"N": ["JS QS KS"], "E": ["JH QH KH"]}, (0, 0)),
    ("B45 exact tie cancelled", {}, "H", N, {"N": ["TD JD QD"], "E": ["TS JS QS"]}, (0, 0)),
    ("a tie cancels the rest", {}, "H", N, {"N": ["TD JD QD"], "E": ["TS JS QS"], "S": ["7C 8C 9C"]}, (0, 0)),
    (
        "B45 elder hand leads",
        {"equal_declarations": "elder_hand"},
        "H",
        N,
        {"N": ["TD JD QD"], "E": ["TS JS QS"]},
        (20, 0),
    ),
    (
        "B45 elder hand is next",
        {"equal_declarations": "elder_hand"},
        "H",
        E,
        {"N": ["TD JD QD"], "E": ["TS JS QS"]},
        (0, 20),
    ),
    (
        "elder hand and his partner's",
        {"equal_declarations": "elder_hand"},
        "H",
        W,
        {"N": ["TD JD QD"], "E": ["TS JS QS"], "S": ["7C 8C 9C"]},
        (40, 0),
    ),
    ("partners tie", {}, "H", N, {"N": ["TD JD QD"], "S": ["TS JS QS"], "E": ["7C 8C 9C"]}, (40, 0)),
    (
        "partners tie, best only",
        {"declarations_of_winner": "best_only"},
        "H",
        N,
        {"N": ["TD JD QD"], "S": ["TS JS QS"]},
        (20, 0),
    ),
    ("no trump suit", {}, "NT", N, {"N": ["JS QS KS"], "E": ["JH QH KH"]}, (0, 0)),
]


@pytest.mark.parametrize(
    ("changes", "trump", "leader", "declared", "points"), [c[1:] for c in COMPARISONS], ids=[c[0] for c in COMPARISONS]
)
def test_comparison(declaring, changes, trump, leader, declared, points):
    by_seat = {Seat[seat]: made(*cards) for seat, cards in declared.items()}
    assert compare(declaring(**changes), Trump[trump], leader, by_seat).points == points


def test_what_is_valid_and_what_is_scored(declaring):
    tierce, fifty, small = made("QD KD AD", "9S TS JS QS", "7C 8C 9C")
    scored = compare(declaring(), Trump.H, E, {N: [fifty], E: [tierce], S: [small], W: []})
    assert scored.valid == ((E, tierce), (S, small), (N, fifty))
    assert scored.scored == ((S, small), (N, fifty))
    best = compare(declaring(declarations_of_winner="best_only"), Trump.H, E, {N: [fifty], E: [tierce], S: [small]})
    assert best.scored == ((N, fifty),)
