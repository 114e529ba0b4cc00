"""Walking two auctions side by side, shortest first, until they part.

Both machines start alike and take every call that both allow; each pair of states is met once, so that the walk
ends however long auctions may grow.
"""

from __future__ import annotations

from collections import deque
from dataclasses import replace

from belote_rules.cards import Card, Seat
from belote_rules.engine import auction
from belote_rules.engine.calls import AuctionState, Call
from belote_rules.questions.values import AuctionSoFar
from belote_rules.rules.ruleset import RuleSet

_Pair = tuple[AuctionState, AuctionState]


def parting(a: RuleSet, b: RuleSet, dealer: Seat, turned: Card) -> AuctionSoFar | None:
    """The shortest auction that both rule sets allow and after which they differ; None when there is none."""
    start = auction.opening(dealer, turned), auction.opening(dealer, turned)
    met, queue = {_seen(start)}, deque[tuple[_Pair, tuple[Call, ...]]]([(start, ())])
    while queue:
        (ours, theirs), calls = queue.popleft()
        allowed = auction.legal_calls(a, ours)
        if allowed != auction.legal_calls(b, theirs) or not _same(a, b, ours, theirs):
            return AuctionSoFar(dealer, turned, calls)
        for call in allowed:
            pair = auction.after(a, ours, call), auction.after(b, theirs, call)
            if _seen(pair) not in met:
                met.add(_seen(pair))
                queue.append((pair, (*calls, call)))
    return None


def _same(a: RuleSet, b: RuleSet, ours: AuctionState, theirs: AuctionState) -> bool:
    """Whether two auctions stand alike: the same speaker, or the same end."""
    if ours.over != theirs.over:
        return False
    if not ours.over:
        return ours.speaker == theirs.speaker
    same_dealer = a.deal.redeal_dealer == b.deal.redeal_dealer
    return ours.contract == theirs.contract and (ours.contract is not None or same_dealer)


def _seen(pair: _Pair) -> _Pair:
    """A pair of states as the walk remembers it: suits that nothing orders count as one."""
    return _one_suit(pair[0]), _one_suit(pair[1])


def _one_suit(state: AuctionState) -> AuctionState:
    contract = state.contract
    if contract is None or contract.value is None:
        return state
    return replace(state, contract=replace(contract, trump=type(contract.trump)(0)))
