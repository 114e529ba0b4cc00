"""The language of everything that is shown: `--lang` anywhere on the command line, or else BELOTE_LANG."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from belote_rules.cli.exits import check_choice
from belote_rules.errors import BeloteError
from belote_rules.texts import LANGUAGES

OPTION: Final = "--lang"
VARIABLE: Final = "BELOTE_LANG"


def take_language(arguments: Sequence[str], environment: Mapping[str, str]) -> tuple[str, list[str]]:
    """The language asked for, the last one if several are, and the arguments without it.

    It is taken out before the verbs are looked at, since help and errors of usage need it too. Raises a
    `BeloteError` (`usage.*`) for one that there is not.
    """
    asked = environment.get(VARIABLE) or None
    said = VARIABLE
    rest: list[str] = []
    left = list(arguments)
    while left and left[0] != "--":
        word = left.pop(0)
        name, equals, value = word.partition("=")
        if name != OPTION:
            rest.append(word)
        elif equals or left:
            asked, said = value if equals else left.pop(0), OPTION
        else:
            raise BeloteError("usage.option_value", option=OPTION)
    if asked is not None:
        check_choice(said, asked, LANGUAGES)
    return asked or LANGUAGES[0], rest + left
