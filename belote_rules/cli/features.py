"""`features`: scenarios without any Python of the user's."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer


def features(
    paths: Annotated[list[Path] | None, typer.Argument(metavar="[PATH]...", show_default=False)] = None,
    features_variant: Annotated[str | None, typer.Option("--variant", metavar="VARIANT", show_default=False)] = None,
) -> int:
    """Run feature files."""
    from belote_rules.scenarios.runner import run_features

    return run_features(paths or (), features_variant)
