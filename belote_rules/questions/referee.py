"""The referee: our engine answering questions under a rule set."""

from __future__ import annotations

from belote_rules.cards import CardSet, Seat
from belote_rules.engine import announcements, auction, deal, play
from belote_rules.engine.announcements import Scored
from belote_rules.engine.belote import BeloteScore, belote
from belote_rules.engine.contract import Contract
from belote_rules.engine.match import Standing, standing
from belote_rules.engine.scoring import DealScore, score_deal
from belote_rules.engine.table import dealer_after_redeal
from belote_rules.questions.values import (
    AuctionAnswer,
    AuctionSoFar,
    BeloteClaim,
    DealSchedule,
    DealScheduleAnswer,
    Declared,
    LegalCards,
    LegalCardsAnswer,
    Question,
    ScoreDeal,
    ScoreMatch,
    TrickWinner,
)
from belote_rules.rules.ruleset import RuleSet

Answer = LegalCardsAnswer | int | DealScheduleAnswer | AuctionAnswer | BeloteScore | Scored | DealScore | Standing


def answer(rules: RuleSet, question: Question) -> Answer:
    """What the rule set says to a question."""
    match question:
        case LegalCards():
            return legal_cards(rules, question)
        case TrickWinner(trump, trick):
            return play.winner(trump, trick)
        case DealSchedule(dealer, taker):
            return deal_schedule(rules, dealer, taker)
        case AuctionSoFar():
            return auction_so_far(rules, question)
        case BeloteClaim(trump, plays, side_tricks, excused):
            return belote(rules.announcements, trump, plays, side_tricks=side_tricks, excused_before=excused)
        case Declared(trump, leader, declared):
            by_seat = dict(zip(Seat, declared, strict=True))
            return announcements.compare(rules.announcements, trump, leader, by_seat)
        case ScoreDeal(contract, counts, reserve, last):
            return score_deal(rules, contract, counts, reserve=reserve, last_deal=last)
        case ScoreMatch(deals):
            return standing(rules.match, deals)


def legal_cards(rules: RuleSet, question: LegalCards) -> LegalCardsAnswer:
    """The legal cards and the duty against each other card."""
    contract = Contract(question.trump, multiplier=question.multiplier)
    duties = list(play.duties(rules.play, contract, question.trick, question.hand.mask))
    left = question.hand.mask
    for _, mask in duties:
        left &= mask
    refused = question.hand - CardSet(left)
    reasons = tuple((card, next(code for code, mask in duties if not mask >> card & 1)) for card in refused)
    return LegalCardsAnswer(CardSet(left), reasons)


def deal_schedule(rules: RuleSet, dealer: Seat, taker: Seat | None) -> DealScheduleAnswer:
    """The schedules up to the choice of trumps, or of the whole deal when the taker is known."""
    rest = () if taker is None else deal.after_auction(rules.deal, dealer, taker)
    return DealScheduleAnswer(tuple((*steps, *rest) for steps in deal.before_auction(rules.deal, dealer)))


def auction_so_far(rules: RuleSet, question: AuctionSoFar) -> AuctionAnswer:
    """Where a choice of trumps stands."""
    state, illegal = auction.replay(rules, question.dealer, question.turned, question.calls)
    if illegal is not None:
        return AuctionAnswer(illegal=illegal)
    if not state.over:
        return AuctionAnswer(speaker=state.speaker, calls=auction.legal_calls(rules, state))
    if state.contract is None:
        return AuctionAnswer(next_dealer=dealer_after_redeal(rules, question.dealer))
    return AuctionAnswer(contract=state.contract)
