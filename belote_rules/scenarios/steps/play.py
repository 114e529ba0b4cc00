"""Steps of the play: trumps, trick and hand; which cards are legal, who takes the trick, what it is worth."""

from __future__ import annotations

from belote_rules.cards import Card, CardSet, Seat
from belote_rules.engine.contract import Trump
from belote_rules.questions.values import CardPoints, LeadsNext, LegalCards, LegalCardsAnswer, TrickWinner
from belote_rules.scenarios.situation import Situation
from belote_rules.scenarios.vocabulary import condition, question


@condition("{trump:Trumps} are trumps")
def the_trumps(situation: Situation, trump: Trump) -> None:
    """What rules the tricks: a suit, no suits, all suits."""
    situation.trump = trump


@condition("the trick is {cards:Cards}")
def the_trick(situation: Situation, cards: tuple[Card, ...]) -> None:
    """The cards on the table in the order played; `no card` when the player is to lead."""
    situation.trick = cards


@condition("the hand is {cards:Cards}")
def the_hand(situation: Situation, cards: tuple[Card, ...]) -> None:
    """The cards of the player whose turn it is."""
    situation.hand = CardSet.of(cards)


@condition("the contract is {doubled:Doubled}")
def the_doubled_contract(situation: Situation, doubled: str) -> None:
    """Where a lead depends on it; a contract is not doubled where a scenario does not say it."""
    situation.multiplier = 2 if doubled == "doubled" else situation.redouble_factor


@question("the legal cards are {cards:Cards}")
def the_legal_cards(situation: Situation, cards: tuple[Card, ...]) -> None:
    """All cards of the hand that may be played, in any order."""
    situation.agree(CardSet.of(cards), _legal_cards(situation).cards)


@question("{cards:Cards} {are_refused:AreRefused} by {code:Code}")
def the_refusal(situation: Situation, cards: tuple[Card, ...], code: str) -> None:
    """The duty against each of the cards, by the parameter that makes it."""
    reasons = dict(_legal_cards(situation).reasons)
    situation.agree([code] * len(cards), [reasons.get(card, "nothing") for card in cards])


@question("{cards:Cards} takes the trick")
def who_takes_it(situation: Situation, cards: tuple[Card, ...]) -> None:
    """The card that holds the trick, complete or not."""
    trick = situation.given(situation.trick, 'the trick is "..."')
    situation.agree(cards, (trick[situation.ask(TrickWinner(_trump(situation), trick), int)],))


@question("seat {seat:Seat} leads next")
def who_leads_next(situation: Situation, seat: Seat) -> None:
    """Who takes the whole trick, led by the player after the dealer, and leads to the next."""
    trick = situation.given(situation.trick, 'the trick is "..."')
    situation.agree(seat, situation.ask(LeadsNext(_trump(situation), situation.dealer.next, trick), Seat))


@question("{cards:Cards} {are_worth:AreWorth} {points:Number}")
def the_worth(situation: Situation, cards: tuple[Card, ...], points: int) -> None:
    """What cards are worth, in card points."""
    situation.agree(points, situation.ask(CardPoints(_trump(situation), CardSet.of(cards)), int))


def _trump(situation: Situation) -> Trump:
    return situation.given(situation.trump, "... are trumps")


def _legal_cards(situation: Situation) -> LegalCardsAnswer:
    trick = situation.given(situation.trick, 'the trick is "..."')
    hand = situation.given(situation.hand, 'the hand is "..."')
    return situation.ask(LegalCards(_trump(situation), trick, hand, situation.multiplier), LegalCardsAnswer)
