"""The score of a deal: made or not, who records what, what hangs over, rounded at the very end."""

from __future__ import annotations

from dataclasses import dataclass

from belote_rules.engine import amounts
from belote_rules.engine.contract import Contract
from belote_rules.engine.contract_test import is_made, is_tie
from belote_rules.engine.outcome import Counts, Outcome, Pair, Scores, SideScore, by_side, outcome
from belote_rules.rules.ruleset import RuleSet


@dataclass(frozen=True, slots=True)
class DealScore:
    """The score of a deal in recorded points, line by line and side by side.

    `made` is None for an equality that is neither. `reserve` is all that hangs after the deal, older amounts
    included. `replay` asks for the same deal again.
    """

    made: bool | None
    scores: Scores
    reserve: int = 0
    replay: bool = False

    @property
    def recorded(self) -> Pair:
        """What NS and EW record."""
        return self.scores[0].total, self.scores[1].total


def score_deal(
    rules: RuleSet, contract: Contract, counts: Counts, *, reserve: int = 0, last_deal: bool = False
) -> DealScore:
    """Score a finished deal; `reserve` hangs from earlier ones, `last_deal` is the last of a match of so many deals."""
    deal = outcome(rules, contract, counts)
    if is_made(deal):
        return _decided(deal, reserve, made=True)
    if not is_tie(deal):
        return _decided(deal, reserve, made=False)
    return _tie(deal, reserve, last_deal=last_deal)


def _decided(deal: Outcome, reserve: int, *, made: bool) -> DealScore:
    """A deal with a winner: he also takes what hangs (`tie_reserve_winner`)."""
    scores = _rounded(deal, amounts.made(deal) if made else amounts.failed(deal))
    if not made and deal.rules.scoring.tie_reserve_winner == "next_made_contract":
        return DealScore(made, scores, reserve)
    winner = deal.takers if made else deal.defence
    taken = scores[winner]._replace(reserve=reserve)
    return DealScore(made, by_side(winner, taken, scores[winner.other]))


def _tie(deal: Outcome, reserve: int, *, last_deal: bool) -> DealScore:
    """`scoring.tie_rule`, and `tie_in_last_deal` where no deal follows in which a reserve could be won."""
    rule = deal.rules.scoring.tie_rule
    if rule in ("takers_fail", "takers_make"):
        return _decided(deal, reserve, made=rule == "takers_make")
    if rule == "replay":
        return DealScore(None, (SideScore(), SideScore()), reserve, replay=True)
    if rule == "each_keeps" or (last_deal and deal.rules.scoring.tie_in_last_deal == "each_marks_own"):
        return DealScore(None, _rounded(deal, amounts.each_keeps(deal)), reserve)
    return _litige(deal, reserve)


def _litige(deal: Outcome, reserve: int) -> DealScore:
    """The defence records its points, the takers' wait; a belote outside the tie is marked at once."""
    waiting = deal.own_points(deal.takers)
    takers = SideScore()
    if deal.rules.scoring.belote_in_tie == "outside":
        takers = SideScore(belote=waiting.belote)
        waiting = waiting._replace(belote=0)
    scores = _rounded(deal, by_side(deal.takers, takers, deal.own_points(deal.defence)))
    hanging = waiting.total + _rounding(deal, waiting.total)
    if deal.rules.scoring.repeated_tie == "accumulate":
        return DealScore(None, scores, reserve + hanging)
    defence = scores[deal.defence]._replace(reserve=reserve)
    return DealScore(None, by_side(deal.defence, defence, scores[deal.takers]), hanging)


def _rounded(deal: Outcome, scores: Scores) -> Scores:
    if deal.rules.scoring.rounding == "none":
        return scores
    ns, ew = (score._replace(rounding=_rounding(deal, score.total)) for score in scores)
    return ns, ew


def _rounding(deal: Outcome, points: int) -> int:
    """What rounding adds or takes away: each side by itself, to the nearest ten (`scoring.rounding`)."""
    rule = deal.rules.scoring.rounding
    if rule == "none":
        return 0
    halves = 5 if rule == "nearest10_half_up" else 4
    return (points + halves) // 10 * 10 - points
