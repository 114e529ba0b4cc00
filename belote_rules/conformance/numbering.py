"""How cases get their ids: numbered by the parameter that decides, in an order that never depends on the level."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

from belote_rules.conformance.case import Case
from belote_rules.questions.wire.requests import Request

Asked = tuple[str, Request]
"""A request, and before it the path of the parameter that decides its answer, or an invariant."""


def numbered(phase: str, asked: Iterable[Asked]) -> Iterator[Case]:
    """The cases of a phase: `scoring/tie-rule/0012` is the twelfth about `scoring.tie_rule`.

    A level that asks more must ask the same first, so that its cases have the same ids.
    """
    counts: Counter[str] = Counter()
    for about, request in asked:
        slug = about.rpartition(".")[2].replace("_", "-")
        counts[slug] += 1
        yield Case(f"{phase}/{slug}/{counts[slug]:04}", request, about)
