"""The table in a browser: zones of HTML and SVG made from what a seat may know.

A hex is lit by the style sheet beside this file: the page says what can be chosen, never whether it may be now.
"""

from collections.abc import Sequence

from regalia.core.page import Plate, Zone
from regalia.games.kingdom_builder.rules.scoring import points
from regalia.games.kingdom_builder.rules.view import View
from regalia.games.kingdom_builder.shown.page import aims, land, map, players, tray
from regalia.games.kingdom_builder.shown.sight import Sight

__all__ = ["page"]


def page(view: View, plates: Sequence[Plate], lang: str) -> list[Zone]:
    """The zones in reading order."""
    sight, gold = Sight(view, lang, plates), [points(view, seat) for seat in range(len(view.own))]
    return [
        players.zone(sight, [sum(reasons.values()) for reasons in gold]),
        *map.zones(sight),
        tray.zone(sight),
        aims.zone(sight, gold),
        land.zone(sight),
    ]
