"""Known faults of real programs, each as a referee that makes it: what such a program answers instead.

A fault is no rule set: no value of any parameter gives its answers everywhere. Their ids and where each was found
stand in `docs/faults.md`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final

from belote_rules.questions.wire.requests import Request
from belote_rules.questions.wire.values import Message
from belote_rules.rules.ruleset import RuleSet


@dataclass(frozen=True, slots=True)
class Fault:
    """A known fault: `answer` is what a program with it replies under a rule set, for requests of its `ops` alone."""

    id: str
    ops: frozenset[str]
    answer: Callable[[RuleSet, Request], Message]


FAULTS: Final[Mapping[str, Fault]] = {}
"""All known faults by id (`B13`)."""
