"""The JSON Schema of the profile format accepts what is shipped and shows what each value means."""

import pytest
from jsonschema import Draft202012Validator

from belote_rules.rules.library import variant_files
from belote_rules.rules.ruleset import PARAMETERS
from belote_rules.rules.schema import profile_schema
from belote_rules.rules.yaml_source import read_yaml
from belote_rules.texts import LANGUAGES, catalogue

FILES = variant_files()


@pytest.fixture(scope="module")
def validator():
    return Draft202012Validator(profile_schema("en"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_a_schema_with_the_texts_of_its_language(language):
    schema = profile_schema(language)
    Draft202012Validator.check_schema(schema)
    texts = catalogue(language)
    assert schema["title"] == texts.label("schema.title_of_all")
    assert list(schema["$defs"]["values"]["properties"]) == list(PARAMETERS)
    path = "play.overtrump_opponent"
    assert schema["$defs"][path] == {
        "title": texts.title(path),
        "description": texts.meaning(path),
        "oneOf": [
            {"const": "required", "description": texts.value(path, "required")},
            {"const": "not_required", "description": texts.value(path, "not_required")},
        ],
    }


def test_a_number_has_its_limits():
    number, word = profile_schema("en")["$defs"]["auction.bid_maximum"]["oneOf"][:2]
    assert number == {
        "type": "integer",
        "minimum": 80,
        "maximum": 1000,
        "multipleOf": 5,
        "examples": [160, 170, 180, 650],
    }
    assert word["const"] == "none"


@pytest.mark.parametrize("variant_id", FILES)
def test_every_shipped_profile_keeps_it(validator, variant_id):
    assert [error.message for error in validator.iter_errors(read_yaml(FILES[variant_id]).value)] == []


@pytest.mark.parametrize(
    "profile",
    [
        {"id": "x"},
        {"id": "x", "extends": "root", "title": "X", "values": None, "readings": None, "choices": None},
        {"id": "x", "values": {"match.match_target": {"value": 701}}},
        {"id": "x", "values": {"match.match_target": {"value": 701, "status": "stated", "section": "1"}}},
        {"id": "x", "readings": {"new": None}},
    ],
)
def test_what_it_allows(validator, profile):
    assert validator.is_valid(profile)


@pytest.mark.parametrize(
    "profile",
    [
        {},
        [],
        {"id": "X"},
        {"id": "x", "value": {}},
        {"id": "x", "title": {"en": "X"}},
        {"id": "x", "values": {"play.overtrump": "required"}},
        {"id": "x", "values": {"play.overtrump_opponent": "requird"}},
        {"id": "x", "values": {"match.match_target": "701"}},
        {"id": "x", "values": {"match.match_target": 0}},
        {"id": "x", "values": {"deal.cut_minimum_packet": True}},
        {"id": "x", "values": {"match.match_target": {"status": "stated", "section": "1"}}},
        {"id": "x", "values": {"match.match_target": {"value": 701, "status": "stated"}}},
        {"id": "x", "values": {"match.match_target": {"value": 701, "status": "silent"}}},
        {"id": "x", "values": {"match.match_target": {"value": 701, "page": "1"}}},
        {"id": "x", "readings": {"new": {"values": {}}}},
        {"id": "x", "readings": {"New": {"title": "N", "values": {}}}},
        {"id": "x", "choices": {"match.match_target": [501]}},
        {"id": "x", "choices": {"match.match_target": [501, 501]}},
        {"id": "x", "sources": [{"title": "A book"}]},
    ],
)
def test_what_it_refuses(validator, profile):
    assert not validator.is_valid(profile)
