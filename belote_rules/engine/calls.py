"""What is said in the choice of trumps, and where it stands; one module a kind of auction says what is allowed."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

from belote_rules.cards import Card, Seat
from belote_rules.engine.contract import Contract, ContractValue, Trump

CallKind = Literal["pass", "take", "bid", "double", "redouble"]


@dataclass(frozen=True, slots=True)
class Call:
    """A call: `take` has the trumps, `bid` the trumps and the value."""

    kind: CallKind
    trump: Trump | None = None
    value: ContractValue = None


PASS: Final = Call("pass")
DOUBLE: Final = Call("double")
REDOUBLE: Final = Call("redouble")


def take(trump: Trump) -> Call:
    """Take with these trumps."""
    return Call("take", trump)


def bid(value: ContractValue, trump: Trump) -> Call:
    """Bid so many points (or capot) with these trumps."""
    return Call("bid", trump, value)


@dataclass(frozen=True, slots=True)
class AuctionState:
    """Where a choice of trumps stands: all that the rules look at, and no more.

    `passes` counts the passes since the last call that was none (all of them before the first); `out` holds
    those who may not speak again. `contract` is the bid that stands. When it is over without one, all have passed.
    """

    dealer: Seat
    speaker: Seat
    turned: Card | None = None
    contract: Contract | None = None
    passes: int = 0
    out: frozenset[Seat] = frozenset()
    doubles: int = 0
    over: bool = False
