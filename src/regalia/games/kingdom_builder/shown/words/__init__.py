"""The words of Kingdom Builder, one file a language, and the small parts that sentences are made of."""

from pathlib import Path

from regalia.core.words import WordFiles
from regalia.games.kingdom_builder.box.board import Board
from regalia.games.kingdom_builder.box.data import LETTERS, TERRAINS, upright
from regalia.games.kingdom_builder.box.hexes import ISLAND, SIZE, Bits, Hex, members, place

WORDS = WordFiles(Path(__file__).parent)
say, named, the, counted, joined, listed = (
    WORDS.say, WORDS.named, WORDS.the, WORDS.counted, WORDS.joined, WORDS.listed,
)  # fmt: skip


def terrain(board: Board, hex_: Hex) -> str:
    return TERRAINS[LETTERS.index(board.letter(hex_))]


def section_name(section: str, lang: str) -> str:
    """A section, whichever way it lies."""
    return named("section", upright(section), lang)


def hexes(bits: Bits, lang: str) -> str:
    """Hexes row by row: "row 7, columns 12 and 13; row 8, column 12"."""
    rows: dict[int, list[str]] = {}
    for row, col in map(place, members(bits)):
        rows.setdefault(row, []).append(str(col + 1))
    return say(lang, "join.gap").join(_row(row, columns, lang) for row, columns in rows.items())


def _row(row: int, columns: list[str], lang: str) -> str:
    kind, number = ("row", row + 1) if row < SIZE else ("island", row - ISLAND + 1)
    return counted(f"spoken.{kind}", len(columns), lang, row=number, columns=joined(columns, "and", lang))
