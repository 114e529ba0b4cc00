"""Which parameters an answer depends on: the engine is asked with a rule set that notes what is read of it.

An answer is a function of the values that are read on the way to it. So a rule set that differs elsewhere alone
answers alike, and need not be asked.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, TypeVar, cast

from belote_rules.rules.parameter import Value
from belote_rules.rules.ruleset import PHASES, RuleSet

T = TypeVar("T")
Values = Mapping[str, Value]


class _Branch:
    """Stands in for a branch of the parameter tree and notes each parameter that is read."""

    __slots__ = ("_known", "_note")

    def __init__(self, known: dict[str, tuple[str, Value]], note: Callable[[str], None]) -> None:
        self._known, self._note = known, note

    def __getattr__(self, name: str) -> Any:
        path, value = self._known[name]
        self._note(path)
        return value


class _Tree:
    """Stands in for a rule set of these values, which need not be a combination that makes sense."""

    def __init__(self, values: Values, note: Callable[[str], None]) -> None:
        known: dict[str, dict[str, tuple[str, Value]]] = {phase: {} for phase in PHASES}
        for path, value in values.items():
            phase, _, name = path.partition(".")
            known[phase][name] = path, value
        for phase in PHASES:
            setattr(self, phase, _Branch(known[phase], note))


class Tracer:
    """A rule set of these values, asked with an eye on what it reads."""

    def __init__(self, values: Values) -> None:
        self._reads: set[str] = set()
        self._rules = cast(RuleSet, _Tree(values, self._reads.add))

    def ask(self, question: Callable[[RuleSet], T]) -> tuple[T, frozenset[str]]:
        """The answer, and the paths of the parameters that were read for it."""
        self._reads.clear()
        return question(self._rules), frozenset(self._reads)


class RememberingTracer(Tracer):
    """A tracer that answers a question (which must be hashable) only once."""

    def __init__(self, values: Values) -> None:
        super().__init__(values)
        self._known: dict[object, Any] = {}

    def ask(self, question: Callable[[RuleSet], T]) -> tuple[T, frozenset[str]]:
        """The answer, and the paths of the parameters that were read for it."""
        found: tuple[T, frozenset[str]] | None = self._known.get(question)
        if found is None:
            found = self._known[question] = super().ask(question)
        return found
