"""What the lessons read of a view.

left          how many settlements I still have to build in this turn
supply 1      how many settlements a seat has left; mine without a number
row           the number of my fullest row
land          the terrain of my card, `land name` or `land a`
tiles         how many tiles I hold
built         how many settlements I have on the board
lands         how many terrains with free hexes lie beside my settlements
beside MOVE   the location beside the hex of a move, with the article
"""

from collections.abc import Callable, Mapping

from regalia.core.lessons.measures import Glance
from regalia.games.kingdom_builder.box.data import BUILDABLE, TERRAINS
from regalia.games.kingdom_builder.box.hexes import ISLAND, ROW, SIZE, around
from regalia.games.kingdom_builder.rules.actions import Settle
from regalia.games.kingdom_builder.rules.turn import MANDATORY, Acting
from regalia.games.kingdom_builder.rules.view import View
from regalia.games.kingdom_builder.shown.words import say, the


def _me(at: Glance[View]) -> int:
    assert at.view.seat is not None, "a learner sits at the table"
    return at.view.seat


def left(at: Glance[View]) -> int:
    step = at.view.agenda[-1]
    return min(step.left, at.view.supply[_me(at)]) if isinstance(step, Acting) else MANDATORY


def supply(at: Glance[View], seat: str = "") -> int:
    return at.view.supply[int(seat) if seat else _me(at)]


def row(at: Glance[View]) -> int:
    own = at.view.own[_me(at)]
    best = max(range(len(ROW)), key=lambda at: (own & ROW[at]).bit_count())
    return best + 1 if best < SIZE else best - ISLAND + 1


def land(at: Glance[View], form: str = "name") -> str:
    card = at.view.card(_me(at))
    assert card is not None, "the learner holds a card"
    return say(at.lang, f"terrain.{TERRAINS[card]}.{form}")


def tiles(at: Glance[View]) -> int:
    return len(at.view.tiles(_me(at)))


def built(at: Glance[View]) -> int:
    return at.view.own[_me(at)].bit_count()


def lands(at: Glance[View]) -> int:
    """The terrains on which I have to stay beside my own."""
    beside = around(at.view.own[_me(at)]) & at.view.free
    return sum(bool(beside & land) for land in at.view.board.terrain[:BUILDABLE])


def location(at: Glance[View], move: Settle) -> str:
    board = at.view.board
    return the("tile", board.locations[board.touching[move.hex]], at.lang)


MEASURES: Mapping[str, Callable[..., object]] = {
    "left": left,
    "supply": supply,
    "row": row,
    "land": land,
    "tiles": tiles,
    "built": built,
    "lands": lands,
    "beside": location,
}
