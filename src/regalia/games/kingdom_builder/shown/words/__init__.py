"""The words of Kingdom Builder, one file a language, and the small parts that sentences are made of."""

from pathlib import Path

from regalia.core.words import WordFiles
from regalia.games.kingdom_builder.box.hexes import ISLAND, SIZE, Bits, members, place

WORDS = WordFiles(Path(__file__).parent)
say, named, counted, joined = WORDS.say, WORDS.named, WORDS.counted, WORDS.joined


def titled(kind: str, part: str, lang: str) -> str:
    """A name that no component of another kind has."""
    return say(lang, f"title.{kind}", name=named(kind, part, lang))


def the(tile: str, lang: str) -> str:
    """A tile with its article."""
    return say(lang, f"tile.{tile}.the")


def hexes(bits: Bits, lang: str) -> str:
    """Hexes row by row: "row 7, columns 12 and 13; row 8, column 12"."""
    rows: dict[int, list[str]] = {}
    for row, col in map(place, members(bits)):
        rows.setdefault(row, []).append(str(col + 1))
    return say(lang, "join.gap").join(_row(row, columns, lang) for row, columns in rows.items())


def _row(row: int, columns: list[str], lang: str) -> str:
    kind, number = ("row", row + 1) if row < SIZE else ("island", row - ISLAND + 1)
    return counted(f"spoken.{kind}", len(columns), lang, row=number, columns=joined(columns, "and", lang))
