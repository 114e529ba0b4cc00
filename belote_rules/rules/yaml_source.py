"""Reads a YAML file that anybody may have written into plain values, and remembers where each one stands.

Only mappings, lists, texts, whole numbers, true, false and null are read. What two YAML readers would understand
differently (`no`, `012`, `21:30`) and what runs or grows (tags, anchors) is refused, with its place.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NoReturn

import yaml

from belote_rules.errors import BeloteError
from belote_rules.rules.yaml_scalars import ambiguity, key_ambiguity, plain_value

LARGEST_FILE = 1024 * 1024
"""Bytes; a profile with all its evidence has about a fiftieth of this."""
DEEPEST_NESTING = 20
MOST_PROBLEMS = 100
LOADER: Any = getattr(yaml, "CSafeLoader", yaml.SafeLoader)

Route = tuple[str | int, ...]
"""The way from the root of a file to a value: keys of mappings and indices of lists."""


@dataclass(frozen=True, slots=True)
class Mark:
    """A place in a file; lines and columns count from 1, and line 0 is the file as a whole."""

    line: int
    column: int


WHOLE_FILE = Mark(0, 0)


@dataclass(frozen=True, slots=True)
class Problem:
    """One thing that is wrong in a file, with its place and the dotted path of the value ("" if none)."""

    file: str
    line: int
    column: int
    path: str
    error: BeloteError

    def text(self, language: str = "en") -> str:
        """`file:line:column: path: message`, without the parts that there are not."""
        place = f"{self.file}:{self.line}:{self.column}" if self.line else self.file
        return ": ".join(part for part in (place, self.path, self.error.text(language)) if part)


class Problems(BeloteError):
    """All that is wrong in a file, in the order of the places; never empty. Its code is that of the first.

    `source` is what could be read all the same, so that a reader of its own form can look for more.
    """

    def __init__(self, problems: Iterable[Problem], source: Source | None = None) -> None:
        self.source = source
        self.problems = tuple(sorted(problems, key=lambda each: (each.file, each.line, each.column)))
        first = self.problems[0].error
        super().__init__(first.code, **first.facts)

    def text(self, language: str = "en") -> str:
        """One line for each problem."""
        return "\n".join(problem.text(language) for problem in self.problems)


@dataclass(frozen=True, slots=True)
class Source:
    """A file that was read: its name as given, its value, and where each part of the value stands."""

    name: str
    value: object
    value_marks: Mapping[Route, Mark]
    key_marks: Mapping[Route, Mark]

    def mark(self, path: Sequence[str | int], key: bool = False) -> Mark:
        """The place of the value (or of its key) at a path, or of the nearest parent that the file has."""
        route = tuple(path)
        while route and route not in self.value_marks:
            route = route[:-1]
        value_mark = self.value_marks[route]
        return self.key_marks.get(route, value_mark) if key else value_mark


def dotted(path: Iterable[str | int]) -> str:
    """A path as it is shown to people: `values.play.overtrump_opponent`, `sources.0`."""
    return ".".join(_excerpt(str(step)) or '""' for step in path)


def read_yaml(path: Path) -> Source:
    """The YAML file at a path; raises `Problems` for a file that cannot be read or is not allowed."""
    name = str(path)
    try:
        if path.is_dir():
            _stop(name, WHOLE_FILE, "yaml.directory")
        with path.open("rb") as file:
            content = file.read(LARGEST_FILE + 1)
    except (FileNotFoundError, NotADirectoryError, ValueError):
        # ValueError: a name that no file system can hold, with a NUL in it.
        _stop(name, WHOLE_FILE, "yaml.missing")
    except OSError as error:
        _stop(name, WHOLE_FILE, "yaml.unreadable", reason=error.strerror)
    if len(content) > LARGEST_FILE:
        _stop(name, WHOLE_FILE, "yaml.too_large", limit=LARGEST_FILE // 1024)
    if b"\0" in content:
        _stop(name, WHOLE_FILE, "yaml.binary")
    try:
        text = content.decode("utf-8")
    except UnicodeDecodeError as error:
        good = content[: error.start].decode("utf-8").removeprefix(_BOM)
        _stop(name, _end(good), "yaml.not_utf8", byte=f"0x{content[error.start]:02X}")
    return parse_yaml(text, name)


def parse_yaml(text: str, name: str) -> Source:
    """The value that a YAML text stands for; `name` is what messages call it. Raises `Problems`."""
    text = text.removeprefix(_BOM)
    if len(text) > LARGEST_FILE:
        _stop(name, WHOLE_FILE, "yaml.too_large", limit=LARGEST_FILE // 1024)
    if "\0" in text:
        _stop(name, WHOLE_FILE, "yaml.binary")
    if bad := _UNPRINTABLE.search(text):
        _stop(name, _end(text[: bad.start()]), "yaml.control_character", character=f"{ord(bad[0]):04X}")
    return _Reader(name, text).document()


class _Reader:
    """Builds the value from the parser's events: composing nodes would recurse as deep as the file likes."""

    def __init__(self, name: str, text: str) -> None:
        self.name = name
        self.text = text
        self.events = yaml.parse(text, Loader=LOADER)
        self.problems: list[Problem] = []
        self.value_marks: dict[Route, Mark] = {}
        self.key_marks: dict[Route, Mark] = {}

    def document(self) -> Source:
        """The only document of the text."""
        self.next_event()  # the start of the stream
        if isinstance(self.next_event(), yaml.StreamEndEvent):
            _stop(self.name, WHOLE_FILE, "yaml.empty")
        root = self.next_event()
        value = self.node(root, ())
        self.next_event()  # the end of the document
        after = self.next_event()
        if isinstance(after, yaml.DocumentStartEvent):
            self.refuse(_start(after), (), "yaml.documents")
        elif isinstance(root, yaml.ScalarEvent) and root.implicit[0] and not root.value:
            self.refuse(WHOLE_FILE, (), "yaml.empty")
        source = Source(self.name, value, self.value_marks, self.key_marks)
        if self.problems:
            raise Problems(self.problems, source)
        return source

    def next_event(self) -> yaml.Event:
        """The parser's next event; a syntax error ends the reading, after what was found before it."""
        try:
            return next(self.events)
        except yaml.MarkedYAMLError as error:
            mark, code, facts = _syntax_error(error, self.text)
        except (ValueError, OverflowError):
            # The parser written in Python lets chr() fail at an escape such as \UFFFFFFFF.
            mark, code, facts = WHOLE_FILE, "yaml.escape", {}
        raise Problems([*self.problems, _problem(self.name, mark, "", code, **facts)]) from None

    def refuse(self, mark: Mark, route: Route, code: str, **facts: object) -> None:
        """Notes a problem and lets the reading go on, unless there are too many already."""
        self.problems.append(_problem(self.name, mark, dotted(route), code, **facts))
        if len(self.problems) == MOST_PROBLEMS:
            more = _problem(self.name, mark, "", "yaml.too_many_problems", limit=MOST_PROBLEMS)
            raise Problems([*self.problems, more])

    def node(self, event: yaml.Event, route: Route) -> object:
        """The value that starts with an event."""
        mark = self.value_marks[route] = _start(event)
        self.refuse_decoration(event, route)
        if isinstance(event, yaml.ScalarEvent):
            return self.scalar(event, route)
        if isinstance(event, yaml.AliasEvent):
            return None
        if len(route) >= DEEPEST_NESTING:
            deep = _problem(self.name, mark, dotted(route), "yaml.too_deep", limit=DEEPEST_NESTING)
            raise Problems([*self.problems, deep])
        return self.sequence(route) if isinstance(event, yaml.SequenceStartEvent) else self.mapping(route)

    def refuse_decoration(self, event: Any, route: Route) -> None:
        """Notes an alias, an anchor and a tag: a file may neither grow when it is read nor make objects."""
        if event.anchor is not None:
            code = "yaml.alias" if isinstance(event, yaml.AliasEvent) else "yaml.anchor"
            self.refuse(_start(event), route, code, name=_excerpt(event.anchor))
        if tag := getattr(event, "tag", None):
            shown = tag.replace("tag:yaml.org,2002:", "!!", 1)
            self.refuse(_start(event), route, "yaml.tag", tag=_excerpt(shown))

    def scalar(self, event: yaml.ScalarEvent, route: Route) -> object:
        """A text, whole number, true, false or null."""
        if not event.implicit[0]:
            return event.value
        if code := ambiguity(event.value):
            self.refuse(_start(event), route, code, text=_excerpt(event.value))
            return None
        return plain_value(event.value)

    def sequence(self, route: Route) -> list[object]:
        """The items up to the end of a list."""
        items: list[object] = []
        while not isinstance(event := self.next_event(), yaml.SequenceEndEvent):
            items.append(self.node(event, (*route, len(items))))
        return items

    def mapping(self, route: Route) -> dict[str, object]:
        """The keys and values up to the end of a mapping."""
        values: dict[str, object] = {}
        lines: dict[str, int] = {}
        while not isinstance(event := self.next_event(), yaml.MappingEndEvent):
            key = self.key(event, route, lines)
            values[key] = self.node(self.next_event(), (*route, key))
        return values

    def key(self, event: yaml.Event, route: Route, lines: dict[str, int]) -> str:
        """The key that starts with an event, noted in `lines`; "?" stands for one that has no name."""
        mark = _start(event)
        if not isinstance(event, yaml.ScalarEvent):
            if not isinstance(event, yaml.AliasEvent):
                self.refuse(mark, route, "yaml.key_collection")
            self.node(event, (*route, "?"))
            return "?"
        key, here = event.value, (*route, event.value)
        self.refuse_decoration(event, here)
        if event.implicit[0] and (code := key_ambiguity(key)):
            self.refuse(mark, here, code, text=_excerpt(key))
        elif key in lines:
            self.refuse(mark, here, "yaml.duplicate_key", key=_excerpt(key), first=lines[key])
        lines.setdefault(key, mark.line)
        self.key_marks[here] = mark
        return key


# The words of both parsers (in C and in Python), our code, and whether to point where the construct began.
_SYNTAX = (
    (re.compile(r"mapping values are not allowed"), "yaml.colon", False),
    (re.compile(r"could not find expected ':'"), "yaml.missing_colon", True),
    (re.compile(r"cannot start any token"), "yaml.first_character", False),
    (re.compile(r"unexpected (end of stream|document (separator|indicator))"), "yaml.unclosed_quote", True),
    (re.compile(r"expected ',' or '[]}]'"), "yaml.unclosed_bracket", True),
    (re.compile(r"expected (the )?node content"), "yaml.missing_value", False),
    (re.compile(r"unknown escape|escape sequence|escape code|hexdecimal number"), "yaml.escape", True),
    (re.compile(r"maximum nesting depth"), "yaml.too_deep", False),
    (re.compile(r"expected (key|'-' indicator|'?<document start>|<block end>)"), "yaml.misplaced", False),
    (re.compile(r"sequence entries are not allowed"), "yaml.misplaced", False),
)


def _syntax_error(error: yaml.MarkedYAMLError, text: str) -> tuple[Mark, str, dict[str, object]]:
    """Where and what a syntax error is, in our words where we know the parser's."""
    words = str(error.problem)
    place = error.problem_mark
    if tab := _tab(text, place):
        return tab, "yaml.tab", {}
    for pattern, code, at_beginning in _SYNTAX:
        if pattern.search(words):
            place = (at_beginning and error.context_mark) or place
            return _mark(place), code, {"character": _character(text, place), "limit": DEEPEST_NESTING}
    return _mark(place), "yaml.syntax", {"problem": _excerpt(words)}


_BOM = "\ufeff"
_LINE_BREAK = re.compile("\r\n|[\r\n\x85\u2028\u2029]")
_INDENT_WITH_TAB = re.compile(" *\t")
_UNPRINTABLE = re.compile("[^\t\n\r\x20-\x7e\x85\xa0-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")
_LONGEST_EXCERPT = 60


def _tab(text: str, place: Any) -> Mark | None:
    """The tab that a syntax error comes from: at its place, or in the indentation of its line."""
    if _character(text, place) == "\t":
        return _mark(place)
    indent = _INDENT_WITH_TAB.match(_line(text, place))
    return Mark(place.line + 1, indent.end()) if indent else None


def _line(text: str, place: Any) -> str:
    """The line at a place of the parser's, "" behind the last one."""
    return "".join(_LINE_BREAK.split(text)[place.line : place.line + 1]) if place else ""


def _character(text: str, place: Any) -> str:
    """The character at a place of the parser's, "" at the end of a line."""
    return _line(text, place)[place.column : place.column + 1] if place else ""


def _excerpt(text: str) -> str:
    """A piece of the file as a message can show it: on one line and not too long."""
    start = text[: _LONGEST_EXCERPT + 1]
    shown = "".join(each if each.isprintable() else ascii(each)[1:-1] for each in start)
    return shown if len(shown) <= _LONGEST_EXCERPT else shown[: _LONGEST_EXCERPT - 1] + "…"


def _start(event: yaml.Event) -> Mark:
    return _mark(event.start_mark)


def _mark(place: Any) -> Mark:
    """Our mark for one of the parser's, which counts from 0."""
    return Mark(place.line + 1, place.column + 1) if place else WHOLE_FILE


def _end(text: str) -> Mark:
    """The place right behind a text."""
    lines = _LINE_BREAK.split(text)
    return Mark(len(lines), len(lines[-1]) + 1)


def _problem(file: str, mark: Mark, path: str, code: str, /, **facts: object) -> Problem:
    return Problem(file, mark.line, mark.column, path, BeloteError(code, **facts))


def _stop(file: str, mark: Mark, code: str, /, **facts: object) -> NoReturn:
    raise Problems([_problem(file, mark, "", code, **facts)]) from None
