"""Each kind of notice by itself, over a history that is made for it: the end, a rematch, the last quarter of a time."""

import asyncio
from collections import Counter
from collections.abc import Mapping, Sequence, Set
from pathlib import Path

import pytest

from regalia.table import registry
from tests.table.noticed import PEOPLE, history
from tests.table.told import OVER, REMATCH, SOON, TURN

END = ("move",) * 120  # more than are left in a game that ends soon
NONE, BOTH, BUT_WHO_ENDED_IT = {0}, {2}, {1, 2}  # of the two who are told at all
HISTORIES: Mapping[str, tuple[Sequence[str], Mapping[str, Set[int]]]] = {
    "the end": ((*END, "time", "time", "restart", "time"), {OVER: BUT_WHO_ENDED_IT, TURN: NONE, SOON: NONE}),
    "the end, not yet": (END, {OVER: NONE}),
    "the end, after a restart": ((*END, "restart", "time"), {OVER: BUT_WHO_ENDED_IT}),
    "the end, which all have seen": ((*END, "all look", "time", "restart", "time"), {OVER: NONE}),
    "a rematch": ((*END, "all look", "rematch", "time", "restart", "time"), {OVER: NONE, REMATCH: BOTH}),
    "a rematch, not yet": ((*END, "rematch"), {REMATCH: NONE}),
    "a rematch, seen at its own table": (
        (*END, "rematch", "all look at the rematch", "time", "time"), {OVER: BUT_WHO_ENDED_IT, REMATCH: NONE},
    ),
    "a rematch, seen at the old table": ((*END, "rematch", "all look", "time"), {OVER: NONE, REMATCH: NONE}),
    "a second rematch": ((*END, "all look", "rematch", "all look", "rematch", "time"), {OVER: NONE, REMATCH: BOTH}),
    "a quarter of the time": (("time",) * 4, {SOON: {1, 2}, OVER: NONE, REMATCH: NONE}),
    "a quarter of the time, not yet": (("time",) * 3, {SOON: NONE}),
    "a quarter of the time, though all look": (
        ("all look", "time", "time", "time", "all look", "time"), {SOON: {1, 2}, TURN: NONE},
    ),
    "a quarter of the time, after a restart": (("time", "time", "time", "restart", "time"), {SOON: {1, 2}}),
}  # fmt: skip


@pytest.fixture(autouse=True)
def _dice(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "fresh", lambda: "2" * 64)  # the same each time


@pytest.mark.parametrize("game", PEOPLE)
@pytest.mark.parametrize("steps, wanted", HISTORIES.values(), ids=[*HISTORIES])
def test_each_kind_of_notice_comes_when_it_has_to(
    tmp_path: Path, game: str, steps: Sequence[str], wanted: Mapping[str, Set[int]]
) -> None:
    """Once for each who is told: so many of the two who want to be told may be, whoever ends the game."""
    told = asyncio.run(history(tmp_path, game, 1 if steps[0] == "move" else 0, *steps))
    met = Counter(kind for _, kind in told if kind in wanted)
    assert len(told) == len(set(told))
    assert all(met[kind] in counts for kind, counts in wanted.items()), told


def test_little_time_is_told_in_games_over_days_alone(tmp_path: Path) -> None:
    """Half a minute before the end of a short choice nobody gets a letter about it."""
    steps = ("time",) * 4
    for seed, wanted in ((0, {TURN, SOON}), (2, {TURN})):
        folder = tmp_path / str(seed)
        folder.mkdir()
        assert {kind for _, kind in asyncio.run(history(folder, "kingsburg", seed, *steps))} == wanted
