"""Each registered effect and score replaced by nothing, one at a time, must turn a test red: make mutants."""

import os
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, NamedTuple

from regalia.games.kingdom_builder import effects, scoring

ROOT = Path(__file__).parent.parent
VARIABLE = "REGALIA_MUTANT"


def _nothing(*_: Any) -> int:
    return 0


class Registry(NamedTuple):
    """A table of functions, what stands for nothing in it, and the tests that must notice: those of the rules alone."""

    name: str
    table: dict[str, Any]
    nothing: Any
    tests: tuple[str, ...]


RULES = tuple(
    f"tests/kingdom_builder/test_{rule}.py"
    for rule in ("locations", "queenies", "scoring_cards", "tiles_taken_and_lost", "turn", "mandatory_action", "set_up")
)
REGISTRIES = (
    Registry("kingdom-builder/builds", effects.BUILDS, _nothing, RULES),
    Registry("kingdom-builder/moves", effects.MOVES, effects.Move(_nothing, _nothing), RULES),
    Registry("kingdom-builder/scores", scoring.SCORES, _nothing, RULES),
)


def mutants() -> Iterator[tuple[Registry, str]]:
    for registry in REGISTRIES:
        for name in registry.table:
            yield registry, name


def mutate(wanted: str) -> None:
    """Called by conftest in the process of the tests."""
    for registry, name in mutants():
        if f"{registry.name}/{name}" == wanted:
            registry.table[name] = registry.nothing
            return
    raise ValueError(f"there is no mutant {wanted}")


def survives(registry: Registry, name: str) -> bool:
    """Whether no test of the rules notices. Any other end of pytest than green or red is an error."""
    command = [sys.executable, "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", *registry.tests]
    done = subprocess.run(
        command, cwd=ROOT, env=os.environ | {VARIABLE: f"{registry.name}/{name}"}, capture_output=True, text=True
    )
    if done.returncode not in (0, 1):
        raise RuntimeError(done.stdout + done.stderr)
    return done.returncode == 0


def main() -> int:
    everything = list(mutants())
    with ThreadPoolExecutor(2) as pool:
        alive = list(pool.map(lambda mutant: survives(*mutant), everything))
    for (registry, name), lives in zip(everything, alive, strict=True):
        print(f"{'SURVIVES' if lives else 'killed  '} {registry.name}/{name}")
    print(f"{len(alive) - sum(alive)} of {len(alive)} mutants killed")
    return 1 if any(alive) else 0


if __name__ == "__main__":
    sys.exit(main())
