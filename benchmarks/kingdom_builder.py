"""Kingdom Builder against the yardstick, in one run: python -m benchmarks.kingdom_builder"""

from collections.abc import Callable
from itertools import cycle
from random import Random
from statistics import median
from time import perf_counter
from timeit import Timer

from benchmarks import yardstick
from regalia.core.options import choose
from regalia.core.protocol import apply, settle
from regalia.games.kingdom_builder import GAME
from regalia.games.kingdom_builder.data import PLACES
from regalia.games.kingdom_builder.state import Kingdom

BOARDS = (  # together they use all eight locations
    ("oracle", "farm", "tavern", "tower"),
    ("harbor", "paddock-turned", "barn", "oasis"),
    ("oasis-turned", "oracle", "paddock", "farm"),
    ("barn", "tavern-turned", "tower", "harbor"),
)
ROUNDS, GAMES = 5, 100


def new_game(sections: tuple[str, ...], seats: int) -> Kingdom:
    chosen = choose(GAME.options, GAME.clashes, dict(zip(PLACES, sections, strict=True)))
    state = GAME.setup(seats, chosen, GAME.box.values())
    settle(state)
    return state


def playout(state: Kingdom, rng: Random) -> int:
    """A whole random game. Only the choices of seats count as decisions, not the draws."""
    decisions = 0
    agenda = state.agenda
    while agenda:
        choice = agenda[-1]
        apply(state, None, choice.sample(state, rng))  # type: ignore[attr-defined]
        decisions += choice.seat >= 0  # type: ignore[attr-defined]
    return decisions


def ours(seats: int, first: int) -> int:
    boards = cycle(BOARDS)
    return sum(playout(new_game(next(boards), seats), Random(seed)) for seed in range(first, first + GAMES))


def theirs(first: int) -> int:
    return yardstick.run(first, GAMES)[0]


def rate(run: Callable[[], int]) -> float:
    begin = perf_counter()
    decisions = run()
    return decisions / (perf_counter() - begin)


def middle(seats: int) -> Kingdom:
    """A position in the middle of a game, to be copied."""
    state, rng = new_game(BOARDS[1], seats), Random(7)
    for _ in range(60 * seats):
        apply(state, None, state.agenda[-1].sample(state, rng))  # type: ignore[attr-defined]
    return state


def main() -> None:
    plain, rates = [], {seats: list[float]() for seats in GAME.seats}
    for part in range(ROUNDS):  # by turns, so that a noisy moment hits both
        plain.append(rate(lambda first=part * GAMES: theirs(first)))  # type: ignore[misc]
        for seats, found in rates.items():
            found.append(rate(lambda seats=seats, first=part * GAMES: ours(seats, first)))  # type: ignore[misc]
    base = median(plain)
    print(f"yardstick                    {base:10,.0f} decisions/s")
    for seats, found in rates.items():
        print(f"kingdom-builder, {seats} seats     {median(found):10,.0f} decisions/s  {median(found) / base:6.1f} x")
    for seats in GAME.seats:
        seconds = min(Timer(middle(seats).copy).repeat(5, 20_000)) / 20_000
        print(f"copy(), {seats} seats              {seconds * 1e6:10.2f} us")


if __name__ == "__main__":
    main()
