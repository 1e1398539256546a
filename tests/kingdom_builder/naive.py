"""A second reading of Kingdom Builder, made to be checked by eye: what a seat may do, what follows, what it scores.

It shares no line with the package, so a slip that both commit has to be made twice. Sets and dictionaries only.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from functools import cache

Cell = tuple[str, int, int]
"""Board ("main" or "island"), row and column, both from 0."""

BUILDABLE = "GCDFT"
TILES_PER_LOCATION = 2
TILE_TERRAIN = {"farm": "G", "oasis": "D", "harbor": "W", "rope-bridge": "C", "tree-house": "T"}
"""The terrain a tile names by itself; every other use of a terrain is that of the open card."""

MOVING = {"barn", "harbor", "paddock", "rope-bridge", "tree-house", "cave"}
DIRECTIONS = {"E": (0, 1, 1), "W": (0, -1, -1), "NE": (-1, 0, 1), "NW": (-1, -1, 0), "SE": (1, 0, 1), "SW": (1, -1, 0)}
"""Rows down, columns right from an even row, columns right from an odd row (odd rows lie half a hex to the right)."""


@dataclass
class Position:
    """All that the moves of the seat and the final scores depend on.

    A lifted settlement is in the hand: whether the settlements still list its origin makes no difference.
    """

    grid: dict[Cell, str]
    locations: dict[Cell, str]
    capitols: set[Cell]
    caves: set[Cell]
    settlements: list[set[Cell]]
    supply: list[int]
    held: list[set[Cell]]
    taken: list[set[Cell]]
    card: str | None
    seat: int
    left: int
    ready: list[str]
    lifted: tuple[str, Cell] | None


def step(cell: Cell, direction: str) -> Cell:
    """The next hex in a direction, whether it exists or not."""
    board, row, col = cell
    down, even, odd = DIRECTIONS[direction]
    return board, row + down, col + (odd if row % 2 else even)


@cache
def neighbours(cell: Cell) -> frozenset[Cell]:
    """The six hexes around one."""
    return frozenset(step(cell, direction) for direction in DIRECTIONS)


def beside(cells: Iterable[Cell]) -> set[Cell]:
    """Every hex that touches one of these."""
    return {near for cell in cells for near in neighbours(cell)}


def of_terrain(position: Position, letters: str) -> set[Cell]:
    """All hexes of some letters, empty or not, Island included."""
    return {cell for cell, letter in position.grid.items() if letter in letters}


def free(position: Position, letters: str) -> set[Cell]:
    """The empty hexes of some letters, Island included."""
    return of_terrain(position, letters).difference(*position.settlements)


def groups(cells: set[Cell]) -> list[set[Cell]]:
    """The settlement areas: sets of hexes that hang together."""
    rest, found = set(cells), []
    while rest:
        group = {rest.pop()}
        while more := beside(group) & rest:
            group |= more
            rest -= more
        found.append(group)
    return found


def notation(cell: Cell) -> str:
    """A hex as players write it, counted from 1: 7,12 on the board, i2,3 on the Island."""
    board, row, col = cell
    return f"{'i' if board == 'island' else ''}{row + 1},{col + 1}"


def parse(text: str) -> Cell:
    """The hex of a notation."""
    row, col = text.removeprefix("i").split(",")
    return "island" if text.startswith("i") else "main", int(row) - 1, int(col) - 1


def moves(position: Position) -> set[str]:
    """The notations of all that the seat may do now."""
    if position.lifted:
        return {f"to {notation(cell)}" for cell in landings(position, *position.lifted)}
    if is_over(position):
        return extra_actions(position) | {"end"}
    settles = {f"settle {notation(cell)}" for cell in sites(position, "settle")}
    if settles and position.left == 3:
        return settles | extra_actions(position)
    return settles


def is_over(position: Position) -> bool:
    """The mandatory action ends with its third settlement, or with the supply."""
    return position.left == 0 or position.supply[position.seat] == 0


def extra_actions(position: Position) -> set[str]:
    """Each tile still ready, with each hex it may be used on."""
    return {f"{tile} {notation(cell)}" for tile in position.ready for cell in usable_on(position, tile)}


def usable_on(position: Position, tile: str) -> set[Cell]:
    """Where a building tile builds; which settlements a moving tile can bring somewhere else."""
    if tile in MOVING:
        return {origin for origin in movable(position, tile) if landings(position, tile, origin)}
    return sites(position, tile) if position.supply[position.seat] else set()


def sites(position: Position, tile: str) -> set[Cell]:
    """Where the mandatory action ("settle") or a building tile may put a settlement from the supply."""
    own = position.settlements[position.seat]
    if tile == "tavern":
        return {cell for cell in free(position, BUILDABLE) if ends_a_line(cell, own)}
    if tile == "tower":
        return adjacent_if_possible({cell for cell in free(position, BUILDABLE) if is_edge(cell)}, own)
    return adjacent_if_possible(free(position, terrain(position, tile)), own)


def movable(position: Position, tile: str) -> set[Cell]:
    """The settlements that a moving tile may lift: any, but the Caves' move takes one next to a cave."""
    own = position.settlements[position.seat]
    return own & beside(position.caves) if tile == "cave" else own


def landings(position: Position, tile: str, origin: Cell) -> set[Cell]:
    """Where the settlement of origin may be put down by a moving tile."""
    # Lifted first, adjacency tested against the rest (rulebook 004, p. 4): its old hex is a free one that can meet the
    # duty, and bind the settlement to it, but it is never offered.
    position = replace(position, settlements=[stand - {origin} for stand in position.settlements])
    if tile == "paddock":
        goals = free(position, BUILDABLE) & {step(step(origin, way), way) for way in DIRECTIONS}
    elif tile == "cave":
        goals = free(position, BUILDABLE) & beside(position.caves)
    else:
        goals = adjacent_if_possible(free(position, terrain(position, tile)), position.settlements[position.seat])
    return goals - {origin}


def terrain(position: Position, tile: str) -> str:
    """The letter of the terrain a tile asks for, empty if it is the card's and there is none."""
    return TILE_TERRAIN.get(tile, position.card or "")


def adjacent_if_possible(cells: set[Cell], own: set[Cell]) -> set[Cell]:
    """Those next to an own settlement; if there are none, all."""
    return cells & beside(own) or cells


def is_edge(cell: Cell) -> bool:
    """On the rim of the assembled board; the Island has no edge in this sense."""
    board, row, col = cell
    return board == "main" and (row in (0, 19) or col in (0, 19))


def ends_a_line(cell: Cell, own: set[Cell]) -> bool:
    """Whether three own settlements follow one another straight from this hex."""
    for way in DIRECTIONS:
        first = step(cell, way)
        second = step(first, way)
        if {first, second, step(second, way)} <= own:
            return True
    return False


def after(position: Position, move: str) -> Position:
    """The position once a settlement is built, lifted (its tile is then used) or put down."""
    verb, where = move.split()
    result, cell = copy(position), parse(where)
    if result.lifted:
        put_down(result, result.lifted[1], cell)
    elif verb in MOVING:
        lift(result, verb, cell)
    else:
        build(result, verb, cell)
    return result


def copy(position: Position) -> Position:
    """The same position, with lists and sets of its own for what moves change."""
    return replace(
        position,
        settlements=[set(cells) for cells in position.settlements],
        supply=list(position.supply),
        held=[set(cells) for cells in position.held],
        taken=[set(cells) for cells in position.taken],
        ready=list(position.ready),
    )


def build(position: Position, verb: str, cell: Cell) -> None:
    """One settlement from the supply. An empty supply ends the mandatory action."""
    position.settlements[position.seat].add(cell)
    position.supply[position.seat] -= 1
    if verb == "settle":
        position.left -= 1
    else:
        position.ready.remove(verb)
    if position.supply[position.seat] == 0:
        position.left = 0
    gain_tiles(position, cell)


def lift(position: Position, tile: str, origin: Cell) -> None:
    """Use a moving tile: take one settlement in hand."""
    position.settlements[position.seat].remove(origin)
    position.ready.remove(tile)
    position.lifted = tile, origin


def put_down(position: Position, origin: Cell, cell: Cell) -> None:
    """Losses are judged once the settlement has landed, gains come after them."""
    position.settlements[position.seat].discard(origin)
    position.settlements[position.seat].add(cell)
    position.lifted = None
    lose_tiles(position)
    gain_tiles(position, cell)


def lose_tiles(position: Position) -> None:
    """A tile leaves the game with the last own settlement beside its location; of two alike, the used one goes."""
    seat = position.seat
    position.held[seat] &= beside(position.settlements[seat])
    usable = Counter(position.locations[place] for place in position.held[seat]) + Counter(["cave"])
    position.ready = list((Counter(position.ready) & usable).elements())


def gain_tiles(position: Position, cell: Cell) -> None:
    """A tile from each location beside the new settlement: one per seat, ever, while any lies there."""
    for place in neighbours(cell) & position.locations.keys():
        is_first = place not in position.taken[position.seat]
        if is_first and sum(place in taken for taken in position.taken) < TILES_PER_LOCATION:
            position.held[position.seat].add(place)
            position.taken[position.seat].add(place)


def scores(position: Position, cards: Sequence[str]) -> list[dict[str, int]]:
    """For each seat, points by reason: the cards in play, the castles, and the Capitols if there are any."""
    reasons = [*cards, "castles", *(["capitol"] if position.capitols else [])]
    every = [points(position, seat) for seat in range(len(position.settlements))]
    return [{reason: one[reason] for reason in reasons} for one in every]


def points(position: Position, seat: int) -> dict[str, int]:
    """What each card would give a seat. Who stands on water is no fisherman; who is near two Capitols counts once."""
    own = position.settlements[seat]
    water, castles, special = (of_terrain(position, letters) for letters in ("W", "S", "SL"))
    areas = groups(own)
    lines = Counter((board, row) for board, row, _ in own)
    near_capitol = beside(position.capitols)
    return {
        "fishermen": len((own - water) & beside(water)),
        "miners": len(own & beside(of_terrain(position, "M"))),
        "workers": len(own & beside(special)),
        "merchants": 4 * len(linked(special, areas)),
        "discoverers": len(lines),
        "knights": 2 * max(lines.values(), default=0),
        "hermits": len(areas),
        "citizens": max(map(len, areas), default=0) // 2,
        "farmers": 3 * min(by_section(own)),
        "lords": sum(lord(numbers, seat) for numbers in zip(*map(by_section, position.settlements), strict=True)),
        "castles": 3 * len(castles & beside(own)),
        "capitol": len(own & (near_capitol | beside(near_capitol))),
    }


def linked(special: set[Cell], areas: list[set[Cell]]) -> set[Cell]:
    """The castles and locations that some area joins to another one."""
    touched = [special & beside(area) for area in areas]
    return set[Cell]().union(*(some for some in touched if len(some) > 1))


def by_section(own: set[Cell]) -> list[int]:
    """How many settlements stand on each of the four sections; the Island is none of them."""
    found = Counter((row // 10, col // 10) for board, row, col in own if board == "main")
    return [found[0, 0], found[0, 1], found[1, 0], found[1, 1]]


def lord(numbers: Sequence[int], seat: int) -> int:
    """12 for the highest number on a section, 6 for the next lower one, even if that is none; ties all score."""
    higher = {number for number in numbers if number > numbers[seat]}
    return {0: 12, 1: 6}.get(len(higher), 0)
