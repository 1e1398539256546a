"""Terrain cards on 120 x 168: a terrain to the rim with its name at the foot, and the back they share."""

from regalia.art.ink import box, clip, dot, fitted, g, path, serif, stroke, use
from regalia.art.terrain import VARIANTS
from regalia.core.html import Html, join, tag

WIDTH, HEIGHT = 120, 168
_SPOTS = tuple((x + 35 * (y // 60 % 2), y) for y in (-120, -60, 0, 60, 120) for x in (-140, -70, 0, 70))
_HONEYCOMB = "M0 -20L17.32 -10V10L0 20L-17.32 10V-10Z"
_CROWN = "M40 99L36 71l13 10L60 61l11 20 13-10-4 28Z"


def card_symbols() -> Html:
    """What every card needs: the window of the picture, and card-back."""
    comb = tag(
        "pattern",
        stroke(_HONEYCOMB + "M0 20V40", "#d9ad4e", 1.1, opacity=".38", transform="translate(17.32 20)"),
        id="comb",
        width=34.64,
        height=60,
        patternUnits="userSpaceOnUse",
    )
    window = clip("card-window", box(7, 7, 106, 154, "#000", 7))
    return window + comb + g(_back(), id="card-back")


def terrain_card(kind: str, name: str = "") -> Html:
    """A card of the hand; the kind is the letter of its terrain. Without a name where it would be too small to read."""
    hexes = (use(f"hex-{kind}{i % VARIANTS}", x - 35, y - 40, 70, 80) for i, (x, y) in enumerate(_SPOTS))
    view = g(g(*hexes, at=(60, 76), scale=0.82), _band(name) if name else "", clip_path="url(#card-window)")
    return _blank() + view + box(7, 7, 106, 154, "none", 7, stroke="#3a2a14", stroke_opacity=".5")


def _band(name: str) -> Html:
    words = serif(60, 149, name, 17, "#fdf3d8", text_anchor="middle", **fitted(name, 96, 9))
    return box(7, 126, 106, 35, "#241a10", opacity=".82") + stroke("M7 126H113", "#e6bd5c", 1.5) + words


def _blank() -> Html:
    shadow = box(2, 4, WIDTH, HEIGHT, "#000", 11, opacity=".25")
    return shadow + box(0, 0, WIDTH, HEIGHT, "#fffaf0", 11, stroke="#b98f3f")


def _back() -> Html:
    """A crown on a honeycomb: the back says nothing of the front."""
    field = box(7, 7, 106, 154, "#25364f", 7) + box(7, 7, 106, 154, "url(#comb)", 7)
    line = box(12, 12, 96, 144, "none", 4, stroke="#d9ad4e", stroke_width=1.3)
    medal = dot(60, 84, 33, "#1b2940", stroke="#d9ad4e", stroke_width=2) + dot(
        60, 84, 28.5, "none", stroke="#d9ad4e", stroke_opacity=".6"
    )
    crown = path(_CROWN, "#e6bd5c", stroke="#7a5410", stroke_width=1.2, stroke_linejoin="round")
    jewels = join(dot(x, y, 2.6, "#fff1c4") for x, y in ((36, 71), (60, 61), (84, 71)))
    band = stroke("M41 104H79", "#e6bd5c", 3)
    return _blank() + field + line + medal + crown + band + jewels
