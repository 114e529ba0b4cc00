"""Comparing many pairs: what two rule sets have in common with two others is compared once.

The questions and the answers of a phase depend on few parameters (`reaches`); a pair that has the same values of them
as an earlier pair has the same differences there.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from functools import cache, partial
from typing import Final, TypeVar

from belote_rules.comparison.phase import PhaseResult, cells, compare_phase
from belote_rules.reasoning.tracing import RememberingTracer, Tracer, Values
from belote_rules.rules.ruleset import PARAMETERS, RuleSet, flat

T = TypeVar("T")

_BESIDE_ITS_OWN: Final = {
    "deal": (),
    "auction": ("deal.deal_schedule", "deal.redeal_dealer", "scoring.redouble_factor"),
    "play": ("auction.auction_kind", "auction.denominations", "auction.doubling"),
    "announcements": ("auction.denominations",),
    "scoring": (
        "auction.auction_kind",
        "auction.bid_step",
        "auction.bid_maximum",
        "auction.capot_bid",
        "auction.capot_contract_amount",
        "auction.doubling",
        "announcements.belote_value",
        "announcements.belote_on_failure",
        "announcements.belote_in_contract_test",
        "announcements.belote_doubled",
        "announcements.belote_needs_trick",
        "announcements.declarations_mode",
        "announcements.declarations_in_contract_test",
        "announcements.declarations_on_failure",
        "announcements.declarations_on_capot",
        "match.match_target",
    ),
    "match": (),
}


@cache
def reaches(phase: str) -> tuple[str, ...]:
    """The parameters on which the questions and answers of a phase can depend."""
    own = tuple(path for path, parameter in PARAMETERS.items() if parameter.phase == phase)
    return own + _BESIDE_ITS_OWN[phase]


class Memory:
    """Compares phases of rule sets, each combination of values once."""

    def __init__(self) -> None:
        self._results: dict[Hashable, PhaseResult] = {}
        self._others: dict[Hashable, object] = {}
        self._tracers: dict[Hashable, Tracer] = {}
        self._keys: dict[tuple[str, int], Hashable] = {}
        self._values: dict[int, Values] = {}
        self._kept: list[RuleSet] = []  # an id is good as long as what it names is kept

    def phase(self, phase: str, a: RuleSet, b: RuleSet) -> PhaseResult:
        """As `phase.compare_phase`; where nothing differs that the phase depends on, no question is asked.

        Causes work both ways, so that B and A have the same result as A and B.
        """
        ours, theirs = self._key(phase, a), self._key(phase, b)
        key = phase, frozenset((ours, theirs))
        if key not in self._results:
            same = ours == theirs
            self._results[key] = (
                PhaseResult(phase, [question for question, _ in cells(phase, a, b)])
                if same
                else compare_phase(phase, a, b, partial(self.tracer, (phase,)))
            )
        return self._results[key]

    def recall(self, what: str, phases: tuple[str, ...], a: RuleSet, b: RuleSet, find: Callable[[], T]) -> T:
        """What `find` finds, once for each combination of the values that some phases depend on."""
        key = what, *(frozenset(self._key(phase, rules) for rules in (a, b)) for phase in phases)
        if key not in self._others:
            self._others[key] = find()
        found: T = self._others[key]  # type: ignore[assignment]
        return found

    def tracer(self, phases: tuple[str, ...], values: Values) -> Tracer:
        """The tracer of all rule sets that have these values of what the phases depend on."""
        key = phases, *(values.get(path) for phase in phases for path in reaches(phase))
        if key not in self._tracers:
            self._tracers[key] = RememberingTracer(values)
        return self._tracers[key]

    def values(self, rules: RuleSet) -> Values:
        """All values of a rule set by path."""
        if id(rules) not in self._values:
            self._kept.append(rules)
            self._values[id(rules)] = flat(rules)
        return self._values[id(rules)]

    def _key(self, phase: str, rules: RuleSet) -> Hashable:
        place = phase, id(rules)
        if place not in self._keys:
            values = self.values(rules)
            self._keys[place] = tuple(values.get(path) for path in reaches(phase))
        return self._keys[place]
