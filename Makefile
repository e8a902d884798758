# Two commands matter: `make play` and `make test`. Everything they need is installed into .venv and node_modules; the
# tests also need a browser and a database server, which come from Debian's packages.
PYTHON ?= python3
BIN := .venv/bin
PIP := $(BIN)/python -m pip install --quiet --disable-pip-version-check
PYTEST_JOBS ?= auto
GAME ?= paperdungeons
WEB := src/undercroft/web
WEB_SOURCES := $(shell find $(WEB) -type f -not -path '*/node_modules/*' -not -path '*/dist/*')

.PHONY: play terminal test lint types contracts web-check tests format wire asks golden bench load campaign mutants system clean

play: .venv/playable $(WEB)/dist/index.html
	@$(BIN)/undercroft serve

terminal: .venv/playable
	@$(BIN)/undercroft

test: lint types contracts web-check tests

lint: .venv/testable
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

types: .venv/testable
	$(BIN)/mypy

contracts: .venv/testable
	$(BIN)/lint-imports

web-check: $(WEB)/node_modules/.installed
	cd $(WEB) && npm run --silent check && npm run --silent test

tests: .venv/testable $(WEB)/dist/index.html system
	$(BIN)/pytest -n $(PYTEST_JOBS)

format: .venv/testable
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

# The types of what travels to the browser, in TypeScript, from the structs that declare it.
wire: .venv/testable
	$(BIN)/python -m undercroft.table.typescript $(WEB)/src

# The lists of questions in the page on scenarios, from the messages of the games.
asks: .venv/playable
	$(BIN)/python -m undercroft.kernel.scenario_asks docs/scenarios.md

# Golden games and perft tables as today's rules have them; ANEW=1 has the bots play them anew (CONTRIBUTING.md).
golden: .venv/testable
	$(BIN)/python -m undercroft.lab.golden tests/golden $(if $(ANEW),--anew)

bench: .venv/playable
	$(BIN)/undercroft bench

# How many people a server can seat; real sockets from another process, and a browser for the first page. On both stores.
load: .venv/testable $(WEB)/dist/index.html system
	$(BIN)/python -m undercroft.table.load
	$(BIN)/python -m undercroft.table.load --postgres --no-page

# Whether a server survives: kills, failovers, nonsense; CAMPAIGN="--kills 50 --minutes 10" for less (docs/hosting.md).
campaign: .venv/testable system
	$(BIN)/python -m undercroft.table.campaign $(CAMPAIGN)

# Whether a test notices when a rule is broken: GAME=descent MODULE="movement traps" SAMPLE=500 (docs/mutants.md).
mutants: .venv/testable
	nice $(BIN)/python scripts/mutants.py $(GAME) $(MODULE) $(if $(SAMPLE),--sample $(SAMPLE)) $(if $(JOBS),--jobs $(JOBS))

system:
	@scripts/system-packages

.venv/playable: pyproject.toml
	$(PYTHON) -m venv .venv
	$(PIP) -e '.[table]'
	touch $@

# With the tools, and a game in a distribution of its own, to test that one plugs in; players need neither.
.venv/testable: .venv/playable examples/torchrace/pyproject.toml
	$(PIP) -e '.[dev]' -e examples/torchrace
	touch $@

$(WEB)/node_modules/.installed: $(WEB)/package.json $(WEB)/package-lock.json
	cd $(WEB) && npm install --silent --no-audit --no-fund
	touch $@

$(WEB)/dist/index.html: $(WEB)/node_modules/.installed $(WEB_SOURCES)
	cd $(WEB) && npm run --silent build -- --logLevel warn
	touch $@

clean:
	rm -rf .venv build dist $(WEB)/dist $(WEB)/node_modules
