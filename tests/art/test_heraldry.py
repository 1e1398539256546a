"""A player is never only a colour."""

import re

from regalia.art.heraldry import HOUSES, badge, emblem, hut


def colourless(art: str) -> str:
    return re.sub(r'(fill|stroke)="[^"]*"', "", art)


def test_each_house_has_its_own_silhouette_badge_and_hatching() -> None:
    for part in ("outline", "hut", "hatching"):
        assert len({getattr(house, part) for house in HOUSES.values()}) == len(HOUSES)


def test_houses_differ_without_any_colour() -> None:
    for drawn in (badge, emblem, hut):
        assert len({colourless(drawn(house)) for house in HOUSES}) == len(HOUSES)


def test_a_settlement_reads_on_any_ground() -> None:
    for house in HOUSES:
        light, dark = hut(house).index('stroke="#fffaf0"'), hut(house).index('stroke="#1a130c"')
        assert light < dark, "a light rim outside, a dark line inside"
