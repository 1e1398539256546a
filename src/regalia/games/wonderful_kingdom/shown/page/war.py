"""The conquest map as it stands, and the armies that stand nowhere."""

from collections.abc import Iterator
from functools import cache

from regalia.art.parts import badge, picture, spoken
from regalia.core.html import Html, tag
from regalia.core.protocol import Seat
from regalia.games.wonderful_kingdom.box.catalogue import Catalogue
from regalia.games.wonderful_kingdom.rules.lands import reserve
from regalia.games.wonderful_kingdom.rules.prison import PRISON
from regalia.games.wonderful_kingdom.rules.state import Land
from regalia.games.wonderful_kingdom.shown import words as named
from regalia.games.wonderful_kingdom.shown.art.land import Territory
from regalia.games.wonderful_kingdom.shown.art.tokens import army, prisoner
from regalia.games.wonderful_kingdom.shown.art.war import VIEW, Attrs, field, host
from regalia.games.wonderful_kingdom.shown.draw.boards import territories
from regalia.games.wonderful_kingdom.shown.draw.book import Book
from regalia.games.wonderful_kingdom.shown.view import SEATS, Shown
from regalia.games.wonderful_kingdom.shown.words.table import holder

_RIVALS = (0, 1)  # alone the second is the rival who never acts


def war(shown: Shown) -> Html:
    """Ground and live layer, with the reserves below. While there is war the map fills the board and can be zoomed."""
    land = tag("div", data_ground=f"wk-map-{shown.view.setting.board}")
    fought = shown.view.phase == "conquest"
    layers = tag("div", land, _live(shown), class_="layers wk-layers" if fought else "wk-layers")
    sides = tag("div", *(_reserve(shown, seat) for seat in _RIVALS), class_="wk-reserves", data_help="rules.conquest")
    near = {"class_": "wk-map zoom", "id": "wk-front"} if fought else {"class_": "wk-map"}
    return tag("div", tag("div", layers, **near), sides, class_="wk-war")


@cache
def ground(rows: Catalogue, board: str) -> Html:
    """The land alone, as every game on this board has it."""
    bare = [Land()] * len(rows.boards[board])
    return tag("svg", field(territories(Book(rows, "en"), board, bare, SEATS)), viewBox=VIEW, aria_hidden="true")


def _live(shown: Shown) -> Html:
    """All territories, each a place of its own, slots above them."""
    rows = [
        _held(shown, row) for row in territories(shown.book, shown.view.setting.board, shown.view.land, shown.houses)
    ]
    lands = [_land(shown, row, land) for row, land in zip(rows, shown.view.land, strict=True)]
    slots = [[_slot(shown, row, at) for at in range(len(row.slots))] for row in rows]
    name = shown.say(f"board.{shown.view.setting.board}.name")
    return tag("svg", host(rows, lands, slots), viewBox=VIEW, role="group", aria_label=name)


def _held(shown: Shown, row: Territory) -> Territory:
    """With the armies that lie in prison there."""
    jail = any(slot.sign == PRISON for slot in row.slots)
    held = tuple(shown.houses[seat] for seat in _RIVALS for _ in range(shown.view.prison[seat])) if jail else ()
    return row._replace(prisoners=held)


def _land(shown: Shown, row: Territory, land: Land) -> Attrs:
    """A territory as something to choose; a spectator chooses nothing."""
    lang = shown.book.lang
    who = holder(shown.view, land.owner, [plate.name for plate in shown.plates], lang) if land.armies else ""
    told = ", ".join((row.name, who, named.amount("armies", land.armies, lang)) if who else (row.name,))
    helps = f"territory.{shown.view.setting.board.lower()}-{row.id}"
    return _choice(shown.token(f"land-{row.id}"), told, helps, "wk-region")


def _slot(shown: Shown, row: Territory, at: int) -> Attrs:
    kind = shown.view.catalogue.boards[shown.view.setting.board][row.id].slots[at].kind
    told = f"{row.name}, {shown.say(f'slot.{kind}.name')}"
    return _choice(shown.token(f"slot-{row.id}-{at + 1}"), told, f"slot.{kind}", "wk-slot")


def _choice(token: str, told: str, helps: str, kind: str) -> Attrs:
    known = {"aria_label": told, "data_help": helps}
    if not token:
        return {**known, "class_": kind, "role": "img"}
    return {**known, "class_": f"can {kind}", "role": "button", "data_token": token}


def _reserve(shown: Shown, seat: Seat) -> Html:
    """Armies that can still be recruited, and those in prison."""
    house, held = shown.houses[seat], shown.view.prison[seat]
    return tag("p", badge(house, 26), *_counts(shown, house, reserve(shown.view, seat), held))


def _counts(shown: Shown, house: str, free: int, held: int) -> Iterator[Html]:
    yield picture("-14 -26 28 34", army(house, 0, 6, 32), width=26, height=30) + spoken(shown.say("page.reserve"))
    yield tag("b", free)
    if held:
        yield picture("-18 -14 36 28", prisoner(house, 0, 0, 32), width=30, height=24) + spoken(
            shown.say("plain.prison")
        )
        yield tag("b", held)
