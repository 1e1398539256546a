"""Contests on disk, for whoever wants to count again: JSON lines, compressed, the contest first and then its games."""

import gzip
import json
import zlib
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import asdict
from importlib.metadata import version
from pathlib import Path
from typing import Any, TextIO

from regalia.agents.arena import Contest, Fault, Played, counted
from regalia.core.errors import Refused
from regalia.core.record import Match
from regalia.games import GAMES

FORMAT = 1


def header(contest: Contest) -> dict[str, Any]:
    return {"contest": FORMAT, "regalia": version("regalia"), **asdict(contest)}


def kept(contest: Contest, games: Iterable[Played], path: Path | None) -> list[Played]:
    """The games of a contest, each written down as it comes if there is a file for them."""
    if path is None:
        return [game._replace(record=None) for game in games]
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with gzip.open(path, "wt", encoding="utf-8") as file:
            _line(file, header(contest))
            return [_noted(file, game) for game in games]
    except OSError as error:
        raise Refused(f"The file {path} cannot be written: {error}.") from None


def recounted(path: Path) -> tuple[Contest, list[Played]]:
    """A contest from its file, every game played again by the rules. A block that is not whole does not count."""
    try:
        first, *games = _lines(path)
        contest = _contest(first)
        found = [_again(contest, line) for line in games]
    except Refused:
        raise
    except FileNotFoundError:
        raise Refused(f"There is no file {path}: give one that --records has written.") from None
    except (OSError, EOFError, zlib.error, ValueError, LookupError, TypeError) as error:
        raise Refused(f"The file {path} is none that --records has written: {type(error).__name__} {error}.") from None
    turns = Counter(game.seed for game in found)
    whole = [game for game in found if turns[game.seed] == contest.turns]
    if not whole:
        raise Refused(f"The file {path} has no seed that was played in every rotation.")
    return contest, whole


def _noted(file: TextIO, game: Played) -> Played:
    thought = [[round(seconds, 6) for seconds in seat] for seat in game.thought]
    _line(file, {"seed": game.seed, "bots": game.bots, "thought": thought, "fault": game.fault, "record": game.record})
    return game._replace(record=None)


def _line(file: TextIO, data: object) -> None:
    print(json.dumps(data, separators=(",", ":")), file=file)


def _lines(path: Path) -> Iterator[dict[str, Any]]:
    with gzip.open(path, "rt", encoding="utf-8") as file:
        yield from map(json.loads, file)


def _contest(data: dict[str, Any]) -> Contest:
    if data["contest"] != FORMAT:
        raise ValueError(f"format {data['contest']}")
    fields = {name: data[name] for name in Contest.__annotations__}
    return Contest(**fields | {"bots": tuple(data["bots"]), "code": tuple(data["code"])})


def _again(contest: Contest, data: dict[str, Any]) -> Played:
    """A game of the file, if it is one of this contest and was played to its end."""
    match, fault = Match.load(data["record"], GAMES), data["fault"]
    players = [contest.bots[at] for at in data["bots"]]
    if (match.game.id, match.players) != (contest.game, players) or not (match.over or fault):
        raise ValueError(f"the game with the seed {data['seed']} is not finished, or not of this contest")
    thought = tuple(map(tuple, data["thought"]))
    game = counted(match, data["seed"], tuple(data["bots"]), thought, Fault(*fault) if fault else None)
    return game._replace(record=None)
