"""What may be answered over the wire: one model of a result an operation, and the three kinds of reply."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Annotated, Any, Final, Generic, Literal, TypeVar

from pydantic import Field, TypeAdapter

from belote_rules.questions.wire.values import (
    BidPoints,
    CallText,
    CardCode,
    CardPoints,
    Code,
    DeclarationKind,
    Id,
    Message,
    Multiplier,
    Points,
    SeatName,
    SideName,
    SidePoints,
    TrumpName,
    Words,
)

Ops = Annotated[list[Annotated[str, Field(max_length=40)]], Field(max_length=100)]
Paths = Annotated[list[Annotated[str, Field(max_length=200)]], Field(max_length=1_000)]
Cards = Annotated[list[CardCode], Field(max_length=8)]


class Implementation(Message):
    """Who answers."""

    name: Annotated[str, Field(min_length=1, max_length=100)]
    version: Annotated[str, Field(max_length=100)]
    language: Annotated[str, Field(max_length=100)] | None = None
    homepage: Annotated[str, Field(max_length=1_000)] | None = None


class HelloResult(Message):
    """The protocol chosen, who answers, what it can be asked, and what it says of itself."""

    protocol: Literal[1]
    implementation: Implementation
    ops: Ops
    rotation: Literal["clockwise", "anticlockwise"] | None = None
    rules: dict[str, dict[str, Any]] | None = None
    variants: Annotated[list[Annotated[str, Field(max_length=1_000)]], Field(max_length=1_000)] | None = None
    window: Annotated[int, Field(ge=1, le=1_000)] | None = None
    deterministic: bool | None = None


class ConfigureResult(Message):
    """Which values are played now, which are not looked at, and which are not played, with the reason."""

    accepted: Paths
    ignored: Paths
    refused: dict[str, Words]


class LegalCardsResult(Message):
    """The legal cards, a set, and for each refused card the code of the duty against it."""

    cards: Cards
    reasons: dict[CardCode, Code] | None = None


class Judgement(Message):
    """Whether an act is legal; if not, the code of the rule against it."""

    legal: bool
    reason: Code | None = None


class TrickWinnerResult(Message):
    """Who holds the trick."""

    seat: SeatName


class PacketStep(Message):
    """So many cards for one player."""

    seat: SeatName
    cards: Annotated[int, Field(ge=1, le=8)]


class TurnUpStep(Message):
    """A card is turned up."""

    turn_up: Literal[True]


class TurnedStep(Message):
    """The turned card goes to a player."""

    seat: SeatName
    turned: Literal[True]


Steps = Annotated[list[PacketStep | TurnUpStep | TurnedStep], Field(max_length=40)]


class ScheduleResult(Message):
    """The steps of the deal."""

    steps: Steps


class AlternativesResult(Message):
    """The schedules among which the dealer may choose."""

    alternatives: Annotated[list[Steps], Field(min_length=2, max_length=20)]


class IllegalHistory(Message):
    """The history has a call that is not allowed: its place from 0, and the code of the rule against it."""

    illegal: Annotated[int, Field(ge=0)]
    reason: Code


class LegalCallsResult(Message):
    """What may be called, and by whom; nobody and nothing when it is over."""

    calls: Annotated[list[CallText], Field(max_length=1_000)]
    seat: SeatName | None
    out_of_turn: dict[SeatName, Annotated[list[CallText], Field(max_length=1_000)]] | None = None
    no_ceiling: Literal[True] | None = None


class ContractResult(Message):
    """The contract that the auction ends in."""

    trump: TrumpName
    taker: SeatName
    value: BidPoints | Literal["capot", "generale"] | None
    multiplier: Multiplier


class RedealResult(Message):
    """All passed; `dealer` deals next."""

    redeal: Literal[True]
    dealer: SeatName


class UnfinishedResult(Message):
    """The auction goes on with `seat`."""

    unfinished: Literal[True]
    seat: SeatName


class DeclarationMade(Message):
    """A declaration and its points."""

    seat: SeatName
    kind: DeclarationKind
    cards: Cards
    points: CardPoints


class DeclarationsResult(Message):
    """What was validly declared, what of it counts, and the points by side."""

    valid: Annotated[list[DeclarationMade], Field(max_length=32)]
    scored: Annotated[list[DeclarationMade], Field(max_length=32)]
    points: SidePoints


class BeloteResult(Message):
    """The 20 points or none, and the code of the rule that costs them."""

    points: Annotated[int, Field(ge=0, le=20, multiple_of=20)]
    reason: Code | None = None


class Components(Message):
    """The lines of a side's score, in recorded points; absent lines add nothing."""

    card_points: Points | None = None
    last_trick: Points | None = None
    capot: Points | None = None
    belote: Points | None = None
    declarations: Points | None = None
    contract: Points | None = None
    multiplier: Points | None = None
    rounding: Points | None = None
    reserve: Points | None = None


class SideComponents(Message):
    """The lines of the score by side."""

    NS: Components
    EW: Components


class ScoreDealResult(Message):
    """The score of a deal; for each side `recorded` is the sum of its components."""

    made: bool | None
    components: SideComponents
    recorded: SidePoints
    reserve: Points | Annotated[list[Points], Field(max_length=100)]
    replay: Literal[True] | None = None


class ScoreMatchResult(Message):
    """Where the match stands; a winner of null when it is over says that it is drawn."""

    totals: SidePoints
    over: bool
    winner: SideName | None
    reason: Code
    counters: SidePoints | None = None


class Nothing(Message):
    """Done."""


Result = TypeVar("Result")


class Answered(Message, Generic[Result]):
    """A reply with an answer."""

    id: Id
    result: Result


class Unsupported(Message):
    """A reply that the program does not answer this."""

    id: Id
    unsupported: Words


class Failed(Message):
    """A reply that the question makes no sense; `id` is null where none could be read."""

    id: Id | None
    error: Words


class BatchResult(Message):
    """The replies to the items of a batch, in their order; each result is that of its item's operation."""

    items: Annotated[list[Answered[dict[str, Any]] | Unsupported | Failed], Field(max_length=1_000)]


RESULTS: Final[Mapping[str, Any]] = {
    "hello": HelloResult,
    "configure": ConfigureResult,
    "legal_cards": LegalCardsResult,
    "judge_card": Judgement,
    "trick_winner": TrickWinnerResult,
    "deal_schedule": ScheduleResult | AlternativesResult,
    "legal_calls": LegalCallsResult | IllegalHistory,
    "judge_call": Judgement | IllegalHistory,
    "auction_result": ContractResult | RedealResult | UnfinishedResult | IllegalHistory,
    "declarations": DeclarationsResult,
    "belote": BeloteResult,
    "score_deal": ScoreDealResult,
    "score_match": ScoreMatchResult,
    "batch": BatchResult,
    "ping": Nothing,
    "bye": Nothing,
}
"""Every operation and the form of its result."""


@cache
def reply_to(op: str) -> TypeAdapter[Answered[Any] | Unsupported | Failed]:
    """What checks a reply to an operation: `reply_to("ping").validate_json(line)`."""
    answered: Any = Answered.__class_getitem__(RESULTS[op])
    return TypeAdapter(answered | Unsupported | Failed)
