"""The rule sets closest to one: each differs from it in the value of a single parameter."""

from __future__ import annotations

from collections.abc import Iterator

from belote_rules.rules.parameter import Value
from belote_rules.rules.ruleset import PARAMETERS, RuleSet, applies, complete, flat, of_checked, paths
from belote_rules.rules.validity import is_valid


def neighbours(rules: RuleSet) -> Iterator[tuple[str, Value, RuleSet]]:
    """The path, the other value there, and the rule set with it: all that make sense and that the engine serves.

    Numbers take their usual values (`Examples`). Parameters of table procedure (`EDGE`) change no answer and have none;
    nor has a value that other parameters would have to follow (another kind of auction).
    """
    own = flat(rules)
    for path, value in own.items():
        parameter = PARAMETERS[path]
        if parameter.edge or not applies(path, own):
            continue
        for other in parameter.values:
            if other != value:
                yield from _neighbour(own, path, other)


def _neighbour(own: dict[str, Value], path: str, other: Value) -> Iterator[tuple[str, Value, RuleSet]]:
    values = complete({**own, path: other})
    if set(values) == set(paths(values)) and is_valid(values):
        yield path, other, of_checked(values)
