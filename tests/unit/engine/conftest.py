"""Rule sets for the tests of the engine: a profile with some values changed."""

from collections.abc import Callable
from functools import cache

import pytest

from belote_rules.rules.loading import load_variant
from belote_rules.rules.parameter import Value
from belote_rules.rules.ruleset import RuleSet, with_values

RulesWith = Callable[..., RuleSet]


@cache
def _base(name: str) -> RuleSet:
    return load_variant(name).rules


@pytest.fixture(scope="session")
def rules_with() -> RulesWith:
    """`rules_with("marquoir-coinche", **{"auction.bid_step": 5})`; without a name the table code."""

    def build(name: str = "table-code", /, **changes: Value) -> RuleSet:
        return with_values(_base(name), changes)

    return build
