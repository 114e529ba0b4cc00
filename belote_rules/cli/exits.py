"""Exit codes, and how errors of usage are told: one line that says what is allowed."""

from __future__ import annotations

from collections.abc import Iterable
from enum import IntEnum
from typing import Any, Final, cast

import typer

from belote_rules.errors import BeloteError


class ExitCode(IntEnum):
    """How a command ends."""

    HOLDS = 0
    DIFFERS = 1
    USAGE = 2
    UNREADABLE = 65
    OUR_FAULT = 70
    INTERRUPTED = 130


# Typer brings a click of its own or uses the installed one, depending on its version; this is right in both.
USAGE_ERROR: Final = cast(type[Exception], typer.BadParameter.__mro__[1])
FLAGS: Final = ("--help", "--version")


def unknown(code: str, word: str, allowed: Iterable[str], **facts: object) -> BeloteError:
    """The error for a word that is not among the allowed ones, with the nearest of them."""
    from belote_rules.rules.suggestions import Unknown, nearest  # here, since only a mistake needs it

    words = list(allowed)
    return Unknown(code, nearest=nearest(word, words), allowed=", ".join(words), **facts)


def check_choice(option: str, value: str, allowed: Iterable[str]) -> None:
    """Raises a `BeloteError` for a value that an option does not have."""
    words = tuple(allowed)
    if value not in words:
        raise unknown("usage.choice", value, words, option=option, value=value)


def usage_error(error: Any) -> BeloteError:
    """Our error for one of typer's, whose texts are English and name no remedy."""
    command = error.ctx.command_path if error.ctx is not None else "belote-rules"
    param = getattr(error, "param", None)
    option = str(getattr(error, "option_name", ""))
    match type(error).__name__:
        case "NoSuchOption":
            return unknown("usage.no_such_option", option, _options(error.ctx), command=command, option=option)
        case "MissingParameter" if param is not None:
            return BeloteError("usage.missing", command=command, name=_name(param))
        case "BadOptionUsage" if option in FLAGS:
            return BeloteError("usage.no_value", option=option)
        case "BadOptionUsage":
            return BeloteError("usage.option_value", option=option)
        case _:
            return BeloteError("usage.other", command=command, message=error.format_message())


def _options(context: Any) -> list[str]:
    """The options that a command has, the long ones."""
    own = [name for param in context.command.params for name in param.opts if name.startswith("--")]
    return [*own, "--lang", "--help"]


def _name(param: Any) -> str:
    """An argument by its placeholder, an option by its long name."""
    return str(param.metavar if param.param_type_name == "argument" else param.opts[0])
