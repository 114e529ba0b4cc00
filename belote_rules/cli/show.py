"""`show`: a rule set in words."""

from __future__ import annotations

import typer

from belote_rules.cli import options
from belote_rules.cli import output as out


def show(context: typer.Context, variant: options.VariantName, output: options.Output = None) -> int:
    """Show a rule set with its evidence."""
    from belote_rules.reporting.sheet import sheet
    from belote_rules.rules.loading import load_variant

    out.show(sheet(load_variant(variant), context.obj), output)
    return 0
