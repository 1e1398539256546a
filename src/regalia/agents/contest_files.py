"""Contests on disk, so that anybody can count again: JSON lines, compressed, the contest first and then its games."""

import gzip
import json
import os
import re
import zlib
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import asdict, replace
from functools import cache
from importlib.metadata import version
from pathlib import Path
from subprocess import DEVNULL, SubprocessError, run
from typing import Any, NamedTuple, TextIO

from regalia.agents.arena import Contest, Fault, Played, Sitting, counted
from regalia.core.errors import Refused
from regalia.core.record import Match
from regalia.games import GAMES

FORMAT = 1
SOURCE = Path(__file__).parents[1]
COMMIT = re.compile(r"[0-9a-f]{40,64}\+?")
MOST_SECONDS = 10**7  # of one thought: months
FIELDS = {
    "game": str,
    "bots": list,
    "seats": int,
    "games": int,
    "seed": str,
    "options": dict,
    "box": dict,
    "code": list,
}
GIT_VARIABLES = ("GIT_DIR", "GIT_WORK_TREE", "GIT_INDEX_FILE")  # what a git hook sets for its own repository
READ_ERRORS = (OSError, EOFError, zlib.error, ValueError, RecursionError)  # what reading a file may raise
Origin = Mapping[str, str]


class SavedContest(NamedTuple):
    """A contest from its file, its games that count, and the Regalia that played them."""

    contest: Contest
    games: list[Played]
    origin: Origin


@cache
def origin() -> Origin:
    """The Regalia that plays: its version and, in a checkout, its commit, with a + if the source was changed since."""
    commit = _git("rev-parse", "HEAD", "HEAD:./__init__.py")  # fails in a checkout of something else
    changed = _git("status", "--porcelain", "--", ".")
    known = {} if commit is None or changed is None else {"commit": commit.split()[0] + ("+" if changed else "")}
    return {"regalia": version("regalia"), **known}


def header(contest: Contest, made: Origin) -> dict[str, Any]:
    return {"contest": FORMAT, **made, **asdict(contest)}


def write_games(contest: Contest, games: Iterable[Played], path: Path | None) -> list[Played]:
    """The games of a contest, each written down as it comes if there is a file for them."""
    if path is None:
        return [game._replace(record=None) for game in games]
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with gzip.open(path, "wt", encoding="utf-8") as file:
            _write_line(file, header(contest, origin()))
            return [_write_game(file, game) for game in games]
    except OSError as error:
        raise Refused(f"The file {path} cannot be written: {error}.") from None


def read_contest(path: Path) -> SavedContest:
    """A contest from its file, every game played again by the rules. A block that is not whole does not count."""
    try:
        head, *lines = _read_lines(path)
        data = json.loads(head)
        contest, made = _contest(data), _origin(data)
        start = contest.start()
    except FileNotFoundError:
        raise Refused(f"There is no file {path}: give one that --records has written.") from None
    except READ_ERRORS as error:
        raise Refused(f"The file {path} is none that --records has written: {_why(error)}.") from None
    games = _games(path, contest, start, lines)
    whole = games[: len(games) // contest.rotations * contest.rotations]
    if not whole:
        raise Refused(f"The file {path} has no seed that was played in every rotation.")
    return SavedContest(contest, whole, made)


def _git(*words: str) -> str | None:
    """What git says of our source, if it is there and has something to say."""
    here = {name: value for name, value in os.environ.items() if name not in GIT_VARIABLES}
    command = ("git", "--no-optional-locks", *words)
    try:
        done = run(command, cwd=SOURCE, env=here, stdin=DEVNULL, capture_output=True, text=True, timeout=20, check=True)
    except (OSError, SubprocessError, UnicodeDecodeError):
        return None
    return done.stdout


def _write_game(file: TextIO, game: Played) -> Played:
    thought = [[round(seconds, 6) for seconds in seat] for seat in game.thought]
    _write_line(
        file, {"seed": game.seed, "bots": game.bots, "thought": thought, "fault": game.fault, "record": game.record}
    )
    return game._replace(record=None)


def _write_line(file: TextIO, data: object) -> None:
    print(json.dumps(data, separators=(",", ":")), file=file)


def _read_lines(path: Path) -> list[str]:
    with gzip.open(path, "rt", encoding="utf-8") as file:
        return list(file) or [""]


def _contest(data: Any) -> Contest:
    if (found := _field(data, "contest", int)) != FORMAT:
        raise Refused(f"it has format {found}, and this Regalia reads format {FORMAT}")
    fields = {name: _field(data, name, kind) for name, kind in FIELDS.items()}
    bots, code = tuple(fields["bots"]), tuple(fields["code"])
    if not all(isinstance(text, str) for text in (*bots, *code)):
        raise Refused("its bots and its code are not all texts")
    return Contest(**fields | {"bots": bots, "code": code})


def _origin(data: Mapping[str, Any]) -> Origin:
    """The Regalia that wrote the file. Older ones did not write their commit."""
    made = {"regalia": _field(data, "regalia", str)}
    if "commit" not in data:
        return made
    if not COMMIT.fullmatch(commit := _field(data, "commit", str)):
        raise Refused(f"“{commit}” is no commit")
    return made | {"commit": commit}


def _games(path: Path, contest: Contest, start: Match, lines: Sequence[str]) -> list[Played]:
    """The games of the file, which are those of the contest in their order, as far as it was played."""
    sittings = replace(contest, games=min(contest.games, len(lines))).sittings()
    if len(lines) > len(sittings):
        raise Refused(f"The file {path} has {len(lines)} games, and its contest has only {len(sittings)}.")
    games: list[Played] = []
    for number, (sitting, line) in enumerate(zip(sittings, lines, strict=False), 2):
        try:
            games.append(_replayed(sitting, start, json.loads(line)))
        except READ_ERRORS as error:
            raise Refused(f"Line {number} of the file {path} cannot be counted: {_why(error)}.") from None
    return games


def _replayed(sitting: Sitting, start: Match, data: Any) -> Played:
    """A game of the file, if it is the one whose turn it is and was played to its end."""
    seed, bots = _field(data, "seed", str), _field(data, "bots", list)
    if (seed, bots) != (sitting.seed, [*sitting.bots]):
        raise Refused(f"the seed “{sitting.seed}” with the bots {[*sitting.bots]} should stand there")
    thought, fault = _thought(data, start.seats), _fault(data, start.seats)
    match = Match.load(data.get("record"), GAMES)
    start.players = [sitting.contest.bots[at] for at in sitting.bots]
    for name in ("game", "seats", "options", "box", "players"):
        if getattr(match, name) != getattr(start, name):
            raise Refused(f"the {name} of its record and of the contest differ")
    if not (match.over or fault):
        raise Refused("its game is not finished")
    return counted(match, seed, sitting.bots, thought, fault)._replace(record=None)


def _thought(data: Any, seats: int) -> tuple[tuple[float, ...], ...]:
    thought = _field(data, "thought", list)
    if len(thought) != seats or not all(map(_are_seconds, thought)):
        raise Refused("“thought” must be a list of seconds for each seat")
    return tuple(map(tuple, thought))


def _are_seconds(values: Any) -> bool:
    return isinstance(values, list) and all(type(each) in (int, float) and 0 <= each <= MOST_SECONDS for each in values)


def _fault(data: Any, seats: int) -> Fault | None:
    match data:
        case {"fault": None}:
            return None
        case {"fault": [int(seat), str(why)]} if 0 <= seat < seats:
            return Fault(seat, why)
    raise Refused("“fault” must be null, or a seat and a sentence")


def _field(data: Any, name: str, kind: type) -> Any:
    if not isinstance(data, dict) or type(data.get(name)) is not kind:
        raise Refused(f"it needs the field “{name}”, of type {kind.__name__}")
    return data[name]


def _why(error: BaseException) -> str:
    return (str(error) if isinstance(error, Refused) else f"{type(error).__name__} {error}").rstrip(". ")
