"""What every respondent is: something that is asked lines of the wire and heard, in any order, whatever it does."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Literal, NamedTuple, Protocol

from belote_rules.questions.wire.replies import HelloResult
from belote_rules.questions.wire.values import Message


class Asked(NamedTuple):
    """A request as it goes out: `line` is its JSON without a line feed, `number` the id in it."""

    number: int
    op: str
    line: bytes


Kind = Literal["result", "unsupported", "error", "protocol", "crash", "timeout", "not_run"]
"""What became of a request: the program's own word for it (`result`, `unsupported`, `error`), or a fault of its."""


class Heard(NamedTuple):
    """What became of a request. `result` is checked against the operation's form, and only a `result` has one.

    `text` is the program's reason or error, or says what the fault was (English, for journals). A `crash` is
    `reproduced` when the same request, asked alone of a fresh program, ended it again.
    """

    number: int
    kind: Kind
    result: Message | None = None
    text: str = ""
    reproduced: bool = False


@dataclass(frozen=True, slots=True)
class GaveUp:
    """Why the rest was not run, and the end of what was written to standard error."""

    text: str
    stderr: str


class Respondent(Protocol):
    """Asked many requests, lazily: no more than its window are taken from the iterable before they are heard."""

    @property
    def hello(self) -> HelloResult | None:
        """Who answers, and what it can be asked; None where nobody said (a recording without a hello)."""

    @property
    def stderr(self) -> str:
        """The last 8 KiB that the program wrote to standard error."""

    @property
    def gave_up(self) -> GaveUp | None:
        """Set once the program died too often: the requests after that are heard as `not_run`."""

    def ask(self, requests: Iterable[Asked]) -> Iterator[Heard]:
        """Each request is heard exactly once. Raises `BeloteError` only for our own mistakes."""

    def close(self) -> None:
        """Say good-bye and end the program with all that it started."""
