"""Every game obeys the laws, with every value of its options and every pair of values: `make soak` looks longer."""

from functools import cache
from itertools import combinations, product

import pytest

from regalia.core import shared
from regalia.core.laws import Cell, another, check, clashes_are_refused, cover, twins_play_alike
from regalia.core.laws.cover import Grid, excluded, factors
from regalia.core.laws.parcels import what_is_sent_arrives, what_is_sent_is_small
from regalia.core.laws.records import states_survive_json
from regalia.core.options import SEATS
from regalia.core.protocol import Broken, Game
from regalia.games import GAMES
from regalia.games.wonderful_kingdom.catalogue import Catalogue
from tests.core.toys.banquet import BANQUET

PARTS = 4  # so that the games of one cover can be played side by side
SEEDS = (0,)
RATE = 0.25
JOURNEYS = 20  # games that go through JSON after every move
PARCELS = (what_is_sent_is_small, what_is_sent_arrives)
BOXED = 12  # games with another box
WITH_TOY = {BANQUET.id: BANQUET, **GAMES}


every_game = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)


@cache
def cells(name: str) -> tuple[Cell, ...]:
    return cover(WITH_TOY[name])


@every_game
@pytest.mark.parametrize("part", range(PARTS))
def test_the_laws_hold(game: Game, part: int) -> None:
    print(check(game, cells(game.id)[part::PARTS], SEEDS, rate=RATE))


@every_game
def test_a_game_survives_json_after_every_move(game: Game) -> None:
    some = cells(game.id)[:: max(1, len(cells(game.id)) // JOURNEYS)][:JOURNEYS]
    check(game, some, SEEDS, (states_survive_json,), rate=states_survive_json.every)


@every_game
def test_what_a_box_file_made_is_shared_and_not_carried(game: Game) -> None:
    box = another(game.box)
    assert {*box} == {row.key for row in game.box.rows}
    check(game, cells(game.id)[:: max(1, len(cells(game.id)) // BOXED)][:BOXED], SEEDS, PARCELS, box=box)


def test_a_catalogue_that_is_made_again_for_each_view_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    game = GAMES["wonderful-kingdom"]
    monkeypatch.setattr(Catalogue, "made", staticmethod(Catalogue))
    with pytest.raises(Broken, match=r"^what is sent arrives: .* made twice$"):
        check(game, cells(game.id)[:1], SEEDS, PARCELS)


def test_a_box_file_that_is_carried_with_each_view_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    game = GAMES["wonderful-kingdom"]
    monkeypatch.setattr(shared._Packer, "persistent_id", lambda *_: None)
    with pytest.raises(Broken, match=r"^what is sent is small: .* bytes, more than 8192$"):
        check(game, cells(game.id)[:1], SEEDS, PARCELS, box=another(game.box))


@pytest.mark.parametrize("game", WITH_TOY.values(), ids=WITH_TOY)
def test_every_pair_of_values_is_played_unless_it_clashes(game: Game) -> None:
    columns = factors(game)
    items = [[(name, value) for value in values] for name, values in columns.items()]
    allowed = {frozenset(pair) for one, two in combinations(items, 2) for pair in product(one, two)}
    allowed -= {frozenset(pair) for clash in game.clashes for pair in excluded(columns, clash)}
    grid = Grid(columns, game.clashes)
    allowed = {pair for pair in allowed if grid.fill(pair, [name for name in columns if name not in dict(pair)])}
    rows = ([(SEATS, str(cell.seats)), *cell.options] for cell in cells(game.id))
    assert {frozenset(pair) for row in rows for pair in combinations(row, 2)} == allowed


@every_game
def test_clashes_are_refused(game: Game) -> None:
    print(f"{clashes_are_refused(game)} pairs of values are refused")


@every_game
def test_twins_play_alike(game: Game) -> None:
    twins_play_alike(f"regalia.games:GAMES:{game.id}", cells(game.id)[::40], SEEDS)


def test_a_game_without_options_is_played_with_every_number_of_seats(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(BANQUET), "options", ())
    monkeypatch.setattr(type(BANQUET), "clashes", ())
    assert [cell.seats for cell in cover(BANQUET)] == list(BANQUET.seats)
