"""What a scenario has said so far, and the one thing that its steps do with it: ask the referee and compare."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import TypeVar

from belote_rules.cards import Card, CardSet, Seat, Side
from belote_rules.engine.announcements import Declaration
from belote_rules.engine.belote import Spoken
from belote_rules.engine.calls import Call
from belote_rules.engine.contract import Trump
from belote_rules.engine.match import PlayedDeal
from belote_rules.engine.outcome import Pair
from belote_rules.errors import BeloteError
from belote_rules.questions import referee
from belote_rules.questions.values import Question
from belote_rules.rules.evidence import Variant
from belote_rules.rules.loading import load_variant

T = TypeVar("T")


@cache
def variant(name: str) -> Variant:
    """The variant of a name, read once a run."""
    return load_variant(name)


@dataclass
class Situation:
    """The situation of a scenario, gathered by its conditions; by default seat 4 deals and seat 1 takes.

    `card_points`, `declarations` and `tricks` are those of the takers and of the defenders.
    """

    variant_name: str | None = None
    trump: Trump | None = None
    trick: tuple[Card, ...] | None = None
    hand: CardSet | None = None
    dealer: Seat = Seat.W
    taker: Seat | None = None
    turned: Card | None = None
    calls: tuple[tuple[Seat | None, Call], ...] = ()
    spoken: tuple[Spoken, ...] = ()
    side_tricks: int = 1
    excused: bool = False
    declared: list[tuple[Seat, Declaration]] = field(default_factory=list)
    multiplier: int = 1
    bid: str | None = None
    card_points: Pair | None = None
    tricks: Pair | None = None
    belote: str | None = None
    declarations: Pair = (0, 0)
    reserve: int = 0
    last_deal: bool = False
    deals: Sequence[PlayedDeal] = ()

    @property
    def variant(self) -> Variant:
        """The variant whose rules are asked: the scenario's, or the one of the run."""
        return variant(self.given(self.variant_name, "the rules of ..."))

    @property
    def redouble_factor(self) -> int:
        """What a redouble multiplies by under these rules."""
        return self.variant.rules.scoring.redouble_factor

    def given(self, value: T | None, words: str) -> T:
        """A value that a question needs; an error that shows the missing step where no condition gave it."""
        if value is None:
            raise BeloteError("features.not_given", step=words)
        return value

    def ask(self, question: Question, kind: type[T]) -> T:
        """The referee's answer to a question, which is of this kind."""
        answer = referee.answer(self.variant.rules, question)
        assert isinstance(answer, kind)
        return answer

    def agree(self, said: object, answered: object) -> None:
        """The scenario must say what the rules say; an error shows both when it does not."""
        if said != answered:
            facts = {"variant": self.variant.name, "said": shown(said), "answered": shown(answered)}
            raise BeloteError("features.differs", **facts)


def shown(value: object) -> str:
    """A value as a feature writes it."""
    match value:
        case Seat():
            return f"seat {value + 1}"
        case Side():
            return "seats 1 and 3" if value == Side.NS else "seats 2 and 4"
        case Trump():
            return value.suit.symbol if value.suit is not None else value.name
        case CardSet():
            return str(value) or "no card"
        case Call(kind, trump, points):
            suit = "" if trump is None else shown(trump)
            return f"{points}{suit}" if kind == "bid" else f"{kind} {suit}".rstrip()
        case tuple() | list():
            return ", ".join(map(shown, value))
        case _:
            return str(value)
