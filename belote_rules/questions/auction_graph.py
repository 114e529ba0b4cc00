"""The canonical questions of the choice of trumps: the calls that two games both know, in every state both can reach.

The states are walked breadth first, so that the shortest auctions come first, and each is met once: turned by seat so
that the bidder is player 1, with one trump suit, since suits are unordered. Between two bids that some rule names all
values are alike, so only those next to one are bid: a ceiling may be as high as it likes.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Final

from belote_rules.cards import Card, Seat, read_card
from belote_rules.engine import auction
from belote_rules.engine.auction_numeric import LISTED_UP_TO, LOWEST_BID
from belote_rules.engine.calls import DOUBLE, PASS, REDOUBLE, AuctionState, Call, bid, take
from belote_rules.engine.contract import Trump
from belote_rules.rules.auction import NumericAuction
from belote_rules.rules.ruleset import RuleSet

DEALER: Final = Seat.W
TURNED: Final = read_card("8C")
"""The turned card of canonical auctions."""


@dataclass(frozen=True, slots=True)
class Choice:
    """A call that might be made in a state that both games reach by the same calls."""

    calls: tuple[Call, ...]
    state: AuctionState
    call: Call


def opening(rules: RuleSet) -> AuctionState:
    """The state before the first call, with a turned card where there is one."""
    turned: Card | None = TURNED if rules.auction.auction_kind == "turnup_two_round" else None
    return auction.opening(DEALER, turned)


def choices(a: RuleSet, b: RuleSet) -> Iterator[Choice]:
    """All choices that arise in both of two games with the same kind of auction, the shortest auctions first."""
    start = opening(a)
    met, queue = {_canonical(start)}, deque([(start, tuple[Call, ...]())])
    while queue:
        state, calls = queue.popleft()
        for call in _calls(a, b, state):
            yield Choice(calls, state, call)
            after = _common_state(a, b, state, call)
            if after is not None and _canonical(after) not in met:
                met.add(_canonical(after))
                queue.append((after, (*calls, call)))


def _common_state(a: RuleSet, b: RuleSet, state: AuctionState, call: Call) -> AuctionState | None:
    """The state after a call, if both games allow it, come to the same state and go on."""
    if auction.refusal(a, state, call) or auction.refusal(b, state, call):
        return None
    after = auction.after(a, state, call)
    return None if after.over or after != auction.after(b, state, call) else after


def _calls(a: RuleSet, b: RuleSet, state: AuctionState) -> Iterator[Call]:
    """The calls to try in a state: a pass, takes or bids in the same suit and another one, double, redouble."""
    yield PASS
    if not (isinstance(a.auction, NumericAuction) and isinstance(b.auction, NumericAuction)):
        yield from (take(trump) for trump in (Trump.C, Trump.H))
        return
    suits = (Trump.H,) if state.contract is None else (Trump.H, Trump.S)
    for value in _telling_bids(a.auction, b.auction):
        yield from (bid(value, trump) for trump in suits)
    yield bid("capot", Trump.H)
    yield DOUBLE
    yield REDOUBLE


def _telling_bids(a: NumericAuction, b: NumericAuction) -> list[int]:
    """The bids next to a value that a rule names, and the lowest ones, by fives where a step is five."""
    tops = {rules.bid_maximum if isinstance(rules.bid_maximum, int) else LISTED_UP_TO for rules in (a, b)}
    near = {top + more for top in tops for more in (-10, -5, 0, 5, 10)}
    return sorted({LOWEST_BID - 10, LOWEST_BID, LOWEST_BID + 5, LOWEST_BID + 10, LOWEST_BID + 20} | near)


def _canonical(state: AuctionState) -> AuctionState:
    """The state turned so that the bidder is player 1, bidding hearts."""
    if state.contract is None:
        return state
    turn = -state.contract.taker
    contract = replace(state.contract, taker=Seat.N, trump=Trump.H)
    out = frozenset(_turned(seat, turn) for seat in state.out)
    return replace(state, contract=contract, speaker=_turned(state.speaker, turn), dealer=DEALER, turned=None, out=out)


def _turned(seat: Seat, by: int) -> Seat:
    return Seat((seat + by) % 4)
