PYTHON ?= python3
BIN := .venv/bin
GAME ?= kingdom-builder
UNSERVED = $(shell grep -rLwE 'Server|server' --include='test_*.py' tests/agents tests/art tests/cli tests/core tests/k* tests/table tests/w*)
unexport PYTHONDONTWRITEBYTECODE # hundreds of processes start here: each would compile everything anew

.PHONY: play terminal test kernels check types lint imports client chromium soak screenshots mutants bench ladder balance playthroughs coverage hooks docs release clean

play: .venv/.play
	@$(BIN)/regalia serve --open

terminal: .venv/.play
	@$(BIN)/regalia play $(GAME)

test:
	@$(MAKE) --no-print-directory -j 2 .venv/.test chromium
	@$(MAKE) --no-print-directory -j 2 types kernels lint imports client
	@$(BIN)/pytest -n 4 --no-loadscope-reorder --durations 10 -rfER --ignore tests/test_imports.py

kernels: .venv/.test
	@$(BIN)/python -m regalia.agents.kernels

chromium: # without windows it needs half the time; any other one will do
	@command -v chromium-headless-shell >/dev/null || { apt-get -qq update && apt-get -qq install -y --no-install-recommends chromium-headless-shell >/dev/null; } || command -v chromium >/dev/null || command -v google-chrome >/dev/null

check:
	@$(MAKE) --no-print-directory -j 2 types lint imports client

types: .venv/.test
	@$(BIN)/mypy

lint: .venv/.test
	@$(BIN)/ruff check .
	@$(BIN)/ruff format --check --quiet .

imports: .venv/.test
	@$(BIN)/pytest tests/test_imports.py

client: node_modules/.installed
	@[ ! -e $< ] || node_modules/.bin/biome check --error-on-warnings

soak: .venv/.test chromium
	@$(BIN)/python -m tests.soak
	@$(BIN)/python -m tests.soak_bots
	@$(BIN)/python -m tests.soak_workers
	@REGALIA_SOAK=1 $(BIN)/pytest -n 2 --durations 10 -o faulthandler_timeout=36000

screenshots: .venv/.test chromium
	@$(BIN)/python -m tests.browser.screenshots screenshots

mutants: .venv/.test
	@$(BIN)/python -m tests.mutants

bench: .venv/.test
	@$(BIN)/python -m benchmarks

ladder: .venv/.test
	@for game in $$($(BIN)/regalia games --ids); do $(BIN)/regalia ladder $$game --jobs 2 --records ladder --markdown; $(BIN)/regalia ladder $$game --cells --jobs 2 --markdown; done

balance: .venv/.test
	@$(BIN)/python -m benchmarks.balance

playthroughs: .venv/.test
	@for game in $$($(BIN)/regalia games --ids); do $(BIN)/regalia playthrough $$game --write; done

release: .venv/.play
	@$(BIN)/python -m scripts.release "$(VERSION)"

coverage: .venv/.dev kernels
	@$(BIN)/pytest -n 2 --cov --cov-report term $(UNSERVED)

hooks: .venv/.dev node_modules/.installed
	@$(BIN)/pre-commit install

docs: .venv/.docs
	@$(BIN)/python -m scripts.reference

clean:
	rm -rf .venv node_modules

.venv/.play: pyproject.toml constraints.txt
	@$(PYTHON) -c 'import sys; sys.exit("Regalia needs Python 3.11 or later: make PYTHON=python3.12" if sys.version_info < (3, 11) else 0)'
	@$(PYTHON) -m venv .venv
	@$(BIN)/pip install --quiet --disable-pip-version-check -c constraints.txt -e '.[table]'
	@$(BIN)/pip install --quiet --disable-pip-version-check --only-binary :all: -c constraints.txt numba || echo "There is no numba for this Python: bots think slower."
	@touch $@

.venv/.test: .venv/.play
	@$(BIN)/pip install --quiet --disable-pip-version-check -c constraints.txt -e '.[table,test]'
	@touch $@

.venv/.docs: .venv/.play
	@$(BIN)/pip install --quiet --disable-pip-version-check -c constraints.txt -e '.[table,docs]'
	@touch $@

.venv/.dev: .venv/.test
	@$(BIN)/pip install --quiet --disable-pip-version-check -c constraints.txt -e '.[table,test,dev]'
	@touch $@

node_modules/.installed: package.json
	@rm -f $@
	@{ npm install --silent --no-package-lock --no-audit --no-fund --ignore-scripts --prefer-offline --fetch-retries 0 --fetch-timeout 60000 && node_modules/.bin/biome --version >/dev/null && touch $@; } 2>/dev/null || echo "The client in the browser was not checked: npm is missing or could not install Biome."
