"""The mirror image of a question and of its answer: for a table that turns the other way, east and west swap."""

from __future__ import annotations

from typing import Any, Final, TypeVar

from belote_rules.questions.wire.values import Message

_SWAPPED: Final = {"E": "W", "W": "E"}
_SEAT_KEYS: Final = frozenset(("seat", "dealer", "taker", "leader", "holder"))
"""The keys whose values name a seat; a side (`NS`) is never one of `E` and `W`, so it stays."""

AnyMessage = TypeVar("AnyMessage", bound=Message)


def mirrored_request(request: AnyMessage) -> AnyMessage:
    """The request as it is asked at a table that turns the other way."""
    return type(request).model_validate(_mirrored(request.model_dump(exclude_unset=True)))


def mirrored_result(result: AnyMessage) -> AnyMessage:
    """A result as it would be at a table that turns the other way."""
    return type(result).model_validate(_mirrored(result.model_dump(exclude_unset=True)))


def _mirrored(value: Any) -> Any:
    if isinstance(value, dict):
        return {_SWAPPED.get(key, key): _of_key(key, inner) for key, inner in value.items()}
    if isinstance(value, list):
        return [_mirrored(each) for each in value]
    if isinstance(value, str) and "@" in value:
        call, _, seat = value.rpartition("@")
        return f"{call}@{_SWAPPED.get(seat, seat)}"
    return value


def _of_key(key: str, value: Any) -> Any:
    if key in _SEAT_KEYS and isinstance(value, str):
        return _SWAPPED.get(value, value)
    return _mirrored(value)
