"""The referee at the end of a wire: a line in, a line out, whatever the line is."""

from __future__ import annotations

from typing import Any, Final

from pydantic import SerializeAsAny

from belote_rules import __version__
from belote_rules.errors import BeloteError
from belote_rules.questions.wire import replies, requests
from belote_rules.questions.wire.answers import answer
from belote_rules.questions.wire.configuring import configure
from belote_rules.questions.wire.counts import NotAnswered
from belote_rules.questions.wire.reading import read_id, read_object, read_request
from belote_rules.questions.wire.schema import PROTOCOL
from belote_rules.questions.wire.values import LINE_LIMIT, Message
from belote_rules.rules.ruleset import RuleSet, flat, tree

OPS: Final = tuple(op for op in requests.REQUESTS if op not in ("hello", "ping", "bye"))
WINDOW: Final = 64

_Answered = replies.Answered[SerializeAsAny[Message]]
_Reply = _Answered | replies.Unsupported | replies.Failed


class Referee:
    """Answers lines under a rule set, which `configure` may change; `variant` is the name that it goes by."""

    def __init__(self, rules: RuleSet, variant: str) -> None:
        self.rules = rules
        self.variant = variant
        self.closed = False

    def reply(self, line: str | bytes) -> str | None:
        """The reply to a line, without a line feed; None once the session was closed by `bye`. Never raises."""
        if self.closed:
            return None
        try:
            given = read_object(line)
        except BeloteError as error:
            return _written(replies.Failed(id=None, error=str(error)))
        text = _written(self._reply_to(given))
        if len(text.encode()) <= LINE_LIMIT:
            return text
        too_long = BeloteError("wire.reply_too_long", limit=LINE_LIMIT)
        return _written(replies.Failed(id=read_id(given), error=str(too_long)))

    def _reply_to(self, given: object, *, in_batch: bool = False) -> _Reply:
        id_ = read_id(given)
        try:
            if id_ is not None and isinstance(given, dict) and given.get("op") == "replay":
                raise NotAnswered("wire.replay")
            request = read_request(given)
            if in_batch and isinstance(request, requests.RawBatch):
                raise BeloteError("wire.nested_batch")
            return _Answered(id=request.id, result=self._result(request))
        except NotAnswered as reason:
            assert id_ is not None
            return replies.Unsupported(id=id_, unsupported=str(reason))
        except BeloteError as error:
            return replies.Failed(id=id_, error=str(error))

    def _result(self, request: requests.Request) -> Message:
        match request:
            case requests.Hello():
                return self._hello(request)
            case requests.Configure():
                self.rules, result = configure(self.rules, request.rules)
                self.variant = self.variant if result.refused else request.variant
                return result
            case requests.RawBatch():
                return self._batch(request)
            case requests.Ping():
                return replies.Nothing()
            case requests.Bye():
                self.closed = True
                return replies.Nothing()
        return answer(self.rules, request)

    def _hello(self, request: requests.Hello) -> replies.HelloResult:
        if PROTOCOL not in request.protocols:
            raise BeloteError("wire.protocol", spoken=PROTOCOL)
        return replies.HelloResult(
            protocol=1,
            implementation=replies.Implementation(name="belote-rules referee", version=__version__, language="Python"),
            ops=list(OPS),
            rotation=self.rules.table.rotation,
            rules=tree(flat(self.rules)),
            variants=[self.variant],
            window=WINDOW,
            deterministic=True,
        )

    def _batch(self, request: requests.RawBatch) -> Message:
        items: list[Any] = [self._reply_to(item, in_batch=True) for item in request.items]
        dumped = [item.model_dump(exclude_unset=True) for item in items]
        return replies.BatchResult.model_validate({"items": dumped})


def _written(reply: _Reply) -> str:
    return reply.model_dump_json(exclude_unset=True)
