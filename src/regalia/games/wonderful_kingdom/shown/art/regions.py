"""Regions around given places: who borders whom is shown by shared lines, by ridges and by bridges, never left open.

Every place owns what is nearer to it than to any other place, each with a handicap of its own. Places and handicaps are
then stirred a little, so that neighbours come to share a line, others part, and nobody is left without room.
"""

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from itertools import pairwise
from math import cos, hypot, pi, sin
from typing import NamedTuple

from regalia.art.ink import dice_of

Point = tuple[float, float]
Pair = tuple[int, int]
WIDTH, HEIGHT = 900.0, 800.0
SHARED = 44.0  # a common line at least this long is seen as one
_CLOSE, _ROOM, _STEPS = 60.0, 36_000.0, 90


class Side(NamedTuple):
    """A straight side of a region; beyond is the number of the region across, -1 the rim."""

    start: Point
    end: Point
    beyond: int

    @property
    def length(self) -> float:
        return hypot(self.end[0] - self.start[0], self.end[1] - self.start[1])


def _height(side: Side, x: float) -> float:
    (ax, ay), (bx, by), _ = side
    return ay + (by - ay) * (x - ax) / (bx - ax)


class Region(NamedTuple):
    """What one place owns."""

    sides: tuple[Side, ...]
    area: float
    middle: Point

    @property
    def height(self) -> float:
        """Straight up and down through the middle."""
        x = self.middle[0]
        met = [
            _height(side, x)
            for side in self.sides
            if min(side.start[0], side.end[0]) <= x < max(side.start[0], side.end[0])
        ]
        return max(met) - min(met) if met else 0.0

    @property
    def room(self) -> float:
        """The area, unless the region is too flat to use it."""
        return min(self.area, 290 * self.height)


class Atlas(NamedTuple):
    """All regions, and how each pair of them stands to each other."""

    regions: tuple[Region, ...]
    rivers: tuple[Pair, ...]  # neighbours with a line in common
    ridges: tuple[Pair, ...]  # a line in common, but no way across
    bridges: tuple[Pair, ...]  # neighbours with no line in common, or too short a one

    def side(self, pair: Pair) -> Side:
        return next(side for side in self.regions[pair[0]].sides if side.beyond == pair[1])


def _rim() -> list[tuple[Point, int]]:
    """The edge of the known world: a rectangle with very round corners."""
    corners = []
    for turn in ((step + 0.5) * pi / 12 for step in range(24)):
        across, down = cos(turn), sin(turn)
        reach = (abs(across) ** 5 + abs(down) ** 5) ** -0.2
        corners.append(((WIDTH * (0.5 + 0.56 * reach * across), HEIGHT * (0.5 + 0.57 * reach * down)), -1))
    return corners


_RIM = _rim()


def _cut(shape: list[tuple[Point, int]], a: float, b: float, c: float, beyond: int) -> list[tuple[Point, int]]:
    """The part of a shape where ax + by <= c; each corner carries what lies beyond the side that starts there."""
    over = [a * x + b * y - c for (x, y), _ in shape]
    if max(over) <= 0:
        return shape
    kept = []
    for i, ((x, y), side) in enumerate(shape):
        here, there = over[i], over[(i + 1) % len(shape)]
        if here <= 0:
            kept.append(((x, y), side))
        if (here <= 0) != (there <= 0):
            (x2, y2), _ = shape[(i + 1) % len(shape)]
            t = here / (here - there)
            kept.append(((x + t * (x2 - x), y + t * (y2 - y)), beyond if here <= 0 else side))
    return kept


def _region(me: int, places: Sequence[Point], size: Sequence[float]) -> Region:
    (x, y), shape = places[me], _RIM
    for other, (ox, oy) in enumerate(places):
        if other != me and shape:
            limit = ox * ox + oy * oy - x * x - y * y - size[other] + size[me]
            shape = _cut(shape, 2 * (ox - x), 2 * (oy - y), limit, other)
    sides = tuple(
        Side(start, end, beyond) for (start, beyond), (end, _) in zip(shape, shape[1:] + shape[:1], strict=True)
    )
    return _measured(sides, (x, y))


def _measured(sides: tuple[Side, ...], place: Point) -> Region:
    parts = [(a[0] * b[1] - a[1] * b[0], a, b) for a, b, _ in sides]
    twice = sum(part for part, _, _ in parts)
    if not twice:
        return Region(sides, 0.0, place)
    x, y = (sum(part * (a[axis] + b[axis]) for part, a, b in parts) / (3 * twice) for axis in (0, 1))
    return Region(sides, twice / 2, (x, y))


def _common(regions: Sequence[Region]) -> dict[Pair, float]:
    """How long the line is that two regions share."""
    return {
        (me, side.beyond): side.length for me, region in enumerate(regions) for side in region.sides if side.beyond >= 0
    }


def _faults(regions: Sequence[Region], common: Mapping[Pair, float], near: frozenset[Pair]) -> float:
    apart = sum(max(0.0, _CLOSE - common.get(pair, 0.0)) for pair in near)
    ridges = sum(length for pair, length in common.items() if pair not in near)
    return 2 * apart + 0.07 * ridges + sum(max(0.0, _ROOM - region.room) for region in regions) / 100


def _pulls(common: Mapping[Pair, float], near: frozenset[Pair]) -> Iterator[tuple[int, int, float, float]]:
    """Who moves towards whom, how far, and how much the mover grows: neighbours attract, others part."""
    yield from ((me, other, 4.0, 500.0) for me, other in sorted(near) if common.get((me, other), 0.0) < _CLOSE)
    yield from ((me, other, -2.0, -100.0) for me, other in sorted(common) if (me, other) not in near)


def _stir(
    places: list[Point], size: list[float], home: Sequence[Point], regions: Sequence[Region], near: frozenset[Pair]
) -> None:
    """One small step of all places at once."""
    before = list(places)
    for me, region in enumerate(regions):
        size[me] = size[me] * 0.98 + (1200.0 if region.room < _ROOM else 0.0)
        x, y = (
            before[me][axis] + 0.015 * (home[me][axis] + region.middle[axis] - 2 * before[me][axis]) for axis in (0, 1)
        )
        places[me] = (x, y)
    for me, other, step, growth in _pulls(_common(regions), near):
        dx, dy = before[other][0] - before[me][0], before[other][1] - before[me][1]
        far = hypot(dx, dy) or 1.0
        places[me] = (places[me][0] + dx / far * step, places[me][1] + dy / far * step)
        size[me] += growth


def _settled(home: tuple[Point, ...], near: frozenset[Pair]) -> tuple[Region, ...]:
    """The best of all steps."""
    places, size = list(home), [0.0] * len(home)
    best: tuple[Region, ...] = ()
    least = float("inf")
    for _ in range(_STEPS):
        regions = tuple(_region(me, places, size) for me in range(len(places)))
        faults = _faults(regions, _common(regions), near)
        if faults < least and all(region.area > 0 for region in regions):
            best, least = regions, faults
        _stir(places, size, home, regions, near)
    return best


@cache
def atlas(places: tuple[Point, ...], near: frozenset[Pair]) -> Atlas:
    """Places on 100 x 100 and the pairs that are neighbours, each pair both ways round."""
    regions = _settled(tuple((x * WIDTH / 100, y * HEIGHT / 100) for x, y in places), near)
    common = _common(regions)
    once = sorted(pair for pair in near if pair[0] < pair[1])
    rivers = tuple(pair for pair in once if common.get(pair, 0.0) >= SHARED)
    ridges = tuple(pair for pair in sorted(common) if pair[0] < pair[1] and pair not in near)
    return Atlas(regions, rivers, ridges, tuple(pair for pair in once if pair not in rivers))


@cache
def winding(start: Point, end: Point) -> tuple[Point, ...]:
    """A side as nature draws it, the same from both ends."""
    if end < start:
        return winding(end, start)[::-1]
    dx, dy = end[0] - start[0], end[1] - start[1]
    length = hypot(dx, dy)
    steps, rng = max(2, round(length / 10)), dice_of(round(start[0]), round(start[1]), round(end[0]), round(end[1]))
    waves = [(k, rng.uniform(-1, 1) * min(9.0, length * 0.07) / k**0.7) for k in (1, 2, 3, 5)]
    bends = (
        (t, sum(high * sin(pi * k * t) for k, high in waves) / (length or 1))
        for t in (i / steps for i in range(steps + 1))
    )
    return tuple((start[0] + dx * t - dy * bend, start[1] + dy * t + dx * bend) for t, bend in bends)


def line(points: Sequence[Point]) -> str:
    """A path through points, each told from the one before, which is shorter."""
    spots = [(round(x), round(y)) for x, y in points]
    steps = (f"{bx - ax} {by - ay}" for (ax, ay), (bx, by) in pairwise(spots))
    return f"M{spots[0][0]} {spots[0][1]}l{' '.join(steps)}"


def coast(region: Region) -> list[Point]:
    """All around a region."""
    return [point for side in region.sides for point in winding(side.start, side.end)[:-1]]


def inset(points: Sequence[Point], middle: Point, by: float) -> list[Point]:
    """The same line a little nearer to the middle."""
    pulls = ((point, by / (hypot(middle[0] - point[0], middle[1] - point[1]) or 1.0)) for point in points)
    return [(x + (middle[0] - x) * pull, y + (middle[1] - y) * pull) for (x, y), pull in pulls]


def nearest(one: Region, two: Region) -> tuple[Point, Point]:
    """Where two regions come closest."""
    ends = ((a, b) for a in coast(one) for b in coast(two))
    return min(ends, key=lambda pair: hypot(pair[0][0] - pair[1][0], pair[0][1] - pair[1][1]))


def along(points: Sequence[Point], every: float) -> list[Point]:
    """Spots on a line, evenly spaced, at least one."""
    reach = sum(hypot(b[0] - a[0], b[1] - a[1]) for a, b in pairwise(points))
    count = max(1, round(reach / every))
    return [points[round((i + 0.5) / count * (len(points) - 1))] for i in range(count)]
