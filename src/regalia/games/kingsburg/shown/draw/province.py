"""Province boards: rows of four plots, what stands there, what could be built next, and who owns them."""

from collections.abc import Callable

from regalia.art.heraldry import HOUSES
from regalia.art.heraldry import seat as badge
from regalia.art.icons import medal, signs
from regalia.art.ink import box, fitted, g, serif, stroke, text, titled, use
from regalia.art.masonry import HEIGHT, WIDTH
from regalia.art.sheet import Block, heading, lines_of, sheet
from regalia.core.html import Html, join
from regalia.core.protocol import Seat
from regalia.games.kingsburg.box.data import BUILDINGS, Building
from regalia.games.kingsburg.rules.building import COLUMNS
from regalia.games.kingsburg.shown.art.dice import BONUS, die
from regalia.games.kingsburg.shown.draw.gains import goods_signs
from regalia.games.kingsburg.shown.draw.tokens import army_token, small_governor
from regalia.games.kingsburg.shown.sight import Sight

RIGHT = 372.0
GAP = 6.0
TALLEST, TALL, LOW = 112.0, 94.0, 62.0  # plots with names, and without
Size = tuple[float, float]
STATES = ("built", "near", "far")
_ROMAN = ("I", "II", "III", "IV")


def province(sight: Sight, seat: Seat) -> Block:
    """The board in front of the viewer, with names."""
    modules = sight.view.modules
    tall = TALL if modules.extended or modules.governors != "off" else TALLEST
    height = 62 + (tall + GAP) * len(modules.rows) + 6
    name = sight.say("draw.province") if seat == sight.view.seat else sight.house(seat)
    top = sheet(0, 0, RIGHT, height) + heading(16, 27, RIGHT - 32, name)
    return top + g(_board(sight, seat, RIGHT - 32, tall), at=(16, 38)), height


def neighbour(sight: Sight, seat: Seat, width: float) -> Block:
    """Another board: smaller plots, and above them the governor, the dice in hand and the army tokens left."""
    rows, top = sight.view.modules.rows, 66.0
    height = top + 20 + (LOW + GAP) * len(rows) + 6
    plots = g(_board(sight, seat, width - 32, LOW), at=(16, top))
    return sheet(0, 0, width, height) + _head(sight, seat, width) + plots, height


def _head(sight: Sight, seat: Seat, width: float) -> Html:
    seen, right = sight.view.provinces[seat], width - 16
    name = badge(sight.houses[seat], 32, 36, 32) + serif(54, 33, sight.house(seat), 17)
    if seen.governor:
        right -= 50
        name += small_governor(sight, seen.governor, right)
    tokens = join(army_token(value, right - 18 - 26 * at, 25, 24) for at, value in enumerate(reversed(seen.tokens)))
    return name + tokens + _hand(sight, seat)


def _hand(sight: Sight, seat: Seat) -> Html:
    """The dice that were rolled and lie on nobody yet."""
    seen = sight.view.provinces[seat]
    dice = [*((face, sight.houses[seat]) for face in seen.dice), *((face, BONUS) for face in seen.bonus)]
    step = min(22.0, 132 / max(len(dice), 1))
    return join(die(face, kind, 63 + step * at, 48, step * 0.82) for at, (face, kind) in enumerate(dice))


def board(rows: str, size: Size, drawn: Callable[[Building], Html]) -> Html:
    """Plots in rows, under the numbers of the columns."""
    wide, tall = size
    heads = join(
        serif(wide / 2 + (wide + GAP) * at, 12, number, 13, "var(--gold)", text_anchor="middle")
        for at, number in enumerate(_ROMAN)
    )
    return heads + join(
        g(drawn(plot), at=((wide + GAP) * (plot.column - 1), 20 + (tall + GAP) * rows.index(plot.row)))
        for plot in BUILDINGS
        if plot.row in rows
    )


def _board(sight: Sight, seat: Seat, width: float, tall: float) -> Html:
    """The board of a seat."""
    size = ((width - GAP * (COLUMNS - 1)) / COLUMNS, tall)
    states = sight.plots(seat)
    return board(sight.view.modules.rows, size, lambda plot: owned(sight, plot, seat, states[plot.name], size))


def owned(sight: Sight, building: Building, seat: Seat, state: str, size: Size) -> Html:
    """A plot of a board, as it stands."""
    lit = seat == sight.view.seat and f"building-{building.name}" in sight.open
    name = sight.say(f"building.{building.name}.name")
    art = plot(building, name if size[1] >= TALL else "", sight.houses[seat], state, size, lit)
    return titled(f"{name}, {sight.say(f'draw.state.{state}')}", art)


def plot(building: Building, name: str, house: str, state: str, size: Size, lit: bool = False) -> Html:
    """Picture, name, price and points; built with the edge and the badge of its owner, far with a faded picture."""
    wide, tall = size
    scale = (tall - 38) / 67 if name else 0.7
    picture = use(
        f"b-{building.name}",
        (wide - WIDTH * scale) / 2 + 4,
        3,
        WIDTH * scale,
        HEIGHT * scale,
        opacity=".5" if state == "far" else None,
    )
    words = _name(name, wide, tall) if name else ""
    foot = (
        _token(house, wide / 2, tall - 11)
        if state == "built"
        else signs(goods_signs(building.cost), wide / 2, tall - 20, 15)
    )
    return _ground(house, state, wide, tall, lit) + picture + words + foot + medal(building.points, 2, 2, 20)


def _name(name: str, wide: float, tall: float) -> Html:
    """One line or two above the price; a very long word is drawn narrower."""
    lines = lines_of(name, wide, 11.5)
    first = tall - (40 if len(lines) > 1 else 33)
    look = {"text_anchor": "middle", "font_weight": "600"}
    return join(
        text(wide / 2, first + 12.5 * at, line, 11.5, **look, **fitted(line, round(wide - 4), 12))
        for at, line in enumerate(lines)
    )


def _ground(house: str, state: str, wide: float, tall: float, lit: bool) -> Html:
    glow = box(-3, -3, wide + 6, tall + 6, "var(--glow)", 10, class_="halo pulse") if lit else ""
    paper = box(0, 0, wide, tall, "var(--raised)" if state == "near" else "var(--sunk)", 7)
    if state == "built":
        hatching = box(0, 0, wide, tall, f"url(#hatch-{house})", 7, opacity=".25") if HOUSES[house].hatching else ""
        cloth = box(0, 0, wide, tall, f"var(--{house})", 7, opacity=".22") + hatching
        rim = box(-0.5, -0.5, wide + 1, tall + 1, "none", 8, stroke="var(--edge)", stroke_width=1.5)
        edge = box(1, 1, wide - 2, tall - 2, "none", 6, stroke=f"var(--{house})", stroke_width=2.4)
        return glow + paper + cloth + rim + edge
    line = {"stroke": "var(--leaf)", "stroke_width": 2} if state == "near" else {"stroke": "var(--line)"}
    return glow + paper + box(0.5, 0.5, wide - 1, tall - 1, "none", 7, **line)


def _token(house: str, x: float, y: float) -> Html:
    """The owner's token, and a tick."""
    return badge(house, x - 9, y, 19) + stroke(f"M{x + 5} {y}l4 4.5 7.5 -9", "var(--ink)", 2.4)
