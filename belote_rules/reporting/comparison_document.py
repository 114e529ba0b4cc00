"""The form of comparisons in JSON: pydantic models, of which the JSON Schema is made."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import Field, TypeAdapter

from belote_rules.questions.wire import replies, requests
from belote_rules.questions.wire.values import CardCode, Message, SeatName

PathName = Annotated[str, Field(examples=["play.overtrump_opponent"])]
Sentences = list[str]
Value = str | int
PhaseName = Literal["table", "deal", "auction", "play", "announcements", "scoring", "match"]
Why = Literal["never_read", "cannot_arise", "another_name", "masked", "cancelled"]


class OfficesAsked(Message):
    """Who does what in a deal, and what becomes of the pack? The protocol has no operation for it."""

    ask: Literal["offices"]
    dealer: SeatName


class OfficesResult(Message):
    """The players with something to do; nobody cuts where `cutter` is null."""

    cutter: SeatName | None
    lifted: list[int] | None
    first_speaker: SeatName
    first_leader: SeatName
    next_dealer: SeatName
    may_shuffle: bool
    may_leave_unshuffled: bool


class MayDeclareAsked(Message):
    """May a player with this hand declare these sets, all of them? The protocol has no operation for it."""

    ask: Literal["may_declare"]
    hand: list[CardCode]
    sets: list[list[CardCode]]


class CardsBeforeDeclaringAsked(Message):
    """How many cards lie on the table when the second player declares? The protocol has no operation for it."""

    ask: Literal["cards_before_declaring"]


class CardsBeforeDeclaringResult(Message):
    """The number of cards; null at a table without declarations."""

    cards: int | None


Asked = (
    requests.LegalCards
    | requests.DealSchedule
    | requests.LegalCalls
    | requests.AuctionResult
    | requests.Declarations
    | requests.Belote
    | requests.ScoreDeal
    | requests.ScoreMatch
    | OfficesAsked
    | MayDeclareAsked
    | CardsBeforeDeclaringAsked
)
"""A question: a request of the protocol (`op`), or where it has none a form of its own (`ask`)."""

Result = (
    replies.LegalCardsResult
    | replies.ScheduleResult
    | replies.AlternativesResult
    | replies.LegalCallsResult
    | replies.ContractResult
    | replies.RedealResult
    | replies.UnfinishedResult
    | replies.IllegalHistory
    | replies.DeclarationsResult
    | replies.BeloteResult
    | replies.ScoreDealResult
    | replies.ScoreMatchResult
    | replies.Judgement
    | OfficesResult
    | CardsBeforeDeclaringResult
)
"""The result of a request, or of a form of its own."""


class VariantName(Message):
    """A rule set: as it was asked for, the id of its profile, its title."""

    name: str
    id: str
    title: str


class EvidenceShown(Message):
    """How surely a value is known, from where, and which profile says so."""

    status: Literal["stated", "implied", "silent", "contradictory", "house", "not_applicable"]
    section: str | None
    note: str | None
    profile: str | None


class ValueShown(Message):
    """A value of a parameter with its meaning and evidence."""

    value: Value
    meaning: str
    evidence: EvidenceShown


class ParameterPair(Message):
    """A parameter in A and in B; null where a kind of auction has no such parameter."""

    path: PathName
    title: str
    a: ValueShown | None
    b: ValueShown | None


class WithoutEffectShown(ParameterPair):
    """A parameter that differs in vain; `by` are the parameters that carry, hide or cancel it."""

    why: Why
    by: list[PathName]


class PositionsShown(Message):
    """Concrete positions of play with a hand of one card, of two, ... of eight: those that differ, and all."""

    differing: Annotated[list[int], Field(min_length=8, max_length=8)]
    all: Annotated[list[int], Field(min_length=8, max_length=8)]


class Answered(Message):
    """What one rule set is asked, in its own seats, and what it answers; the same in words."""

    request: Asked
    result: Result
    words: Sentences


class DifferenceShown(Message):
    """A difference: its cause, how much it is, and its smallest witness.

    `cells` of `questions` canonical questions show it; null for what is told once and not counted. `positions` is
    there in the play alone.
    """

    phase: PhaseName
    parameters: list[ParameterPair]
    alternatives: list[list[PathName]]
    facets: list[str]
    cells: int | None
    questions: int | None
    positions: PositionsShown | None
    question: Sentences
    a: Answered
    b: Answered


class PhaseShown(Message):
    """A phase: its canonical questions, how many are answered differently, and the number of causes."""

    phase: PhaseName
    questions: int
    differing: int
    differences: int


class ComparisonDocument(Message):
    """Two rule sets compared by behaviour."""

    kind: Literal["comparison"]
    language: Literal["en", "fr"]
    a: VariantName
    b: VariantName
    equal: bool
    mirrored: bool
    verdict: str
    measure: str
    phases: list[PhaseShown]
    differences: list[DifferenceShown]
    without_effect: list[WithoutEffectShown]


class PairShown(Message):
    """Two of a family: the paths to blame for each of their differences, by phase, and how far apart they are."""

    a: str
    b: str
    equal: bool
    mirrored: bool
    distance: int
    differences: dict[PhaseName, list[list[PathName]]]
    without_effect: dict[PathName, Why]


class ValuesShown(Message):
    """A parameter on which not all agree: each rule set's value by name, null where it has no such parameter."""

    path: PathName
    title: str
    values: dict[str, Value | None]


class BranchShown(Message):
    """A branch of the family tree: its parts are branches, or names; `height` says how far apart they are."""

    parts: list[BranchShown | str]
    names: list[str]
    height: float


class FamilyDocument(Message):
    """Several rule sets, each two of them compared."""

    kind: Literal["family"]
    language: Literal["en", "fr"]
    variants: list[VariantName]
    alike: list[list[str]]
    pairs: list[PairShown]
    tree: BranchShown
    values: list[ValuesShown]


Document = Annotated[ComparisonDocument | FamilyDocument, Field(discriminator="kind")]


def comparison_schema() -> dict[str, Any]:
    """The JSON Schema of what `compare --format json` writes, of two rule sets or of more."""
    schema = TypeAdapter[Any](Document).json_schema()
    head = {"$schema": "https://json-schema.org/draft/2020-12/schema", "title": "Rule sets compared by behaviour"}
    return {**head, **schema}
