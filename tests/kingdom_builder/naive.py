"""A second reading of Kingdom Builder, made to be checked by eye: what a seat may do, what follows.

It shares no line with the package, so a slip that both commit has to be made twice. Sets and dictionaries only.
What a seat scores is in naive_scores.py.
"""

from collections import Counter
from collections.abc import Iterable
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
    losing: str = ""
    """The tile of which the seat has two and has to lose one; both are still its own."""


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
    if position.losing:
        return {f"discard {position.losing} {which}" for which in ("ready", "spent")}
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
    """The position once a settlement is built, lifted (its tile is then used) or put down, or a tile is given up."""
    verb, *_, where = move.split()
    result = copy(position)
    if verb == "discard":
        give_up(result, where == "ready")
        return result
    cell = parse(where)
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
    """Losses are judged once the settlement has landed. Of two alike the seat chooses, if only one is usable."""
    seat = position.seat
    position.settlements[seat].discard(origin)
    position.settlements[seat].add(cell)
    position.lifted = None
    tiles = Counter(position.locations[place] for place in position.held[seat])
    for place in position.held[seat] - beside(position.settlements[seat]):
        tile = position.locations[place]
        position.losing = tile if (tiles[tile], position.ready.count(tile)) == (2, 1) else ""
    if not position.losing:
        lose_tiles(position)
    gain_tiles(position, cell)


def give_up(position: Position, ready: bool) -> None:
    """Of two tiles alike the one still usable goes, or the other."""
    usable = [tile for tile in position.ready if tile != position.losing] if ready else position.ready
    lose_tiles(position)
    position.ready, position.losing = usable, ""


def lose_tiles(position: Position) -> None:
    """A tile leaves the game with the last own settlement beside its location."""
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


def capitol_sections(in_play: Iterable[str], wanted: str) -> list[set[str]]:
    """The sections that may have a Capitol when a table wants both, one of the two by name, any one, or leaves it open.

    A section alone always has one. Only when both are there may one of the two stay away.
    """
    both = {"oracle", "harbor"} & set(in_play)
    each = [{section} for section in sorted(both)]
    if len(both) < 2 or wanted == "both":
        return [both]
    return {"random": each, "chosen": [both, *each]}.get(wanted, [{wanted}])
