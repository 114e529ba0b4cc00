"""What a parameter of a rule set is: a closed list of values, and when it is read at all.

The parameters are the fields of the models beside this file. Marks in their annotations say the rest:
`EDGE` (table procedure, changes no legal move, result or score), `Later` (values that have their place in the
model and no engine yet), `Applies` (the parameter is read only where another one has one of these values) and
`Examples` (the usual values of a number). The first value of each list is the one that stands where the
parameter does not apply.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final, Literal, get_args, get_origin

from pydantic import BaseModel, ConfigDict
from pydantic.fields import FieldInfo

Value = int | str


@dataclass(frozen=True, slots=True)
class Edge:
    """Marks a parameter of table procedure."""


@dataclass(frozen=True, slots=True)
class Later:
    """Values that the engine does not serve yet; a rule set that uses one is refused by name."""

    values: tuple[Value, ...]

    def __init__(self, *values: Value) -> None:
        object.__setattr__(self, "values", values)


@dataclass(frozen=True, slots=True)
class Applies:
    """The parameter is read only in rule sets where `path` has one of `values`."""

    path: str
    values: tuple[Value, ...]

    def __init__(self, path: str, *values: Value) -> None:
        object.__setattr__(self, "path", path)
        object.__setattr__(self, "values", values)


@dataclass(frozen=True, slots=True)
class Examples:
    """The usual values of a parameter that is a number."""

    values: tuple[Value, ...]

    def __init__(self, *values: Value) -> None:
        object.__setattr__(self, "values", values)


EDGE: Final = Edge()


class Phase(BaseModel):
    """A branch of the parameter tree: the parameters of one phase of the game."""

    model_config = ConfigDict(frozen=True, extra="forbid", strict=True, defer_build=True)


@dataclass(frozen=True, slots=True)
class Parameter:
    """A parameter as the tree describes it; its title and meanings stand in the catalogue of texts."""

    path: str
    values: tuple[Value, ...]
    is_number: bool
    edge: bool
    later: tuple[Value, ...]
    applies: tuple[Applies, ...]

    @property
    def phase(self) -> str:
        """The phase that the parameter belongs to: `play` of `play.overtrump_opponent`."""
        return self.path.partition(".")[0]

    @property
    def default(self) -> Value:
        """The value that stands where the parameter does not apply: the first of its list."""
        return self.values[0]


def describe(path: str, field: FieldInfo) -> Parameter:
    """Read a parameter's description off the annotation of its field."""
    marks = _marks(field)
    examples = tuple(v for m in marks if isinstance(m, Examples) for v in m.values)
    literals = _literal_values(field.annotation)
    return Parameter(
        path=path,
        values=examples + tuple(v for v in literals if v not in examples),
        is_number=bool(examples),
        edge=any(isinstance(m, Edge) for m in marks),
        later=tuple(v for m in marks if isinstance(m, Later) for v in m.values),
        applies=tuple(m for m in marks if isinstance(m, Applies)),
    )


def _marks(field: FieldInfo) -> list[Any]:
    return list(field.metadata)


def _literal_values(annotation: Any) -> tuple[Value, ...]:
    """The values of every `Literal` in an annotation, in order."""
    if get_origin(annotation) is Literal:
        return get_args(annotation)
    return tuple(v for part in get_args(annotation) for v in _literal_values(part))
