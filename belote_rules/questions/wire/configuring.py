"""Other rules for the referee: a tree of parameters laid over those in force."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final

from belote_rules.errors import BeloteError
from belote_rules.questions.wire.reading import clip
from belote_rules.questions.wire.replies import ConfigureResult
from belote_rules.rules.allowed import KIND, find, refusal
from belote_rules.rules.ruleset import PARAMETERS, RuleSet, flat
from belote_rules.rules.terms import Terms, faults

MOST_VALUES: Final = 500
LONGEST_REASON: Final = 1_000


def configure(rules: RuleSet, tree: Mapping[str, Any]) -> tuple[RuleSet, ConfigureResult]:
    """The rules with a tree of values on top, and what became of each value.

    A value that is not known, not served or at odds with the others is refused and the rules in force keep
    theirs; of values that contradict each other those that would change something are refused.
    """
    given, refused = _split(tree)
    before = Terms(flat(rules), {}, {})
    while found := list(_refusals(before, given)):
        for path, text in found:
            refused.setdefault(path, text)
        given = {path: value for path, value in given.items() if path not in refused}
    after = before.changed(given, {}).rules() if given else rules
    texts = {clip(path, 200): clip(text, LONGEST_REASON) for path, text in refused.items()}
    accepted = [path for path in PARAMETERS if path in given]
    return after, ConfigureResult(accepted=accepted, ignored=[], refused=texts)


def _split(tree: Mapping[str, Any]) -> tuple[dict[str, Any], dict[str, str]]:
    """The values by path, and what is wrong with what is no parameter."""
    if sum(len(branch) if isinstance(branch, dict) else 1 for branch in tree.values()) > MOST_VALUES:
        raise BeloteError("wire.too_many_values", limit=MOST_VALUES)
    given: dict[str, Any] = {}
    refused: dict[str, str] = {}
    for phase, branch in tree.items():
        if not isinstance(branch, dict):
            refused[phase] = str(BeloteError("wire.phase", phase=clip(phase)))
            continue
        for name, value in branch.items():
            path = clip(f"{phase}.{name}", 200)
            try:
                find(path)
            except BeloteError as error:
                refused[path] = str(error)
            else:
                given[path] = value
    return given, refused


def _refusals(before: Terms, given: Mapping[str, Any]) -> Iterator[tuple[str, str]]:
    """The values that cannot be taken over as they are, with the reasons; those alone at fault come first."""
    kind = given.get(KIND, before.values[KIND])
    wrong_kind = refusal(KIND, kind, kind)
    if wrong_kind is not None:
        yield KIND, str(wrong_kind)
        return
    alone = [(path, error) for path, value in given.items() if (error := refusal(path, value, kind)) is not None]
    if alone:
        yield from ((path, str(error)) for path, error in alone)
        return
    changing = [path for path, value in given.items() if value != before.values.get(path)]
    for fault in faults(before.changed(given, {})):
        blamed = [path for path in changing if path in fault.paths] or [p for p in changing if p == KIND] or changing
        yield from ((path, str(fault.error)) for path in blamed)
