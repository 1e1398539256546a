"""Every hex of the map as a place that can be chosen: the same whether it is legal or not, lit by the style sheet."""

import re
from collections.abc import Mapping, Sequence
from functools import lru_cache
from html import escape

from regalia.art.heraldry import piece
from regalia.art.ink import g, path, sprite, stroke, text, use
from regalia.art.terrain import HEX, centre
from regalia.core.houses import HOUSES
from regalia.core.html import Html, join, tag
from regalia.core.protocol import Seat
from regalia.games.kingdom_builder.box.board import Board
from regalia.games.kingdom_builder.box.hexes import Hex, at, name, place
from regalia.games.kingdom_builder.shown.art.marks import SMALL, lifted
from regalia.games.kingdom_builder.shown.art.places import stock
from regalia.games.kingdom_builder.shown.draw.map import BOARD, Chart, island
from regalia.games.kingdom_builder.shown.words import counted, hexes, named, say
from regalia.games.kingdom_builder.shown.words.help import help_key, where

LABEL = re.compile(r'aria-label="([^"]*)"')
CROWN = "M-15 -21L-19 -37L-9 -30L0 -40L9 -30L19 -37L15 -21Z"


def spot_symbols(ghost: Html, own: str, pin: float = 1) -> Html:
    """What a hex shows in its states; the style sheet sets the properties they wait for.

    kb-spot is free and has a ghost of what would stand there; kb-rose and the like have a settlement of the house, and
    kb-own is one that may be lifted. The still ones have no rings: a browser works for every copy, shown or not.
    """
    shade = path(HEX, "var(--kb-shade,#0000)")
    thin = stroke(SMALL, "#1d1204", 10, opacity=".92") + stroke(SMALL, "var(--glow)", 4)
    new = stroke(SMALL, "#1d1204", 5.5, opacity=".6") + stroke(SMALL, "#fff", 3.2, stroke_dasharray="7 6")
    halo = use("halo", stroke="var(--kb-halo)")
    advised = path(SMALL, "#fff8", stroke="#fff", stroke_width=14) + stroke(SMALL, "#a516d9", 8)
    seen = shade + g(new, display=_when("new"))
    rings = g(thin, display=_when("thin")) + g(use("legal"), halo, use("inner"), display=_when("lit"))
    sign = g(use("pin"), scale=pin, display=_when("pin"))
    shown = sign + g(ghost, display=_when("ghost"), opacity="var(--kb-strength,1)")
    return (
        g(seen, rings, g(advised, display=_when("advice")), use("ring", display=_when("focus")), id="kb-held")
        + g(shade, id="kb-spot-still")
        + join(g(seen, piece(house, 0, 0), id=f"kb-{house}-still") for house in HOUSES)
        + g(use("kb-held"), shown, id="kb-spot")
        + join(g(use("kb-held"), piece(house, 0, 0), id=f"kb-{house}") for house in HOUSES)
        + (g(use(f"kb-{own}"), use("lift", 20, -20, display=_when("pin")), id="kb-own") if own else "")
    )


def _when(state: str) -> str:
    return f"var(--kb-{state},none)"


@lru_cache(128)
def free(board: Board, lang: str) -> Mapping[Hex, Html]:
    """All hexes in reading order, as long as nobody lives there."""
    charts = (BOARD, *filter(None, [island(board)]))
    places = (at(chart.first + row, col) for chart in charts for row in range(chart.rows) for col in range(chart.cols))
    spots = {hex_: _spot(board, hex_, where(board, hex_, lang)) for hex_ in places if board.letter(hex_) != "."}
    return spots | {hex_: _capitol(board, hex_, lang) for hex_ in board.layout.capitols}


def _capitol(board: Board, hex_: Hex, lang: str) -> Html:
    """A Capitol wears a crown and a gold line, so that it is no castle from afar either."""
    line = path(HEX, stroke="#e0a92f", stroke_width=6, transform="scale(.93)")
    crown = path(CROWN, "#ffcf4d", stroke="#3f2a06", stroke_width=2.6, stroke_linejoin="round")
    return _spot(board, hex_, where(board, hex_, lang), g(line, crown, at=_centre(board, hex_)))


@lru_cache(1024)
def location(board: Board, hex_: Hex, left: int, lang: str) -> Html:
    """A location with the tiles that still lie on it."""
    words = counted(
        "spoken.location", left, lang, tile=named("tile", board.locations[hex_], lang), hex=hexes(1 << hex_, lang)
    )
    return _spot(board, hex_, words, stock(left, *_centre(board, hex_)))


@lru_cache(8192)
def settled(board: Board, hex_: Hex, seat: Seat, mine: bool, lang: str) -> Html:
    """A hex with a settlement."""
    form, class_ = f"kb-{HOUSES[seat]}", "can kb-mine" if mine else "can"
    return _spot(
        board, hex_, _inhabited(board, hex_, HOUSES[seat], lang), form=form, class_=class_, key=_hut(seat, hex_)
    )


@lru_cache(1024)
def leaving(board: Board, hex_: Hex, seat: Seat, lang: str) -> Html:
    """A hex whose settlement is in the air."""
    hut = tag("g", lifted(HOUSES[seat], chart_of(board, hex_).cell(hex_)), data_piece=_hut(seat, hex_))
    return _spot(board, hex_, _inhabited(board, hex_, HOUSES[seat], lang), hut, "kb-held", "can kb-mine")


def liftable(spot: Html, verb: str) -> Html:
    """My own settlement, with the sign and the word that it may go elsewhere."""
    return _marked(Html(re.sub(r'href="#kb-[a-z]+"', 'href="#kb-own"', spot, count=1)), "data-do", verb)


def still(spot: Html) -> Html:
    """What nothing can be done with now."""
    return Html(re.sub(r'(href="#kb-(?!held)[a-z]+)"', r'\1-still"', spot, count=1))


def refused(spot: Html, why: str) -> Html:
    """With the reason why it cannot be chosen now."""
    return _marked(spot, "data-why", why)


def promising(board: Board, hex_: Hex, spot: Html, gain: int, lang: str) -> Html:
    """With the gold that a settlement brings there, shown beside its ghost."""
    if not gain:
        return spot
    x, y = _centre(board, hex_)
    sign = text(round(x, 1), y + 27, f"{gain:+}".replace("-", "−"), 25, "#fff", class_="kb-gain")
    words = escape(counted("page.gain", gain, lang))
    return _with(Html(LABEL.sub(rf'aria-label="\1, {words}"', spot, count=1)), sign)


def softened(board: Board, hex_: Hex, spot: Html, tiles: Sequence[str]) -> Html:
    """Lit with a thin line and the signs of the tiles that reach it, until one of them is chosen."""
    x, y = _centre(board, hex_)
    left = x - 12 * (len(tiles) - 1)
    signs = "" if "kb-mine" in spot else join(sprite(f"tile-{t}", left + 24 * n, y, 38) for n, t in enumerate(tiles))
    soft = Html(spot.replace('class="can', 'class="can kb-soft', 1))
    return _with(soft, tag("g", signs, class_="kb-sign")) if signs else soft


def _with(spot: Html, inside: Html) -> Html:
    return Html(f"{spot.removesuffix('</g>')}{inside}</g>")


def _marked(spot: Html, attribute: str, value: str) -> Html:
    """With one more attribute."""
    return Html(spot.replace(">", f' {attribute}="{escape(value)}">', 1))


def chart_of(board: Board, hex_: Hex) -> Chart:
    chart = BOARD if BOARD.holds(hex_) else island(board)
    assert chart, "nobody lives on an Island that is not there"
    return chart


def _centre(board: Board, hex_: Hex) -> tuple[float, float]:
    return centre(chart_of(board, hex_).cell(hex_))


def _hut(seat: Seat, hex_: Hex) -> str:
    return f"hut-{seat}-{name(hex_)}"


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
) -> Html:
    x, y = _centre(board, hex_)
    col = None if BOARD.holds(hex_) else place(hex_)[1] + 1  # rows of the board are whole, those of the Island are not
    return tag(
        "g",
        use(form, round(x, 1), y, data_piece=key),
        inside,
        class_=class_,
        data_token=f"hex-{name(hex_)}",
        data_help=help_key(board, hex_),
        role="gridcell",
        aria_colindex=col,
        aria_label=words,
    )
