"""The law of clashes: options that exclude each other are refused, and the sentence says which."""

from regalia.core.errors import Refused
from regalia.core.game import AnyGame
from regalia.core.laws.cover import Cell, Grid, cell, excluded, factors
from regalia.core.options import SEATS
from regalia.core.protocol import Broken


def clashes_are_refused(game: AnyGame) -> int:
    """Every excluded pair of values is refused with a sentence that names both options. How many pairs there are."""
    columns, tried = factors(game), 0
    for clash in game.clashes:
        grid = Grid(columns, (other for other in game.clashes if other is not clash))
        names = [name for name in columns if name not in (clash.first, clash.second)]
        for pair in excluded(columns, clash):
            alone = [name for name in names if name == SEATS]  # where the others exclude it too, with seats that fit
            row = grid.fill(frozenset(pair), names) or grid.fill(frozenset(pair), alone) or frozenset(pair)
            _refused(game, cell(game, row), clash.first, clash.second)
            tried += 1
    return tried


def _refused(game: AnyGame, cell: Cell, first: str, second: str) -> None:
    try:
        cell.start(game)
    except Refused as error:
        if first in str(error) and second in str(error):
            return
        raise Broken(f"clashes are refused: {game.id}, {cell}: {first} and {second} are not named: {error}") from None
    raise Broken(f"clashes are refused: {game.id}, {cell}: {first} and {second} clash and were accepted")
