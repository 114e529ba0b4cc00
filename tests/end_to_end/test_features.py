"""The rule book holds under the rules that it names, uses every step, and runs from anywhere."""

import re
import subprocess
import sys
from pathlib import Path

COMMAND = (sys.executable, "-m", "belote_rules", "features")


def features(folder: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """`belote-rules features` in a folder."""
    return subprocess.run([*COMMAND, *arguments], cwd=folder, capture_output=True, text=True, check=False, timeout=300)


def test_the_whole_rule_book_holds_and_uses_every_step(tmp_path: Path) -> None:
    ended = features(tmp_path)
    assert ended.returncode == 0, ended.stdout
    passed = re.search(r"^(\d+) passed in", ended.stdout, re.MULTILINE)
    assert passed is not None, ended.stdout
    assert int(passed[1]) >= 580


def test_a_users_feature_is_asked_of_the_variant_of_the_command(tmp_path: Path) -> None:
    (tmp_path / "mine.feature").write_text(
        "Feature: Mine\n"
        "  Scenario: The turned suit in the second round\n"
        '    Given "8♣" is turned up\n'
        '    And the calls are "pass, pass, pass, pass"\n'
        '    Then seat 1 may call "take ♣"\n',
        encoding="utf-8",
    )
    codes = [features(tmp_path, "mine.feature", "--variant", name).returncode for name in ("vanikar", "vanikar:faq")]
    assert codes == [0, 1]


def test_a_part_of_the_rule_book_need_not_use_every_step(tmp_path: Path) -> None:
    book = Path(__file__).parents[2] / "features" / "match"
    assert features(tmp_path, str(book)).returncode == 0
