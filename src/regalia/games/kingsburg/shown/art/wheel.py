"""The year as a wheel of eight phases, with the year in the middle."""

from functools import cache
from math import cos, pi, sin

from regalia.art.icons import icon
from regalia.art.ink import dot, g, path, serif, text
from regalia.core.html import Html, join

PHASES = (  # colour, sign and name
    ("#8a6a2e", "crown", "favour"),
    ("#7fae5b", "spring", "spring"),
    ("#8a6a2e", "points", "reward"),
    ("#e0a52f", "summer", "summer"),
    ("#8a6a2e", "envoy", "envoy"),
    ("#b9602f", "autumn", "autumn"),
    ("#6d7684", "soldiers", "recruitment"),
    ("#4f86ad", "battle", "winter"),
)
YEARS = ("I", "II", "III", "IV", "V")
RADIUS = 116.0
_EIGHTH = pi / 4


@cache
def wheel(year: int, now: int, label: str) -> Html:
    """Around the origin; the phase of the moment stands out, those before it are dark. Years count from 1."""
    rim = dot(2, 5, 112, "#000", opacity=".28") + dot(0, 0, 113, "#3a2818")
    rings = dot(0, 0, 110, "url(#gilt)") + dot(0, 0, 105, "#3a2818")
    order = sorted(range(len(PHASES)), key=lambda phase: phase == now)
    return rim + rings + join(_slice(phase, now) for phase in order) + _hub(year, label)


def _point(angle: float, radius: float) -> str:
    return f"{radius * sin(angle):.2f} {-radius * cos(angle):.2f}"


def _slice(phase: int, now: int) -> Html:
    colour, sign, name = PHASES[phase]
    start, end, out = (phase - 0.5) * _EIGHTH + 0.012, (phase + 0.5) * _EIGHTH - 0.012, 109 if phase == now else 102
    inner = f"L{_point(end, 52)}A52 52 0 0 0 {_point(start, 52)}Z"
    shape = f"M{_point(start, 52)}L{_point(start, out)}A{out} {out} 0 0 1 {_point(end, out)}{inner}"
    dusk, faint = (0, 1) if phase == now else (0.42, 0.55) if phase < now else (0.2, 0.92)
    x, y = 78 * sin(phase * _EIGHTH) - 14, -78 * cos(phase * _EIGHTH) - 14
    ground = path(shape, colour) + path(shape, "url(#sheen)", opacity=".7") + path(shape, "#000", opacity=dusk)
    line = path(shape, stroke="#fff3c4", stroke_width=3.5) if phase == now else ""
    return g(ground, icon(sign, x, y, 28, opacity=faint), line, data_help=f"phase.{name}")


def _hub(year: int, label: str) -> Html:
    disc = dot(1, 3, 47, "#000", opacity=".3") + dot(0, 0, 47, "url(#gilt)")
    face = dot(0, 0, 42, "var(--paper)", stroke="#7a5410", stroke_width=1)
    middle = {"text_anchor": "middle"}
    name = text(0, -13, label.upper(), 14, "var(--ink-2)", letter_spacing="1.5", font_weight="700", **middle)
    number = serif(0, 16, YEARS[year - 1] if year else "–", 30, **middle)
    gold = {"stroke": "var(--gold)", "stroke_width": 1.2}
    beads = join(dot(8 * k - 16, 28, 2.7, "var(--gold)" if k < year else "none", **gold) for k in range(len(YEARS)))
    return g(disc, face, name, number, beads)
