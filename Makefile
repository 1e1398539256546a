PYTHON ?= python3
BIN := .venv/bin
GAME ?= kingdom-builder

.PHONY: play test check soak mutants bench balance playthroughs clean

play: .venv/.play
	@$(BIN)/regalia play $(GAME)

test: check
	@$(BIN)/pytest -n 2

check: .venv/.test
	@$(BIN)/ruff check .
	@$(BIN)/ruff format --check --quiet .
	@$(BIN)/mypy
	@$(BIN)/pytest tests/test_imports.py

soak: .venv/.test
	@$(BIN)/python -m tests.soak

mutants: .venv/.test
	@$(BIN)/python -m tests.mutants

bench: .venv/.test
	@$(BIN)/python -m benchmarks

balance: .venv/.test
	@$(BIN)/python -m benchmarks.balance

playthroughs: .venv/.test
	@for game in $$($(BIN)/regalia games --ids); do $(BIN)/regalia playthrough $$game --write; done

clean:
	rm -rf .venv

.venv/.play: pyproject.toml constraints.txt
	@$(PYTHON) -c 'import sys; sys.exit("Regalia needs Python 3.11 or later: make PYTHON=python3.12" if sys.version_info < (3, 11) else 0)'
	@$(PYTHON) -m venv .venv
	@$(BIN)/pip install --quiet --disable-pip-version-check -c constraints.txt -e .
	@touch $@

.venv/.test: .venv/.play
	@$(BIN)/pip install --quiet --disable-pip-version-check -c constraints.txt -e '.[test]'
	@touch $@
