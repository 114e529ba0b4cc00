"""Calls as text: `pass`, `take`, `take H`, `bid 80 H`, `bid capot H`, `double`, and those of other games.

A call of the family that our auctions do not know is still a call; the auction says that it is none of its own.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

from belote_rules.cards import Card, Seat
from belote_rules.engine import auction
from belote_rules.engine.calls import DOUBLE, PASS, REDOUBLE, AuctionState, Call, bid, take
from belote_rules.engine.contract import ContractValue, Trump
from belote_rules.errors import BeloteError
from belote_rules.questions.wire.seats import SeatNames
from belote_rules.rules.ruleset import RuleSet

NOT_YOUR_TURN: Final = "auction.not_your_turn"
OTHER_GAME: Final = "auction.auction_kind"

_PLAIN: Final = {"pass": PASS, "double": DOUBLE, "redouble": REDOUBLE}
_LEVELS: Final = frozenset(("triple", "four", "gahwa"))
"""The levels above a redouble; whether they exist is for `auction.doubling` to say."""
_OTHERS: Final = frozenset(("play", "sun", "ashkal"))
_TRUMP: Final = "(?P<trump>[SHDC]|NT|AT)"
_TAKE: Final = re.compile(f"take {_TRUMP}")
_BID: Final = re.compile(f"bid (?P<value>0|[1-9][0-9]{{0,5}}|capot|generale) {_TRUMP}")
_BID_ELSEWHERE: Final = re.compile(f"(name|bid( [1-9][0-9]{{0,5}} capot)?) {_TRUMP}")
FORMS: Final = (
    "pass, take, take H, bid 80 H, bid capot H, bid generale H, bid H, bid 27 capot H, double, redouble, triple, four, "
    "gahwa, name H, play, sun, ashkal; out of turn with the seat behind it: double@W"
)


@dataclass(frozen=True, slots=True)
class SpokenCall:
    """A call as it was said: who spoke, if that was told, and what it is in our auctions.

    `call` is None for a call that is none in any of them; `foreign` is the code of the rule against it.
    """

    seat: Seat | None
    call: Call | None
    foreign: str = OTHER_GAME


def read_call(text: str, turned: Card | None, names: SeatNames, rules: RuleSet) -> SpokenCall:
    """The call in a text; `take` alone is the turned suit. A `BeloteError` (`wire.call`) for what is no call."""
    said, at, place = text.partition("@")
    seat = names.find(place) if at else None
    call = _own_call(said, turned)
    known = call is not None or said in _LEVELS or said in _OTHERS or _BID_ELSEWHERE.fullmatch(said) is not None
    if not known or (at and seat is None):
        raise BeloteError("wire.call", text=text, forms=FORMS)
    levels = said in _LEVELS and rules.auction.auction_kind == "numeric_ascending"
    return SpokenCall(seat, call, "auction.doubling" if levels else OTHER_GAME)


def _own_call(said: str, turned: Card | None) -> Call | None:
    if said in _PLAIN:
        return _PLAIN[said]
    if said == "take":
        return Call("take", None if turned is None else Trump(turned.suit))
    if match := _TAKE.fullmatch(said):
        return take(Trump[match["trump"]])
    if match := _BID.fullmatch(said):
        return bid(_value(match["value"]), Trump[match["trump"]])
    return None


def _value(text: str) -> ContractValue:
    return "capot" if text == "capot" else "generale" if text == "generale" else int(text)


def write_call(call: Call, turned: Card | None) -> str:
    """A call as text; taking the turned suit is `take`, in whichever round."""
    if call.kind == "bid" and call.trump is not None:
        return f"bid {call.value} {call.trump.name}"
    if call.kind == "take" and call.trump is not None:
        is_turned = turned is not None and call.trump.suit == turned.suit
        return "take" if is_turned else f"take {call.trump.name}"
    return call.kind


def refusal(rules: RuleSet, state: AuctionState, spoken: SpokenCall) -> str | None:
    """Why a call may not be made: the code of the rule against it; None when it may."""
    if state.over:
        return auction.OVER
    if spoken.seat not in (None, state.speaker):
        return NOT_YOUR_TURN
    if spoken.call is None:
        return spoken.foreign
    return auction.refusal(rules, state, spoken.call)
