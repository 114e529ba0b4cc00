"""What has been chosen: the trumps, by whom, for how much, and how often it was doubled."""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum
from typing import Literal

from belote_rules.cards import Seat, Side, Suit

ContractValue = int | Literal["capot", "generale"] | None
"""The points that were bid; None where no number is bid (a turn-up game)."""


class Trump(IntEnum):
    """What rules the tricks: one of the four suits (numbered as `Suit`), no trump, or all trumps."""

    S = 0
    H = 1
    D = 2
    C = 3
    NT = 4
    AT = 5

    @property
    def suit(self) -> Suit | None:
        """The trump suit; None without trumps and where every suit is one."""
        return Suit(self) if self < 4 else None


@dataclass(frozen=True, slots=True)
class Contract:
    """A contract: `multiplier` is 1, 2 when doubled, 3 or 4 when redoubled (`scoring.redouble_factor`)."""

    trump: Trump
    taker: Seat = Seat.N
    value: ContractValue = None
    multiplier: int = 1

    @property
    def takers(self) -> Side:
        """The side that has to make the contract."""
        return self.taker.side

    @property
    def defence(self) -> Side:
        """The other side."""
        return self.taker.side.other
