"""The rules as a book: data in the folder of a game, numbered paragraphs with pictures that are played by the rules.

book(game)                        the book of a game, None while it has none
leaf(game, book, id, lang)        a paragraph in a language, with its drawings
in_short(game, lang)              each chapter in a few sentences: title and text, by id
paragraph_of(game, view, ...)     what answers the question that is asked at a table now
"""

from collections.abc import Mapping
from functools import cache
from typing import Any

from regalia.core.book.book import Book, Chapter, Paragraph
from regalia.core.book.printed import Leaf, leaf, short
from regalia.core.book.reading import read
from regalia.core.game import AnyGame

__all__ = ("Book", "Chapter", "Leaf", "Paragraph", "book", "in_short", "leaf", "paragraph_of", "read")


@cache
def book(game: AnyGame) -> Book | None:
    """The book in the folder of a game."""
    folder = game.shown.book
    return read(game, folder) if folder else None


def in_short(game: AnyGame, lang: str) -> dict[str, tuple[str, str]]:
    """The chapters in a few sentences each: title and text, by id."""
    found = book(game)
    return {each.id: (each.title[lang], short(game, each, lang)) for each in found.chapters} if found else {}


def paragraph_of(game: AnyGame, view: Any, seats: int, options: Mapping[str, str]) -> Paragraph | None:
    """The paragraph that matters now to whoever has this view."""
    found = book(game)
    return found.about(game.shown.topic(view), seats, options) if found else None
