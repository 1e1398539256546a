"""What lies around, over and behind a card: shadow, light, ice, and the backs."""

from collections.abc import Mapping

from regalia.art.ink import box, clip, dot, fade, g, path, stroke, symbol, use
from regalia.core.html import Html, join, tag
from regalia.games.wonderful_kingdom.shown.art.scenes import HEIGHT as VIEW_HEIGHT
from regalia.games.wonderful_kingdom.shown.art.scenes import WIDTH as VIEW_WIDTH
from regalia.games.wonderful_kingdom.shown.art.scenes import scene_symbols

WIDTH, HEIGHT, ROUND = 132.0, 188.0, 9.0
LIGHTS = ("lit", "legal", "dimmed")  # nothing to choose, to be chosen, not to be chosen
RIBBONS: Mapping[str, tuple[str, str]] = {
    "structure": ("#6b7480", "#474e58"),
    "company": ("#7d4fa6", "#553275"),
    "monument": ("#94660d", "#6b4805"),
    "discovery": ("#2b74b3", "#184d7d"),
    "calamity": ("#4a2230", "#2b121b"),
    "treasure": ("#4f7a6c", "#2f5247"),
}
BACKS: Mapping[str, tuple[str, str, str]] = {  # field, medal, line
    "development": ("#20324c", "#2c4568", "#d9ad4e"),
    "danger": ("#3d1420", "#571d2b", "#d98a6a"),
}
_CROWN = "M46 108L42 80l13 10L66 70l11 20 13-10-4 28Z"
_BOLT = "M70 64L50 98H64L58 124L84 88H70L78 64Z"
_ICICLES = "M34 5H127V16L122 34L116 12L109 22L102 11L94 28L87 12L79 18L71 10L62 30L55 12L48 20L42 10L34 40Z"
_DARK = "#1d1204"


def card_symbols() -> Html:
    """All that cards need besides icons: skies, ribbons, the window of the picture, wonder-back-development ..."""
    thread = path("M9 0L18 9L9 18L0 9Z", stroke="#fff", stroke_opacity=".12") + dot(9, 9, 1.3, "#fff", opacity=".16")
    return (
        scene_symbols()
        + join(fade(f"ribbon-{kind}", *tones) for kind, tones in RIBBONS.items())
        + clip("scene-window", box(0, 0, VIEW_WIDTH, VIEW_HEIGHT, "#000", 5))
        + tag("pattern", thread, id="wonder-weave", width=18, height=18, patternUnits="userSpaceOnUse")
        + join(symbol(f"wonder-back-{kind}", "0 0 132 188", _back(kind)) for kind in BACKS)
    )


def back(kind: str = "development", light: str = "lit") -> Html:
    """The back of a card, one of BACKS; it says nothing of the front."""
    return use(f"wonder-back-{kind}", 0, 0, WIDTH, HEIGHT) + lighted(light)


def _back(kind: str) -> Html:
    field, medal, line = BACKS[kind]
    cloth = box(6, 6, 120, 176, field, 6) + box(6, 6, 120, 176, "url(#wonder-weave)", 6)
    rim = box(11, 11, 110, 166, "none", 4, stroke=line, stroke_width=1.2)
    disc = dot(66, 94, 36, medal, stroke=line, stroke_width=1.5)
    edge = {"stroke": "#2b1208", "stroke_width": 1.2, "stroke_linejoin": "round"}
    sign = path(_BOLT, "#f2b07a", **edge) if kind == "danger" else path(_CROWN, "#e6bd5c", **edge)
    return blank("var(--slot)") + cloth + rim + disc + sign


def blank(fill: str = "var(--paper)", width: float = WIDTH, height: float = HEIGHT, r: float = ROUND) -> Html:
    """Card and shadow."""
    shadow = box(1.5, 3.5, width - 1, height - 1, "#000", r, opacity=".25")
    return shadow + box(0, 0, width, height, fill, r, stroke="var(--edge)")


def lighted(light: str, width: float = WIDTH, height: float = HEIGHT, r: float = ROUND) -> Html:
    """A gold ring and a plus on what may be chosen, a veil over what may not."""
    if light == "legal":
        return _ring(width, height, r) + g(_PIN, at=(width - 5, height - 5))
    return (
        box(0, 0, width, height, "var(--desk-deep)", r, opacity=".42", class_="veil") if light == "dimmed" else Html()
    )


def _ring(width: float, height: float, r: float) -> Html:
    lines = ((_DARK, 8.0, ".4", None), ("var(--glow)", 5.0, None, "halo pulse"), ("#fffdf0", 1.6, None, None))
    return join(
        box(0, 0, width, height, "none", r, stroke=ink, stroke_width=thick, opacity=dim, class_=kind)
        for ink, thick, dim, kind in lines
    )


_PIN = dot(0, 0, 10.6, _DARK, opacity=".65") + dot(0, 0, 9, "#fff") + stroke("M0 -5V5M-5 0H5", _DARK, 2.2)
_FLAKE = join(
    stroke("M0 0V-13M0 -8L-4 -12M0 -8L4 -12", "#2b6c9c", 2.2, transform=f"rotate({turn})") for turn in range(0, 360, 60)
)
ICE = (  # over a card that may not be built now; what it costs and gives can still be read
    box(0, 0, WIDTH, HEIGHT, "#a5daf2", ROUND, opacity=".24")
    + path(_ICICLES, "#f2fbff", opacity=".82")
    + path("M0 172Q14 164 30 176T66 180T104 178T132 170V179Q132 188 123 188H9Q0 188 0 179Z", "#f2fbff", opacity=".82")
    + box(1.5, 1.5, WIDTH - 3, HEIGHT - 3, "none", ROUND - 1, stroke="#d3effb", stroke_width=3)
    + dot(81, 42, 18, "#f2fbff", stroke="#2b6c9c", stroke_width=2)
    + g(_FLAKE, at=(81, 42))
)
