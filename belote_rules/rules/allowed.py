"""Whether a parameter may have a value, in a given kind of auction, and what to say if not."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any, Final, get_args

from annotated_types import Ge, Le, MultipleOf

from belote_rules.errors import BeloteError
from belote_rules.rules.auction import NumericAuction, OtherAuction, TurnupAuction
from belote_rules.rules.parameter import Parameter, Phase, Value, describe
from belote_rules.rules.ruleset import PARAMETERS, RuleSet
from belote_rules.rules.suggestions import Unknown, nearest

KIND: Final = "auction.auction_kind"
_AUCTIONS: Final[tuple[type[Phase], ...]] = (TurnupAuction, NumericAuction, OtherAuction)
_CONSTANTS: Final = {"None": "null", "True": "true", "False": "false"}
_YES_AND_NO: Final = {"true": "yes", "false": "no"}
_LONGEST_NUMBER: Final = 18


def find(path: str) -> Parameter:
    """The parameter at a path; an `Unknown` error with the nearest paths if there is none."""
    if path not in PARAMETERS:
        by_name = tuple(each for each in PARAMETERS if each.partition(".")[2] == path.rpartition(".")[2])
        raise Unknown("profile.unknown_parameter", nearest=by_name or nearest(path, PARAMETERS), name=path)
    return PARAMETERS[path]


def refusal(path: str, value: object, kind: object) -> BeloteError | None:
    """What is wrong with a value of a known parameter where the kind of auction is `kind`; None if nothing is.

    A kind that is no kind at all is an error of its own: the value is then measured against all kinds.
    """
    parameter = _in_kind(path, kind)
    if parameter is None:
        return BeloteError("profile.other_auction", name=path, kind=kind)
    if isinstance(value, str | int) and not isinstance(value, bool):
        if value in words(parameter):
            return None
        if parameter.is_number and isinstance(value, int) and Limits.of(path).hold(value):
            return None
    return _wrong_value(path, parameter, value)


def _wrong_value(path: str, parameter: Parameter, value: object) -> BeloteError:
    if isinstance(value, dict | list):
        return BeloteError("profile.collection_value")
    single = words(parameter)
    if isinstance(value, str) and _is_allowed_number(path, parameter, value):
        return BeloteError("profile.quoted_number", value=value)
    shown = _CONSTANTS[str(value)] if value is None or isinstance(value, bool) else str(value)
    near = nearest(_YES_AND_NO.get(shown, shown), map(str, single))
    if not parameter.is_number:
        return Unknown("profile.value", nearest=near, value=shown, allowed=listed(single))
    limits = Limits.of(path)
    facts = {"least": limits.least, "most": limits.most, "step": limits.step, "words": listed(single)}
    return Unknown("profile.number", nearest=near, value=shown, **facts)


def _is_allowed_number(path: str, parameter: Parameter, text: str) -> bool:
    """Whether a text would be allowed if it were a number."""
    if not (text.isascii() and text.isdecimal()) or len(text) > _LONGEST_NUMBER:
        return False
    return int(text) in parameter.values or (parameter.is_number and Limits.of(path).hold(int(text)))


def listed(values: tuple[Value, ...]) -> str:
    """Values as a list in a message."""
    return ", ".join(map(str, values))


def words(parameter: Parameter) -> tuple[Value, ...]:
    """The values that are given one by one; of a number, those which are no numbers."""
    return tuple(v for v in parameter.values if not (parameter.is_number and isinstance(v, int)))


@cache
def _by_kind() -> dict[tuple[object, str], Parameter]:
    """The parameters of each kind of auction, whose lists of values differ."""
    found: dict[tuple[object, str], Parameter] = {}
    for model in _AUCTIONS:
        own = {name: describe(f"auction.{name}", field) for name, field in model.model_fields.items()}
        for kind in own["auction_kind"].values:
            found.update({(kind, parameter.path): parameter for parameter in own.values()})
    return found


def _in_kind(path: str, kind: object) -> Parameter | None:
    """The parameter as one kind of auction has it, None if it has not."""
    if path == KIND or not path.startswith("auction.") or kind not in PARAMETERS[KIND].values:
        return PARAMETERS[path]
    return _by_kind().get((kind, path))


class Limits:
    """The least, the greatest and the step of a parameter that is a number."""

    def __init__(self, marks: list[Any]) -> None:
        self.least: Any = next(m.ge for m in marks if isinstance(m, Ge))
        self.most: Any = next(m.le for m in marks if isinstance(m, Le))
        self.step: Any = next((m.multiple_of for m in marks if isinstance(m, MultipleOf)), 1)

    def hold(self, number: int) -> bool:
        """Whether a number is within the limits."""
        return bool(self.least <= number <= self.most and number % self.step == 0)

    @staticmethod
    @cache
    def of(path: str) -> Limits:
        """The limits that the model gives a parameter."""
        phase, _, name = path.partition(".")
        models = _AUCTIONS if phase == "auction" else (RuleSet.model_fields[phase].annotation,)
        field = next(m.model_fields[name] for m in models if m is not None and name in m.model_fields)
        return Limits(list(_marks(field.annotation)))


def _marks(annotation: Any) -> Iterator[Any]:
    """All marks in an annotation, those inside a pydantic `Field` too."""
    for mark in getattr(annotation, "__metadata__", ()):
        yield mark
        yield from getattr(mark, "metadata", ())
    for part in get_args(annotation):
        yield from _marks(part)
