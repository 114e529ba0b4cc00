"""Help pages in both languages: every verb, argument and option has its text, and no text is left over."""

from typing import Any

import pytest

from belote_rules.cli.app import build
from belote_rules.texts import LANGUAGES, help_texts

OF_ALL = {"lang", "help"}
"""Options that every verb has; they are no parameters of the verbs."""


def commands(command: Any, path: str = "") -> dict[str, Any]:
    """Every verb by its words, the whole command under no word."""
    found = {path: command}
    for name, each in getattr(command, "commands", {}).items():
        found.update(commands(each, f"{path} {name}".strip()))
    return found


def names(kind: str) -> set[str]:
    return {p.name for command in commands(build()).values() for p in command.params if p.param_type_name == kind}


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_that_can_be_asked_for_has_its_text_and_nothing_else(language):
    words = help_texts(language)
    assert list(words) == ["headings", "verbs", "arguments", "options"]
    assert set(words["verbs"]) == set(commands(build()))
    assert set(words["arguments"]) == names("argument")
    assert set(words["options"]) == names("option") | OF_ALL


def test_the_languages_differ_in_every_sentence():
    english, french = help_texts("en"), help_texts("fr")
    sentences = [(section, key) for section in ("verbs", "arguments", "options") for key in english[section]]
    assert [place for place in sentences if english[place[0]][place[1]] == french[place[0]][place[1]]] == []
    assert set(english["headings"]) == set(french["headings"])


def test_the_first_page(run):
    assert run("--help") == (
        0,
        """\
Usage: belote-rules [OPTIONS] VERB ...

The rules of Belote and its family as an executable specification.

Verbs:
  list      List the rule sets and their other readings.
  show      Show a rule set in words, with the evidence for each value.
  explain   Say which cards may be played, and which duty forbids each of the others.
  compare   Say where rule sets differ, each time with a situation that shows it; of more than two,
            how each two differ. Ends with 0 when all behave alike, with 1 when not.
  report    Compare all rule sets and their other readings, and write the pages about them.
  referee   Answer questions on standard input, one JSON object a line, under a rule set.
  features  Run scenarios written in Gherkin: the shipped ones, or your own.
  profile   Write and check profiles of your own rules.

Options:
  --version     Print the version.
  --lang en|fr  The language: en or fr; also BELOTE_LANG.
  --help        Show this help.
""",
        "",
    )


def test_a_verbs_page_in_french(run):
    assert run("profile", "new", "--help", "--lang", "fr") == (
        0,
        """\
Usage : belote-rules profile new [OPTIONS] FILE

Écrit un premier profil, qui ne change encore rien.

Arguments :
  FILE  Le profil à écrire ; un fichier qui existe déjà n'est pas touché.

Options :
  --extends VARIANT  La règle dont on part.
  --id ID            Le nom court de vos règles ; à défaut, celui du fichier.
  --lang en|fr       La langue : en ou fr ; ou bien BELOTE_LANG.
  --help             Affiche cette aide.
""",
        "",
    )


def test_a_narrow_terminal_puts_texts_below_their_names(run, monkeypatch):
    monkeypatch.setenv("COLUMNS", "40")
    assert run("profile", "schema", "--help").out == (
        """\
Usage: belote-rules profile schema [OPTIONS]

Print the JSON Schema of a profile, for
your editor.

Options:
  --output, -o FILE
             Write to this file instead
             of standard output.
  --lang en|fr
             The language: en or fr;
             also BELOTE_LANG.
  --help     Show this help.
"""
    )


def test_a_default_is_shown(run):
    shown = run("explain", "--help").out
    assert "  --format terminal|json  How to write it: terminal|json. [default: terminal]\n" in shown
