"""Every component of the box on one sheet."""

from collections.abc import Iterator, Mapping

from regalia.art.heraldry import HOUSES, piece, seat
from regalia.art.ink import g, use
from regalia.art.sheet import Figure, sheet_symbols, shelf, whole
from regalia.art.terrain import centre
from regalia.core.html import Html
from regalia.core.stock import Picture
from regalia.games.kingdom_builder.box.board import Board, Layout, board
from regalia.games.kingdom_builder.box.data import BUILDABLE, CARDS, ISLANDS, LETTERS, SECTIONS, TERRAINS, TILES
from regalia.games.kingdom_builder.shown.art.map_frame import extent
from regalia.games.kingdom_builder.shown.art.marks import STATES, last_move, lifted, lifting, mark
from regalia.games.kingdom_builder.shown.art.scoring_cards import vignettes
from regalia.games.kingdom_builder.shown.art.terrain_cards import card_symbols, terrain_card
from regalia.games.kingdom_builder.shown.draw.map import Chart, hexes, island, map_symbols
from regalia.games.kingdom_builder.shown.words import WORDS

say = WORDS.say
STAND_INS = {
    "card.castles": "hex.castle",
    "card.capitol": "hex.capitol",
    "queenie.capitol": "hex.capitol",
    "queenie.caves": "hex.cave",
    "queenie.island": "island.rope-bridge",
    "piece.settlement": "house.rose",
}


def gallery(lang: str = "en", theme: str = "light") -> str:
    """Sections, hexes, tiles, pieces, cards and the states of a hex."""
    blocks = (shelf(say(lang, f"draw.{title}"), art, each) for title, art, each in _shelves(lang))
    return whole(blocks, symbols(), say(lang, "game.name"), theme)


def _shelves(lang: str) -> Iterator[tuple[str, Iterator[Figure], float]]:
    yield "sections", _sections(lang), 336.0
    yield "islands", _islands(lang), 336.0
    yield "hexes", _hexes(lang), 132.0
    yield "tiles", _tiles(lang), 118.0
    yield "houses", _houses(lang), 190.0
    yield "cards", _cards(lang), 262.0
    yield "terrains", _terrains(lang), 190.0
    yield "states", _states(lang), 160.0


def pictures(lang: str) -> Mapping[str, Picture]:
    """Each component alone. Cards without a face of their own are drawn as what they count."""
    figures = {figure.name: figure for _, figures, _ in _shelves(lang) for figure in figures}
    drawn = {name: Picture(figure.art, figure.width, figure.height) for name, figure in figures.items()}
    return drawn | {key: drawn[name] for key, name in STAND_INS.items()}


def symbols() -> Html:
    """All that these drawings use."""
    return map_symbols(TILES) + card_symbols() + vignettes(*CARDS) + sheet_symbols()


def _named(kind: str, part: str, art: Html, width: float, height: float, lang: str) -> Figure:
    return Figure(f"{kind}.{part}", art, width, height, say(lang, f"{kind}.{part}.name"))


def _land(kind: str, part: str, whole: Board, chart: Chart, lang: str) -> Figure:
    """A part of the board without its frame."""
    wide, tall = extent(chart.rows, chart.cols)
    return _named(kind, part, g(hexes(whole, chart), scale=0.42), 0.42 * wide, 0.42 * tall, lang)


def _sections(lang: str) -> Iterator[Figure]:
    for section in SECTIONS:
        yield _land("section", section, board(Layout((section,))), Chart(f"section-{section}", 0, 10, 10, ""), lang)


def _islands(lang: str) -> Iterator[Figure]:
    for side, lines in ISLANDS.items():
        whole = board(Layout(side=side, island=lines))
        if chart := island(whole):
            figure = _land("island", side, whole, chart, lang)
            yield figure._replace(caption=f"{figure.caption}. {say(lang, 'setup.ours')}")


def _hexes(lang: str) -> Iterator[Figure]:
    for letter, terrain in zip(LETTERS, TERRAINS, strict=True):
        yield _named("terrain", terrain, use(f"hex-{letter}0", 0, 0, 70, 80), 70, 80, lang)
    for name in ("castle", "capitol", "cave"):
        yield Figure(f"hex.{name}", use(name, 0, 0, 70, 80), 70, 80, say(lang, f"draw.hex.{name}"))
    for tile in TILES:
        yield _named("tile", tile, use(f"loc-{tile}", 0, 0, 70, 80), 70, 80, lang)


def _tiles(lang: str) -> Iterator[Figure]:
    for tile in (*TILES, "cave"):
        yield _named("tile", tile, use(f"tile-{tile}", 0, 0, 58, 58), 58, 58, lang)


def _houses(lang: str) -> Iterator[Figure]:
    for house in HOUSES:
        yield _named("house", house, seat(house, 28, 30, 52) + piece(house, 88, 30, 1.15), 116, 60, lang)


def _cards(lang: str) -> Iterator[Figure]:
    """Picture, name and rule of each scoring card."""
    for card in CARDS:
        name, short = (say(lang, f"card.{card}.{key}") for key in ("name", "short"))
        words = say(lang, "spoken.reason", card=name, short=short)
        yield Figure(f"card.{card}", use(f"aim-{card}", 0, 0, 147, 168), 147, 168, words)


def _terrains(lang: str) -> Iterator[Figure]:
    for letter, terrain in list(zip(LETTERS, TERRAINS, strict=True))[:BUILDABLE]:
        face = terrain_card(letter, say(lang, f"terrain.{terrain}.name"))
        yield _named("terrain", terrain, face, 120, 168, lang)
    yield Figure("back", use("card-back"), 120, 168, say(lang, "draw.back"))


def _states(lang: str) -> Iterator[Figure]:
    """A hex that may be chosen, under the pointer, in focus, chosen; and what else is marked."""
    house, (x, y) = "rose", centre((0, 0))
    ghost = piece(house, 0, 0)
    arts = {state: g(mark(ghost, state), at=(x, y)) for state in STATES}
    arts |= {"lift": g(lifting(house), at=(x, y)), "lifted": lifted(house, (0, 0))}
    arts |= {"last": last_move((0, 0)) + piece(house, x, y)}
    for state, art in arts.items():
        yield Figure(f"state.{state}", use("hex-F0", 0, 0, 70, 80) + art, 70, 80, say(lang, f"draw.state.{state}"))
