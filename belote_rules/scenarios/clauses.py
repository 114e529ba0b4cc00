"""The clauses of the documents, in our own words: what the rule book has to show."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import Any

from belote_rules.rules.evidence import Text
from belote_rules.rules.library import data_folder
from belote_rules.rules.yaml_source import read_yaml


@dataclass(frozen=True, slots=True)
class Clause:
    """What a document says in one place: its key (`000`), the section, and the parameters that carry it.

    A clause without parameters is the same at every table: who takes a trick, that no card is left over.
    """

    id: str
    document: str
    section: str
    text: Text
    parameters: tuple[str, ...]

    @property
    def invariant(self) -> bool:
        """Whether no parameter carries it."""
        return not self.parameters


@cache
def clauses() -> dict[str, Clause]:
    """All clauses by id, document by document in their order; an id that stands twice is a ValueError."""
    found: dict[str, Clause] = {}
    for clause in _read():
        if found.setdefault(clause.id, clause) is not clause:
            raise ValueError(f"the clause {clause.id} stands twice")
    return found


def _read() -> Iterator[Clause]:
    for file in sorted(data_folder("features").glob("clauses/*.yaml")):
        content: Any = read_yaml(file).value  # of our own making: the tests check its form
        for each in content["clauses"]:
            parameters = () if each.get("invariant") else tuple(each["parameters"])
            yield Clause(each["id"], content["document"], each["section"], Text(**each["clause"]), parameters)
