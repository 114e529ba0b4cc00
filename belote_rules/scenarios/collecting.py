"""Feature files as pytest tests, without a Python file beside them; and what pytest-bdd does not look for."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Generator, Iterator
from pathlib import Path
from types import ModuleType
from typing import Any, Final

import pytest
from pytest_bdd import scenario
from pytest_bdd.exceptions import GherkinParseError
from pytest_bdd.feature import get_feature
from pytest_bdd.gherkin_parser import GherkinDocument, get_gherkin_document
from pytest_bdd.parser import Feature, Scenario, Step

from belote_rules.errors import BeloteError
from belote_rules.rules.suggestions import Unknown, nearest
from belote_rules.scenarios.clauses import clauses
from belote_rules.scenarios.situation import Situation
from belote_rules.scenarios.vocabulary import VOCABULARY, Definition

PHASES: Final = ("table", "deal", "auction", "play", "announcements", "scoring", "match")
pytest_plugins = tuple(f"belote_rules.scenarios.steps.{phase}" for phase in PHASES)

_CLAUSE: Final = "clause:"
_STOPPED: Final = pytest.StashKey[str]()
_USED: Final = pytest.StashKey[set[Callable[..., object]]]()


@pytest.fixture
def situation(pytestconfig: pytest.Config) -> Situation:
    """The situation of a scenario, empty but for the variant of the run."""
    return Situation(variant_name=pytestconfig.getoption("belote_variant"))


class FeatureFile(pytest.Module):
    """A feature file as a module of tests, one for each scenario."""

    def _getobj(self) -> ModuleType:
        module = ModuleType(self.path.stem)
        feature = _read(self.path)
        for tag in _tags(feature):
            self.config.addinivalue_line("markers", tag)
        for number, name in enumerate(feature.scenarios, 1):
            bind = scenario(self.path.name, name, features_base_dir=str(self.path.parent))
            setattr(module, f"test_{number:02}_{_identifier(name)}", bind(lambda: None))
        return module


def _read(path: Path) -> Feature:
    """The feature in a file; a name that stands twice and a clause that is not there are errors."""
    try:
        if not _says_something(path):
            raise pytest.Collector.CollectError(f"{path}: {BeloteError('features.empty')}")
        feature = get_feature(str(path.parent), path.name)
        names = Counter(_scenario_names(get_gherkin_document(str(path.absolute()))))
    except (GherkinParseError, UnicodeDecodeError) as error:
        raise pytest.Collector.CollectError(f"{path}: {error}") from None
    for name, times in names.items():
        if times > 1:
            raise pytest.Collector.CollectError(f"{path}: {BeloteError('features.twice', name=name)}")
    for tag in sorted(_tags(feature)):
        if tag.startswith(_CLAUSE) and tag.removeprefix(_CLAUSE) not in clauses():
            near = nearest(tag.removeprefix(_CLAUSE), clauses())
            raise pytest.Collector.CollectError(f"{path}: {Unknown('features.unknown_clause', nearest=near, tag=tag)}")
    return feature


def _says_something(path: Path) -> bool:
    """Whether there is a line that is no comment: pytest-bdd breaks where there is none."""
    lines = path.read_text(encoding="utf-8-sig").splitlines()
    return any(line.strip() and not line.lstrip().startswith("#") for line in lines)


def _scenario_names(document: GherkinDocument) -> Iterator[str]:
    for child in document.feature.children:
        inner = child.rule.children if child.rule is not None else [child]
        yield from (each.scenario.name for each in inner if each.scenario is not None)


def _tags(feature: Feature) -> set[str]:
    """All tags of a feature: each becomes a mark, which a strict pytest must know."""
    templates = feature.scenarios.values()
    rules = {tag for each in templates if each.rule is not None for tag in each.rule.tags}
    examples = {tag for each in templates for table in each.examples for tag in table.tags}
    return feature.tags | rules | examples | {tag for each in templates for tag in each.tags}


def _identifier(name: str) -> str:
    return "".join(letter if letter.isalnum() else "_" for letter in name.lower())


def pytest_configure(config: pytest.Config) -> None:
    """Know the mark of a clause, and that no step has been used yet."""
    config.addinivalue_line("markers", "clause(id): the clause of a document that a scenario shows")
    config.stash[_USED] = set()


def pytest_collect_file(file_path: Path, parent: pytest.Collector) -> FeatureFile | None:
    """A feature file is collected like a module of tests."""
    if file_path.suffix != ".feature":
        return None
    return FeatureFile.from_parent(parent, path=file_path)


def pytest_bdd_apply_tag(tag: str, function: Callable[..., object]) -> object:
    """A tag `@clause:ID` names a clause; any other tag is a mark of its name."""
    if tag.startswith(_CLAUSE):
        return pytest.mark.clause(tag.removeprefix(_CLAUSE))(function)
    return None


def pytest_bdd_before_scenario(request: pytest.FixtureRequest, feature: Feature, scenario: Scenario) -> None:
    """A scenario that asks nothing would always hold; often its first words are no step but a description."""
    if isinstance(request.node.getparent(FeatureFile), FeatureFile) and all(s.type != "then" for s in scenario.steps):
        request.node.stash[_STOPPED] = f"{feature.filename}:{scenario.line_number}: {scenario.keyword}: {scenario.name}"
        raise BeloteError("features.asks_nothing")


@pytest.hookimpl(tryfirst=True)
def pytest_bdd_before_step(request: pytest.FixtureRequest, step: Step, step_func: Callable[..., object]) -> None:
    """Note the step as used; a step that two definitions match is an error."""
    matching = [each for each in VOCABULARY if each.matches(step.type, step.name)]
    if len(matching) > 1:
        raise BeloteError("features.ambiguous", step=step.name, words=_quoted(matching))
    request.config.stash[_USED].add(step_func)


def pytest_bdd_step_func_lookup_error(request: pytest.FixtureRequest, feature: Feature, step: Step) -> None:
    """A step that is not in the vocabulary is an error that shows the steps which look like it."""
    request.node.stash[_STOPPED] = f"{feature.filename}:{step.line_number}: {step.keyword} {step.name}"
    near = nearest(step.name, (each.shown for each in VOCABULARY if (each.kind == "question") == (step.type == "then")))
    raise Unknown("features.unknown_step", nearest=near, step=step.name)


def pytest_bdd_step_error(request: pytest.FixtureRequest, feature: Feature, step: Step) -> None:
    """Note where a scenario stopped."""
    request.node.stash[_STOPPED] = f"{feature.filename}:{step.line_number}: {step.keyword} {step.name}"


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item, call: pytest.CallInfo[None]) -> Generator[None, Any, Any]:
    """A scenario that does not hold is reported as the line of the feature and what is wrong with it, no more."""
    report = yield
    if _STOPPED in item.stash and call.excinfo is not None and isinstance(call.excinfo.value, BeloteError):
        report.longrepr = f"{item.stash[_STOPPED]}\n    {call.excinfo.value}"
    return report


def pytest_sessionfinish(session: pytest.Session) -> None:
    """Where all steps must be used, those that are not fail the run."""
    unused = unused_steps(session.config)
    if session.config.getoption("belote_all_steps") and unused and session.exitstatus == pytest.ExitCode.OK:
        session.exitstatus = pytest.ExitCode.TESTS_FAILED


def pytest_terminal_summary(terminalreporter: Any, config: pytest.Config) -> None:
    """Name the steps that no scenario used, where all must be used."""
    unused = unused_steps(config)
    if config.getoption("belote_all_steps") and unused:
        terminalreporter.write_line(BeloteError("features.unused", words=_quoted(unused)).text(), red=True)


def unused_steps(config: pytest.Config) -> list[Definition]:
    """The steps of the vocabulary that no scenario of this run has used so far."""
    return [each for each in VOCABULARY if each.function not in config.stash[_USED]]


def _quoted(definitions: list[Definition]) -> str:
    return "; ".join('"' + each.shown + '"' for each in definitions)
