"""`profile new`: three lines to start from."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from belote_rules.cli.output import emit, write_new_file


def new(
    context: typer.Context,
    file: Annotated[Path, typer.Argument(metavar="FILE", show_default=False)],
    extends: Annotated[str, typer.Option("--extends", metavar="VARIANT", show_default=False)],
    id: Annotated[str | None, typer.Option("--id", metavar="ID", show_default=False)] = None,
) -> int:
    """Write a profile that extends another one."""
    from belote_rules import texts
    from belote_rules.rules.writing import new_profile

    write_new_file(file, new_profile(extends, id or file.stem, context.obj))
    emit(texts.catalogue(context.obj).label("new_profile.written", file=file) + "\n")
    return 0
