"""The words of a situation: players, sides, trumps, calls, contracts, packets, in a language."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import groupby

from belote_rules.cards import Card, Seat, Side
from belote_rules.engine.announcements import Declaration
from belote_rules.engine.calls import Call
from belote_rules.engine.contract import Contract, Trump
from belote_rules.engine.deal import Packet, Schedule, Step, TurnedTo, TurnUp
from belote_rules.reporting.cards import card_shown, cards_shown
from belote_rules.texts import Catalogue, catalogue


def colon(language: str) -> str:
    """What stands between a name and its text; French sets a blank before it."""
    return " : " if language == "fr" else ": "


@dataclass(frozen=True, slots=True)
class Words:
    """Says the pieces of questions and answers. Seats are players 1 to 4 in the order of play."""

    language: str

    @property
    def texts(self) -> Catalogue:
        """The catalogue of the language."""
        return catalogue(self.language)

    def say(self, key: str, /, **facts: object) -> str:
        """A label as a sentence, with a capital at its beginning."""
        text = self.texts.label(key, **facts)
        return text[:1].upper() + text[1:]

    def card(self, card: Card) -> str:
        """A card with its symbol."""
        return card_shown(card, self.language)

    def cards(self, cards: Iterable[Card]) -> str:
        """Cards in their order."""
        return cards_shown(cards, self.language)

    def seat(self, seat: Seat) -> str:
        """A player."""
        return self.texts.label("seat.player", number=seat + 1)

    def side(self, side: Side) -> str:
        """Two partners."""
        one, two = side.seats
        return self.texts.label("seat.partners", one=one + 1, two=two + 1)

    def trump(self, trump: Trump) -> str:
        """What is trumps."""
        return trump.suit.symbol if trump.suit is not None else self.texts.label(f"trump.{trump.name}")

    def call(self, call: Call) -> str:
        """A call as one says it."""
        if call.kind == "bid":
            assert call.trump is not None
            return f"{call.value} {self.trump(call.trump)}"
        suit = self.trump(call.trump) if call.trump is not None else ""
        return self.texts.label(f"call.{call.kind}", suit=suit)

    def calls(self, calls: Iterable[Call]) -> str:
        """Calls in their order; that there was none."""
        return ", ".join(map(self.call, calls)) or self.texts.label("call.none")

    def contract(self, contract: Contract) -> str:
        """Value, trumps and how often it is multiplied."""
        value = f"{contract.value} " if contract.value is not None else ""
        factor = self.texts.label("contract.factor", factor=contract.multiplier) if contract.multiplier > 1 else ""
        return f"{value}{self.trump(contract.trump)}{factor}"

    def declaration(self, declaration: Declaration) -> str:
        """A declaration by its cards and points."""
        cards = self.cards(declaration.cards)
        return self.texts.label("declaration", cards=cards, points=declaration.points)

    def listed(self, parts: Iterable[str]) -> str:
        """Parts one after the other."""
        return ", ".join(parts)

    def schedule(self, schedule: Schedule) -> str:
        """The packets of a deal in their order."""
        return self.listed(self._packets(list(steps)) for _, steps in groupby(schedule, key=_kind))

    def _packets(self, steps: list[Step]) -> str:
        """Steps of a kind: a packet for everybody, or for this and that player."""
        if len(steps) >= 4 and len({step.cards for step in steps if isinstance(step, Packet)}) == 1:
            first = steps[0]
            assert isinstance(first, Packet)
            return self.texts.label("deal.everybody", cards=first.cards)
        return self.listed(map(self._step, steps))

    def _step(self, step: Step) -> str:
        match step:
            case Packet(seat, cards):
                return self.texts.label("deal.packet", cards=cards, player=self.seat(seat))
            case TurnUp():
                return self.texts.label("deal.turn_up")
            case TurnedTo(seat):
                return self.texts.label("deal.turned_to", player=self.seat(seat))


def _kind(step: Step) -> object:
    return (Packet, step.cards) if isinstance(step, Packet) else type(step)
