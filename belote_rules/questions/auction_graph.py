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
    """A call that might be made after calls that both games allow and after which both go on with the same speaker.

    `state` is where the first game stands. Unless it is `shared` the other remembers something else of these calls
    (who is out), and a rule set has to look where it stands itself.
    """

    calls: tuple[Call, ...]
    state: AuctionState
    call: Call
    shared: bool = True


States = tuple[AuctionState, AuctionState]
"""Where two games stand after the same calls."""


def opening(rules: RuleSet) -> AuctionState:
    """The state before the first call, with a turned card where there is one."""
    turned: Card | None = TURNED if rules.auction.auction_kind == "turnup_two_round" else None
    return auction.opening(DEALER, turned)


def choices(a: RuleSet, b: RuleSet) -> Iterator[Choice]:
    """All choices that arise in both of two games with the same kind of auction, the shortest auctions first."""
    start = opening(a), opening(a)
    met, queue = {_canonical(start)}, deque([(start, tuple[Call, ...]())])
    while queue:
        states, calls = queue.popleft()
        for call in _calls(a, b, states[0]):
            yield Choice(calls, states[0], call, shared=states[0] == states[1])
            after = _common_states(a, b, states, call)
            if after is not None and _canonical(after) not in met:
                met.add(_canonical(after))
                queue.append((after, (*calls, call)))


def _common_states(a: RuleSet, b: RuleSet, states: States, call: Call) -> States | None:
    """The states after a call, if both games allow it and go on with the same speaker and the same contract."""
    if auction.refusal(a, states[0], call) or auction.refusal(b, states[1], call):
        return None
    one, other = auction.after(a, states[0], call), auction.after(b, states[1], call)
    if one.over or other.over or (one.speaker, one.contract) != (other.speaker, other.contract):
        return None
    return one, other


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


def _canonical(states: States) -> States:
    """The states turned so that the bidder is player 1, bidding hearts."""
    one = _turned_state(states[0])
    return one, one if states[0] == states[1] else _turned_state(states[1])


def _turned_state(state: AuctionState) -> AuctionState:
    if state.contract is None:
        return state
    turn = -state.contract.taker
    contract = replace(state.contract, taker=Seat.N, trump=Trump.H)
    out = frozenset(_turned(seat, turn) for seat in state.out)
    return replace(state, contract=contract, speaker=_turned(state.speaker, turn), dealer=DEALER, turned=None, out=out)


def _turned(seat: Seat, by: int) -> Seat:
    return Seat((seat + by) % 4)


def witness_order(calls: tuple[Call, ...]) -> tuple[object, ...]:
    """The documented order of witnesses: fewer calls, then pass before bids before doubles, the lowest bids first."""
    return len(calls), [_place(call) for call in calls]


def _place(call: Call) -> tuple[int, int, int]:
    kind = ("pass", "take", "bid", "double", "redouble").index(call.kind)
    value = call.value if isinstance(call.value, int) else 2 * LISTED_UP_TO
    return kind, value, -1 if call.trump in (None, Trump.H) else call.trump
