# Two commands matter: `make play` and `make test`. Everything they need is installed into .venv.
PYTHON ?= python3
BIN := .venv/bin
PIP := $(BIN)/python -m pip install --quiet --disable-pip-version-check
PYTEST_JOBS ?= auto

.PHONY: play test lint types contracts tests format bench clean

play: .venv/playable
	@$(BIN)/undercroft

test: lint types contracts tests

lint: .venv/testable
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

types: .venv/testable
	$(BIN)/mypy

contracts: .venv/testable
	$(BIN)/lint-imports

tests: .venv/testable
	$(BIN)/pytest -n $(PYTEST_JOBS)

format: .venv/testable
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

bench: .venv/playable
	$(BIN)/undercroft bench

.venv/playable: pyproject.toml
	$(PYTHON) -m venv .venv
	$(PIP) -e .
	touch $@

# With the tools, and a game in a distribution of its own, to test that one plugs in; players need neither.
.venv/testable: .venv/playable examples/torchrace/pyproject.toml
	$(PIP) -e '.[dev]' -e examples/torchrace
	touch $@

clean:
	rm -rf .venv build dist
