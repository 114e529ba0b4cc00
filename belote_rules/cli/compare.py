"""`compare`: where two or more rule sets differ."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

import typer

from belote_rules.cli import options
from belote_rules.cli import output as out
from belote_rules.cli.exits import ExitCode, check_choice
from belote_rules.cli.progress import Progress
from belote_rules.errors import BeloteError

if TYPE_CHECKING:
    from belote_rules.comparison.compare import Comparison
    from belote_rules.comparison.many import Family

SCHEMA: Final = "json-schema"
FORMATS: Final = ("terminal", "markdown", "json", "html", SCHEMA)


def compare(
    context: typer.Context,
    compared: Annotated[list[str] | None, typer.Argument(metavar="VARIANT...", show_default=False)] = None,
    all: Annotated[bool, typer.Option("--all")] = False,
    format: Annotated[str, typer.Option("--format", metavar="|".join(FORMATS))] = "terminal",
    gherkin: Annotated[Path | None, typer.Option("--gherkin", metavar="DIR", show_default=False)] = None,
    output: options.Output = None,
) -> int:
    """Compare two rule sets, or each two of several."""
    check_choice("--format", format, FORMATS)
    if format == SCHEMA:
        return _schema(output)
    names = _names(context.command_path, compared or [], all)
    family = _compared(names, context.obj)
    comparisons = list(family.comparisons.values())
    if gherkin is not None:
        _write_features(comparisons, gherkin, context.obj)
    if len(names) == 2:
        _show_pair(comparisons[0], format, context.obj, output)
    else:
        _show_family(family, format, context.obj, output)
    return ExitCode.DIFFERS if any(not comparison.equal for comparison in comparisons) else ExitCode.HOLDS


def _schema(output: Path | None) -> int:
    from belote_rules.reporting.comparison_document import comparison_schema

    out.show_json(comparison_schema(), output)
    return ExitCode.HOLDS


def _names(command: str, given: list[str], everything: bool) -> list[str]:
    """The names to compare; raises a `BeloteError` (`usage.compare_*`) for too few, or for one twice among many."""
    from belote_rules.rules.library import parse_name
    from belote_rules.rules.loading import all_names

    if bool(given) == everything or (given and len(given) < 2):
        raise BeloteError("usage.compare_names", command=command)
    names = all_names() if everything else [parse_name(name).name for name in given]
    twice = [name for name in names if names.count(name) > 1]
    if twice and len(names) > 2:
        raise BeloteError("usage.compare_twice", command=command, name=twice[0])
    return names


def _compared(names: Sequence[str], language: str) -> Family:
    from belote_rules.comparison.many import compare_all
    from belote_rules.rules.loading import load_variant

    return compare_all([load_variant(name) for name in names], Progress(language))


def _write_features(comparisons: Sequence[Comparison], folder: Path, language: str) -> None:
    """A feature file for each difference; of several pairs, in a folder for each pair."""
    from belote_rules.reporting.gherkin import feature_files, folder_of

    for comparison in comparisons:
        place = folder if len(comparisons) == 1 else folder / folder_of(comparison)
        files = feature_files(comparison, language)
        if files:
            out.make_folder(place)
        for name, text in files.items():
            out.write_file(place / name, text)


def _show_pair(comparison: Comparison, format: str, language: str, output: Path | None) -> None:
    if format == "json":
        from belote_rules.reporting.comparison_json import comparison_json

        out.show_json(comparison_json(comparison, language), output)
    elif format == "markdown":
        from belote_rules.reporting.comparison_markdown import comparison_markdown

        out.emit(comparison_markdown(comparison, language), output)
    elif format == "html":
        from belote_rules.reporting.comparison_html import comparison_html

        out.emit(comparison_html(comparison, language), output)
    else:
        from belote_rules.reporting.comparison_terminal import comparison_in_words

        out.show(comparison_in_words(comparison, language), output)


def _show_family(family: Family, format: str, language: str, output: Path | None) -> None:
    if format == "json":
        from belote_rules.reporting.family_json import family_json

        out.show_json(family_json(family, language), output)
    elif format == "markdown":
        from belote_rules.reporting.family_markdown import family_markdown

        out.emit(family_markdown(family, language), output)
    elif format == "html":
        from belote_rules.reporting.family_html import family_html

        out.emit(family_html(family, language), output)
    else:
        from belote_rules.reporting.family_terminal import family_in_words

        out.show(family_in_words(family, language), output)
