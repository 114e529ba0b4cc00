"""Every clause has a scenario that names it, and every scenario names clauses that are there."""

from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest
import yaml
from pytest_bdd.feature import get_feature
from pytest_bdd.parser import Feature, ScenarioTemplate

from belote_rules.rules.library import data_folder
from belote_rules.rules.loading import load_variant
from belote_rules.rules.ruleset import PARAMETERS
from belote_rules.scenarios.clauses import Clause, clauses

FEATURES = data_folder("features")
FILES = sorted(FEATURES.glob("*/*.feature"))
DOCUMENTS = {
    "atout.yaml": ("004", 29),
    "belote-classic.yaml": ("002", 28),
    "marquoir.yaml": ("001", 38),
    "table-code.yaml": ("000", 46),
    "vanikar.yaml": ("003", 41),
}


def features() -> list[Feature]:
    return [get_feature(str(file.parent), file.name) for file in FILES]


def clause_tags(scenario: ScenarioTemplate) -> set[str]:
    return {tag.removeprefix("clause:") for tag in scenario.tags if tag.startswith("clause:")}


def variants(scenario: ScenarioTemplate) -> set[str]:
    """The variants whose rules a scenario asks."""
    named = {
        step.name.removeprefix("the rules of ") for step in scenario.steps if step.name.startswith("the rules of ")
    }
    columns = {row["variant"] for table in scenario.examples for row in table.as_contexts() if "variant" in row}
    return columns | (named - {"<variant>"})


def shown() -> dict[str, set[str]]:
    """By clause, the variants under which a scenario shows it."""
    found: dict[str, set[str]] = {}
    for feature in features():
        for scenario in feature.scenarios.values():
            for clause in clause_tags(scenario):
                found.setdefault(clause, set()).update(variants(scenario))
    return found


def test_the_rule_book_has_a_folder_for_each_phase() -> None:
    phases = {"table", "deal", "auction", "play", "announcements", "scoring", "match"}
    assert {file.parent.name for file in FILES} == phases
    assert {path.name for path in FEATURES.iterdir() if path.is_dir()} == phases | {"clauses"}


def test_each_document_has_its_list() -> None:
    found = Counter(clause.document for clause in clauses().values())
    assert {file.name for file in FEATURES.glob("clauses/*")} == set(DOCUMENTS)
    assert found == dict(DOCUMENTS.values())


def test_every_clause_has_a_scenario() -> None:
    assert [name for name in clauses() if name not in shown()] == []


def test_every_clause_that_a_scenario_names_is_there() -> None:
    assert [name for name in shown() if name not in clauses()] == []


def test_every_scenario_shows_a_clause() -> None:
    silent = [s.name for feature in features() for s in feature.scenarios.values() if not clause_tags(s)]
    assert silent == []


def test_every_clause_is_shown_under_the_rules_of_its_own_document() -> None:
    documents = {name: {source.key for source in load_variant(name).sources} for name in set().union(*shown().values())}
    strange = [
        name
        for name, asked in shown().items()
        if not any(clauses()[name].document in documents[variant] for variant in asked)
    ]
    assert strange == []


@pytest.mark.parametrize("clause", clauses().values(), ids=lambda clause: clause.id)
def test_a_clause_names_parameters_that_are_there(clause: Clause) -> None:
    assert [path for path in clause.parameters if path not in PARAMETERS] == []
    assert clause.id.startswith(f"{clause.document}-")
    assert clause.section
    assert clause.text.en
    assert clause.text.fr


@pytest.mark.parametrize("file", sorted(FEATURES.glob("clauses/*.yaml")), ids=lambda file: file.stem)
def test_a_clause_is_carried_by_parameters_or_said_to_be_the_same_everywhere(file: Path) -> None:
    content = yaml.safe_load(file.read_text(encoding="utf-8"))
    assert content["document"] == DOCUMENTS[file.name][0]
    for each in content["clauses"]:
        assert ("parameters" in each) != (each.get("invariant") is True), each["id"]
        assert each.get("parameters") != [], each["id"]


def evidence_sections() -> Iterator[tuple[str, str]]:
    """Every section that a profile cites, with the document's key."""
    for file in sorted(data_folder("variants").glob("*.yaml")):
        variant = load_variant(file.stem)
        key = variant.sources[0].key
        for evidence in variant.evidence.values():
            if evidence.status == "stated" and evidence.section:
                yield from ((key, section) for section in evidence.section.split("; "))


def test_every_section_from_which_a_profile_states_a_value_has_a_clause() -> None:
    listed = {(clause.document, clause.section) for clause in clauses().values()}
    assert sorted({cited for cited in evidence_sections() if cited not in listed}) == []


def test_the_invariants_are_those_that_no_table_changes() -> None:
    kinds = {clause.id.split("-", 1)[1] for clause in clauses().values() if clause.invariant}
    assert kinds == {
        "01-pack", "01-no-stock", "02-discard", "02-trick-winner", "02-winner-leads", "02-eight-tricks",
        "setup-pack", "play-trick-winner", "deck-pack", "play-winner-leads",
        "guide-trick-winner", "guide-winner-leads", "pack", "trick-winner", "winner-leads",
    }  # fmt: skip
