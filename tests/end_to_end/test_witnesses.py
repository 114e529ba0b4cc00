"""The witnesses of a comparison, written as features, hold under both variants; and fail when an answer is changed."""

import subprocess
import sys
from pathlib import Path

import pytest

from belote_rules.comparison.compare import compare
from belote_rules.rules.loading import load_variant

COMMAND = (sys.executable, "-m", "belote_rules")
PAIRS = (
    ("table-code", "vanikar"),
    ("marquoir-coinche", "marquoir-coinche:contract-doubled"),
    ("atout-declarations", "belote-classic-declarations"),
    ("table-code:reserve-to-makers", "marquoir-coinche"),
    (
        "atout-declarations@announcements.card_sharing=free,deal.cutter=none",
        "./family.yaml@announcements.belote_needs_trick=yes,match.finish_restriction=not_when_failed_or_capot",
    ),
)
FAMILY = """\
id: family
title: {en: "At home", fr: "À la maison"}
extends: atout-declarations
values:
  play.overtrump_opponent: not_required
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder with a profile of one's own, which a pair names by its path."""
    (tmp_path / "family.yaml").write_text(FAMILY, encoding="utf-8")
    return tmp_path


def run(folder: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [*COMMAND, *arguments], cwd=folder, capture_output=True, encoding="utf-8", check=False, timeout=120
    )


@pytest.mark.parametrize("pair", PAIRS, ids=" ".join)
def test_what_is_written_holds(folder: Path, pair: tuple[str, str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(folder)
    differences = compare(*map(load_variant, pair)).differences
    assert run(folder, "compare", *pair, "--gherkin", "witnesses").returncode == 1
    files = sorted((folder / "witnesses").iterdir())
    assert len(files) == len(differences) > 0
    for file in files:
        one, other = file.read_text(encoding="utf-8").split("\n\n")[1:]
        assert one.partition("Then")[2].strip() != other.partition("Then")[2].strip()
    ended = run(folder, "features", "witnesses")
    assert ended.returncode == 0, ended.stdout
    assert f"{2 * len(differences)} passed" in ended.stdout


def test_the_code_against_vanikar_has_ten(folder: Path) -> None:
    run(folder, "compare", "table-code", "vanikar", "--gherkin", "witnesses")
    assert len(list((folder / "witnesses").iterdir())) == 10


@pytest.mark.parametrize(
    ("name", "answer", "changed"),
    [
        ("play.overtrump_opponent", 'the legal cards are "9♥"', 'the legal cards are "7♥ 9♥"'),
        ("match.match_target", "Then the match goes on", "Then the match is drawn"),
        ("scoring.tie_rule", "81 points wait for a later deal", "0 points wait for a later deal"),
    ],
)
def test_a_changed_answer_fails(folder: Path, name: str, answer: str, changed: str) -> None:
    run(folder, "compare", "table-code", "vanikar", "--gherkin", "witnesses")
    file = folder / "witnesses" / f"{name}.feature"
    text = file.read_text(encoding="utf-8")
    assert text.count(answer) == 1
    file.write_text(text.replace(answer, changed), encoding="utf-8")
    ended = run(folder, "features", "witnesses")
    assert ended.returncode == 1
    assert "1 failed, 19 passed" in ended.stdout
