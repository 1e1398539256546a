"""Each registered effect, score and row replaced by nothing, one at a time, must turn a test red: make mutants."""

import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

from regalia.games.kingdom_builder.rules import effects, scoring
from regalia.games.kingsburg.box import data
from regalia.games.kingsburg.rules import hooks, moments
from regalia.games.wonderful_kingdom.box import catalogue as wonder
from regalia.games.wonderful_kingdom.rules import combat, dealing, interfere, planning, powers, production

ROOT = Path(__file__).parent.parent
VARIABLE = "REGALIA_MUTANT"
MOMENTS: list[hooks.Moment[Any]] = [found for found in vars(moments).values() if isinstance(found, hooks.Moment)]


class Mutant(NamedTuple):
    """What is replaced by nothing, how, and the tests that must notice: those of the rules alone."""

    name: str
    mutate: Callable[[], Any]
    tests: tuple[str, ...]


def _nothing(*_: Any) -> int:
    return 0


def _rules(game: str, *other: str) -> tuple[str, ...]:
    """The tests of a game's rules, without those of its words, pictures and recorded games."""
    files = sorted((ROOT / "tests" / game).glob("test_*.py"))
    return tuple(str(path.relative_to(ROOT)) for path in files if path.stem.removeprefix("test_") not in other)


def _kingdom_builder() -> Iterator[Mutant]:
    other = ("against_naive", "components", "corners", "draw", "naive", "naive_turned", "words")
    tests = _rules("kingdom_builder", *other)
    tables: dict[str, tuple[dict[str, Any], Any]] = {
        "builds": (effects.BUILDS, _nothing),
        "moves": (effects.MOVES, effects.Move(_nothing, _nothing)),
        "scores": (scoring.SCORES, _nothing),
    }
    for kind, (table, nothing) in tables.items():
        for name in table:
            yield Mutant(f"kingdom-builder/{kind}/{name}", partial(table.__setitem__, name, nothing), tests)


def _kingsburg() -> Iterator[Mutant]:
    tests = _rules("kingsburg", "box", "components", "draw", "plain", "spoken", "words")
    for name in sorted({name for moment in MOMENTS for name in moment.effects}):
        yield Mutant(f"kingsburg/effects/{name}", partial(_forget, name), tests)
    for rank, advisor in enumerate(data.ADVISORS, 1):
        yield Mutant(f"kingsburg/advisors/{advisor.name}", partial(_dismiss, rank), tests)
    for enemy in data.ENEMIES:
        harmless = enemy._replace(strength=0, reward=data.Gain(), loss=data.Loss())
        yield Mutant(f"kingsburg/enemies/{enemy.name}", partial(data.ENEMY.__setitem__, enemy.name, harmless), tests)


def _forget(name: str) -> None:
    for moment in MOMENTS:
        moment.effects.pop(name, None)


def _dismiss(rank: int) -> None:
    nobody = data.Advisor("nobody", ())
    data.ADVISORS = tuple(nobody if at == rank else advisor for at, advisor in enumerate(data.ADVISORS, 1))  # type: ignore[assignment]


def _wonderful_kingdom() -> Iterator[Mutant]:
    """Every row of the catalogue and every power and threat, without what it does."""
    facts, nothing = wonder.Catalogue.made(()), wonder.goods("")
    card = {"recycling": nothing, "bonus": nothing, "production": nothing, "per": None, "points": 0, "points_per": None}
    step = {"gain": nothing, "spy": 0, "points": 0, "second": 0}
    tables: dict[str, tuple[dict[Any, Any], dict[str, Any]]] = {
        "cards": (facts.cards, card),
        "threats": (facts.threats, {"cost": 0, "points": 0, "siphons": None, "reward": 0}),
        "quests": (facts.steps, step),
        "scenarios": (wonder.SCENARIOS, {"construction": (), "built": (), "council": (), "medals": (0, 0, 0)}),
    }
    for kind, (table, less) in tables.items():
        for name, row in table.items():
            if not str(name).startswith("spare-"):
                change = partial(table.__setitem__, name, row._replace(**less))
                yield Mutant(f"wonderful-kingdom/{kind}/{_plain(name)}", change, _of(kind))
    for name, side in facts.sides.items():
        other_side = wonder.Side(wonder.goods("" if any(side.production) else "M"), None, 0)
        yield Mutant(
            f"wonderful-kingdom/duchies/{_plain(name)}",
            partial(facts.sides.__setitem__, name, other_side),
            _of("duchies"),
        )
    for name in powers.POWERS:
        yield Mutant(f"wonderful-kingdom/advisors/{name}", partial(_resign, facts, name), _of("advisors"))
    for board, territories in facts.boards.items():
        for kind in sorted({slot.kind for territory in territories.values() for slot in territory.slots}):
            yield Mutant(f"wonderful-kingdom/slots/{board}-{kind}", partial(_bare, territories, kind), _of("slots"))
    for name, (room, effect) in STRIKES.items():
        yield Mutant(f"wonderful-kingdom/packs/{name}", partial(setattr, room, effect, _nothing), _of("threats"))


STRIKES: dict[str, tuple[Any, str]] = {  # what a pack does beside its points
    "giant-rats": (interfere.Rats, "run"),
    "frost-giants": (planning, "giants_wait"),
    "shadows": (interfere.Haunt, "run"),
    "thieves": (planning.Robbery, "run"),
    "thieves-beaten": (combat.Restitution, "run"),
    "sisters": (planning.Mischief, "run"),
    "siphons": (production, "siphoned"),
    "black-dragons": (planning.Hunger, "run"),
    "illusionists": (production, "conjure"),
    "mixed": (dealing.Menace, "take"),
}


WONDERS = {  # the files in which each kind of component is tested by name
    "cards": "developments treasures",
    "threats": "threats rats giants shadows thieves sisters siphons dragons illusionists",
    "quests": "quests",
    "scenarios": "scenarios",
    "duchies": "duchies",
    "advisors": "advisor_powers advisor_powers_planning advisor_powers_production",
    "slots": "conquest conquest_slots conquest_solo spies",
}


def _of(kind: str) -> tuple[str, ...]:
    return tuple(f"tests/wonderful_kingdom/test_{name}.py" for name in WONDERS[kind].split())


def _plain(name: Any) -> str:
    return name if isinstance(name, str) else "-".join(map(str, name))


def _resign(facts: wonder.Catalogue, name: str) -> None:
    """The power does nothing; who acts in a choice of his own, or by having been used, is too dear."""
    moments, condition, _ = powers.POWERS[name]
    powers.POWERS[name] = moments, condition, _nothing  # type: ignore[assignment]
    if not moments or name == production.QUARTERMASTER:
        facts.advisors[name] = facts.advisors[name]._replace(cost=99)


def _bare(territories: dict[str, wonder.Territory], kind: str) -> None:
    for name, territory in territories.items():
        slots = tuple(slot._replace(kind="nothing") if slot.kind == kind else slot for slot in territory.slots)
        territories[name] = territory._replace(slots=slots)


def mutants() -> Iterator[Mutant]:
    yield from _kingdom_builder()
    yield from _kingsburg()
    yield from _wonderful_kingdom()


def mutate(wanted: str) -> None:
    """Called by conftest in the process of the tests."""
    next(mutant for mutant in mutants() if mutant.name == wanted).mutate()


def survives(mutant: Mutant) -> bool:
    """Whether no test of the rules notices. Any other end of pytest than green or red is an error."""
    command = [sys.executable, "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", *mutant.tests]
    done = subprocess.run(command, cwd=ROOT, env=os.environ | {VARIABLE: mutant.name}, capture_output=True, text=True)
    if done.returncode not in (0, 1):
        raise RuntimeError(done.stdout + done.stderr)
    return done.returncode == 0


def main() -> int:
    everything = [mutant for mutant in mutants() if not sys.argv[1:] or mutant.name.startswith(tuple(sys.argv[1:]))]
    with ThreadPoolExecutor(2) as pool:
        alive = list(pool.map(survives, everything))
    for mutant, lives in zip(everything, alive, strict=True):
        print(f"{'SURVIVES' if lives else 'killed  '} {mutant.name}")
    print(f"{len(alive) - sum(alive)} of {len(alive)} mutants killed")
    return 1 if any(alive) else 0


if __name__ == "__main__":
    sys.exit(main())
