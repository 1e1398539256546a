"""The five houses. A player is a colour, a hatching, an emblem, a badge outline and a silhouette on the map."""

from collections.abc import Mapping
from typing import NamedTuple

from regalia.art.ink import dot, fade, oval, path, sprite, stroke, symbol
from regalia.core.html import Html, join, tag


class House(NamedTuple):
    """Lines of a house; its colours are the tokens that bear its name."""

    outline: str  # badge, 40 x 40 around the origin
    hut: str  # settlement, base on y = 15
    hatching: str  # the engravers' own for this tincture, on 6 x 6


HOUSES: Mapping[str, House] = {
    "rose": House("M-16 -17H16V-1C16 9 9 15 0 19C-9 15 -16 9 -16 -1Z", "M-15 15V-2L0 -17L15 -2V15Z", "M2 0V6M5 0V6"),
    "moon": House("M0 -18A18 18 0 1 1 0 18A18 18 0 1 1 0 -18Z", "M-16 15V1A16 16 0 0 1 16 1V15Z", "M0 2H6M0 5H6"),
    "sun": House("M0 -20L20 0L0 20L-20 0Z", "M-18 15L-3 -17H3L18 15Z", "M1.5 1.5h.01M4.5 4.5h.01"),
    "oak": House("M-17 -17H17V17L0 11L-17 17Z", "M-18 15V3L-10 -11H10L18 3V15Z", ""),
    "tower": House(
        "M-8 -18H8L18 -8V8L8 18H-8L-18 8V-8Z",
        "M-11 15V-5H-14V-17H-8V-12H-3V-17H3V-12H8V-17H14V-5H11V15Z",
        "M0 2H6M0 5H6M2 0V6M5 0V6",
    ),
}


def _rose(on: str) -> Html:
    petals = ((0, -5.6), (5.3, -1.7), (3.3, 4.5), (-3.3, 4.5), (-5.3, -1.7))
    return join(dot(x, y, 4.6, on) for x, y in petals) + dot(0, 0, 3.4, "var(--rose)") + dot(0, 0, 1.9, on)


def _moon(on: str) -> Html:
    star = "M7 -7l1 2.2 2.2 1-2.2 1-1 2.2-1-2.2-2.2-1 2.2-1Z"
    return path("M3 -10A10 10 0 1 0 9.5 4.5A8 8 0 1 1 3 -10Z", on) + path(star, on)


def _sun(on: str) -> Html:
    rays = (path("M-2 -5.6L0 -11.4L2 -5.6Z", on, transform=f"rotate({angle})") for angle in range(0, 360, 45))
    return join(rays) + dot(0, 0, 4.9, on)


def _oak(on: str) -> Html:
    crown = ((0, -6, 5), (-5.5, -2, 4.6), (5.5, -2, 4.6), (0, 0, 4.6))
    return join(dot(x, y, r, on) for x, y, r in crown) + path("M-1.6 0H1.6V6.5L4.5 9H-4.5L-1.6 6.5Z", on)


def _tower(on: str) -> Html:
    return path("M-6.5 9.5V-4H-8V-10H-4.5V-7H-1.75V-10H1.75V-7H4.5V-10H8V-4H6.5V9.5H2V5A2 2 0 0 0 -2 5V9.5Z", on)


_EMBLEMS = {"rose": _rose, "moon": _moon, "sun": _sun, "oak": _oak, "tower": _tower}


def emblem(house: str) -> Html:
    """The charge, about 22 x 22 around the origin, in the colour that reads on the house."""
    return _EMBLEMS[house](f"var(--{house}-on)")


def field(house: str, shape: str, hatched: float = 0.2) -> Html:
    """A shape in the house's tincture and hatching."""
    hatching = path(shape, f"url(#hatch-{house})", opacity=hatched) if HOUSES[house].hatching else ""
    return path(shape, f"var(--{house})") + hatching + path(shape, "url(#sheen)")


def badge(house: str, rim: str = "var(--rim)") -> Html:
    """Seat marker: outline, tincture, hatching, rim, emblem."""
    shape = HOUSES[house].outline
    return field(house, shape) + stroke(shape, rim, 1.6) + emblem(house)


def hut(house: str) -> Html:
    """A settlement: light from the upper left, light rim, dark line, so that it reads on every terrain."""
    shape = HOUSES[house].hut
    shadow = oval(2, 16, 19, 5, "#000", opacity=".28")
    return (
        shadow
        + stroke(shape, "#fffaf0", 6.5)
        + stroke(shape, "#1a130c", 3.4)
        + path(shape, f"var(--{house})")
        + (_ROOFS[house])
    )


def _door(house: str) -> Html:
    return path("M-4 15V8A4 4 0 0 1 4 8V15Z", f"var(--{house}-on)", opacity=".9")


_ROOFS = {
    "rose": stroke("M-18 1L0 -17L18 1", "var(--rose-deep)", 4.5) + _door("rose"),
    "moon": path("M-16 1A16 16 0 0 1 16 1Z", "var(--moon-deep)")
    + stroke("M0 -15V-20", "var(--moon-on)", 3)
    + _door("moon"),
    "sun": path("M3 -17L18 15H6L0 -17Z", "var(--sun-deep)") + path("M-5 15L0 -2L5 15Z", "var(--sun-on)", opacity=".85"),
    "oak": path("M-18 3L-10 -11H10L18 3Z", "var(--oak-deep)") + _door("oak"),
    "tower": path("M3 -12H8V-17H14V-5H11V15H3Z", "var(--tower-deep)") + _door("tower"),
}


def seals(*houses: str) -> Html:
    """The symbols of these houses: badge-rose, hut-rose, hatch-rose; and the one light, from the upper left."""
    sheen = fade("sheen", (0, "#fff", 0.34), (0.55, "#fff", 0), (1, "#000", 0.2), x2=1)
    hatchings = join(_hatch(house) for house in houses if HOUSES[house].hatching)
    badges = join(symbol(f"badge-{house}", "-22 -22 44 44", badge(house)) for house in houses)
    huts = join(symbol(f"hut-{house}", "-24 -24 48 48", hut(house)) for house in houses)
    return sheen + hatchings + badges + huts


def _hatch(house: str) -> Html:
    line = stroke(HOUSES[house].hatching, f"var(--{house}-on)", 1.8 if house == "sun" else 1)
    return tag("pattern", line, id=f"hatch-{house}", width=6, height=6, patternUnits="userSpaceOnUse")


def seat(house: str, x: float, y: float, size: float = 28) -> Html:
    """The badge around a point."""
    return sprite(f"badge-{house}", x, y, size)


def piece(house: str, x: float, y: float, scale: float = 0.98) -> Html:
    """The settlement on a point of the map."""
    return sprite(f"hut-{house}", x, y, 48 * scale)
