"""The plates of the players, in turn order: points, goods, honours, and the dice still in hand."""

from collections.abc import Iterator

from regalia.art.parts import badge, icon, person, row, spoken, told
from regalia.core.html import Html, tag
from regalia.core.protocol import Seat
from regalia.games.kingsburg.shown.page.parts import cube, fact
from regalia.games.kingsburg.shown.sight import Sight, signed
from regalia.games.kingsburg.shown.words import amount, counted

LONG = 12  # letters of a name that have room on one line


def players(sight: Sight) -> Html:
    lit = sight.waiting
    return tag("div", *(_plate(sight, seat, seat in lit) for seat in sight.order), class_="plates")


def _plate(sight: Sight, seat: Seat, turn: bool) -> Html:
    """House, name and points; then all that the province holds."""
    province, plate = sight.view.provinces[seat], sight.plates[seat]
    flag = tag("div", badge(sight.houses[seat], 34), class_="flag")
    name = person(plate, kind="kg-name kg-long" if len(plate.name) > LONG else "kg-name")
    facts = tag("div", *goods(sight, seat), class_="facts", aria_hidden="true")
    body = flag + name + facts + _total(sight, province.score) + _hand(sight, seat) + told(plate, *_words(sight, seat))
    kind = f"plate kg-plate {sight.houses[seat]}{' turn' if turn else ''}"
    return tag("article", body, class_=kind, data_piece=f"plate-{seat}", data_seat=seat)


def _total(sight: Sight, score: int) -> Html:
    unit = tag("small", counted("page.unit", score, sight.lang))
    return tag("div", tag("span", signed(score), unit), class_="total", data_help="thing.points", aria_hidden="true")


def _words(sight: Sight, seat: Seat) -> Iterator[str]:
    """What the plate tells besides the name."""
    yield amount("points", sight.view.provinces[seat].score, sight.lang)
    yield from (amount(what, count, sight.lang) for what, count in sight.held(seat))
    yield from (sight.say(f"draw.{honour}") for honour, _ in sight.honours(seat))
    if held := [*sight.hand(seat)]:
        yield sight.say("page.hand", dice=", ".join(str(face) for face, _, _ in held))


def goods(sight: Sight, seat: Seat) -> Iterator[Html]:
    return (fact(what, count, sight.lang) for what, count in sight.held(seat))


def honours(sight: Sight, seat: Seat) -> Iterator[Html]:
    for honour, sign in sight.honours(seat):
        said = spoken(sight.say(f"draw.{honour}"))
        yield tag("span", icon(sign, 20), said, class_="kg-honour", data_help=f"thing.{honour}")


def _hand(sight: Sight, seat: Seat) -> Html:
    """What may still be placed, and honours; the viewer's own dice travel from the tray."""
    held = row(*dice(sight, seat, travel=seat != sight.view.seat), kind="kg-left")
    honoured = row(*honours(sight, seat), kind="kg-honours")
    return row(held, honoured, kind="kg-hand", aria_hidden="true")


def dice(sight: Sight, seat: Seat, travel: bool) -> Iterator[Html]:
    """The dice in hand; those that travel are known by their key."""
    held = [*sight.hand(seat)]
    yield from (cube(face, kind, key if travel else None) for face, kind, key in held)
    if held:
        yield spoken(sight.say("page.hand", dice=", ".join(str(face) for face, _, _ in held)))
