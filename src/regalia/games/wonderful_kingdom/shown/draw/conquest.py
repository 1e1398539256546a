"""The map of a conquest as it stands, and beside it the armies that stand nowhere."""

from regalia.art.heraldry import seat as badge
from regalia.art.ink import g, text
from regalia.art.sheet import Block, heading, sheet
from regalia.core.html import Html, join
from regalia.core.protocol import Seat
from regalia.games.wonderful_kingdom.rules.lands import reserve
from regalia.games.wonderful_kingdom.shown.art.map import conquest_map
from regalia.games.wonderful_kingdom.shown.art.map_ground import SIZE, Territory
from regalia.games.wonderful_kingdom.shown.art.tokens import army, prisoner
from regalia.games.wonderful_kingdom.shown.draw.boards import territories
from regalia.games.wonderful_kingdom.shown.sight import Sight

SCALE = 0.75
_RIVALS = (0, 1)  # alone the second is the rival who never acts


def chart(sight: Sight) -> Block:
    """The map; territories and slots that may be chosen are lit."""
    view = sight.view
    rows = territories(sight.book, view.setting.board, view.land, sight.houses, view.prison)
    return g(conquest_map([_live(sight, row) for row in rows]), scale=SCALE), SIZE[1] * SCALE


def _live(sight: Sight, row: Territory) -> Territory:
    places = enumerate(row.slots, 1)
    slots = tuple(slot._replace(legal=sight.legal(f"slot-{row.id}-{at}")) for at, slot in places)
    return row._replace(slots=slots, legal=sight.legal(f"land-{row.id}"))


def reserves(sight: Sight, width: float) -> Block:
    """For each side the armies that can still be recruited, and those in prison."""
    top = sheet(0, 0, width, 110) + heading(16, 27, width - 32, sight.say("draw.reserve"))
    return top + join(g(_side(sight, seat), at=(24 + (width - 32) / 2 * seat, 40)) for seat in _RIVALS), 110.0


def _side(sight: Sight, seat: Seat) -> Html:
    house, held = sight.houses[seat], sight.view.prison[seat]
    number = {"font_weight": "700"}
    waiting = army(house, 66, 44, 42) + text(88, 36, reserve(sight.view, seat), 20, **number)
    jailed = prisoner(house, 142, 30, 38) + text(166, 36, held, 20, **number)
    return badge(house, 20, 28, 36) + waiting + jailed
