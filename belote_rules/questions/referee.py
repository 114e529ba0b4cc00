"""The referee: our engine answering questions under a rule set."""

from __future__ import annotations

from belote_rules.cards import PACK, Card, CardSet, Seat
from belote_rules.engine import announcements, auction, deal, play, table
from belote_rules.engine.announcements import Scored
from belote_rules.engine.belote import BeloteScore, belote
from belote_rules.engine.calls import AuctionState
from belote_rules.engine.contract import Contract
from belote_rules.engine.match import Standing, standing
from belote_rules.engine.ranking import sum_of_points
from belote_rules.engine.scoring import DealScore, score_deal
from belote_rules.engine.state import Trick
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

Answer = (
    None
    | str
    | int
    | LegalCardsAnswer
    | OfficesAnswer
    | DealScheduleAnswer
    | AuctionAnswer
    | BeloteScore
    | Scored
    | DealScore
    | Standing
)


def answer(rules: RuleSet, question: Question) -> Answer:
    """What the rule set says to a question."""
    match question:
        case LegalCards() | TrickWinner() | LeadsNext() | CardPoints():
            return _of_tricks(rules, question)
        case Offices(dealer):
            return offices(rules, dealer)
        case DealSchedule(dealer, taker):
            return deal_schedule(rules, dealer, taker)
        case MayDeclare(hand, sets):
            return announcements.read(rules.announcements, hand, sets)[1]
        case CardsBeforeDeclaring():
            return announcements.cards_before_second_declares(rules.announcements)
        case AuctionSoFar():
            return auction_so_far(rules, question)
        case BeloteClaim():
            return belote_score(rules, question)
        case Declared():
            return declarations(rules, question)
        case ScoreDeal(contract, counts, reserve, last):
            return score_deal(rules, contract, counts, reserve=reserve, last_deal=last)
        case ScoreMatch(deals):
            return standing(rules.match, deals)


def _of_tricks(rules: RuleSet, question: LegalCards | TrickWinner | LeadsNext | CardPoints) -> LegalCardsAnswer | int:
    match question:
        case LegalCards():
            return legal_cards(rules, question)
        case TrickWinner(trump, trick):
            return play.winner(trump, trick)
        case LeadsNext(trump, leader, trick):
            return Trick(leader, trick).seat_of(play.winner(trump, trick))
        case CardPoints(trump, cards):
            return sum_of_points(trump, cards)


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


def offices(rules: RuleSet, dealer: Seat) -> OfficesAnswer:
    """Who cuts, speaks first, leads first and deals next; and what becomes of the pack between two deals."""
    return OfficesAnswer(
        cutter=deal.cutter(rules.deal, dealer),
        first_speaker=table.first_speaker(dealer),
        first_leader=table.first_leader(dealer),
        next_dealer=table.next_dealer(dealer),
        may_shuffle=deal.pack_refusal(rules.deal, PACK, PACK) is None,
        may_leave_unshuffled=deal.pack_refusal(rules.deal, PACK, None) is None,
        lifted=deal.cut_range(rules.deal),
    )


def card_refusal(rules: RuleSet, question: LegalCards, card: Card) -> str | None:
    """Why a card may not be played: the code of the duty against it, or that it is not held; None when it may."""
    contract = Contract(question.trump, multiplier=question.multiplier)
    return play.refusal(rules.play, contract, question.trick, question.hand, card)


def deal_schedule(rules: RuleSet, dealer: Seat, taker: Seat | None) -> DealScheduleAnswer:
    """The schedules up to the choice of trumps, or of the whole deal when the taker is known."""
    rest = () if taker is None else deal.after_auction(rules.deal, dealer, taker)
    return DealScheduleAnswer(tuple((*steps, *rest) for steps in deal.before_auction(rules.deal, dealer)))


def declarations(rules: RuleSet, question: Declared) -> Scored:
    """Which declarations count; none at a table without them (`announcements.declarations_mode`)."""
    if rules.announcements.declarations_mode == "none":
        return Scored((), (), (0, 0))
    by_seat = dict(zip(Seat, question.declared, strict=True))
    return announcements.compare(rules.announcements, question.trump, question.leader, by_seat)


def auction_so_far(rules: RuleSet, question: AuctionSoFar) -> AuctionAnswer:
    """Where a choice of trumps stands."""
    state, illegal = auction.replay(rules, question.dealer, question.turned, question.calls)
    if illegal is not None:
        return AuctionAnswer(illegal=illegal)
    return auction_stands(rules, state)


def auction_stands(rules: RuleSet, state: AuctionState) -> AuctionAnswer:
    """What a state of the choice of trumps says: who may call what, or what has come of it."""
    if not state.over:
        return AuctionAnswer(speaker=state.speaker, calls=auction.legal_calls(rules, state))
    if state.contract is None:
        return AuctionAnswer(next_dealer=table.dealer_after_redeal(rules, state.dealer))
    return AuctionAnswer(contract=state.contract)


def belote_score(rules: RuleSet, claim: BeloteClaim) -> BeloteScore:
    """What king and queen of trumps are worth as they were played and said."""
    return belote(
        rules.announcements,
        claim.trump,
        claim.plays,
        side_tricks=claim.side_tricks,
        excused_before=claim.excused_before,
    )
