"""The numeric auction: rising bids of points and a suit, capot above them, double and redouble in turn.

Source: 001 Setup, Scoring, House rules, Variants; what it leaves open is in the profiles' evidence.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from belote_rules.engine.calls import DOUBLE, PASS, REDOUBLE, AuctionState, Call, bid
from belote_rules.engine.contract import Contract, ContractValue, Trump
from belote_rules.rules.auction import NumericAuction

LOWEST_BID: Final = 80
"""The lowest bid as it is spoken; where it needs 82 points (`bid_minimum: 82`) the contract test says so."""
LISTED_UP_TO: Final = 650
"""Without a ceiling, bids are listed up to this one."""
_SUITS: Final = (Trump.S, Trump.H, Trump.D, Trump.C)


def calls(rules: NumericAuction) -> Iterator[Call]:
    """All calls that this kind of auction knows; without a ceiling the bids up to `LISTED_UP_TO`."""
    yield PASS
    assert isinstance(rules.bid_step, int)
    for value in range(LOWEST_BID, _ceiling(rules) + 1, rules.bid_step):
        yield from (bid(value, trump) for trump in _SUITS)
    yield from (bid("capot", trump) for trump in _SUITS)
    yield DOUBLE
    yield REDOUBLE


def only_a_pass_is_left(rules: NumericAuction, state: AuctionState) -> bool:
    """Whether the speaker can only pass: if any bid is allowed, so is the highest one in the same suit."""
    highest = _ceiling(rules)
    if not isinstance(rules.bid_maximum, int) and state.contract and isinstance(state.contract.value, int):
        highest = state.contract.value + 10
    values: tuple[ContractValue, ...] = ("capot", highest)
    bids = (bid(value, trump) for value in values for trump in _SUITS)
    return all(refusal(rules, state, call) is not None for call in (REDOUBLE, DOUBLE, *bids))


def _ceiling(rules: NumericAuction) -> int:
    return rules.bid_maximum if isinstance(rules.bid_maximum, int) else LISTED_UP_TO


def refusal(rules: NumericAuction, state: AuctionState, call: Call) -> str | None:
    """Why a call is not allowed now; None when it is."""
    if call.kind == "pass":
        forced = rules.all_pass_outcome == "dealer_forced" and state.contract is None and state.passes == 3
        return "auction.all_pass_outcome" if forced else None
    if call.kind == "take":
        return "auction.auction_kind"
    if state.speaker in state.out:
        return "auction.pass_reentry"
    if call.kind == "bid":
        assert call.trump is not None
        return _worthless_bid(rules, call.trump, call.value) or _too_late(rules, state, call)
    return _double_refusal(rules, state) if call.kind == "double" else _redouble_refusal(rules, state)


def _worthless_bid(rules: NumericAuction, trump: Trump, value: ContractValue) -> str | None:
    """Why a bid is none at any time."""
    if trump.suit is None:
        return "auction.denominations"
    if value == "capot":
        return "auction.capot_bid" if rules.capot_bid == "not_biddable" else None
    if value == "generale":
        return "auction.generale_bid"
    assert isinstance(value, int)
    assert isinstance(rules.bid_step, int)
    if value < LOWEST_BID:
        return "auction.bid_minimum"
    if (value - LOWEST_BID) % rules.bid_step:
        return "auction.bid_step"
    return "auction.bid_maximum" if isinstance(rules.bid_maximum, int) and value > rules.bid_maximum else None


def _too_late(rules: NumericAuction, state: AuctionState, call: Call) -> str | None:
    """Why a bid may not follow what has been bid."""
    if state.contract is None:
        return None
    if state.doubles:
        return "auction.double_freezes_contract"
    highest = state.contract.value
    if highest == "capot":
        return "auction.capot_bid"
    if state.contract.taker == state.speaker and (rules.self_overbid == "never" or call.trump == state.contract.trump):
        return "auction.self_overbid"
    assert isinstance(highest, int)
    return "auction.not_higher" if isinstance(call.value, int) and call.value <= highest else None


def _double_refusal(rules: NumericAuction, state: AuctionState) -> str | None:
    if rules.doubling == "none":
        return "auction.doubling"
    if state.contract is None:
        return "auction.nothing_to_double"
    if state.doubles:
        return "auction.already_doubled"
    if state.contract.takers == state.speaker.side:
        return "auction.own_side"
    undoublable = {"capot": "capot", "eighty": LOWEST_BID}.get(rules.undoublable_contracts)
    return "auction.undoublable_contracts" if state.contract.value == undoublable else None


def _redouble_refusal(rules: NumericAuction, state: AuctionState) -> str | None:
    if rules.doubling != "double_and_redouble":
        return "auction.doubling"
    if state.contract is None or state.doubles == 0:
        return "auction.not_doubled"
    if state.doubles == 2:
        return "auction.already_doubled"
    entitled = (
        state.speaker == state.contract.taker
        if rules.redouble_right == "bidder_only"
        else state.speaker.side == state.contract.takers
    )
    return None if entitled else "auction.redouble_right"


def after(rules: NumericAuction, redouble_factor: int, state: AuctionState, call: Call) -> AuctionState:
    """The state after a call that is allowed; `redouble_factor` is the multiplier of a redoubled contract."""
    spoken = replace(state, speaker=state.speaker.next)
    if call.kind == "pass":
        return _after_pass(rules, spoken, state)
    if call.kind == "bid":
        assert call.trump is not None
        return replace(spoken, contract=Contract(call.trump, state.speaker, call.value), passes=0)
    assert state.contract is not None
    doubles = state.doubles + 1
    contract = replace(state.contract, multiplier=2 if doubles == 1 else redouble_factor)
    over = doubles == 2 and rules.redouble_closes == "yes"
    return replace(spoken, contract=contract, doubles=doubles, passes=0, over=over)


def _after_pass(rules: NumericAuction, spoken: AuctionState, state: AuctionState) -> AuctionState:
    passes = state.passes + 1
    needed = 4 if state.contract is None or rules.auction_end == "four_passes" else 3
    out = state.out | {state.speaker} if rules.pass_reentry == "out" else state.out
    return replace(spoken, passes=passes, out=out, over=passes == needed)
