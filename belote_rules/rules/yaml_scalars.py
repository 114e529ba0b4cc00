"""What an unquoted word of a YAML file stands for, and which ones are refused because readers of YAML disagree."""

from __future__ import annotations

import re

# Plain (unquoted) scalars that YAML 1.1 and 1.2 read differently, or that are no value of a profile.
_AMBIGUOUS = tuple(
    (re.compile(pattern), code)
    for pattern, code in (
        (r"(?i:yes|no|on|off|y|n)", "yaml.boolean_word"),
        (r"True|TRUE|False|FALSE", "yaml.boolean_case"),
        (r"~|Null|NULL", "yaml.null_word"),
        (r"[-+]?0[0-9_]+|[-+]?0o[0-7_]+", "yaml.octal"),
        (r"[-+]?0x[0-9a-fA-F_]+", "yaml.hexadecimal"),
        (r"[-+]?0b[01_]+", "yaml.binary_number"),
        (r"[-+]?[0-9][0-9_]*(:[0-5]?[0-9])+(\.[0-9_]*)?", "yaml.base_60"),
        (r"[-+]?[0-9]+_[0-9_]*", "yaml.underscore"),
        (r"[-+]?([0-9][0-9_]*\.[0-9_]*|\.[0-9][0-9_]*|[0-9]+(?=[eE]))([eE][-+]?[0-9]+)?", "yaml.float"),
        (r"[-+]?\.(inf|Inf|INF)|\.(nan|NaN|NAN)", "yaml.float"),
        (
            r"[0-9]{4}-[0-9]{1,2}-[0-9]{1,2}(([Tt]|[ \t]+)[0-9]{1,2}:[0-9]{2}:[0-9]{2}(\.[0-9]*)?"
            r"([ \t]*(Z|[-+][0-9]{1,2}(:?[0-9]{2})?))?)?",
            "yaml.date",
        ),
        (r"[-+]?[1-9][0-9]{18,}", "yaml.integer_too_long"),
    )
)
_INTEGER = re.compile(r"[-+]?(0|[1-9][0-9]{0,17})")
_CONSTANTS: dict[str, bool | None] = {"": None, "null": None, "true": True, "false": False}


def ambiguity(text: str) -> str | None:
    """The error code of a plain scalar that has to be written otherwise."""
    return next((code for pattern, code in _AMBIGUOUS if pattern.fullmatch(text)), None)


def plain_value(text: str) -> str | int | None:
    """What a plain scalar that is not ambiguous stands for."""
    if text in _CONSTANTS:
        return _CONSTANTS[text]
    return int(text) if _INTEGER.fullmatch(text) else text


def key_ambiguity(text: str) -> str | None:
    """The error code of a plain key that is no text to every reader."""
    if text in ("", "<<"):
        return "yaml.merge_key" if text else "yaml.key_empty"
    return "yaml.key_not_text" if ambiguity(text) or not isinstance(plain_value(text), str) else None
