"""Steps of the choice of trumps: what has been said, what may be said, what comes of it."""

from __future__ import annotations

from belote_rules.cards import Seat
from belote_rules.engine.calls import Call
from belote_rules.engine.contract import Contract
from belote_rules.errors import BeloteError
from belote_rules.questions.values import AuctionAnswer, AuctionSoFar
from belote_rules.scenarios import reading
from belote_rules.scenarios.situation import Situation, shown
from belote_rules.scenarios.vocabulary import condition, question


@condition('the calls are "{calls}"')
def the_calls(situation: Situation, calls: str) -> None:
    """What has been said so far, in order, from the player after the dealer: `1: pass, 2: 80♥`."""
    situation.calls = reading.calls(calls)


@question('seat {speaker:Seat} may call "{calls}"')
def may_call(situation: Situation, speaker: Seat, calls: str) -> None:
    """Whose turn it is, and calls that are allowed now; there may be more of them."""
    answer = _answer(situation)
    situation.agree(speaker, answer.speaker)
    said = [call for _, call in reading.calls(calls)]
    situation.agree(said, [call for call in said if call in answer.calls])


@question('seat {speaker:Seat} may call nothing but "{calls}"')
def may_call_only(situation: Situation, speaker: Seat, calls: str) -> None:
    """Whose turn it is, and all calls that are allowed now, in any order."""
    answer = _answer(situation)
    situation.agree(speaker, answer.speaker)
    said = {call for _, call in reading.calls(calls)}
    situation.agree(sorted(map(shown, said)), sorted(map(shown, answer.calls)))


@question('seat {speaker:Seat} may not call "{call}" because of {code:Code}')
def may_not_call(situation: Situation, speaker: Seat, call: str, code: str) -> None:
    """A call that is not allowed now, with the rule against it."""
    situation.agree(speaker, _answer(situation).speaker)
    refused = _answer(situation, reading.call(call)).illegal
    situation.agree(code, refused[1] if refused else "nothing")


@question('the auction ends with "{contract}" by seat {taker:Seat}')
def the_contract(situation: Situation, contract: str, taker: Seat) -> None:
    """The auction is over, and this is the contract: `♣`, `80♥`, `100♠ doubled`."""
    said = reading.contract(contract, taker, situation.redouble_factor)
    situation.agree(_written(said), _written(_answer(situation).contract))


@question("the deal is void and seat {dealer:Seat} deals")
def passed_out(situation: Situation, dealer: Seat) -> None:
    """Everybody has passed, and this seat deals again."""
    situation.agree(dealer, _answer(situation).next_dealer)


def _answer(situation: Situation, *more: Call) -> AuctionAnswer:
    """The answer after the calls of the scenario, each made by the seat that it names, and more calls."""
    calls: list[Call] = []
    for place, (seat, call) in enumerate(situation.calls):
        speaker = _ask(situation, calls).speaker
        if seat is not None and speaker is not None and seat != speaker:
            raise BeloteError("features.turn", place=place + 1, said=seat + 1, turn=speaker + 1)
        calls.append(call)
    return _ask(situation, [*calls, *more])


def _ask(situation: Situation, calls: list[Call]) -> AuctionAnswer:
    answer = situation.ask(AuctionSoFar(situation.dealer, situation.turned, tuple(calls)), AuctionAnswer)
    if answer.illegal is not None and answer.illegal[0] < len(situation.calls):
        place, code = answer.illegal
        raise BeloteError("features.illegal_call", call=shown(calls[place]), place=place + 1, code=code)
    return answer


def _written(contract: Contract | None) -> str:
    if contract is None:
        return "no contract"
    value = "" if contract.value is None else str(contract.value)
    return f"{value}{shown(contract.trump)} x{contract.multiplier} by {shown(contract.taker)}"
