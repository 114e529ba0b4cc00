"""Every example of the README is run: each command line that starts with `$ `, with what it prints."""

import doctest
import os
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest
import yaml

ROOT = Path(__file__).parents[2]
README = (ROOT / "README.md").read_text(encoding="utf-8")


def examples() -> list[tuple[str, str]]:
    """The commands of the console blocks and what is shown of their output."""
    found = []
    for block in re.findall(r"```console\n(.*?)```", README, flags=re.DOTALL):
        for command, shown in re.findall(r"^\$ (.*)\n((?:(?!\$ ).*\n)*)", block, flags=re.MULTILINE):
            found.append((command, shown))
    return found


def run(command: str) -> str:
    """Run a command line of the README, which may be a pipe of two commands, without a shell."""
    environment = {**os.environ, "PATH": f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"}
    environment |= {"COLUMNS": "100", "NO_COLOR": "1"}
    environment.pop("BELOTE_LANG", None)
    given = ""
    for part in command.split(" | "):
        done = subprocess.run(
            shlex.split(part), input=given, capture_output=True, text=True, cwd=ROOT, env=environment, timeout=60
        )
        assert done.returncode in (0, 1), done.stderr
        given = done.stdout
    return given


def test_there_are_examples() -> None:
    assert len(examples()) == 6
    assert all(shown.strip() for _, shown in examples())


@pytest.mark.parametrize(("command", "shown"), examples(), ids=[command for command, _ in examples()])
def test_an_example_prints_what_the_readme_shows(command: str, shown: str) -> None:
    printed = run(command)
    checker = doctest.OutputChecker()
    assert checker.check_output(shown, printed, doctest.ELLIPSIS), printed


def test_the_profile_of_the_readme_is_the_example() -> None:
    (shown,) = re.findall(r"```yaml\n(.*?)```", README, flags=re.DOTALL)
    assert yaml.safe_load(shown) == yaml.safe_load((ROOT / "examples/family.yaml").read_text(encoding="utf-8"))


def test_links_lead_somewhere() -> None:
    targets = re.findall(r"\]\(([^)#]+)\)", README)
    assert targets
    assert [target for target in targets if not (ROOT / target).exists()] == []
