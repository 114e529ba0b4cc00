"""`explain`: what may be played, and why the rest may not."""

from __future__ import annotations

from typing import Annotated

import typer

from belote_rules.cli import options
from belote_rules.cli import output as out
from belote_rules.cli.exits import check_choice


def explain(
    context: typer.Context,
    variant: options.VariantName,
    trump: Annotated[str, typer.Option("--trump", metavar="SUIT", show_default=False)],
    hand: Annotated[str, typer.Option("--hand", metavar="CARDS", show_default=False)],
    trick: Annotated[str, typer.Option("--trick", metavar="CARDS", show_default=False)] = "",
    format: options.Format = "terminal",
    output: options.Output = None,
) -> int:
    """Explain a position of play."""
    check_choice("--format", format, options.FORMATS)
    from belote_rules.reporting import explain as view
    from belote_rules.reporting.position import read_position
    from belote_rules.rules.loading import load_variant

    explained = view.Explained.of(load_variant(variant), read_position(trump, trick, hand))
    if format == "json":
        out.show_json(view.as_json(explained, context.obj), output)
    else:
        out.show(view.in_words(explained, context.obj), output)
    return 0
