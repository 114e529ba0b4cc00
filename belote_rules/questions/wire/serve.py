"""The referee on two streams: a request a line in, a reply a line out, until the input ends."""

from __future__ import annotations

from contextlib import suppress
from typing import BinaryIO, Final

from belote_rules.questions.wire.session import Referee
from belote_rules.questions.wire.values import LINE_LIMIT
from belote_rules.rules.ruleset import RuleSet

_CHUNK: Final = 1 << 16


def serve(rules: RuleSet, variant: str, stdin: BinaryIO, stdout: BinaryIO) -> int:
    """Answer requests until the input ends or says `bye`; the exit code, which is 0.

    Nobody reading any more ends it quietly too. Each reply is flushed, so that one may ask again after it.
    """
    referee = Referee(rules, variant)
    try:
        while not referee.closed and (line := _read_line(stdin)):
            reply = referee.reply(line)
            if reply is not None:
                stdout.write(reply.encode() + b"\n")
                stdout.flush()
    except BrokenPipeError:
        with suppress(BrokenPipeError):
            stdout.close()
    return 0


def _read_line(stdin: BinaryIO) -> bytes:
    """The next line; of one that is too long just enough to be refused for it, the rest is thrown away."""
    line = stdin.readline(LINE_LIMIT + 2)
    if len(line.rstrip(b"\r\n")) > LINE_LIMIT:
        rest = line
        while rest and not rest.endswith(b"\n"):
            rest = stdin.readline(_CHUNK)
    return line
