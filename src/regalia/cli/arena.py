"""regalia arena: who is stronger, and how sure that is; regalia recount: the same from the records."""

import sys
from collections.abc import Sequence
from pathlib import Path
from time import perf_counter
from typing import Annotated, Any

import typer

from regalia.agents.arena import Contest, Played, played
from regalia.agents.contest_files import Origin, header, origin, read_contest, write_games
from regalia.agents.jobs import spread
from regalia.agents.loading import load
from regalia.agents.results import Share, Standing, standings
from regalia.cli import arguments
from regalia.cli.progress import progress_bar
from regalia.cli.screen import print_json, screen, sheet
from regalia.games import game as named

FAULTY = 1  # the exit code when a bot was at fault
HEADS = ("bot", "games", "wins", "95% interval", "mean score", "spread", "decisions", "think", "p99", "faults")


def arena(
    game: arguments.GameName,
    bots: Annotated[
        str,
        typer.Option(metavar="A,B,...", help="The bots; the last one takes all seats left.", show_default=False),
    ],
    seats: arguments.Seats = None,
    games: Annotated[int, typer.Option(metavar="N", min=1, help="How many games; seeds are played out.")] = 100,
    seed: arguments.Seed = "1",
    option: arguments.Options = None,
    jobs: arguments.Jobs = 1,
    records: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Write every game there, as compressed JSON lines.")
    ] = None,
    as_json: arguments.Json = False,
    code: Annotated[
        list[str] | None, typer.Option(metavar="FILE", help="A Python file with bots, as often as needed.")
    ] = None,
) -> None:
    """Let bots play each seed in every rotation of the seats, and print who wins how surely."""
    what, files = named(game), tuple(code or ())
    for path in files:
        load(path)
    names = tuple(arguments.bots(what, bots))
    size = len(names) if seats is None else seats
    contest = Contest(game, names, size, games, seed, *arguments.chosen(what, option), files)
    contest.start()  # refuses what cannot be before any process is started
    sittings, made, began = contest.sittings(), origin(), perf_counter()
    found = write_games(contest, progress_bar(spread(played, sittings, jobs), len(sittings), game), records)
    _show(contest, found, made, as_json, perf_counter() - began)


def recount(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A file that --records wrote.", show_default=False)],
    as_json: arguments.Json = False,
) -> None:
    """Play the games of a contest again from their records, and print its figures."""
    began = perf_counter()
    contest, games, made = read_contest(file)
    _show(contest, games, made, as_json, perf_counter() - began)


def facts(standing: Standing) -> dict[str, Any]:
    """The figures of a bot as JSON data."""
    return {
        "bot": standing.bot,
        "games": standing.games,
        "share": standing.share.value,
        "interval": [standing.share.low, standing.share.high],
        "score": standing.score,
        "spread": standing.spread,
        "decisions": standing.decisions,
        "why": dict(standing.why),
        "faults": list(standing.faults),
        "think": {"mean": standing.think, "p99": standing.slow},
    }


def interval(share: Share) -> str:
    return f"{share.low:.1%} to {share.high:.1%}"


def milliseconds(seconds: float) -> str:
    return f"{1000 * seconds:,.1f} ms"


def blame(found: Sequence[Standing]) -> None:
    """Tell the first fault of each bot, and how many there were."""
    for standing in found:
        if standing.faults:
            print(f"{standing.faults[0]} (faults in all: {len(standing.faults)})", file=sys.stderr)


def _show(contest: Contest, games: Sequence[Played], made: Origin, as_json: bool, seconds: float) -> None:
    found = standings(contest, games)
    if as_json:
        bots = [facts(standing) for standing in found]
        print_json(header(contest, made) | {"games": len(games), "standings": bots, "seconds": round(seconds, 3)})
    else:
        size = f"{len(games)} games, {len(games) // contest.rotations} seeds, {seconds:.1f} s"
        _print(contest, found, f"{size}, {version_line(made)}")
    blame(found)
    if any(standing.faults for standing in found):
        raise typer.Exit(FAULTY)


def _print(contest: Contest, found: Sequence[Standing], last: str) -> None:
    console = screen()
    console.print(sheet(HEADS, (_row(at, standing) for at, standing in enumerate(found))))
    for at, standing in enumerate(found if contest.seats == 1 else ()):
        ends = (f"{why} {count / standing.games:.1%}" for why, count in standing.why.items())
        console.print(f"{at} {standing.bot}: {', '.join(ends)}")
    console.print(last)


def version_line(made: Origin) -> str:
    """Which Regalia it was."""
    commit = f", commit {made['commit']}" if "commit" in made else ""
    return f"Regalia {made['regalia']}{commit}"


def _row(at: int, standing: Standing) -> Sequence[str]:
    return (
        f"{at} {standing.bot}",
        str(standing.games),
        f"{standing.share.value:.1%}",
        interval(standing.share),
        f"{standing.score:.2f}",
        f"{standing.spread:.2f}",
        str(standing.decisions),
        milliseconds(standing.think),
        milliseconds(standing.slow),
        str(len(standing.faults)),
    )
