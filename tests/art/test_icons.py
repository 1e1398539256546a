"""Things, and rows of them."""

import re

import pytest

from regalia.art.icons import THINGS, Sign, icon_symbols, medal, signs
from tests.art.test_heraldry import colourless


def test_every_thing_has_a_silhouette_of_its_own() -> None:
    assert len({colourless(art) for art in THINGS.values()}) == len(THINGS)


def test_only_the_things_that_are_asked_for() -> None:
    assert re.findall(r'id="([^"]+)"', icon_symbols(("gold", "wood"))) == ["i-gold", "i-wood"]


def test_a_number_stands_only_beside_more_than_one() -> None:
    assert "<text" not in signs([Sign("gold")], 0, 0)
    assert ">12</text>" in signs([Sign("gold", 12)], 0, 0)


@pytest.mark.parametrize("row", ([Sign("gold", 3)], [Sign("gold"), Sign("/"), Sign("wood")]))
def test_a_row_stands_around_its_middle(row: list[Sign]) -> None:
    width = sum(sign.width(20) for sign in row)
    assert f'x="{-width / 2:.2f}'.rstrip("0").rstrip(".") in signs(row, 0, 0, 20)


def test_points_are_a_shield_with_their_number() -> None:
    assert "#i-points" in medal(7, 0, 0)
    assert ">7</text>" in medal(7, 0, 0)
