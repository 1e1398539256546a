"""Every game against the yardstick, and the server under load, in one run: python -m benchmarks [GAME ...] [server]"""

import sys
from collections.abc import Callable, Mapping
from itertools import cycle
from random import Random
from statistics import median
from time import perf_counter
from timeit import Timer
from typing import Any

from benchmarks import server, yardstick
from regalia.core.game import AnyGame
from regalia.core.lanes import apply, first
from regalia.core.options import choose
from regalia.core.protocol import CHANCE, settle
from regalia.games import GAMES
from regalia.games import game as named
from regalia.games.kingdom_builder.box.data import PLACES

BOARDS = (  # together they use all eight locations
    ("oracle", "farm", "tavern", "tower"),
    ("harbor", "paddock-turned", "barn", "oasis"),
    ("oasis-turned", "oracle", "paddock", "farm"),
    ("barn", "tavern-turned", "tower", "harbor"),
)
SETUPS: Mapping[str, list[dict[str, str]]] = {  # a game without an entry is played as it comes
    "kingdom-builder": [dict(zip(PLACES, board, strict=True)) for board in BOARDS],
}
ROUNDS, PLAYED = 5, 100
SERVER = "server"


def new_game(game: AnyGame, given: Mapping[str, str], seats: int) -> Any:
    state = game.setup(seats, choose(game.options, game.clashes, given, seats), game.box.values())
    settle(state)
    return state


def playout(state: Any, rng: Random, bound: int = 1 << 30) -> int:
    """A random game, whole or up to a number of entries. Only the choices of seats count, not the draws."""
    decisions = 0
    while state.agenda and bound:
        lane, choice = first(state)
        apply(state, lane, choice.sample(state, rng))
        decisions += choice.seat != CHANCE
        bound -= 1
    return decisions


def ours(game: AnyGame, seats: int, begin: int) -> int:
    setups = cycle(SETUPS.get(game.id, [{}]))
    seeds = range(begin, begin + PLAYED)
    return sum(scored(game, new_game(game, next(setups), seats), Random(seed)) for seed in seeds)


def scored(game: AnyGame, state: Any, rng: Random) -> int:
    """A whole game and its scores, as the yardstick counts them too."""
    decisions = playout(state, rng)
    game.scores(state)
    return decisions


def theirs(begin: int) -> int:
    return yardstick.run(begin, PLAYED)[0]


def rate(run: Callable[..., int], *given: Any) -> float:
    begin = perf_counter()
    decisions = run(*given)
    return decisions / (perf_counter() - begin)


def copied(game: AnyGame, seats: int) -> float:
    """Microseconds for the copy of a position in a game."""
    state = new_game(game, SETUPS.get(game.id, [{}])[-1], seats)
    playout(state, Random(7), 35 * seats)
    return min(Timer(state.copy).repeat(5, 20_000)) / 20_000 * 1e6


def compare(game: AnyGame) -> None:
    """By turns with the yardstick, so that a noisy moment hits both."""
    plain, rates = list[float](), {seats: list[float]() for seats in game.seats}
    for part in range(ROUNDS):
        plain.append(rate(theirs, part * PLAYED))
        for seats, found in rates.items():
            found.append(rate(ours, game, seats, part * PLAYED))
    base = median(plain)
    print(f"{'yardstick':28} {base:10,.0f} decisions/s")
    for seats, found in rates.items():
        name, speed = f"{game.id}, {seats} seats", median(found)
        print(f"{name:28} {speed:10,.0f} decisions/s {speed / base:6.1f} x   copy() {copied(game, seats):5.2f} us")


def main() -> None:
    for name in sys.argv[1:] or (*GAMES, SERVER):
        if name == SERVER:
            server.main()
        else:
            compare(named(name))


if __name__ == "__main__":
    main()
