"""Answers taken apart: two answers differ in facets, and each facet is to blame on its own parameters.

A score is taken apart in the order in which it is made: made or not, then line by line, rounding at the end; where
the verdict differs nothing after it is compared.
"""

from __future__ import annotations

from dataclasses import dataclass

from belote_rules.engine import play
from belote_rules.engine.announcements import Scored
from belote_rules.engine.belote import BeloteScore
from belote_rules.engine.contract import Contract
from belote_rules.engine.match import Standing
from belote_rules.engine.scoring import DealScore, score_deal
from belote_rules.questions.referee import answer
from belote_rules.questions.values import LegalCards, OfficesAnswer, Question, ScoreDeal
from belote_rules.rules.ruleset import RuleSet

Facets = dict[str, object]
"""The facets of an answer by name, in the order in which they are made."""

VERDICT = "made"
LEGAL = "legal"


@dataclass(frozen=True, slots=True)
class Asked:
    """A question, asked by calling it with a rule set; equal questions are equal."""

    question: Question

    def __call__(self, rules: RuleSet) -> Facets:
        """The facets of the answer."""
        return facets(rules, self.question)


def facets(rules: RuleSet, question: Question) -> Facets:
    """The answer of a rule set to a question, taken apart. Why a card is refused is no part of it."""
    if isinstance(question, LegalCards):
        contract = Contract(question.trump, multiplier=question.multiplier)
        return {"cards": play.legal_cards(rules.play, contract, question.trick, question.hand).mask}
    if isinstance(question, ScoreDeal):
        return _score(
            score_deal(
                rules, question.contract, question.counts, reserve=question.reserve, last_deal=question.last_deal
            )
        )
    given = answer(rules, question)
    if isinstance(given, OfficesAnswer):
        return {name: getattr(given, name) for name in OfficesAnswer.__slots__}
    return {"answer": _behaviour(given)}


def _score(score: DealScore) -> Facets:
    ns, ew = score.scores
    return {
        VERDICT: (score.made, score.replay),
        "points": (ns.card_points + ns.capot, ew.card_points + ew.capot),
        "belote": (ns.belote, ew.belote),
        "declarations": (ns.declarations, ew.declarations),
        "contract": (ns.contract, ew.contract),
        "multiplier": (ns.multiplier, ew.multiplier),
        "reserve": (ns.reserve, ew.reserve, score.reserve),
        "rounding": (ns.rounding, ew.rounding),
    }


def _behaviour(given: object) -> object:
    """What of an answer is behaviour: the codes of reasons are not."""
    match given:
        case BeloteScore(points):
            return points
        case Standing():
            return given.over, given.winner
        case Scored():
            return given.valid, given.scored, given.points
        case str():
            return True
        case _:
            return given


def differing(a: Facets, b: Facets) -> list[str]:
    """The facets in which two answers differ; none where the differences of lines cancel in what is recorded."""
    if a == b:
        return []
    for first in (VERDICT, LEGAL):
        if first in a and a[first] != b[first]:
            return [first]
    if VERDICT in a and _recorded(a) == _recorded(b):
        return []
    return [name for name, value in a.items() if value != b[name]]


def _recorded(score: Facets) -> tuple[int, int, object]:
    """What both sides record in the end, and what hangs."""
    lines = [value for name, value in score.items() if name != VERDICT and isinstance(value, tuple)]
    return sum(line[0] for line in lines), sum(line[1] for line in lines), score["reserve"]
