"""The plates of the players, in turn order: points, goods, honours, and the dice still in hand."""

from collections.abc import Iterator

from regalia.art.ink import tag
from regalia.core.protocol import Seat
from regalia.games.kingsburg.box.data import RESOURCES
from regalia.games.kingsburg.rules.state import Province
from regalia.games.kingsburg.shown.page.parts import crest, cube, fact, listed, silent, spoken, thing, words
from regalia.games.kingsburg.shown.view import SEATS, Shown, signed
from regalia.games.kingsburg.shown.words import amount, counted


def players(shown: Shown) -> str:
    lit = shown.lit()
    return tag("div", *(_plate(shown, seat, seat in lit) for seat in shown.order), class_="plates")


def _plate(shown: Shown, seat: Seat, turn: bool) -> str:
    """House, name and points; then all that the province holds."""
    province, plate = shown.view.provinces[seat], shown.plates[seat]
    flag = tag("div", crest(SEATS[seat], 34), class_="flag")
    note = tag("span", words(plate.note), class_="you") if plate.note else ""
    name = tag("div", tag("b", words(plate.name)), note, class_="kg-name")
    facts = tag("div", *goods(province, shown.lang), class_="facts")
    body = flag + name + facts + _total(shown, province.score) + _hand(shown, seat)
    kind = f"plate kg-plate {SEATS[seat]}{' turn' if turn else ''}"
    tab = "province" if seat == shown.front else "realm"
    return tag("article", body, class_=kind, data_piece=f"plate-{seat}", data_tab_to=tab)


def _total(shown: Shown, score: int) -> str:
    unit = tag("small", words(counted("page.unit", score, shown.lang)))
    art = silent(words(signed(score)), unit)
    return tag("div", art, spoken(amount("points", score, shown.lang)), class_="total", data_help="thing.points")


def goods(province: Province, lang: str) -> Iterator[str]:
    held = (*zip(RESOURCES, province.goods, strict=True), ("plus2", province.plus2), ("soldiers", province.soldiers))
    yield from (fact(what, count, lang) for what, count in held)


def honours(shown: Shown, seat: Seat) -> Iterator[str]:
    """The King's favour and envoy, and a look at the enemy, which is public."""
    view = shown.view
    honours = {
        "favour": ("crown", view.favour == seat),
        "envoy": ("envoy", view.envoy == seat),
        "looked": ("peek", seat in view.known and not view.shown),
    }
    for honour, (sign, his) in honours.items():
        if his:
            art = thing(sign, 20) + spoken(shown.say(f"draw.{honour}"))
            yield tag("span", art, class_="kg-honour", data_help=f"thing.{honour}")


def _hand(shown: Shown, seat: Seat) -> str:
    """What may still be placed, and honours; the viewer's own dice travel from the tray."""
    held = listed([*dice(shown, seat, travel=seat != shown.view.seat)], "kg-left")
    honoured = listed([*honours(shown, seat)], "kg-honours")
    return listed([part for part in (held, honoured) if part], "kg-hand")


def dice(shown: Shown, seat: Seat, travel: bool) -> Iterator[str]:
    """The dice in hand; those that travel are known by their key."""
    held = [*shown.hand(seat)]
    yield from (cube(face, kind, key if travel else None) for face, kind, key in held)
    if held:
        yield spoken(shown.say("page.hand", dice=", ".join(str(face) for face, _, _ in held)))
