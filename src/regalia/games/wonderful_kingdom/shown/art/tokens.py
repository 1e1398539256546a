"""Pieces of a duel of duchies: cubes, soldiers, armies, and the round tokens that lie on cards and boards."""

from collections.abc import Mapping

from regalia.art.heraldry import HOUSES, emblem, field
from regalia.art.ink import dot, g, oval, path, stroke, text
from regalia.core.html import Html, tag
from regalia.games.wonderful_kingdom.shown.art.signs import sign

CUBES: Mapping[str, tuple[str, str, str]] = {  # the top, the lit side, the side in shade
    "materials": ("#dfe2e6", "#a9aeb7", "#7d828c"),
    "population": ("#b98bd8", "#7a49a5", "#522a77"),
    "gold": ("#ffe08a", "#e3ac2f", "#a97714"),
    "exploration": ("#bfe3f7", "#5cabdd", "#2b6c9c"),
    "krystallium": ("#ffb8cd", "#e2557f", "#a3264f"),
}
_PAWN = "M-9 12C-9 4 -5.4 2 -4.6 -2A7.4 7.4 0 1 1 4.6 -2C5.4 2 9 4 9 12Q0 16 -9 12Z"
_RIM, _DARK = "#fffaf0", "#1a130c"


def cube(kind: str, x: float, y: float, size: float = 20) -> Html:
    """Three tones around a point."""
    top, lit, shade = CUBES[kind]
    faces = (
        path("M0 -10L9 -5L0 0L-9 -5Z", top)
        + path("M-9 -5L0 0V10L-9 5Z", lit)
        + path("M9 -5L0 0V10L9 5Z", shade)
        + stroke("M0 -10L9 -5V5L0 10L-9 5V-5ZM-9 -5L0 0L9 -5M0 0V10", "#241a10", 0.9, opacity=".75")
    )
    return g(path("M-8 6L0 11L10 6L10 9L1 13Z", "#000", opacity=".25"), faces, at=(x, y), scale=size / 20)


def army(house: str, x: float, y: float, size: float = 34) -> Html:
    """A pawn that stands with its foot on the point; the emblem tells the house without colour."""
    shape = stroke(_PAWN, _RIM, 5) + stroke(_PAWN, _DARK, 2.4) + field(house, _PAWN)
    charge = g(emblem(house), at=(0, -7.4), scale=0.5)
    return g(oval(2, 13, 11, 3.4, "#000", opacity=".35"), shape, charge, at=(x, y - size * 0.38), scale=size / 34)


def prisoner(house: str, x: float, y: float, size: float = 34) -> Html:
    """The same pawn, lying around the point."""
    shape = stroke(_PAWN, _RIM, 5) + stroke(_PAWN, _DARK, 2.4) + field(house, _PAWN)
    pawn = tag("g", shape, g(emblem(house), at=(0, -7.4), scale=0.5), transform="rotate(-90)")
    return g(oval(-1, 9, 15, 3.4, "#000", opacity=".35"), pawn, at=(x, y), scale=size / 34)


def soldier(x: float, y: float, size: float = 26) -> Html:
    """A helmet on its own shadow."""
    return oval(x + 1, y + size * 0.44, size * 0.42, size * 0.12, "#000", opacity=".28") + sign("soldiers", x, y, size)


def _disc(x: float, y: float, r: float, fill: str, line: str) -> Html:
    rim = dot(x, y, r, fill, stroke=line, stroke_width=r * 0.12)
    return dot(x + r * 0.05, y + r * 0.14, r, "#000", opacity=".28") + rim


def trap(x: float, y: float, size: float = 30) -> Html:
    return _disc(x, y, size / 2, "#f0e6cf", "#7a1f2b") + sign("trap", x, y, size * 0.74)


def spy(x: float, y: float, size: float = 30, used: bool = False) -> Html:
    """Ready, or used this round: turned over to its grey side and struck through."""
    if not used:
        return _disc(x, y, size / 2, "#e4ecf6", "#34435f") + sign("spy", x, y, size * 0.74)
    reach = size * 0.3
    line = stroke(f"M{x - reach} {y + reach}L{x + reach} {y - reach}", "#7a1f2b", size * 0.09)
    return _disc(x, y, size / 2, "#a8a294", "#5d5a52") + sign("spy", x, y, size * 0.74, opacity=".45") + line


def stolen(x: float, y: float, size: float = 24) -> Html:
    return oval(x + 1, y + size * 0.1, size * 0.44, size * 0.44, "#000", opacity=".28") + sign("stolen", x, y, size)


def illusion(house: str, x: float, y: float, size: float = 30) -> Html:
    """The eye of a mirage on the badge outline of its house."""
    shape = HOUSES[house].outline
    face = stroke(shape, _RIM, 4) + stroke(shape, _DARK, 2) + field(house, shape)
    return g(oval(1, 4, 18, 17, "#000", opacity=".25"), face, at=(x, y), scale=size / 40) + sign(
        "illusion", x, y, size * 0.66
    )


def step_token(house: str, x: float, y: float, size: float = 24) -> Html:
    """The badge of a house as a wooden counter: this step of the quest is done."""
    shape = HOUSES[house].outline
    edge = g(path(shape, f"var(--{house}-deep)"), at=(0, 4))
    face = stroke(shape, _RIM, 4.6) + edge + stroke(shape, _DARK, 1.8) + field(house, shape)
    return g(face, emblem(house), at=(x, y), scale=size / 40)


def round_marker(number: int, x: float, y: float, size: float = 30) -> Html:
    """An hourglass counter with the number of the round."""
    words = text(x, y + size * 0.19, number, size * 0.52, "#fff6dc", text_anchor="middle", font_weight="700")
    dial = dot(x, y, size * 0.37, "none", stroke="#e9bd55", stroke_width=1, stroke_dasharray="1 2.4")
    return _disc(x, y, size / 2, "#25364f", "#d9ad4e") + dial + words
