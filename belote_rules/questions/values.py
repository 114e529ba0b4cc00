"""The questions that one can ask of a rule set, and their answers: small immutable values.

Questions speak of seats in the order of play and carry their whole position. Cards of a trick stand in the order
played, so that a question of play needs no seats. `questions.referee.answer` answers all of them.
"""

from __future__ import annotations

from dataclasses import dataclass

from belote_rules.cards import Card, CardSet, Seat
from belote_rules.engine.announcements import Declaration
from belote_rules.engine.belote import Spoken
from belote_rules.engine.calls import Call
from belote_rules.engine.contract import Contract, Trump
from belote_rules.engine.deal import Schedule
from belote_rules.engine.match import PlayedDeal
from belote_rules.engine.outcome import Counts


@dataclass(frozen=True, slots=True)
class LegalCards:
    """Which cards of the hand may be played to the trick?"""

    trump: Trump
    trick: tuple[Card, ...]
    hand: CardSet
    multiplier: int = 1


@dataclass(frozen=True, slots=True)
class LegalCardsAnswer:
    """The legal cards, and for each refused card the code of the duty against it."""

    cards: CardSet
    reasons: tuple[tuple[Card, str], ...]


@dataclass(frozen=True, slots=True)
class TrickWinner:
    """Which card holds the trick? The answer is its place, 0 for the leader's."""

    trump: Trump
    trick: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class LeadsNext:
    """Who takes this trick, and so leads to the next one? The answer is a seat."""

    trump: Trump
    leader: Seat
    trick: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class CardPoints:
    """What are these cards worth? The answer is in card points, without the last trick's bonus."""

    trump: Trump
    cards: CardSet


@dataclass(frozen=True, slots=True)
class Offices:
    """Who does what in a deal, and what is done with the pack before it?"""

    dealer: Seat


@dataclass(frozen=True, slots=True)
class OfficesAnswer:
    """The players with something to do, and what may become of the pack between two deals.

    `cutter` is None where nobody cuts, and so is `lifted`: the fewest and the most cards that may be cut off.
    """

    cutter: Seat | None
    first_speaker: Seat
    first_leader: Seat
    next_dealer: Seat
    may_shuffle: bool
    may_leave_unshuffled: bool
    lifted: tuple[int, int] | None


@dataclass(frozen=True, slots=True)
class DealSchedule:
    """How are the cards dealt: up to the choice of trumps, and with a taker the whole deal?"""

    dealer: Seat
    taker: Seat | None = None


@dataclass(frozen=True, slots=True)
class DealScheduleAnswer:
    """The schedules among which the dealer may choose; usually one."""

    alternatives: tuple[Schedule, ...]


@dataclass(frozen=True, slots=True)
class AuctionSoFar:
    """Where does this choice of trumps stand, and what may be called?"""

    dealer: Seat
    turned: Card | None
    calls: tuple[Call, ...]


@dataclass(frozen=True, slots=True)
class AuctionAnswer:
    """Whose turn it is and what he may call; when it is over the contract, or who deals again.

    `illegal` is the place and the code of the first call that is not allowed; all else is empty then.
    """

    speaker: Seat | None = None
    calls: tuple[Call, ...] = ()
    contract: Contract | None = None
    next_dealer: Seat | None = None
    illegal: tuple[int, str] | None = None


@dataclass(frozen=True, slots=True)
class BeloteClaim:
    """What are king and queen of trumps worth, played by one player in this order with these words?"""

    trump: Trump
    plays: tuple[Spoken, ...]
    side_tricks: int = 1
    excused_before: bool = False


@dataclass(frozen=True, slots=True)
class MayDeclare:
    """May a player declare these sets of cards? The answer is the code of the rule against it, or None."""

    hand: CardSet
    sets: tuple[CardSet, ...]


@dataclass(frozen=True, slots=True)
class CardsBeforeDeclaring:
    """How many cards are on the table when the second player declares?"""


@dataclass(frozen=True, slots=True)
class Declared:
    """Which declarations count? By seat, in the order of seats."""

    trump: Trump
    leader: Seat
    declared: tuple[tuple[Declaration, ...], ...]


@dataclass(frozen=True, slots=True)
class ScoreDeal:
    """What is recorded for a finished deal?"""

    contract: Contract
    counts: Counts
    reserve: int = 0
    last_deal: bool = False


@dataclass(frozen=True, slots=True)
class ScoreMatch:
    """Where does a match stand after these deals?"""

    deals: tuple[PlayedDeal, ...]


Question = (
    LegalCards
    | TrickWinner
    | LeadsNext
    | CardPoints
    | Offices
    | DealSchedule
    | AuctionSoFar
    | BeloteClaim
    | MayDeclare
    | CardsBeforeDeclaring
    | Declared
    | ScoreDeal
    | ScoreMatch
)
