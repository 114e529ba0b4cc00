# Two commands do all on a machine with python3 (3.11 or newer) and make:
#   make report   set up, compare all rule sets, write reports/
#   make test     lint, types, floors, and the tests with the coverage of the engine
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PYTEST := $(BIN)/python -m pytest

.PHONY: report test lint test-fast test-slow test-browser bench features clean

report: $(VENV)/.installed
	$(BIN)/belote-rules report -o reports

test: lint
	$(PYTEST) -q tests/unit/engine --cov=belote_rules.engine --cov-branch --cov-report=term-missing:skip-covered --cov-fail-under=100
	$(PYTEST) -q -n auto --ignore=tests/unit/engine
	@$(BIN)/python tests/browser/available.py || echo "The browser tests did NOT run: they need Chromium (see CONTRIBUTING.md); with it, 'make test-browser' runs them."

lint: $(VENV)/.installed-dev
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports

test-fast: $(VENV)/.installed-dev
	$(PYTEST) -n auto tests/unit

test-slow: $(VENV)/.installed-dev
	$(PYTEST) -n auto -m slow

test-browser: $(VENV)/.installed-browser
	$(PYTEST) tests/browser -m browser

bench: $(VENV)/.installed-dev
	$(PYTEST) tests/benchmarks -m benchmark --benchmark-only

features: $(VENV)/.installed-dev
	$(BIN)/belote-rules features

$(VENV)/.installed: pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "belote-rules needs Python 3.11 or newer; give one with: make PYTHON=python3.12 $(MAKECMDGOALS)"; exit 1; }
	@$(PYTHON) -m venv $(VENV) || { echo "python3 could not make a virtual environment; on Debian and Ubuntu install the package python3-venv."; exit 1; }
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable .
	@touch $@

$(VENV)/.installed-dev: $(VENV)/.installed
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[dev]'
	@touch $@

$(VENV)/.installed-browser: $(VENV)/.installed-dev
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[dev,browser]'
	@touch $@

clean:
	rm -rf $(VENV) .pytest_cache .mypy_cache .ruff_cache .import_linter_cache .hypothesis .coverage
