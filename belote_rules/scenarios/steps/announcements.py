"""Steps of the announcements: belote and rebelote, declarations."""

from __future__ import annotations

from belote_rules.cards import Card, CardSet, Seat
from belote_rules.engine.announcements import Declaration, Scored
from belote_rules.engine.belote import BeloteScore
from belote_rules.questions.values import BeloteClaim, CardsBeforeDeclaring, Declared, MayDeclare
from belote_rules.scenarios import reading
from belote_rules.scenarios.situation import Situation
from belote_rules.scenarios.vocabulary import condition, question


@condition('one player plays "{cards}"')
def king_and_queen(situation: Situation, cards: str) -> None:
    """King and queen of trumps in the order played, with the words said: `K♥ belote, Q♥ rebelote`."""
    situation.spoken = reading.spoken(cards)


@question("belote is worth {points:Number}")
def belote_is_worth(situation: Situation, points: int) -> None:
    """What the side of the player marks for it."""
    situation.agree(points, _belote(situation).points)


@question("belote is worth nothing because of {code:Code}")
def belote_is_lost(situation: Situation, code: str) -> None:
    """The rule that costs the points."""
    answer = _belote(situation)
    situation.agree((0, code), (answer.points, answer.reason))


def _belote(situation: Situation) -> BeloteScore:
    trump = situation.given(situation.trump, "... are trumps")
    return situation.ask(BeloteClaim(trump, situation.spoken), BeloteScore)


@condition('seat {seat:Seat} declares "{cards}"')
def declares(situation: Situation, seat: Seat, cards: str) -> None:
    """A sequence or a square; a player with two of them declares twice."""
    situation.declared.append((seat, reading.declaration(cards)))


@question("{cards:Cards} may not be declared because of {code:Code}")
def may_not_declare(situation: Situation, cards: tuple[Card, ...], code: str) -> None:
    """The rule against a declaration of cards that the player holds."""
    chosen = CardSet.of(cards)
    answer = situation.ask(MayDeclare(chosen, (chosen,)), object)
    situation.agree(code, answer)


@question("the declarations count {ns:Number} for seats 1 and 3 and {ew:Number} for seats 2 and 4")
def they_count(situation: Situation, ns: int, ew: int) -> None:
    """What the declarations are worth to each side once they are compared."""
    trump = situation.given(situation.trump, "... are trumps")
    answer = situation.ask(Declared(trump, situation.dealer.next, _by_seat(situation)), Scored)
    situation.agree((ns, ew), answer.points)


@question("{cards:Number} cards lie on the table when the second player declares")
def when_they_declare(situation: Situation, cards: int) -> None:
    """None: before the first trick; one: each with the first card of one's own."""
    situation.agree(cards, situation.ask(CardsBeforeDeclaring(), int))


def _by_seat(situation: Situation) -> tuple[tuple[Declaration, ...], ...]:
    return tuple(tuple(made for seat, made in situation.declared if seat == wanted) for wanted in Seat)
