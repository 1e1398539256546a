"""The ground of a conquest map: regions, and between them rivers, ridges and bridges."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from regalia.art.heraldry import field
from regalia.art.ink import box, dice_of, dot, g, path, stroke, use
from regalia.art.terrain import peak, tree
from regalia.core.html import Html, join, tag
from regalia.games.wonderful_kingdom.shown.art.regions import (
    HEIGHT,
    WIDTH,
    Atlas,
    Pair,
    Point,
    Region,
    along,
    atlas,
    coast,
    inset,
    line,
    nearest,
    winding,
)
from regalia.games.wonderful_kingdom.shown.art.tokens import army

SIDES = ("rose", "moon")  # the houses at war
MARGIN = 84.0
SIZE = (WIDTH + 2 * MARGIN, HEIGHT + 2 * MARGIN)
_TINTS = ("#c3d48a", "#d9cf8e", "#b4cb98", "#e0c48c", "#cbd3a0", "#d2bd86")
_SEA, _DEEP, _FOAM, _SHORE = "#7fb6cf", "#3f86ad", "#dff0f2", "#5b4526"


class Slot(NamedTuple):
    """A round place: the sign it grants, the house whose army holds it, and whether it may be chosen."""

    sign: str
    house: str = ""
    legal: bool = False


class Territory(NamedTuple):
    """A row of a map; places are on 100 x 100."""

    id: str
    name: str
    terrain: str  # castle, land or sea
    x: float
    y: float
    neighbours: tuple[str, ...]
    slots: tuple[Slot, ...] = ()
    owner: str = ""  # the house of a castle
    makes: tuple[str, ...] = ()  # signs that a castle produces
    points: Mapping[str, int] = {}  # for each house
    armies: Mapping[str, int] = {}  # of each house, standing free
    prisoners: tuple[str, ...] = ()  # houses of the armies that lie here
    legal: bool = False


def chart_of(territories: Sequence[Territory]) -> Atlas:
    """The lie of the land."""
    number = {territory.id: i for i, territory in enumerate(territories)}
    near = frozenset((number[one.id], number[other]) for one in territories for other in one.neighbours)
    return atlas(tuple((one.x, one.y) for one in territories), near | {(b, a) for a, b in near})


def map_symbols() -> Html:
    """What stands on a map many times, among it the armies and the pennants of both houses."""
    land = {"peak": peak(0, 0, 12, 26), "rock": peak(0, 0, 12, 13), "tree": tree(0, 0, 15)}
    land |= {f"army-{house}": army(house, 0, 0, 33) for house in SIDES}
    land |= {f"pennant-{house}": _pennant(house) for house in SIDES}
    return join(g(art, id=f"map-{name}") for name, art in land.items())


def _pennant(house: str) -> Html:
    cloth = "M-11.5 -11h23v14l-11.5 9l-11.5 -9Z"
    return stroke(cloth, "#fffaf0", 4) + stroke(cloth, "#1d1204", 2) + field(house, cloth)


def ground(lie: Atlas, territories: Sequence[Territory]) -> Html:
    """All that never changes: the sheet, the land and its borders."""
    return _sheet() + country(lie, territories)


def country(lie: Atlas, territories: Sequence[Territory]) -> Html:
    """The land and its borders, for a page that has a sheet of its own."""
    rows = zip(territories, lie.regions, _tints(lie), strict=True)
    land = join(_region(one, region, tint) for one, region, tint in rows)
    rivers = join(_river(lie, pair, territories) for pair in lie.rivers)
    ridges = join(_ridge(lie, pair, territories) for pair in lie.ridges)
    bridges = join(_bridge(lie, pair, territories) for pair in lie.bridges)
    return g(_rim(lie), land, rivers, ridges, bridges, at=(MARGIN, MARGIN))


def _sheet() -> Html:
    wide, tall = SIZE
    wood = box(0, 4, wide, tall - 4, "var(--frame-deep)", 20) + box(0, 0, wide, tall - 4, "var(--frame)", 20)
    return wood + box(12, 12, wide - 24, tall - 28, "var(--chart)", 12)


def _rim(lie: Atlas) -> Html:
    """The edge of the known world, and the cliff below it."""
    outer = join(
        line(winding(side.start, side.end)) for region in lie.regions for side in region.sides if side.beyond < 0
    )
    return stroke(outer, "#6b5236", 12, transform="translate(0 6)") + stroke(outer, "#8a6a3f", 7)


def _tints(lie: Atlas) -> list[str]:
    """A tint for each region that no region before it has beside it."""
    tints: list[str] = []
    for me, region in enumerate(lie.regions):
        beside = {tints[side.beyond] for side in region.sides if 0 <= side.beyond < me}
        turned = (_TINTS[(me + i) % len(_TINTS)] for i in range(len(_TINTS)))
        tints.append(next((tint for tint in turned if tint not in beside), _TINTS[0]))
    return tints


def _region(one: Territory, region: Region, tint: str) -> Html:
    """The colour of a territory and what grows in it, the same in every drawing."""
    shore, wet = coast(region), one.terrain == "sea"
    edge = stroke(line(inset(shore, region.middle, 5)) + "Z", _FOAM if wet else "#fff8d8", 4, opacity=".5")
    return path(line(shore) + "Z", _SEA if wet else tint) + edge + _growth(one, region)


def _growth(one: Territory, region: Region) -> Html:
    """Waves, or trees and grass, close to the shore, where no words stand."""
    rng, (mx, my) = dice_of(one.id, one.x, one.y), region.middle
    edge = along(inset(coast(region), region.middle, 24), 52)
    spots = [(x, y) for x, y in edge if abs(x - mx) > 96 or abs(y - my) > 62]
    if one.terrain == "sea":
        waves = "".join(f"M{x - 9:.0f} {y:.0f}q4.5 -5 9 0q4.5 5 9 0" for x, y in spots)
        return stroke(waves, _DEEP, 1.6, opacity=".7")
    wood = {spot for spot in spots if rng.random() < 0.3}
    grass = "".join(f"M{x - 4:.0f} {y - 4:.0f}l2.4 4l1.2 -6l1.2 6l3 -4" for x, y in spots if (x, y) not in wood)
    return stroke(grass, "#6f8a45", 1.5, opacity=".8") + join(
        use("map-tree", round(x), round(y) + 4) for x, y in sorted(wood)
    )


def _wet(pair: Pair, territories: Sequence[Territory]) -> int:
    return sum(territories[i].terrain == "sea" for i in pair)


def _river(lie: Atlas, pair: Pair, territories: Sequence[Territory]) -> Html:
    """A border that may be crossed: a ford on land, a strand by the sea, dashes on the open sea."""
    side, wet = lie.side(pair), _wet(pair, territories)
    bed = line(winding(side.start, side.end))
    marks = {"data_border": f"{territories[pair[0]].id} {territories[pair[1]].id}"}
    if wet == 2:
        return tag("g", stroke(bed, "#fff", 3, stroke_dasharray="10 8"), **marks)
    return tag(
        "g",
        stroke(bed, "#3f7fa3" if wet == 0 else _SHORE, 7),
        stroke(bed, "#8fc6dd" if wet == 0 else "#f4e3b8", 4.4),
        **marks,
    )


def _ridge(lie: Atlas, pair: Pair, territories: Sequence[Territory]) -> Html:
    """A border without a way across: mountains, cliffs by the sea, a reef between seas."""
    side = lie.side(pair)
    bed = winding(side.start, side.end)
    spots = sorted(along(bed, 19), key=lambda spot: spot[1])
    stone = "map-rock" if _wet(pair, territories) == 2 else "map-peak"
    rock = stroke(line(bed), "#5f574c", 9) + join(use(stone, round(x), round(y) + 9) for x, y in spots)
    return tag("g", rock, data_ridge=f"{territories[pair[0]].id} {territories[pair[1]].id}")


def _bridge(lie: Atlas, pair: Pair, territories: Sequence[Territory]) -> Html:
    """A way between neighbours that hardly touch: planks on land, a ferry where the sea is on either side."""
    (ax, ay), (bx, by) = _landings(lie, pair)
    way = f"M{ax} {ay}L{bx} {by}"
    ends = dot(ax, ay, 6, "#fffaf0", stroke=_SHORE, stroke_width=2) + dot(
        bx, by, 6, "#fffaf0", stroke=_SHORE, stroke_width=2
    )
    planks = (
        stroke(way, _SHORE, 13)
        + stroke(way, "#d8b27a", 9)
        + tag("path", d=way, stroke="#7a5a34", stroke_width=9, stroke_dasharray="2 5", fill="none")
    )
    ferry = stroke(way, "#fffaf0", 6) + stroke(way, "#7a1722", 2.6, stroke_dasharray="8 7")
    return tag(
        "g",
        ferry if _wet(pair, territories) else planks,
        ends,
        data_bridge=f"{territories[pair[0]].id} {territories[pair[1]].id}",
    )


def _landings(lie: Atlas, pair: Pair) -> tuple[Point, Point]:
    """Both ends of a bridge, well inside their regions."""
    one, two = (lie.regions[i] for i in pair)
    (ax, ay), (bx, by) = nearest(one, two)
    (cx, cy), (dx, dy) = one.middle, two.middle
    return (ax + (cx - ax) * 0.3, ay + (cy - ay) * 0.3), (bx + (dx - bx) * 0.3, by + (dy - by) * 0.3)
