"""The command `belote-rules`: its verbs, and what becomes of every error."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Mapping, Sequence
from typing import Annotated, Any

import typer

from belote_rules import __version__
from belote_rules.cli import (
    compare,
    explain,
    features,
    list_variants,
    profile_check,
    profile_new,
    profile_schema,
    referee,
    report,
    show,
)
from belote_rules.cli.exits import USAGE_ERROR, ExitCode, usage_error
from belote_rules.cli.help import Verb, Verbs
from belote_rules.cli.language import take_language
from belote_rules.cli.output import emit
from belote_rules.errors import BeloteError

PROGRAM = "belote-rules"
_VERBS: Mapping[str, Callable[..., int]] = {
    "list": list_variants.list_variants,
    "show": show.show,
    "explain": explain.explain,
    "compare": compare.compare,
    "report": report.report,
    "referee": referee.referee,
    "features": features.features,
}
_PROFILE_VERBS: Mapping[str, Callable[..., int]] = {
    "check": profile_check.check,
    "schema": profile_schema.schema,
    "new": profile_new.new,
}


def build() -> Any:
    """The whole command, as typer makes it; it needs the language as its `obj`."""
    app = _group(_root, _VERBS)
    app.add_typer(_group(_need_verb, _PROFILE_VERBS), name="profile")
    return typer.main.get_command(app)


def _group(callback: Callable[..., None], verbs: Mapping[str, Callable[..., int]]) -> typer.Typer:
    """Several verbs; `allow_extra_args`, since `Verb` refuses superfluous words itself."""
    group = typer.Typer(
        cls=Verbs, invoke_without_command=True, rich_markup_mode=None, add_completion=False, callback=callback
    )
    for name, function in verbs.items():
        group.command(name, cls=Verb, context_settings={"allow_extra_args": True})(function)
    return group


def _root(context: typer.Context, version: Annotated[bool, typer.Option("--version")] = False) -> None:
    if version:
        emit(f"{PROGRAM} {__version__}\n")
        raise typer.Exit
    _need_verb(context)


def _need_verb(context: typer.Context) -> None:
    if context.invoked_subcommand is None:
        verbs = getattr(context.command, "commands", {})
        raise BeloteError("usage.no_verb", command=context.command_path, allowed=", ".join(verbs))


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command and return its exit code; every error has become a line on standard error."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="backslashreplace")  # a terminal that cannot show ♥ is no reason to stop
    given = list(sys.argv[1:] if arguments is None else arguments)
    language = "en"
    try:
        language, rest = take_language(given, os.environ)
        return _run(rest, language)
    except BeloteError as error:
        return _tell(error, language)
    except (KeyboardInterrupt, typer.Abort):
        return ExitCode.INTERRUPTED
    except OSError as error:
        return _tell_file(error, language) if error.filename is not None else _tell_fault(error, language)
    except Exception as fault:  # noqa: BLE001 - what nobody foresaw is told as our own fault
        return _tell_fault(fault, language)


def _run(arguments: list[str], language: str) -> int:
    try:
        return int(build().main(arguments, PROGRAM, standalone_mode=False, obj=language) or ExitCode.HOLDS)
    except USAGE_ERROR as error:
        raise usage_error(error) from error


def _tell(error: BeloteError, language: str) -> int:
    from belote_rules.rules.yaml_source import Problems  # here, since pure errors of usage do without

    if isinstance(error, Problems):
        _complain(error.text(language).splitlines())
        return ExitCode.UNREADABLE
    text = " ".join(error.text(language).split())
    _complain([text if text.startswith(PROGRAM) else f"{PROGRAM}: {text}"])
    return ExitCode.USAGE


def _tell_file(error: OSError, language: str) -> int:
    """A file that the system does not let us read."""
    refused = BeloteError("system.file", file=error.filename, reason=error.strerror)
    _complain([f"{PROGRAM}: {refused.text(language)}"])
    return ExitCode.UNREADABLE


def _tell_fault(fault: Exception, language: str) -> int:
    facts = {"kind": type(fault).__name__, "message": " ".join(str(fault).split())}
    if os.environ.get("BELOTE_DEBUG"):
        import traceback

        traceback.print_exception(fault)
    _complain([f"{PROGRAM}: {BeloteError('internal.fault', **facts).text(language)}"])
    return ExitCode.OUR_FAULT


def _complain(lines: list[str]) -> None:
    for line in lines:
        shown = "".join(each if each.isprintable() else ascii(each)[1:-1] for each in line)
        print(shown, file=sys.stderr)
