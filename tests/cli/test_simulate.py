"""Games between bots: the same figures for the same seed, whatever the number of processes."""

import json
from typing import Any

import pytest

from regalia.agents.runner import play
from regalia.cli.simulate import Outcome, summary
from regalia.games import GAMES
from tests.cli.conftest import GAME, Run, process

ARGUMENTS = ("simulate", GAME, "--bots", "random,random,random", "--games", "6", "--seed", "11", "--json")


def without_time(text: str | bytes) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(text)
    assert found.pop("seconds") >= 0
    return found


def test_the_same_for_any_number_of_processes(run: Run) -> None:
    alone = without_time(run(*ARGUMENTS).stdout)
    assert alone == without_time(process(*ARGUMENTS, "--jobs", "1").stdout)
    done = process(*ARGUMENTS, "--jobs", "2")
    assert (alone, done.stderr) == (without_time(done.stdout), b"")


def test_the_figures_are_those_of_the_games(run: Run) -> None:
    found = without_time(
        run("simulate", GAME, "--bots", "random,random", "--games", "2", "--seed", "s", "--json").stdout
    )
    played = [play(GAMES[GAME], ["random", "random"], f"s/{number}") for number in range(2)]
    assert (found["games"], found["finished"]) == (2, 2)
    assert found["decisions"] == sum(1 for match in played for entry in match.entries if entry.seat >= 0)
    totals = [match.game.totals(match.state) for match in played]
    assert found["scores"] == [(first + second) / 2 for first, second in zip(*totals, strict=True)]
    assert sum(found["wins"]) == pytest.approx(2)


def test_another_seed_and_other_options_give_other_games(run: Run) -> None:
    short = ("simulate", GAME, "--bots", "random,random", "--games", "1", "--json")
    seeds = [without_time(run(*short, "--seed", seed).stdout) for seed in ("1", "2")]
    assert seeds[0] != seeds[1]
    assert without_time(run(*short, "--seed", "1", "--option", "preset=first-game").stdout) != seeds[0]


def test_shared_wins_are_split() -> None:
    shared, won = Outcome(True, 5, (3, 3), (0.5, 0.5)), Outcome(True, 6, (4, 1), (1.0, 0.0))
    assert summary([shared, won]) == {
        "games": 2,
        "finished": 2,
        "decisions": 11,
        "scores": [3.5, 2.0],
        "wins": [1.5, 0.5],
    }


def test_for_people_it_is_a_table(run: Run) -> None:
    lines = run("simulate", GAME, "--bots", "random,random", "--games", "1").stdout.splitlines()
    assert lines[0].split() == ["seat", "mean", "score", "wins", "share"]
    assert lines[1].startswith("0 random")
    assert lines[-1].startswith("1 of 1 games, ")
