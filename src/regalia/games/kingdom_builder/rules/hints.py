"""What bots know of the game: the worth of a position in the eyes of a simple player."""

from regalia.core.protocol import Seat
from regalia.games.kingdom_builder.box.data import BUILDABLE
from regalia.games.kingdom_builder.box.hexes import QUADRANTS, around, members
from regalia.games.kingdom_builder.rules.effects import MOVES
from regalia.games.kingdom_builder.rules.scoring import points
from regalia.games.kingdom_builder.rules.state import Kingdom, shift
from regalia.games.kingdom_builder.rules.tiles import gain, lose, tile_beside
from regalia.games.kingdom_builder.rules.turn import Discarding, Landing

TILE = 1.6  # a tile in the hand, for every ten settlements in the supply
TOUCH = 0.25  # a terrain that my settlements touch binds the next card of it
REACH = 0.4  # a castle or location two hexes away
SHARE = 0.8  # for the farmers, a section where I have more than the fewest
TRIED = 4  # landings that are looked at when a settlement is lifted
HASTE = 0.01  # a move that gains nothing is not made


def worth(state: Kingdom, seat: Seat) -> float:
    """Points now, tiles by the turns left, what is in reach, and freedom: the terrains that do not bind me."""
    step = state.agenda[-1] if state.agenda else None
    if isinstance(step, Landing) and step.seat == seat:
        return _best_landing(state, step) - HASTE
    own = sum(points(state, seat).values())
    touched = sum(1 for terrain in state.board.terrain[:BUILDABLE] if terrain & state.free & state.near[seat])
    reached = (around(state.near[seat]) & state.board.special).bit_count()
    lost = isinstance(step, Discarding) and step.seat == seat
    tiles = (state.held[seat].bit_count() - lost) * state.supply[seat] / 10
    return own + TILE * tiles - TOUCH * touched + REACH * reached + SHARE * _sections_ahead(state, seat)


def _sections_ahead(state: Kingdom, seat: Seat) -> int:
    """Steps towards the next points of the farmers."""
    if "farmers" not in state.cards:
        return 0
    counts = [(state.own[seat] & section).bit_count() for section in QUADRANTS]
    return sum(count > min(counts) for count in counts)


def _best_landing(state: Kingdom, step: Landing) -> float:
    hexes = list(members(MOVES[step.tile].lands(state, step.seat, step.origin)))
    return max(_landed(state, step, hex_) for hex_ in hexes[:: -(-len(hexes) // TRIED)])


def _landed(state: Kingdom, step: Landing, hex_: int) -> float:
    moved = state.copy()
    moved.agenda.clear()
    shift(moved, step.seat, step.origin, hex_)
    lose(moved, step.seat, tile_beside(moved.board, step.origin))
    gain(moved, step.seat, hex_)
    return worth(moved, step.seat)
