"""A first profile for a table of one's own: three lines, and comments that say how to go on."""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from belote_rules.errors import BeloteError
from belote_rules.rules.library import parse_name
from belote_rules.rules.loading import load_variant
from belote_rules.rules.profile import ID
from belote_rules.rules.yaml_scalars import ambiguity, plain_value
from belote_rules.texts import Catalogue, catalogue

_EXAMPLE: Final = "match.match_target"
_PLAIN: Final = re.compile(r"[A-Za-z0-9./_+-][A-Za-z0-9./_:+-]*")


def new_profile(
    extends: str, profile_id: str = "my-table", language: str = "en", *, folders: Sequence[Path] | None = None
) -> str:
    """The text of a profile that changes nothing yet about the variant (with its readings) that it extends.

    A path in `extends` is read from the working folder here, and from the file's own folder later.
    Raises a `BeloteError` for an id that is none, and for a variant that cannot be loaded or sets values.
    """
    if not ID.fullmatch(profile_id):
        raise BeloteError("profile.id", id=profile_id)
    if parse_name(extends).overrides:
        raise BeloteError("profile.extends_values", extends=extends)
    variant = load_variant(extends, folders=folders)
    texts = catalogue(language)
    title = " ".join(variant.title.in_(language).split())
    target = 501 if variant.rules.match.match_target != 501 else 1000
    return (
        f"# {texts.label('new_profile.id')}\nid: {_scalar(profile_id)}\n"
        f"# {texts.label('new_profile.extends', title=title)}\nextends: {_scalar(variant.name)}\n"
        f"# {texts.label('new_profile.values')}\nvalues:\n"
        f"  # {_EXAMPLE}: {target}  # {_meaning(texts, target)}\n"
    )


def _meaning(texts: Catalogue, target: int) -> str:
    return f"{texts.title(_EXAMPLE)}: {texts.value(_EXAMPLE, target)}"


def _scalar(text: str) -> str:
    """A text as YAML reads it back: without quotes where nobody could misread it."""
    plain = _PLAIN.fullmatch(text) and not text.endswith(":") and ambiguity(text) is None and plain_value(text) == text
    return text if plain else json.dumps(text, ensure_ascii=False)
