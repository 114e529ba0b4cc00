"""Answers written as results of the wire."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from belote_rules.cards import Card, Seat
from belote_rules.engine.announcements import Declaration, Scored
from belote_rules.engine.belote import BeloteScore
from belote_rules.engine.contract import Contract
from belote_rules.engine.deal import Packet, Schedule, TurnedTo, TurnUp
from belote_rules.engine.match import Standing
from belote_rules.engine.outcome import Pair, SideScore
from belote_rules.engine.scoring import DealScore
from belote_rules.questions.values import AuctionAnswer, DealScheduleAnswer, LegalCardsAnswer
from belote_rules.questions.wire import replies
from belote_rules.questions.wire.calls import write_call
from belote_rules.questions.wire.seats import SeatNames, write_side
from belote_rules.questions.wire.values import SidePoints, TrumpName
from belote_rules.rules.ruleset import RuleSet

_TRUMPS: Final[tuple[TrumpName, ...]] = ("S", "H", "D", "C", "NT", "AT")


def legal_cards(answer: LegalCardsAnswer) -> replies.LegalCardsResult:
    """The legal cards in the order of the pack, with reasons where cards are refused."""
    if not answer.reasons:
        return replies.LegalCardsResult(cards=answer.cards.codes)
    return replies.LegalCardsResult(
        cards=answer.cards.codes, reasons={card.code: reason for card, reason in answer.reasons}
    )


def judgement(reason: str | None) -> replies.Judgement:
    """An act judged by the reason against it, None when it is legal."""
    return replies.Judgement(legal=True) if reason is None else replies.Judgement(legal=False, reason=reason)


def deal_schedule(answer: DealScheduleAnswer, names: SeatNames) -> replies.ScheduleResult | replies.AlternativesResult:
    """The one schedule, or those that the dealer may choose from."""
    schedules = [_steps(schedule, names) for schedule in answer.alternatives]
    if len(schedules) == 1:
        return replies.ScheduleResult(steps=schedules[0])
    return replies.AlternativesResult(alternatives=schedules)


def _steps(schedule: Schedule, names: SeatNames) -> list[replies.PacketStep | replies.TurnUpStep | replies.TurnedStep]:
    steps: list[replies.PacketStep | replies.TurnUpStep | replies.TurnedStep] = []
    for step in schedule:
        match step:
            case Packet(seat, cards):
                steps.append(replies.PacketStep(seat=names.write(seat), cards=cards))
            case TurnUp():
                steps.append(replies.TurnUpStep(turn_up=True))
            case TurnedTo(seat):
                steps.append(replies.TurnedStep(seat=names.write(seat), turned=True))
    return steps


def legal_calls(
    rules: RuleSet, answer: AuctionAnswer, turned: Card | None, names: SeatNames
) -> replies.LegalCallsResult:
    """What may be called; a numeric auction without a ceiling says that its list could go on."""
    if answer.speaker is None:
        return replies.LegalCallsResult(calls=[], seat=None)
    calls = [write_call(call, turned) for call in answer.calls]
    seat = names.write(answer.speaker)
    if rules.auction.auction_kind == "numeric_ascending" and rules.auction.bid_maximum == "none":
        return replies.LegalCallsResult(calls=calls, seat=seat, no_ceiling=True)
    return replies.LegalCallsResult(calls=calls, seat=seat)


def auction_result(
    answer: AuctionAnswer, names: SeatNames
) -> replies.ContractResult | replies.RedealResult | replies.UnfinishedResult:
    """The contract, a new deal, or who speaks next."""
    if answer.contract is not None:
        return _contract(answer.contract, names)
    if answer.speaker is not None:
        return replies.UnfinishedResult(unfinished=True, seat=names.write(answer.speaker))
    assert answer.next_dealer is not None
    return replies.RedealResult(redeal=True, dealer=names.write(answer.next_dealer))


def _contract(contract: Contract, names: SeatNames) -> replies.ContractResult:
    return replies.ContractResult(
        trump=_TRUMPS[contract.trump],
        taker=names.write(contract.taker),
        value=contract.value,
        multiplier=contract.multiplier,
    )


def declarations(answer: Scored, names: SeatNames) -> replies.DeclarationsResult:
    """The valid declarations, those that count, and the points."""
    return replies.DeclarationsResult(
        valid=_made(answer.valid, names), scored=_made(answer.scored, names), points=_points(answer.points)
    )


def _made(declared: Sequence[tuple[Seat, Declaration]], names: SeatNames) -> list[replies.DeclarationMade]:
    return [
        replies.DeclarationMade(seat=names.write(seat), kind=made.kind, cards=made.cards.codes, points=made.points)
        for seat, made in declared
    ]


def belote(answer: BeloteScore) -> replies.BeloteResult:
    """The points, and what costs them."""
    if answer.reason is None:
        return replies.BeloteResult(points=answer.points)
    return replies.BeloteResult(points=answer.points, reason=answer.reason)


def score_deal(answer: DealScore) -> replies.ScoreDealResult:
    """The score with the lines that apply: card points always, the others where they are not zero."""
    ns, ew = (_components(score) for score in answer.scores)
    replay: dict[str, Any] = {"replay": True} if answer.replay else {}
    return replies.ScoreDealResult(
        made=answer.made,
        components=replies.SideComponents(NS=ns, EW=ew),
        recorded=_points(answer.recorded),
        reserve=answer.reserve,
        **replay,
    )


def _components(score: SideScore) -> replies.Components:
    lines = score._asdict()
    return replies.Components(**{name: amount for name, amount in lines.items() if amount or name == "card_points"})


def score_match(answer: Standing) -> replies.ScoreMatchResult:
    """Where the match stands."""
    winner = None if answer.winner is None else write_side(answer.winner)
    return replies.ScoreMatchResult(
        totals=_points(answer.totals), over=answer.over, winner=winner, reason=answer.reason
    )


def _points(pair: Pair) -> SidePoints:
    return SidePoints(NS=pair[0], EW=pair[1])
