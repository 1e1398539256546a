"""Measure pages from the command line: python -m regalia.table.page_laws --game NAME --sizes 390x844 --langs fr."""

import argparse
import sys
import time
from pathlib import Path

from regalia.core.words import LANGUAGES
from regalia.games import GAMES
from regalia.table.page_laws.browser import Unmeasurable, chromium, server
from regalia.table.page_laws.inspection import LAWS, Inspection
from regalia.table.page_laws.kept import Kept, Share, look
from regalia.table.page_laws.lesson_positions import lesson_positions
from regalia.table.page_laws.positions import Position, positions
from regalia.table.page_laws.screens import SIZES, THEMES, Screen, Size, screens, spread


def main() -> int:
    """How many breaches there are is told; the exit code is 1 if there is one."""
    asked = _asked()
    all_of = lesson_positions if asked.lessons else positions
    found = [each for game in asked.game for each in all_of(GAMES[game]) if asked.position in each.name]
    places = asked.share(_places(asked, found))
    if asked.list:
        print(*(f"{each}: {each.cell}" for each, _ in places), sep="\n")
        return 0
    began, kept = time.monotonic(), Kept(asked.kept)
    with server() as address, chromium() as browser:
        inspection = Inspection(browser, address, asked.pictures, asked.laws)
        for position, shapes in kept.missing(places):
            kept.add(measured := look(inspection, position, shapes, asked.every))
            print(*measured.breaches, f"looked at {position}", sep="\n", flush=True)
    seconds = time.monotonic() - began
    print(*kept.uneven(), sep="\n", end="\n" * bool(kept.uneven()))
    print(f"{inspection.pages} pages in {seconds:.0f} s, {seconds / max(1, inspection.pages):.2f} s each")
    print(f"{kept.pages} pages in all, {len(kept.breaches())} breaches: {kept.counts()}")
    return bool(kept.breaches())


def _places(asked: argparse.Namespace, found: list[Position]) -> list[tuple[Position, tuple[Screen, ...]]]:
    """Each position with the screens on which it is looked at: all, or some in turn."""
    if asked.spread:
        return spread(found, asked.spread)
    return [(each, screens(asked.sizes, asked.langs, asked.themes)) for each in found]


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
    said.add_argument(
        "--every", type=int, default=7, help="take pictures, for the laws of contrast, on one of so many screens"
    )
    said.add_argument("--spread", type=int, metavar="N", help="each position on N screens, all screens in turn")
    said.add_argument(
        "--share", type=_share, default="1/1", metavar="3/16", help="one of so many parts of the positions"
    )
    said.add_argument(
        "--kept", type=Path, metavar="FILE", help="what was measured; what stands there is not done again"
    )
    said.add_argument("--pictures", type=Path, metavar="FOLDER")
    return said.parse_args()


def _size(text: str) -> Size:
    """A size of the list, or another one, for a mouse."""
    try:
        width, height = map(int, text.split("x"))
    except ValueError:
        raise argparse.ArgumentTypeError(f"{text} is no size: write 390x844") from None
    return next((size for size in SIZES if (size.width, size.height) == (width, height)), Size(width, height))


def _share(text: str) -> Share:
    try:
        part, of = map(int, text.split("/"))
    except ValueError:
        part, of = 0, 0
    if not 1 <= part <= of:
        raise argparse.ArgumentTypeError(f"{text} is no share: write 3/16")
    return Share(part, of)


if __name__ == "__main__":
    try:
        sys.exit(main())
    except Unmeasurable as error:
        sys.exit(str(error))
