"""Every component of the box occurs in some recorded game."""

import re
from pathlib import Path

import pytest

from regalia.games.kingdom_builder.box.data import CARDS, ISLANDS, SECTIONS, TERRAINS, TILES

GAMES = "".join(
    path.read_text("utf-8") for path in Path(__file__).parent.parent.glob("playthroughs/kingdom-builder*.txt")
)


@pytest.mark.parametrize("tile", (*TILES, "cave"))
def test_every_tile_is_used(tile: str) -> None:
    assert re.search(rf"seat \d +\d+ {tile} i?\d+,\d+\n", GAMES)


@pytest.mark.parametrize("section", SECTIONS)
@pytest.mark.parametrize("turned", ("", "-turned"))
def test_every_section_lies_upright_and_turned(section: str, turned: str) -> None:
    assert re.search(rf"lay \w+ {section}{turned}\n", GAMES)


@pytest.mark.parametrize("card", CARDS)
def test_every_card_scores(card: str) -> None:
    assert re.search(rf"score .*\b{card} [1-9]", GAMES)


@pytest.mark.parametrize("reason", ("castles", "capitol"))
def test_castles_and_capitols_score(reason: str) -> None:
    assert re.search(rf"score .*\b{reason} [1-9]", GAMES)


@pytest.mark.parametrize("side", ISLANDS)
def test_both_sides_of_the_island_are_settled(side: str) -> None:
    assert re.search(rf"(anchor|option island) {side}\n", GAMES)
    assert re.search(rf"seat \d +\d+ {side} ", GAMES)


@pytest.mark.parametrize("terrain", TERRAINS[:5])
def test_every_terrain_card_is_drawn(terrain: str) -> None:
    assert re.search(rf"draw \d {terrain}\n", GAMES)
