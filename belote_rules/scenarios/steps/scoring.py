"""Steps of the score of a deal: what was counted, and what is recorded for it."""

from __future__ import annotations

from typing import Final

from belote_rules.cards import Seat
from belote_rules.engine.contract import Contract, Trump
from belote_rules.engine.outcome import TRICKS, Counts, Pair
from belote_rules.engine.scoring import DealScore
from belote_rules.questions.values import ScoreDeal
from belote_rules.scenarios import reading, writing
from belote_rules.scenarios.situation import Situation
from belote_rules.scenarios.vocabulary import condition, question

_MADE: Final = {"made": True, "failed": False, "neither made nor failed": None}
_USUAL_TRICKS: Final = (4, 4)


@condition('the bid is "{bid}"')
def the_bid(situation: Situation, bid: str) -> None:
    """The takers' contract in a game of numbers: `100♠`, `capot♥`, `90♦ doubled`, `90♦ redoubled`."""
    situation.bid = bid


@condition("the takers have {takers:Number} card points and the defenders {defenders:Number}")
def the_card_points(situation: Situation, takers: int, defenders: int) -> None:
    """What both sides have counted in their tricks, the last trick's 10 included, a capot's bonus not."""
    situation.card_points = takers, defenders


@condition("the takers have won {tricks:Number} tricks")
def the_tricks(situation: Situation, tricks: int) -> None:
    """The takers' tricks; four where a scenario does not say it. Eight of them, or none, is a capot."""
    situation.tricks = tricks, TRICKS - tricks


@condition("the {who:Who} have belote")
def the_belote(situation: Situation, who: str) -> None:
    """Who has been credited with king and queen of trumps; nobody where a scenario does not say it."""
    situation.belote = who


@condition("the declarations count {takers:Number} for the takers and {defenders:Number} for the defenders")
def the_declarations(situation: Situation, takers: int, defenders: int) -> None:
    """What the declarations that count are worth."""
    situation.declarations = takers, defenders


@condition("{points:Number} points wait from an earlier deal")
def the_reserve(situation: Situation, points: int) -> None:
    """What a tie has left over."""
    situation.reserve = points


@condition("this is the last deal")
def the_last_deal(situation: Situation) -> None:
    """No deal follows, in a match of so many deals."""
    situation.last_deal = True


@question("the takers record {takers:Number} and the defenders {defenders:Number}")
def they_record(situation: Situation, takers: int, defenders: int) -> None:
    """What both sides write down for the deal, in recorded points."""
    situation.agree((takers, defenders), _of_sides(situation, _score(situation).recorded))


@question("the contract is {outcome:Outcome}")
def made_or_not(situation: Situation, outcome: str) -> None:
    """Whether the takers have made their contract."""
    situation.agree(outcome, next(word for word, made in _MADE.items() if made == _score(situation).made))


@question('the {who:Who} record "{lines}"')
def the_lines(situation: Situation, who: str, lines: str) -> None:
    """The lines of one side's score, in their order: `62 card points + 20 belote`; lines of 0 are left out."""
    ns, ew = _score(situation).scores
    takers, defenders = (ns, ew) if _taker(situation).side == 0 else (ew, ns)
    situation.agree(lines, writing.lines(takers if who == "takers" else defenders))


@question("the deal is replayed")
def it_is_replayed(situation: Situation) -> None:
    """Nothing is recorded, and the same dealer deals again."""
    situation.agree(True, _score(situation).replay)


@question("{points:Number} points wait for a later deal")
def what_hangs(situation: Situation, points: int) -> None:
    """What hangs after the deal, older points included."""
    situation.agree(points, _score(situation).reserve)


def _taker(situation: Situation) -> Seat:
    return situation.taker if situation.taker is not None else Seat.N


def _of_sides(situation: Situation, pair: Pair) -> Pair:
    """A pair turned from NS, EW to takers, defenders, or back."""
    return pair if _taker(situation).side == 0 else (pair[1], pair[0])


def _score(situation: Situation) -> DealScore:
    points = situation.given(situation.card_points, "the takers have ... card points and the defenders ...")
    no_sweep = None if 0 in points else _USUAL_TRICKS
    tricks = situation.given(situation.tricks or no_sweep, "the takers have won ... tricks")
    belotes = int(situation.belote == "takers"), int(situation.belote == "defenders")
    counts = Counts(*(_of_sides(situation, pair) for pair in (points, tricks, belotes, situation.declarations)))
    return situation.ask(ScoreDeal(_contract(situation), counts, situation.reserve, situation.last_deal), DealScore)


def _contract(situation: Situation) -> Contract:
    """The contract: the bid, or the suit that was taken; which suit it is does not change the score."""
    if situation.bid is None:
        return Contract(situation.trump if situation.trump is not None else Trump.H, _taker(situation))
    return reading.contract(situation.bid, _taker(situation), situation.redouble_factor)
