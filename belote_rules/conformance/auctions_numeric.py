"""Auctions of rising bids: every state of the auction's graph with every call in it, ladders, and forged calls.

The states are those in which the rules can tell calls apart (`questions.auction_graph`), at a table turned and in
suits changed from one to the next.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import permutations
from typing import Final, NamedTuple

from belote_rules.cards import Seat
from belote_rules.conformance.auctions import Auction
from belote_rules.engine import auction
from belote_rules.engine.auction_numeric import LISTED_UP_TO, LOWEST_BID
from belote_rules.engine.calls import PASS, Call
from belote_rules.engine.contract import Trump
from belote_rules.questions.auction_graph import DEALER, Choice, choices
from belote_rules.questions.wire.calls import write_call
from belote_rules.questions.wire.seats import SeatNames
from belote_rules.rules.auction import NumericAuction
from belote_rules.rules.ruleset import RuleSet

Suits = tuple[Trump, ...]


class _Form(NamedTuple):
    """A form of a canonical auction: turned by so many seats, in other suits."""

    turn: int
    suits: Suits

    def auction(self, choice: Choice, *, op: str, after: tuple[Call, ...] = (), call: Call | None = None) -> Auction:
        calls = tuple(self._write(said) for said in (*choice.calls, *after))
        judged = None if call is None else self._write(call)
        return Auction(op, Seat((DEALER + self.turn) % 4), None, calls, judged)  # type: ignore[arg-type]

    def _write(self, call: Call) -> str:
        changed = call if call.trump is None else Call(call.kind, self.suits[call.trump], call.value)
        return write_call(changed, None)


_SUITS: Final[tuple[Suits, ...]] = tuple(permutations((Trump.S, Trump.H, Trump.D, Trump.C)))
_FORMS: Final = tuple(_Form(place % 4, suits) for place, suits in enumerate(_SUITS))
"""Forms in which one follows the other."""
_ALL_FORMS: Final = tuple(_Form(turn, suits) for suits in _SUITS[::5] for turn in range(4))


def standard(rules: RuleSet) -> Iterator[Auction]:
    """Each state asked, and each call in it judged, in one form; and what no state of the graph shows."""
    states: set[tuple[Call, ...]] = set()
    refused: Counter[str] = Counter()
    for place, choice in enumerate(choices(rules, rules)):
        form = _FORMS[place % len(_FORMS)]
        if choice.calls not in states:
            states.add(choice.calls)
            yield form.auction(choice, op="legal_calls")
            yield form.auction(choice, op="auction_result")
        yield from _choice(rules, choice, form)
        yield from _not_allowed(rules, choice, form, refused)
    for dealer in Seat:
        yield from _at_table(rules, dealer)


def further(rules: RuleSet) -> Iterator[Auction]:
    """All states and calls in all forms."""
    for choice in choices(rules, rules):
        for form in _ALL_FORMS:
            if choice.call == PASS:
                yield form.auction(choice, op="legal_calls")
                yield form.auction(choice, op="auction_result")
            yield from _choice(rules, choice, form)


def _choice(rules: RuleSet, choice: Choice, form: _Form) -> Iterator[Auction]:
    """A call judged, and what comes of it when it is allowed: the end of the auction, or that it goes on."""
    yield form.auction(choice, op="judge_call", call=choice.call)
    if auction.refusal(rules, choice.state, choice.call) is None:
        state = auction.after(rules, choice.state, choice.call)
        yield form.auction(choice, op="auction_result", after=(choice.call,))
        if state.over:
            yield form.auction(choice, op="legal_calls", after=(choice.call,))


_EACH_REFUSAL: Final = 2


def _not_allowed(rules: RuleSet, choice: Choice, form: _Form, met: Counter[str]) -> Iterator[Auction]:
    """Histories with a call that is not allowed, a pass behind it: a few for each rule."""
    reason = auction.refusal(rules, choice.state, choice.call)
    if reason is not None and met[reason + choice.call.kind] < _EACH_REFUSAL:
        met[reason + choice.call.kind] += 1
        yield form.auction(choice, op="auction_result", after=(choice.call, PASS))
        yield form.auction(choice, op="legal_calls", after=(choice.call,))


def _at_table(rules: RuleSet, dealer: Seat) -> Iterator[Auction]:
    """What is asked with each dealer: the whole ladder, bids and calls that do not exist, calls out of turn."""
    for calls, call in (*_ladder(rules, dealer), *_forged(dealer), *_out_of_turn(rules, dealer)):
        yield Auction("judge_call", dealer, None, calls, call)
    for passes in range(1, 5):
        yield Auction("auction_result", dealer, None, ("pass",) * passes)
    yield from _doubled_to_the_end(rules, dealer)


def _ladder(rules: RuleSet, dealer: Seat) -> Iterator[tuple[tuple[str, ...], str]]:
    """Every bid over the one below it, and itself again, in suits that go round."""
    assert isinstance(rules.auction, NumericAuction)
    step = rules.auction.bid_step
    top = rules.auction.bid_maximum if isinstance(rules.auction.bid_maximum, int) else LISTED_UP_TO
    assert isinstance(step, int)
    calls: tuple[str, ...] = ()
    for place, value in enumerate(range(LOWEST_BID, min(top, 200) + 1, step)):
        call = f"bid {value} {'SHDC'[(place + dealer) % 4]}"
        yield calls, call
        if place % 4 == dealer:
            yield (*calls, call), f"bid {value} {'SHDC'[(place + dealer + 1) % 4]}"
            yield (*calls, call), "bid capot S"
        calls = (*calls, call)


def _forged(dealer: Seat) -> Iterator[tuple[tuple[str, ...], str]]:
    """Bids and calls that no auction of these rules has: too low, too high, off the step, of other games."""
    suit = "SHDC"[dealer]
    bids = ("0", "10", "70", "79", "81", "82", "95", "170", "180", "250", "500", "1000", "generale")
    forged = [f"bid {value} {suit}" for value in bids]
    for call in (*forged, "bid 100 NT", "bid 100 AT", "take H", "triple", "four", "play", "bid H"):
        yield (), call
        yield ("pass", f"bid 90 {suit}"), call


def _out_of_turn(rules: RuleSet, dealer: Seat) -> Iterator[tuple[tuple[str, ...], str]]:
    """Calls by somebody else than the speaker, which would be allowed to him in his turn."""
    names = SeatNames.under(rules)
    first, second, third = (names.write(Seat((dealer + more) % 4)) for more in (1, 2, 3))
    yield (), f"pass@{second}"
    yield (), f"bid 80 D@{third}"
    yield ("bid 80 H",), f"double@{names.write(dealer)}"
    yield ("bid 80 H",), f"bid 90 H@{third}"
    yield ("bid 80 H", "pass"), f"double@{second}"
    yield ("bid 80 H", "double"), f"redouble@{first}"


def _doubled_to_the_end(rules: RuleSet, dealer: Seat) -> Iterator[Auction]:
    """Doubled and redoubled contracts in each suit and of each taker, as far as the rules let them go."""
    doubled = getattr(rules.auction, "doubling", "none") != "none"
    for value, suit in (("80", "S"), ("130", "H"), ("160", "D"), ("capot", "C")):
        opened = (*("pass",) * ((dealer + len(value)) % 3), f"bid {value} {suit}")
        tails: tuple[tuple[str, ...], ...] = (("pass",) * 3,)
        if doubled:
            tails = (*tails, ("double", "pass", "pass", "pass"), ("double", "redouble"), ("pass", "pass", "double"))
        yield from (Auction("auction_result", dealer, None, (*opened, *tail)) for tail in tails)
