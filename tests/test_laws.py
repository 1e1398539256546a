"""Every game obeys the laws, with every value of its options; `make soak` plays every pair of values, and longer."""

from itertools import combinations, product

import pytest

from regalia.core import shared
from regalia.core.game import AnyGame
from regalia.core.laws import Cell, cover
from regalia.core.laws.boxes import another
from regalia.core.laws.clashes import clashes_are_refused
from regalia.core.laws.cover import Grid, excluded, factors
from regalia.core.laws.parcels import what_is_sent_arrives, what_is_sent_is_small
from regalia.core.laws.records import states_survive_json
from regalia.core.laws.suite import ALL, check
from regalia.core.laws.twins import twins_play_alike
from regalia.core.options import SEATS
from regalia.core.protocol import Broken
from regalia.games import GAMES
from regalia.games.wonderful_kingdom.box.catalogue import Catalogue
from tests.core.toys.banquet import BANQUET
from tests.covers import covered, every_value, values
from tests.soaking import SOAK

PARTS = 4  # so that the games of one cover can be played side by side
SEEDS = (0,)
RATE = 0.5
LENGTH = 60  # positions that a game has, at the very least on average
PARCELS = (what_is_sent_is_small, what_is_sent_arrives)
WITH_TOY = {BANQUET.id: BANQUET, **GAMES}


every_game = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)


def played(name: str) -> tuple[Cell, ...]:
    """Cells that have every value; in the long run twice, and so often that there are two for each part."""
    once = every_value(name, 1)
    return every_value(name) if SOAK or len(once) < 2 * PARTS else once


@every_game
@pytest.mark.parametrize("part", range(PARTS))
def test_the_laws_hold(game: AnyGame, part: int) -> None:
    cells = played(game.id)[part::PARTS]
    report = check(game, cells, SEEDS, rate=RATE)
    assert report.games == len(cells) > 1
    assert report.positions > LENGTH * report.games
    assert all(report.looks[law.name] == report.positions for law in ALL if law.every == 1)
    assert all(report.looks[law.name] > RATE * report.positions / law.every / 2 - 3 for law in ALL)


@every_game
def test_every_value_of_every_option_is_played(game: AnyGame) -> None:
    assert {item for cell in played(game.id) for item in cell.items()} == values(game.id)


@every_game
def test_a_game_survives_json_after_every_move(game: AnyGame) -> None:
    cells = every_value(game.id, 1)
    report = check(game, cells, SEEDS, (states_survive_json,), rate=states_survive_json.every)
    assert report.looks[states_survive_json.name] == report.positions > LENGTH * len(cells)


@every_game
def test_what_a_box_file_made_is_shared_and_not_carried(game: AnyGame) -> None:
    box = another(game.box)
    assert {*box} == {row.key for row in game.box.rows}
    check(game, every_value(game.id, 1), SEEDS, PARCELS, box=box)


def test_a_catalogue_that_is_made_again_for_each_view_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    game = GAMES["wonderful-kingdom"]
    monkeypatch.setattr(Catalogue, "made", staticmethod(Catalogue))
    with pytest.raises(Broken, match=r"^what is sent arrives: .* made twice$"):
        check(game, every_value(game.id, 1)[:1], SEEDS, PARCELS)


def test_a_box_file_that_is_carried_with_each_view_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    game = GAMES["wonderful-kingdom"]
    monkeypatch.setattr(shared._Packer, "persistent_id", lambda *_: None)
    with pytest.raises(Broken, match=r"^what is sent is small: .* bytes, more than 8192$"):
        check(game, every_value(game.id, 1)[:1], SEEDS, PARCELS, box=another(game.box))


@pytest.mark.parametrize("game", WITH_TOY.values(), ids=WITH_TOY)
def test_every_pair_of_values_is_played_unless_it_clashes(game: AnyGame) -> None:
    columns = factors(game)
    items = [[(name, value) for value in values] for name, values in columns.items()]
    allowed = {frozenset(pair) for one, two in combinations(items, 2) for pair in product(one, two)}
    allowed -= {frozenset(pair) for clash in game.clashes for pair in excluded(columns, clash)}
    grid = Grid(columns, game.clashes)
    allowed = {pair for pair in allowed if grid.fill(pair, [name for name in columns if name not in dict(pair)])}
    rows = ([(SEATS, str(cell.seats)), *cell.options] for cell in cover(game))
    assert {frozenset(pair) for row in rows for pair in combinations(row, 2)} == allowed


@every_game
def test_clashes_are_refused(game: AnyGame) -> None:
    assert clashes_are_refused(game) >= len(game.clashes)


@every_game
def test_twins_play_alike(game: AnyGame) -> None:
    twins_play_alike(f"regalia.games:GAMES:{game.id}", covered(game.id)[::40], SEEDS)


def test_a_game_without_options_is_played_with_every_number_of_seats(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(BANQUET), "options", ())
    monkeypatch.setattr(type(BANQUET), "clashes", ())
    assert [cell.seats for cell in cover(BANQUET)] == list(BANQUET.seats)
