"""Every hex of the map as a place that can be chosen: the same whether it is legal or not, lit by the style sheet."""

from collections.abc import Mapping
from functools import lru_cache

from regalia.art.heraldry import piece
from regalia.art.ink import g, path, stroke, tag, use
from regalia.art.marks import SMALL, lifted
from regalia.art.places import stock
from regalia.art.terrain import HEX, centre
from regalia.games.kingdom_builder.board import Board
from regalia.games.kingdom_builder.draw.map import BOARD, SEATS, Chart, island
from regalia.games.kingdom_builder.hexes import SIZE, Hex, at
from regalia.games.kingdom_builder.page.spoken import help_key, where
from regalia.games.kingdom_builder.page.tokens import hex_token
from regalia.games.kingdom_builder.words import counted, hexes, named, say

BESIDE = 8  # the Island lies to the right of the board, its first row beside this one


def spot_symbols(ghost: str, own: str) -> str:
    """What a hex shows in its states; the style sheet sets the properties they wait for.

    kb-spot is free and has a ghost of what would stand there; kb-rose and the like have a settlement of the house, and
    kb-own is one that may be lifted.
    """
    shade = path(HEX, "var(--kb-shade,#0000)")
    thin = stroke(SMALL, "#1d1204", 5, opacity=".5") + stroke(SMALL, "var(--glow)", 2.6)
    halo = use("halo", class_="kb-pulse", stroke="var(--kb-halo)")
    rings = g(thin, display=_when("thin")) + g(use("legal"), halo, use("inner"), display=_when("lit"))
    shown = use("pin", display=_when("pin")) + g(ghost, display=_when("ghost"), opacity="var(--kb-strength,1)")
    return (
        g(shade, rings, use("ring", display=_when("focus")), id="kb-held")
        + g(use("kb-held"), shown, id="kb-spot")
        + "".join(g(use("kb-held"), piece(house, 0, 0), id=f"kb-{house}") for house in SEATS)
        + (g(use(f"kb-{own}"), use("lift", 20, -20, display=_when("pin")), id="kb-own") if own else "")
    )


def _when(state: str) -> str:
    return f"var(--kb-{state},none)"


@lru_cache(128)
def free(board: Board, lang: str) -> Mapping[Hex, str]:
    """All hexes in reading order, as long as nobody lives there."""
    charts = (BOARD, *filter(None, [island(board)]))
    places = (at(chart.first + row, col) for chart in charts for row in range(chart.rows) for col in range(chart.cols))
    return {hex_: _spot(board, hex_, where(board, hex_, lang)) for hex_ in places if board.letter(hex_) != "."}


@lru_cache(1024)
def location(board: Board, hex_: Hex, left: int, lang: str) -> str:
    """A location with the tiles that still lie on it."""
    words = counted(
        "spoken.location", left, lang, tile=named("tile", board.locations[hex_], lang), hex=hexes(1 << hex_, lang)
    )
    return _spot(board, hex_, words, stock(left, *centre(chart_of(board, hex_).cell(hex_))))


@lru_cache(8192)
def settled(board: Board, hex_: Hex, house: str, mine: bool, lang: str) -> str:
    """A hex with a settlement."""
    form, class_ = ("kb-own", "can kb-mine") if mine else (f"kb-{house}", "can")
    return _spot(board, hex_, _inhabited(board, hex_, house, lang), form=form, class_=class_, key=_hut(hex_))


@lru_cache(1024)
def leaving(board: Board, hex_: Hex, house: str, lang: str) -> str:
    """A hex whose settlement is in the air."""
    hut = tag("g", lifted(house, chart_of(board, hex_).cell(hex_)), data_piece=_hut(hex_))
    return _spot(board, hex_, _inhabited(board, hex_, house, lang), hut, "kb-held", "can kb-mine")


def softened(spot: str) -> str:
    """Lit with a thin line until the tile is chosen that reaches it."""
    return spot.replace('class="can', 'class="can kb-soft', 1)


def chart_of(board: Board, hex_: Hex) -> Chart:
    chart = BOARD if BOARD.holds(hex_) else island(board)
    assert chart, "nobody lives on an Island that is not there"
    return chart


def _hut(hex_: Hex) -> str:
    return hex_token(hex_).replace("hex", "hut")


def _inhabited(board: Board, hex_: Hex, house: str, lang: str) -> str:
    return say(lang, "page.settled", hex=where(board, hex_, lang), house=named("house", house, lang))


def _spot(
    board: Board,
    hex_: Hex,
    words: str,
    inside: str = "",
    form: str = "kb-spot",
    class_: str = "can",
    key: str | None = None,
) -> str:
    """The arrow keys go by row and column: those of the Island go on where the board ends."""
    chart = chart_of(board, hex_)
    (row, col), (down, across) = chart.cell(hex_), (0, 0) if chart is BOARD else (BESIDE, SIZE + 1)
    x, y = centre((row, col))
    return tag(
        "g",
        use(form, round(x, 1), y, data_piece=key),
        inside,
        class_=class_,
        data_token=hex_token(hex_),
        data_row=down + row + 1,
        data_col=across + col + 1,
        data_help=help_key(board, hex_),
        role="button",
        aria_label=words,
    )
