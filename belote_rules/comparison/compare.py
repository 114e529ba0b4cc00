"""Where two rule sets differ: each parameter that differs, with the simplest situation that shows it.

A parameter shows its effect when one rule set, given the other's value for it, answers some question otherwise. Where
a value makes sense only together with others (it would contradict them), these are put in with it.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Final

from belote_rules.engine.match import Standing
from belote_rules.engine.scoring import DealScore
from belote_rules.questions.auction_walk import parting
from belote_rules.questions.referee import Answer, answer
from belote_rules.questions.situations import DEALER, TURNED, of_phase
from belote_rules.questions.values import AuctionAnswer, LegalCardsAnswer, Question
from belote_rules.rules.evidence import Variant
from belote_rules.rules.parameter import Value
from belote_rules.rules.ruleset import PARAMETERS, RuleSet, applies, complete, flat, from_flat
from belote_rules.rules.validity import contradictions, unsupported

_MIRROR: Final = "table.rotation"
_KIND: Final = "auction.auction_kind"

NEVER_READ: Final = "never_read"
CANNOT_ARISE: Final = "cannot_arise"
SAME_ANSWERS: Final = "same_answers"


@dataclass(frozen=True, slots=True)
class Difference:
    """A parameter whose values make the two rule sets answer a question differently.

    A value is None where a rule set's kind of auction has no such parameter. `together` names the parameters that
    had to change with it.
    """

    path: str
    value_a: Value | None
    value_b: Value | None
    question: Question
    answer_a: Answer
    answer_b: Answer
    together: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class WithoutEffect:
    """A parameter that differs and changes no answer; `why` is `never_read`, `cannot_arise` or `same_answers`."""

    path: str
    value_a: Value | None
    value_b: Value | None
    why: str


@dataclass(frozen=True, slots=True)
class Comparison:
    """Two rule sets side by side. `mirrored`: their tables turn opposite ways, and so mirror each other."""

    a: Variant
    b: Variant
    differences: tuple[Difference, ...]
    without_effect: tuple[WithoutEffect, ...]
    mirrored: bool

    @property
    def equal(self) -> bool:
        """Whether the two behave alike, up to a mirror."""
        return not self.differences


def compare(a: Variant, b: Variant) -> Comparison:
    """Compare two rule sets parameter by parameter, in the order of the tree."""
    ours, theirs = flat(a.rules), flat(b.rules)
    differing = [path for path in PARAMETERS if path != _MIRROR and ours.get(path) != theirs.get(path)]
    differences: list[Difference] = []
    idle: list[WithoutEffect] = []
    for path in differing:
        found = _show(a.rules, b.rules, ours, theirs, path, differing)
        if isinstance(found, Difference):
            differences.append(found)
        else:
            idle.append(WithoutEffect(path, ours.get(path), theirs.get(path), found))
    mirrored = ours[_MIRROR] != theirs[_MIRROR]
    return Comparison(a, b, tuple(differences), tuple(idle), mirrored)


def same(one: Answer, other: Answer) -> bool:
    """Whether two answers are the same behaviour; why a card is refused, or how points are written, is not."""
    return _behaviour(one) == _behaviour(other)


def _behaviour(given: Answer) -> object:
    match given:
        case LegalCardsAnswer(cards):
            return cards
        case DealScore():
            return given.made, given.recorded, given.reserve, given.replay
        case Standing():
            return given.totals, given.over, given.winner
        case AuctionAnswer(illegal=(place, _)):
            return place
        case _:
            return given


_Values = Mapping[str, Value]


def _show(a: RuleSet, b: RuleSet, ours: _Values, theirs: _Values, path: str, differing: list[str]) -> Difference | str:
    """The situation that shows a parameter's effect, or why there is none."""
    if path == _KIND or (path == "deal.deal_schedule" and _KIND in differing):
        return _difference(path, a, b, ours, theirs, a, b) or SAME_ANSWERS
    if path not in ours or path not in theirs or (_KIND in differing and path.startswith("auction.")):
        return CANNOT_ARISE
    read = applies(path, ours), applies(path, theirs)
    if not all(read):
        return CANNOT_ARISE if any(read) else NEVER_READ
    for one, other, base in ((ours, theirs, a), (theirs, ours, b)):
        changed = _given(one, other, path, differing)
        if changed is not None:
            with_b, together = changed
            pair = (base, with_b) if one is ours else (with_b, base)
            found = _difference(path, a, b, ours, theirs, *pair, together=together)
            if found is not None:
                return found
    return CANNOT_ARISE if _KIND in differing else SAME_ANSWERS


def _given(one: _Values, other: _Values, path: str, differing: list[str]) -> tuple[RuleSet, tuple[str, ...]] | None:
    """A rule set with another's value for a parameter, and for those that would contradict it."""
    changes = {path: other[path]}
    for _ in differing:
        values = complete({**one, **changes})
        missing = {p for clash in contradictions(values) for p in clash.paths} & set(differing) - set(changes)
        if not missing:
            break
        changes.update({p: other[p] for p in missing if p in other})
    values = complete({**one, **changes})
    if any(contradictions(values)) or any(unsupported(values)):
        return None
    return from_flat(values), tuple(sorted(set(changes) - {path}))


def _difference(
    path: str,
    a: RuleSet,
    b: RuleSet,
    ours: _Values,
    theirs: _Values,
    left: RuleSet,
    right: RuleSet,
    *,
    together: tuple[str, ...] = (),
) -> Difference | None:
    """The first question on which the parameter tells, and A and B themselves part.

    Where another parameter hides it in all of them, the first on which it tells, with the answers that it makes.
    """
    hidden: Difference | None = None
    for question in _questions(path, (a, b), (left, right)):
        changed = answer(left, question), answer(right, question)
        if same(*changed):
            continue
        answers = answer(a, question), answer(b, question)
        if not same(*answers):
            return Difference(path, ours.get(path), theirs.get(path), question, *answers, together)
        hidden = hidden or Difference(path, ours.get(path), theirs.get(path), question, *changed, together)
    return hidden


def _questions(path: str, games: tuple[RuleSet, RuleSet], changed: tuple[RuleSet, RuleSet]) -> Iterator[Question]:
    """The questions on which a parameter could show, among those that arise in both games."""
    phase = PARAMETERS[path].phase
    if phase == "auction" or path == "deal.redeal_dealer":
        found = parting(*changed, DEALER, TURNED)
        if found is not None:
            yield found
    yield from of_phase(phase, *games)
    if phase in ("announcements", "auction"):
        yield from of_phase("scoring", *games)
