"""A case: a question of the wire with a name, and what it is about."""

from __future__ import annotations

from typing import Literal, NamedTuple

from belote_rules.questions.wire.requests import Request

Level = Literal["core", "standard", "exhaustive"]
"""How much is asked: what tells the neighbours apart, all boundaries, or every cell in many concrete forms."""
LEVELS: tuple[Level, ...] = ("core", "standard", "exhaustive")


class Case(NamedTuple):
    """A question to a program. What the referee answers to `request` under the rule set is what is expected.

    `id` is `phase/what-it-is-about/number`, the same at every level and in every run for a rule set; the phase is its
    first part. `about` is the path of the parameter that decides, or an invariant (`play.follow_suit`), where one does.
    The `id` of the request is 0: whoever asks numbers it (`line`).
    """

    id: str
    request: Request
    about: str | None = None

    @property
    def phase(self) -> str:
        """The phase of the game, the first part of the id."""
        return self.id.partition("/")[0]

    @property
    def op(self) -> str:
        """The operation of the request."""
        return str(self.request.op)  # type: ignore[attr-defined]

    def line(self, number: int) -> bytes:
        """The request as it goes over the wire under this number."""
        return self.request.model_copy(update={"id": number}).model_dump_json(exclude_unset=True).encode()
