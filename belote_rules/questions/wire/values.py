"""The values of the wire: what a card, a seat, a contract and a call look like in JSON, closed and bounded."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from pydantic import BaseModel, ConfigDict, Field

LINE_LIMIT: Final = 1 << 20
"""The longest line, in bytes without its line feed."""
LARGEST_ID: Final = 2**53 - 1
"""The largest number that every reader of JSON keeps exact."""


class Message(BaseModel):
    """What every message of the wire is: closed, strict about types, frozen."""

    model_config = ConfigDict(strict=True, extra="forbid", frozen=True)


CardCode = Annotated[str, Field(pattern=r"^[789TJQKA][SHDC]$", examples=["9H", "TS"])]
SeatName = Literal["N", "E", "S", "W"]
SideName = Literal["NS", "EW"]
TrumpName = Literal["S", "H", "D", "C", "NT", "AT"]
DeclarationKind = Literal["tierce", "fifty", "hundred", "square"]
CallText = Annotated[str, Field(max_length=24, examples=["pass", "take H", "bid 80 H", "double@W"])]
Code = Annotated[str, Field(max_length=80, examples=["play.overtrump_opponent"])]
"""The path of the parameter that decides, or a named invariant."""
Words = Annotated[str, Field(max_length=4_000)]
Id = Annotated[int, Field(ge=-LARGEST_ID, le=LARGEST_ID)]

Points = Annotated[int, Field(ge=-1_000_000, le=1_000_000)]
"""Recorded points; some games record less than nothing."""
CardPoints = Annotated[int, Field(ge=0, le=1_000)]
Tricks = Annotated[int, Field(ge=0, le=8)]
Multiplier = Annotated[int, Field(ge=1, le=4)]
Reserve = Annotated[int, Field(ge=0, le=1_000_000)]
BidPoints = Annotated[int, Field(ge=0, le=999_999)]


class Contract(Message):
    """What has been chosen; questions of play need the trumps alone."""

    trump: TrumpName
    taker: SeatName | None = None
    value: BidPoints | Literal["capot", "generale"] | None = None
    multiplier: Multiplier = 1


class TakenContract(Message):
    """A contract with who has to make it; `value` is null where no number is bid."""

    trump: TrumpName
    taker: SeatName
    value: BidPoints | Literal["capot", "generale"] | None = None
    multiplier: Multiplier = 1


class Play(Message):
    """A card as it was played."""

    seat: SeatName
    card: CardCode


class SidePoints(Message):
    """Points by side."""

    NS: Points
    EW: Points


class SideCardPoints(Message):
    """Card points, or points of declarations, by side."""

    NS: CardPoints
    EW: CardPoints


class SideTricks(Message):
    """Tricks by side."""

    NS: Tricks
    EW: Tricks


class SideBelotes(Message):
    """Number of belotes by side."""

    NS: Annotated[int, Field(ge=0, le=4)]
    EW: Annotated[int, Field(ge=0, le=4)]


WholeHand = Annotated[list[CardCode], Field(min_length=8, max_length=8)]


class Claim(Message):
    """A declaration as a player makes it."""

    kind: DeclarationKind
    cards: Annotated[list[CardCode], Field(min_length=3, max_length=8)]


class Hands(Message):
    """The four hands of eight."""

    N: WholeHand
    E: WholeHand
    S: WholeHand
    W: WholeHand


Claims = Annotated[list[Claim], Field(max_length=8)]


class Declared(Message):
    """What each seat declares; a seat that is absent declares nothing."""

    N: Claims = Field(default_factory=list)
    E: Claims = Field(default_factory=list)
    S: Claims = Field(default_factory=list)
    W: Claims = Field(default_factory=list)
