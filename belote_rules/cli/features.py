"""`features`: scenarios without any Python of the user's."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import typer

from belote_rules.errors import BeloteError


def features(
    context: typer.Context,
    paths: Annotated[list[Path] | None, typer.Argument(metavar="[PATH]...", show_default=False)] = None,
    features_variant: Annotated[str | None, typer.Option("--variant", metavar="VARIANT", show_default=False)] = None,
) -> int:
    """Run feature files."""
    from belote_rules.scenarios.runner import NOTHING_SELECTED, run_features

    ended = run_features(paths or (), features_variant)
    if ended == NOTHING_SELECTED:
        text = BeloteError("features.nothing").text(context.obj)
        print(f"{context.command_path}: {text}", file=sys.stderr)
    return ended
