"""What may be asked over the wire: one model an operation. Whether a question makes sense is read elsewhere."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Final, Literal

from pydantic import Field

from belote_rules.questions.wire.values import (
    CallText,
    CardCode,
    Contract,
    Declared,
    Hands,
    Id,
    Message,
    Play,
    Reserve,
    SeatName,
    SideBelotes,
    SideCardPoints,
    SideName,
    SidePoints,
    SideTricks,
    TakenContract,
    Tricks,
)

MOST_ITEMS: Final = 1_000
"""The most requests of a batch, deals of a match and calls of an auction."""

Hand = Annotated[list[CardCode], Field(min_length=1, max_length=8)]


class Request(Message):
    """What every request has."""

    id: Id


class Hello(Request):
    """Which protocol is spoken, and who is there?"""

    op: Literal["hello"]
    protocols: Annotated[list[int], Field(min_length=1, max_length=20)]
    suite: Annotated[str, Field(max_length=100)]


class Configure(Request):
    """Play by these rules: a whole tree of parameters, or a part of one laid over the rules in force."""

    op: Literal["configure"]
    variant: Annotated[str, Field(max_length=1_000)]
    rules: dict[str, Any]


class LegalCards(Request):
    """Which cards of the hand may be played to the trick?"""

    op: Literal["legal_cards"]
    contract: Contract
    trick: Annotated[list[Play], Field(max_length=3)]
    seat: SeatName
    hand: Hand


class JudgeCard(Request):
    """May this card be played?"""

    op: Literal["judge_card"]
    contract: Contract
    trick: Annotated[list[Play], Field(max_length=3)]
    seat: SeatName
    hand: Hand
    card: CardCode


class TrickWinner(Request):
    """Who holds the trick so far?"""

    op: Literal["trick_winner"]
    contract: Contract
    trick: Annotated[list[Play], Field(min_length=1, max_length=4)]


class DealSchedule(Request):
    """How are the cards dealt: up to the auction, and with a taker the whole deal?"""

    op: Literal["deal_schedule"]
    dealer: SeatName
    taker: SeatName | None = None


class AuctionRequest(Request):
    """An auction so far; `turned` where a card is turned up, and only there."""

    dealer: SeatName
    turned: CardCode | None = None
    calls: Annotated[list[CallText], Field(max_length=MOST_ITEMS)]


class LegalCalls(AuctionRequest):
    """What may be called now?"""

    op: Literal["legal_calls"]


class JudgeCall(AuctionRequest):
    """May this be called now?"""

    op: Literal["judge_call"]
    call: CallText


class AuctionResult(AuctionRequest):
    """What has come of the auction?"""

    op: Literal["auction_result"]


class Declarations(Request):
    """Which declarations count? Of the hands, or of the tricks where melds are made within them."""

    op: Literal["declarations"]
    contract: Contract
    leader: SeatName
    hands: Hands | None = None
    declared: Declared | None = None
    tricks: Annotated[
        list[Annotated[list[Play], Field(min_length=4, max_length=4)]] | None, Field(min_length=1, max_length=8)
    ] = None


class SpokenPlay(Message):
    """King or queen of trumps as it was played, with the word that was said."""

    card: CardCode
    word: Literal["belote", "rebelote"] | None = None
    how: Literal["led", "followed", "ruffed", "discarded"] | None = None


class Belote(Request):
    """What are king and queen of trumps worth, played in this order with these words?"""

    op: Literal["belote"]
    contract: Contract
    holder: SeatName
    plays: Annotated[list[SpokenPlay], Field(max_length=2)]
    side_tricks: Tricks = 1
    excused_before: bool = False


class TricksBySeat(Message):
    """Tricks by seat."""

    N: Tricks
    E: Tricks
    S: Tricks
    W: Tricks


class Counts(Message):
    """What was counted in a deal, on the contract's own scale before any conversion, doubling or rounding.

    Card points include the last trick's bonus and not the capot's. `belote` names the side that has it, or how many
    suits each side has it in. A count that no rule of the game needs may be absent.
    """

    card_points: SideCardPoints | None = None
    tricks: SideTricks | None = None
    belote: SideName | SideBelotes | None = None
    declarations: SideCardPoints | None = None
    last_trick: SideName | None = None
    tricks_by_seat: TricksBySeat | None = None


class ScoreDeal(Request):
    """What is recorded for a finished deal?"""

    op: Literal["score_deal"]
    contract: TakenContract
    counts: Counts
    reserve: Reserve | Annotated[list[Reserve], Field(max_length=100)] = 0
    last_deal: bool = False


class PlayedDeal(Message):
    """A deal as the sheet keeps it; `belote` is in recorded points, `redeal` is a deal that everybody passed."""

    recorded: SidePoints
    taker: SideName | None = None
    made: bool | None = None
    belote: SidePoints | None = None
    tricks: SideTricks | None = None
    redeal: Literal[True] | None = None


class ScoreMatch(Request):
    """Where does the match stand after these deals?"""

    op: Literal["score_match"]
    deals: Annotated[list[PlayedDeal], Field(max_length=MOST_ITEMS)]
    reserve: Reserve | Annotated[list[Reserve], Field(max_length=100)] = 0


class Ping(Request):
    """Are you there?"""

    op: Literal["ping"]


class Bye(Request):
    """No more questions."""

    op: Literal["bye"]


Single = Annotated[
    Hello
    | Configure
    | LegalCards
    | JudgeCard
    | TrickWinner
    | DealSchedule
    | LegalCalls
    | JudgeCall
    | AuctionResult
    | Declarations
    | Belote
    | ScoreDeal
    | ScoreMatch
    | Ping
    | Bye,
    Field(discriminator="op"),
]
"""A request that may stand in a batch."""


class Batch(Request):
    """Several requests at once, each with its own id; not another batch."""

    op: Literal["batch"]
    items: Annotated[list[Single], Field(max_length=MOST_ITEMS)]


class RawBatch(Request):
    """A batch whose items are still to be read, so that a bad one costs no other its answer."""

    op: Literal["batch"]
    items: Annotated[list[Any], Field(max_length=MOST_ITEMS)]


REQUESTS: Final[Mapping[str, type[Request]]] = {
    "hello": Hello,
    "configure": Configure,
    "legal_cards": LegalCards,
    "judge_card": JudgeCard,
    "trick_winner": TrickWinner,
    "deal_schedule": DealSchedule,
    "legal_calls": LegalCalls,
    "judge_call": JudgeCall,
    "auction_result": AuctionResult,
    "declarations": Declarations,
    "belote": Belote,
    "score_deal": ScoreDeal,
    "score_match": ScoreMatch,
    "batch": Batch,
    "ping": Ping,
    "bye": Bye,
}
"""Every operation and the form of its request."""
