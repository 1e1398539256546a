"""Recorded games: the same options, actions, scores and views as ever. `make playthroughs` writes them anew."""

from pathlib import Path

import pytest

from regalia.core.game import AnyGame
from regalia.core.playthrough import Cell, cells, recorded
from regalia.games import GAMES

FOLDER = Path(__file__).parent / "playthroughs"
CELLS = [(game, cell) for game in GAMES.values() for cell in cells(game)]
HINT = "if the rules were meant to change: make playthroughs"


@pytest.mark.parametrize("game, cell", CELLS, ids=[cell.label for _, cell in CELLS])
def test_the_game_is_played_and_seen_as_recorded(game: AnyGame, cell: Cell) -> None:
    path = FOLDER / f"{cell.label}.txt"
    assert path.exists(), f"there is no playthrough {path.name}: make playthroughs"
    text, views = recorded(game, cell)
    assert text.splitlines() == path.read_text("utf-8").splitlines(), HINT
    assert views == path.with_suffix(".views").read_text("utf-8"), HINT


def test_no_playthrough_is_left_over() -> None:
    wanted = {f"{cell.label}.{kind}" for _, cell in CELLS for kind in ("txt", "views")}
    assert {path.name for path in FOLDER.iterdir()} == wanted


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_every_module_has_a_playthrough(game: AnyGame) -> None:
    shown = {(name, value) for _, cell in CELLS for name, value in cell.options.items()}
    for option in game.options:
        if option.module:
            assert {(option.name, value) for value in option.choices if value != option.default} <= shown
