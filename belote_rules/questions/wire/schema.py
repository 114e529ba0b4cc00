"""The JSON Schema of both directions of the wire."""

from __future__ import annotations

from typing import Any

from pydantic import TypeAdapter
from pydantic.json_schema import JsonSchemaMode, JsonSchemaValue

from belote_rules.questions.wire.replies import RESULTS, reply_to
from belote_rules.questions.wire.requests import REQUESTS

PROTOCOL = 1


def protocol_schema() -> dict[str, Any]:
    """The JSON Schema of every message: `requests` and `replies` by operation, over common `$defs`."""
    mode: JsonSchemaMode = "validation"
    requests = [(op, mode, TypeAdapter(model)) for op, model in REQUESTS.items()]
    replies = [(f"reply to {op}", mode, reply_to(op)) for op in RESULTS]
    by_key, definitions = TypeAdapter.json_schemas([*requests, *replies])
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "The wire of belote-rules: one JSON object a line",
        "protocol": PROTOCOL,
        "requests": {op: _of(by_key, op) for op in REQUESTS},
        "replies": {op: _of(by_key, f"reply to {op}") for op in RESULTS},
        **definitions,
    }


def _of(by_key: dict[tuple[str, JsonSchemaMode], JsonSchemaValue], key: str) -> JsonSchemaValue:
    return by_key[key, "validation"]
