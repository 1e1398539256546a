"""The words of Kingdom Builder, one file a language, and the small parts that sentences are made of."""

from collections.abc import Sequence
from pathlib import Path

from regalia.core.words import Words
from regalia.games.kingdom_builder.hexes import ISLAND, SIZE, Bits, members, place

WORDS = Words(Path(__file__).parent)
say = WORDS.say


def named(kind: str, part: str, lang: str) -> str:
    return say(lang, f"{kind}.{part}.name")


def titled(kind: str, part: str, lang: str) -> str:
    """A name that no component of another kind has."""
    return say(lang, f"title.{kind}", name=named(kind, part, lang))


def the(tile: str, lang: str) -> str:
    """A tile with its article."""
    return say(lang, f"tile.{tile}.the")


def counted(key: str, count: int, lang: str, **values: object) -> str:
    """The form of a sentence for none, one or many."""
    return say(lang, f"{key}.{('none', 'one', 'many')[min(count, 2)]}", n=count, **values)


def joined(items: Sequence[str], word: str, lang: str) -> str:
    """A list as it is said: "Farm, Tower and Oasis"."""
    if len(items) < 2:
        return "".join(items)
    return say(lang, f"join.{word}", most=", ".join(items[:-1]), last=items[-1])


def hexes(bits: Bits, lang: str) -> str:
    """Hexes row by row: "row 7, columns 12 and 13; row 8, column 12"."""
    rows: dict[int, list[str]] = {}
    for row, col in map(place, members(bits)):
        rows.setdefault(row, []).append(str(col + 1))
    return say(lang, "join.gap").join(_row(row, columns, lang) for row, columns in rows.items())


def _row(row: int, columns: list[str], lang: str) -> str:
    kind, number = ("row", row + 1) if row < SIZE else ("island", row - ISLAND + 1)
    return counted(f"spoken.{kind}", len(columns), lang, row=number, columns=joined(columns, "and", lang))
