"""Cards, sets of cards, seats, and the reading and writing of cards."""

import copy
import pickle
from dataclasses import FrozenInstanceError

import pytest
from hypothesis import given
from hypothesis import strategies as st

from belote_rules.cards import (
    EMPTY,
    FULL,
    PACK,
    SUIT_MASKS,
    Card,
    CardSet,
    Rank,
    Seat,
    Side,
    Suit,
    in_turn,
    read_card,
    read_cards,
    read_suit,
)
from belote_rules.errors import BeloteError

CODES = "7S 8S 9S TS JS QS KS AS 7H 8H 9H TH JH QH KH AH 7D 8D 9D TD JD QD KD AD 7C 8C 9C TC JC QC KC AC"
SHOWN = "7♠ 8♠ 9♠ 10♠ J♠ Q♠ K♠ A♠ 7♥ 8♥ 9♥ 10♥ J♥ Q♥ K♥ A♥ 7♦ 8♦ 9♦ 10♦ J♦ Q♦ K♦ A♦ 7♣ 8♣ 9♣ 10♣ J♣ Q♣ K♣ A♣"
FRENCH = "7♠ 8♠ 9♠ 10♠ V♠ D♠ R♠ A♠ 7♥ 8♥ 9♥ 10♥ V♥ D♥ R♥ A♥ 7♦ 8♦ 9♦ 10♦ V♦ D♦ R♦ A♦ 7♣ 8♣ 9♣ 10♣ V♣ D♣ R♣ A♣"

NINE_OF_HEARTS = Card(10)
TEN_OF_SPADES = Card(3)
JACK_OF_DIAMONDS = Card(20)

sets_of_cards = st.sets(st.sampled_from(PACK))


def refused(text: str) -> BeloteError:
    with pytest.raises(BeloteError) as caught:
        read_cards(text)
    return caught.value


def cards_or_error(text: str) -> tuple[Card, ...] | BeloteError:
    try:
        return read_cards(text)
    except BeloteError as error:
        return error


# Suits, ranks and cards


def test_suits_have_numbers_letters_and_symbols():
    assert [(suit.name, int(suit), suit.letter, suit.symbol) for suit in Suit] == [
        ("SPADES", 0, "S", "♠"),
        ("HEARTS", 1, "H", "♥"),
        ("DIAMONDS", 2, "D", "♦"),
        ("CLUBS", 3, "C", "♣"),
    ]


def test_ranks_are_in_their_natural_order():
    assert [(rank.name, int(rank), rank.letter) for rank in Rank] == [
        ("SEVEN", 0, "7"),
        ("EIGHT", 1, "8"),
        ("NINE", 2, "9"),
        ("TEN", 3, "T"),
        ("JACK", 4, "J"),
        ("QUEEN", 5, "Q"),
        ("KING", 6, "K"),
        ("ACE", 7, "A"),
    ]


def test_the_pack_is_the_32_cards_in_order():
    assert [int(card) for card in PACK] == list(range(32))
    assert [card.code for card in PACK] == CODES.split()
    assert [str(card) for card in PACK] == SHOWN.split()


def test_a_card_knows_its_suit_and_rank():
    assert NINE_OF_HEARTS.suit is Suit.HEARTS
    assert NINE_OF_HEARTS.rank is Rank.NINE
    assert Card.of(Suit.HEARTS, Rank.NINE) == 10
    assert Card.of(Suit.CLUBS, Rank.ACE) == 31
    assert [Card.of(card.suit, card.rank) for card in PACK] == list(PACK)


def test_a_card_is_written_in_three_ways():
    assert (str(TEN_OF_SPADES), TEN_OF_SPADES.code, repr(TEN_OF_SPADES)) == ("10♠", "TS", "Card('TS')")
    assert f"{TEN_OF_SPADES}|{TEN_OF_SPADES:>5}|%s" % TEN_OF_SPADES == "10♠|  10♠|10♠"


@pytest.mark.parametrize("number", [-1, 32, 1000])
def test_a_number_outside_the_pack_is_no_card(number):
    with pytest.raises(ValueError, match=f"0 to 31, not {number}"):
        Card(number)


def test_a_card_survives_pickling_and_copying_and_takes_no_attributes():
    copies = [pickle.loads(pickle.dumps(NINE_OF_HEARTS)), copy.deepcopy(NINE_OF_HEARTS)]
    assert [repr(card) for card in copies] == ["Card('9H')", "Card('9H')"]
    with pytest.raises(AttributeError):
        NINE_OF_HEARTS.marked = True


# Sets of cards


def test_a_set_is_a_mask_of_its_cards():
    hand = CardSet.of([JACK_OF_DIAMONDS, TEN_OF_SPADES, NINE_OF_HEARTS, TEN_OF_SPADES])
    assert hand.mask == 2**3 + 2**10 + 2**20
    assert list(hand) == [TEN_OF_SPADES, NINE_OF_HEARTS, JACK_OF_DIAMONDS]
    assert all(type(card) is Card for card in hand)
    assert (len(hand), bool(hand)) == (3, True)
    assert (NINE_OF_HEARTS in hand, Card(9) in hand) == (True, False)


def test_a_set_is_written_in_the_order_of_the_pack():
    hand = CardSet.of(read_cards("JD 9H TS"))
    assert str(hand) == "10♠ 9♥ J♦"
    assert hand.codes == ["TS", "9H", "JD"]
    assert repr(hand) == "CardSet('TS 9H JD')"


def test_the_empty_and_the_full_set():
    assert (len(EMPTY), bool(EMPTY), str(EMPTY), list(EMPTY)) == (0, False, "", [])
    assert (len(FULL), bool(FULL), tuple(FULL)) == (32, True, PACK)


def test_the_cards_of_one_suit():
    assert FULL.of_suit(Suit.DIAMONDS).codes == ["7D", "8D", "9D", "TD", "JD", "QD", "KD", "AD"]
    assert CardSet.of(read_cards("9H JD AH")).of_suit(Suit.HEARTS).codes == ["9H", "AH"]
    assert SUIT_MASKS == (255, 255 * 2**8, 255 * 2**16, 255 * 2**24)


@pytest.mark.parametrize("mask", [-1, 2**32])
def test_a_mask_of_more_than_32_bits_is_no_set(mask):
    with pytest.raises(ValueError, match="a mask of 32 bits"):
        CardSet(mask)


def test_a_set_is_frozen():
    with pytest.raises(FrozenInstanceError):
        EMPTY.mask = 1
    assert EMPTY.mask == 0


@given(sets_of_cards, sets_of_cards)
def test_set_algebra_is_that_of_python(left, right):
    a, b = CardSet.of(left), CardSet.of(right)
    assert set(a | b) == left | right
    assert set(a & b) == left & right
    assert set(a - b) == left - right
    assert set(a ^ b) == left ^ right
    assert (a <= b) == (left <= right)
    assert (a == b) == (left == right)
    assert (a & b) <= a


@given(sets_of_cards)
def test_a_set_holds_exactly_its_cards(cards):
    made = CardSet.of(cards)
    assert list(made) == sorted(cards)
    assert len(made) == len(cards)
    assert bool(made) == bool(cards)
    assert [card for card in PACK if card in made] == sorted(cards)
    assert hash(made) == hash(CardSet.of(sorted(cards, reverse=True)))
    assert [set(made.of_suit(suit)) for suit in Suit] == [{c for c in cards if c.suit == suit} for suit in Suit]


# Seats and sides


def test_seats_follow_each_other_in_the_order_of_play():
    assert [(s.name, s.next.name, s.previous.name, s.partner.name, s.side.name) for s in Seat] == [
        ("N", "E", "W", "S", "NS"),
        ("E", "S", "N", "W", "EW"),
        ("S", "W", "E", "N", "NS"),
        ("W", "N", "S", "E", "EW"),
    ]
    assert [int(seat) for seat in Seat] == [0, 1, 2, 3]


def test_four_seats_in_turn_from_the_first():
    assert in_turn(Seat.N) == (Seat.N, Seat.E, Seat.S, Seat.W)
    assert in_turn(Seat.S) == (Seat.S, Seat.W, Seat.N, Seat.E)


def test_a_side_has_two_seats_and_an_opponent():
    assert (Side.NS.seats, Side.EW.seats) == ((Seat.N, Seat.S), (Seat.E, Seat.W))
    assert (Side.NS.other, Side.EW.other) == (Side.EW, Side.NS)
    assert [int(side) for side in Side] == [0, 1]


# Reading


@pytest.mark.parametrize("notation", [CODES, SHOWN, FRENCH], ids=["codes", "symbols", "french"])
def test_all_32_cards_are_read_in_each_notation(notation):
    assert [read_card(text) for text in notation.split()] == list(PACK)
    assert read_cards(notation) == PACK
    assert [read_card(text.lower()) for text in notation.split()] == list(PACK)


def test_written_cards_are_read_again():
    assert read_cards(str(FULL)) == PACK
    assert read_cards(" ".join(FULL.codes)) == PACK


@pytest.mark.parametrize(
    "text",
    ["9H TS JD", "9h ts jd", "9H,10S,JD", " 9♥ , 10♠,, V♦ ", "9♡\tT♤\nv♢", "9♥\ufe0f t♠\ufe0e J♦\ufe0f"],
)
def test_several_cards_are_read_in_their_order(text):
    assert read_cards(text) == (NINE_OF_HEARTS, TEN_OF_SPADES, JACK_OF_DIAMONDS)


def test_a_letter_that_is_no_french_rank_keeps_its_meaning():
    assert [card.code for card in read_cards("KC AC 10C 9D")] == ["KC", "AC", "TC", "9D"]
    assert read_card("D♣").code == "QC"
    assert read_card("7♧").code == "7C"


def test_no_cards_are_an_empty_tuple():
    assert read_cards("") == ()
    assert read_cards(" , ") == ()


@pytest.mark.parametrize(
    ("text", "meanings"),
    [
        ("Vc", "J♥ (JH) / J♣ (JC)"),
        ("DC", "Q♥ (QH) / Q♣ (QC)"),
        ("rC", "K♥ (KH) / K♣ (KC)"),
        ("DT", "Q♣ (QC) / 10♦ (TD)"),
        ("DK", "Q♦ (QD) / K♦ (KD)"),
        ("Rp", "K♠ (KS)"),
        ("VCa", "J♦ (JD)"),
        ("VH", "J♥ (JH)"),
        ("DD", "Q♦ (QD)"),
        ("KT", "K♣ (KC)"),
        ("10P", "10♠ (TS)"),
        ("9k", "9♦ (9D)"),
    ],
)
def test_a_pair_in_french_letters_is_refused_with_what_it_could_mean(text, meanings):
    error = refused(f"9H {text}")
    assert error.code == "card.french_letters"
    assert error.facts == {"text": f"9H {text}", "part": text, "position": 4, "meanings": meanings}


@pytest.mark.parametrize(
    ("text", "meaning"),
    [("H9", "9♥ (9H)"), ("s10", "10♠ (TS)"), ("♥V", "J♥ (JH)"), ("CA", "A♣ (AC)"), ("DJ", "J♦ (JD)")],
)
def test_a_suit_before_its_rank_is_refused_with_the_card_meant(text, meaning):
    error = refused(text)
    assert error.code == "card.suit_first"
    assert error.facts == {"text": text, "part": text, "position": 1, "meanings": meaning}


@pytest.mark.parametrize(
    "part",
    [
        "9",
        "H",
        "6H",
        "1H",
        "11H",
        "XH",
        "9X",
        "9HH",
        "9HTS",
        "9ſ",
        "９H",
        "9-H",
        "♥",
        "\ufe0f",
        "\x1b[1m",
        "{9H}",
    ],
)
def test_what_is_no_card_is_refused_with_its_place(part):
    error = refused(f"9H,  {part} TS")
    assert error.code == "card.unreadable"
    assert error.facts == {"text": f"9H,  {part} TS", "part": part, "position": 6}


def test_a_card_given_twice_is_refused_with_both_places():
    error = refused("9H TS 9♥")
    assert error.code == "card.duplicate"
    assert error.facts == {"text": "9H TS 9♥", "card": NINE_OF_HEARTS, "position": 7, "first": 1}


@pytest.mark.parametrize(("text", "count"), [("", 0), ("9H TS", 2)])
def test_one_card_is_wanted(text, count):
    with pytest.raises(BeloteError) as caught:
        read_card(text)
    assert caught.value.code == "card.not_one"
    assert caught.value.facts == {"text": text, "count": count}


@pytest.mark.parametrize("read", [read_card, read_cards, read_suit])
def test_a_thousand_characters_are_read_and_no_more(read):
    with pytest.raises(BeloteError) as caught:
        read(" " * 1001)
    assert caught.value.code == "card.too_long"
    assert caught.value.facts == {"beginning": " " * 20, "length": 1001, "longest": 1000}
    assert read_cards("9H" + " " * 998) == (NINE_OF_HEARTS,)


@pytest.mark.parametrize(
    ("suit", "texts"),
    [
        (Suit.SPADES, ["S", "s", "♠", "♤", "♠\ufe0f"]),
        (Suit.HEARTS, ["H", "h", "♥", "♡", "♥\ufe0f"]),
        (Suit.DIAMONDS, ["D", "d", "♦", "♢", " ♦ "]),
        (Suit.CLUBS, ["C", "c", "♣", "♧", "♣\ufe0e"]),
    ],
)
def test_a_suit_is_read_from_its_letter_or_symbol(suit, texts):
    assert [read_suit(text) for text in texts] == [suit] * 5


@pytest.mark.parametrize("text", ["", "P", "T", "K", "hearts", "SH", "9H", "ſ"])
def test_anything_else_is_no_suit(text):
    with pytest.raises(BeloteError) as caught:
        read_suit(text)
    assert (caught.value.code, caught.value.facts) == ("suit.unreadable", {"text": text})


@pytest.mark.parametrize(
    ("text", "english", "french"),
    [
        ("9H Zz", "'Zz' at character 4 of '9H Zz' is not", "'Zz', au caractère 4 de '9H Zz', n'est pas"),
        ("Vc", "Did you mean J♥ (JH) / J♣ (JC)?", "Vouliez-vous dire J♥ (JH) / J♣ (JC) ?"),
        ("H9", "Did you mean 9♥ (9H)?", "Vouliez-vous dire 9♥ (9H) ?"),
        ("9H 9H", "9♥ (9H) at character 4", "9♥ (9H), au caractère 4"),
        ("9" * 1001, "has 1001 characters; at most 1000", "compte 1001 caractères ; on en lit au plus 1000"),
        ("\x1b[1m", "'\\x1b[1m' at character 1", "'\\x1b[1m', au caractère 1"),
    ],
)
def test_messages_name_the_text_the_place_and_the_way_out(text, english, french):
    error = refused(text)
    assert english in str(error)
    assert french in error.text("fr")


@given(st.text(alphabet="789T10JQKAVDRSHCPkt♥♠♦♣♡\ufe0f ,xé", max_size=12))
def test_any_text_is_read_or_refused_with_its_place(text):
    outcome = cards_or_error(text)
    if isinstance(outcome, tuple):
        assert read_cards(" ".join(map(str, outcome))) == outcome
    else:
        assert outcome.facts["text"] == text
        assert text[outcome.facts["position"] - 1 :].strip(" ,")
        assert outcome.text("en") != outcome.text("fr")
