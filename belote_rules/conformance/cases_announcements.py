"""The cases of announcements: belote and rebelote, and which declarations count."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import chain, islice, permutations
from typing import Final

from belote_rules.cards import Seat, Suit
from belote_rules.conformance import belotes, declarations
from belote_rules.conformance.case import Case, Level
from belote_rules.conformance.cover import core
from belote_rules.conformance.declarations import Table
from belote_rules.conformance.numbering import Asked, numbered
from belote_rules.questions.wire import asking
from belote_rules.rules.ruleset import RuleSet

_SUITS: Final = tuple(permutations(Suit))
_WITHOUT: Final = 12
"""So many tables are asked about where no declarations are played."""


def cases(rules: RuleSet, level: Level) -> Iterator[Case]:
    """The cases of belote and of declarations."""
    asked: Iterable[Asked] = chain(belotes.standard(rules), _standard(rules))
    if level == "exhaustive":
        asked = _each_once(asked, chain(belotes.further(rules), _further(rules)))
    found = numbered("announcements", asked)
    return iter(core(rules, found)) if level == "core" else found


def _each_once(first: Iterable[Asked], then: Iterable[Asked]) -> Iterator[Asked]:
    """Both in order; of the second none that the first has."""
    met = set()
    for about, request in first:
        met.add(request.model_dump_json())
        yield about, request
    yield from (each for each in then if each[1].model_dump_json() not in met)


def _standard(rules: RuleSet) -> Iterator[Asked]:
    """The tables, turned and in suits changed from one to the next; a few of them where nothing is declared."""
    tables = declarations.standard()
    if rules.announcements.declarations_mode == "none":
        tables = islice((table._replace(about="announcements.declarations_mode") for table in tables), 1, 1 + _WITHOUT)
    for place, table in enumerate(tables):
        yield _asked(rules, table.turned(place % 4, _SUITS[place % len(_SUITS)]))


def _further(rules: RuleSet) -> Iterator[Asked]:
    """All tables in several forms, where declarations are played."""
    if rules.announcements.declarations_mode == "none":
        return
    for table in chain(declarations.standard(), declarations.further()):
        for turn in range(4):
            yield _asked(rules, table.turned(turn, _SUITS[5 * turn]))


def _asked(rules: RuleSet, table: Table) -> Asked:
    claims = None if table.claims is None else dict(zip(Seat, table.claims, strict=True))
    hands = dict(zip(Seat, table.hands, strict=True))
    return table.about, asking.declarations(rules, table.trump, table.leader, hands, 0, claims)
