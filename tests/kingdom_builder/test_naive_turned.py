"""The second reading plays alike on a board that lies upside down."""

from copy import deepcopy
from dataclasses import replace
from random import Random

import pytest

from tests.kingdom_builder.first_game import FIRST_GAME, ISLAND
from tests.kingdom_builder.naive import Position, after, moves, notation, parse
from tests.kingdom_builder.naive_scores import points
from tests.kingdom_builder.test_naive import TILES, at, drawn, position, turned


def turned_move(move: str) -> str:
    verb, _, cell = move.partition(" ")
    return f"{verb} {notation(turned(parse(cell)))}" if cell else move


def turned_position(position: Position) -> Position:
    """An empty board, turned."""
    return replace(
        position,
        grid={turned(cell): letter for cell, letter in position.grid.items()},
        locations={turned(cell): tile for cell, tile in position.locations.items()},
        capitols={turned(cell) for cell in position.capitols},
        caves={turned(cell) for cell in position.caves},
    )


def next_turn(position: Position, card: str) -> Position:
    seat = 1 - position.seat
    ready = ["cave", *(position.locations[place] for place in position.held[seat])]
    return replace(position, seat=seat, card=card, left=3, ready=ready)


@pytest.mark.parametrize("seed", range(4))
def test_whole_games_play_alike_upside_down(seed: int) -> None:
    rng = Random(seed)
    grid = drawn(*FIRST_GAME) | drawn(*ISLAND, board="island")
    locations = dict(zip([cell for cell in grid if grid[cell] == "L"], rng.sample(TILES, 9), strict=True))
    game = position(grid, "", "", locations=locations, capitols=at("4,4"), caves=at("3,9 3,12 18,15"), card="F", left=3)
    mirror = turned_position(game)
    while all(game.supply):
        offered, card = moves(game), rng.choice("GCDFT")
        assert {turned_move(move) for move in offered} == moves(mirror)
        move, before = rng.choice(sorted(offered)), deepcopy(game)
        if move == "end":
            game, mirror = next_turn(game, card), next_turn(mirror, card)
        else:
            old, game, mirror = game, after(game, move), after(mirror, turned_move(move))
            assert old == before
    assert [points(game, seat) for seat in (0, 1)] == [points(mirror, seat) for seat in (0, 1)]
