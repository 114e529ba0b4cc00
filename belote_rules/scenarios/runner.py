"""Run feature files without a Python file of the user's: the verb `features`."""

from __future__ import annotations

import importlib.util
import os
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final

from belote_rules.errors import BeloteError
from belote_rules.rules.library import data_folder
from belote_rules.rules.loading import load_variant

if TYPE_CHECKING:
    import pytest

HOLDS, DIFFERS, NOTHING_SELECTED, UNREADABLE, OUR_FAULT, INTERRUPTED = 0, 1, 5, 65, 70, 130
"""Exit codes: all scenarios hold, some do not, there was none, a file cannot be read, our own fault, Ctrl-C."""

_EXIT_CODES: Final = {0: HOLDS, 1: DIFFERS, 2: UNREADABLE, 3: OUR_FAULT, 4: OUR_FAULT, 5: NOTHING_SELECTED}
"""Our exit codes by pytest's."""
_PLUGINS: Final = ("pytest_bdd.plugin", "belote_rules.scenarios.plugin")
_QUIET: Final = ("-q", "--tb=short", "--no-header", "--disable-warnings", "-p", "no:cacheprovider")
_ALONE: Final = ("-c", os.devnull, "--noconftest", "--strict-markers", "-o", "python_functions=test_*")
_NO_AUTOLOAD: Final = "PYTEST_DISABLE_PLUGIN_AUTOLOAD"


def run_features(paths: Sequence[Path] = (), variant: str | None = None, *, expression: str | None = None) -> int:
    """Run feature files and folders of them, or the shipped rule book; the report goes to standard output.

    `variant` is asked where a scenario names no rules; `expression` selects scenarios by name, as pytest's -k does.
    Returns an exit code. Raises a `BeloteError` for a path or a variant that does not exist or cannot be read, and
    where pytest-bdd is not installed.
    """
    if any(importlib.util.find_spec(name) is None for name in ("pytest", "pytest_bdd")):
        raise BeloteError("features.not_installed")
    for path in paths:
        _check(path)
    if variant is not None:
        load_variant(variant)
    whole_book = not paths and expression is None
    return _run(list(paths) or [data_folder("features")], variant, expression, all_steps=whole_book)


def _check(path: Path) -> None:
    if not path.exists():
        raise BeloteError("features.no_path", path=path)
    if path.is_file() and path.suffix != ".feature":
        raise BeloteError("features.not_a_feature", path=path)


def _run(paths: Sequence[Path], variant: str | None, expression: str | None, *, all_steps: bool) -> int:
    import pytest  # here, since only this verb needs it

    options = ["--belote-features", *(["--belote-all-steps"] if all_steps else [])]
    options += ["--belote-variant", variant] if variant is not None else []
    options += ["-k", expression] if expression is not None else []
    plugins = [part for name in _PLUGINS for part in ("-p", name)]
    watch = _Watch()
    before = os.environ.get(_NO_AUTOLOAD)
    os.environ[_NO_AUTOLOAD] = "1"  # the plugins of the user's other projects have no say in the rule book
    arguments = [*_ALONE, "--rootdir", str(_root(paths)), *_QUIET, *plugins, *options, *map(str, paths)]
    try:
        ended = pytest.main(arguments, plugins=[watch])
    finally:
        os.environ.pop(_NO_AUTOLOAD)
        if before is not None:
            os.environ[_NO_AUTOLOAD] = before
    return INTERRUPTED if watch.interrupted else _EXIT_CODES[int(ended)]


def _root(paths: Sequence[Path]) -> Path:
    """The folder from which the report names the files: where one is, if they are in there."""
    here = Path.cwd()
    resolved = [path.resolve() for path in paths]
    if all(path.is_relative_to(here) for path in resolved):
        return here
    return Path(os.path.commonpath([path if path.is_dir() else path.parent for path in resolved]))


class _Watch:
    """Tells an interruption by the user from a file that could not be read: pytest ends with 2 after both."""

    interrupted = False

    def pytest_keyboard_interrupt(self, excinfo: pytest.ExceptionInfo[BaseException]) -> None:
        """Called after Ctrl-C, and when pytest stops by itself after an error in a file."""
        self.interrupted = excinfo.type is KeyboardInterrupt
