"""Evening over the kingdoms: the picture at the head of the home page, 1440 x 330, drawn back to front."""

from regalia.art.heraldry import piece, seals
from regalia.art.ink import box, dot, fade, g, path, stroke
from regalia.art.masonry import castle, flag, ship
from regalia.art.terrain import bush, peak, tree
from regalia.core.html import Html, join, tag

WIDTH, HEIGHT = 1440, 330
_VILLAGES = {
    "rose": ((520, 226), (572, 216)),
    "moon": ((706, 216), (758, 222)),
    "sun": ((868, 216), (920, 222)),
    "tower": ((1384, 232),),
}
_EVENING = ((0, "#22365e", 1), (0.32, "#5b5688", 1), (0.55, "#c9838a", 1), (0.68, "#f6c890", 1))
_CLOUDS = ((96, 70, ".3"), (330, 44, ".2"), (820, 52, ".2"), (1270, 60, ".3"))
_CRESTS = ((40, 236), (190, 226), (330, 244), (90, 256), (420, 230))


def panorama() -> Html:
    """The posters cover its lowest fifth."""
    symbols = tag("defs", seals(*_VILLAGES), fade("evening", *_EVENING))
    return symbols + _sky() + _coast() + _shire()


def _sky() -> Html:
    rings = ((150, "#ffe9b0", ".3"), (104, "#fff0c4", ".5"), (66, "#fff7dd", "1"))
    sun = join(dot(1050, 150, r, colour, opacity=dim) for r, colour, dim in rings)
    clouds = (path(f"M{x} {y}q20 -26 52 -14q16 -24 48 -10q34 -8 40 24Z", "#fff", opacity=dim) for x, y, dim in _CLOUDS)
    return box(0, 0, WIDTH, HEIGHT, "url(#evening)") + sun + join(clouds)


def _coast() -> Html:
    far = path("M0 208C160 158 300 192 420 172S700 140 860 178S1180 140 1440 186V330H0Z", "#7f6a92")
    peaks = g(*(peak(x, 214, w, h) for x, w, h in ((1246, 64, 104), (1330, 84, 140), (1420, 66, 108))), opacity=".85")
    water = path("M0 208C120 200 260 212 450 206C560 222 540 330 540 330H0Z", "#4f8fb3")
    crests = stroke(join(f"M{x} {y}q8 -7 16 0t16 0" for x, y in _CRESTS), "#dff2f7", 2.4)
    return far + peaks + water + crests + ship(200, 232, 1.35) + ship(390, 218, 0.7)


def _shire() -> Html:
    hill = path("M430 226C560 186 720 216 860 196S1220 196 1440 222V330H430Z", "#8a9a62")
    keep = castle(1050, 214, 2.6) + flag(1050, 112, 24, "#b4232f", 18)
    woods = join(tree(x, 232 + x * 7 % 13, 36 + x * 3 % 14) for x in range(1150, 1330, 21))
    hedge = join(bush(x, 226 + x * 5 % 9, 11) for x in range(608, 680, 29))
    lawn = path("M0 300C220 236 460 262 700 240S1180 232 1440 262V330H0Z", "#5f7a45")
    huts = join(piece(house, x, y, 1.15) for house, spots in _VILLAGES.items() for x, y in spots)
    return hill + keep + woods + hedge + lawn + huts
