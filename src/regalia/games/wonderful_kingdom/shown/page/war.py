"""The conquest map as it stands, and the armies that stand nowhere."""

from collections.abc import Iterator
from functools import cache

from regalia.art.parts import badge, picture, spoken
from regalia.core.html import Html, tag
from regalia.core.protocol import Seat
from regalia.games.wonderful_kingdom.box.catalogue import Catalogue
from regalia.games.wonderful_kingdom.box.houses import HOUSES
from regalia.games.wonderful_kingdom.rules.lands import reserve
from regalia.games.wonderful_kingdom.rules.state import Land
from regalia.games.wonderful_kingdom.shown import words as named
from regalia.games.wonderful_kingdom.shown.art.live_map import VIEW, Attrs, field, host
from regalia.games.wonderful_kingdom.shown.art.map_ground import Territory
from regalia.games.wonderful_kingdom.shown.art.tokens import army, prisoner
from regalia.games.wonderful_kingdom.shown.draw.boards import territories
from regalia.games.wonderful_kingdom.shown.draw.book import Book
from regalia.games.wonderful_kingdom.shown.sight import Sight
from regalia.games.wonderful_kingdom.shown.words.table import holder

_RIVALS = (0, 1)  # alone the second is the rival who never acts


def war(sight: Sight) -> Html:
    """Ground and live layer, with the reserves below. While there is war the map comes to the front."""
    land = tag("div", data_ground=f"wk-map-{sight.view.setting.board}")
    layers = tag("div", land, _live(sight), class_="layers wk-layers")
    sides = tag("div", *(_reserve(sight, seat) for seat in _RIVALS), class_="wk-reserves", data_help="rules.conquest")
    front = {"data_front": ""} if sight.view.phase == "conquest" else {}
    return tag("div", tag("div", layers, class_="wk-map zoom", id="wk-front"), sides, class_="wk-war", **front)


@cache
def ground(rows: Catalogue, board: str) -> Html:
    """The land alone, as every game on this board has it."""
    bare = [Land()] * len(rows.boards[board])
    return tag("svg", field(territories(Book(rows, "en"), board, bare, HOUSES)), viewBox=VIEW, aria_hidden="true")


def _live(sight: Sight) -> Html:
    """All territories, each a place of its own, slots above them."""
    view = sight.view
    rows = territories(sight.book, view.setting.board, view.land, sight.houses, view.prison)
    lands = [_land(sight, row, land) for row, land in zip(rows, sight.view.land, strict=True)]
    slots = [[_slot(sight, row, at) for at in range(len(row.slots))] for row in rows]
    name = sight.say(f"board.{sight.view.setting.board}.name")
    return tag("svg", host(rows, lands, slots), viewBox=VIEW, role="group", aria_label=name)


def _land(sight: Sight, row: Territory, land: Land) -> Attrs:
    """A territory as something to choose; a spectator chooses nothing."""
    lang = sight.lang
    who = holder(sight.view, land.owner, [plate.name for plate in sight.plates], lang) if land.armies else ""
    told = ", ".join((row.name, who, named.amount("armies", land.armies, lang)) if who else (row.name,))
    helps = f"territory.{sight.view.setting.board.lower()}-{row.id}"
    return _choice(sight.token(f"land-{row.id}"), told, helps, "wk-region")


def _slot(sight: Sight, row: Territory, at: int) -> Attrs:
    kind = sight.view.catalogue.boards[sight.view.setting.board][row.id].slots[at].kind
    told = f"{row.name}, {sight.say(f'slot.{kind}.name')}"
    return _choice(sight.token(f"slot-{row.id}-{at + 1}"), told, f"slot.{kind}", "wk-slot")


def _choice(token: str, told: str, helps: str, kind: str) -> Attrs:
    known = {"aria_label": told, "data_help": helps}
    if not token:
        return {**known, "class_": kind, "role": "img"}
    return {**known, "class_": f"can {kind}", "role": "button", "data_token": token}


def _reserve(sight: Sight, seat: Seat) -> Html:
    """Armies that can still be recruited, and those in prison."""
    house, held = sight.houses[seat], sight.view.prison[seat]
    return tag("p", badge(house, 26), *_counts(sight, house, reserve(sight.view, seat), held))


def _counts(sight: Sight, house: str, free: int, held: int) -> Iterator[Html]:
    yield picture("-14 -26 28 34", army(house, 0, 6, 32), width=26, height=30) + spoken(sight.say("page.reserve"))
    yield tag("b", free)
    if held:
        yield picture("-18 -14 36 28", prisoner(house, 0, 0, 32), width=30, height=24) + spoken(
            sight.say("plain.prison")
        )
        yield tag("b", held)
