"""The choice of trumps as a machine of states: what may be said, by whom, and what comes of it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from belote_rules.cards import Card, Seat
from belote_rules.engine import auction_numeric, auction_turnup
from belote_rules.engine.calls import PASS, AuctionState, Call
from belote_rules.engine.table import first_speaker
from belote_rules.rules.ruleset import RuleSet

OVER = "auction.over"


def opening(dealer: Seat, turned: Card | None = None) -> AuctionState:
    """The state before the first call."""
    return AuctionState(dealer=dealer, speaker=first_speaker(dealer), turned=turned)


def refusal(rules: RuleSet, state: AuctionState, call: Call) -> str | None:
    """Why the speaker may not make a call: the code of the rule against it; None when he may."""
    if state.over:
        return OVER
    if rules.auction.auction_kind == "numeric_ascending":
        return auction_numeric.refusal(rules.auction, state, call)
    assert rules.auction.auction_kind == "turnup_two_round"  # rules/validity.py refuses the other kinds
    return auction_turnup.refusal(rules.auction, state, call)


def legal_calls(rules: RuleSet, state: AuctionState) -> tuple[Call, ...]:
    """What the speaker may call, the pass first; nothing when it is over."""
    return tuple(call for call in _calls(rules) if refusal(rules, state, call) is None)


def _calls(rules: RuleSet) -> Iterator[Call]:
    if rules.auction.auction_kind == "numeric_ascending":
        return auction_numeric.calls(rules.auction)
    return auction_turnup.calls()


def after(rules: RuleSet, state: AuctionState, call: Call) -> AuctionState:
    """The state after a call that is allowed. A pass that is the only call left is made by itself."""
    state = _after(rules, state, call)
    while not state.over and _only_a_pass_is_left(rules, state):
        state = _after(rules, state, PASS)
    return state


def _only_a_pass_is_left(rules: RuleSet, state: AuctionState) -> bool:
    """Whether the speaker has no choice; at a turned card he always has one."""
    if rules.auction.auction_kind != "numeric_ascending":
        return False
    return auction_numeric.only_a_pass_is_left(rules.auction, state)


def _after(rules: RuleSet, state: AuctionState, call: Call) -> AuctionState:
    if rules.auction.auction_kind == "numeric_ascending":
        return auction_numeric.after(rules.auction, rules.scoring.redouble_factor, state, call)
    return auction_turnup.after(state, call)


def replay(
    rules: RuleSet, dealer: Seat, turned: Card | None, calls: Sequence[Call]
) -> tuple[AuctionState, tuple[int, str] | None]:
    """The state after calls in order; with the place and the code of the first that is not allowed, if any."""
    state = opening(dealer, turned)
    for place, call in enumerate(calls):
        reason = refusal(rules, state, call)
        if reason is not None:
            return state, (place, reason)
        state = after(rules, state, call)
    return state, None
