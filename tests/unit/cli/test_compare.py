"""`compare`: two rule sets and more, the forms, the features, the exit codes, the progress."""

import json
from pathlib import Path

import pytest

from belote_rules.cli.progress import Progress

FORMS = ("terminal", "markdown", "json", "html")


def test_a_document_against_itself(run):
    ended = run("compare", "vanikar", "vanikar:faq")
    assert (ended.code, ended.err) == (1, "")
    assert ended.out.startswith("Vanikar belote  vanikar\nVanikar belote  vanikar:faq\nEqual in the deal, scoring and ")


def test_more_than_two_end_with_1_where_any_two_differ(run):
    assert run("compare", "marquoir-coinche", "marquoir-contree", "marquoir-coinche:bid-alone").code == 1
    mirror = "marquoir-coinche@table.rotation=anticlockwise"
    ended = run("compare", "marquoir-coinche", "marquoir-contree", mirror, "--format", "json")
    assert (ended.code, [pair["equal"] for pair in json.loads(ended.out)["pairs"]]) == (0, [True, True, True])


@pytest.mark.parametrize("names", [("vanikar", "atout"), ("vanikar", "vanikar:faq", "vanikar:zero")])
def test_each_form(run, names):
    shown = {form: run("compare", *names, "--format", form).out for form in FORMS}
    assert shown["markdown"].startswith("# ")
    assert json.loads(shown["json"])["kind"] == ("comparison" if len(names) == 2 else "family")
    assert run("compare", *names, "-o", "c.txt") == (1, "", "")
    assert Path("c.txt").read_text(encoding="utf-8") == shown["terminal"]
    assert shown["html"].startswith("<!doctype html>\n")
    assert len(set(shown.values())) == 4


def test_the_schema_needs_no_names(run):
    ended = run("compare", "--format", "json-schema")
    assert ended.code == 0
    assert json.loads(ended.out)["discriminator"]["propertyName"] == "kind"


@pytest.mark.parametrize("arguments", [(), ("vanikar",), ("vanikar", "atout", "--all")])
def test_too_few_names_or_names_beside_all(run, arguments):
    line = "belote-rules compare: name two rule sets or more, or say --all and name none\n"
    assert run("compare", *arguments) == (2, "", line)


def test_one_twice_among_many(run):
    ended = run("compare", "vanikar", "atout", "vanikar")
    line = "belote-rules compare: vanikar is there twice; where more than two are compared, name each once\n"
    assert ended == (2, "", line)


def test_features_of_a_pair_and_of_pairs(run):
    run("compare", "vanikar", "vanikar:faq", "--gherkin", "new/folder")
    assert sorted(file.name for file in Path("new/folder").iterdir()) == [
        "announcements.belote_announcement.feature",
        "auction.round2_choices.feature",
        "play.overtrump_opponent.feature",
    ]
    run("compare", "vanikar", "vanikar:faq", "vanikar@table.rotation=anticlockwise", "--gherkin", "pairs")
    assert sorted(folder.name for folder in Path("pairs").iterdir()) == [
        "vanikar--vanikar_faq",
        "vanikar_faq--vanikar_table.rotation_anticlockwise",
    ]


def test_a_folder_that_cannot_be_made(run):
    Path("there").write_text("a file", encoding="utf-8")
    ended = run("compare", "vanikar", "atout", "--gherkin", "there")
    assert ended == (2, "", "belote-rules: there is a file; name a folder, or a new name\n")
    below = run("compare", "vanikar", "atout", "--gherkin", "there/below")
    assert (below.code, below.out) == (2, "")
    assert below.err.startswith("belote-rules: there/below cannot be written (")


def test_progress_after_a_second_and_once_a_second(capsys):
    now = [0.0]
    progress = Progress("en", clock=lambda: now[0])
    for done, now[0] in enumerate((0.4, 0.9, 1.2, 1.9, 2.3), start=1):
        progress(done, 5)
    captured = capsys.readouterr()
    assert (captured.out, captured.err) == ("", "3 of 5 pairs compared\n5 of 5 pairs compared\n")
