"""A comparison as JSON: its form, and requests that the referee answers as the comparison says."""

import json

import pytest
from jsonschema import Draft202012Validator
from pydantic import TypeAdapter

from belote_rules.comparison.compare import compare
from belote_rules.questions.wire.answers import answer
from belote_rules.questions.wire.requests import Single
from belote_rules.reporting.comparison_document import comparison_schema
from belote_rules.reporting.comparison_json import comparison_json
from belote_rules.rules.loading import load_variant

HOUSE = "deal.cutter=none,match.finish_restriction=not_when_failed_or_capot,announcements.belote_needs_trick=yes"
PAIRS = (
    ("table-code", "vanikar"),
    ("table-code", "marquoir-coinche"),
    ("marquoir-coinche", "marquoir-coinche:contract-doubled"),
    ("atout-declarations", "belote-classic-declarations@announcements.card_sharing=free"),
    ("atout-declarations", "atout-declarations@announcements.equal_declarations=cancel_all"),
    ("table-code", f"table-code@{HOUSE}"),
)


@pytest.fixture(scope="module")
def documents():
    return {names: json.loads(json.dumps(comparison_json(compare(*map(load_variant, names)), "en"))) for names in PAIRS}


def test_each_keeps_to_the_schema(documents):
    validator = Draft202012Validator(comparison_schema())
    assert [list(validator.iter_errors(document)) for document in documents.values()] == [[]] * len(PAIRS)


def test_the_schema_finds_a_share_that_is_no_integer(documents):
    document = documents["table-code", "vanikar"]
    broken = {**document, "phases": [{**document["phases"][0], "questions": 1.5}]}
    assert not Draft202012Validator(comparison_schema()).is_valid(broken)


@pytest.mark.parametrize("names", PAIRS, ids=" ".join)
def test_the_referee_gives_the_results(documents, names):
    """Every request of the protocol, asked of either side, has the result that stands beside it; and they differ."""
    asked = 0
    for number, difference in enumerate(documents[names]["differences"], start=1):
        assert difference["a"]["result"] != difference["b"]["result"]
        for side, name in zip("ab", names, strict=True):
            request, result = difference[side]["request"], difference[side]["result"]
            if "op" in request:
                read = TypeAdapter(Single).validate_python(request)
                given = answer(load_variant(name).rules, read)
                assert read.id == number
                assert given.model_dump(mode="json", exclude_unset=True) == result
                asked += 1
    assert asked > 0


def test_forms_where_the_protocol_has_no_operation(documents):
    offices = documents["table-code", f"table-code@{HOUSE}"]["differences"][0]
    assert offices["a"]["request"] == {"ask": "offices", "dealer": "E"}
    assert offices["a"]["result"] == {
        "cutter": "S",
        "lifted": [3, 29],
        "first_speaker": "N",
        "first_leader": "N",
        "next_dealer": "N",
        "may_shuffle": True,
        "may_leave_unshuffled": False,
    }
    assert (offices["b"]["result"]["cutter"], offices["b"]["result"]["lifted"]) == (None, None)
    shared = documents[PAIRS[3]]["differences"]
    asked = [each for each in shared if each["a"]["request"].get("ask") == "may_declare"]
    assert [each["a"]["result"] for each in asked] == [{"legal": False, "reason": "announcements.card_sharing"}]
    assert [each["b"]["result"] for each in asked] == [{"legal": True}]


def test_declarations_are_asked_with_hands_that_hold_them(documents):
    (equal,) = documents[PAIRS[4]]["differences"]
    request = equal["a"]["request"]
    assert request["op"] == "declarations"
    assert sorted(len(hand) for hand in request["hands"].values()) == [8] * 4
    assert len({card for hand in request["hands"].values() for card in hand}) == 32
    for seat, declared in request["declared"].items():
        assert {card for each in declared for card in each["cards"]} <= set(request["hands"][seat])
