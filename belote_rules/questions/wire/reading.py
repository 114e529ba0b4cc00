"""A line read as a request, or the error that says why it is none."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from pydantic import ValidationError
from pydantic_core import ErrorDetails, from_json

from belote_rules.errors import BeloteError
from belote_rules.questions.wire.requests import REQUESTS, RawBatch, Request
from belote_rules.questions.wire.values import LARGEST_ID, LINE_LIMIT
from belote_rules.rules.suggestions import Unknown, nearest

LONGEST_ECHO: Final = 60
_MODELS: Final[Mapping[str, type[Request]]] = {**REQUESTS, "batch": RawBatch}


def clip(text: str, longest: int = LONGEST_ECHO) -> str:
    """A text that is short enough to be sent back."""
    return text if len(text) <= longest else text[: longest - 1] + "…"


def read_object(line: str | bytes) -> dict[str, Any]:
    """The JSON object of a line; a `BeloteError` (`wire.*`) for a line that is too long or is none."""
    data = line.encode("utf-8", "surrogatepass") if isinstance(line, str) else line
    if len(data.rstrip(b"\r\n")) > LINE_LIMIT:
        raise BeloteError("wire.too_long", limit=LINE_LIMIT)
    try:
        value = from_json(data, allow_inf_nan=False)
    except ValueError as error:
        raise BeloteError("wire.not_json", problem=clip(str(error), 200)) from error
    if not isinstance(value, dict):
        raise BeloteError("wire.not_object")
    return value


def read_id(given: object) -> int | None:
    """The id of what is given, None where none can be read."""
    number = given.get("id") if isinstance(given, dict) else None
    if isinstance(number, int) and not isinstance(number, bool) and abs(number) <= LARGEST_ID:
        return number
    return None


def read_request(given: object) -> Request:
    """The request that is given; a `BeloteError` (`wire.*`) names the place and what is wrong there."""
    if not isinstance(given, dict):
        raise BeloteError("wire.not_object")
    if read_id(given) is None:
        raise BeloteError("wire.id", largest=LARGEST_ID)
    op = given.get("op")
    if not isinstance(op, str):
        raise BeloteError("wire.op_missing", allowed=", ".join(REQUESTS))
    if op not in _MODELS:
        near = nearest(clip(op), REQUESTS)
        raise Unknown("wire.unknown_op", nearest=near, op=clip(op), allowed=", ".join(REQUESTS))
    try:
        return _MODELS[op].model_validate(given)
    except ValidationError as error:
        raise _shape_error(error, _MODELS[op]) from error


def _shape_error(error: ValidationError, model: type[Request]) -> BeloteError:
    first = error.errors(include_url=False, include_context=False, include_input=False)[0]
    place = clip(".".join(map(str, first["loc"])), 120)
    if first["type"] == "extra_forbidden":
        return _unknown_key(first, place, model)
    if first["type"] == "missing":
        return BeloteError("wire.key_missing", place=place)
    return BeloteError("wire.value", place=place, problem=clip(first["msg"], 300))


def _unknown_key(first: ErrorDetails, place: str, model: type[Request]) -> BeloteError:
    """An unknown key; at the top of a request the allowed ones are known and named."""
    if len(first["loc"]) > 1:
        return BeloteError("wire.inner_key_unknown", place=place)
    allowed = list(model.model_fields)
    return Unknown("wire.key_unknown", nearest=nearest(place, allowed), place=place, allowed=", ".join(allowed))
