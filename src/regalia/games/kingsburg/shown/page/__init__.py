"""The table as a page: zones of HTML for the browser, and what each option is called there."""

from collections.abc import Sequence

from regalia.core.html import join, tag
from regalia.core.page import Plate, Zone
from regalia.games.kingsburg.rules.view import View
from regalia.games.kingsburg.shown.page.court import court
from regalia.games.kingsburg.shown.page.governors import candidates, choosing
from regalia.games.kingsburg.shown.page.grounds import grounds, named
from regalia.games.kingsburg.shown.page.players import players
from regalia.games.kingsburg.shown.page.province import neighbours, province
from regalia.games.kingsburg.shown.page.tray import tray
from regalia.games.kingsburg.shown.page.year import year
from regalia.games.kingsburg.shown.sight import Sight

__all__ = ["page"]


def page(view: View, plates: Sequence[Plate], lang: str) -> Sequence[Zone]:
    """The table as one seat sees it, in reading order; what never changes lies in the tray, always in sight."""
    sight, drawn = Sight(view, lang, plates), grounds(view)
    say = sight.say
    board = choosing(sight) if candidates(sight) else court(sight)
    defs = join(tag("div", class_="defs", data_ground=key) for key in drawn)
    zones = (
        Zone("players", say("page.players"), "people", "left", players(sight)),
        Zone("court", say("page.court"), "crown", "board", board),
        Zone("year", say("page.year"), "clock", "left", year(sight)),
        Zone("province", say("page.province"), "home", "right", province(sight)),
        Zone("realm", say("page.realm"), "map", "right", neighbours(sight)),
        Zone("tray", say("page.tray"), "cards", "tray", defs + tray(sight), drawn),
    )
    return [zone._replace(html=named(zone.html)) for zone in zones]
