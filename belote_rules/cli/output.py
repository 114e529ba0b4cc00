"""Where results go: standard output, or a file that is there whole or not at all."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

from belote_rules.cli.terminal import shows_colours, width
from belote_rules.errors import BeloteError

if TYPE_CHECKING:
    from rich.console import RenderableType


def show(view: RenderableType, output: Path | None = None) -> None:
    """Show a view: on the terminal as wide as it is, in a file without colours."""
    from belote_rules.reporting.page import render

    emit(render(view, width(), colours=output is None and shows_colours()), output)


def show_json(value: Any, output: Path | None = None) -> None:
    """Show plain values as JSON, indented for people."""
    import json

    emit(json.dumps(value, ensure_ascii=False, indent=2) + "\n", output)


def emit(text: str, output: Path | None = None) -> None:
    """Write a text; raises a `BeloteError` (`output.*`) when that is not possible. A closed pipe is no error."""
    if output is not None:
        write_file(output, text)
        return
    try:
        sys.stdout.write(text)
        sys.stdout.flush()
    except BrokenPipeError:
        _be_quiet()
    except OSError as error:
        raise BeloteError("output.standard", reason=error.strerror) from error


def _be_quiet() -> None:
    """Nobody reads any more: what is still in the buffers goes nowhere when the program ends."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, sys.stdout.fileno())
    os.close(nowhere)


def write_file(file: Path, text: str) -> None:
    """Write a file at one go: it holds the whole text, or what it held before.

    A link is followed, and what is no plain file (`/dev/stderr`) is written to and not replaced.
    """
    if file.is_dir():
        raise BeloteError("output.directory", file=file)
    try:
        if file.exists() and not file.is_file():
            file.write_text(text, encoding="utf-8")
        else:
            _replace(file.resolve(), text)
    except FileNotFoundError as error:
        raise BeloteError("output.no_folder", file=file, folder=file.parent) from error
    except OSError as error:
        raise BeloteError("output.unwritable", file=file, reason=error.strerror) from error


def make_folder(folder: Path) -> None:
    """Make a folder, and those above it, where it is not there yet."""
    if folder.exists() and not folder.is_dir():
        raise BeloteError("output.not_folder", folder=folder)
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BeloteError("output.unwritable", file=folder, reason=error.strerror) from error


def write_new_file(file: Path, text: str) -> None:
    """Write a file that is not there yet; one that is stays as it is, and a `BeloteError` says so."""
    try:
        with file.open("x", encoding="utf-8", newline="\n") as stream:
            stream.write(text)
    except FileExistsError as error:
        raise BeloteError("output.exists", file=file) from error
    except FileNotFoundError as error:
        raise BeloteError("output.no_folder", file=file, folder=file.parent) from error
    except OSError as error:
        raise BeloteError("output.unwritable", file=file, reason=error.strerror) from error


def _replace(file: Path, text: str) -> None:
    """Write beside the file, then put that in its place, with the rights that it had or that a new file has."""
    import tempfile  # here, since it takes a while to be imported

    handle, name = tempfile.mkstemp(prefix=".belote-rules.", dir=file.parent)
    whole = Path(name)
    try:
        with open(handle, "w", encoding="utf-8", newline="\n") as stream:  # noqa: PTH123 - a handle, not a path
            stream.write(text)
        whole.chmod(file.stat().st_mode & 0o777 if file.exists() else 0o666 & ~_umask())
        whole.replace(file)
    finally:
        whole.unlink(missing_ok=True)


def _umask() -> int:
    mask = os.umask(0)
    os.umask(mask)
    return mask
