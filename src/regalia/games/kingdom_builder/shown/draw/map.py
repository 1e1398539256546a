"""The board and the Island: a ground that is painted once, and a live layer above it that changes with every move."""

from collections.abc import Collection, Iterable, Mapping
from typing import NamedTuple

from regalia.art.heraldry import piece, seals
from regalia.art.ink import g, stroke, use
from regalia.art.terrain import HALF, Cell, centre, land, tiles
from regalia.core.houses import HOUSES
from regalia.core.html import Html, join, num, tag
from regalia.core.lanes import offered
from regalia.games.kingdom_builder.box.board import Board
from regalia.games.kingdom_builder.box.hexes import ISLAND, SIZE, Hex, at, members, place
from regalia.games.kingdom_builder.rules.actions import Found, Land, Settle, Use
from regalia.games.kingdom_builder.rules.turn import Landing
from regalia.games.kingdom_builder.rules.view import View
from regalia.games.kingdom_builder.shown.art.map_frame import frame, rhumbs, view_box
from regalia.games.kingdom_builder.shown.art.marks import last_move, lifted, lifting, mark, mark_symbols, veil
from regalia.games.kingdom_builder.shown.art.places import place_symbols, stock
from regalia.games.kingdom_builder.shown.sight import Sight

Placed = Settle | Use | Land | Found  # actions that name a hex


class Chart(NamedTuple):
    """A part of the map in a frame of its own."""

    name: str
    first: int  # its first row among the rows of all hexes
    rows: int
    cols: int
    sign: str  # before the numbers of its rows
    left: int = 0  # its first column

    def cell(self, hex_: Hex) -> Cell:
        row, col = place(hex_)
        return row - self.first, col - self.left

    def holds(self, hex_: Hex) -> bool:
        row, col = self.cell(hex_)
        return 0 <= row < self.rows and 0 <= col < self.cols

    def size(self) -> tuple[float, float]:
        """With its frame."""
        return view_box(self.rows, self.cols)[2:]


BOARD = Chart("board", 0, SIZE, SIZE, "")


def island(board: Board) -> Chart | None:
    """The chart of the Island, if it is in play."""
    lines = board.layout.island
    return Chart(f"island-{board.layout.side}", ISLAND, len(lines), max(map(len, lines)), "i") if lines else None


def map_symbols(places: Iterable[str]) -> Html:
    """All that ground and live layer refer to, with these locations."""
    return tiles() + place_symbols(*dict.fromkeys(places)) + rhumbs() + mark_symbols() + seals(*HOUSES)


def ground(board: Board, chart: Chart = BOARD, **attrs: object) -> Html:
    """Frame and land: what never changes during play."""
    return _svg(chart, painted(board, chart), class_="map ground", aria_hidden="true", **attrs)


def painted(board: Board, chart: Chart) -> Html:
    """The same as one group."""
    seams = _seams() if chart is BOARD and board.layout.sections else Html()
    return frame(chart.rows, chart.cols, chart.sign) + hexes(board, chart) + seams


def hexes(board: Board, chart: Chart) -> Html:
    """The land alone."""
    return land(chart.name, _letters(board, chart), _signs(board, chart))


def live(sight: Sight, chart: Chart = BOARD, last: Iterable[Hex] = (), **attrs: object) -> Html:
    """Tiles left, settlements, the last move, and where the viewer may act now."""
    name = sight.say("draw.board" if chart is BOARD else "queenie.island.name")
    return _svg(chart, standing(sight, chart, last), class_="map live", role="group", aria_label=name, **attrs)


def standing(sight: Sight, chart: Chart, last: Iterable[Hex] = ()) -> Html:
    """The same as one group."""
    anywhere = targets(sight.view)
    goals = {hex_: move for hex_, move in anywhere.items() if chart.holds(hex_)}
    return join(
        (
            _veil(sight.view, chart, goals) if anywhere else Html(),
            _stocks(sight.view, chart),
            *(last_move(chart.cell(hex_)) for hex_ in last if chart.holds(hex_)),
            *_pieces(sight.view, chart, goals),
            *(g(_mark(sight.view, hex_, move), at=centre(chart.cell(hex_))) for hex_, move in goals.items()),
        )
    )


def targets(view: View) -> Mapping[Hex, Placed]:
    """The hexes where the viewer may act, each with the first action that names it."""
    goals: dict[Hex, Placed] = {}
    for move in offered(view):
        if isinstance(move, Placed):
            goals.setdefault(move.hex, move)
    return goals


def _svg(chart: Chart, *children: str, **attrs: object) -> Html:
    box = " ".join(map(num, view_box(chart.rows, chart.cols)))
    return tag("svg", *children, viewBox=box, **attrs)


def _letters(board: Board, chart: Chart) -> dict[Cell, str]:
    places = (at(chart.first + row, chart.left + col) for row in range(chart.rows) for col in range(chart.cols))
    return {chart.cell(hex_): letter for hex_ in places if (letter := board.letter(hex_)) != "."}


def _signs(board: Board, chart: Chart) -> dict[Cell, str]:
    """The hexes that are more than terrain, with the names of their symbols."""
    signs = dict.fromkeys(members(board.castles), "castle")
    signs |= {hex_: f"loc-{tile}" for hex_, tile in board.locations.items()}
    signs |= dict.fromkeys(board.layout.capitols, "capitol") | dict.fromkeys(board.layout.caves, "cave")
    return {chart.cell(hex_): sign for hex_, sign in signs.items() if chart.holds(hex_)}


def _seams() -> Html:
    """Where the four sections meet."""
    half = SIZE // 2
    down = (f"{(SIZE + row % 2) * HALF} {60 * row + dy}" for row in range(SIZE) for dy in (20, 60))
    across = (f"{i * HALF} {60 * half + (0 if i % 2 else 20)}" for i in range(2 * SIZE + 2))
    line = f"M{'L'.join(down)}M{'L'.join(across)}"
    dots = stroke(line, "#fff8e0", 2.4, stroke_dasharray="1 8", opacity=".9")
    return stroke(line, "#1d1204", 4.5, opacity=".3") + dots


def _stocks(view: View, chart: Chart) -> Html:
    homes = [(hex_, *centre(chart.cell(hex_))) for hex_ in sorted(view.board.locations) if chart.holds(hex_)]
    return join(stock(view.tiles_left(hex_), x, y) for hex_, x, y in homes)


def _veil(view: View, chart: Chart, goals: Collection[Hex]) -> Html:
    """Over all but the targets and the viewer's own settlements."""
    mine = members(view.own[view.seat]) if view.seat is not None else ()
    bright = [chart.cell(hex_) for hex_ in (*goals, *mine) if chart.holds(hex_)]
    return veil(_letters(view.board, chart), bright)


def _pieces(view: View, chart: Chart, goals: Collection[Hex]) -> Iterable[Html]:
    """Settlements row by row; one that may be lifted is drawn by its target, one in the air comes last."""
    owner = {hex_: seat for seat, own in enumerate(view.own) for hex_ in members(own) if chart.holds(hex_)}
    step = view.agenda[-1] if view.agenda else None
    origin = step.origin if isinstance(step, Landing) else None
    standing = (hex_ for hex_ in sorted(owner) if hex_ not in goals and hex_ != origin)
    yield from (piece(HOUSES[owner[hex_]], *centre(chart.cell(hex_))) for hex_ in standing)
    if origin in owner:
        yield lifted(HOUSES[owner[origin]], chart.cell(origin))


def _mark(view: View, hex_: Hex, move: Placed) -> Html:
    """What the viewer would put there, or lift."""
    assert view.seat is not None, "a spectator has no choice"
    if view.own[view.seat] >> hex_ & 1:
        return lifting(HOUSES[view.seat])
    return mark(use(move.what, -35, -40, 70, 80) if isinstance(move, Found) else piece(HOUSES[view.seat], 0, 0))
