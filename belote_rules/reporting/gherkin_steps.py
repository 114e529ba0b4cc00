"""A question and its answer as steps of a scenario: the conditions that lead to it, and what is asked then."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from belote_rules.cards import CardSet, Seat, Side
from belote_rules.engine.announcements import Scored
from belote_rules.engine.belote import BeloteScore
from belote_rules.engine.calls import Call
from belote_rules.engine.contract import Contract
from belote_rules.engine.match import PlayedDeal, Standing
from belote_rules.engine.outcome import Pair
from belote_rules.engine.scoring import DealScore
from belote_rules.questions import referee
from belote_rules.questions.referee import Answer
from belote_rules.questions.values import (
    AuctionAnswer,
    AuctionSoFar,
    BeloteClaim,
    CardPoints,
    CardsBeforeDeclaring,
    DealSchedule,
    DealScheduleAnswer,
    Declared,
    LeadsNext,
    LegalCards,
    LegalCardsAnswer,
    MayDeclare,
    Offices,
    OfficesAnswer,
    Question,
    ScoreDeal,
    ScoreMatch,
    TrickWinner,
)
from belote_rules.rules.ruleset import RuleSet
from belote_rules.scenarios import writing
from belote_rules.scenarios.situation import shown

_SHUFFLING: Final = {(True, False): "must", (True, True): "may", (False, True): "may not"}
_MADE: Final = {True: "made", False: "failed", None: "neither made nor failed"}
_MOST_CALLS: Final = 12
"""So many calls are listed; of more, those that make the difference are named."""
_USUAL_TRICKS: Final = (4, 4)


def conditions(question: Question, answer: Answer) -> Iterator[str]:
    """What is given: the whole position. Of an auction with a call that is not allowed, what comes before it."""
    match question:
        case LegalCards() | TrickWinner() | LeadsNext() | CardPoints():
            yield from _of_tricks(question)
        case Offices(dealer):
            yield f"{shown(dealer)} deals"
        case DealSchedule(dealer, taker):
            yield f"{shown(dealer)} deals"
            if taker is not None:
                yield f"{shown(taker)} has taken"
        case AuctionSoFar():
            yield from _auction_so_far(question, answer)
        case ScoreDeal():
            yield from _finished_deal(question)
        case ScoreMatch(deals):
            yield f"these deals are recorded\n{_table(deals)}"
        case _:
            yield from _announced(question)


def _of_tricks(question: LegalCards | TrickWinner | LeadsNext | CardPoints) -> Iterator[str]:
    yield f"{writing.trumps(question.trump)} are trumps"
    match question:
        case LegalCards(_, trick, hand, multiplier):
            if multiplier > 1:
                yield f"the contract is {'doubled' if multiplier == 2 else 'redoubled'}"
            yield f"the trick is {writing.cards(trick)}"
            yield f"the hand is {writing.cards(hand)}"
        case TrickWinner(_, trick):
            yield f"the trick is {writing.cards(trick)}"
        case LeadsNext(_, leader, trick):
            yield f"{shown(leader.previous)} deals"
            yield f"the trick is {writing.cards(trick)}"
        case CardPoints():
            return


def _auction_so_far(question: AuctionSoFar, answer: Answer) -> Iterator[str]:
    assert isinstance(answer, AuctionAnswer)
    yield f"{shown(question.dealer)} deals"
    if question.turned is not None:
        yield f"{writing.cards((question.turned,))} is turned up"
    calls = question.calls if answer.illegal is None else question.calls[: answer.illegal[0]]
    if calls:
        yield f'the calls are "{writing.calls(calls)}"'


def _announced(question: BeloteClaim | MayDeclare | CardsBeforeDeclaring | Declared) -> Iterator[str]:
    match question:
        case BeloteClaim(trump, plays, side_tricks, excused):
            yield f"{writing.trumps(trump)} are trumps"
            yield f'one player plays "{writing.spoken(plays)}"'
            if side_tricks != 1:
                yield f"that player's side has won {side_tricks} tricks"
            if excused:
                yield "that player's side has been excused before"
        case MayDeclare(hand, sets):
            if hand != CardSet.of(card for one in sets for card in one):
                yield f"the hand is {writing.cards(hand)}"
        case CardsBeforeDeclaring():
            return
        case Declared(trump, leader, by_seat):
            yield f"{writing.trumps(trump)} are trumps"
            yield f"{shown(leader.previous)} deals"
            for seat, declared in zip(Seat, by_seat, strict=True):
                yield from (f"{shown(seat)} declares {writing.cards(made.cards)}" for made in declared)


def _finished_deal(question: ScoreDeal) -> Iterator[str]:
    contract, counts = question.contract, question.counts
    yield f"{shown(contract.taker)} has taken"
    if contract.value is None:
        yield f"{writing.trumps(contract.trump)} are trumps"
    else:
        yield f'the bid is "{writing.contract(contract)}"'
    points, tricks = _of_takers(contract, counts.card_points), _of_takers(contract, counts.tricks)
    yield f"the takers have {points[0]} card points and the defenders {points[1]}"
    if tricks != _USUAL_TRICKS or 0 in points:
        yield f"the takers have won {tricks[0]} tricks"
    for who, belotes in zip(("takers", "defenders"), _of_takers(contract, counts.belotes), strict=True):
        if belotes:
            yield f"the {who} have belote"
    declared = _of_takers(contract, counts.declarations)
    if any(declared):
        yield f"the declarations count {declared[0]} for the takers and {declared[1]} for the defenders"
    if question.reserve:
        yield f"{question.reserve} points wait from an earlier deal"
    if question.last_deal:
        yield "this is the last deal"


def _of_takers(contract: Contract, pair: Pair) -> Pair:
    """A pair turned from NS, EW to takers, defenders."""
    return pair if contract.takers == Side.NS else (pair[1], pair[0])


def _table(deals: Sequence[PlayedDeal]) -> str:
    """The deals as a table of a step; deals that everybody passed leave no trace on the sheet."""
    head = (shown(Side.NS), shown(Side.EW), "taker", "made", "tricks", "belote")
    rows = [head, *(_row(deal) for deal in deals if not deal.passed_out)]
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    return "\n".join(
        f"  | {' | '.join(cell.ljust(width) for cell, width in zip(row, widths, strict=True))} |" for row in rows
    )


def _row(deal: PlayedDeal) -> tuple[str, ...]:
    ns, ew = deal.recorded
    return (
        str(ns),
        str(ew),
        "" if deal.taker is None else str(deal.taker.seats[0] + 1),
        {True: "yes", False: "no", None: ""}[deal.made],
        "" if deal.tricks is None else "{}-{}".format(*deal.tricks),
        "{}-{}".format(*deal.belote) if any(deal.belote) else "",
    )


def asked(rules: RuleSet, question: Question, answer: Answer, other: Answer) -> Iterator[str]:
    """What is asked, with the answer of one rule set; `other` is the answer from which it must be told."""
    match answer:
        case LegalCardsAnswer():
            yield from _legal(answer)
        case OfficesAnswer():
            yield from _offices(rules, question, answer)
        case DealScheduleAnswer(alternatives):
            assert isinstance(question, DealSchedule)
            yield f'the cards are dealt as "{writing.schedules(alternatives, question.dealer)}"'
        case AuctionAnswer():
            assert isinstance(question, AuctionSoFar)
            yield from _auction(rules, question, answer, other)
        case BeloteScore(points, None):
            yield f"belote is worth {points}"
        case BeloteScore(_, code):
            yield f"belote is worth nothing because of {code}"
        case Scored():
            yield from _declarations(answer)
        case DealScore():
            assert isinstance(question, ScoreDeal)
            yield from _score(question.contract, answer)
        case Standing():
            yield from _standing(answer)
        case None | int() | str():
            yield _simple(question, answer)


def _simple(question: Question, answer: int | str | None) -> str:
    """A question that is answered by a number, a reason, or that there is none."""
    match question:
        case TrickWinner(_, trick):
            return f"{writing.cards((trick[int(answer or 0)],))} takes the trick"
        case LeadsNext():
            return f"{shown(Seat(int(answer or 0)))} leads next"
        case CardPoints(_, cards):
            return f"{writing.cards(cards)} are worth {answer}"
        case MayDeclare(_, sets) if answer is None:
            return f"{writing.sets(sets)} may be declared"
        case MayDeclare(_, sets):
            return f"{writing.sets(sets)} may not be declared because of {answer}"
        case CardsBeforeDeclaring() if answer is not None:
            return f"{answer} cards lie on the table when the second player declares"
        case _:
            return "nobody declares anything"


def _legal(answer: LegalCardsAnswer) -> Iterator[str]:
    yield f"the legal cards are {writing.cards(answer.cards)}"
    for code in dict.fromkeys(code for _, code in answer.reasons):
        refused = [card for card, reason in answer.reasons if reason == code]
        yield f"{writing.cards(refused)} {'is' if len(refused) == 1 else 'are'} refused by {code}"


def _offices(rules: RuleSet, question: Question, answer: OfficesAnswer) -> Iterator[str]:
    assert isinstance(question, Offices)

    def neighbour(seat: Seat) -> str:
        """On which hand of the dealer a player sits, at a table that turns this way."""
        turns_to_the_left = rules.table.rotation == "clockwise"
        return "left" if (seat == question.dealer.next) == turns_to_the_left else "right"

    yield f"the pack {_SHUFFLING[answer.may_shuffle, answer.may_leave_unshuffled]} be shuffled between two deals"
    if answer.cutter is None or answer.lifted is None:
        yield "nobody cuts"
    else:
        yield f"the player on the dealer's {neighbour(answer.cutter)} cuts"
        yield "from {} to {} cards are lifted in the cut".format(*answer.lifted)
    yield f"the player on the dealer's {neighbour(answer.first_speaker)} speaks first"
    yield f"the player on the dealer's {neighbour(answer.first_leader)} leads first"
    yield f"the player on the dealer's {neighbour(answer.next_dealer)} deals next"


def _auction(rules: RuleSet, question: AuctionSoFar, answer: AuctionAnswer, other: Answer) -> Iterator[str]:
    if answer.illegal is not None:
        place, code = answer.illegal
        before = _after(rules, question, question.calls[:place])
        assert before.speaker is not None
        yield f'{shown(before.speaker)} may not call "{shown(question.calls[place])}" because of {code}'
    elif answer.contract is not None:
        yield f'the auction ends with "{writing.contract(answer.contract)}" by {shown(answer.contract.taker)}'
    elif answer.next_dealer is not None:
        yield f"the deal is void and {shown(answer.next_dealer)} deals"
    else:
        yield from _calls(rules, question, answer, other)


def _calls(rules: RuleSet, question: AuctionSoFar, answer: AuctionAnswer, other: Answer) -> Iterator[str]:
    """What may be called; and the first call that only the other rule set allows, with the rule against it."""
    assert answer.speaker is not None
    theirs = other.calls if isinstance(other, AuctionAnswer) else ()
    if len(answer.calls) <= _MOST_CALLS:
        yield f'{shown(answer.speaker)} may call nothing but "{writing.calls(answer.calls)}"'
    else:
        own = [call for call in answer.calls if call not in theirs]
        yield f'{shown(answer.speaker)} may call "{shown(own[0] if own else answer.calls[0])}"'
    for call in [call for call in theirs if call not in answer.calls][:1]:
        refused = _after(rules, question, (*question.calls, call)).illegal
        assert refused is not None
        yield f'{shown(answer.speaker)} may not call "{shown(call)}" because of {refused[1]}'


def _after(rules: RuleSet, question: AuctionSoFar, calls: tuple[Call, ...]) -> AuctionAnswer:
    return referee.auction_so_far(rules, AuctionSoFar(question.dealer, question.turned, calls))


def _declarations(answer: Scored) -> Iterator[str]:
    ns, ew = answer.points
    yield f"the declarations count {ns} for {shown(Side.NS)} and {ew} for {shown(Side.EW)}"
    counted = sorted(answer.scored, key=lambda declared: (declared[0], declared[1].cards.mask))
    if counted:
        yield f"the declarations that count are {writing.sets(made.cards for _, made in counted)}"


def _score(contract: Contract, answer: DealScore) -> Iterator[str]:
    if answer.replay:
        yield "the deal is replayed"
        return
    takers, defenders = (answer.scores[side] for side in (contract.takers, contract.defence))
    yield f"the contract is {_MADE[answer.made]}"
    yield f"the takers record {takers.total} and the defenders {defenders.total}"
    yield f'the takers record "{writing.lines(takers)}"'
    yield f'the defenders record "{writing.lines(defenders)}"'
    yield f"{answer.reserve} points wait for a later deal"


def _standing(answer: Standing) -> Iterator[str]:
    if not answer.over:
        yield "the match goes on"
    elif answer.winner is None:
        yield "the match is drawn"
    else:
        yield f"the match is won by {shown(answer.winner)}"
    yield from (f"{shown(side)} have {answer.totals[side]} in all" for side in Side)
