"""Dice that are dice: a lit top face, a thick edge below, sunken pips."""

from collections.abc import Iterable, Mapping

from regalia.art.heraldry import HOUSES
from regalia.art.ink import g, path, stroke, symbol, use
from regalia.core.html import Html, join, tag

BONUS, NEUTRAL = "bonus", "neutral"
KINDS = (*HOUSES, BONUS, NEUTRAL)
FACES = range(1, 7)
_RING = "M-10 -23H10A13 13 0 0 1 23 -10V12A13 13 0 0 1 10 25H-10A13 13 0 0 1 -23 12V-10A13 13 0 0 1 -10 -23Z"
_CUBE = "M-10 -19H10A9 9 0 0 1 19 -10V8A9 9 0 0 1 10 17H-10A9 9 0 0 1 -19 8V-10A9 9 0 0 1 -10 -19Z"
_CUT = "M-11 -19H11L19 -11V9L11 17H-11L-19 9V-11Z"
_CORNERS = ((-1, -1), (1, -1), (-1, 1), (1, 1))
_PIPS: Mapping[int, tuple[tuple[int, int], ...]] = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: _CORNERS,
    5: (*_CORNERS, (0, 0)),
    6: (*_CORNERS, (-1, 0), (1, 0)),
}


def dice_symbols(kinds: Iterable[str]) -> Html:
    """die-rose ... without pips, and the pips of each face, which take the colour of whoever uses them."""
    bodies = join(symbol(f"die-{kind}", "-24 -24 48 48", _body(kind)) for kind in kinds)
    return bodies + join(symbol(f"pips-{face}", "-24 -24 48 48", _pips(face)) for face in FACES)


def die(face: int, kind: str, x: float, y: float, size: float = 40) -> Html:
    """A die of a house, of jade with cut corners for a bonus, or grey for nobody; around a point.

    Face 0 is a die that is not rolled yet."""
    side = size * 1.2
    place = (x - side / 2, y - side / 2, side, side)
    return use(f"die-{kind}", *place) + (use(f"pips-{face}", *place, fill=f"var(--{kind}-on)") if face else "")


def _body(kind: str) -> Html:
    shape = _CUT if kind == BONUS else _CUBE
    shadow = path(shape, "#000", opacity=".28", transform="translate(1.5 8)")
    edge = path(shape, f"var(--{kind}-deep)", transform="translate(0 4.5)")
    hatched = kind in HOUSES and HOUSES[kind].hatching
    skin = path(shape, f"url(#hatch-{kind})", opacity=".14") if hatched else ""
    shine = path(shape, "url(#sheen)") + stroke("M-16 -7V-9A7 7 0 0 1 -9 -16H8", "#fff", 1.6, opacity=".6")
    return shadow + edge + path(shape, f"var(--{kind})") + skin + shine


def _pips(face: int) -> Html:
    spots = [(9.6 * x, 9 * y - 1) for x, y in _PIPS[face]]
    dots = join(tag("circle", cx=x, cy=y, r=3.9) for x, y in spots)
    return dots + join(_dent(x, y) for x, y in spots)


def _dent(x: float, y: float) -> Html:
    return stroke(f"M{x - 3.2} {y + 1.9}a3.9 3.9 0 0 0 6.4 0", "#fff", 1, opacity=".35")


def ringed(art: Html, x: float, y: float, size: float = 40) -> Html:
    """A die that may be chosen."""
    dark, gold = stroke(_RING, "#1d1204", 6, opacity=".35"), stroke(_RING, "var(--glow)", 4, class_="halo pulse")
    return g(dark, gold, at=(x, y), scale=size / 40) + art
