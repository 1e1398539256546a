"""A conquest map shows who borders whom, and what stands where."""

import re

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from regalia.art.heraldry import seals
from regalia.art.palette import THEMES
from regalia.art.sheet import standalone
from regalia.games.wonderful_kingdom.shown.art.map import conquest_map
from regalia.games.wonderful_kingdom.shown.art.map_ground import SIZE, Slot, Territory, chart_of, map_symbols
from regalia.games.wonderful_kingdom.shown.art.regions import SHARED, Region, atlas
from regalia.games.wonderful_kingdom.shown.art.signs import sign_symbols
from tests.art.wonder_maps import MAPS
from tests.pictures import check

every_map = pytest.mark.parametrize("rows", MAPS.values(), ids=MAPS)
Pair = frozenset[str]


def drawn(rows: list[Territory], theme: str = "light") -> str:
    symbols = seals("rose", "moon") + sign_symbols() + map_symbols()
    return standalone(*SIZE, symbols, conquest_map(rows), label="map", theme=theme)


def pairs(art: str, kind: str) -> set[Pair]:
    return {frozenset(found.split()) for found in re.findall(f' data-{kind}="([^"]+)"', art)}


@every_map
@pytest.mark.parametrize("theme", THEMES)
def test_a_map_stands_on_its_own(rows: list[Territory], theme: str) -> None:
    check(drawn(rows, theme), 160_000)


@every_map
def test_neighbours_are_joined_and_nobody_else(rows: list[Territory]) -> None:
    art, near = drawn(rows), {frozenset((one.id, other)) for one in rows for other in one.neighbours}
    assert pairs(art, "border") | pairs(art, "bridge") == near
    assert not pairs(art, "ridge") & near


@every_map
def test_a_shared_line_is_a_border_or_a_ridge(rows: list[Territory]) -> None:
    art, regions = drawn(rows), chart_of(rows).regions
    beside = {
        frozenset((rows[me].id, rows[side.beyond].id))
        for me, region in enumerate(regions)
        for side in region.sides
        if side.beyond >= 0
    }
    assert beside <= pairs(art, "border") | pairs(art, "ridge") | pairs(art, "bridge")


@every_map
def test_territories_have_room_for_their_words(rows: list[Territory]) -> None:
    for region in chart_of(rows).regions:
        assert region.area > 30_000
        assert region.height > 100
        assert inside(region)


def inside(region: Region) -> bool:
    """The middle lies on the same hand of every side."""
    x, y = region.middle
    turns = [(b[0] - a[0]) * (y - a[1]) - (b[1] - a[1]) * (x - a[0]) for a, b, _ in region.sides]
    return all(turn > 0 for turn in turns)


@settings(max_examples=20, deadline=None)
@given(st.lists(st.tuples(st.integers(1, 12), st.integers(1, 12)), min_size=3, max_size=8, unique=True), st.data())
def test_any_map_can_be_read(cells: list[tuple[int, int]], data: st.DataObject) -> None:
    every = [(a, b) for a in range(len(cells)) for b in range(a)]
    chosen = data.draw(st.sets(st.sampled_from(every)))
    near = frozenset(chosen | {(b, a) for a, b in chosen})
    lie = atlas(tuple((8.0 * x, 8.0 * y) for x, y in cells), near)
    assert {*lie.rivers, *lie.bridges} == {pair for pair in near if pair[0] < pair[1]}
    assert not near & {*lie.ridges}
    assert all(lie.side(pair).length >= SHARED for pair in lie.rivers)


def test_neighbours_that_cannot_meet_are_joined_by_a_bridge() -> None:
    """Five places, each beside each: no map has that many common lines."""
    spots = ((50, 10), (90, 40), (75, 90), (25, 90), (10, 40))
    rows = [
        Territory(str(i), f"Land {i}", "sea" if i == 0 else "land", x, y, tuple(str(j) for j in range(5) if j != i))
        for i, (x, y) in enumerate(spots)
    ]
    art = drawn(rows)
    check(art, 160_000)
    assert pairs(art, "bridge")
    assert len(pairs(art, "bridge") | pairs(art, "border")) == 10


def test_armies_points_prisoners_and_lights_show() -> None:
    *others, jail = MAPS["B1"]
    changed = (
        jail,
        jail._replace(armies={"rose": 3}),
        jail._replace(prisoners=("moon",)),
        jail._replace(points={"rose": 9, "moon": 1}),
        jail._replace(legal=True),
        jail._replace(slots=(Slot("prison", "moon"), Slot("destroy"))),
        jail._replace(slots=(Slot("prison", "", True), Slot("destroy"))),
    )
    drawings = [drawn([*others, row]) for row in changed]
    assert len(set(drawings)) == len(changed)


def test_one_army_needs_no_number() -> None:
    one, two = ([row._replace(points={}, armies={"rose": n}) for row in MAPS["A1"]] for n in (1, 2))
    assert ">1</text>" not in drawn(one)
    assert drawn(two).count(">2</text>") == len(MAPS["A1"])
