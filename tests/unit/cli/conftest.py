"""`run` calls the command in this process; nothing of the caller's environment reaches it."""

from collections.abc import Callable
from typing import NamedTuple

import pytest

from belote_rules.cli.app import main


class Ended(NamedTuple):
    code: int
    out: str
    err: str


Run = Callable[..., Ended]


@pytest.fixture
def run(monkeypatch, capsys, tmp_path) -> Run:
    for name in ("BELOTE_LANG", "BELOTE_DEBUG", "NO_COLOR"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("COLUMNS", "100")
    monkeypatch.chdir(tmp_path)

    def call(*arguments: str) -> Ended:
        code = main(arguments)
        captured = capsys.readouterr()
        return Ended(code, captured.out, captured.err)

    return call
