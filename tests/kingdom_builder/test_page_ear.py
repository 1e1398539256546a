"""The map by ear, held against a second reading of the rules: what a hex is called, what is around, what it earns."""

import re
from collections.abc import Callable, Iterator
from random import Random
from xml.etree import ElementTree

import pytest

from regalia.core.houses import HOUSES
from regalia.core.lanes import offered
from regalia.core.page import Plate
from regalia.core.record import Match
from regalia.games.kingdom_builder import GAME
from regalia.games.kingdom_builder.box.hexes import name
from regalia.games.kingdom_builder.rules.actions import Land, Settle, Use
from regalia.games.kingdom_builder.rules.effects import BUILDS
from regalia.games.kingdom_builder.rules.view import View
from regalia.games.kingdom_builder.shown.page import gains, page, place
from regalia.games.kingdom_builder.shown.words import named, say
from tests.kingdom_builder import naive
from tests.kingdom_builder.naive import Cell, Position
from tests.kingdom_builder.naive_scores import scores
from tests.kingdom_builder.test_against_naive import plain, walk
from tests.kingdom_builder.test_draw import EVERYTHING
from tests.soaking import SOAK

TABLES = {"two": (2, {}), "five": (5, EVERYTHING), "three": (3, {"island": "tree-house", "caves": "random"})}
EVERY = 1 if SOAK else 29  # one position in so many
SOME = 400 if SOAK else 30  # hexes of it that are asked for
SIDES = {
    "left": "W",
    "right": "E",
    "above left": "NW",
    "above right": "NE",
    "below left": "SW",
    "below right": "SE",
}
TERRAINS = {
    "G": "grass", "C": "canyon", "D": "desert", "F": "flowers", "T": "forest", "W": "water", "M": "mountain"
}  # fmt: skip
SAID = re.compile(
    r"(?P<lies>[^.]+)\. Around it: (?P<around>[^.]+)\."
    r"(?: A settlement here earns (?P<gold>nothing|[+−]\d+ gold)(?: \((?P<why>[^)]*)\))?\.)?"
)


def lies(at: Position, cell: Cell) -> str:
    """What is on a hex, and who lives there."""
    found = _special(at, cell) or named("terrain", TERRAINS[at.grid[cell]], "en")
    house = next((HOUSES[seat] for seat, own in enumerate(at.settlements) if cell in own), "")
    return f"{found}, House {named('house', house, 'en')}" if house else found


def _special(at: Position, cell: Cell) -> str:
    if cell in at.locations:
        return named("tile", at.locations[cell], "en")
    for kind, cells in {"capitol": at.capitols, "cave": at.caves}.items():
        if cell in cells:
            return say("en", f"draw.hex.{kind}")
    return say("en", "draw.hex.castle") if at.grid[cell] == "S" else ""


def where(cell: Cell) -> str:
    board, row, col = cell
    return f"{'Island row ' if board == 'island' else 'row '}{row + 1}, column {col + 1}"


def earned(at: Position, view: View, cell: Cell) -> dict[str, int]:
    """What changes for the viewer by a settlement there, by reason."""
    seat = view.seat
    assert seat is not None
    later = naive.copy(at)
    later.settlements[seat] = at.settlements[seat] - ({at.lifted[1]} if at.lifted else set()) | {cell}
    now, then = (scores(each, view.cards)[seat] for each in (at, later))
    return {reason: then[reason] - now[reason] for reason in now if then[reason] != now[reason]}


def signed(n: int) -> str:
    return f"{n:+}".replace("-", "−")


def check_place(at: Position, view: View, cell: Cell) -> None:
    """Terrain, place, owner, the neighbours by side, and what building there earns."""
    text = GAME.shown.place(view, f"hex-{naive.notation(cell)}", "en")
    told = SAID.fullmatch(text)
    assert told, text
    what, _, house = lies(at, cell).partition(", House ")
    assert told["lies"] == f"{what}, {where(cell)}" + (f", House {house}" if house else ""), text
    around = {side: naive.step(cell, way) for side, way in SIDES.items()}
    there = {f"{side} {lies(at, near)}" for side, near in around.items() if near in at.grid}
    assert set(told["around"].split("; ")) == there, text
    open_ = at.grid[cell] in "GCDFTW" and not any(cell in own for own in at.settlements)
    assert bool(told["gold"]) == open_, text
    if open_:
        check_gold(earned(at, view, cell), told["gold"], told["why"])


def check_gold(gold: dict[str, int], said: str, why: str | None) -> None:
    total = sum(gold.values())
    assert said == (f"{signed(total)} gold" if total else "nothing")
    told = dict(each.rsplit(" ", 1) for each in why.split(", ")) if why else {}
    assert told == {named("card", reason, "en"): signed(n) for reason, n in gold.items()}


def check_cells(at: Position, view: View) -> None:
    """Rows and cells in their order, each with its name; where something may be built also the gold of it."""
    zones = page(view, [Plate("Ada", "")] * len(view.own), "en")
    labels = {token: label for zone in zones for token, label in cells(zone.html)}
    assert [*labels] == [
        f"hex-{naive.notation(cell)}" for cell in sorted(at.grid, key=lambda cell: (cell[0] == "island", cell))
    ]
    for move in offered(view):
        if isinstance(move, Settle | Land) or (isinstance(move, Use) and move.tile in BUILDS):
            total = sum(earned(at, view, naive.parse(name(move.hex))).values())
            assert (re.findall(r", ([+−]\d+) gold$", labels[f"hex-{name(move.hex)}"]) or ["+0"]) == [signed(total)]


def cells(html: str) -> Iterator[tuple[str, str]]:
    for row in ElementTree.fromstring(f"<body>{html}</body>").iterfind(".//*[@role='grid']//*[@role='row']"):
        for nth, cell in enumerate(row, 1):
            token = cell.attrib["data-token"]
            line, column = token.removeprefix("hex-").removeprefix("i").split(",")
            assert (row.get("aria-rowindex"), cell.get("aria-colindex", str(nth))) == (line, column)
            yield token, cell.attrib["aria-label"]


def listen(table: str, heard: Callable[[Position, View, Random], None]) -> None:
    rng = Random(table)
    for number, match in enumerate(walk(*TABLES[table], seed=7)):
        if number % EVERY == 0 and match.state.cards:
            heard(plain(match.state), _view(match), rng)


def _view(match: Match) -> View:
    view: View = match.view(match.choice().seat)
    return view


@pytest.mark.parametrize("table", TABLES)
def test_what_is_said_of_a_hex_is_true(table: str) -> None:
    def heard(at: Position, view: View, rng: Random) -> None:
        for cell in rng.sample(sorted(at.grid), min(SOME, len(at.grid))):
            check_place(at, view, cell)

    listen(table, heard)


@pytest.mark.parametrize("table", TABLES)
def test_the_cells_of_the_grid_are_the_hexes_of_the_board(table: str) -> None:
    listen(table, lambda at, view, _: check_cells(at, view))


@pytest.mark.parametrize("wrong", ("sides", "gold", "owner"))
def test_a_wrong_word_is_found(wrong: str, monkeypatch: pytest.MonkeyPatch) -> None:
    match wrong:
        case "sides":
            monkeypatch.setattr(place, "SIDES", place.SIDES[::-1])
        case "gold":
            monkeypatch.setattr(
                place, "gain_by_reason", lambda view, hex_: {**gains.gain_by_reason(view, hex_), "castles": 1}
            )
        case "owner":
            monkeypatch.setattr(place, "HOUSES", HOUSES[::-1])
    with pytest.raises(AssertionError):
        test_what_is_said_of_a_hex_is_true("five")
