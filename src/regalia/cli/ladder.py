"""regalia ladder: the gates between the levels of the bots, played and told with all that is needed to check them."""

from collections.abc import Iterator, Sequence
from itertools import islice
from pathlib import Path
from typing import Annotated, Any

import typer

from regalia.agents import ladder as gates
from regalia.agents.arena import Played, played
from regalia.agents.contest_files import origin, write_games
from regalia.agents.jobs import spread
from regalia.agents.ladder import Line
from regalia.agents.results import share, standings
from regalia.cli import arguments
from regalia.cli.arena import blame, facts, interval, milliseconds, version_line
from regalia.cli.cells import PARTS, GateResult, ending, summary, together
from regalia.cli.progress import progress_bar
from regalia.cli.screen import print_json, screen, sheet
from regalia.core.game import AnyGame
from regalia.games import game as named

MISSED = 1  # the exit code when a gate is not met, or a bot was at fault
HEADS = ("line", "bots", "seats", "games", "share", "95% interval", "gate", "met", "think", "p99", "faults")


def ladder(
    game: arguments.GameName,
    jobs: arguments.Jobs = 1,
    line: Annotated[
        list[str] | None, typer.Option(metavar="NAME", help="Play this line only, as often as needed.")
    ] = None,
    cells: Annotated[
        bool, typer.Option("--cells", help="Play a short line for each cell of the options instead.")
    ] = False,
    scale: Annotated[float, typer.Option(metavar="X", min=0.001, max=1000, help="So many times the games.")] = 1.0,
    records: Annotated[
        Path | None, typer.Option(metavar="FOLDER", help="Write the games of each line into a file there.")
    ] = None,
    as_json: arguments.Json = False,
    markdown: Annotated[bool, typer.Option("--markdown", help="Print a table for a page.")] = False,
) -> None:
    """Play the gates of a game, and print which of them the bots meet."""
    what = named(game)
    rows = [*_rows(what, _wanted(what, line, cells), jobs, scale, records)]
    if cells:
        rows = _settled(what, rows, jobs, scale, records)
    for found in {row.line.name: row.standings for row in rows}.values():
        blame(found)
    if as_json:
        head = {**origin(), "game": game, "seed": gates.SEED, "gates": [*map(_facts, rows)]}
        print_json(head | (summary(what, rows) if cells else {}))
    elif cells:
        _print(PARTS, [part.row() for part in together(rows)], markdown)
        print(_sum_up(rows), *ending(what, rows), sep="\n")
    else:
        _print(HEADS, [*map(_row, rows)], markdown)
        print(_sum_up(rows))
    if not all(row.met for row in rows):
        raise typer.Exit(MISSED)


def _wanted(game: AnyGame, names: Sequence[str] | None, cells: bool) -> list[Line]:
    """The lines that were named, or all; the mirror is in every run that is not of cells."""
    known = {line.name: line for line in (gates.cells(game) if cells else gates.lines(game))}
    mirror = [gates.MIRROR] if gates.MIRROR.seats in game.seats and not cells else []
    asked = [known[arguments.one_of("line", name, tuple(known))] for name in dict.fromkeys(names or known)]
    for line in asked:
        arguments.bots(game, ",".join(line.named(game)))
    return [*mirror, *asked]


def _rows(game: AnyGame, lines: Sequence[Line], jobs: int, scale: float, folder: Path | None) -> Iterator[GateResult]:
    """All games of all lines as one piece of work, line after line."""
    contests = [line.contest(game, scale) for line in lines]
    sittings = [contest.sittings() for contest in contests]
    every = [sitting for line in sittings for sitting in line]
    games: Iterator[Played] = progress_bar(spread(played, every, jobs), len(every), game.id)
    for line, contest, its in zip(lines, contests, sittings, strict=True):
        path = folder and folder / f"{game.id}-{line.name}.jsonl.gz"
        found = write_games(contest, islice(games, len(its)), path)
        stood = standings(contest, found)
        for gate in line.gates:
            yield GateResult(line, gate, found, share(found, 0, gate.ends), stood)


def _settled(
    game: AnyGame, rows: Sequence[GateResult], jobs: int, scale: float, folder: Path | None
) -> list[GateResult]:
    """The cells, those in doubt played again from the first seed to their full length."""
    doubtful = [row.line.played_on() for row in rows if row.share.value < gates.DOUBTFUL_SHARE]
    longer = {row.line.name: row for row in _rows(game, doubtful, jobs, scale, folder)}
    return [longer.get(row.line.name, row) for row in rows]


def _facts(row: GateResult) -> dict[str, Any]:
    return {
        "line": row.line.name,
        "bots": [standing.bot for standing in row.standings],
        "seats": row.line.seats,
        "options": dict(row.line.options),
        "by the clock": row.line.timed,
        "games": len(row.games),
        "ends": list(row.gate.ends),
        "share": row.share.value,
        "interval": [row.share.low, row.share.high],
        "gate": str(row.gate),
        "met": row.met,
        "standings": [facts(standing) for standing in row.standings],
    }


def _print(heads: Sequence[str], table: Sequence[Sequence[str]], markdown: bool) -> None:
    if markdown:
        lines = (heads, ("---",) * len(heads), *table)
        print(*(f"| {' | '.join(line)} |" for line in lines), sep="\n", end="\n\n")
    else:
        screen().print(sheet(heads, table))


def _row(row: GateResult) -> tuple[str, ...]:
    bot = row.standings[0]
    return (
        " ".join((row.line.name, *row.gate.ends[:1])),
        " v ".join(dict.fromkeys(standing.bot for standing in row.standings)),
        str(row.line.seats),
        f"{len(row.games)} by the clock" if row.line.timed else str(len(row.games)),
        f"{row.share.value:.1%}",
        interval(row.share),
        str(row.gate),
        "yes" if row.met else "no",
        milliseconds(bot.think),
        milliseconds(bot.slow),
        str(sum(len(standing.faults) for standing in row.standings)),
    )


def _sum_up(rows: Sequence[GateResult]) -> str:
    met, seed = sum(row.met for row in rows), rows[0].line.seed
    seeds = f"seeds {seed}/0, {seed}/1 and so on, each in every rotation of the seats"
    return f"{met} of {len(rows)} gates are met. {version_line(origin())}, {seeds}."
