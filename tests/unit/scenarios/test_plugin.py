"""The pytest plugin in a project that does not use it, and in one that does."""

import os
import subprocess
import sys
from pathlib import Path

STRICT = ("--strict-markers", "--strict-config", "-q", "-p", "no:cacheprovider")
PLUGINS = ("-p", "pytest_bdd.plugin", "-p", "belote_rules.scenarios.plugin")
FEATURE = """@mine
Feature: Mine
  @clause:000-02-raise
  Scenario: Raising
    Given the rules of table-code
    And hearts are trumps
    And the trick is "9♥"
    And the hand is "J♥ Q♥"
    Then the legal cards are "J♥"
"""


def pytest_in(folder: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """Run pytest in a folder with pytest-bdd and our plugin, and no other."""
    return subprocess.run(
        [sys.executable, "-m", "pytest", *STRICT, *PLUGINS, *arguments],
        cwd=folder,
        env={**os.environ, "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1", "PYTHONDONTWRITEBYTECODE": "1"},
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
    )


def test_a_project_that_does_not_use_it_pays_nothing(tmp_path: Path) -> None:
    (tmp_path / "a.feature").write_text(FEATURE, encoding="utf-8")
    (tmp_path / "test_a.py").write_text(
        "import sys\n"
        "def test_what_is_loaded():\n"
        "    ours = {name for name in sys.modules if name.startswith('belote_rules')}\n"
        "    assert ours == {'belote_rules', 'belote_rules.scenarios', 'belote_rules.scenarios.plugin'}\n"
        "    assert 'pydantic' not in sys.modules\n",
        encoding="utf-8",
    )
    ended = pytest_in(tmp_path)
    assert ended.stdout.splitlines()[-1].startswith("1 passed"), ended.stdout


def test_a_project_asks_for_it_in_its_configuration(tmp_path: Path) -> None:
    (tmp_path / "pytest.ini").write_text("[pytest]\nbelote_features = true\n", encoding="utf-8")
    (tmp_path / "a.feature").write_text(FEATURE, encoding="utf-8")
    ended = pytest_in(tmp_path)
    assert ended.stdout.splitlines()[-1].startswith("1 passed"), ended.stdout


def test_a_clause_becomes_a_mark_by_which_scenarios_are_chosen(tmp_path: Path) -> None:
    (tmp_path / "a.feature").write_text(FEATURE, encoding="utf-8")
    chosen = pytest_in(tmp_path, "--belote-features", "-m", "clause")
    left = pytest_in(tmp_path, "--belote-features", "-m", "not mine")
    assert (chosen.returncode, left.returncode) == (0, 5), chosen.stdout + left.stdout


def test_steps_are_there_for_python_tests_of_the_same_project(tmp_path: Path) -> None:
    (tmp_path / "pytest.ini").write_text("[pytest]\nbelote_features = true\n", encoding="utf-8")
    (tmp_path / "features").mkdir()
    (tmp_path / "features" / "a.feature").write_text(FEATURE.replace("@mine", ""), encoding="utf-8")
    test = "from pytest_bdd import scenarios\nscenarios('features')\n"
    (tmp_path / "test_a.py").write_text(test, encoding="utf-8")
    ended = pytest_in(tmp_path, "test_a.py")
    assert ended.stdout.splitlines()[-1].startswith("1 passed"), ended.stdout
