"""The universes: for each phase the finitely many canonical questions that arise in both of two games.

Universes are chained: a contract that only one game knows, a doubled deal where nobody doubles, a trump suit that
cannot be named are no questions; that one game can reach what the other cannot is told once, where the choice of
trumps differs (`auction_graph`).
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from belote_rules.cards import Seat
from belote_rules.questions import announcement_grid, match_grid, scoring_grid
from belote_rules.questions.play_cells import kind_of, smallest_positions
from belote_rules.questions.values import DealSchedule, LegalCards, Offices, Question
from belote_rules.rules.auction import NumericAuction
from belote_rules.rules.ruleset import RuleSet

DEALER: Final = Seat.W
"""The dealer of canonical questions is player 4, so that player 1 speaks and leads first."""


def questions(phase: str, a: RuleSet, b: RuleSet) -> Iterator[Question]:
    """The canonical questions of a phase that arise in both games, in the order of witnesses."""
    match phase:
        case "deal":
            yield Offices(DEALER)
            if a.deal.deal_schedule == b.deal.deal_schedule:
                yield DealSchedule(DEALER)
                yield from (DealSchedule(DEALER, taker) for taker in Seat)
        case "play":
            yield from _play(a, b)
        case "announcements":
            yield from announcement_grid.questions(a, b)
        case "scoring":
            yield from scoring_grid.questions(a, b)
        case "match":
            yield from match_grid.questions(a, b)


def _play(a: RuleSet, b: RuleSet) -> Iterator[LegalCards]:
    """The smallest positions, without the kinds of contract and the doubles that only one game has."""
    kinds = {"suit"} | (_further_kinds(a) & _further_kinds(b))
    doubled = all(_may_double(rules) for rules in (a, b))
    for question in smallest_positions():
        if kind_of(question.trump) in kinds and (question.multiplier == 1 or doubled):
            yield question


def _further_kinds(rules: RuleSet) -> set[str]:
    """The kinds of contract beside the suits."""
    named = rules.auction.denominations
    return {"suits_sa_ta": {"no_trump", "all_trumps"}, "suits_sa": {"no_trump"}, "suits_sun": {"no_trump"}}.get(
        named, set()
    )


def _may_double(rules: RuleSet) -> bool:
    return isinstance(rules.auction, NumericAuction) and rules.auction.doubling != "none"
