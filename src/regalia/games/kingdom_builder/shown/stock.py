"""What is in the box: every component with its module and how many there are."""

from collections.abc import Iterator, Mapping
from functools import cache

from regalia.core.stock import BASE, Stock
from regalia.games.kingdom_builder.box.data import (
    BUILDABLE,
    CARDS,
    CARDS_EACH,
    ISLANDS,
    SECTIONS,
    SETTLEMENTS,
    TERRAINS,
    TILES_EACH,
)

MOVING = ("harbor", "paddock", "barn", *ISLANDS, "cave")  # the others build
CAPITOLS, CAVES, COLOURS = 2, 4, 5


@cache
def stock() -> Mapping[str, Stock]:
    """In the order of the rulebook."""
    return dict(_all())


def _all() -> Iterator[tuple[str, Stock]]:
    yield from _board()
    for tile, places in _locations().items():
        module = "island" if tile in ISLANDS else BASE
        yield f"tile.{tile}", Stock("tile", module, TILES_EACH * places, gives=_given(tile), place="tile")
    yield "tile.cave", Stock("tile", "caves", CAVES, gives=_given("cave"), place="cave")
    for card in CARDS:
        yield f"card.{card}", Stock("card", gives=("gold",), place="card", at={"n": len(CARDS)})
    yield "card.castles", Stock("card", copies=_count("S"), gives=("gold",), place="castles")
    yield "card.capitol", Stock("card", "capitol", CAPITOLS, gives=("gold",), place="capitol")
    yield "queenie.capitol", Stock("queenie", "capitol", CAPITOLS, gives=("gold",), place="queenie")
    yield "queenie.caves", Stock("queenie", "caves", CAVES, gives=("move",), place="queenie")
    yield "queenie.island", Stock("queenie", "island", gives=("land",), place="queenie")
    for side in ISLANDS:
        yield f"island.{side}", Stock("island", "island", gives=("land", *_given(side)), place="island")
    yield "piece.settlement", Stock("piece", copies=COLOURS * SETTLEMENTS, place="piece", at={"n": SETTLEMENTS})


def _board() -> Iterator[tuple[str, Stock]]:
    for section in SECTIONS:
        yield f"section.{section}", Stock("section", gives=_given(section), place="section", at={"n": len(SECTIONS)})
    for at, terrain in enumerate(TERRAINS):
        if at < BUILDABLE:
            cards = {"n": BUILDABLE * CARDS_EACH}
            yield f"terrain.{terrain}", Stock("terrain", copies=CARDS_EACH, place="terrain", at=cards)
        else:
            yield f"terrain.{terrain}", Stock("terrain", copies=0, place="printed")


def _given(tile: str) -> tuple[str, ...]:
    return ("move",) if tile in MOVING else ("settlement",)


def _locations() -> Mapping[str, int]:
    """How many hexes give a tile."""
    return {name: sum(line.count("L") for line in lines) for name, lines in (*SECTIONS.items(), *ISLANDS.items())}


def _count(letter: str) -> int:
    return sum(line.count(letter) for lines in SECTIONS.values() for line in lines)
