"""One phase of two rule sets compared: every canonical question asked of both, every difference laid at a door."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Final

from belote_rules.comparison.rows import are_linear, judge_row, rows
from belote_rules.engine.auction_numeric import LISTED_UP_TO
from belote_rules.questions import auction_graph
from belote_rules.questions.auction_graph import Choice
from belote_rules.questions.universe import DEALER, questions
from belote_rules.questions.values import AuctionSoFar, Question, ScoreDeal
from belote_rules.reasoning import auctions
from belote_rules.reasoning.attribution import Ask, Cause, Pair, Verdict
from belote_rules.reasoning.auctions import Chosen
from belote_rules.reasoning.facets import LEGAL, Asked
from belote_rules.reasoning.tracing import Tracer, Values
from belote_rules.rules.ruleset import PARAMETERS, RuleSet, flat

COMPARED: Final = ("deal", "auction", "play", "announcements", "scoring", "match")
"""The phases that have questions. The table has none: which way it turns is a mirror."""
ORDER: Final = {path: place for place, path in enumerate(PARAMETERS)}


@dataclass(slots=True)
class Group:
    """The cells of one cause: their numbers, the facets in which they differ, those where no other cause meets it."""

    cause: Cause
    cells: list[int] = field(default_factory=list)
    facets: set[str] = field(default_factory=set)
    alone: list[int] = field(default_factory=list)

    @property
    def witness(self) -> int:
        """The cell that shows the cause best: the first that it rules alone, else its first."""
        return min(self.alone or self.cells)


@dataclass(slots=True)
class PhaseResult:
    """A phase compared: its canonical questions, how many differ, the groups by cause, what either rule set read."""

    phase: str
    questions: Sequence[Question] = ()
    differing: int = 0
    groups: dict[Cause, Group] = field(default_factory=dict)
    read: set[str] = field(default_factory=set)

    @property
    def cells(self) -> int:
        """The number of canonical questions that arise in both games."""
        return len(self.questions)

    def note(self, cells: Sequence[int], verdict: Verdict) -> None:
        """Enter the verdict on some cells under each of its causes."""
        self.read.update(verdict.read_a, verdict.read_b)
        if verdict.causes:
            self.differing += len(cells)
        for cause, names in verdict.causes.items():
            group = self.groups.setdefault(cause, Group(cause))
            group.cells.extend(cells)
            group.facets.update(names)
            if len(verdict.causes) == 1:
                group.alone.extend(cells)


def compare_phase(phase: str, a: RuleSet, b: RuleSet, tracer: Callable[[Values], Tracer] = Tracer) -> PhaseResult:
    """Compare a phase on the questions that arise in both games; an auction only with one of its own kind."""
    asked = list(cells(phase, a, b))
    result = PhaseResult(phase, [question for question, _ in asked])
    pair = Pair(flat(a), flat(b), ORDER, tracer)
    for some, verdict in _judged(phase, pair, asked, are_linear(a, b)):
        result.note(some, verdict)
    _join_combinations(result, lambda cause, cell: pair.acts_alone(cause.paths, asked[cell][1]))
    return result


def _join_combinations(result: PhaseResult, acts_alone: Callable[[Cause, int], bool]) -> None:
    """Make one cause of those that never act without each other: parameters that act only together."""
    by_cells: dict[tuple[int, ...], list[Group]] = {}
    for group in result.groups.values():
        if not group.alone and not acts_alone(group.cause, group.witness):
            by_cells.setdefault(tuple(sorted(group.cells)), []).append(group)
    for cells_, groups in by_cells.items():
        if len(groups) > 1:
            paths = sorted({path for group in groups for path in group.cause.paths}, key=ORDER.__getitem__)
            facets_ = {name for group in groups for name in group.facets}
            cause = Cause(tuple(paths))
            for group in groups:
                del result.groups[group.cause]
            result.groups[cause] = Group(cause, list(cells_), facets_, list(cells_))


def _judged(
    phase: str, pair: Pair, asked: list[tuple[Question, Ask]], linear: bool
) -> Iterator[tuple[Sequence[int], Verdict]]:
    if phase == "scoring" and linear:
        for row in rows([question for question, _ in asked if isinstance(question, ScoreDeal)]):
            yield from judge_row(pair, row)
    else:
        yield from (((cell,), pair.judge(ask)) for cell, (_, ask) in enumerate(asked))


def cells(phase: str, a: RuleSet, b: RuleSet) -> Iterator[tuple[Question, Ask]]:
    """The canonical questions of a phase that arise in both games, and how to ask them facet by facet."""
    if phase != "auction":
        yield from ((question, Asked(question)) for question in questions(phase, a, b))
    elif a.auction.auction_kind == b.auction.auction_kind:
        shown = [(_shown(choice, a, b), Chosen(choice)) for choice in auction_graph.choices(a, b)]
        yield from sorted(shown, key=lambda cell: auction_graph.witness_order(cell[0].calls))


def _shown(choice: Choice, a: RuleSet, b: RuleSet) -> AuctionSoFar:
    """The question that shows a choice: what may be called now; or where it stands after the call.

    A bid so high that it is not listed among what may be called is shown as called.
    """
    value = choice.call.value
    unlisted = isinstance(value, int) and value > LISTED_UP_TO
    shown_by_list = not unlisted and not all(auctions.facets(rules, choice)[LEGAL] for rules in (a, b))
    calls = choice.calls if shown_by_list else (*choice.calls, choice.call)
    return AuctionSoFar(DEALER, auction_graph.TURNED if choice.state.turned else None, calls)
