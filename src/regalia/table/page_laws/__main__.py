"""Measure pages from the command line: python -m regalia.table.page_laws --game NAME --sizes 390x844 --langs fr."""

import argparse
import sys
import time
from collections import Counter
from pathlib import Path

from regalia.core.words import LANGUAGES
from regalia.games import GAMES
from regalia.table.page_laws.browser import Unmeasurable, chromium, server
from regalia.table.page_laws.inspection import LAWS, Breach, Inspection
from regalia.table.page_laws.lesson_positions import lesson_positions
from regalia.table.page_laws.positions import Position, positions
from regalia.table.page_laws.screens import SIZES, THEMES, Size, screens


def main() -> int:
    """How many breaches there are is told; the exit code is 1 if there is one."""
    asked = _asked()
    found = lesson_positions if asked.lessons else positions
    wanted = [each for game in asked.game for each in found(GAMES[game]) if asked.position in each.name]
    if asked.list:
        print(*(f"{each}: {each.cell}" for each in wanted), sep="\n")
        return 0
    began, shapes = time.monotonic(), screens(asked.sizes, asked.langs, asked.themes)
    with server() as address, chromium() as browser:
        inspection = Inspection(browser, address, asked.pictures, asked.laws)
        breaches = [breach for each in wanted for breach in _told(inspection.look(each, shapes, asked.every), each)]
        breaches += _told(inspection.uneven())
    counts = ", ".join(f"{law} {count}" for law, count in Counter(each.law for each in breaches).most_common())
    print(f"{inspection.pages} pages in {time.monotonic() - began:.0f} s, {len(breaches)} breaches: {counts or 'none'}")
    return bool(breaches)


def _told(found: list[Breach], position: Position | None = None) -> list[Breach]:
    print(*found, f"looked at {position}" if position else "", sep="\n", flush=True)
    return found


def _asked() -> argparse.Namespace:
    said = argparse.ArgumentParser("python -m regalia.table.page_laws", description=__doc__)
    said.add_argument("--game", nargs="+", choices=[*GAMES], default=[*GAMES])
    said.add_argument("--position", default="", help="only positions with these words in their name")
    said.add_argument("--lessons", action="store_true", help="the steps of lessons instead of games that were played")
    said.add_argument("--list", action="store_true", help="name the positions, and measure nothing")
    said.add_argument("--sizes", nargs="+", type=_size, default=SIZES, metavar="WIDTHxHEIGHT")
    said.add_argument("--langs", nargs="+", choices=LANGUAGES, default=LANGUAGES)
    said.add_argument("--themes", nargs="+", choices=THEMES, default=THEMES)
    said.add_argument("--laws", nargs="+", choices=LAWS, default=LAWS)
    said.add_argument("--every", type=int, default=5, help="hold slow laws on one of so many screens")
    said.add_argument("--pictures", type=Path, metavar="FOLDER")
    return said.parse_args()


def _size(text: str) -> Size:
    """A size of the list, or another one, for a mouse."""
    try:
        width, height = map(int, text.split("x"))
    except ValueError:
        raise argparse.ArgumentTypeError(f"{text} is no size: write 390x844") from None
    return next((size for size in SIZES if (size.width, size.height) == (width, height)), Size(width, height))


if __name__ == "__main__":
    try:
        sys.exit(main())
    except Unmeasurable as error:
        sys.exit(str(error))
