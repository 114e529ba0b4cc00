"""`profile check`: everything that is wrong in profiles."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from belote_rules.cli.output import emit


def check(
    context: typer.Context,
    files: Annotated[list[Path], typer.Argument(metavar="FILE...", show_default=False)],
) -> int:
    """Check all files before the first error ends it."""
    from belote_rules import texts
    from belote_rules.rules.loading import check_file
    from belote_rules.rules.yaml_source import Problem, Problems

    catalogue = texts.catalogue(context.obj)
    problems: list[Problem] = []
    for file in files:
        try:
            emit(catalogue.label("check.fine", file=file, title=check_file(file).title.in_(context.obj)) + "\n")
        except Problems as error:
            problems.extend(error.problems)
    if problems:
        raise Problems(problems)
    return 0
