"""The wheel holds profiles and features: built, installed elsewhere, and run from another folder."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder into which the built wheel is installed, without what it needs (that is here already)."""
    folder = tmp_path_factory.mktemp("wheel")
    quiet = {"check": True, "capture_output": True, "timeout": 120}
    build = [sys.executable, "-m", "build", "--wheel", "--no-isolation", "--outdir", str(folder), str(ROOT)]
    subprocess.run(build, **quiet)
    (wheel,) = folder.glob("belote_rules-*.whl")
    target = folder / "site"
    install = [sys.executable, "-m", "pip", "install", "--no-deps", "--quiet", "--disable-pip-version-check"]
    subprocess.run([*install, "--target", str(target), str(wheel)], **quiet)
    return target


def run(installed: Path, cwd: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "PYTHONPATH": str(installed), "NO_COLOR": "1"}
    command = [sys.executable, "-P", "-m", "belote_rules", *arguments]
    return subprocess.run(command, capture_output=True, text=True, cwd=cwd, env=environment, timeout=120)


def test_the_installed_package_is_the_one_that_runs(installed: Path, tmp_path: Path) -> None:
    code = "import belote_rules; print(belote_rules.__file__)"
    environment = {**os.environ, "PYTHONPATH": str(installed)}
    done = subprocess.run(
        [sys.executable, "-P", "-c", code], capture_output=True, text=True, cwd=tmp_path, env=environment
    )
    assert Path(done.stdout.strip()).is_relative_to(installed)


def test_the_installed_command_finds_its_profiles(installed: Path, tmp_path: Path) -> None:
    done = run(installed, tmp_path, "explain", "table-code", "--trump", "H", "--trick", "9H", "--hand", "JH QH")
    assert done.returncode == 0, done.stderr
    assert "J♥" in done.stdout
    listed = run(installed, tmp_path, "list")
    assert "vanikar" in listed.stdout


def test_the_installed_command_finds_its_rule_book(installed: Path, tmp_path: Path) -> None:
    book = installed / "belote_rules" / "data" / "features"
    assert {path.name for path in book.iterdir() if path.is_dir()} >= {"play", "scoring", "auction"}
    done = run(installed, tmp_path, "features", str(book / "play" / "overtrumping.feature"))
    assert done.returncode == 0, done.stdout + done.stderr
