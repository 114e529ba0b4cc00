"""Counts of a finished deal and the deals of a match, read as questions and refused where no deal gives them."""

from __future__ import annotations

from typing import Final

from belote_rules.cards import Seat, Side
from belote_rules.engine import auction
from belote_rules.engine.calls import DOUBLE, PASS, REDOUBLE, AuctionState, Call, bid
from belote_rules.engine.contract import Contract, Trump
from belote_rules.engine.match import PlayedDeal
from belote_rules.engine.outcome import TRICKS, Counts, Pair
from belote_rules.errors import BeloteError
from belote_rules.questions.values import ScoreDeal, ScoreMatch
from belote_rules.questions.wire import requests
from belote_rules.questions.wire.seats import SeatNames, read_side
from belote_rules.questions.wire.values import (
    SideBelotes,
    SideCardPoints,
    SideName,
    SidePoints,
    SideTricks,
    TakenContract,
)
from belote_rules.rules.auction import NumericAuction
from belote_rules.rules.ruleset import RuleSet

POINTS: Final = 162
"""Card points of a deal with a trump suit, the last trick's ten included."""
LAST_TRICK: Final = 10


class NotAnswered(BeloteError):
    """A question that makes sense and is beyond the referee under these rules."""


def score_deal(request: requests.ScoreDeal, names: SeatNames, rules: RuleSet) -> ScoreDeal:
    """The question what is recorded. A `NotAnswered` when a count is missing that the rules need."""
    contract = _contract(request.contract, names, rules)
    counts = _counts(request.counts, rules)
    _check_last_trick(request.counts, counts)
    _check_tricks_by_seat(request.counts.tricks_by_seat, counts, names)
    return ScoreDeal(contract, counts, _one_reserve(request.reserve), request.last_deal)


def _one_reserve(reserve: int | list[int]) -> int:
    if isinstance(reserve, list):
        raise NotAnswered("wire.reserves_apart")
    return reserve


def _contract(given: TakenContract, names: SeatNames, rules: RuleSet) -> Contract:
    """The contract, which some auction under the rules must end in."""
    contract = Contract(Trump[given.trump], names.read(given.taker), given.value, given.multiplier)
    reason = _impossible(rules, contract)
    if reason is not None:
        raise BeloteError("wire.no_such_contract", reason=reason)
    return contract


def _impossible(rules: RuleSet, contract: Contract) -> str | None:
    """Why no auction ends in a contract: the code of the rule against the shortest one that would; None if it does."""
    if rules.auction.auction_kind != "numeric_ascending":
        if contract.value is not None or contract.multiplier > 1:
            return "auction.auction_kind"
        return "auction.denominations" if contract.trump.suit is None else None
    if contract.value is None:
        return "auction.auction_kind"
    state = auction.opening(contract.taker.previous)
    calls = [bid(contract.value, contract.trump), *((DOUBLE, REDOUBLE)[: min(contract.multiplier - 1, 2)])]
    for call in calls:
        state = _when_it_is_the_takers_turn(rules, state, contract.taker) if call == REDOUBLE else state
        reason = auction.refusal(rules, state, call)
        if reason is not None:
            return _no_more_calls(rules.auction, call) if reason == auction.OVER else reason
        state = auction.after(rules, state, call)
    return None if state.contract == contract else "scoring.redouble_factor"


def _no_more_calls(rules: NumericAuction, call: Call) -> str:
    """Why an auction was over before a double or redouble could be called."""
    undoublable = call == DOUBLE and rules.doubling != "none"
    return "auction.undoublable_contracts" if undoublable else "auction.doubling"


def _when_it_is_the_takers_turn(rules: RuleSet, state: AuctionState, taker: Seat) -> AuctionState:
    while not state.over and state.speaker != taker:
        state = auction.after(rules, state, PASS)
    return state


def _counts(given: requests.Counts, rules: RuleSet) -> Counts:
    tricks = _pair(_needed(given.tricks, "tricks"))
    if sum(tricks) != TRICKS:
        raise BeloteError("wire.tricks_sum", total=sum(tricks), expected=TRICKS)
    points = _pair(_needed(given.card_points, "card_points"))
    if sum(points) != POINTS:
        raise BeloteError("wire.points_sum", total=sum(points), expected=POINTS)
    for side in Side:
        if tricks[side] == 0 and points[side] > 0:
            raise BeloteError("wire.points_without_trick", side=side.name, points=points[side])
    return Counts(points, tricks, _belotes(given, rules), _declarations(given, rules))


def _needed(count: SideTricks | SideCardPoints | None, name: str) -> SideTricks | SideCardPoints:
    if count is None:
        raise NotAnswered("wire.count_missing", count=name)
    return count


def _pair(given: SideTricks | SideCardPoints | SidePoints | SideBelotes) -> Pair:
    return given.NS, given.EW


def _belotes(given: requests.Counts, rules: RuleSet) -> Pair:
    if "belote" not in given.model_fields_set and rules.announcements.belote_value:
        raise NotAnswered("wire.count_missing", count="belote")
    if isinstance(given.belote, SideBelotes):
        belotes = _pair(given.belote)
        if sum(belotes) > 1:
            raise BeloteError("wire.belotes", total=sum(belotes))
        return belotes
    return int(given.belote == "NS"), int(given.belote == "EW")


def _declarations(given: requests.Counts, rules: RuleSet) -> Pair:
    if given.declarations is None:
        if rules.announcements.declarations_mode == "none":
            return 0, 0
        raise NotAnswered("wire.count_missing", count="declarations")
    return _pair(given.declarations)


def _check_last_trick(given: requests.Counts, counts: Counts) -> None:
    """Who took the last trick has a trick and its ten points."""
    if given.last_trick is None:
        return
    side = read_side(given.last_trick)
    if counts.tricks[side] == 0 or counts.card_points[side] < LAST_TRICK:
        raise BeloteError("wire.last_trick", side=side.name)


def _check_tricks_by_seat(given: requests.TricksBySeat | None, counts: Counts, names: SeatNames) -> None:
    """The tricks of partners add up to those of their side."""
    if given is None:
        return
    for side in Side:
        total = sum(getattr(given, names.write(seat)) for seat in side.seats)
        if total != counts.tricks[side]:
            raise BeloteError("wire.tricks_by_seat", side=side.name, total=total, expected=counts.tricks[side])


def score_match(request: requests.ScoreMatch, rules: RuleSet) -> ScoreMatch:
    """The question where a match stands. A `NotAnswered` when a deal lacks what the rules of the end look at."""
    needed = _needed_of_deals(rules)
    return ScoreMatch(tuple(_played_deal(deal, place, needed) for place, deal in enumerate(request.deals)))


_RESTRICTIONS: Final[dict[str, tuple[str, ...]]] = {
    "none": (),
    "not_on_belote_when_capot": ("tricks", "belote"),
    "not_on_belote_when_capot_or_failed": ("tricks", "belote", "taker", "made"),
    "not_on_capot": ("tricks",),
    "not_when_failed_or_capot": ("tricks", "taker", "made"),
}
"""What `match.finish_restriction` looks at in a deal."""


def _needed_of_deals(rules: RuleSet) -> tuple[str, ...]:
    needed = _RESTRICTIONS[rules.match.finish_restriction]
    return (*needed, "taker") if rules.match.both_reach == "last_taker" else needed


def _played_deal(given: requests.PlayedDeal, place: int, needed: tuple[str, ...]) -> PlayedDeal:
    recorded = _pair(given.recorded)
    if given.redeal:
        if recorded != (0, 0):
            raise BeloteError("wire.redeal_with_points", place=place)
        return PlayedDeal(recorded, passed_out=True)
    for count in needed:
        if count not in given.model_fields_set:
            raise NotAnswered("wire.deal_lacks", place=place, count=count)
    tricks = None if given.tricks is None else _pair(given.tricks)
    if tricks is not None and sum(tricks) != TRICKS:
        raise BeloteError("wire.tricks_sum", total=sum(tricks), expected=TRICKS)
    return PlayedDeal(
        recorded=recorded,
        taker=_side(given.taker),
        made=given.made,
        belote=(0, 0) if given.belote is None else _pair(given.belote),
        tricks=tricks,
    )


def _side(name: SideName | None) -> Side | None:
    return None if name is None else read_side(name)
