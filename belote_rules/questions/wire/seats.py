"""Seats by name. The engine counts them in the order of play: an anticlockwise table swaps east and west."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

from belote_rules.cards import Seat, Side
from belote_rules.questions.wire.values import SeatName, SideName
from belote_rules.rules.ruleset import RuleSet

_ORDERS: Final[dict[str, tuple[SeatName, ...]]] = {
    "clockwise": ("N", "E", "S", "W"),
    "anticlockwise": ("N", "W", "S", "E"),
}
_SIDES: Final[tuple[SideName, ...]] = ("NS", "EW")


@dataclass(frozen=True, slots=True)
class SeatNames:
    """The names of the seats in the order of play, from north."""

    order: tuple[SeatName, ...]

    @staticmethod
    def of(rotation: Literal["clockwise", "anticlockwise"]) -> SeatNames:
        """The names at a table that turns this way."""
        return SeatNames(_ORDERS[rotation])

    @staticmethod
    def under(rules: RuleSet) -> SeatNames:
        """The names at a table of these rules (`table.rotation`)."""
        return SeatNames.of(rules.table.rotation)

    def read(self, name: SeatName) -> Seat:
        """The seat of this name."""
        return Seat(self.order.index(name))

    def find(self, name: str) -> Seat | None:
        """The seat of this name, None if there is none."""
        return next((seat for seat in Seat if self.order[seat] == name), None)

    def write(self, seat: Seat) -> SeatName:
        """The name of the seat."""
        return self.order[seat]


def read_side(name: SideName) -> Side:
    """The side of this name; sides are the same whichever way the table turns."""
    return Side(_SIDES.index(name))


def write_side(side: Side) -> SideName:
    """The name of the side."""
    return _SIDES[side]
