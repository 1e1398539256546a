"""The law of twins: two processes that play the same seeds see the same games, byte by byte."""

import json
import os
import subprocess
import sys
from collections.abc import Iterator, Sequence
from hashlib import sha256
from importlib import import_module
from itertools import product
from typing import Any

from regalia.core.game import AnyGame
from regalia.core.laws.cover import Cell
from regalia.core.laws.walk import Known, Position, walk
from regalia.core.protocol import Broken

HASHES = ("1", "2")  # values of PYTHONHASHSEED: the twin has the one that this process has not


def find(where: str) -> AnyGame:
    """The game at "module:name", or "module:name:key" for one of several."""
    module, name, *keys = where.split(":")
    found: Any = getattr(import_module(module), name)
    return found[keys[0]] if keys else found  # type: ignore[no-any-return]


def twins_play_alike(where: str, cells: Sequence[Cell], seeds: Sequence[int]) -> None:
    """The log and all views, in this process and in one that hashes otherwise."""
    game, plays = find(where), list(product(cells, seeds))
    asked = "".join(json.dumps([cell.seats, cell.options, seed]) + "\n" for cell, seed in plays)
    for (cell, seed), line in zip(plays, _twin(where, asked).splitlines(), strict=True):
        for number, (here, there) in enumerate(zip(_trail(game, cell, seed), line.split(), strict=True)):
            if here != there:
                raise Broken(f"twins play alike: {game.id}, {cell}, seed {seed}, entry {number}: a twin differs")


def answer(where: str, asked: Iterator[str]) -> Iterator[str]:
    """What a twin says: a line for each game, a digest for each position."""
    game = find(where)
    for line in asked:
        seats, options, seed = json.loads(line)
        yield " ".join(_trail(game, Cell(seats, tuple((name, value) for name, value in options)), seed))


def _twin(where: str, asked: str) -> str:
    hashes = HASHES[os.environ.get("PYTHONHASHSEED") == HASHES[0]]
    env = os.environ | {"PYTHONHASHSEED": hashes, "PYTHONPATH": os.pathsep.join(sys.path)}
    command = [sys.executable, "-m", "regalia.core.laws", where]
    twin = subprocess.run(command, input=asked, env=env, capture_output=True, text=True)
    if twin.returncode:
        raise Broken(f"twins play alike: {where}: the twin fell ill: {twin.stderr}")
    return twin.stdout


def _trail(game: AnyGame, cell: Cell, seed: int) -> Iterator[str]:
    return (_digest(at) for at in walk(game, cell, seed, Known()))


def _digest(at: Position) -> str:
    """The last entry and what everybody sees after it."""
    entries = [str(entry) for entry in at.match.entries[-1:]]
    return sha256(b"\n".join((repr(entries).encode(), *map(at.seen, at.viewers)))).hexdigest()[:16]
