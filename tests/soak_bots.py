"""Bots at length, on all cores: python -m tests.soak_bots [--scale 1] [GAME ...].

No fault in any cell of the options, the same move whatever is hidden, and no thought beyond its budget."""

import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import count, islice
from random import Random
from time import monotonic, perf_counter
from typing import NamedTuple

from regalia.agents import seated
from regalia.agents.arena import Contest, Sitting, played
from regalia.agents.jobs import spread
from regalia.agents.protocol import Bot, Budget
from regalia.agents.results import percentile
from regalia.cli.progress import progress_bar
from regalia.core.lanes import pending
from regalia.core.laws import Cell, cover
from regalia.core.protocol import Chance
from regalia.core.record import Dice, Match
from regalia.games import GAMES, game

QUICK, SEARCH = ("tuned", "greedy", "random"), "search:4it"
GAMES_QUICK, GAMES_SEARCH = 3400, 340  # of each of three games
ALIKE = {"random": 3400, "greedy": 3400, "tuned": 3400, SEARCH: 170}  # positions of each game
SECONDS, CLOCKED, LATE = 0.1, 200, 1.1  # a budget, choices under it, and by how much the slowest in a hundred may miss


class Batch(NamedTuple):
    """Positions of one random game, at which a bot is asked twice."""

    game: str
    bot: str
    number: int
    size: int


def main() -> int:
    asked = _asked()
    sound = [_soak(found.id, asked.scale, asked.jobs) for found in asked.games or GAMES.values()]
    return 0 if all(sound) else 1


def _asked() -> Namespace:
    parser = ArgumentParser(prog="python -m tests.soak_bots")
    parser.add_argument("games", nargs="*", metavar="GAME", type=game, help="all of them if none is named")
    parser.add_argument("--scale", type=float, default=1.0, help="so many times the games and positions")
    parser.add_argument("--jobs", type=int, default=2)
    return parser.parse_args()


def _soak(name: str, scale: float, jobs: int) -> bool:
    began = monotonic()
    quick = _faults(name, QUICK, round(GAMES_QUICK * scale), jobs)
    search = _faults(name, (SEARCH, "tuned", "greedy"), round(GAMES_SEARCH * scale), jobs)
    alike = [_differ(name, bot, round(size * scale), jobs) for bot, size in ALIKE.items()]
    late = _late(name, round(CLOCKED * scale))
    print(f"{name}: {monotonic() - began:.0f} s", flush=True)
    return not (quick or search or any(alike) or late)


def _faults(name: str, bots: Sequence[str], games: int, jobs: int) -> int:
    """Games over all cells, the bots at each seat in turn."""
    sittings = [*islice(_sittings(name, bots), games)]
    faults = [found.fault.why for found in progress_bar(spread(played, sittings, jobs), games, name) if found.fault]
    print(*faults[:5], f"{name}: {games} games of {', '.join(bots)}: {len(faults)} faults", sep="\n", flush=True)
    return len(faults)


def _sittings(name: str, bots: Sequence[str]) -> Iterator[Sitting]:
    for number in count():
        cell = _cells(name)[number % len(_cells(name))]
        around = (*bots, *bots)[number % len(bots) :][: min(cell.seats, len(bots))]
        contest = Contest(name, around, cell.seats, 1, "soak", dict(cell.options), {})
        yield Sitting(contest, f"soak/{number}", number % cell.seats if cell.seats > 1 else 0)


@cache
def _cells(name: str) -> tuple[Cell, ...]:
    return cover(GAMES[name])


def _differ(name: str, bot: str, size: int, jobs: int) -> int:
    """How often a bot moves otherwise when something is hidden otherwise."""
    batches = [Batch(name, bot, number, min(20, size - at)) for number, at in enumerate(range(0, size, 20))]
    found = [*progress_bar(spread(_differences, batches, jobs), len(batches), name)]
    print(f"{name}: {bot} at {size} positions: {sum(found)} differences", flush=True)
    return sum(found)


def _differences(batch: Batch) -> int:
    bot, budget = seated(GAMES[batch.game], batch.bot)
    return sum(_differs(bot, budget, match, seat) for match, seat in islice(_positions(batch), batch.size))


def _differs(bot: Bot, budget: Budget, match: Match, seat: int) -> bool:
    what, view = match.game, match.view(seat)
    other = what.imagine(view, Random(len(match.entries)))
    moves = {
        str(bot.choose(found, choice.options(state), Random(7), budget))
        for state, found in ((match.state, view), (other, what.view(other, seat)))
        for _, choice in pending(state)
        if choice.seat == seat
    }
    return len(moves) != 1


def _positions(batch: Batch) -> Iterator[tuple[Match, int]]:
    """Choices of random games in which a seat has several options."""
    for turn in count():
        number = batch.number + 997 * turn
        cell = _cells(batch.game)[number % len(_cells(batch.game))]
        match = Match.start(GAMES[batch.game], cell.seats, dict(cell.options))
        dice, rng = Dice(f"alike/{number}"), Random(f"alike/{number}")
        while not match.over:
            lane, choice = rng.choice(pending(match.state))
            if isinstance(choice, Chance):
                match.trust(lane, choice.seat, dice.draw(match.state, choice))
                continue
            options = choice.options(match.state)
            if len(options) > 1 and rng.random() < 0.25:
                yield match, choice.seat
            match.trust(lane, choice.seat, rng.choice(options))


def _late(name: str, size: int) -> bool:
    """Whether search by the clock thinks longer than it may, at the 99th percentile."""
    bot, budget = seated(GAMES[name], f"search:{SECONDS}s")
    seconds = []
    for match, seat in islice(_positions(Batch(name, "", 5, size)), size):
        options = next(choice for _, choice in pending(match.state) if choice.seat == seat).options(match.state)
        view, began = match.view(seat), perf_counter()
        bot.choose(view, options, Random(7), budget)
        seconds.append(perf_counter() - began)
    slow = percentile(seconds, 0.99)
    print(f"{name}: {size} choices in {SECONDS} s each: {slow:.4f} s at the 99th percentile", flush=True)
    return slow > LATE * SECONDS


if __name__ == "__main__":
    sys.exit(main())
