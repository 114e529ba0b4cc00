"""`compare`: where two rule sets differ."""

from __future__ import annotations

from typing import Annotated

import typer

from belote_rules.cli import options
from belote_rules.cli import output as out
from belote_rules.cli.exits import ExitCode, check_choice


def compare(
    context: typer.Context,
    first: Annotated[str, typer.Argument(metavar="A", show_default=False)],
    second: Annotated[str, typer.Argument(metavar="B", show_default=False)],
    format: options.Format = "terminal",
    output: options.Output = None,
) -> int:
    """Compare two rule sets."""
    check_choice("--format", format, options.FORMATS)
    from belote_rules.comparison.compare import compare as compare_variants
    from belote_rules.rules.loading import load_variant

    comparison = compare_variants(load_variant(first), load_variant(second))
    if format == "json":
        from belote_rules.reporting.comparison_json import comparison_json

        out.show_json(comparison_json(comparison, context.obj), output)
    else:
        from belote_rules.reporting.comparison_terminal import comparison_in_words

        out.show(comparison_in_words(comparison, context.obj), output)
    return ExitCode.HOLDS if comparison.equal else ExitCode.DIFFERS
