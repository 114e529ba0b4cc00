"""Values that a profile, its readings and a wish put on top of each other, and what is wrong with the outcome."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass
from typing import Final

from belote_rules.errors import BeloteError
from belote_rules.rules.allowed import KIND, listed, refusal
from belote_rules.rules.evidence import Evidence, Variant
from belote_rules.rules.parameter import Value
from belote_rules.rules.ruleset import PARAMETERS, RuleSet, applies, complete, flat, of_checked, paths
from belote_rules.rules.validity import contradictions, unsupported

NOT_APPLICABLE: Final = Evidence("not_applicable")


@dataclass(frozen=True, slots=True)
class Terms:
    """The values given so far with their evidence and choices; what does not apply may be absent."""

    values: Mapping[str, Value]
    evidence: Mapping[str, Evidence]
    choices: Mapping[str, tuple[Value, ...]]

    @staticmethod
    def of(variant: Variant) -> Terms:
        """What a variant was given, without what was filled in."""
        given = {path: each for path, each in variant.evidence.items() if each.status != "not_applicable"}
        values = {path: value for path, value in flat(variant.rules).items() if path in given}
        return Terms(values, given, variant.choices)

    def changed(self, values: Mapping[str, Value], evidence: Mapping[str, Evidence]) -> Terms:
        """These terms with other values on top, whose paths have no choices any more.

        Another kind of auction drops the values below that it does not have.
        """
        kind = values.get(KIND, self.values.get(KIND))
        keeps = kind == self.values.get(KIND)
        below = {path: v for path, v in self.values.items() if keeps or refusal(path, v, kind) is None}
        merged = {**below, **values}
        return Terms(
            merged,
            {path: each for path, each in {**self.evidence, **evidence}.items() if path in merged},
            {path: each for path, each in self.choices.items() if path in below and path not in values},
        )

    def rules(self) -> RuleSet:
        """The rule set of terms that have no fault."""
        return of_checked(complete(self.values))

    def full_evidence(self, rules: RuleSet) -> dict[str, Evidence]:
        """The evidence of every value of the rule set that was made of these terms."""
        return {path: self.evidence.get(path, NOT_APPLICABLE) for path in flat(rules)}


@dataclass(frozen=True, slots=True)
class Fault:
    """Something wrong with values taken together, and the paths at fault."""

    error: BeloteError
    paths: tuple[str, ...]


def faults(terms: Terms, doubtful: Collection[str] = ()) -> Iterator[Fault]:
    """What is missing, contradicts itself or is not supported yet; nothing about the `doubtful` paths."""
    values = {path: value for path, value in terms.values.items() if path not in doubtful}
    absent = [path for path in paths(values) if path not in values and applies(path, values)]
    missing = tuple(path for path in absent if path not in doubtful)
    if missing:
        yield Fault(BeloteError("profile.missing", paths=listed(missing)), missing)
    if KIND in absent:
        return
    full = complete({**values, **{path: PARAMETERS[path].default for path in absent}})
    for each in contradictions(full):
        if not any(path in absent for path in each.paths):
            shown = ", ".join(f"{path}: {full[path]}" for path in each.paths)
            yield Fault(BeloteError(each.code, values=shown), each.paths)
    for path in unsupported(full):
        if path not in absent:
            yield Fault(BeloteError("profile.unsupported", value=full[path]), (path,))
