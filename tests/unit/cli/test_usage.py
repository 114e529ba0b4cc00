"""Errors of usage: exit code 2 and one line that says what is allowed."""

import pytest

from belote_rules.cli import compare as compare_verb
from belote_rules.errors import BeloteError

IDS = (
    "atout, atout-declarations, belote-classic, belote-classic-declarations, marquoir-classic, marquoir-coinche, "
    "marquoir-contree, table-code, vanikar"
)
VERBS = "list, show, explain, compare, report, referee, features, profile"


@pytest.mark.parametrize(
    ("arguments", "line"),
    [
        ([], f"belote-rules: a verb is missing; allowed: {VERBS}"),
        (["shwo"], f"belote-rules: there is no verb shwo; allowed: {VERBS}; did you mean show?"),
        (["profile"], "belote-rules profile: a verb is missing; allowed: check, schema, new"),
        (
            ["profile", "shema"],
            "belote-rules profile: there is no verb shema; allowed: check, schema, new; did you mean schema?",
        ),
        (
            ["show", "vanikar", "--ouput", "x"],
            "belote-rules show: there is no option --ouput; allowed: --output, --lang, --help; did you mean --output?",
        ),
        (["show"], "belote-rules show: VARIANT is missing; see belote-rules show --help"),
        (["compare", "vanikar"], "belote-rules compare: name two rule sets or more, or say --all and name none"),
        (
            ["explain", "vanikar", "--hand", "JH"],
            "belote-rules explain: --trump is missing; see belote-rules explain --help",
        ),
        (["explain", "vanikar", "--trump"], "belote-rules: --trump needs a value behind it; write one"),
        (["--version=3"], "belote-rules: --version takes no value; write --version alone"),
        (
            ["explain", "vanikar", "--trump", "H", "--hand", "JH", "QH"],
            "belote-rules explain: one word too many: QH; put a list of cards in quotes, or see belote-rules "
            "explain --help",
        ),
        (
            ["compare", "vanikar", "atout", "--format", "jsn"],
            "belote-rules: --format: jsn is not allowed; allowed: terminal, markdown, json, html, json-schema; "
            "did you mean json?",
        ),
        (
            ["show", "tabel-code"],
            f"belote-rules: there is no variant tabel-code; allowed: {IDS}, or the path of a file (./my.yaml); "
            "did you mean table-code?",
        ),
        (
            ["referee", "vanikar:fq"],
            "belote-rules: vanikar has no reading fq; its readings: faq, cards-only, zero; did you mean faq?",
        ),
    ],
)
def test_a_line_that_says_what_to_do(run, arguments, line):
    assert run(*arguments) == (2, "", f"{line}\n")


def test_in_french(run):
    assert run("shwo", "--lang", "fr") == (
        2,
        "",
        f"belote-rules : il n'y a pas de verbe shwo ; permis : {VERBS} ; vouliez-vous dire show ?\n",
    )


def test_what_cannot_be_shown_is_written_out(run):
    ended = run("show", "a\x1b[31mb\nc")
    assert ended.err.startswith("belote-rules: there is no variant a\\x1b[31mb c; allowed: ")
    assert ended.err.count("\n") == 1


def test_our_own_fault(run, monkeypatch):
    def broken(*_: object) -> None:
        raise ValueError("seven\nof nine")

    monkeypatch.setattr(compare_verb, "check_choice", broken)
    line = (
        "belote-rules: this is our own fault (ValueError: seven of nine); please report it with the command that you "
        "gave, and set BELOTE_DEBUG=1 to see where it happened\n"
    )
    assert run("compare", "vanikar", "atout") == (70, "", line)
    monkeypatch.setenv("BELOTE_DEBUG", "1")
    ended = run("compare", "vanikar", "atout")
    assert (ended.code, ended.out) == (70, "")
    assert ended.err.startswith("Traceback (most recent call last):\n")
    assert ended.err.endswith(f"ValueError: seven\nof nine\n{line}")


def test_an_interruption(run, monkeypatch):
    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(compare_verb, "check_choice", interrupted)
    assert run("compare", "vanikar", "atout").code == 130


def test_a_file_that_the_system_refuses(run):
    name = "a" * 300 + ".yaml"
    assert run("show", name) == (
        65,
        "",
        f"belote-rules: {name} cannot be read (File name too long); check the path and who may read it\n",
    )


def test_an_error_of_another_kind_stays_one(run, monkeypatch):
    def refuse(*_: object) -> None:
        raise BeloteError("card.not_one", text="9H 8H", count=2)

    monkeypatch.setattr(compare_verb, "check_choice", refuse)
    line = "belote-rules: '9H 8H' holds 2 cards where one is wanted. Write one card, such as 9H or 9♥.\n"
    assert run("compare", "vanikar", "atout") == (2, "", line)
