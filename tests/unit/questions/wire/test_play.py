"""Questions of play over the wire: who may play what, who holds the trick, in the order of the table."""

from collections.abc import Callable
from typing import Any

import pytest

from belote_rules.rules.ruleset import RuleSet

Ask = Callable[..., Any]

NINE_LED = [{"seat": "N", "card": "9H"}]
HEARTS = {"trump": "H"}


def test_legal_cards_with_the_reason_against_each_other_card(turnup: Ask) -> None:
    """Anticlockwise west follows north; the jack is the one trump above the nine."""
    assert turnup("legal_cards", contract=HEARTS, trick=NINE_LED, seat="W", hand=["JH", "QH", "AS"]) == {
        "result": {"cards": ["JH"], "reasons": {"AS": "play.follow_suit", "QH": "play.must_head_trump_led"}}
    }


def test_no_reasons_where_no_card_is_refused(turnup: Ask) -> None:
    assert turnup("legal_cards", contract=HEARTS, trick=[], seat="E", hand=["JH", "AS"]) == {
        "result": {"cards": ["AS", "JH"]}
    }


@pytest.mark.parametrize("trump", ["NT", "AT"])
def test_play_without_and_in_all_trumps_is_answered_in_a_game_of_suits(turnup: Ask, trump: str) -> None:
    cards = {"NT": ["7H", "JH"], "AT": ["JH"]}[trump]
    answer = turnup("legal_cards", contract={"trump": trump}, trick=NINE_LED, seat="W", hand=["JH", "7H", "AS"])
    assert answer["result"]["cards"] == cards


def test_a_whole_contract_may_stand_in_a_question_of_play(numeric: Ask) -> None:
    contract = {"trump": "H", "taker": "S", "value": 100, "multiplier": 2}
    assert numeric("legal_cards", contract=contract, trick=[], seat="S", hand=["7C"]) == {"result": {"cards": ["7C"]}}


def test_the_multiplier_binds_a_lead(numeric_rules: RuleSet, under: Callable[..., Ask]) -> None:
    ask = under(numeric_rules, {"play.lead_restriction": "closed_hokm"})
    doubled = {"trump": "H", "multiplier": 2}
    assert ask("legal_cards", contract=doubled, trick=[], seat="S", hand=["7H", "7C"]) == {
        "result": {"cards": ["7C"], "reasons": {"7H": "play.lead_restriction"}}
    }
    assert ask("legal_cards", contract=HEARTS, trick=[], seat="S", hand=["7H", "7C"]) == {
        "result": {"cards": ["7H", "7C"]}
    }


@pytest.mark.parametrize(
    ("card", "judgement"),
    [
        ("JH", {"legal": True}),
        ("QH", {"legal": False, "reason": "play.must_head_trump_led"}),
        ("AS", {"legal": False, "reason": "play.follow_suit"}),
        ("7C", {"legal": False, "reason": "play.not_held"}),
        ("9H", {"legal": False, "reason": "play.not_held"}),
    ],
)
def test_judge_card(turnup: Ask, card: str, judgement: dict[str, Any]) -> None:
    hand = ["JH", "QH", "AS"]
    answer = turnup("judge_card", contract=HEARTS, trick=NINE_LED, seat="W", hand=hand, card=card)
    assert answer == {"result": judgement}


@pytest.mark.parametrize(
    ("cards", "holder"),
    [("AS", "N"), ("AS TS", "N"), ("TS AS", "W"), ("AS TS 7H", "S"), ("AS TS 7H 8H", "E"), ("AS KD QD JD", "N")],
)
def test_trick_winner(turnup: Ask, cards: str, holder: str) -> None:
    trick = [{"seat": seat, "card": card} for seat, card in zip("NWSE", cards.split(), strict=False)]
    assert turnup("trick_winner", contract=HEARTS, trick=trick) == {"result": {"seat": holder}}


def test_the_mirror_image_has_the_mirrored_answer(turnup_rules: RuleSet, under: Callable[..., Ask]) -> None:
    """With east and west changed round, a clockwise table says the same."""
    clockwise = under(turnup_rules, {"table.rotation": "clockwise"})
    anticlockwise = under(turnup_rules, {"table.rotation": "anticlockwise"})
    for ask, second in ((clockwise, "E"), (anticlockwise, "W")):
        trick = [{"seat": "N", "card": "TS"}, {"seat": second, "card": "AS"}]
        assert ask("trick_winner", contract=HEARTS, trick=trick) == {"result": {"seat": second}}
    other_way = [{"seat": "N", "card": "TS"}, {"seat": "W", "card": "AS"}]
    assert clockwise("trick_winner", contract=HEARTS, trick=other_way) == {
        "error": "W is not next to play, E is; the order of play is N E S W"
    }


@pytest.mark.parametrize(
    ("fields", "error"),
    [
        ({"seat": "E"}, "E is not next to play, W is; the order of play is N W S E"),
        ({"hand": ["JH", "QH", "JH"]}, "JH stands twice in hand; the pack has each card once"),
        ({"hand": ["9H"]}, "9H lies in the trick and cannot be in the hand too; take one of them out"),
        ({"trick": NINE_LED * 2}, "N is not next to play, W is; the order of play is N W S E"),
        (
            {"trick": [{"seat": "S", "card": "9H"}, {"seat": "E", "card": "9H"}], "seat": "N"},
            "9H stands twice in trick; the pack has each card once",
        ),
        (
            {"hand": ["7S", "8S", "9S", "TS", "JS", "QS", "KS", "AS", "7C"]},
            "hand: the value is not allowed here, says the schema: List should have at most 8 items after validation, "
            "not 9",
        ),
        (
            {"hand": []},
            "hand: the value is not allowed here, says the schema: List should have at least 1 item after validation, "
            "not 0",
        ),
        (
            {"hand": ["1H"]},
            "hand.0: the value is not allowed here, says the schema: String should match pattern '^[789TJQKA][SHDC]$'",
        ),
        (
            {"trick": [{"seat": "N", "card": "9H"}] * 4},
            "trick: the value is not allowed here, says the schema: List should have at most 3 items after validation, "
            "not 4",
        ),
    ],
)
def test_a_position_that_cannot_be_is_an_error(turnup: Ask, fields: dict[str, Any], error: str) -> None:
    question = {"contract": HEARTS, "trick": NINE_LED, "seat": "W", "hand": ["JH"], **fields}
    assert turnup("legal_cards", **question) == {"error": error}
    assert turnup("judge_card", **question, card="JH") == {"error": error}


def test_a_trick_of_five_is_an_error(turnup: Ask) -> None:
    trick = [{"seat": s, "card": c} for s, c in zip("NWSEN", ["7S", "8S", "9S", "TS", "JS"], strict=True)]
    assert turnup("trick_winner", contract=HEARTS, trick=trick) == {
        "error": "trick: the value is not allowed here, says the schema: List should have at most 4 items after "
        "validation, not 5"
    }


def test_deal_schedule_up_to_the_auction(turnup: Ask) -> None:
    """Anticlockwise the player after south is east."""
    threes = [{"seat": seat, "cards": 3} for seat in "ENWS"]
    twos = [{"seat": seat, "cards": 2} for seat in "ENWS"]
    assert turnup("deal_schedule", dealer="S") == {"result": {"steps": [*threes, *twos, {"turn_up": True}]}}


def test_deal_schedule_of_the_whole_deal(turnup: Ask) -> None:
    steps = turnup("deal_schedule", dealer="S", taker="N")["result"]["steps"]
    assert steps[9:] == [
        {"seat": "N", "turned": True},
        {"seat": "E", "cards": 3},
        {"seat": "N", "cards": 2},
        {"seat": "W", "cards": 3},
        {"seat": "S", "cards": 3},
    ]


def test_deal_schedule_of_eight_at_once(numeric: Ask) -> None:
    steps = [{"seat": seat, "cards": cards} for cards in (5, 3) for seat in "WNES"]
    assert numeric("deal_schedule", dealer="S", taker="E") == {"result": {"steps": steps}}


def test_packets_that_the_dealer_may_choose(turnup_rules: RuleSet, under: Callable[..., Ask]) -> None:
    ask = under(turnup_rules, {"deal.first_packets": "either"})
    threes = [{"seat": seat, "cards": 3} for seat in "NWSE"]
    twos = [{"seat": seat, "cards": 2} for seat in "NWSE"]
    turn = {"turn_up": True}
    assert ask("deal_schedule", dealer="E") == {
        "result": {"alternatives": [[*threes, *twos, turn], [*twos, *threes, turn]]}
    }
