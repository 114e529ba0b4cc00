"""An answer in words, as one says it at the table; it is read below its question (`situation`)."""

from __future__ import annotations

from belote_rules.cards import Seat, Side
from belote_rules.engine.announcements import Scored
from belote_rules.engine.belote import BeloteScore
from belote_rules.engine.match import Standing
from belote_rules.engine.scoring import DealScore
from belote_rules.questions.referee import Answer
from belote_rules.questions.values import (
    AuctionAnswer,
    AuctionSoFar,
    CardPoints,
    CardsBeforeDeclaring,
    DealScheduleAnswer,
    LeadsNext,
    LegalCardsAnswer,
    OfficesAnswer,
    Question,
    TrickWinner,
)
from belote_rules.reporting.words import Words, colon


def answer_lines(question: Question, answer: Answer, language: str) -> tuple[str, ...]:
    """What is answered to a question: sentences, one a line."""
    words = Words(language)
    match answer:
        case LegalCardsAnswer():
            return _legal(answer, words)
        case OfficesAnswer():
            return _offices(answer, words)
        case DealScheduleAnswer(alternatives):
            return (_schedules([words.schedule(each) for each in alternatives], words),)
        case AuctionAnswer():
            return (_auction(question, answer, words),)
        case BeloteScore(points, reason):
            told = words.say("answer.belote", points=points)
            return (told,) if reason is None else (told, words.texts.reason(reason))
        case Scored():
            return _declarations(answer, words)
        case DealScore():
            return _score(answer, words)
        case Standing():
            return _standing(answer, words)
        case None | int() | str():
            return (_simple(question, answer, words),)


def _simple(question: Question, answer: int | str | None, words: Words) -> str:
    """A number, a reason, or that there is none."""
    match question:
        case TrickWinner():
            return words.say("answer.winner", number=int(answer or 0) + 1)
        case LeadsNext():
            return words.say("answer.leads_next", player=words.seat(Seat(int(answer or 0))))
        case CardPoints():
            return words.say("answer.card_points", points=answer)
        case CardsBeforeDeclaring():
            key = "answer.no_declarations" if answer is None else "answer.when_declared"
            return words.say(key, cards=answer)
        case _:
            return words.say("answer.allowed") if answer is None else words.texts.reason(str(answer))


def _legal(answer: LegalCardsAnswer, words: Words) -> tuple[str, ...]:
    refused = (f"{words.card(card)}{colon(words.language)}{words.texts.reason(code)}" for card, code in answer.reasons)
    return (words.say("answer.legal", cards=words.cards(answer.cards)), *refused)


def _offices(answer: OfficesAnswer, words: Words) -> tuple[str, ...]:
    if answer.cutter is None or answer.lifted is None:
        cut = words.say("answer.no_cut")
    else:
        least, most = answer.lifted
        cut = words.say("answer.cut", player=words.seat(answer.cutter), least=least, most=most)
    facts = {
        "speaker": words.seat(answer.first_speaker),
        "leader": words.seat(answer.first_leader),
        "dealer": words.seat(answer.next_dealer),
    }
    may = (answer.may_shuffle, answer.may_leave_unshuffled)
    shuffled = {(True, False): "must", (True, True): "may", (False, True): "must_not"}[may]
    return (cut, words.say(f"answer.shuffle_{shuffled}"), words.say("answer.offices", **facts))


def _schedules(told: list[str], words: Words) -> str:
    text = f", {words.texts.label('answer.or')} ".join(told)
    return f"{text[:1].upper()}{text[1:]}."


def _auction(question: Question, answer: AuctionAnswer, words: Words) -> str:
    if answer.illegal is not None and isinstance(question, AuctionSoFar):
        place, code = answer.illegal
        call = words.call(question.calls[place])
        return f"{words.say('answer.illegal', number=place + 1, call=call)} {words.texts.reason(code)}"
    if answer.contract is not None:
        taker = words.seat(answer.contract.taker)
        return words.say("answer.contract", player=taker, contract=words.contract(answer.contract))
    if answer.next_dealer is not None:
        return words.say("answer.passed_out", player=words.seat(answer.next_dealer))
    assert answer.speaker is not None
    return words.say("answer.speaker", player=words.seat(answer.speaker), calls=words.calls(answer.calls))


def _declarations(answer: Scored, words: Words) -> tuple[str, ...]:
    if not answer.scored:
        return (words.say("answer.none_scored"),)
    side = Side.NS if answer.points[Side.NS] else Side.EW
    counted = words.listed(words.declaration(d) for _, d in answer.scored)
    points = words.say("answer.points", side=words.side(side), points=max(answer.points))
    return (words.say("answer.scored", cards=counted), points)


def _score(answer: DealScore, words: Words) -> tuple[str, ...]:
    if answer.replay:
        return (words.say("answer.replay"),)
    key = {True: "answer.made", False: "answer.failed", None: "answer.neither"}[answer.made]
    told = [words.say(key)]
    told += [words.say("answer.records", side=words.side(side), points=answer.recorded[side]) for side in Side]
    if answer.reserve:
        told.append(words.say("answer.reserve", points=answer.reserve))
    return (" ".join(told),)


def _standing(answer: Standing, words: Words) -> tuple[str, ...]:
    totals = words.say("answer.totals", one=answer.totals[0], two=answer.totals[1])
    if answer.winner is not None:
        end = words.say("answer.wins", side=words.side(answer.winner))
    elif answer.over:
        end = words.say("answer.drawn")
    else:
        end = words.say("answer.extra_deal" if answer.extra_deal else "answer.goes_on")
    return (f"{totals} {end}",)
