"""What bots know of the game: the worth of a position in the eyes of a simple player."""

from regalia.core.protocol import Seat
from regalia.games.kingdom_builder.data import BUILDABLE
from regalia.games.kingdom_builder.effects import MOVES
from regalia.games.kingdom_builder.hexes import members
from regalia.games.kingdom_builder.rules import Landing, gain, lose
from regalia.games.kingdom_builder.scoring import points
from regalia.games.kingdom_builder.state import Kingdom, shift

TILE = 1.6  # a tile in the hand, for each settlement of the supply that a quarter of the game is worth
TOUCH = 0.25  # a terrain that my settlements touch binds the next card of it
TRIED = 12  # landings that are looked at when a settlement is lifted
HASTE = 0.01  # a move that gains nothing is not made


def worth(state: Kingdom, seat: Seat) -> float:
    """Points now, tiles by the turns left, and freedom: the terrains that do not bind me."""
    step = state.agenda[-1] if state.agenda else None
    if isinstance(step, Landing) and step.seat == seat:
        return _best_landing(state, step) - HASTE
    own = sum(points(state, seat).values())
    rivals = max(sum(points(state, other).values()) for other in range(len(state.own)) if other != seat)
    touched = sum(1 for terrain in state.board.terrain[:BUILDABLE] if terrain & state.free & state.near[seat])
    tiles = state.held[seat].bit_count() * state.supply[seat] / 10
    return own - 0.2 * rivals + TILE * tiles - TOUCH * touched


def _best_landing(state: Kingdom, step: Landing) -> float:
    hexes = list(members(MOVES[step.tile].lands(state, step.seat, step.origin)))
    return max(_landed(state, step, hex_) for hex_ in hexes[:: -(-len(hexes) // TRIED)])


def _landed(state: Kingdom, step: Landing, hex_: int) -> float:
    moved = state.copy()
    moved.agenda.clear()
    shift(moved, step.seat, step.origin, hex_)
    lose(moved, step.seat, step.origin)
    gain(moved, step.seat, hex_)
    return worth(moved, step.seat)
