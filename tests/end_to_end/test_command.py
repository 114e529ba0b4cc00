"""The installed command as a process of its own: start, pipes, colours, exit codes."""

import os
import pty
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

import pytest

COMMAND = (sys.executable, "-m", "belote_rules")
HELP_BUDGET = 0.25
BARE_PYTHON = 0.04
"""Seconds of the processor: what the help may take, start included, where a bare Python takes so long to start."""


def environment(more: Mapping[str, str]) -> dict[str, str]:
    ours = {name: value for name, value in os.environ.items() if name not in ("BELOTE_LANG", "NO_COLOR", "COLUMNS")}
    return {**ours, **more}


def run(*arguments: str, **more: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [*COMMAND, *arguments], capture_output=True, encoding="utf-8", env=environment(more), check=False, timeout=60
    )


def test_help_is_there_at_once():
    """In the processor's time and beside a bare Python, the best of five: other programs may be running."""
    ended = run("--help")
    assert ended.returncode == 0
    assert ended.stdout.startswith("Usage: belote-rules ")
    bare = min(_processor_seconds([sys.executable, "-c", "pass"]) for _ in range(5))
    helped = min(_processor_seconds([sys.executable, "-m", "belote_rules", "--help"]) for _ in range(5))
    assert helped < max(HELP_BUDGET, HELP_BUDGET / BARE_PYTHON * bare)


def _processor_seconds(command: list[str]) -> float:
    before = os.times()
    subprocess.run(command, check=True, capture_output=True, timeout=60)
    after = os.times()
    return after.children_user + after.children_system - before.children_user - before.children_system


def test_help_imports_neither_the_rules_nor_rich_nor_yaml():
    code = (
        "import sys; from belote_rules.cli.app import main; main(['--help']); "
        "print([m for m in ('rich', 'yaml', 'pydantic', 'belote_rules.rules') if m in sys.modules])"
    )
    ended = subprocess.run([sys.executable, "-c", code], capture_output=True, encoding="utf-8", check=True, timeout=60)
    assert ended.stdout.splitlines()[-1] == "[]"


def test_a_pipe_that_closes_ends_it_quietly():
    """As `belote-rules show table-code | head -1` does; the sheet is longer than a pipe holds."""
    with subprocess.Popen(
        [*COMMAND, "show", "table-code"], stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=environment({})
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        assert process.stderr.read() == b""
        assert process.wait(timeout=60) == 0


def test_a_pipe_has_no_colours_and_100_columns():
    shown = run("show", "table-code").stdout
    assert "\x1b" not in shown
    assert 80 < max(map(len, shown.splitlines())) <= 100
    assert max(map(len, run("show", "table-code", COLUMNS="60").stdout.splitlines())) <= 60


def on_a_terminal(*arguments: str, **more: str) -> str:
    """What the command writes to a terminal."""
    master, slave = pty.openpty()
    with subprocess.Popen(
        [*COMMAND, *arguments], stdout=slave, stderr=slave, stdin=slave, env=environment({"TERM": "xterm", **more})
    ) as process:
        os.close(slave)
        written = b""
        while True:
            try:
                part = os.read(master, 65536)
            except OSError:  # Linux says so when the other end is closed
                break
            if not part:
                break
            written += part
        assert process.wait(timeout=60) == 0
    os.close(master)
    return written.decode()


def test_a_terminal_has_colours_unless_one_wants_none():
    assert "\x1b[1mvanikar\x1b[0m" in on_a_terminal("list")
    assert "\x1b" not in on_a_terminal("list", NO_COLOR="1")
    assert "\x1b" not in on_a_terminal("list", TERM="dumb")


def test_an_unknown_id_and_a_directory(tmp_path: Path):
    ended = run("show", "vanikr", "--lang", "fr")
    assert (ended.returncode, ended.stdout) == (2, "")
    assert ended.stderr.endswith("vouliez-vous dire vanikar ?\n")
    ended = run("show", f"{tmp_path}/")
    assert (ended.returncode, ended.stdout) == (65, "")
    assert ended.stderr == f"{tmp_path}: this is a directory; name a YAML file in it\n"


def test_an_output_that_cannot_show_hearts_is_no_reason_to_stop():
    ended = run("explain", "vanikar", "--trump", "H", "--hand", "JH", PYTHONIOENCODING="ascii")
    assert (ended.returncode, ended.stderr) == (0, "")
    assert "  J\\u2665\n" in ended.stdout


def test_the_referee_over_pipes():
    question = b'{"id": 1, "op": "legal_cards", "contract": {"trump": "H"}, "trick": [{"seat": "N", "card": "9H"}], '
    question += b'"seat": "E", "hand": ["JH", "QH"]}\n'
    ended = subprocess.run(
        [*COMMAND, "referee", "vanikar"], input=question, capture_output=True, check=True, timeout=60
    )
    assert ended.stdout == b'{"id":1,"result":{"cards":["JH","QH"]}}\n'
    assert ended.stderr == b""


FEATURE = """\
Feature: A lower trump
  Scenario: It may be played
    Given hearts are trumps
    And the trick is "9♥"
    And the hand is "J♥ Q♥"
    Then the legal cards are "J♥ Q♥"
"""


@pytest.mark.parametrize(("variant", "code"), [("vanikar", 0), ("table-code", 1)])
def test_features_of_ones_own(tmp_path: Path, variant: str, code: int):
    file = tmp_path / "own.feature"
    file.write_text(FEATURE, encoding="utf-8")
    ended = run("features", str(file), "--variant", variant)
    assert (ended.returncode, ended.stderr) == (code, "")
    assert ("1 passed" in ended.stdout, "1 failed" in ended.stdout) == (code == 0, code == 1)
