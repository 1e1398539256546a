"""The table in a terminal: a view as lines of (text, style), which reads as well without colour.

A hex is three characters: " g " its terrain, " R " a settlement, "Fa2" a location with two tiles left, "|#|" a castle,
"|@|" a Capitol, "^o^" a Cave. Brackets are where the viewer may act now; "(R)" is a settlement that is lifted.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from itertools import zip_longest
from textwrap import wrap

from regalia.art.heraldry import HOUSES
from regalia.art.terminal import DIM, REACH, Line, Run, badge, padded, width
from regalia.core.known import UNKNOWN
from regalia.core.lanes import offered
from regalia.core.protocol import Seat, Step
from regalia.games.kingdom_builder.box.data import LETTERS, TERRAINS, TILES
from regalia.games.kingdom_builder.box.hexes import ISLAND, SIZE, Bits, Hex, at
from regalia.games.kingdom_builder.rules.scoring import points
from regalia.games.kingdom_builder.rules.state import NO_CARD
from regalia.games.kingdom_builder.rules.view import View
from regalia.games.kingdom_builder.shown.words import counted, named, say

LEFT, RIGHT = 66, 34  # columns of the map, and of the panel beside it
SIGNS = "gcdft~^"  # by number of terrain
CASTLE, CAPITOL, CAVE = "|#|", "|@|", "^o^"
GROUND: Mapping[str, str] = {
    "G": "#3f5a17 on #95b851",
    "C": "#4a1f0c on #b5623a",
    "D": "#7d6124 on #f3dda6",
    "F": "#7c3457 on #dd9dba",
    "T": "#8fbf9f on #27523a",
    "W": "#b9dbee on #3b7fa8",
    "M": "#f7f4ef on #978c7d",
    "S": "bold #2a2015 on #d9dbe0",
    "L": "bold #2a2015 on #e3b85a",
    ".": "",
}
BADGES = tuple(map(badge, HOUSES))
SHORT = {tile: tile[:2].title() for tile in TILES} | {"rope-bridge": "Rb", "tree-house": "Th", "cave": CAVE}


def board(view: View, lang: str = "en") -> list[Line]:
    """The map, its legend and the Island; the players and the cards beside them."""
    legal = _legal(view)
    left = [*_map(view, legal), [], *_legend(view, lang), *_island(view, legal, lang)]
    right = [*_players(view, lang), [], *_cards(view, lang)]
    lines: Iterable[tuple[Line, Line]] = zip_longest(left, right, fillvalue=[])
    return [[*padded(one, LEFT), *two] if two else one for one, two in lines]


def _map(view: View, legal: Bits) -> list[Line]:
    return [_ruler(SIZE), *(_row(view, legal, row, f"{row + 1}", SIZE) for row in range(SIZE))]


def _island(view: View, legal: Bits, lang: str) -> list[Line]:
    lines = view.board.layout.island
    if not lines:
        return []
    width = max(map(len, lines))
    rows = (_row(view, legal, ISLAND + row, f"i{row + 1}", width) for row in range(len(lines)))
    return [[], [*_ruler(width), ("  " + named("queenie", "island", lang), "bold")], *rows]


def _ruler(width: int) -> Line:
    return [("   " + "".join(f"{column:^3}" for column in range(1, width + 1)), DIM)]


def _row(view: View, legal: Bits, row: int, label: str, width: int) -> Line:
    """Odd rows lie half a hex to the right."""
    return [(f"{label:>2} " + " " * (row % 2), DIM), *(_hex(view, legal, at(row, column)) for column in range(width))]


def _hex(view: View, legal: Bits, hex_: Hex) -> Run:
    sign, style = _standing(view, hex_)
    if getattr(_now(view), "origin", None) == hex_:
        return f"({sign[1]})", style
    if legal >> hex_ & 1:
        return f"[{sign[1]}]", style if (sign, style) in BADGES else REACH
    return sign, style


def _standing(view: View, hex_: Hex) -> Run:
    """What one sees on a hex."""
    land, layout, letter = view.board, view.board.layout, view.board.letter(hex_)
    for seat, own in enumerate(view.own):
        if own >> hex_ & 1:
            return BADGES[seat]
    if hex_ in land.locations:
        return f"{SHORT[land.locations[hex_]]}{view.tiles_left(hex_)}", GROUND[letter]
    if hex_ in layout.caves:
        return CAVE, GROUND[letter]
    if letter == "S":
        return CAPITOL if hex_ in layout.capitols else CASTLE, GROUND[letter]
    return f" {SIGNS[LETTERS.index(letter)]} " if letter in LETTERS else "   ", GROUND[letter]


def _now(view: View) -> Step | None:
    return view.agenda[-1] if view.agenda else None


def _legal(view: View) -> Bits:
    """The hexes that the actions of the viewer name, if it is the viewer who chooses."""
    hexes = {move.hex for move in offered(view) if hasattr(move, "hex")}
    return sum(1 << hex_ for hex_ in hexes)


def _legend(view: View, lang: str) -> Iterator[Line]:
    """What the signs on the map mean; a tile also with the word to type, where that is another."""
    land = zip(SIGNS, LETTERS, TERRAINS, strict=True)
    yield from _flow(_entry(sign, GROUND[letter], f"terrain.{terrain}", lang) for sign, letter, terrain in land)
    tiles = dict.fromkeys(view.board.locations.values())
    places = [_entry(SHORT[tile], GROUND["L"], f"tile.{tile}", lang) for tile in tiles]
    places.append(_entry(CASTLE, GROUND["S"], "card.castles", lang))
    if view.board.layout.capitols:
        places.append(_entry(CAPITOL, GROUND["S"], "card.capitol", lang))
    if view.board.layout.caves:
        places.append(_entry(CAVE, GROUND["M"], "tile.cave", lang))
    yield from _flow(places)


def _entry(sign: str, style: str, key: str, lang: str) -> Line:
    name, typed = say(lang, f"{key}.name"), key.removeprefix("tile.")
    other = f" ({typed})" if typed != key and typed != name.lower() else ""
    return [(f" {sign} ", style), (f" {name}{other}  ", "")]


def _flow(entries: Iterable[Line]) -> Iterator[Line]:
    """Entries one after the other, in lines as wide as the map."""
    line: Line = []
    for entry in entries:
        if line and width([*line, *entry]) > LEFT:
            yield line
            line = []
        line = [*line, *entry]
    yield line


def _players(view: View, lang: str) -> Iterator[Line]:
    """For each seat its gold and card, then what is left to build, then its tiles."""
    now = getattr(_now(view), "seat", None)
    for seat, house in zip(range(len(view.own)), HOUSES, strict=False):
        name, total = named("house", house, lang), sum(points(view, seat).values())
        mark = ">" if seat == now else " "
        yield [(f"{mark} ", "bold"), BADGES[seat], (f" {name:<7}{total:>3} ", "bold"), _card(view, seat, lang)]
        yield [("      " + counted("spoken.supply", view.supply[seat], lang), DIM)]
        yield from ([("      " + line, "")] for line in wrap(_tiles(view, seat), RIGHT - 6))


def _card(view: View, seat: Seat, lang: str) -> Run:
    card = view.hand[seat]
    if card == NO_CARD:
        return "", ""
    if card is UNKNOWN:
        return " ? ", "reverse"
    return f" {named('terrain', TERRAINS[card], lang)} ", GROUND[LETTERS[card]]


def _tiles(view: View, seat: Seat) -> str:
    """The tiles of a seat, those that it cannot use any more this turn in parentheses."""
    held, step = view.tiles(seat), _now(view)
    if getattr(step, "seat", None) != seat:
        return " ".join(SHORT[tile] for tile in held)
    ready = Counter(getattr(step, "ready", held))
    spent = Counter(held) - ready
    return " ".join([SHORT[tile] for tile in ready.elements()] + [f"({SHORT[tile]})" for tile in spent.elements()])


def _cards(view: View, lang: str) -> Iterator[Line]:
    """What earns gold, in short, and how much of it each seat has so far."""
    earned = [points(view, seat) for seat in range(len(view.own))]
    for card in earned[0]:
        yield [(named("card", card, lang), "bold")]
        yield [run for seat, gold in enumerate(earned) for run in (BADGES[seat], (f"{gold[card]:>3}", ""))]
        yield from ([(line, DIM)] for line in wrap(say(lang, f"card.{card}.short"), RIGHT))
