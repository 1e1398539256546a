"""The arena and the ladder at the command line: the same figures for any number of processes, and from the records."""

import gzip
import json
import os
import signal
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from subprocess import PIPE, Popen
from typing import Any

import pytest

from regalia.agents import BOTS
from regalia.agents.loading import load
from tests.cli.conftest import COMMAND, Run, process
from tests.cli.test_terminal import terminal
from tests.patience import until

GAME = "kingsburg"
ARENA = ("arena", GAME, "--bots", "random,random", "--games", "6", "--seed", "11")
SHORT = ("--line", "greedy-v-random", "--scale", "0.004")
CODE = """
class First:
    def choose(self, view, options, rng, budget):
        return options[0]

class Faulty:
    def choose(self, view, options, rng, budget):
        return "dance"
"""
Refused = Callable[..., str]


@pytest.fixture
def code(folder: Path) -> Iterator[str]:
    before = dict(BOTS)
    (folder / "mine.py").write_text(CODE, "utf-8")
    yield "mine.py"
    load.cache_clear()
    BOTS.clear()
    BOTS.update(before)


def figures(text: str | bytes) -> dict[str, Any]:
    """What was printed as JSON, without what a clock has measured and what others may commit meanwhile."""
    found: dict[str, Any] = json.loads(text)
    found.pop("commit", None)
    assert found.pop("seconds") >= 0
    for standing in found["standings"]:
        assert standing.pop("think")["p99"] >= 0
    return found


# the arena


def test_the_same_for_any_number_of_processes(run: Run) -> None:
    alone = figures(run(*ARENA, "--json").stdout)
    done = process(*ARENA, "--json", "--jobs", "2")
    assert (figures(done.stdout), done.stderr, done.returncode) == (alone, b"", 0)
    assert sum(standing["share"] for standing in alone["standings"]) == pytest.approx(1)
    assert (alone["games"], alone["seed"], alone["bots"]) == (6, "11", ["random", "random"])


def test_for_people_it_is_a_table(run: Run) -> None:
    lines = run("arena", GAME, "--bots", "random,random", "--seats", "3", "--games", "3").stdout.splitlines()
    assert lines[0].split()[:4] == ["bot", "games", "wins", "95%"]
    assert [line.split()[:3] for line in lines[1:3]] == [["0", "random", "3"], ["1", "random", "3"]]
    assert lines[3].startswith("3 games, 1 seeds, ")


def test_alone_the_ends_are_told(run: Run) -> None:
    said = run("arena", "wonderful-kingdom", "--bots", "random", "--games", "2", "--option", "side=B").stdout
    assert "0 random: " in said
    assert "100.0%" in said.splitlines()[2]


def test_a_recount_prints_the_same(run: Run) -> None:
    table = run(*ARENA, "--records", "games.gz").stdout.splitlines()[:-1]
    again = run("recount", "games.gz").stdout.splitlines()[:-1]
    assert [line.split()[:8] for line in table] == [line.split()[:8] for line in again]
    assert figures(run("recount", "games.gz", "--json").stdout) == figures(run(*ARENA, "--json").stdout)


def test_a_recount_prints_the_regalia_of_the_file(run: Run, folder: Path) -> None:
    run(*ARENA, "--records", "games.gz")
    head, *games = gzip.decompress((folder / "games.gz").read_bytes()).splitlines(keepends=True)
    for commit in ({"commit": "0123456789" * 4 + "+"}, {}):
        older = {name: value for name, value in json.loads(head).items() if name != "commit"} | {"regalia": "0.0.9"}
        text = json.dumps(older | commit).encode() + b"\n"
        (folder / "games.gz").write_bytes(gzip.compress(text + b"".join(games)))
        told = json.loads(run("recount", "games.gz", "--json").stdout)
        assert {name: told[name] for name in ("regalia", "commit") if name in told} == {"regalia": "0.0.9"} | commit
        said = "".join(f", commit {value}" for value in commit.values())
        assert run("recount", "games.gz").stdout.splitlines()[-1].endswith(f" s, Regalia 0.0.9{said}")


def test_bots_of_a_file_play_in_every_process(code: str, run: Run) -> None:
    arguments = ("arena", GAME, "--bots", "first,random", "--games", "4", "--json", "--code", code)
    assert figures(run(*arguments).stdout) == figures(process(*arguments, "--jobs", "2").stdout)


def test_faults_are_told_as_the_bots(code: str, run: Run) -> None:
    done = run("arena", GAME, "--bots", "faulty,random", "--games", "4", "--code", code)
    assert done.exit_code == 1
    assert done.stdout.splitlines()[1].split()[-1] == "4"
    assert done.stderr.startswith("The bot “faulty” at seat ")
    assert done.stderr.endswith("(faults in all: 4)\n")


def test_a_process_that_dies_is_told(folder: Path) -> None:
    text = "import os\nclass Die:\n    def choose(self, *given): os._exit(3)\n"
    (folder / "die.py").write_text(text, "utf-8")
    done = process("arena", GAME, "--bots", "die,random", "--jobs", "2", "--code", "die.py")
    assert (done.returncode, done.stdout) == (2, b"")
    assert done.stderr.decode().startswith("A process in which bots were playing has died: ")


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_ctrl_c_ends_it_and_its_processes(jobs: str, folder: Path) -> None:
    """Its pipes are at their end only when the last process that could write to them is gone."""
    endless = ("--games", "100000", "--jobs", jobs, "--records", "games.gz")
    arguments = [COMMAND, "arena", GAME, "--bots", "greedy,greedy", *endless]
    with Popen(arguments, stdout=PIPE, stderr=PIPE, start_new_session=True) as running:
        until((folder / "games.gz").exists)
        time.sleep(1)
        os.killpg(running.pid, signal.SIGINT)
        assert running.communicate(timeout=30) == (b"", b"")
    assert running.returncode == 130


def test_the_bar_is_on_the_terminal() -> None:
    assert "100%" in terminal("arena", GAME, "--bots", "random,random", "--games", "2", "--json", typed="")


SENTENCES = {
    f"arena {GAME}": "Missing option '--bots': regalia arena takes GAME, --bots, --seats, --games,",
    f"arena {GAME} --bots random": "Kingsburg takes 2 to 5 seats, not 1.",
    f"arena {GAME} --bots random --seats 0": "Kingsburg takes 2 to 5 seats, not 0.",
    f"arena {GAME} --bots random,random,random --seats 2": "3 bots do not fit on 2 seats.",
    f"arena {GAME} --bots deep,random": "There is no bot “deep”: choose from random, greedy",
    f"arena {GAME} --bots random,random --code none.py": "There is no Python file none.py: ",
    f"arena {GAME} --bots random,random --games 2 --records /dev/null/x": "The file /dev/null/x cannot be written: ",
    "recount": "Missing argument 'FILE': regalia recount takes FILE, --json.",
    "recount none.gz": "There is no file none.gz: give one that --records has written.",
    "recount .": "The file . is none that --records has written: ",
    "ladder chess": "There is no game “chess”: choose from kingdom-builder",
    f"ladder {GAME} --line top": "There is no line “top”: choose from greedy-v-random, tuned-v-greedy,",
    f"ladder {GAME} --scale 0": "Invalid value for '--scale'",
}


@pytest.mark.parametrize("typed", SENTENCES)
def test_a_sentence_for_each_mistake(typed: str, refused: Refused) -> None:
    assert refused(*typed.split()).startswith(SENTENCES[typed])


# the ladder


def test_the_ladder_plays_its_gates_and_the_mirror(run: Run, folder: Path) -> None:
    done = run("ladder", GAME, *SHORT, "--records", "out", "--json")
    found = json.loads(done.stdout)
    assert [(row["line"], row["games"], row["gate"]) for row in found["gates"]] == [
        ("mirror", 4, "∋ 50%"),
        ("greedy-v-random", 4, "≥ 97%"),
    ]
    assert done.exit_code == (0 if all(row["met"] for row in found["gates"]) else 1)
    assert sorted(path.name for path in (folder / "out").iterdir()) == [
        "kingsburg-greedy-v-random.jsonl.gz",
        "kingsburg-mirror.jsonl.gz",
    ]
    again = figures(run("recount", "out/kingsburg-greedy-v-random.jsonl.gz", "--json").stdout)
    assert again["standings"][0]["share"] == found["gates"][1]["share"]
    assert again["seed"] == found["seed"] == "ladder"


def test_the_ladder_is_a_table_on_the_terminal_and_on_a_page(run: Run) -> None:
    lines = run("ladder", GAME, *SHORT).stdout.splitlines()
    assert [line.split()[0] for line in lines[:3]] == ["line", "mirror", "greedy-v-random"]
    assert " of 2 gates are met. Regalia " in lines[3]
    page = run("ladder", GAME, *SHORT, "--markdown").stdout.splitlines()
    assert page[0].startswith("| line | bots | seats | games | share |")
    assert page[1] == "|" + " --- |" * 11
    assert page[3].startswith("| greedy-v-random | greedy v random | 2 | 4 | ")


def test_a_missed_gate_is_an_exit_code(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("regalia.agents.ladder.Gate.met", lambda *_: False)
    done = run("ladder", GAME, "--line", "random-v-3-greedy", "--scale", "0.001")
    assert done.exit_code == 1
    assert "0 of 2 gates are met." in done.stdout
