"""The cases of dealing, of the choice of trumps and of announcements: ids, answers, and what they tell apart."""

from types import ModuleType

import pytest

from belote_rules.conformance import cases_announcements, cases_auction, cases_deal
from belote_rules.conformance.cover import killed
from belote_rules.questions.wire.answers import answer
from belote_rules.questions.wire.replies import BeloteResult, IllegalHistory
from belote_rules.reasoning.mutants import neighbours
from belote_rules.rules.loading import load_variant

MODULES = (cases_deal, cases_auction, cases_announcements)
PROFILES = ("table-code", "atout-declarations", "vanikar", "marquoir-coinche")


def standard(module: ModuleType, profile: str) -> list:
    return list(module.cases(load_variant(profile).rules, "standard"))


@pytest.mark.parametrize("profile", PROFILES)
@pytest.mark.parametrize("module", MODULES)
def test_ids_are_unique_and_every_case_has_an_answer(module, profile):
    found = standard(module, profile)
    assert len({case.id for case in found}) == len(found)
    assert len({case.line(0) for case in found}) > len(found) * 0.9
    rules = load_variant(profile).rules
    for case in found:
        assert case.id.startswith(f"{case.phase}/")
        answer(rules, case.request)


@pytest.mark.parametrize("profile", ["table-code", "atout-declarations"])
@pytest.mark.parametrize("module", MODULES)
def test_the_core_is_part_of_the_standard_and_kills_as_much(module, profile):
    rules = load_variant(profile).rules
    core, all_cases = list(module.cases(rules, "core")), standard(module, profile)
    assert set(map(tuple_of, core)) <= set(map(tuple_of, all_cases))
    assert len(core) < len(all_cases) / 10
    assert set().union(*killed(rules, core)) == set().union(*killed(rules, all_cases))


def tuple_of(case):
    return case.id, case.line(0)


@pytest.mark.parametrize("module", [cases_auction, cases_announcements])
def test_the_exhaustive_cases_begin_with_the_standard_ones(module):
    rules = load_variant("table-code").rules
    ids = [case.id for case in module.cases(rules, "exhaustive")]
    first = [case.id for case in standard(module, "table-code")]
    assert ids[: len(first)] == first
    assert len(ids) > len(first)
    assert len(set(ids)) == len(ids)


def test_what_survives_in_these_phases_shows_at_the_count_or_never():
    """A take ends a choice round a turned card, so `auction_end` decides nothing there; the others are read when a deal
    is counted."""
    rules = load_variant("table-code").rules
    mutants = {
        (path, value)
        for path, value, _ in neighbours(rules)
        if path.partition(".")[0] in ("deal", "auction", "announcements")
    }
    kills = set().union(*(each for module in MODULES for each in killed(rules, standard(module, "table-code"))))
    assert {path for path, _ in mutants - kills} == {
        "auction.auction_end",
        "announcements.belote_in_contract_test",
        "announcements.belote_on_failure",
    }


def test_a_king_or_a_queen_alone_is_no_belote():
    rules = load_variant("table-code").rules
    alone = [c for c in standard(cases_announcements, "table-code") if c.op == "belote" and len(c.request.plays) == 1]
    assert len(alone) == 32
    assert {answer(rules, case.request).points for case in alone} == {0}


def test_a_history_that_is_not_allowed_is_asked_too():
    rules = load_variant("table-code").rules
    answers = [answer(rules, case.request) for case in standard(cases_auction, "table-code")]
    assert any(isinstance(each, IllegalHistory) and each.illegal == 0 for each in answers)
    assert any(isinstance(each, IllegalHistory) and each.illegal > 0 for each in answers)
    assert not any(isinstance(each, BeloteResult) for each in answers)
