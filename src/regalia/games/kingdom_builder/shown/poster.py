"""The game in one picture: a corner of a map, and who has settled there."""

from regalia.art.heraldry import piece, seals
from regalia.art.ink import g
from regalia.art.terrain import VARIANTS, centre, lay, tiles
from regalia.core.html import Html, tag
from regalia.games.kingdom_builder.shown.art.places import place_symbols

_LAND = ("TTGFFDDMM", "TGGFDDMMC", "WGFFGDCCM", "WWGGTTGCC", "WWGTTGGCD", "DWWTGFFDD")
_HUTS = {
    "rose": ((1, 2), (2, 2), (2, 3)),
    "moon": ((3, 4), (3, 5), (4, 4)),
    "sun": ((0, 5), (1, 5)),
    "tower": ((3, 6), (4, 6)),
}


def poster() -> Html:
    """On 420 x 216."""
    ground = (
        lay(f"hex-{kind}{(row * 3 + col) % VARIANTS}", (row, col))
        for row, kinds in enumerate(_LAND)
        for col, kind in enumerate(kinds)
    )
    sights = lay("castle", (2, 4)) + lay("loc-farm", (4, 3))
    huts = (piece(house, *centre(cell), 1) for house, cells in _HUTS.items() for cell in cells)
    symbols = tag("defs", tiles(), place_symbols("farm"), seals(*_HUTS))
    return symbols + g(*ground, sights, *huts, at=(-66, -66), scale=0.92)
