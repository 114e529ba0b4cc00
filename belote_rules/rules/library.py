"""Where the variants are, and how one asks for one: `id`, `id:reading+reading` or a file, each with `@path=value`s."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final, Literal

from belote_rules.errors import BeloteError
from belote_rules.rules.parameter import Value
from belote_rules.rules.suggestions import Unknown, nearest


def data_folder(name: Literal["variants", "features"]) -> Path:
    """The folder of the shipped variants or features: inside an installed package, at the top level of a checkout."""
    package = Path(__file__).parents[1]
    installed = package / "data" / name
    return installed if installed.is_dir() else package.parent / name


def variant_files(folders: Sequence[Path] | None = None) -> dict[str, Path]:
    """The files of the variants that can be asked for by id, in the order of the ids; the first folder wins."""
    found: dict[str, Path] = {}
    for folder in (data_folder("variants"),) if folders is None else folders:
        for file in folder.glob("*.yaml"):
            found.setdefault(file.stem, file)
    return dict(sorted(found.items()))


def variant_ids(folders: Sequence[Path] | None = None) -> list[str]:
    """The ids of the variants, in order."""
    return list(variant_files(folders))


@dataclass(frozen=True, slots=True)
class Asked:
    """A VARIANT taken apart; `base` is an id, or the path of a file as it was written."""

    base: str
    is_file: bool
    readings: tuple[str, ...]
    overrides: Mapping[str, Value]

    @property
    def name(self) -> str:
        """The VARIANT put together again, without the spaces it may have had."""
        readings = ":" + "+".join(self.readings) if self.readings else ""
        values = ",".join(f"{path}={value}" for path, value in self.overrides.items())
        return self.base + readings + ("@" + values if values else "")


_FILE_NAME: Final = r".+?\.ya?ml(?=[:@]|$)|.*[/\\][^:@/\\]*"
_VARIANT: Final = re.compile(rf"(?:(?P<file>{_FILE_NAME})|(?P<id>[^:@]*))(?::(?P<readings>[^@]*))?(?:@(?P<values>.*))?")
_LONGEST_NUMBER: Final = 18


def parse_name(name: str) -> Asked:
    """Takes a VARIANT apart; raises a `BeloteError` (`variant.*`) when it is not written as one."""
    match = _VARIANT.fullmatch(name.strip())
    if match is None or not (match["file"] or match["id"]):
        raise BeloteError("variant.form", name=name)
    base = (match["file"] or match["id"]).strip()
    readings = _parts(name, match["readings"], "+")
    if len(set(readings)) < len(readings):
        raise BeloteError("variant.twice", name=name, part=next(r for r in readings if readings.count(r) > 1))
    return Asked(base, match["file"] is not None, readings, _overrides(name, match["values"]))


def _parts(name: str, text: str | None, separator: str) -> tuple[str, ...]:
    """The parts of a list in a VARIANT; an empty part is an error, no list is an empty one."""
    parts = tuple(part.strip() for part in text.split(separator)) if text is not None else ()
    if "" in parts:
        raise BeloteError("variant.form", name=name)
    return parts


def _overrides(name: str, text: str | None) -> dict[str, Value]:
    values: dict[str, Value] = {}
    for part in _parts(name, text, ","):
        path, equals, value = (piece.strip() for piece in part.partition("="))
        if not (path and equals and value):
            raise BeloteError("variant.override", name=name, part=part)
        if path in values:
            raise BeloteError("variant.twice", name=name, part=path)
        is_number = value.isascii() and value.isdecimal() and len(value) <= _LONGEST_NUMBER
        values[path] = int(value) if is_number else value
    return values


def find_file(asked: Asked, folders: Sequence[Path] | None = None, beside: Path = Path()) -> Path:
    """The file of what was asked for: of an id in the folders, of a path beside a folder.

    Raises an `Unknown` error with the nearest ids, or one that says that there is no such file.
    """
    if asked.is_file:
        file = beside / asked.base
        if not file.exists():
            raise BeloteError("variant.no_file", file=str(file))
        return file
    files = variant_files(folders)
    if asked.base not in files:
        near = nearest(asked.base, files)
        raise Unknown("variant.unknown", nearest=near, name=asked.base, allowed=", ".join(files))
    return files[asked.base]
