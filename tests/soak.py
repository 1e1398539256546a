"""The laws at length, on all cores: python -m tests.soak [--seeds 10] [--rate 1] [GAME ...]."""

import sys
from argparse import ArgumentParser, Namespace
from concurrent.futures import ProcessPoolExecutor, as_completed
from functools import cache
from multiprocessing import get_context
from time import monotonic

from rich.console import Console
from rich.progress import track

from regalia.core.laws import Cell, cover
from regalia.core.laws.clashes import clashes_are_refused
from regalia.core.laws.suite import Report, check
from regalia.core.laws.twins import twins_play_alike
from regalia.core.protocol import Broken
from regalia.games import GAMES, game

PARTS = 40  # pieces of work for each game
TWINS = 10  # one cell in so many is played again by another process


def main() -> int:
    asked = _asked()
    with ProcessPoolExecutor(mp_context=get_context("spawn")) as pool:
        sound = [_soak(pool, found.id, asked.seeds, asked.rate) for found in asked.games or GAMES.values()]
    return 0 if all(sound) else 1


def _asked() -> Namespace:
    parser = ArgumentParser(prog="python -m tests.soak")
    parser.add_argument("games", nargs="*", metavar="GAME", type=game, help="all of them if none is named")
    parser.add_argument("--seeds", type=int, default=10)
    parser.add_argument("--rate", type=float, default=1.0, help="how often the costly laws look")
    return parser.parse_args()


def _soak(pool: ProcessPoolExecutor, name: str, seeds: int, rate: float) -> bool:
    """Play the cover of a game, print what is broken and the figures. Whether all laws hold."""
    began, report, broken = monotonic(), Report(), list[str]()
    work = [pool.submit(_part, name, part, seeds, rate) for part in range(PARTS)] + [pool.submit(_twins, name)]
    for done in track(as_completed(work), name, len(work), console=Console(stderr=True)):
        try:
            report += done.result()
        except Broken as error:
            broken.append(str(error))
    clashes = clashes_are_refused(GAMES[name])
    print(*broken, f"{name}: {report}, {clashes} clashes refused, {monotonic() - began:.0f} s", sep="\n", flush=True)
    return not broken


@cache
def _cells(name: str) -> tuple[Cell, ...]:
    """The cover, and the set-ups that the game itself shows."""
    shown = dict.fromkeys(Cell(show.seats, tuple(show.options.items())) for show in GAMES[name].showcase)
    return (*cover(GAMES[name]), *shown)


def _part(name: str, part: int, seeds: int, rate: float) -> Report:
    return check(GAMES[name], _cells(name)[part::PARTS], range(seeds), rate=rate)


def _twins(name: str) -> Report:
    twins_play_alike(f"regalia.games:GAMES:{name}", _cells(name)[::TWINS], range(2))
    return Report()


if __name__ == "__main__":
    sys.exit(main())
