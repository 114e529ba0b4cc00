"""The loop over two streams: in memory, and over real pipes whose reader goes away."""

import io
import json
import os
import threading

from belote_rules.questions.wire.serve import serve
from belote_rules.rules.ruleset import RuleSet

PING = b'{"id": 1, "op": "ping"}\n'
DONE = b'{"id":1,"result":{}}\n'


def replies(rules: RuleSet, lines: bytes) -> bytes:
    """What the referee writes for some lines; it ends with 0 and leaves the streams open."""
    written = io.BytesIO()
    assert serve(rules, "some", io.BytesIO(lines), written) == 0
    return written.getvalue()


def test_a_reply_a_line_in_order(turnup_rules: RuleSet) -> None:
    assert replies(turnup_rules, PING + b"no\n" + PING.replace(b"1", b"2")) == (
        DONE
        + b'{"id":null,"error":"the line is not one JSON value in UTF-8 (expected ident at line 1 column 2); '
        + b'write one JSON object on each line"}\n'
        + DONE.replace(b"1", b"2")
    )


def test_the_end_of_the_input_ends_it(turnup_rules: RuleSet) -> None:
    assert replies(turnup_rules, b"") == b""
    assert replies(turnup_rules, PING.rstrip(b"\n")) == DONE


def test_bye_ends_it_and_what_follows_is_not_read(turnup_rules: RuleSet) -> None:
    source = io.BytesIO(b'{"id": 1, "op": "bye"}\n' + PING)
    written = io.BytesIO()
    assert serve(turnup_rules, "some", source, written) == 0
    assert written.getvalue() == DONE
    assert source.read() == PING


def test_a_line_that_is_too_long_has_one_error_and_the_next_is_answered(turnup_rules: RuleSet) -> None:
    first, second, *more = replies(turnup_rules, b"x" * 3_000_000 + b"\n" + PING).splitlines(keepends=True)
    assert json.loads(first) == {
        "id": None,
        "error": "the line is longer than 1048576 bytes, the most allowed; ask in several lines",
    }
    assert (second, more) == (DONE, [])


def test_a_long_line_without_an_end(turnup_rules: RuleSet) -> None:
    assert replies(turnup_rules, b"x" * 2_000_000).count(b"\n") == 1


def test_the_longest_line_is_answered(turnup_rules: RuleSet) -> None:
    line = PING.rstrip(b"\n")
    assert replies(turnup_rules, line + b" " * ((1 << 20) - len(line)) + b"\n" + PING) == DONE * 2


def test_a_reply_is_there_before_the_next_question(turnup_rules: RuleSet) -> None:
    """Over pipes, asking one by one: a reply that waited in a buffer would block this test."""
    question_read, question_write = os.pipe()
    answer_read, answer_write = os.pipe()
    with os.fdopen(question_read, "rb") as stdin, os.fdopen(answer_write, "wb") as stdout:
        serving = threading.Thread(target=serve, args=(turnup_rules, "some", stdin, stdout), daemon=True)
        serving.start()
        with os.fdopen(question_write, "wb", buffering=0) as ask, os.fdopen(answer_read, "rb") as answers:
            for _ in range(3):
                ask.write(PING)
                assert answers.readline() == DONE
        serving.join(timeout=5)
        assert not serving.is_alive()


def test_nobody_reading_any_more_ends_it_quietly(turnup_rules: RuleSet) -> None:
    answer_read, answer_write = os.pipe()
    os.close(answer_read)
    stdout = os.fdopen(answer_write, "wb")
    assert serve(turnup_rules, "some", io.BytesIO(PING * 3), stdout) == 0
    assert stdout.closed
