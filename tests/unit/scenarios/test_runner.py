"""Running feature files: what holds, what does not, what cannot be read."""

import subprocess
import sys
from pathlib import Path

import pytest

from belote_rules.errors import BeloteError
from belote_rules.scenarios import runner

RUN = """
import sys
from pathlib import Path
from belote_rules.scenarios.runner import run_features
paths = [Path(path) for path in sys.argv[2:]]
sys.exit(run_features(paths, sys.argv[1] or None))
"""
RAISING = """Feature: Raising
  Scenario: With the jack
    Given hearts are trumps
    And the trick is "9♥"
    And the hand is "J♥ Q♥"
    Then the legal cards are "J♥"
"""
FAMILY = """id: family
title: Ours
extends: table-code
values:
  play.must_head_trump_led: "no"
"""


def run(folder: Path, variant: str, *paths: str) -> tuple[int, str]:
    """The exit code and the report of a run in a folder."""
    ended = subprocess.run(
        [sys.executable, "-c", RUN, variant, *paths],
        cwd=folder,
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
    )
    return ended.returncode, ended.stdout + ended.stderr


def feature(folder: Path, text: str, name: str = "a.feature") -> None:
    (folder / name).write_text(text, encoding="utf-8")


def test_a_file_that_holds(tmp_path: Path) -> None:
    feature(tmp_path, RAISING)
    assert run(tmp_path, "table-code", "a.feature")[0] == runner.HOLDS


def test_a_file_that_does_not_hold_shows_the_line_and_both_answers(tmp_path: Path) -> None:
    feature(tmp_path, RAISING)
    code, report = run(tmp_path, "vanikar", "a.feature")
    assert code == runner.DIFFERS
    assert 'a.feature:6: Then the legal cards are "J♥"' in report
    assert "the scenario says: J♥. The rules of vanikar say: J♥ Q♥." in report
    assert "Traceback" not in report


def test_a_folder_with_a_profile_of_ones_own_and_no_python_file(tmp_path: Path) -> None:
    feature(tmp_path, RAISING.replace('are "J♥"', 'are "J♥ Q♥"'))
    feature(tmp_path, FAMILY, "family.yaml")
    assert run(tmp_path, "./family.yaml", ".")[0] == runner.HOLDS
    assert [path.name for path in tmp_path.iterdir() if path.suffix not in {".feature", ".yaml"}] == []


def test_the_configuration_of_the_users_project_has_no_say(tmp_path: Path) -> None:
    feature(tmp_path, "@mine @sunday\n" + RAISING)
    feature(tmp_path, "[pytest]\naddopts = --no-such-option\n", "pytest.ini")
    feature(tmp_path, "raise RuntimeError\n", "conftest.py")
    assert run(tmp_path, "table-code", "a.feature")[0] == runner.HOLDS


def test_nothing_selected(tmp_path: Path) -> None:
    assert run(tmp_path, "table-code", ".")[0] == runner.NOTHING_SELECTED


def test_files_that_cannot_be_read(tmp_path: Path) -> None:
    feature(tmp_path, RAISING.replace("    Then", "    Well, then"), "words.feature")
    feature(tmp_path, RAISING + RAISING.replace("Feature: Raising\n", ""), "twice.feature")
    feature(tmp_path, RAISING.replace("  Scenario", "  @clause:000-02-rise\n  Scenario"), "clause.feature")
    (tmp_path / "bytes.feature").write_bytes(b"Feature: \xff\n")
    feature(tmp_path, "", "nothing.feature")
    feature(tmp_path, "# language: en\n", "comments.feature")
    code, report = run(tmp_path, "table-code", ".")
    assert code == runner.UNREADABLE
    assert "words.feature: Unexpected token found" in report
    assert "twice.feature: two scenarios are called 'With the jack'" in report
    assert "did you mean 000-02-raise" in report
    for name in ("nothing", "comments"):
        assert f"{name}.feature: the file holds no feature" in report
    assert "6 errors in" in report
    assert "Traceback" not in report


def test_scenarios_that_are_not_written_well(tmp_path: Path) -> None:
    feature(tmp_path, RAISING.replace("hearts are trumps", "hearts are trump"), "a.feature")
    feature(tmp_path, RAISING.replace('"9♥"', '"9X"'), "b.feature")
    feature(tmp_path, RAISING.replace('    And the hand is "J♥ Q♥"\n', ""), "c.feature")
    feature(tmp_path, "Feature: x\n  Scenario: a\n    Then the legal cards are so and so\n", "d.feature")
    feature(tmp_path, "Feature: x\n  Scenario: a\n    Given hearts are trumps\n", "e.feature")
    code, report = run(tmp_path, "table-code", ".")
    assert code == runner.DIFFERS
    assert "did you mean <trump> are trumps" in report
    assert "'9X' at character 1 of '9X' is not a card" in report
    assert 'add a step: the hand is "..."' in report
    assert "did you mean the legal cards are <cards>" in report
    assert "e.feature:2: Scenario: a\n    the scenario asks nothing" in report
    assert "5 failed in" in report


def test_no_rules_are_named_anywhere(tmp_path: Path) -> None:
    feature(tmp_path, RAISING)
    code, report = run(tmp_path, "", "a.feature")
    assert (code, "add a step: the rules of ..." in report) == (runner.DIFFERS, True), report


@pytest.mark.parametrize(("path", "error"), [("none", "features.no_path"), ("a.txt", "features.not_a_feature")])
def test_a_path_that_will_not_do(tmp_path: Path, path: str, error: str) -> None:
    (tmp_path / "a.txt").touch()
    with pytest.raises(BeloteError) as raised:
        runner.run_features([tmp_path / path])
    assert raised.value.code == error


def test_a_variant_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(BeloteError) as raised:
        runner.run_features([tmp_path], "table-cod")
    assert raised.value.code == "variant.unknown"


def test_without_pytest_bdd_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("importlib.util.find_spec", lambda name: None)
    with pytest.raises(BeloteError) as raised:
        runner.run_features()
    assert "belote-rules[features]" in str(raised.value)
