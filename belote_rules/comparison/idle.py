"""Parameters that differ and change nothing, and why: nobody reads them, another one hides or cancels them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import combinations
from typing import Final

from belote_rules.comparison.memory import Memory
from belote_rules.comparison.phase import ORDER, PhaseResult, cells
from belote_rules.reasoning.attribution import Ask, Pair
from belote_rules.reasoning.facets import differing
from belote_rules.reasoning.tracing import Values
from belote_rules.rules.parameter import Value
from belote_rules.rules.ruleset import PARAMETERS, RuleSet, applies

KIND: Final = "auction.auction_kind"
NEVER_READ: Final = "never_read"
CANNOT_ARISE: Final = "cannot_arise"
ANOTHER_NAME: Final = "another_name"
MASKED: Final = "masked"
CANCELLED: Final = "cancelled"

_SAMPLE: Final = 24
"""So many cells, spread over the universe, are walked in the search for what hides a parameter."""


@dataclass(frozen=True, slots=True)
class WithoutEffect:
    """A parameter that differs in vain. `by` names the parameters that carry, hide or cancel it, as `why` says."""

    path: str
    value_a: Value | None
    value_b: Value | None
    why: str
    by: tuple[str, ...] = ()


_CARRIED_BY: Final = {
    "scoring.taker_score_on_failure": "announcements.belote_on_failure",
}
"""Parameters that say again what another one carries."""


def without_effect(
    a: RuleSet, b: RuleSet, phases: Sequence[PhaseResult], to_blame: Iterable[str], memory: Memory
) -> tuple[WithoutEffect, ...]:
    """The parameters that differ and are to blame for nothing, in the order of the tree."""
    ours, theirs = memory.values(a), memory.values(b)
    blamed = {*to_blame, "table.rotation"}
    paths = [p for p in PARAMETERS if ours.get(p) != theirs.get(p) and p not in blamed]
    search = _Search(a, b, {path for result in phases for path in result.read}, memory)
    return tuple(WithoutEffect(p, ours.get(p), theirs.get(p), *search.reason(p)) for p in paths)


class _Search:
    """The reasons why parameters of two rule sets have no effect."""

    def __init__(self, a: RuleSet, b: RuleSet, read: set[str], memory: Memory) -> None:
        self._a, self._b, self._read, self._memory = a, b, read, memory
        self._values: tuple[Values, Values] = (memory.values(a), memory.values(b))
        self._pair = Pair(*self._values, ORDER)

    def reason(self, path: str) -> tuple[str, tuple[str, ...]]:
        """Why a parameter has no effect, and which others have to do with it."""
        if any(path not in values for values in self._values) or path == "auction.auction_end":
            return CANNOT_ARISE, (KIND,)
        here = [applies(path, values) for values in self._values]
        if not all(here):
            conditions = tuple(condition.path for condition in PARAMETERS[path].applies)
            return (CANNOT_ARISE if any(here) else NEVER_READ), conditions
        if path in _CARRIED_BY:
            return ANOTHER_NAME, (_CARRIED_BY[path],)
        found = partial(self._found_by_exchange, path)
        return self._memory.recall(path, _phases_of(path), self._a, self._b, found)

    def _found_by_exchange(self, path: str) -> tuple[str, tuple[str, ...]]:
        """Try the parameter out: alone, with another one that differs, and where another value stands beside it."""
        kinds_differ = self._a.auction.auction_kind != self._b.auction.auction_kind
        if kinds_differ and path not in self._read:
            return CANNOT_ARISE, (KIND,)
        asks = [ask for phase in _phases_of(path) for _, ask in cells(phase, self._a, self._b)]
        changed = self._changed_alone(path, asks)
        if changed is not None:
            return CANCELLED, self._cancelled_by(path, changed)
        masking = self._masked_by(path, asks[:: max(1, len(asks) // _SAMPLE)])
        if masking:
            return MASKED, masking
        return (ANOTHER_NAME if path in self._read else NEVER_READ), ()

    def _changed_alone(self, path: str, asks: Sequence[Ask]) -> tuple[int, Ask] | None:
        """A question that one of the rule sets answers otherwise with the other's value."""
        for ask in asks:
            for side in (0, 1):
                own, reads = self._pair.asked(side, ask)
                if path in reads and differing(own, self._pair.exchanged(side, (path,), ask)):
                    return side, ask
        return None

    def _cancelled_by(self, path: str, changed: tuple[int, Ask]) -> tuple[str, ...]:
        """The other parameters that differ and make up for it."""
        side, ask = changed
        own, _ = self._pair.asked(side, ask)
        others = sorted(self._pair.differing - {path}, key=ORDER.__getitem__)
        for size in (1, 2):
            for some in combinations(others, size):
                if not differing(own, self._pair.exchanged(side, (path, *some), ask)):
                    return some
        return ()

    def _masked_by(self, path: str, asks: Sequence[Ask]) -> tuple[str, ...]:
        """The first other parameter with another value of which this one would matter."""
        phases = {PARAMETERS[path].phase, *_phases_of(path)}
        for other, parameter in PARAMETERS.items():
            if other == path or parameter.phase not in phases or other not in self._read:
                continue
            for values in self._values:
                for value in parameter.values:
                    if value in parameter.later or value == values.get(other, value):
                        continue
                    if self._would_matter(path, {**values, other: value}, asks):
                        return (other,)
        return ()

    def _would_matter(self, path: str, values: Values, asks: Sequence[Ask]) -> bool:
        tracer = partial(self._memory.tracer, _phases_of(path))
        one, other = (tracer({**values, path: side[path]}) for side in self._values)
        for ask in asks:
            answered, reads = one.ask(ask)
            if path in reads and differing(answered, other.ask(ask)[0]):
                return True
        return False


def _phases_of(path: str) -> tuple[str, ...]:
    """The phases whose questions a parameter can reach."""
    phase = PARAMETERS[path].phase
    if path == "deal.redeal_dealer":
        return ("auction",)
    return (phase, "scoring") if phase in ("announcements", "auction") else (phase,)
