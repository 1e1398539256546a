"""Playthroughs: the same text every time, line by line what happened, and a game for every module."""

from collections import Counter
from pathlib import Path

import pytest

from regalia.core.game import AnyGame
from regalia.core.options import choose
from regalia.core.playthrough import Cell, cells, played, recorded, walk, write
from regalia.games import GAMES
from tests.core.lanes_toy import Ask, Deal, Note, lanes, toy

FORCED = toy(Deal(1), Note("now"), lanes([Ask(0, "yes")], [Deal(0)]), Ask(1, "ok"), bag="xx")
FREE = toy(*(Ask(seat, "a b c d") for seat in (0, 1, 0, 1)), lanes([Deal(0), Ask(0)], [Ask(1), Deal(1)]), bag="wxyz")
GAMES_AND_TOY = [*GAMES.values(), FREE]


def named(label: str) -> Cell:
    return Cell(label, 2, {"music": "on"})


def test_a_game_is_written_entry_by_entry() -> None:
    head, option, *lines = played(FORCED, named("any")).splitlines()
    assert (head, option) == ("game toy, rules 1, 2 seats", "option music on")
    assert lines[0] == "   1 chance   1 draw 1 x"
    assert sorted(line[5:] for line in lines[1:3]) == ["chance   1 draw 0 x (lane 1)", "seat 0   1 say yes (lane 0)"]
    assert lines[3:] == [
        "   4 seat 1   1 say ok",
        "score 0 2: words 1, letters 1",
        "score 1 2: words 1, letters 1",
        "ranks 1 1",
    ]


def test_every_line_tells_how_many_options_there_were() -> None:
    lines = played(FREE, named("count")).splitlines()[2:-3]
    counts = Counter(int(line.split("seat ")[1].split()[1]) for line in lines if "seat" in line)
    assert counts == {4: 4, 2: 2}


@pytest.mark.parametrize("game", GAMES_AND_TOY, ids=lambda game: str(game.id))
def test_the_same_cell_is_the_same_text_and_another_label_another(game: AnyGame) -> None:
    cell = cells(game)[0]
    other = cell._replace(label="another")
    for part in (0, 1):
        assert recorded(game, cell)[part] == recorded(game, cell)[part] != recorded(game, other)[part]


@pytest.mark.parametrize("game", GAMES_AND_TOY, ids=lambda game: str(game.id))
def test_there_is_a_hash_after_every_entry(game: AnyGame) -> None:
    cell = cells(game)[0]
    *_, (match, _) = walk(game, cell)
    assert match.over
    assert len(recorded(game, cell)[1].splitlines()) == len(match.entries)


def test_what_one_seat_alone_sees_changes_the_hash() -> None:
    secret = toy(Deal(1), bag="xy")
    assert len({recorded(secret, named(str(label)))[1] for label in range(20)}) == 2


def test_the_label_decides_what_seats_and_chance_do() -> None:
    either = toy(Deal(1), Ask(0), bag="xy")
    assert len({played(either, named(str(label))) for label in range(40)}) == 4


def test_lanes_are_walked_in_any_order() -> None:
    second_lines = {played(FORCED, named(str(label))).splitlines()[3][5:] for label in range(20)}
    assert second_lines == {"chance   1 draw 0 x (lane 1)", "seat 0   1 say yes (lane 0)"}


@pytest.mark.parametrize("game", GAMES_AND_TOY, ids=lambda game: str(game.id))
def test_the_cells_cover_all_seat_counts_and_each_value_of_each_module(game: AnyGame) -> None:
    shown = cells(game)
    modules = {(option.name, value) for option in game.options if option.module for value in option.choices}
    defaults = {(option.name, option.default) for option in game.options}
    assert modules - defaults <= {pair for cell in shown for pair in cell.options.items()}
    assert {cell.seats for cell in shown if not cell.options} == set(game.seats)


def test_all_modules_are_played_together_with_every_seat_count_and_their_values_by_turns() -> None:
    together = {cell.seats: cell.options for cell in cells(FREE) if len(cell.options) > 1}
    assert together == {2: {"guests": "one", "music": "on"}, 3: {"guests": "two", "music": "on"}}


@pytest.mark.parametrize("game", GAMES_AND_TOY, ids=lambda game: str(game.id))
def test_every_cell_has_its_own_label_and_can_be_played(game: AnyGame) -> None:
    shown = cells(game)
    assert len({cell.label for cell in shown}) == len(shown)
    for cell in shown:
        assert cell.seats in game.seats
        choose(game.options, game.clashes, cell.options, cell.seats)


def test_two_files_a_cell_are_written(tmp_path: Path) -> None:
    files = write(FREE, tmp_path)
    assert sorted(files) == sorted(tmp_path.iterdir())
    for cell in cells(FREE):
        assert (tmp_path / f"{cell.label}.txt").read_text("utf-8") == played(FREE, cell)
        assert (tmp_path / f"{cell.label}.views").read_text("utf-8") == recorded(FREE, cell)[1]
