"""Steps of the announcements: belote and rebelote, declarations."""

from __future__ import annotations

from belote_rules.cards import CardSet, Seat
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


@condition("that player's side has won {tricks:Number} tricks")
def the_sides_tricks(situation: Situation, tricks: int) -> None:
    """Where belote needs a trick; one where a scenario does not say it."""
    situation.side_tricks = tricks


@condition("that player's side has been excused before")
def excused_before(situation: Situation) -> None:
    """A forgotten rebelote of theirs was let pass earlier in the match."""
    situation.excused = True


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
    return situation.ask(BeloteClaim(trump, situation.spoken, situation.side_tricks, situation.excused), BeloteScore)


@condition('seat {seat:Seat} declares "{cards}"')
def declares(situation: Situation, seat: Seat, cards: str) -> None:
    """A sequence or a square; a player with two of them declares twice."""
    situation.declared.append((seat, reading.declaration(cards)))


@question("{sets:Sets} may be declared")
def may_declare(situation: Situation, sets: tuple[CardSet, ...]) -> None:
    """Declarations that a player who holds these cards may make, all of them together."""
    situation.agree("nothing", _refused(situation, sets))


@question("{sets:Sets} may not be declared because of {code:Code}")
def may_not_declare(situation: Situation, sets: tuple[CardSet, ...], code: str) -> None:
    """The rule against declarations of cards that the player holds, or against making them together."""
    situation.agree(code, _refused(situation, sets))


def _refused(situation: Situation, sets: tuple[CardSet, ...]) -> str:
    """The rule against the declarations; `nothing`."""
    held = situation.hand or CardSet.of(card for one in sets for card in one)
    return str(situation.ask(MayDeclare(held, sets), object) or "nothing")


@question("the declarations count {ns:Number} for seats 1 and 3 and {ew:Number} for seats 2 and 4")
def they_count(situation: Situation, ns: int, ew: int) -> None:
    """What the declarations are worth to each side once they are compared."""
    situation.agree((ns, ew), _compared(situation).points)


@question("the declarations that count are {sets:Sets}")
def which_count(situation: Situation, sets: tuple[CardSet, ...]) -> None:
    """The cards of the declarations that score, seat by seat from seat 1."""
    situation.agree(sets, tuple(made.cards for _, made in sorted(_compared(situation).scored, key=_seat_first)))


def _seat_first(declared: tuple[Seat, Declaration]) -> tuple[Seat, int]:
    return declared[0], declared[1].cards.mask


def _compared(situation: Situation) -> Scored:
    trump = situation.given(situation.trump, "... are trumps")
    return situation.ask(Declared(trump, situation.dealer.next, _by_seat(situation)), Scored)


@question("{cards:Number} cards lie on the table when the second player declares")
def when_they_declare(situation: Situation, cards: int) -> None:
    """None: before the first trick; one: each with the first card of one's own."""
    situation.agree(cards, situation.ask(CardsBeforeDeclaring(), int))


@question("nobody declares anything")
def no_declarations(situation: Situation) -> None:
    """A table that plays without declarations."""
    situation.agree(None, situation.ask(CardsBeforeDeclaring(), object))


def _by_seat(situation: Situation) -> tuple[tuple[Declaration, ...], ...]:
    return tuple(tuple(made for seat, made in situation.declared if seat == wanted) for wanted in Seat)
