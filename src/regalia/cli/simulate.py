"""regalia simulate: many games between bots, the same on every machine and for any number of jobs."""

from collections.abc import Sequence
from math import fsum
from time import perf_counter
from typing import Annotated, Any, NamedTuple

import typer

from regalia.agents.jobs import spread
from regalia.agents.runner import play
from regalia.cli import arguments
from regalia.cli.progress import progress_bar
from regalia.cli.screen import print_json, screen, sheet
from regalia.core.game import counted_points
from regalia.core.protocol import CHANCE
from regalia.core.record import Match
from regalia.games import game as named


class Task(NamedTuple):
    """One game to be played, as plain data that another process can read."""

    game: str
    bots: tuple[str, ...]
    seed: str
    chosen: arguments.Chosen


class Outcome(NamedTuple):
    """What is counted of one game."""

    finished: bool
    decisions: int
    scores: tuple[int, ...]  # by seat
    wins: tuple[float, ...]


def simulate(
    game: arguments.GameName,
    bots: Annotated[str, typer.Option(metavar="A,B,...", help="The bots, one a seat.", show_default=False)],
    games: Annotated[int, typer.Option(metavar="N", min=1, help="How many games.")] = 100,
    seed: arguments.Seed = "1",
    option: arguments.Options = None,
    jobs: arguments.Jobs = 1,
    as_json: arguments.Json = False,
) -> None:
    """Let bots play many games, and print their scores and wins."""
    what = named(game)
    chosen, names = arguments.chosen(what, option), tuple(arguments.bots(what, bots))
    Match.start(what, len(names), *chosen)  # refuses what cannot be before any process is started
    tasks = [Task(game, names, f"{seed}/{number}", chosen) for number in range(games)]
    began = perf_counter()
    found = summary([*progress_bar(spread(one, tasks, jobs), games, game)]) | {
        "seconds": round(perf_counter() - began, 3)
    }
    if as_json:
        print_json(found)
    else:
        _print(names, found)


def one(task: Task) -> Outcome:
    """Play one game."""
    match = play(named(task.game), task.bots, task.seed, *task.chosen)
    return Outcome(
        match.over,
        sum(1 for entry in match.entries if entry.seat != CHANCE),
        tuple(map(counted_points, match.game.scores(match.state))),
        match.game.result(match.state).shares(),
    )


def summary(outcomes: Sequence[Outcome]) -> dict[str, Any]:
    """Sums over all games, means of the scores."""
    finished, decisions, scores, wins = zip(*outcomes, strict=True)
    return {
        "games": len(outcomes),
        "finished": sum(finished),
        "decisions": sum(decisions),
        "scores": [sum(seat) / len(outcomes) for seat in zip(*scores, strict=True)],
        "wins": [fsum(seat) for seat in zip(*wins, strict=True)],
    }


def _print(names: Sequence[str], found: dict[str, Any]) -> None:
    games, console = found["games"], screen()
    seats = enumerate(zip(names, found["scores"], found["wins"], strict=True))
    rows = ((f"{seat} {name}", f"{mean:.2f}", f"{won:.1f}", f"{won / games:.1%}") for seat, (name, mean, won) in seats)
    console.print(sheet(("seat", "mean score", "wins", "share"), rows))
    console.print(f"{found['finished']} of {games} games, {found['decisions']} decisions, {found['seconds']} s")
