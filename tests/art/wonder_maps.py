"""The boards of the game as rows of a map, for the tests of its pictures."""

from regalia.games.wonderful_kingdom.box.data import BOARDS
from regalia.games.wonderful_kingdom.shown.art.map_ground import Slot, Territory

HOUSES = {"red": "rose", "blue": "moon", "": ""}
SIGNS = {"M": "materials", "P": "population", "G": "gold", "E": "exploration"}


def slot(words: str) -> Slot:
    kind, _, start = words.partition(" ")
    return Slot(SIGNS.get(kind, kind), HOUSES[start])


MAPS = {
    board: [
        Territory(
            name,
            name,
            terrain,
            x,
            y,
            tuple(near.split()),
            tuple(slot(words) for words in slots),
            HOUSES[owner],
            tuple(SIGNS[letter] for letter in makes),
            {"rose": points[0], "moon": points[1]},
        )
        for name, terrain, owner, x, y, slots, makes, points, near in rows
    ]
    for board, _, rows in BOARDS
}
