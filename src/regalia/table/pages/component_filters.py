"""What the browser of components finds things by: as the address has it, and what there is to choose from."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from typing import Annotated, NamedTuple

from fastapi import Depends, Query

from regalia.core.game import AnyGame
from regalia.core.matching import folded
from regalia.core.rulings import rulings_of
from regalia.core.stock import Stock, place, stock_word

LONGEST = 100  # letters that are looked for
ORDERS = ("box", "name", "cost")
WHAT = {"type": "type", "cost": "good", "gives": "good", "module": "module"}  # a filter, and the words of its values
Several = Annotated[list[str], Query()]


class Wanted(NamedTuple):
    """What a reader looks for: any of the values of each filter, and all of the words."""

    type: frozenset[str] = frozenset()
    cost: frozenset[str] = frozenset()
    gives: frozenset[str] = frozenset()
    module: frozenset[str] = frozenset()
    most: int | None = None  # the highest cost in all
    words: str = ""
    order: str = ORDERS[0]

    @property
    def all(self) -> bool:
        """Whether nothing is left out."""
        return self._replace(order=ORDERS[0]) == Wanted()


def _wanted(  # as many as there are filters
    type: Several = [],  # noqa: B006
    cost: Several = [],  # noqa: B006
    gives: Several = [],  # noqa: B006
    module: Several = [],  # noqa: B006
    most: str = "",
    q: str = "",
    order: str = "",
) -> Wanted:
    """What cannot be read is not looked for."""
    highest = int(most) if most.isascii() and most.isdigit() and len(most) < 3 else None
    asked, by = q.strip()[:LONGEST], order if order in ORDERS else ORDERS[0]
    return Wanted(frozenset(type), frozenset(cost), frozenset(gives), frozenset(module), highest, asked, by)


AWanted = Annotated[Wanted, Depends(_wanted)]


class Row(NamedTuple):
    """A component in the language of its reader."""

    game: AnyGame
    key: str
    stock: Stock
    title: str
    text: str

    def values(self, name: str) -> tuple[str, ...]:
        """What it is under a filter."""
        stock = self.stock
        return {"type": (stock.type,), "module": (stock.module,), "cost": tuple(stock.costs), "gives": stock.gives}[
            name
        ]


@cache
def rows(game: AnyGame, lang: str) -> Mapping[str, Row]:
    """All of a game by key, in the order of its box."""
    return {key: Row(game, key, stock, *game.shown.explain(key, lang)) for key, stock in game.shown.stock().items()}


def matches(row: Row, wanted: Wanted, lang: str) -> bool:
    known = ((getattr(wanted, name), row.values(name)) for name in WHAT)
    if any(chosen and chosen.isdisjoint(values) for chosen, values in known):
        return False
    if wanted.most is not None and row.stock.total > wanted.most:
        return False
    text = said(row.game, row.key, lang) if wanted.words else ""
    return all(word in text for word in folded(wanted.words).split())


@cache
def said(game: AnyGame, key: str, lang: str) -> str:
    """All that the page says of it in sentences, to be searched."""
    title, text = game.shown.explain(key, lang)
    stock = game.shown.stock()[key]
    answers = [ruling.text[lang] for ruling in rulings_of(game, key)]
    return folded("\n".join((title, text, place(game.words, stock, lang), *answers)))


def ordered(found: Iterable[Row], order: str) -> list[Row]:
    """As in the box, by name, or by what they cost."""
    if order == "name":
        return sorted(found, key=lambda row: folded(row.title))
    if order == "cost":
        return sorted(found, key=lambda row: row.stock.total)
    return list(found)


def choices(found: Sequence[Row], name: str, lang: str) -> Mapping[str, tuple[str, int]]:
    """The values of a filter with their words, and how many components have them; of goods the frequent ones first."""
    counts = Counter(value for row in found for value in row.values(name))
    words = {value: row.game.words for row in reversed(found) for value in row.values(name)}
    first = [value for value, _ in counts.most_common()] if WHAT[name] == "good" else [*counts]
    return {value: (stock_word(words[value], WHAT[name], value, lang), counts[value]) for value in first}


def highest(found: Iterable[Row]) -> int:
    """The largest cost that there is."""
    return max((row.stock.total for row in found), default=0)
