"""A question of the wire read, answered under a rule set, and its answer written."""

from __future__ import annotations

from belote_rules.engine import auction
from belote_rules.engine.calls import AuctionState
from belote_rules.engine.match import START, after
from belote_rules.engine.play import winner
from belote_rules.engine.scoring import score_deal
from belote_rules.errors import BeloteError
from belote_rules.questions import referee
from belote_rules.questions.values import DealSchedule, ScoreMatch
from belote_rules.questions.wire import counts, positions, replies, requests, results
from belote_rules.questions.wire.calls import read_call, refusal
from belote_rules.questions.wire.counts import NotAnswered
from belote_rules.questions.wire.positions import CARDS, SpokenAuction
from belote_rules.questions.wire.seats import SeatNames
from belote_rules.questions.wire.values import Message
from belote_rules.rules.ruleset import RuleSet


def answer(rules: RuleSet, request: requests.Request) -> Message:
    """The result of a request about the rules.

    Raises a `NotAnswered` where the referee has no answer under these rules, any other `BeloteError` (`wire.*`) for
    a question that makes no sense.
    """
    names = SeatNames.under(rules)
    match request:
        case requests.LegalCards():
            return results.legal_cards(referee.legal_cards(rules, positions.legal_cards(request, names)))
        case requests.JudgeCard():
            question = positions.legal_cards(request, names)
            return results.judgement(referee.card_refusal(rules, question, CARDS[request.card]))
        case requests.TrickWinner():
            trick = positions.trick_winner(request, names)
            place = winner(trick.trump, trick.trick)
            return replies.TrickWinnerResult(seat=request.trick[place].seat)
        case requests.DealSchedule():
            return _deal_schedule(rules, request, names)
        case requests.AuctionRequest():
            return _auction(rules, request, names)
        case _:
            return _counted(rules, request, names)


def _counted(rules: RuleSet, request: requests.Request, names: SeatNames) -> Message:
    """The questions about announcements, a finished deal and a match."""
    match request:
        case requests.Declarations():
            return _declarations(rules, request, names)
        case requests.Belote():
            return _belote(rules, request)
        case requests.ScoreDeal():
            question = counts.score_deal(request, names, rules)
            score = score_deal(
                rules, question.contract, question.counts, reserve=question.reserve, last_deal=question.last_deal
            )
            return results.score_deal(score)
        case requests.ScoreMatch():
            return _score_match(rules, request)
    raise TypeError(f"{type(request).__name__} is no question about the rules")


def _deal_schedule(rules: RuleSet, request: requests.DealSchedule, names: SeatNames) -> Message:
    taker = None if request.taker is None else names.read(request.taker)
    question = DealSchedule(names.read(request.dealer), taker)
    return results.deal_schedule(referee.deal_schedule(rules, question.dealer, question.taker), names)


def _auction(rules: RuleSet, request: requests.AuctionRequest, names: SeatNames) -> Message:
    spoken = positions.spoken_auction(request, names, rules)
    call = None
    if isinstance(request, requests.JudgeCall):
        call = read_call(request.call, spoken.turned, names, rules)
    state, illegal = _replay(rules, spoken)
    if illegal is not None:
        return replies.IllegalHistory(illegal=illegal[0], reason=illegal[1])
    if call is not None:
        return results.judgement(refusal(rules, state, call))
    stands = referee.auction_stands(rules, state)
    if isinstance(request, requests.LegalCalls):
        return results.legal_calls(rules, stands, spoken.turned, names)
    return results.auction_result(stands, names)


def _replay(rules: RuleSet, spoken: SpokenAuction) -> tuple[AuctionState, tuple[int, str] | None]:
    """The state after the calls; with the place and the code of the first that is not allowed, if any."""
    state = auction.opening(spoken.dealer, spoken.turned)
    for place, said in enumerate(spoken.calls):
        reason = refusal(rules, state, said)
        if reason is not None:
            return state, (place, reason)
        assert said.call is not None
        state = auction.after(rules, state, said.call)
    return state, None


def _declarations(rules: RuleSet, request: requests.Declarations, names: SeatNames) -> Message:
    if request.tricks is not None:
        raise NotAnswered("wire.trick_melds")
    return results.declarations(referee.declarations(rules, positions.declared(request, names, rules)), names)


def _belote(rules: RuleSet, request: requests.Belote) -> Message:
    if request.contract.trump == "AT":
        raise NotAnswered("wire.belote_in_all_trumps")
    return results.belote(referee.belote_score(rules, positions.belote_claim(request)))


def _score_match(rules: RuleSet, request: requests.ScoreMatch) -> Message:
    question: ScoreMatch = counts.score_match(request, rules)
    now = START
    for place, deal in enumerate(question.deals):
        if now.over:
            raise BeloteError("wire.after_the_end", place=place)
        now = after(rules.match, now, deal)
    return results.score_match(now)
