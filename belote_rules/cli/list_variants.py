"""`list`: the rule sets that come with the package."""

from __future__ import annotations

import typer

from belote_rules.cli import options
from belote_rules.cli import output as out


def list_variants(context: typer.Context, output: options.Output = None) -> int:
    """List the rule sets and their readings."""
    from belote_rules.reporting.listing import listing
    from belote_rules.rules.library import variant_ids
    from belote_rules.rules.loading import load_variant

    out.show(listing([load_variant(each) for each in variant_ids()], context.obj), output)
    return 0
