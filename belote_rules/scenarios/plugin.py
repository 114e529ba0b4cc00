"""The pytest plugin: it reads feature files of this vocabulary where a project asks for it, and else loads nothing.

A project asks with `belote_features = true` in its pytest configuration, or a run with `--belote-features`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import pytest

READER = "belote_rules.scenarios.collecting"


def pytest_addoption(parser: pytest.Parser) -> None:
    """The options and the ini value by which a run asks for the rule book's steps."""
    group = parser.getgroup("belote-rules")
    group.addoption("--belote-features", action="store_true", help="run .feature files with the steps of belote-rules")
    group.addoption("--belote-variant", metavar="VARIANT", help="whose rules a feature is asked of that names none")
    group.addoption("--belote-all-steps", action="store_true", help="fail when a step of the vocabulary is not used")
    parser.addini("belote_features", "run .feature files with the steps of belote-rules", type="bool", default=False)


def pytest_configure(config: pytest.Config) -> None:
    """Load the reader of features and the steps, if they are asked for."""
    if config.getoption("belote_features") or config.getini("belote_features"):
        config.pluginmanager.import_plugin(READER)
