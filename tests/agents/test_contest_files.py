"""Contests on disk: whoever has the file finds the same figures, by the rules."""

import gzip
import json
import shutil
import subprocess
from collections.abc import Callable, Iterator
from functools import cache
from importlib.metadata import version
from pathlib import Path
from typing import Any

import pytest

from regalia.agents import contest_files
from regalia.agents.arena import Contest, Fault, Played, played
from regalia.agents.contest_files import origin, read_contest, write_games
from regalia.agents.results import standings
from regalia.games import GAMES
from tests.core.lanes_toy import refusal

CONTEST = Contest("kingsburg", ("random", "random"), 2, 4, "s", {"destiny": "on"}, {})


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "new" / "games.jsonl.gz"


def lines(path: Path) -> list[Any]:
    with gzip.open(path, "rt", encoding="utf-8") as file:
        return [json.loads(line) for line in file]


def rewrite(path: Path, found: list[Any]) -> None:
    with gzip.open(path, "wt", encoding="utf-8") as file:
        file.writelines(json.dumps(line) + "\n" for line in found)


@cache
def games() -> list[Played]:
    return [*map(played, CONTEST.sittings())]


def write(path: Path) -> list[Any]:
    write_games(CONTEST, games(), path)
    return lines(path)


def test_the_file_says_how_the_games_came_about(path: Path) -> None:
    head, *found = write(path)
    assert (head["game"], head["bots"], head["seed"]) == ("kingsburg", ["random", "random"], "s")
    assert head["options"] == {"destiny": "on"}
    assert head["regalia"]
    assert [game["seed"] for game in found] == ["s/0", "s/0", "s/1", "s/1"]
    assert [game["bots"] for game in found] == [[0, 1], [1, 0]] * 2
    assert all(game["record"]["options"]["destiny"] == "on" for game in found)


def test_a_recount_finds_the_same(path: Path) -> None:
    first = write_games(CONTEST, games(), path)
    contest, again, made = read_contest(path)
    assert (contest, made) == (CONTEST, origin())
    for one, two in zip(standings(CONTEST, first), standings(contest, again), strict=True):
        assert one._replace(think=0, slow=0) == two._replace(think=0, slow=0)
        assert [two.think, two.slow] == pytest.approx([one.think, one.slow], abs=1e-6)


def test_without_a_file_the_records_are_dropped() -> None:
    assert [game.record for game in write_games(CONTEST, games(), None)] == [None] * 4


def test_a_fault_is_kept(path: Path) -> None:
    game, other, *_ = games()
    write_games(CONTEST, [game._replace(fault=Fault(1, "The bot broke down.")), other], path)
    assert [found.fault for found in read_contest(path)[1]] == [Fault(1, "The bot broke down."), None]
    assert read_contest(path)[1][0].wins == (1.0, 0.0)


def test_a_seed_that_was_not_played_in_every_rotation_does_not_count(path: Path) -> None:
    found = write(path)
    rewrite(path, found[:-1])
    assert [game.seed for game in read_contest(path)[1]] == ["s/0", "s/0"]
    rewrite(path, found[:2])
    assert refusal(read_contest, path).endswith("has no seed that was played in every rotation.")


def changed(*keys: str | int, to: Any) -> Callable[[list[Any]], None]:
    """A file in which one value, or a whole line, is another."""

    def spoil(found: list[Any]) -> None:
        place: Any = found
        for key in keys[:-1]:
            place = place[key]
        place[keys[-1]] = to

    return spoil


def cut(found: list[Any]) -> None:
    del found[1]["record"]["entries"][-1]


def dropped(found: list[Any]) -> None:
    del found[1:3]


def longer(found: list[Any]) -> None:
    found += found[1:3]


def three_seats(found: list[Any]) -> None:
    found[0] |= {"seats": 3, "bots": ["random"] * 3}
    found[1] |= {"bots": [0, 1, 2], "thought": [[]] * 3}


NONE = "The file {path} is none that --records has written: "
LINE = "Line 2 of the file {path} cannot be counted: "
TURN = LINE + "the seed “s/0” with the bots [0, 1] should stand there."
THOUGHT = LINE + "“thought” must be a list of seconds for each seat."
FAULT = LINE + "“fault” must be null, or a seat and a sentence."
SPOILT: list[tuple[Callable[[list[Any]], None], str]] = [
    (list.clear, NONE + "JSONDecodeError "),
    (lambda found: found.pop(0), NONE + "it needs the field “contest”, of type int."),
    (changed(0, "contest", to=2), NONE + "it has format 2, and this Regalia reads format 1."),
    (changed(0, "seats", to="2"), NONE + "it needs the field “seats”, of type int."),
    (changed(0, "seats", to=9), NONE + "Kingsburg takes 2 to 5 seats, not 9."),
    (changed(0, "game", to="chess"), NONE + "There is no game “chess”: choose from "),
    (changed(0, "options", to={"moat": "on"}), NONE + "There is no option “moat”: choose from "),
    (changed(0, "bots", to=["random", 3]), NONE + "its bots and its code are not all texts."),
    (changed(0, "regalia", to=None), NONE + "it needs the field “regalia”, of type str."),
    (changed(0, "commit", to="last"), NONE + "“last” is no commit."),
    (changed(0, "games", to=2), "The file {path} has 4 games, and its contest has only 2."),
    (longer, "The file {path} has 6 games, and its contest has only 4."),
    (changed(1, to={}), LINE + "it needs the field “seed”, of type str."),
    (changed(1, to=[]), LINE + "it needs the field “seed”, of type str."),
    (changed(1, "seed", to=["s/0"]), LINE + "it needs the field “seed”, of type str."),
    (changed(1, "seed", to="s/9"), TURN),
    (changed(1, "bots", to=[-2, -1]), TURN),
    (changed(1, "bots", to=[1, 0]), TURN),
    (dropped, TURN),
    (changed(1, "thought", to=None), LINE + "it needs the field “thought”, of type list."),
    (changed(1, "thought", to=[[], ["soon"]]), THOUGHT),
    (changed(1, "thought", to=[[]]), THOUGHT),
    (changed(1, "thought", to=["", ""]), THOUGHT),
    (changed(1, "thought", to=[[float("nan")], []]), THOUGHT),
    (changed(1, "thought", to=[[10**400], []]), THOUGHT),
    (changed(1, "fault", to=["a", "b"]), FAULT),
    (changed(1, "fault", to=[2, "It fell."]), FAULT),
    (changed(1, "fault", to=True), FAULT),
    (changed(1, "record", to=7), LINE + "A record is a JSON object with the fields "),
    (changed(0, "game", to="kingdom-builder"), NONE + "There is no option “destiny”: choose from "),
    (changed(0, "options", to={}), LINE + "the options of its record and of the contest differ."),
    (three_seats, LINE + "the seats of its record and of the contest differ."),
    (
        changed(1, "record", "players", to=["greedy", "random"]),
        LINE + "the players of its record and of the contest differ.",
    ),
    (cut, LINE + "its game is not finished."),
    (changed(1, "record", "entries", -1, 2, to="done"), LINE + "Entry "),
]


@pytest.mark.parametrize("spoil, sentence", SPOILT)
def test_what_was_changed_is_refused(spoil: Callable[[list[Any]], None], sentence: str, path: Path) -> None:
    found = write(path)
    spoil(found)
    rewrite(path, found)
    said = refusal(read_contest, path)
    assert said.startswith(sentence.format(path=path))
    assert said.endswith(".")


def test_the_same_rotation_twice_is_no_block(path: Path) -> None:
    head, first, *_ = write(path)
    rewrite(path, [head, first, first])
    said = f"Line 3 of the file {path} cannot be counted: the seed “s/0” with the bots [1, 0] should stand there."
    assert refusal(read_contest, path) == said


def test_a_box_is_that_of_the_contest(path: Path) -> None:
    row = GAMES["kingsburg"].box.rows[0]
    box = {row.key: {field.name: field.default for field in row.fields}}
    found = write(path)
    found[0]["box"] = box
    rewrite(path, found)
    assert refusal(read_contest, path).endswith("cannot be counted: the box of its record and of the contest differ.")


def test_a_contest_that_never_ends_is_no_burden(path: Path) -> None:
    found = write(path)
    found[0]["games"] = 10**15
    rewrite(path, found)
    assert len(read_contest(path).games) == 4


@pytest.mark.parametrize("spoil", [b"", b"no", None])
def test_a_broken_file_is_refused(spoil: bytes | None, path: Path) -> None:
    write(path)
    path.write_bytes(path.read_bytes()[:-40] if spoil is None else spoil)
    assert refusal(read_contest, path).startswith(f"The file {path} is none that --records has written: ")


def test_where_nothing_can_be_written_it_is_told(path: Path) -> None:
    write(path)
    assert refusal(write_games, CONTEST, (), path.parent).startswith(f"The file {path.parent} cannot be written: ")


# which Regalia it was


@pytest.fixture
def source(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """The package, somewhere else."""
    folder = tmp_path / "checkout" / "src"
    folder.mkdir(parents=True)
    (folder / "__init__.py").write_text("", "utf-8")
    monkeypatch.setattr(contest_files, "SOURCE", folder)
    origin.cache_clear()
    yield folder
    origin.cache_clear()


def git(folder: Path, *words: str) -> str:
    who = ("-c", "user.name=A", "-c", "user.email=a@b.c", "-c", "commit.gpgsign=false")
    done = subprocess.run(("git", *who, *words), cwd=folder, capture_output=True, text=True, check=True)
    return done.stdout.strip()


def committed(source: Path) -> str:
    git(source.parent, "init", "-q")
    git(source.parent, "add", ".")
    git(source.parent, "commit", "-q", "-m", "One")
    return git(source.parent, "rev-parse", "HEAD")


needs_git = pytest.mark.skipif(shutil.which("git") is None, reason="git is not here")


@needs_git
def test_in_a_checkout_the_commit_is_written(source: Path, path: Path) -> None:
    commit = committed(source)
    (source.parent / "notes").write_text("elsewhere", "utf-8")
    assert write(path)[0]["commit"] == commit
    assert read_contest(path).origin == {"regalia": version("regalia"), "commit": commit}


@needs_git
@pytest.mark.parametrize("name", ["__init__.py", "new.py"])
def test_what_is_not_committed_is_marked(name: str, source: Path, path: Path) -> None:
    commit = committed(source)
    (source / name).write_text("changed = True", "utf-8")
    assert write(path)[0]["commit"] == f"{commit}+"
    assert read_contest(path).origin["commit"] == f"{commit}+"


@needs_git
def test_the_commit_is_looked_up_once(source: Path) -> None:
    found = committed(source), origin(), git(source.parent, "commit", "-q", "--allow-empty", "-m", "Two")
    assert origin()["commit"] == found[0]


def test_without_a_checkout_there_is_no_commit(source: Path, path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    assert "commit" not in write(path)[0]
    assert read_contest(path).origin == {"regalia": version("regalia")}
    assert capfd.readouterr() == ("", "")


@needs_git
def test_the_checkout_of_something_else_has_not_our_commit(source: Path) -> None:
    (source.parent / ".gitignore").write_text("src\n", "utf-8")
    committed(source)
    assert "commit" not in origin()


def test_without_git_there_is_no_commit(source: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", str(source))
    assert origin() == {"regalia": version("regalia")}


def test_a_recount_tells_the_regalia_of_the_file(path: Path) -> None:
    found, commit = write(path), "0123456789" * 4
    found[0] |= {"regalia": "0.0.9", "commit": commit}
    rewrite(path, found)
    assert read_contest(path).origin == {"regalia": "0.0.9", "commit": commit}
    del found[0]["commit"]
    rewrite(path, found)
    assert read_contest(path).origin == {"regalia": "0.0.9"}
