"""The plates of the players, in turn order: points, goods, honours, and the dice still in hand."""

from collections.abc import Iterator

from regalia.art.parts import badge, icon, row, silent, spoken
from regalia.core.html import Html, tag
from regalia.core.protocol import Seat
from regalia.games.kingsburg.box.data import RESOURCES
from regalia.games.kingsburg.rules.state import Province
from regalia.games.kingsburg.shown.page.parts import cube, fact
from regalia.games.kingsburg.shown.sight import Sight, signed
from regalia.games.kingsburg.shown.words import amount, counted


def players(sight: Sight) -> Html:
    lit = sight.waiting
    return tag("div", *(_plate(sight, seat, seat in lit) for seat in sight.order), class_="plates")


def _plate(sight: Sight, seat: Seat, turn: bool) -> Html:
    """House, name and points; then all that the province holds."""
    province, plate = sight.view.provinces[seat], sight.plates[seat]
    flag = tag("div", badge(sight.houses[seat], 34), class_="flag")
    note = tag("span", plate.note, class_="you") if plate.note else ""
    name = tag("div", tag("b", plate.name), note, class_="kg-name")
    facts = tag("div", *goods(province, sight.lang), class_="facts")
    body = flag + name + facts + _total(sight, province.score) + _hand(sight, seat)
    kind = f"plate kg-plate {sight.houses[seat]}{' turn' if turn else ''}"
    tab = "province" if seat == sight.front else "realm"
    return tag("article", body, class_=kind, data_piece=f"plate-{seat}", data_tab_to=tab)


def _total(sight: Sight, score: int) -> Html:
    unit = tag("small", counted("page.unit", score, sight.lang))
    art = silent(signed(score), unit)
    return tag("div", art, spoken(amount("points", score, sight.lang)), class_="total", data_help="thing.points")


def goods(province: Province, lang: str) -> Iterator[Html]:
    held = (*zip(RESOURCES, province.goods, strict=True), ("plus2", province.plus2), ("soldiers", province.soldiers))
    yield from (fact(what, count, lang) for what, count in held)


def honours(sight: Sight, seat: Seat) -> Iterator[Html]:
    """The King's favour and envoy, and a look at the enemy, which is public."""
    view = sight.view
    honours = {
        "favour": ("crown", view.favour == seat),
        "envoy": ("envoy", view.envoy == seat),
        "looked": ("peek", seat in view.known and not view.shown),
    }
    for honour, (sign, his) in honours.items():
        if his:
            art = icon(sign, 20) + spoken(sight.say(f"draw.{honour}"))
            yield tag("span", art, class_="kg-honour", data_help=f"thing.{honour}")


def _hand(sight: Sight, seat: Seat) -> Html:
    """What may still be placed, and honours; the viewer's own dice travel from the tray."""
    held = row(*dice(sight, seat, travel=seat != sight.view.seat), kind="kg-left")
    honoured = row(*honours(sight, seat), kind="kg-honours")
    return row(held, honoured, kind="kg-hand")


def dice(sight: Sight, seat: Seat, travel: bool) -> Iterator[Html]:
    """The dice in hand; those that travel are known by their key."""
    held = [*sight.hand(seat)]
    yield from (cube(face, kind, key if travel else None) for face, kind, key in held)
    if held:
        yield spoken(sight.say("page.hand", dice=", ".join(str(face) for face, _, _ in held)))
