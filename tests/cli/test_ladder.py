"""The ladder at the command line: lines with their thinking, cells that are played on, and the worst of them."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from regalia.agents.arena import Played
from regalia.agents.ladder import Gate, Line
from regalia.agents.results import share
from regalia.cli.cells import GateResult, ending, summary, together
from regalia.games import GAMES
from tests.cli.conftest import Run

GAME = "kingsburg"
CELLS = ("ladder", GAME, "--cells")
GATE = (Gate("≥", 0.9),)
STRONG = Line("cell-0", ("greedy", "random"), 3, 3, GATE, (("rows", "base"), ("destiny", "on")), "ladder/0")
WEAK = Line("cell-1", ("random", "random"), 2, 2, GATE, (("rows", "base"), ("destiny", "off")), "ladder/1")
SETTLED = 6
Refused = Callable[..., str]


@pytest.fixture
def two(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two short cells, of which one is in doubt."""
    monkeypatch.setattr("regalia.agents.ladder.cells", lambda _: (STRONG, WEAK))
    monkeypatch.setattr("regalia.agents.ladder.SETTLED_GAMES", SETTLED)


def facts(run: Run, *more: str) -> dict[str, Any]:
    """What was printed as JSON, without what a clock has measured."""
    found: dict[str, Any] = json.loads(run(*CELLS, "--json", *more).stdout)
    for gate in found["gates"]:
        for standing in gate["standings"]:
            assert standing.pop("think")["p99"] >= 0
    return found


def cell(name: str, seats: int, seeds: int, wins: float, **options: str) -> GateResult:
    """A cell in which the first bot wins so much of every seed."""
    line = Line(name, ("tuned", "random"), seats, 20, GATE, tuple(options.items()))
    games = [_game(seats, seed, turn, wins) for seed in range(seeds) for turn in range(seats)]
    return GateResult(line, line.gates[0], games, share(games, 0), [])


def _game(seats: int, seed: int, turn: int, wins: float) -> Played:
    bots = tuple(int(seat != turn) for seat in range(seats))
    won = tuple(0.0 if bot else wins for bot in bots)
    return Played(str(seed), bots, (0,) * seats, won, ("points",) * seats, ((),) * seats)


# lines


def test_a_page_has_the_time_to_think(run: Run) -> None:
    page = run("ladder", GAME, "--line", "greedy-v-random", "--scale", "0.002", "--markdown").stdout.splitlines()
    heads, row = ([text.strip() for text in page[at].split("|")] for at in (0, 3))
    told = dict(zip(heads, row, strict=True))
    assert (told["line"], told["bots"]) == ("greedy-v-random", "greedy v random")
    assert told["think"].endswith(" ms")
    assert told["p99"].endswith(" ms")


@pytest.mark.parametrize("scale", ["inf", "nan", "-inf", "1001", "1e999"])
def test_a_scale_has_bounds(scale: str, refused: Refused) -> None:
    assert refused("ladder", GAME, f"--scale={scale}").startswith("Invalid value for '--scale'")


# cells


def test_cells_are_told_by_seat_count_and_by_each_value(two: None, run: Run) -> None:
    done = run(*CELLS)
    lines = done.stdout.splitlines()
    assert [line.split()[0] for line in lines[1:-3]] == [
        "seats=2",
        "seats=3",
        "destiny=off",
        "destiny=on",
        "rows=base",
    ]
    assert lines[-3].startswith("1 of 2 gates are met. Regalia ")
    assert "seeds ladder/0/0, ladder/0/1 and so on" in lines[-3]
    assert done.exit_code == 1


def test_the_mirror_is_no_cell(run: Run, folder: Path) -> None:
    found = facts(run, "--line", "cell-1", "--line", "cell-1", "--scale", "0.004", "--records", "out")
    assert [row["line"] for row in found["gates"]] == ["cell-1"]
    assert [path.name for path in (folder / "out").iterdir()] == [f"{GAME}-cell-1.jsonl.gz"]


def test_the_end_is_the_sum_and_the_worst_cell(two: None, run: Run) -> None:
    found = facts(run)
    worst, total = found["worst"], found["total"]
    assert worst | {"share": 0} == {"line": "cell-1", "share": 0, "games": 6, "seats": 2, "options": {}}
    assert (total["cells"], total["games"], total["met"]) == (2, 9, False)
    assert total["share"] == pytest.approx((found["gates"][0]["share"] + worst["share"]) / 2)
    for more in ((), ("--markdown",)):
        lines = run(*CELLS, *more).stdout.splitlines()
        assert lines[-2].startswith(f"2 cells, 9 games, {total['share']:.1%} in all (")
        assert lines[-1] == f"The worst is cell-1, {worst['share']:.1%} of 6 games: seats=2."


def test_the_worst_cell_is_named_with_its_unusual_options() -> None:
    cells = [cell("cell-0", 2, 10, 1.0), cell("cell-1", 5, 4, 0.5, rows="base", destiny="on", army="on")]
    game = GAMES[GAME]
    assert ending(game, cells)[1] == "The worst is cell-1, 50.0% of 20 games: seats=5, destiny=on, army=on."
    assert summary(game, cells)["worst"]["options"] == {"destiny": "on", "army": "on"}


def test_cells_count_by_their_games() -> None:
    """Ten seeds at two seats are as many games as four at five seats."""
    cells = [cell("cell-0", 2, 10, 1.0, rows="base"), cell("cell-1", 5, 4, 0.0, rows="base")]
    both = next(part for part in together(cells) if part.name == "rows=base")
    assert (both.games, both.share.value) == (40, 0.5)
    assert ending(GAMES[GAME], cells)[0].startswith("2 cells, 40 games, 50.0% in all ")


def test_a_part_is_met_if_each_of_its_cells_is() -> None:
    cells = [*(cell(f"cell-{at}", 2, 10, 1.0, rows="base") for at in range(9)), cell("cell-9", 5, 4, 0.5, rows="base")]
    met = {part.name: part.met for part in together(cells)}
    assert met == {"seats=2": True, "seats=5": False, "rows=base": False}
    assert {part.name: part.share.value for part in together(cells)}["rows=base"] == pytest.approx(0.95)


def test_a_cell_in_doubt_is_played_on_the_same_for_any_number_of_processes(two: None, run: Run) -> None:
    found = facts(run, "--records", "one")
    assert [row["games"] for row in found["gates"]] == [STRONG.games, SETTLED]
    assert facts(run, "--records", "two", "--jobs", "2") == found
    for made in ("one", "two"):
        again = json.loads(run("recount", f"{made}/{GAME}-cell-1.jsonl.gz", "--json").stdout)
        assert (again["games"], again["seed"]) == (SETTLED, WEAK.seed)
        assert again["standings"][0]["share"] == found["gates"][1]["share"]


def test_a_fault_is_told_once(two: None, run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("regalia.agents.random.RandomBot.choose", lambda *_: "dance")
    assert run(*CELLS, "--line", "cell-1").stderr.count("faults in all") == 2
