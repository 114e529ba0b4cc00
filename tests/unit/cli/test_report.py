"""`report` writes every page, in both languages, and says what it found and where."""

from pathlib import Path

import pytest

from belote_rules.rules import loading


@pytest.fixture
def two_documents(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two documents with their readings in place of all."""
    readings = ["table-code:reserve-to-makers", "vanikar:faq", "vanikar:cards-only", "vanikar:zero"]
    monkeypatch.setattr(loading, "all_names", lambda: ["table-code", "vanikar", *readings])


@pytest.mark.usefixtures("two_documents")
def test_it_writes_pages_and_says_where(run, tmp_path: Path) -> None:
    folder = tmp_path / "reports"
    ended = run("report", "-o", str(folder))
    assert ended.code == 0
    assert ended.out.splitlines() == [
        "6 rule sets and readings, 15 pairs: 15 differ in behaviour; 6 kinds of behaviour.",
        f"14 files are written to {folder}: open {folder}/en/index.html, or read {folder}/README.md.",
    ]
    pages = {path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file()}
    in_each = {"index", "matrix", "contested", "variants/table-code", "variants/vanikar", "pairs/table-code--vanikar"}
    assert pages == {f"{language}/{page}.html" for language in ("en", "fr") for page in in_each} | {
        "README.md",
        "README.fr.md",
    }


@pytest.mark.usefixtures("two_documents")
def test_the_same_rule_sets_give_the_same_bytes(run, tmp_path: Path) -> None:
    for name in ("one", "two"):
        run("report", "-o", str(tmp_path / name))
    one, two = (
        {
            path.relative_to(tmp_path / name): path.read_bytes()
            for path in (tmp_path / name).rglob("*.*")
            if path.is_file()
        }
        for name in ("one", "two")
    )
    assert len(one) == 14
    assert one == two


def test_a_file_in_place_of_the_folder_is_said_before_anything_is_compared(run, tmp_path: Path, monkeypatch) -> None:
    monkeypatch.setattr(loading, "all_names", lambda: pytest.fail("nothing is to be compared"))
    place = tmp_path / "reports"
    place.touch()
    assert run("report", "-o", str(place)) == (
        2,
        "",
        f"belote-rules: {place} is a file; name a folder, or a new name\n",
    )
