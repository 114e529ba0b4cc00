"""The state of a match: what has been dealt, called, declared, played and recorded."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from belote_rules.cards import Card, CardSet, Seat
from belote_rules.engine.announcements import Declaration
from belote_rules.engine.belote import Spoken, Word
from belote_rules.engine.calls import AuctionState, Call
from belote_rules.engine.contract import Contract
from belote_rules.engine.deal import Dealt
from belote_rules.engine.match import START, PlayedDeal, Standing
from belote_rules.engine.scoring import DealScore
from belote_rules.rules.ruleset import RuleSet

Stage = Literal["deal", "auction", "declarations", "play", "over"]


@dataclass(frozen=True, slots=True)
class DealCards:
    """The dealer deals: a shuffled pack, or None for the pack as gathered; cards lifted in the cut; which packets."""

    pack: tuple[Card, ...] | None
    lifted: int = 0
    alternative: int = 0


@dataclass(frozen=True, slots=True)
class MakeCall:
    """The speaker calls."""

    call: Call


@dataclass(frozen=True, slots=True)
class Declare:
    """A player declares before his first card: nothing, or sets of cards of his hand."""

    cards: tuple[CardSet, ...] = ()


@dataclass(frozen=True, slots=True)
class PlayCard:
    """A player plays a card, and may say belote or rebelote with it."""

    card: Card
    word: Word | None = None


Action = DealCards | MakeCall | Declare | PlayCard


@dataclass(frozen=True, slots=True)
class Trick:
    """A trick: who led, and the cards in the order played."""

    leader: Seat
    cards: tuple[Card, ...] = ()

    @property
    def to_play(self) -> Seat:
        """Whose turn it is."""
        return Seat((self.leader + len(self.cards)) % 4)

    def seat_of(self, place: int) -> Seat:
        """Who played the card at a place."""
        return Seat((self.leader + place) % 4)


@dataclass(frozen=True, slots=True)
class Play:
    """A deal being played: the whole hands, what is left of them, the tricks, what was said.

    `declared` holds the declarations by seat once made, `spoken` the king and queen of trumps as they fell.
    """

    contract: Contract
    dealt: tuple[CardSet, CardSet, CardSet, CardSet]
    hands: tuple[CardSet, CardSet, CardSet, CardSet]
    trick: Trick
    won: tuple[tuple[Seat, Trick], ...] = ()
    declared: tuple[tuple[Declaration, ...] | None, ...] = (None, None, None, None)
    spoken: tuple[Spoken, ...] = ()


@dataclass(frozen=True, slots=True)
class MatchState:
    """A whole match so far. `reserve` hangs over; `excused` says by side whether a forgotten rebelote was let pass."""

    rules: RuleSet
    dealer: Seat
    stage: Stage = "deal"
    gathered: tuple[Card, ...] | None = None
    dealt: Dealt | None = None
    auction: AuctionState | None = None
    play: Play | None = None
    deals: tuple[PlayedDeal, ...] = ()
    scores: tuple[DealScore, ...] = ()
    standing: Standing = START
    reserve: int = 0
    excused: tuple[bool, bool] = (False, False)
