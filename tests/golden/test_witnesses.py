"""Concrete situations, as data in `witnesses.yaml`, asked of the referee under the variants that answer them."""

import re
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import pytest
import yaml

from belote_rules.cards import PACK, CardSet, Seat, read_card, read_cards
from belote_rules.engine.announcements import declaration_of
from belote_rules.engine.belote import Spoken
from belote_rules.engine.calls import DOUBLE, PASS, REDOUBLE, bid, take
from belote_rules.engine.contract import Contract, Trump
from belote_rules.engine.deal import Packet
from belote_rules.engine.game import act, new_match
from belote_rules.engine.match import PlayedDeal
from belote_rules.engine.outcome import Counts
from belote_rules.engine.state import DealCards, MakeCall, MatchState
from belote_rules.questions.referee import answer
from belote_rules.questions.values import (
    AuctionSoFar,
    BeloteClaim,
    CardPoints,
    DealSchedule,
    Declared,
    LegalCards,
    ScoreDeal,
    ScoreMatch,
)
from belote_rules.rules.loading import load_variant
from belote_rules.rules.ruleset import RuleSet

DATA = yaml.safe_load(Path(__file__).with_name("witnesses.yaml").read_text(encoding="utf-8"))
DEALER = Seat.N
WORDS = {"pass": PASS, "double": DOUBLE, "redouble": REDOUBLE}


@dataclass(frozen=True)
class Witness:
    """One situation under one variant."""

    kind: str
    question: Any
    variant: str
    expected: Any


def witnesses():
    for case in DATA["cases"]:
        (kind,) = set(case) - {"id", "about", "expected"}
        for expected in case["expected"]:
            for variant in expected["in"]:
                yield pytest.param(Witness(kind, case[kind], variant, expected["is"]), id=f"{case['id']} {variant}")


@cache
def rules_of(variant: str) -> RuleSet:
    return load_variant(variant).rules


def legal(rules: RuleSet, asked: dict[str, str]) -> Any:
    question = LegalCards(Trump[asked["trump"]], read_cards(asked["trick"]), CardSet.of(read_cards(asked["hand"])))
    return answer(rules, question).cards


def call(word: str) -> Any:
    if word in WORDS:
        return WORDS[word]
    if word in Trump.__members__:
        return take(Trump[word])
    value, suit = re.fullmatch(r"(\d+|capot)([SHDC])", word).groups()
    return bid(int(value) if value.isdecimal() else value, Trump[suit])


def auction(rules: RuleSet, asked: dict[str, str]) -> dict[str, Any]:
    turned = read_card(asked["turned"]) if "turned" in asked else None
    calls = tuple(map(call, asked["calls"].split()))
    found = answer(rules, AuctionSoFar(DEALER, turned, calls))
    if found.illegal:
        place, code = found.illegal
        assert place == len(calls) - 1
        return {"illegal": code}
    if found.contract:
        taker = found.contract.taker
        return {"trump": found.contract.trump.name, "taker": taker.name, "then": completed(rules, taker)}
    if found.next_dealer is not None:
        return {"passed_out": True, "next_dealer": found.next_dealer.name}
    return {"speaker": found.speaker.name}


def completed(rules: RuleSet, taker: Seat) -> str:
    """How the hands are completed: who takes up the turned card, and the packets."""
    before = answer(rules, DealSchedule(DEALER)).alternatives[0]
    up, *packets = answer(rules, DealSchedule(DEALER, taker)).alternatives[0][len(before) :]
    assert all(isinstance(packet, Packet) for packet in packets)
    return " ".join([up.seat.name, "up", *(f"{packet.seat.name}{packet.cards}" for packet in packets)])


def scores(rules: RuleSet, deals: list[dict[str, Any]]) -> list[int]:
    """Totals of the takers of the first deal and of the other side after some deals, and what hangs then."""
    totals, reserve = [0, 0], 0
    for deal in deals:
        taker = Seat.E if deal.get("taker") == "defence" else Seat.N
        contract = Contract(Trump.H, taker, deal.get("bid"), deal.get("multiplier", 1))
        belotes = {None: (0, 0), "takers": (1, 0), "defence": (0, 1)}[deal.get("belote")]
        counts = Counts(tuple(deal["points"]), tuple(deal.get("tricks", (4, 4))), belotes)
        score = answer(rules, ScoreDeal(contract, counts, reserve))
        reserve = score.reserve
        totals = [total + new for total, new in zip(totals, score.recorded, strict=True)]
    return [*totals, reserve]


def belote(rules: RuleSet, asked: dict[str, Any]) -> list[int]:
    spoken = tuple(Spoken(*each) for each in zip(read_cards(asked["plays"]), asked["words"], strict=True))
    worth = answer(rules, BeloteClaim(Trump.H, spoken)).points
    assert worth in (0, 20)
    return scores(rules, [{"points": asked["points"], "belote": "takers" if worth else None}])


def declarations(rules: RuleSet, asked: dict[str, list[str]]) -> list[int]:
    made = [[declaration_of(CardSet.of(read_cards(each))) for each in asked.get(seat.name, ())] for seat in Seat]
    return list(answer(rules, Declared(Trump.H, Seat.E, tuple(map(tuple, made)))).points)


def match(rules: RuleSet, recorded: list[list[int]]) -> dict[str, Any]:
    found = answer(rules, ScoreMatch(tuple(PlayedDeal(tuple(each)) for each in recorded)))
    if not found.over:
        return {"goes_on": True}
    return {"winner": None if found.winner is None else found.winner.name}


def worth(rules: RuleSet, asked: dict[str, str]) -> int:
    return answer(rules, CardPoints(Trump[asked["trump"]], CardSet.of(read_cards(asked["cards"]))))


ASK = {
    "legal": legal,
    "auction": auction,
    "scores": scores,
    "belote": belote,
    "declarations": declarations,
    "match": match,
    "worth": worth,
}


@pytest.mark.parametrize("witness", list(witnesses()))
def test_witness(witness: Witness) -> None:
    found = ASK[witness.kind](rules_of(witness.variant), witness.question)
    if witness.kind == "legal":
        assert found == CardSet.of(read_cards(witness.expected))
    elif witness.kind == "auction":
        assert {fact: found[fact] for fact in witness.expected} == witness.expected
    else:
        assert found == witness.expected


def test_e04_what_hangs_stays_through_a_deal_that_all_pass() -> None:
    start = new_match(rules_of("table-code"), DEALER)
    state = act(MatchState(start.rules, DEALER, reserve=81), DealCards(PACK, 3))
    for _ in range(8):
        state = act(state, MakeCall(PASS))
    assert (state.stage, state.reserve, state.dealer) == ("deal", 81, DEALER.next)


def test_an_id_is_either_answered_or_left_out() -> None:
    answered = {case["id"].partition(",")[0] for case in DATA["cases"]}
    assert answered & set(DATA["left_out"]) == set()
    assert len({case["id"] for case in DATA["cases"]}) == len(DATA["cases"])
