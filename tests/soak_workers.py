"""The processes of bots at length: python -m tests.soak_workers [--minutes 30] [--tables 50] [--workers 1].

People play at random at many tables of all games, against bots of every level, while the memory of the server and of
the processes of bots is written down. It has to be flat. How soon a Squire answers somebody else is told too, and
how long the thoughts of each kind of bot took with their waiting: that depends on the machine."""

import asyncio
import re
import sys
import tempfile
from argparse import ArgumentParser, Namespace
from collections.abc import Sequence
from pathlib import Path
from random import Random
from statistics import median
from time import monotonic
from typing import Any, NamedTuple
from uuid import uuid4

import httpx

from regalia.agents.results import percentile
from regalia.core.laws.boxes import another
from regalia.games import GAMES
from regalia.table.levels import LEVELS
from tests.table import processes
from tests.table.hotseat import WIDE
from tests.table.server import Server

STEP = 15.0  # seconds between two looks at the memory
PAUSE = 1.0  # seconds between two looks of a person at a table
PASSWORD = "soak"  # of the metrics
SETTINGS = {**WIDE, "idle": 60, "metrics": PASSWORD}
HOSTS = 10
GROWN = 1.15  # times the memory of before: more is not flat
LARGEST = 2 * 400 + 200  # megabytes of all processes of one worker: one that is worn, its successor
COUNTED = re.compile(r"^regalia_(thought_seconds_(count|sum)|replaced_workers_total){")
MEGABYTE = 1 << 20
MEASURED = 1 / 3  # of the time is not measured: caches fill, tables come and go


class Look(NamedTuple):
    """Megabytes at a moment."""

    seconds: float
    server: float
    workers: tuple[float, ...]


class Person:
    """Somebody with a cookie, who plays at random."""

    def __init__(self, address: str, name: str) -> None:
        self.http = httpx.AsyncClient(base_url=address, timeout=120, verify=False)
        self.name, self.rng = name, Random(name)

    async def ask(self, method: str, path: str, **body: Any) -> Any:
        key = {"Idempotency-Key": uuid4().hex} if method == "POST" else {}
        try:
            answer = await self.http.request(method, f"/api{path}", json=body or None, headers=key)
        except httpx.ReadError:  # the server closed an idle connection just then
            answer = await self.http.request(method, f"/api{path}", json=body or None, headers=key)
        assert answer.is_success, f"{method} {path}: {answer.status_code} {answer.text}"
        return answer.json()

    async def sit(self, game: str, bots: Sequence[str], box: Any) -> str:
        opened = await self.ask("POST", "/tables", game=game, chairs=["", *bots], box=box)
        await self.ask("POST", f"/tables/{opened['id']}/join", seat=0)
        return str(opened["id"])

    async def play(self, table: str) -> None:
        """To the end of a game."""
        while (await self.ask("GET", f"/tables/{table}"))["phase"] != "over":
            if options := await self.ask("GET", f"/tables/{table}/options?seat=0"):
                await self.ask("POST", f"/tables/{table}/act", seat=0, action=self.rng.choice(options))
            else:
                await asyncio.sleep(PAUSE)

    async def race(self, table: str, waits: list[float]) -> None:
        """The same against a Squire, looking all the time: how long he takes."""
        asked = monotonic()
        while (await self.ask("GET", f"/tables/{table}"))["phase"] != "over":
            if options := await self.ask("GET", f"/tables/{table}/options?seat=0"):
                waits.append(monotonic() - asked)
                await self.ask("POST", f"/tables/{table}/act", seat=0, action=self.rng.choice(options))
                asked = monotonic()
            else:
                await asyncio.sleep(0.05)


def main() -> int:
    asked = _asked()
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder), **SETTINGS, workers=asked.workers)
        try:
            looks, waits, counted = asyncio.run(_soak(server, asked))
        finally:
            server.kill()
    print(*counted, sep="\n")
    return 0 if _judged(looks, waits, asked.workers) else 1


def _asked() -> Namespace:
    parser = ArgumentParser(prog="python -m tests.soak_workers")
    parser.add_argument("--minutes", type=float, default=30.0)
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--workers", type=int, default=1)
    return parser.parse_args()


async def _soak(server: Server, asked: Namespace) -> tuple[list[Look], list[float], list[str]]:
    looks, waits = list[Look](), list[float]()
    people = [Person(server.address, f"Host {number}") for number in range(HOSTS + 1)]
    for person in people:
        await person.ask("POST", "/me", name=person.name, lang="en")
    tables = [_tables(people[number % HOSTS], number) for number in range(asked.tables)]
    work = [asyncio.create_task(each) for each in (*tables, _races(people[-1], waits))]
    watch = asyncio.create_task(_watch(server, 60 * asked.minutes, looks))
    done, _ = await asyncio.wait((watch, *work), return_when=asyncio.FIRST_COMPLETED)
    for task in (*work, watch):
        task.cancel()
    for task in done:
        await task
    page = await people[0].http.get("/metrics", headers={"Authorization": f"Bearer {PASSWORD}"})
    for person in people:
        await person.http.aclose()
    return looks, waits, [line for line in page.text.splitlines() if COUNTED.match(line)]


async def _tables(person: Person, number: int) -> None:
    """One table after the other, for ever: all games, all levels, now and then another box."""
    while True:
        game, bot = [*GAMES.values()][number % len(GAMES)], [*LEVELS][number % len(LEVELS)]
        seats = min(max(game.seats), 2 + number % 3)
        box = another(game.box) if number % 4 == 0 else {}
        await person.play(await person.sit(game.id, [bot] * (seats - 1), box))
        number += 1


async def _races(person: Person, waits: list[float]) -> None:
    while True:
        await person.race(await person.sit("kingsburg", ["greedy"], {}), waits)


async def _watch(server: Server, seconds: float, looks: list[Look]) -> None:
    began = monotonic()
    while monotonic() < began + seconds:
        await asyncio.sleep(STEP)
        look = await asyncio.to_thread(_look, server, monotonic() - began)
        looks.append(look)
        sizes = ", ".join(f"{size:.0f}" for size in look.workers)
        print(f"{look.seconds / 60:5.1f} min: server {look.server:.0f} MB, processes of bots {sizes} MB", flush=True)


def _look(server: Server, seconds: float) -> Look:
    pid = server.process.pid
    sizes = [processes.memory(worker) / MEGABYTE for worker in processes.workers(pid)]
    return Look(seconds, processes.memory(pid) / MEGABYTE, tuple(sizes))


def _judged(looks: Sequence[Look], waits: Sequence[float], workers: int) -> bool:
    """Whether all is as it should be; the figures are printed."""
    calm = [look for look in looks if look.seconds >= MEASURED * looks[-1].seconds]
    first, last = calm[: len(calm) // 2], calm[len(calm) // 2 :]
    server = [median(look.server for look in half) for half in (first, last)]
    bots = [median(sum(look.workers) for look in half) for half in (first, last)]
    most, slow = max(sum(look.workers) for look in looks), percentile(waits, 0.99)
    print(f"server: {server[0]:.0f} MB, then {server[1]:.0f} MB")
    print(f"processes of bots: {bots[0]:.0f} MB, then {bots[1]:.0f} MB, {most:.0f} MB at most")
    print(f"{len(waits)} answers of a Squire: {slow:.2f} s at the 99th percentile, {max(waits):.2f} s at most")
    grown = max(now / before for before, now in (server, bots))
    return grown <= GROWN and most <= LARGEST * workers


if __name__ == "__main__":
    sys.exit(main())
