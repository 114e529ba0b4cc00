"""A rule set: the whole parameter tree, and its flat form by path."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final

from pydantic import BaseModel, ConfigDict

from belote_rules.rules.announcements import Announcements
from belote_rules.rules.auction import AnyAuction, Auction, NumericAuction, OtherAuction, TurnupAuction
from belote_rules.rules.deal import Deal
from belote_rules.rules.match import Match
from belote_rules.rules.parameter import Parameter, Phase, Value, describe
from belote_rules.rules.play import Play
from belote_rules.rules.scoring import Scoring
from belote_rules.rules.table import Table

Values = Mapping[str, Value]


class RuleSet(BaseModel):
    """Everything that one table has agreed on: closed, frozen, hashable, every value present."""

    model_config = ConfigDict(frozen=True, extra="forbid", strict=True, defer_build=True)

    table: Table
    deal: Deal
    auction: Auction
    play: Play
    announcements: Announcements
    scoring: Scoring
    match: Match


PHASES: Final = ("table", "deal", "auction", "play", "announcements", "scoring", "match")
_AUCTIONS: Final = (TurnupAuction, NumericAuction, OtherAuction)


_MODELS: Final[Mapping[str, type[Phase]]] = {
    "table": Table,
    "deal": Deal,
    "auction": AnyAuction,
    "play": Play,
    "announcements": Announcements,
    "scoring": Scoring,
    "match": Match,
}
"""The branch of each phase; that of the auction is one of `_AUCTIONS`."""


def _describe_all() -> dict[str, Parameter]:
    found: dict[str, Parameter] = {}
    for phase, branch in _MODELS.items():
        for model in _AUCTIONS if branch is AnyAuction else (branch,):
            for name, field in model.model_fields.items():
                path = f"{phase}.{name}"
                parameter = describe(path, field)
                found[path] = _merge(found[path], parameter) if path in found else parameter
    return found


def _merge(first: Parameter, second: Parameter) -> Parameter:
    """One parameter that stands in several kinds of auction: its values are those of all kinds."""
    values = first.values + tuple(v for v in second.values if v not in first.values)
    later = first.later + tuple(v for v in second.later if v not in first.later)
    return Parameter(first.path, values, first.is_number, first.edge, later, first.applies)


PARAMETERS: Final[Mapping[str, Parameter]] = _describe_all()
"""Every parameter of the model by path, in the order of the tree."""

_AUCTION_OF_KIND: Final[Mapping[object, type[AnyAuction]]] = {
    kind: model
    for model in _AUCTIONS
    for kind in describe("auction.auction_kind", model.model_fields["auction_kind"]).values
}
_PATHS_BY_KIND: Final[Mapping[object, frozenset[str]]] = {
    kind: frozenset(f"auction.{name}" for name in model.model_fields) for kind, model in _AUCTION_OF_KIND.items()
}


_ADDRESSES: Final[Mapping[object, tuple[tuple[str, str, str], ...]]] = {
    kind: tuple(
        (path, path.partition(".")[0], path.partition(".")[2])
        for path in PARAMETERS
        if not path.startswith("auction.") or path in own
    )
    for kind, own in _PATHS_BY_KIND.items()
}
"""By kind of auction: each path with its phase and its name."""


def paths(values: Mapping[str, object]) -> Iterator[str]:
    """The paths that a rule set of this kind of auction has, in the order of the tree."""
    own = _PATHS_BY_KIND.get(values.get("auction.auction_kind"), frozenset(("auction.auction_kind",)))
    return (path for path in PARAMETERS if not path.startswith("auction.") or path in own)


def flat(rules: RuleSet) -> dict[str, Value]:
    """All values of a rule set by path, in the order of the tree."""
    return {path: getattr(getattr(rules, phase), name) for path, phase, name in _ADDRESSES[rules.auction.auction_kind]}


def tree(values: Mapping[str, object]) -> dict[str, dict[str, Any]]:
    """The nested form of values by path."""
    nested: dict[str, dict[str, Any]] = {}
    for path, value in values.items():
        phase, _, name = path.partition(".")
        nested.setdefault(phase, {})[name] = value
    return nested


def from_flat(values: Mapping[str, object]) -> RuleSet:
    """The rule set with these values; a `pydantic.ValidationError` says what is wrong."""
    return RuleSet.model_validate(tree(values))


def of_checked(values: Mapping[str, Value]) -> RuleSet:
    """The rule set with these values, every one of them known to be allowed and none missing: nothing is checked."""
    kind = values["auction.auction_kind"]
    branches: dict[str, dict[str, Any]] = {phase: {} for phase in PHASES}
    for path, phase, name in _ADDRESSES[kind]:
        branches[phase][name] = values[path]
    models = {**_MODELS, "auction": _AUCTION_OF_KIND[kind]}
    built: dict[str, Any] = {phase: models[phase].model_construct(**branches[phase]) for phase in PHASES}
    return RuleSet.model_construct(**built)


def applies(path: str, values: Mapping[str, object]) -> bool:
    """Whether a parameter is read in a rule set of these values: its conditions hold, and theirs apply too."""
    return all(
        condition.path in values and values[condition.path] in condition.values and applies(condition.path, values)
        for condition in PARAMETERS[path].applies
    )


def complete(values: Mapping[str, Value]) -> dict[str, Value]:
    """Values with those filled in that do not apply and are not given: the first of their list."""
    full: dict[str, Value] = {}
    for path in paths(values):
        if path in values:
            full[path] = values[path]
        elif not applies(path, values):
            full[path] = PARAMETERS[path].default
    return full


def with_values(rules: RuleSet, changes: Mapping[str, Value]) -> RuleSet:
    """The rule set with some values changed. A change of the kind of auction needs all values of the new kind."""
    return from_flat(complete({**flat(rules), **changes}))
