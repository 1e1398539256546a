"""How a component stands in its box: what the browser of components tells of it, and finds it by."""

from collections.abc import Iterator, Mapping
from types import MappingProxyType
from typing import NamedTuple

from regalia.core.html import Html
from regalia.core.words import Words

NONE: Mapping[str, int] = MappingProxyType({})
BASE = "base"  # the module that is always there


class Stock(NamedTuple):
    """Words are those of the game: stock.type.TYPE, stock.module.MODULE, stock.good.GOOD, stock.place.PLACE."""

    type: str
    module: str = BASE
    copies: int = 1  # in the box; none of what is only printed on something else
    costs: Mapping[str, int] = NONE  # by good
    gives: tuple[str, ...] = ()  # goods
    place: str = ""  # the sentence on where it stands, and its values
    at: Mapping[str, object] = NONE

    @property
    def total(self) -> int:
        """All that it costs."""
        return sum(self.costs.values())


class Picture(NamedTuple):
    """A drawing of a component from the origin right and down; what it uses is among the symbols of its game."""

    art: Html
    width: float
    height: float


def stock_word(words: Words, what: str, name: str, lang: str) -> str:
    """The name of a type, a module or a good; of a game that has none of its own the word itself."""
    key = f"stock.{what}.{name}"
    return words.say(lang, key) if words.has(lang, key) else name.replace("-", " ").capitalize()


def place(words: Words, stock: Stock, lang: str) -> str:
    """Where it stands in the box, in a sentence; nothing where there is nothing to say."""
    said = {name: _said(words, value, lang) for name, value in stock.at.items()}
    return words.say(lang, f"stock.place.{stock.place}", **said) if stock.place else ""


def _said(words: Words, value: object, lang: str) -> object:
    """A value that is a key of the words is said in the language of the reader."""
    return words.say(lang, value) if isinstance(value, str) and words.has(lang, value) else value


def goods(names: tuple[str, ...], counts: tuple[int, ...]) -> Iterator[tuple[str, int]]:
    """Those of which there are some, with how many."""
    return ((name, count) for name, count in zip(names, counts, strict=False) if count)
