"""The geometry of a map, and tiles that differ."""

from math import isclose

import pytest

from regalia.art.terrain import HALF, KINDS, VARIANTS, centre, hex_tile, outline


def corners(line: str) -> list[list[tuple[float, float]]]:
    """The closed loops of an outline."""
    loops = [loop.strip("MZ").split("L") for loop in line.split("Z") if loop]
    return [[(float(x), float(y)) for x, y in (point.split() for point in loop)] for loop in loops]


def area(loop: list[tuple[float, float]]) -> float:
    """Positive where the loop runs clockwise on the page."""
    return sum(x1 * y2 - x2 * y1 for (x1, y1), (x2, y2) in zip(loop, loop[1:] + loop[:1], strict=True)) / 2


def hexes(line: str) -> float:
    return sum(map(area, corners(line))) / (2 * HALF * 60)


def test_odd_rows_lie_half_a_hex_to_the_right() -> None:
    assert centre((1, 3))[0] - centre((0, 3))[0] == pytest.approx(HALF)
    assert centre((2, 3))[0] == centre((0, 3))[0]


def test_one_hex_has_six_corners() -> None:
    (loop,) = corners(outline([(0, 0)]))
    assert len(loop) == 6
    assert isclose(hexes(outline([(0, 0)])), 1, rel_tol=1e-2)


@pytest.mark.parametrize("rows, cols", ((1, 2), (5, 5), (20, 20)))
def test_the_outline_of_a_block_is_one_loop_around_its_area(rows: int, cols: int) -> None:
    line = outline((row, col) for row in range(rows) for col in range(cols))
    assert len(corners(line)) == 1
    assert hexes(line) == pytest.approx(rows * cols, rel=1e-2)


def test_a_lake_is_a_hole() -> None:
    line = outline((row, col) for row in range(3) for col in range(3) if (row, col) != (1, 1))
    assert len(corners(line)) == 2
    assert hexes(line) == pytest.approx(8, rel=1e-2)


def test_no_hex_has_no_outline() -> None:
    assert outline([]) == ""


def test_every_terrain_has_its_own_pattern_and_variants() -> None:
    tiles = {hex_tile(kind, variant).split("/>", 1)[1] for kind in KINDS for variant in range(VARIANTS)}
    assert len(tiles) == len(KINDS) * VARIANTS
