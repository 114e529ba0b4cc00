"""Questions written as requests of the wire, in the seats of the rule set that is asked: the inverse of `positions`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, Literal

from belote_rules.cards import PACK, Card, CardSet, Seat
from belote_rules.engine.announcements import Declaration, Kind
from belote_rules.engine.contract import Contract, Trump
from belote_rules.engine.match import PlayedDeal
from belote_rules.engine.outcome import Pair
from belote_rules.questions.values import (
    AuctionSoFar,
    BeloteClaim,
    DealSchedule,
    Declared,
    LegalCards,
    Question,
    ScoreDeal,
    ScoreMatch,
    TrickWinner,
)
from belote_rules.questions.wire import requests
from belote_rules.questions.wire.calls import write_call
from belote_rules.questions.wire.requests import Request
from belote_rules.questions.wire.seats import SeatNames, write_side
from belote_rules.rules.ruleset import RuleSet

AuctionOp = Literal["legal_calls", "judge_call", "auction_result"]

_LEADER: Final = Seat.N
"""Who leads a trick of a question that needs no seats."""
_HAND: Final = 8


def request(rules: RuleSet, question: Question, number: int, *, auction: AuctionOp = "legal_calls") -> Request | None:
    """The request `number` that asks a question of a rule set; None where the wire has no operation for it.

    An auction is asked what may be called, or (`auction_result`) what has come of it.
    """
    names = SeatNames.under(rules)
    match question:
        case LegalCards():
            return _legal_cards(question, names, number)
        case TrickWinner(trump, trick):
            contract = {"trump": trump.name}
            return _made(requests.TrickWinner, number, contract=contract, trick=_plays(trick, names))
        case DealSchedule(dealer, taker):
            taken = {} if taker is None else {"taker": names.write(taker)}
            return _made(requests.DealSchedule, number, dealer=names.write(dealer), **taken)
        case AuctionSoFar():
            return _auction(rules, question, names, number, auction)
        case BeloteClaim():
            return _belote(question, Seat.N, names, number)
        case Declared():
            return _declarations(question, names, number)
        case ScoreDeal():
            return _score_deal(question, names, number)
        case ScoreMatch(deals):
            return _made(requests.ScoreMatch, number, deals=[_deal(deal) for deal in deals])
        case _:
            return None


def _made(model: type[Request], number: int, **fields: Any) -> Request:
    """A request of this form, which names its operation."""
    op = model.model_fields["op"].annotation.__args__[0]  # type: ignore[union-attr]
    return model.model_validate({"id": number, "op": op, **fields})


def _plays(trick: tuple[Card, ...], names: SeatNames) -> list[dict[str, str]]:
    seat = _LEADER
    plays = []
    for card in trick:
        plays.append({"seat": names.write(seat), "card": card.code})
        seat = seat.next
    return plays


def _legal_cards(question: LegalCards, names: SeatNames, number: int) -> Request:
    doubled = {"multiplier": question.multiplier} if question.multiplier > 1 else {}
    return _made(
        requests.LegalCards,
        number,
        contract={"trump": question.trump.name, **doubled},
        trick=_plays(question.trick, names),
        seat=names.write(Seat((_LEADER + len(question.trick)) % 4)),
        hand=question.hand.codes,
    )


def _auction(rules: RuleSet, question: AuctionSoFar, names: SeatNames, number: int, op: AuctionOp) -> Request:
    calls = [write_call(call, question.turned) for call in question.calls]
    return _spoken(rules, question.dealer, question.turned, calls, names, number, op)


def auction_as_spoken(
    rules: RuleSet,
    dealer: Seat,
    turned: Card | None,
    calls: Sequence[str],
    number: int,
    *,
    op: AuctionOp = "legal_calls",
    call: str | None = None,
) -> Request:
    """An auction of calls as they were said, whether they are allowed or not; `call` is the one to be judged.

    The turned card is told where the rules turn one up.
    """
    judged = {} if call is None else {"call": call}
    return _spoken(rules, dealer, turned, calls, SeatNames.under(rules), number, op, **judged)


_AUCTION_MODELS: Final[dict[AuctionOp, type[Request]]] = {
    "legal_calls": requests.LegalCalls,
    "judge_call": requests.JudgeCall,
    "auction_result": requests.AuctionResult,
}


def _spoken(
    rules: RuleSet,
    dealer: Seat,
    turned: Card | None,
    calls: Sequence[str],
    names: SeatNames,
    number: int,
    op: AuctionOp,
    **judged: str,
) -> Request:
    turns_up = rules.auction.auction_kind == "turnup_two_round" and turned is not None
    shown = {"turned": turned.code} if turns_up and turned is not None else {}
    return _made(_AUCTION_MODELS[op], number, dealer=names.write(dealer), calls=list(calls), **shown, **judged)


def belote_of(rules: RuleSet, question: BeloteClaim, holder: Seat, number: int) -> Request:
    """The request `number` that asks what king and queen of this holder are worth."""
    return _belote(question, holder, SeatNames.under(rules), number)


def _belote(question: BeloteClaim, holder: Seat, names: SeatNames, number: int) -> Request:
    return _made(
        requests.Belote,
        number,
        contract={"trump": question.trump.name},
        holder=names.write(holder),
        plays=[{"card": play.card.code, "word": play.word} for play in question.plays],
        side_tricks=question.side_tricks,
        excused_before=question.excused_before,
    )


def _declarations(question: Declared, names: SeatNames, number: int) -> Request:
    """The declarations with hands that hold them; the cards that nobody declares are given out in the pack's order."""
    by_seat = dict(zip(Seat, question.declared, strict=True))
    claims = {seat: tuple((made.kind, made.cards) for made in declared) for seat, declared in by_seat.items()}
    return _of_hands(question.trump, question.leader, _hands(by_seat), claims, names, number)


Claims = Mapping[Seat, Sequence[tuple[Kind, CardSet]]]
"""What players say that they hold, which may be wrong."""


def declarations(
    rules: RuleSet, trump: Trump, leader: Seat, hands: Mapping[Seat, CardSet], number: int, claims: Claims | None = None
) -> Request:
    """Which declarations of these hands count? Without claims each player declares all he can."""
    return _of_hands(trump, leader, hands, claims, SeatNames.under(rules), number)


def _of_hands(
    trump: Trump, leader: Seat, hands: Mapping[Seat, CardSet], claims: Claims | None, names: SeatNames, number: int
) -> Request:
    declared = {}
    if claims is not None:
        declared["declared"] = {
            names.write(seat): [{"kind": kind, "cards": cards.codes} for kind, cards in made]
            for seat, made in claims.items()
        }
    return _made(
        requests.Declarations,
        number,
        contract={"trump": trump.name},
        leader=names.write(leader),
        hands={names.write(seat): hand.codes for seat, hand in hands.items()},
        **declared,
    )


def _hands(by_seat: dict[Seat, tuple[Declaration, ...]]) -> dict[Seat, CardSet]:
    held = {seat: [card for card in PACK if any(card in d.cards for d in made)] for seat, made in by_seat.items()}
    free = [card for card in PACK if not any(card in cards for cards in held.values())]
    hands = {}
    for seat, cards in held.items():
        missing = _HAND - len(cards)
        hands[seat] = CardSet.of((*cards, *free[:missing]))
        free = free[missing:]
    return hands


def _score_deal(question: ScoreDeal, names: SeatNames, number: int) -> Request:
    counts = question.counts
    return _made(
        requests.ScoreDeal,
        number,
        contract=_contract(question.contract, names),
        counts={
            "card_points": _sides(counts.card_points),
            "tricks": _sides(counts.tricks),
            "belote": _sides(counts.belotes),
            "declarations": _sides(counts.declarations),
        },
        reserve=question.reserve,
        last_deal=question.last_deal,
    )


def _contract(contract: Contract, names: SeatNames) -> dict[str, Any]:
    return {
        "trump": Trump(contract.trump).name,
        "taker": names.write(contract.taker),
        "value": contract.value,
        "multiplier": contract.multiplier,
    }


def _sides(pair: Pair) -> dict[str, int]:
    return {"NS": pair[0], "EW": pair[1]}


def _deal(deal: PlayedDeal) -> dict[str, Any]:
    """A deal with all that is known of it; what is not known is null."""
    if deal.passed_out:
        return {"recorded": _sides(deal.recorded), "redeal": True}
    return {
        "recorded": _sides(deal.recorded),
        "taker": None if deal.taker is None else write_side(deal.taker),
        "made": deal.made,
        "belote": _sides(deal.belote),
        "tricks": None if deal.tricks is None else _sides(deal.tricks),
    }
