"""`report`: the published comparison of all rule sets and their readings."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from belote_rules.cli import output as out
from belote_rules.cli.exits import ExitCode
from belote_rules.cli.progress import Progress
from belote_rules.texts import catalogue

if TYPE_CHECKING:
    from belote_rules.comparison.many import Family


def report(
    context: typer.Context,
    folder: Annotated[Path, typer.Option("--output", "-o", metavar="DIR")] = Path("reports"),
) -> int:
    """Compare everything with everything and write the pages."""
    from belote_rules.comparison.many import compare_all
    from belote_rules.reporting.published import published
    from belote_rules.rules.loading import all_names, load_variant

    out.make_folder(folder)  # before the long work: where it cannot be made, that is said at once
    family = compare_all([load_variant(name) for name in all_names()], Progress(context.obj))
    written = 0
    for path, text in published(family):
        out.make_folder((folder / path).parent)
        out.write_file(folder / path, text)
        written += 1
    out.emit(_summary(family, written, folder, context.obj))
    return ExitCode.HOLDS


def _summary(family: Family, written: int, folder: Path, language: str) -> str:
    """What was found, and where to read it."""
    from belote_rules.reporting.published import FIRST_PAGES

    differing = [found for found in family.comparisons.values() if not found.equal]
    words = catalogue(language)
    found = words.label(
        "report.found",
        names=len(family.variants),
        pairs=len(family.comparisons),
        differing=len(differing),
        groups=len(family.alike),
    )
    where = words.label(
        "report.written",
        files=written,
        folder=folder,
        page=folder / language / "index.html",
        text=FIRST_PAGES[language],
    )
    return f"{found}\n{where}\n"
