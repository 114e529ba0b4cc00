"""A question and its answer for programs: in the protocol's form, or in one of its own where that has none."""

from __future__ import annotations

from belote_rules.cards import Seat
from belote_rules.questions.referee import Answer
from belote_rules.questions.values import MayDeclare, Offices, OfficesAnswer, Question
from belote_rules.questions.wire import results
from belote_rules.questions.wire.answers import answer as answer_request
from belote_rules.questions.wire.asking import request
from belote_rules.questions.wire.seats import SeatNames
from belote_rules.questions.wire.values import Message
from belote_rules.reporting.comparison_document import (
    CardsBeforeDeclaringAsked,
    CardsBeforeDeclaringResult,
    MayDeclareAsked,
    OfficesAsked,
    OfficesResult,
)
from belote_rules.rules.ruleset import RuleSet


def asked(
    rules: RuleSet, question: Question, answer: Answer, number: int, *, finished: bool
) -> tuple[Message, Message]:
    """The request `number` and its result under a rule set; an auction that is `finished` is asked what came of it."""
    sent = request(rules, question, number, auction="auction_result" if finished else "legal_calls")
    if sent is not None:
        return sent, answer_request(rules, sent)
    match question:
        case Offices(dealer):
            assert isinstance(answer, OfficesAnswer)
            return _offices(dealer, answer, SeatNames.under(rules))
        case MayDeclare(hand, sets):
            wanted = MayDeclareAsked(ask="may_declare", hand=hand.codes, sets=[cards.codes for cards in sets])
            return wanted, results.judgement(answer if isinstance(answer, str) else None)
        case _:
            cards = answer if isinstance(answer, int) else None
            return CardsBeforeDeclaringAsked(ask="cards_before_declaring"), CardsBeforeDeclaringResult(cards=cards)


def _offices(dealer: Seat, answer: OfficesAnswer, names: SeatNames) -> tuple[Message, Message]:
    result = OfficesResult(
        cutter=None if answer.cutter is None else names.write(answer.cutter),
        lifted=None if answer.lifted is None else list(answer.lifted),
        first_speaker=names.write(answer.first_speaker),
        first_leader=names.write(answer.first_leader),
        next_dealer=names.write(answer.next_dealer),
        may_shuffle=answer.may_shuffle,
        may_leave_unshuffled=answer.may_leave_unshuffled,
    )
    return OfficesAsked(ask="offices", dealer=names.write(dealer)), result
