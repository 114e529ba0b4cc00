"""A folder of small variants: `write` makes a file, `root_values` are those of a profile that extends nothing."""

import json
from collections.abc import Callable, Mapping
from pathlib import Path

import pytest

from belote_rules.errors import BeloteError
from belote_rules.rules.loading import check_file, load_variant
from belote_rules.rules.parameter import Value
from belote_rules.rules.ruleset import PARAMETERS, applies, paths

Write = Callable[..., Path]


def turnup_values() -> dict[str, Value]:
    """The first value of every parameter of a turn-up game that applies: target 501, litige, no declarations."""
    values: dict[str, Value] = {"auction.auction_kind": "turnup_two_round"}
    for path in paths(values):
        values.setdefault(path, PARAMETERS[path].values[0])
    return {path: value for path, value in values.items() if applies(path, values)}


def lines(values: Mapping[str, Value], indent: int = 2) -> str:
    return "".join(f"{' ' * indent}{path}: {json.dumps(value)}\n" for path, value in values.items())


@pytest.fixture
def shipped(tmp_path) -> Path:
    """A folder whose variants are found by id: `root`, a turn-up game with a reading and a choice."""
    folder = tmp_path / "variants"
    folder.mkdir()
    (folder / "root.yaml").write_text(
        "id: root\n"
        "title: {en: Root, fr: Racine}\n"
        "summary: {en: A root., fr: Une racine.}\n"
        'sources: [{key: "9", title: A book, note: {en: Read., fr: Lu.}}]\n'
        "values:\n"
        + lines({path: value for path, value in turnup_values().items() if path != "play.overtrump_opponent"})
        + '  play.overtrump_opponent: {value: required, status: stated, section: "02"}\n'
        "readings:\n"
        "  pass:\n"
        "    title: {en: Pass, fr: Dépasser}\n"
        "    note: {en: It says so., fr: C'est dit.}\n"
        "    values:\n"
        "      match.target_test: {value: pass, status: contradictory, section: s4, note: {en: B, fr: D}}\n"
        "  soft:\n"
        "    title: {en: Soft, fr: Doux}\n"
        "    values: {play.overtrump_opponent: not_required, play.undertrump_when_beaten: optional}\n"
        "  hard:\n"
        "    title: {en: Hard, fr: Dur}\n"
        "    values: {play.undertrump_when_beaten: forbidden}\n"
        "choices:\n"
        "  match.match_target: [501, 1000, 2000]\n",
        encoding="utf-8",
    )
    return folder


@pytest.fixture
def write(tmp_path) -> Write:
    """Writes a family's file beside the folder of variants."""

    def write_file(text: str, name: str = "my.yaml") -> Path:
        path: Path = tmp_path / name
        path.write_text(text, encoding="utf-8")
        return path

    return write_file


@pytest.fixture
def refused(shipped, write) -> Callable[..., list[str]]:
    """The lines of what is wrong in a family's file, without the folder in front of its name."""

    def refuse(text: str, name: str = "my.yaml", language: str = "en") -> list[str]:
        path = write(text, name)
        with pytest.raises(BeloteError) as caught:
            check_file(path, folders=[shipped])
        return caught.value.text(language).replace(f"{path.parent}/", "").splitlines()

    return refuse


@pytest.fixture
def load(shipped):
    """Loads a VARIANT with the ids of the folder of variants."""
    return lambda name: load_variant(str(name), folders=[shipped])
