"""Threat cards on 132 x 188, and the chips on 60 x 84 that stand for them among works in progress."""

from collections.abc import Sequence

from regalia.art.icons import Sign, medal
from regalia.art.ink import box, clip, dot, fitted, g, path, serif, stroke, text
from regalia.core.html import Html, join
from regalia.games.wonderful_kingdom.shown.art.card_frames import blank, lighted
from regalia.games.wonderful_kingdom.shown.art.signs import goods, minus, sign
from regalia.games.wonderful_kingdom.shown.art.threat_scenes import HEIGHT, WIDTH, peril

CHIP = (60.0, 84.0)
_FRAME, _BONE = "#4a2230", "#efe3c4"
_MANY = 5  # helmets that stand side by side; more are a number


def threat_symbols() -> Html:
    """The windows of the pictures."""
    return clip("peril-window", box(0, 0, WIDTH, HEIGHT, "#000", 5)) + clip("peril-chip", box(0, 0, 54, 50, "#000", 4))


def skull(x: float, y: float, r: float = 11) -> Html:
    """The mark of every threat."""
    return dot(x, y, r, "#7a1722", stroke=_BONE, stroke_width=r * 0.14) + sign("threat", x, y, r * 1.4)


def _title(name: str) -> Html:
    """The name on a torn ribbon; long names are set closer."""
    ribbon = path("M2 108H130L126 119L130 130H2L6 119Z", "#7a1722", stroke=_BONE, stroke_opacity=".6")
    return ribbon + serif(
        66, 123.5, name, 13 if len(name) < 19 else 12.5, "#fff6dc", text_anchor="middle", **fitted(name, 104, 15)
    )


def _price(soldiers: int) -> Html:
    """What the fight costs: swords, the number, and the helmets themselves."""
    helmets = join(sign("soldiers", 53 + 15.6 * i, 146, 17) for i in range(min(soldiers, _MANY)))
    return (
        sign("battle", 19, 146, 19) + text(37, 151.5, soldiers, 16, text_anchor="middle", font_weight="700") + helmets
    )


def threat(
    name: str, words: str, soldiers: int, points: int, reward: Sequence[Sign] = (), makes: str = "", light: str = "lit"
) -> Html:
    """A whole card: what the fight costs, the points lost without it, the victor's reward, what a siphon draws."""
    edge = box(2.5, 2.5, 127, 183, "none", 7, stroke=_BONE, stroke_opacity=".4")
    view = g(peril(name), at=(6, 6), clip_path="url(#peril-window)")
    foot = box(6, 133, 120, 49, "var(--paper)", 5) + stroke("M12 158H120", "var(--line)", 1)
    spoils = goods(reward, 30, 162, 17)
    draws = sign(makes, 24, 170, 19) + stroke("M37 170h12m-4-4l4 4-4 4", "var(--bad)", 2) if makes else ""
    loss = medal(minus(points), 97, 157.5, 25) if points else ""
    top = blank(_FRAME) + edge + view + skull(17, 17) + _title(words)
    return top + foot + _price(soldiers) + spoils + draws + loss + lighted(light)


def threat_chip(name: str, soldiers: int, points: int, light: str = "lit") -> Html:
    """Picture, price and loss, for a row under construction; the card itself says more."""
    view = g(g(peril(name), at=(-2, 0), scale=0.484), at=(3, 3), clip_path="url(#peril-chip)")
    foot = box(3, 55, 54, 26, "var(--paper)", 4)
    price = sign("soldiers", 13, 68, 17) + text(26, 73, soldiers, 14, text_anchor="middle", font_weight="700")
    loss = medal(minus(points), 33, 56.5, 23) if points else ""
    return blank(_FRAME, *CHIP, 6) + view + skull(11, 11, 7.5) + foot + price + loss + lighted(light, *CHIP, 6)
