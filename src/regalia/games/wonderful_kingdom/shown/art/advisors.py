"""Advisor cards on 132 x 188, and the round seats of a council."""

from regalia.art.faces import portrait
from regalia.art.ink import box, clip, dot, fitted, g, path, serif, stroke, text
from regalia.art.sheet import lines_of
from regalia.core.html import Html, join
from regalia.games.wonderful_kingdom.shown.art.advisor_portraits import COUNCIL
from regalia.games.wonderful_kingdom.shown.art.card_frames import blank, lighted
from regalia.games.wonderful_kingdom.shown.art.signs import sign

SEAT = 64.0
_HANGINGS = {"choice": "#3f6f96", "planning": "#4f7a6c", "production": "#94660d", "end": "#6b2440"}
_GILT, _WALL = "#d9ad4e", "#f2dfb2"
_ARCH = "M16 122V56C16 26 38 8 66 8C94 8 116 26 116 56V122Z"


def advisor_symbols() -> Html:
    """The arch of a card and the round of a seat, for the portraits."""
    return clip("council-arch", path(_ARCH, "#000")) + clip("council-seat", dot(0, 0, 27, "#000"))


def advisor(name: str, words: str, soldiers: int, phase: str, duel: bool = False, light: str = "lit") -> Html:
    """A whole card: who it is, what the service costs, the phase it belongs to; duel marks one for two players only."""
    when = dot(110, 171, 13, "var(--slot)", stroke=_HANGINGS[phase], stroke_width=1.6) + sign(phase, 110, 171, 19)
    two = dot(113, 20, 11, "var(--slot)", stroke="#7a1722", stroke_width=1.6) + sign("duel", 113, 20, 16)
    face = blank() + _niche(name, phase) + _name(words, phase) + _price(soldiers) + when
    return face + (two if duel else "") + lighted(light)


def _niche(name: str, phase: str) -> Html:
    """The portrait in an arch, the wall around it in the colour of the phase."""
    joints = stroke("M5 30h11M5 60h11M5 90h11M116 30h11M116 60h11M116 90h11", "#000", 1, opacity=".25")
    shade = path("M66 8C94 8 116 26 116 56V122H84C92 80 90 40 66 8Z", "#000", opacity=".08")
    bust = g(g(portrait(COUNCIL[name]), at=(14, 8.5), scale=1.04), clip_path="url(#council-arch)")
    return (
        box(5, 5, 122, 120, _HANGINGS[phase], 6)
        + joints
        + path(_ARCH, _WALL)
        + shade
        + bust
        + stroke(_ARCH, _GILT, 2.6)
    )


def _name(words: str, phase: str) -> Html:
    """On one line or two, over the ribbon of the phase."""
    ribbon = box(5, 123, 122, 35, _HANGINGS[phase], 4) + box(5, 123, 122, 35, "#000", 4, opacity=".28")
    lines = lines_of(words, 112, 13)
    first = 145 if len(lines) == 1 else 139.5
    letters = (
        serif(66, first + 14 * i, line, 13, "#fff6dc", text_anchor="middle", **fitted(line, 112, 16))
        for i, line in enumerate(lines)
    )
    return ribbon + stroke("M5 123.5H127", _GILT, 1.4) + join(letters)


def _price(soldiers: int) -> Html:
    number = text(24, 175, soldiers, 15, text_anchor="middle", font_weight="700")
    return number + join(sign("soldiers", 40 + 16 * i, 170, 17) for i in range(soldiers))


def councillor(
    name: str, phase: str, x: float, y: float, size: float = SEAT, used: bool = False, legal: bool = False
) -> Html:
    """A seat of the council around a point. An advisor whose power is spent is grey and struck through."""
    faded = ".45" if used else None
    bust = g(g(portrait(COUNCIL[name]), at=(-29, -27), scale=0.58), clip_path="url(#council-seat)", opacity=faded)
    ground = dot(1, 3, 31, "#000", opacity=".25") + dot(0, 0, 29, "#b9b4aa" if used else _WALL)
    ring = dot(0, 0, 29, "none", stroke="#8a8579" if used else _GILT, stroke_width=4)
    spent = stroke("M-20 20L20 -20", "#fffaf0", 6) + stroke("M-20 20L20 -20", "#7a1722", 3) if used else ""
    when = dot(21, 21, 11, "var(--slot)", stroke=_HANGINGS[phase], stroke_width=1.6) + sign(phase, 21, 21, 16)
    return g(ground, bust, ring, spent, when, _light() if legal else "", at=(x, y), scale=size / SEAT)


def _light() -> Html:
    halo = dot(0, 0, 31, "none", stroke="var(--glow)", stroke_width=5, class_="halo pulse")
    pin = dot(22, -22, 8, "#fff", stroke="#1d1204", stroke_width=1.4) + stroke(
        "M22 -26.4v8.8M17.6 -22h8.8", "#1d1204", 2
    )
    return dot(0, 0, 31, "none", stroke="#1d1204", stroke_width=8, opacity=".4") + halo + pin
