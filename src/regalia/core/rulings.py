"""Rulings: how a question about a component is answered that its text leaves open. Data of a game, in every language.

A file has [[ruling]] with `of`, the keys of the components that it concerns, and a text in each language; {tile.farm}
in it is the name of that component.
"""

import re
import tomllib
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from regalia.core.errors import Refused
from regalia.core.game import AnyGame
from regalia.core.words import LANGUAGES

NAMED = re.compile(r"\{([a-z]+\.[\w-]+)\}")


class Ruling(NamedTuple):
    """One answer, and whom it concerns."""

    of: tuple[str, ...]
    text: Mapping[str, str]  # by language, names still as keys

    def names(self) -> set[str]:
        """The components that it speaks of."""
        return {key for text in self.text.values() for key in NAMED.findall(text)}


def rulings(game: AnyGame) -> Sequence[Ruling]:
    """All of a game, in the order of the file."""
    return _read(game.shown.rulings) if game.shown.rulings else ()


def rulings_of(game: AnyGame, key: str) -> list[Ruling]:
    """Those that concern a component."""
    return [ruling for ruling in rulings(game) if key in ruling.of]


def check(game: AnyGame) -> None:
    """Refuses keys of components that are not in the box."""
    known = game.shown.stock()
    for number, ruling in enumerate(rulings(game), 1):
        for key in sorted({*ruling.of, *ruling.names()} - set(known)):
            raise Refused("ruling {number}: there is no component {key}", number=number, key=key)


@cache
def _read(path: Path) -> tuple[Ruling, ...]:
    found = tomllib.loads(path.read_text("utf-8"))
    return tuple(_ruling(number, row) for number, row in enumerate(found.get("ruling", ()), 1))


def _ruling(number: int, row: Mapping[str, Any]) -> Ruling:
    if set(row) != {"of", *LANGUAGES} or not row["of"] or not all(row[lang].strip() for lang in LANGUAGES):
        raise Refused("ruling {number} needs `of` and a text in each language, and nothing else", number=number)
    return Ruling(tuple(row["of"]), {lang: row[lang] for lang in LANGUAGES})
