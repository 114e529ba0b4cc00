"""`profile schema`: the format of profiles, for editors."""

from __future__ import annotations

import typer

from belote_rules.cli import options
from belote_rules.cli.output import show_json


def schema(context: typer.Context, output: options.Output = None) -> int:
    """Print the JSON Schema."""
    from belote_rules.rules.schema import profile_schema

    show_json(profile_schema(context.obj), output)
    return 0
