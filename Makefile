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

types: .venv/ready
	$(BIN)/mypy

contracts: .venv/ready
	$(BIN)/lint-imports

tests: .venv/ready
	$(BIN)/pytest -n $(PYTEST_JOBS)

format: .venv/ready
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

bench: .venv/ready
	$(BIN)/undercroft bench

.venv/ready: pyproject.toml examples/torchrace/pyproject.toml
	$(PYTHON) -m venv .venv
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -e '.[dev]' -e examples/torchrace
	touch $@

clean:
	rm -rf .venv build dist
