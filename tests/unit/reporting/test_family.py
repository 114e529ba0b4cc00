"""Several rule sets compared: in words, as Markdown, as JSON."""

import json

import pytest
from jsonschema import Draft202012Validator

from belote_rules.comparison.many import compare_all
from belote_rules.reporting.comparison_document import comparison_schema
from belote_rules.reporting.family_json import family_json
from belote_rules.reporting.family_markdown import family_markdown
from belote_rules.reporting.family_terminal import family_in_words
from belote_rules.reporting.page import render
from belote_rules.rules.loading import load_variant

NAMES = ("vanikar", "vanikar:faq", "marquoir-coinche", "marquoir-contree", "vanikar@table.rotation=anticlockwise")


@pytest.fixture(scope="module")
def shipped():
    """A document with its other reading and its mirror, and two of another game that behave alike."""
    return compare_all([load_variant(name) for name in NAMES])


def test_the_matrix_in_words(shipped):
    lines = render(family_in_words(shipped, "en"), 100).splitlines()
    assert lines[0] == "5 rule sets compared with each other."
    start = lines.index("IN HOW MANY WAYS EACH TWO DIFFER")
    assert lines[start + 1 : start + 7] == [
        " " * 42 + "1  2  3  4  5",
        "  1 vanikar                               ·  3 8* 8*  ~",
        "  2 vanikar:faq                           3  · 6* 6*  3",
        "  3 marquoir-coinche                     8* 6*  ·  = 8*",
        "  4 marquoir-contree                     8* 6*  =  · 8*",
        "  5 vanikar@table.rotation=anticlockwise  ~  3 8* 8*  ·",
    ]


def test_a_narrow_matrix_comes_in_blocks(shipped):
    lines = render(family_in_words(shipped, "en"), 50).splitlines()
    start = lines.index("IN HOW MANY WAYS EACH TWO DIFFER")
    assert lines[start + 1].split() == ["1", "2", "3"]
    assert lines[start + 7].split() == ["4", "5"]
    assert max(map(len, lines)) <= 50


def test_groups_and_values_in_words(shipped):
    shown = render(family_in_words(shipped, "en"), 100)
    assert (
        "WHO BEHAVES ALIKE\n  vanikar, vanikar@table.rotation=anticlockwise\n  marquoir-coinche, marquoir-contree\n"
        in shown
    )
    assert (
        "  Overtrumping an opponent  play.overtrump_opponent\n"
        "    not_required: Any trump will do.\n"
        "      vanikar, vanikar@table.rotation=anticlockwise\n"
        "    required: A higher trump must be played if one is held.\n"
        "      vanikar:faq, marquoir-coinche, marquoir-contree\n"
    ) in shown


def test_as_markdown(shipped):
    shown = family_markdown(shipped, "en")
    assert "| 3 | `marquoir-coinche` | 8\\* | 6\\* | · | \\= | 8\\* |" in shown
    assert "- `marquoir-coinche`, `marquoir-contree`\n" in shown
    row = "(`auction.round2_choices`) | `any_suit` | `other_suits_only` |  |  | `any_suit` |"
    assert f"| Choices in the second round {row}" in shown


def test_all_french(shipped, english_in):
    shown = render(family_in_words(shipped, "fr"), 100)
    assert english_in(shown) == []
    assert english_in(family_markdown(shipped, "fr")) == []
    assert "CELLES QUI SE JOUENT PAREIL" in shown


def test_as_json_after_its_schema(shipped):
    told = json.loads(json.dumps(family_json(shipped, "en")))
    schema = comparison_schema()
    Draft202012Validator.check_schema(schema)
    assert list(Draft202012Validator(schema).iter_errors(told)) == []
    assert told["kind"] == "family"
    assert told["alike"] == [[NAMES[0], NAMES[4]], [NAMES[1]], [NAMES[2], NAMES[3]]]
    pair = told["pairs"][0]
    assert (pair["a"], pair["b"], pair["distance"]) == ("vanikar", "vanikar:faq", 3)
    assert pair["differences"] == {
        "auction": [["auction.round2_choices"]],
        "play": [["play.overtrump_opponent"]],
        "announcements": [["announcements.belote_announcement"]],
    }
    overtrump = next(each for each in told["values"] if each["path"] == "play.overtrump_opponent")
    assert overtrump["values"] == dict(zip(NAMES, ("not_required", *["required"] * 3, "not_required"), strict=True))
