"""The choice of trumps round a turned card: two rounds, the first to take ends it.

Sources: 000 section 01, 001 How to play, 002 Deal, 003 How to play and Taking trump, 004 The deal and trumps.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from belote_rules.engine.calls import PASS, AuctionState, Call, take
from belote_rules.engine.contract import Contract, Trump
from belote_rules.rules.auction import TurnupAuction

LAST_PASS = 7
"""Passes before the last speaker of the second round."""


def calls() -> Iterator[Call]:
    """All calls that this kind of auction knows."""
    yield PASS
    for trump in (Trump.S, Trump.H, Trump.D, Trump.C):
        yield take(trump)


def refusal(rules: TurnupAuction, state: AuctionState, call: Call) -> str | None:
    """Why a call is not allowed now; None when it is."""
    if call.kind == "pass":
        forced = rules.all_pass_outcome == "dealer_forced" and state.passes == LAST_PASS
        return "auction.all_pass_outcome" if forced else None
    if call.kind != "take":
        return "auction.auction_kind"
    assert call.trump is not None
    if call.trump.suit is None:
        return "auction.denominations"
    assert state.turned is not None
    turned = call.trump.suit == state.turned.suit
    if state.passes < 4:
        return None if turned else "auction.round1_choices"
    return "auction.round2_choices" if turned and rules.round2_choices == "other_suits_only" else None


def after(state: AuctionState, call: Call) -> AuctionState:
    """The state after a call that is allowed."""
    if call.kind == "pass":
        passes = state.passes + 1
        return replace(state, passes=passes, speaker=state.speaker.next, over=passes > LAST_PASS)
    assert call.trump is not None
    return replace(state, contract=Contract(call.trump, state.speaker), over=True)
