"""The few cases that tell a rule set from all that is close to it: a greedy cover of its neighbours.

A mutant is a rule set that differs in one value. It is killed by a case that it answers otherwise.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from belote_rules.conformance.case import Case
from belote_rules.conformance.judging import differing
from belote_rules.errors import BeloteError
from belote_rules.questions.wire.answers import answer
from belote_rules.questions.wire.requests import Request
from belote_rules.questions.wire.values import Message
from belote_rules.reasoning.mutants import neighbours
from belote_rules.reasoning.tracing import Tracer
from belote_rules.rules.parameter import Value
from belote_rules.rules.ruleset import RuleSet, flat

Mutant = tuple[str, Value]
"""A path and the other value there."""


def core(rules: RuleSet, cases: Iterable[Case]) -> list[Case]:
    """As few of the cases as a greedy search finds that still kill every mutant that they kill together."""
    found = list(cases)
    kills = dict(enumerate(killed(rules, found)))
    return [found[place] for place in sorted(_cover(kills))]


def killed(rules: RuleSet, cases: Iterable[Case]) -> Iterator[frozenset[Mutant]]:
    """The mutants that each case kills."""
    tracer = Tracer(flat(rules))
    close: dict[str, list[tuple[Mutant, RuleSet]]] = {}
    for path, value, mutant in neighbours(rules):
        close.setdefault(path, []).append(((path, value), mutant))
    for case in cases:
        expected, reads = tracer.ask(lambda traced, request=case.request: answer(traced, request))  # type: ignore[misc]
        asked = (each for path in reads for each in close.get(path, ()))
        yield frozenset(name for name, mutant in asked if _answers_otherwise(mutant, case.request, expected))


def _answers_otherwise(mutant: RuleSet, request: Request, expected: Message) -> bool:
    """Whether a rule set answers otherwise; a question that makes no sense under it is one."""
    try:
        return bool(differing(expected, answer(mutant, request)))
    except BeloteError:
        return True


def _cover(kills: Mapping[int, frozenset[Mutant]]) -> set[int]:
    """The places chosen one by one: whichever kills most of those left, the first of equals."""
    left = set[Mutant]().union(*kills.values())
    chosen: set[int] = set()
    while left:
        place = max(kills, key=lambda each: (len(kills[each] & left), -each))
        chosen.add(place)
        left -= kills[place]
    return chosen
