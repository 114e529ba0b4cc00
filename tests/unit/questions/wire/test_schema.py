"""The JSON Schema of the wire: every operation in both directions, closed and bounded."""

from collections.abc import Iterator
from typing import Any

import pytest

from belote_rules.questions.wire.replies import RESULTS, reply_to
from belote_rules.questions.wire.requests import REQUESTS
from belote_rules.questions.wire.schema import protocol_schema

OPS = [
    "hello",
    "configure",
    "legal_cards",
    "judge_card",
    "trick_winner",
    "deal_schedule",
    "legal_calls",
    "judge_call",
    "auction_result",
    "declarations",
    "belote",
    "score_deal",
    "score_match",
    "batch",
    "ping",
    "bye",
]


def test_every_operation_has_a_request_and_a_reply() -> None:
    schema = protocol_schema()
    assert list(schema["requests"]) == list(schema["replies"]) == list(REQUESTS) == list(RESULTS) == OPS
    assert schema["protocol"] == 1


def parts(node: Any) -> Iterator[dict[str, Any]]:
    """All objects of a schema."""
    if isinstance(node, dict):
        yield node
        for value in node.values():
            yield from parts(value)
    elif isinstance(node, list):
        for value in node:
            yield from parts(value)


def test_references_lead_somewhere() -> None:
    schema = protocol_schema()
    named = {part["$ref"].removeprefix("#/$defs/") for part in parts(schema) if isinstance(part.get("$ref"), str)}
    assert {"LegalCards", "ScoreDealResult", "Failed"} <= named
    assert named - set(schema["$defs"]) == set()


def test_messages_are_closed_and_their_lists_bounded() -> None:
    definitions = protocol_schema()["$defs"]
    assert [name for name, each in definitions.items() if each.get("additionalProperties") is not False] == []
    lists = [part for part in parts(definitions) if part.get("type") == "array"]
    assert len(lists) > 20
    assert [part for part in lists if "maxItems" not in part] == []


@pytest.mark.parametrize(
    ("op", "reply", "fits"),
    [
        ("ping", '{"id": 1, "result": {}}', True),
        ("ping", '{"id": 1, "unsupported": "no"}', True),
        ("ping", '{"id": null, "error": "what?"}', True),
        ("ping", '{"id": null, "result": {}}', False),
        ("ping", '{"id": 1, "result": {}, "error": "both"}', False),
        ("ping", '{"id": 1}', False),
        ("trick_winner", '{"id": 1, "result": {"seat": "N"}}', True),
        ("trick_winner", '{"id": 1, "result": {"seat": "north"}}', False),
        ("auction_result", '{"id": 1, "result": {"redeal": true, "dealer": "N"}}', True),
        ("auction_result", '{"id": 1, "result": {"redeal": true}}', False),
        ("auction_result", '{"id": 1, "result": {"illegal": 0, "reason": "auction.over"}}', True),
        ("judge_call", '{"id": 1, "result": {"illegal": 0, "reason": "auction.over"}}', True),
        ("judge_card", '{"id": 1, "result": {"illegal": 0, "reason": "auction.over"}}', False),
    ],
)
def test_replies_that_fit_and_that_do_not(op: str, reply: str, fits: bool) -> None:
    if fits:
        assert reply_to(op).validate_json(reply) is not None
    else:
        with pytest.raises(ValueError, match="validation error"):
            reply_to(op).validate_json(reply)
