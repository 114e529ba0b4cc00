"""Variants from their files: what a profile says on top of the one it extends, checked as a whole."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from belote_rules.errors import BeloteError
from belote_rules.rules.choosing import choose
from belote_rules.rules.evidence import Variant
from belote_rules.rules.library import find_file, parse_name, variant_files, variant_ids
from belote_rules.rules.profile import read_profile
from belote_rules.rules.settling import settle
from belote_rules.rules.shape import problem
from belote_rules.rules.yaml_source import Problem, Problems, Source, read_yaml

LONGEST_CHAIN: Final = 10


def load_variant(name: str, *, folders: Sequence[Path] | None = None) -> Variant:
    """The variant that a VARIANT names; ids are looked for in `folders`, or among the shipped ones.

    Raises a `BeloteError` (`variant.*`) for what was asked, and `Problems` for what is wrong in a file.
    """
    asked = parse_name(name)
    return choose(_Loader(folders).load(find_file(asked, folders)), asked)


def check_file(path: Path, *, folders: Sequence[Path] | None = None) -> Variant:
    """The variant in a file; raises `Problems` with everything that is wrong in it."""
    return _Loader(folders).load(path)


def all_names(include_readings: bool = True, *, folders: Sequence[Path] | None = None) -> list[str]:
    """Every shipped VARIANT: the ids, and each id with each of its readings behind it."""
    return list(_names(folders)) if include_readings else variant_ids(folders)


def _names(folders: Sequence[Path] | None) -> Iterator[str]:
    for variant_id, file in variant_files(folders).items():
        yield variant_id
        yield from (f"{variant_id}:{reading}" for reading in _Loader(folders).load(file).readings)


def _read(path: Path) -> tuple[Source, list[Problem]]:
    """What a file holds, and what of it is no good YAML; raises `Problems` when nothing can be made of it."""
    try:
        return read_yaml(path), []
    except Problems as error:
        if error.source is None:
            raise
        return error.source, list(error.problems)


def _first_of_each_place(unreadable: list[Problem], *further: list[Problem]) -> list[Problem]:
    """All problems, but none that only follows from one in the same place that could not be read."""
    places = {(each.file, each.line) for each in unreadable}
    return [*unreadable, *(each for some in further for each in some if (each.file, each.line) not in places)]


@dataclass(frozen=True, slots=True)
class _Loader:
    """Loads a file and what it extends; `chain` are the files that led here."""

    folders: Sequence[Path] | None
    chain: tuple[Path, ...] = ()

    def load(self, path: Path) -> Variant:
        """The variant in a file, named by its id."""
        source, unreadable = _read(path)
        profile, problems = read_profile(source, path.stem if self.is_shipped(path) else None)
        parent = None
        if profile.extends is not None:
            try:
                parent = self.parent(profile.extends, path)
            except Problems as error:
                problems.extend(error.problems)
            except BeloteError as error:
                problems.append(problem(source, ("extends",), error))
        orphan = parent is None and ("extends",) in source.value_marks
        variant, more = settle(profile, parent, orphan)
        if variant is None or unreadable or problems or more:
            raise Problems(_first_of_each_place(unreadable, problems, more))
        return variant

    def is_shipped(self, path: Path) -> bool:
        """Whether a file is one of those that are found by id."""
        return any(file.samefile(path) for file in variant_files(self.folders).values() if file.name == path.name)

    def parent(self, extends: str, path: Path) -> Variant:
        """The variant that the file at `path` extends."""
        asked = parse_name(extends)
        if asked.overrides:
            raise BeloteError("profile.extends_values", extends=extends)
        file = find_file(asked, self.folders, beside=path.parent)
        chain = (*self.chain, path.resolve())
        if file.resolve() in chain:
            loop = (*chain[chain.index(file.resolve()) :], file)
            raise BeloteError("profile.cycle", loop=" > ".join(each.name for each in loop))
        if len(chain) > LONGEST_CHAIN:
            raise BeloteError("profile.long_chain", limit=LONGEST_CHAIN)
        return choose(_Loader(self.folders, chain).load(file), asked)
