"""Contests on disk: whoever has the file finds the same figures, by the rules."""

import gzip
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from regalia.agents.arena import Contest, Fault, played
from regalia.agents.figures import standings
from regalia.agents.ledger import kept, recounted
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


def write(path: Path) -> list[Any]:
    kept(CONTEST, map(played, CONTEST.sittings()), path)
    return lines(path)


def test_the_file_says_how_the_games_came_about(path: Path) -> None:
    head, *games = write(path)
    assert (head["game"], head["bots"], head["seed"]) == ("kingsburg", ["random", "random"], "s")
    assert head["options"] == {"destiny": "on"}
    assert head["regalia"]
    assert [game["seed"] for game in games] == ["s/0", "s/0", "s/1", "s/1"]
    assert [game["bots"] for game in games] == [[0, 1], [1, 0]] * 2
    assert all(game["record"]["options"]["destiny"] == "on" for game in games)


def test_a_recount_finds_the_same(path: Path) -> None:
    games = kept(CONTEST, map(played, CONTEST.sittings()), path)
    contest, again = recounted(path)
    assert contest == CONTEST
    for one, two in zip(standings(CONTEST, games), standings(contest, again), strict=True):
        assert one._replace(think=0, slow=0) == two._replace(think=0, slow=0)
        assert [two.think, two.slow] == pytest.approx([one.think, one.slow], abs=1e-6)


def test_without_a_file_the_records_are_dropped() -> None:
    assert [game.record for game in kept(CONTEST, map(played, CONTEST.sittings()), None)] == [None] * 4


def test_a_fault_is_kept(path: Path) -> None:
    game = played(CONTEST.sittings()[0])._replace(fault=Fault(1, "The bot broke down."))
    other = played(CONTEST.sittings()[1])
    kept(CONTEST, [game, other], path)
    assert [found.fault for found in recounted(path)[1]] == [Fault(1, "The bot broke down."), None]
    assert recounted(path)[1][0].wins == (1.0, 0.0)


def test_a_seed_that_was_not_played_in_every_rotation_does_not_count(path: Path) -> None:
    found = write(path)
    rewrite(path, found[:-1])
    assert [game.seed for game in recounted(path)[1]] == ["s/0", "s/0"]
    rewrite(path, found[:2])
    assert refusal(recounted, path).endswith("has no seed that was played in every rotation.")


def other_game(found: list[Any]) -> None:
    found[0]["game"] = "kingdom-builder"


def other_players(found: list[Any]) -> None:
    found[1]["record"]["players"] = ["greedy", "random"]


def cut(found: list[Any]) -> None:
    del found[1]["record"]["entries"][-1]


def forged(found: list[Any]) -> None:
    found[1]["record"]["entries"][-1][2] = "done"


def other_format(found: list[Any]) -> None:
    found[0]["contest"] = 2


def no_head(found: list[Any]) -> None:
    del found[0]


@pytest.mark.parametrize(
    "spoil, sentence",
    [
        (other_game, "is not finished, or not of this contest."),
        (other_players, "is not finished, or not of this contest."),
        (cut, "is not finished, or not of this contest."),
        (forged, "of the record, “done”, differs from the rules: "),
        (other_format, "is none that --records has written: ValueError format 2."),
        (no_head, "is none that --records has written: KeyError 'contest'."),
        (list.clear, "is none that --records has written: ValueError "),
    ],
)
def test_what_was_changed_is_refused(spoil: Callable[[list[Any]], None], sentence: str, path: Path) -> None:
    found = write(path)
    spoil(found)
    rewrite(path, found)
    assert sentence in refusal(recounted, path)


@pytest.mark.parametrize("spoil", [b"", b"no", None])
def test_a_broken_file_is_refused(spoil: bytes | None, path: Path) -> None:
    write(path)
    path.write_bytes(path.read_bytes()[:-40] if spoil is None else spoil)
    assert refusal(recounted, path).startswith(f"The file {path} is none that --records has written: ")


def test_where_nothing_can_be_written_it_is_told(path: Path) -> None:
    write(path)
    assert refusal(kept, CONTEST, (), path.parent).startswith(f"The file {path.parent} cannot be written: ")
