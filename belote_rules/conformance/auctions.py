"""An auction to ask about, and the parameter that decides what is asked of it."""

from __future__ import annotations

from typing import NamedTuple

from belote_rules.cards import Card, Seat
from belote_rules.engine import auction
from belote_rules.engine.calls import DOUBLE, PASS, REDOUBLE, AuctionState, Call
from belote_rules.questions.wire.asking import AuctionOp
from belote_rules.questions.wire.calls import read_call, refusal
from belote_rules.questions.wire.seats import SeatNames
from belote_rules.rules.ruleset import RuleSet


class Auction(NamedTuple):
    """An auction as it is told over the wire, and what is asked of it; `call` is the one to be judged."""

    op: AuctionOp
    dealer: Seat
    turned: Card | None
    calls: tuple[str, ...]
    call: str | None = None


def about(rules: RuleSet, asked: Auction) -> str:
    """The rule that decides: that against a call which is not allowed, else the one that lets the last call pass."""
    names = SeatNames.under(rules)
    state, last = auction.opening(asked.dealer, asked.turned), None
    for text in (*asked.calls, *(() if asked.call is None else (asked.call,))):
        spoken = read_call(text, asked.turned, names, rules)
        reason = refusal(rules, state, spoken)
        if reason is not None:
            return reason
        assert spoken.call is not None
        before, last = state, spoken.call
        state = auction.after(rules, state, last)
    if asked.op == "legal_calls" or last is None:
        return _of_state(state)
    return _of_call(before, last, state)


def _of_state(state: AuctionState) -> str:
    """What the calls that are left depend on most."""
    if state.over:
        return auction.OVER
    if state.turned is not None:
        return "auction.round1_choices" if state.passes < 4 else "auction.round2_choices"
    if state.contract is None:
        return "auction.bid_minimum"
    if state.doubles:
        return "auction.redouble_right" if state.doubles == 1 else "auction.redouble_closes"
    return "auction.capot_bid" if state.contract.value == "capot" else "auction.not_higher"


def _of_call(before: AuctionState, call: Call, after: AuctionState) -> str:
    """The rule that allows a call, or that makes it the last."""
    if call == PASS:
        return _of_pass(before, after)
    if call.kind == "take":
        return "auction.round1_choices" if before.passes < 4 else "auction.round2_choices"
    if call in (DOUBLE, REDOUBLE):
        return "auction.doubling" if call == DOUBLE else "auction.redouble_closes"
    if call.value == "capot":
        return "auction.capot_bid"
    return "auction.bid_minimum" if before.contract is None else "auction.not_higher"


def _of_pass(before: AuctionState, after: AuctionState) -> str:
    if after.over and after.contract is None:
        return "deal.redeal_dealer"
    return "auction.all_pass_outcome" if before.contract is None else "auction.auction_end"
