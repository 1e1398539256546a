"""A vignette: a small picture of something that has just happened, as data that any page can lay over its board."""

from typing import NamedTuple

from regalia.core.html import Html
from regalia.core.protocol import NOBODY, Seat


class Row(NamedTuple):
    """One line of it, often that of a seat."""

    words: str
    seat: Seat = NOBODY  # whose crest stands before it
    value: str = ""  # a number
    signs: Html = Html()  # small drawings, made of symbols that the page has
    mark: str = ""  # good, bad, or nothing


class Vignette(NamedTuple):
    """What it shows. The log tells the same in words, so nothing of it is for the ear."""

    kind: str  # battle, production, …
    title: str
    rows: tuple[Row, ...] = ()
    art: Html = Html()  # a drawing above or beside it
    words: str = ""  # a sentence below the title
    long: bool = False  # much to read: it stays longer, and a press on another one does not take it away
