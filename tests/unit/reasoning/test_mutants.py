"""The neighbours of a rule set: one value away each, all of them valid."""

import pytest

from belote_rules.reasoning.mutants import neighbours
from belote_rules.rules.loading import all_names, load_variant
from belote_rules.rules.ruleset import PARAMETERS, flat
from belote_rules.rules.validity import is_valid


@pytest.mark.parametrize("name", [name for name in all_names() if ":" not in name])
def test_each_differs_in_the_value_that_it_names_and_makes_sense(name):
    rules = load_variant(name).rules
    own = flat(rules)
    for path, value, mutant in neighbours(rules):
        values = flat(mutant)
        assert values[path] == value != own[path]
        assert is_valid(values)
        assert {each for each in own if values[each] != own[each]} == {path}
        assert not PARAMETERS[path].edge


def test_no_rule_set_is_there_twice():
    found = [(path, value) for path, value, _ in neighbours(load_variant("marquoir-coinche").rules)]
    assert len(found) == len(set(found))


def test_the_other_values_of_overtrumping_and_the_usual_targets():
    found = [(path, value) for path, value, _ in neighbours(load_variant("table-code").rules)]
    assert ("play.overtrump_opponent", "not_required") in found
    targets = {value for path, value in found if path == "match.match_target"}
    assert {501, 2000} <= targets
    assert 1000 not in targets


def test_what_would_need_other_values_too_is_no_neighbour():
    assert not any(path == "auction.auction_kind" for path, _, _ in neighbours(load_variant("table-code").rules))
