"""Every component of the box on one sheet."""

from collections.abc import Iterator

from regalia.art.sheet import SHELF, Block, Figure, paragraph, sheet, shelf, whole
from regalia.games.wonderful_kingdom.box.catalogue import Catalogue
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


def gallery(lang: str = "en", theme: str = "light") -> str:
    """Cards, boards, pieces, and what they can say."""
    book = Book(Catalogue.made(()), lang)
    return whole([_ours(book), *_shelves(book)], symbols(), book.say("game.name"), theme)


def _ours(book: Book) -> Block:
    """What is our own invention, in one line."""
    return sheet(0, 0, SHELF, 52) + paragraph(24, 31, book.say("draw.ours"), SHELF - 48, 14), 52.0


def _shelves(book: Book) -> Iterator[Block]:
    rows: tuple[tuple[str, Iterator[Figure], float], ...] = (
        ("developments", developments(book), 152.0),
        ("treasures", treasures(book), 171.0),
        ("threats", threats(book), 227.0),
        ("advisors", advisors(book), 227.0),
        ("backs", backs(book), 152.0),
        ("quests", quests(book), 1368.0),
        ("duchies", duchies(book), 456.0),
        ("boards", boards(book), 684.0),
        ("scenarios", scenarios(book), 455.0),
        ("pieces", pieces(book), 105.0),
        ("states", states(book), 171.0),
    )
    return (shelf(book.say(f"draw.{title}"), figures, each) for title, figures, each in rows)
