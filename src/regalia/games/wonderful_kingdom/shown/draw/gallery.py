"""Every component of the box on one sheet."""

from collections.abc import Iterator, Mapping

from regalia.art.sheet import SHELF, Block, Figure, paragraph, sheet, shelf, whole
from regalia.core.stock import Picture
from regalia.games.wonderful_kingdom.box.catalogue import CALAMITY, RESOURCES, Catalogue
from regalia.games.wonderful_kingdom.shown.draw.book import Book
from regalia.games.wonderful_kingdom.shown.draw.gallery_boards import boards, duchies, quests
from regalia.games.wonderful_kingdom.shown.draw.gallery_cards import (
    advisors,
    backs,
    developments,
    scenarios,
    threats,
    treasures,
)
from regalia.games.wonderful_kingdom.shown.draw.gallery_pieces import pieces, states
from regalia.games.wonderful_kingdom.shown.draw.table import symbols

STAND_INS = {  # what is drawn for a key that no figure has
    f"card.{CALAMITY}": CALAMITY,
    **{f"piece.{kind}": f"cube.{kind}" for kind in RESOURCES[:5]},
    **{f"piece.{name}": f"token.{name}" for name in ("soldier", "trap", "spy", "stolen")},
    "piece.round": "round.1",
    "piece.step": "step.moon",
    "piece.illusion": "illusion.moon",
    "piece.army": "army.moon",
}


def gallery(lang: str = "en", theme: str = "light") -> str:
    """Cards, boards, pieces, and what they can say."""
    book = Book(Catalogue.made(()), lang)
    shelves = (shelf(book.say(f"draw.{title}"), figures, each) for title, figures, each in _shelves(book))
    return whole([_ours(book), *shelves], symbols(), book.say("game.name"), theme)


def pictures(lang: str) -> Mapping[str, Picture]:
    """Each component alone."""
    figures = {figure.name: figure for _, figures, _ in _shelves(Book(Catalogue.made(()), lang)) for figure in figures}
    drawn = {name: Picture(figure.art, figure.width, figure.height) for name, figure in figures.items()}
    return drawn | {key: drawn[name] for key, name in STAND_INS.items()}


def _ours(book: Book) -> Block:
    """What is our own invention, in one line."""
    return sheet(0, 0, SHELF, 52) + paragraph(24, 31, book.say("draw.ours"), SHELF - 48, 14), 52.0


def _shelves(book: Book) -> Iterator[tuple[str, Iterator[Figure], float]]:
    yield "developments", developments(book), 152.0
    yield "treasures", treasures(book), 171.0
    yield "threats", threats(book), 227.0
    yield "advisors", advisors(book), 227.0
    yield "backs", backs(book), 152.0
    yield "quests", quests(book), 1368.0
    yield "duchies", duchies(book), 456.0
    yield "boards", boards(book), 684.0
    yield "scenarios", scenarios(book), 455.0
    yield "pieces", pieces(book), 105.0
    yield "states", states(book), 171.0
