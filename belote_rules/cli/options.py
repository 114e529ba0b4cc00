"""Arguments and options that several verbs have; their help stands in the texts under the parameter's name."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Final

import typer

VariantName = Annotated[str, typer.Argument(metavar="VARIANT", show_default=False)]
Output = Annotated[Path | None, typer.Option("--output", "-o", metavar="FILE", show_default=False)]
Format = Annotated[str, typer.Option("--format", metavar="terminal|json")]

FORMATS: Final = ("terminal", "json")
