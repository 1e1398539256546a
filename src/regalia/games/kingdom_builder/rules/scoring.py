"""Points by reason: the ten cards, castles and Capitols. Each works on a state and on a view alike."""

from collections.abc import Callable

from regalia.core.protocol import Result, Seat
from regalia.games.kingdom_builder.box.data import TERRAINS
from regalia.games.kingdom_builder.box.hexes import AROUND, QUADRANTS, ROW, around, groups, members
from regalia.games.kingdom_builder.rules.state import Readable

WATER = TERRAINS.index("water")


Score = Callable[[Readable, Seat], int]
SCORES: dict[str, Score] = {}


def score(rule: Score) -> Score:
    SCORES[rule.__name__] = rule
    return rule


def points(table: Readable, seat: Seat) -> dict[str, int]:
    """The points of a seat as things lie now, reason by reason."""
    reasons = [*table.cards, "castles"] + (["capitol"] if table.board.layout.capitols else [])
    return {reason: SCORES[reason](table, seat) for reason in reasons}


def scores(table: Readable) -> list[dict[str, int]]:
    """The points of every seat."""
    return [points(table, seat) for seat in range(len(table.own))]


def result(state: Readable) -> Result:
    """Most points win; players who are level share the victory."""
    totals = [sum(reasons.values()) for reasons in scores(state)]
    return Result(tuple(1 + sum(other > mine for other in totals) for mine in totals), ("points",) * len(totals))


@score
def fishermen(table: Readable, seat: Seat) -> int:
    """1 for each settlement next to water, but none for those that stand on it."""
    return (table.own[seat] & table.board.by_water & ~table.board.terrain[WATER]).bit_count()


@score
def miners(table: Readable, seat: Seat) -> int:
    """1 for each settlement next to a mountain."""
    return (table.own[seat] & table.board.by_mountain).bit_count()


@score
def workers(table: Readable, seat: Seat) -> int:
    """1 for each settlement next to a castle or a location."""
    return (table.own[seat] & table.board.by_special).bit_count()


@score
def merchants(table: Readable, seat: Seat) -> int:
    """4 for each castle and location that an area of yours links to another."""
    linked = 0
    for area in groups(table.own[seat]):
        touched = around(area) & table.board.special
        if touched & (touched - 1):
            linked |= touched
    return 4 * linked.bit_count()


@score
def discoverers(table: Readable, seat: Seat) -> int:
    """1 for each horizontal line with a settlement of yours."""
    own = table.own[seat]
    return sum(1 for line in ROW if own & line)


@score
def knights(table: Readable, seat: Seat) -> int:
    """2 for each settlement on your best horizontal line."""
    own = table.own[seat]
    return 2 * max((own & line).bit_count() for line in ROW)


@score
def hermits(table: Readable, seat: Seat) -> int:
    """1 for each of your areas, single settlements among them."""
    return sum(1 for _ in groups(table.own[seat]))


@score
def citizens(table: Readable, seat: Seat) -> int:
    """1 for every two settlements of your largest area."""
    return max((area.bit_count() for area in groups(table.own[seat])), default=0) // 2


@score
def farmers(table: Readable, seat: Seat) -> int:
    """3 for each settlement in the section where you have fewest."""
    return 3 * min((table.own[seat] & section).bit_count() for section in QUADRANTS)


@score
def lords(table: Readable, seat: Seat) -> int:
    """In each section 12 for the most settlements, 6 for the next number: for all who have it, even with none."""
    total = 0
    for section in QUADRANTS:
        counts = [(own & section).bit_count() for own in table.own]
        places = sorted(set(counts), reverse=True)
        total += (12, 6, 0, 0, 0)[places.index(counts[seat])]
    return total


@score
def castles(table: Readable, seat: Seat) -> int:
    """3 for each castle with a settlement of yours beside it."""
    own = table.own[seat]
    return 3 * sum(1 for castle in members(table.board.castles) if own & AROUND[castle])


@score
def capitol(table: Readable, seat: Seat) -> int:
    """1 for each settlement up to two hexes from a Capitol; near two of them still 1."""
    return (table.own[seat] & table.board.by_capitol).bit_count()
