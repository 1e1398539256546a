"""Every game obeys the laws, with every value of its options and every pair of values: `make soak` looks longer."""

from functools import cache
from itertools import combinations, product

import pytest

from regalia.core.laws import Cell, check, clashes_are_refused, cover, twins_play_alike
from regalia.core.laws.cover import Grid, excluded, factors
from regalia.core.laws.records import states_survive_json
from regalia.core.options import SEATS
from regalia.core.protocol import Game
from regalia.games import GAMES
from tests.core.toys.banquet import BANQUET

PARTS = 4  # so that the games of one cover can be played side by side
SEEDS = (0,)
RATE = 0.25
JOURNEYS = 20  # games that go through JSON after every move
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
