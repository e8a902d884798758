# Two commands matter: `make play` and `make test`. Everything they need is installed into .venv.
PYTHON ?= python3
BIN := .venv/bin
PYTEST_JOBS ?= auto

.PHONY: play test lint types contracts tests format bench clean

play: .venv/ready
	@$(BIN)/undercroft

test: lint types contracts tests

lint: .venv/ready
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

types: .venv/examples
	$(BIN)/mypy

contracts: .venv/ready
	$(BIN)/lint-imports

tests: .venv/examples
	$(BIN)/pytest -n $(PYTEST_JOBS)

format: .venv/ready
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

bench: .venv/ready
	$(BIN)/undercroft bench

.venv/ready: pyproject.toml
	$(PYTHON) -m venv .venv
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -e '.[dev]'
	touch $@

# A game in a distribution of its own, to test that one plugs in; players do not need it.
.venv/examples: .venv/ready examples/torchrace/pyproject.toml
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -e examples/torchrace
	touch $@

clean:
	rm -rf .venv build dist
