"""A real server under load on one machine, and how long a view takes to make: python -m benchmarks server

At every table two guests with open streams play at random. What counts is the time from the first byte of a move to the
moment when the other guest hears of it. The load is made in this process, by plain sockets, on the other core."""

import asyncio
import json
import tempfile
from asyncio import StreamReader, StreamWriter
from collections.abc import Mapping, Sequence
from functools import partial
from itertools import product
from math import inf
from pathlib import Path
from random import Random
from time import perf_counter, process_time
from timeit import Timer
from typing import Any
from urllib.parse import urlsplit

import msgspec

from regalia.core.game import AnyGame
from regalia.core.options import choose
from regalia.games import GAMES
from regalia.table.api.play import seen
from regalia.table.lines import Charter
from regalia.table.room import Room
from tests.table.server import Server

TABLES = (50, 200)
PAUSES = (0.5, 0.0)  # seconds between two moves of a table
SECONDS = 10.0
HEARD = 0.100  # seconds until a move is heard of
PROMISED = (50, 0.5)  # with so many tables and such a pause
MADE = 0.010  # seconds until a view is made
GAME = "kingdom-builder"  # every move of which the other seat hears at once
PASSWORD = "load"  # of the metrics
SETTINGS: dict[str, Any] = {"messages": 10**9, "guests": 10**9, "tables": 10**9, "reads": 10**9, "metrics": PASSWORD}
HUGE = 1 << 22  # bytes of the longest line


class Guest:
    """Somebody with a name: a connection for what he asks, another for what he hears."""

    def __init__(self, address: str) -> None:
        self.host = urlsplit(address).netloc
        self.cookie = ""
        self.streams: list[StreamWriter] = []
        self.heard = asyncio.Event()
        self.when, self.yours, self.over = inf, False, False

    async def ask(self, method: str, path: str, **body: object) -> Any:
        return json.loads(await self.fetch(method, path, **body))

    async def fetch(self, method: str, path: str, **body: object) -> bytes:
        """The answer to a request; the first one gives a name and brings the cookie."""
        self.write(self.up, method, path, json.dumps(body).encode() if body else b"")
        status, headers = await self.head(self.down)
        answer = await self.down.readexactly(int(headers["content-length"]))
        assert status < 300, f"{method} {path}: {status} {answer.decode()}"
        self.cookie = headers.get("set-cookie", self.cookie).partition(";")[0]
        return answer

    async def arrive(self, name: str) -> "Guest":
        self.down, self.up = await self.connect()
        await self.ask("POST", "/api/me", name=name)
        return self

    async def listen(self, path: str) -> None:
        """When the first event after a silence came, and whether it is this guest's turn after the last."""
        reader, writer = await self.connect()
        self.write(writer, "GET", path, b"")
        await self.head(reader)
        while line := await reader.readline():
            if line.startswith(b"data: "):
                self.when = self.when if self.heard.is_set() else perf_counter()
                event = json.loads(line.removeprefix(b"data: "))
                self.yours, self.over = event.get("yours", False), event.get("over", False)
                self.heard.set()

    async def connect(self) -> tuple[StreamReader, StreamWriter]:
        host, _, port = self.host.partition(":")
        reader, writer = await asyncio.open_connection(host, int(port), limit=HUGE)
        self.streams.append(writer)
        return reader, writer

    def write(self, writer: StreamWriter, method: str, path: str, body: bytes) -> None:
        headers = {
            "Host": self.host,
            "Cookie": self.cookie,
            "Authorization": f"Bearer {PASSWORD}",
            "Content-Type": "application/json",
            "Content-Length": len(body),
        }
        head = [f"{method} {path} HTTP/1.1", *(f"{name}: {value}" for name, value in headers.items())]
        writer.write("\r\n".join([*head, "", ""]).encode() + body)

    async def head(self, reader: StreamReader) -> tuple[int, dict[str, str]]:
        first, *lines = (await reader.readuntil(b"\r\n\r\n")).decode().strip().split("\r\n")
        pairs = (line.partition(": ") for line in lines)
        return int(first.split()[1]), {name.lower(): value for name, _, value in pairs}

    def leave(self) -> None:
        for writer in self.streams:
            writer.close()


class Table:
    """Two guests who play against each other."""

    def __init__(self, address: str, seed: int) -> None:
        self.guests, self.rng = [Guest(address), Guest(address)], Random(seed)
        self.times: list[float] = []  # from a move to the other's ear
        self.tasks: list[asyncio.Task[None]] = []

    async def sit(self) -> None:
        host, other = [await guest.arrive("Load") for guest in self.guests]
        id = (await host.ask("POST", "/api/tables", game=GAME, chairs=["", ""], open=True))["id"]
        self.path = f"/api/tables/{id}"
        for seat, guest in enumerate((host, other)):
            await guest.ask("POST", f"{self.path}/join", seat=seat)
            self.tasks.append(asyncio.create_task(guest.listen(f"{self.path}/stream")))

    async def play(self, pause: float, until: float) -> None:
        """A move after each pause; the first ones of all tables are spread over one."""
        at = perf_counter() + self.rng.uniform(0, pause)
        while at < until and not self.guests[0].over:
            await asyncio.sleep(at - perf_counter())
            await self.move()
            at = max(at + pause, perf_counter())

    async def move(self) -> None:
        await self.turn()
        mover, other = sorted(self.guests, key=lambda guest: not guest.yours)
        action = self.rng.choice(await mover.ask("GET", f"{self.path}/options"))
        for guest in self.guests:
            guest.heard.clear()
        began = perf_counter()
        hearing = [guest.heard.wait() for guest in self.guests]
        await asyncio.gather(mover.ask("POST", f"{self.path}/act", action=action), *hearing)
        self.times.append(other.when - began)

    async def turn(self) -> None:
        """Wait until somebody knows that it is his turn."""
        while not any(guest.yours or guest.over for guest in self.guests):
            await asyncio.sleep(0.001)

    async def used(self) -> float:
        """The seconds that the server has worked so far."""
        page = (await self.guests[0].fetch("GET", "/metrics")).decode()
        return float(page.partition("\nprocess_cpu_seconds_total ")[2].partition("\n")[0])

    def close(self) -> None:
        for task in self.tasks:
            task.cancel()
        for guest in self.guests:
            guest.leave()


async def load(address: str, tables: int, pause: float) -> None:
    """Play for a while, and print how fast everybody heard of everything."""
    playing = [Table(address, seed) for seed in range(tables)]
    for table in playing:
        await table.sit()
    began, client, server = perf_counter(), process_time(), await playing[0].used()
    await asyncio.gather(*(table.play(pause, began + SECONDS) for table in playing))
    spent, client, server = perf_counter() - began, process_time() - client, await playing[0].used() - server
    for table in playing:
        table.close()
    name = f"{tables} tables, " + (f"a move each {pause} s" if pause else "without a pause")
    times = sorted(time for table in playing for time in table.times)
    shares = f"server {server / len(times) * 1e3:.1f} ms of work a move, client {client / spent:.0%} of a core"
    print(f"{name:28} {len(times) / spent:6.0f} moves/s   {heard(times, (tables, pause) == PROMISED)}   {shares}")


def heard(times: Sequence[float], promised: bool) -> str:
    half, most = times[len(times) // 2], times[len(times) * 99 // 100]
    verdict = f"   {most / HEARD:4.2f} of the promise {'OK' if most <= HEARD else 'TOO SLOW'}" if promised else ""
    return f"p50 {half * 1e3:6.1f} ms   p99 {most * 1e3:6.1f} ms{verdict}"


def positions(game: AnyGame) -> Mapping[str, Room]:
    """A game between two at its start, in its middle and before its last choice."""
    options, rng = dict(choose(game.options, game.clashes, {}, 2)), Random(1)
    room, passed = Room(Charter(game.id, game.version, 2, options, {}, "0" * 64, "host")), list[Room]()
    for seat in (0, 1):
        room.sit(seat, f"guest {seat}", f"Guest {seat}", "", 0.0)
    while turns := room.to_choose():
        passed.append(room.copy())
        seat = rng.choice([*turns])
        room.act(seat, rng.choice(room.options(seat)), 0.0)
    return {"start": passed[0], "middle": passed[len(passed) // 2], "end": passed[-1]}


def view(room: Room) -> bytes:
    """What the seat that has to choose is answered when it asks for its view."""
    return msgspec.json.encode(seen(room, next(iter(room.to_choose())), "en"))


def views() -> None:
    for game in GAMES.values():
        for when, room in positions(game).items():
            spent = min(Timer(partial(view, room)).repeat(5, 5)) / 5
            where, verdict = f"{game.id}, {when}", "OK" if spent <= MADE else "TOO SLOW"
            print(f"{where:28} {spent * 1e3:6.2f} ms a view   {spent / MADE:4.2f} of the promise {verdict}")


def served(tables: int, pause: float) -> None:
    """On a server of its own."""
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder), **SETTINGS)
        try:
            asyncio.run(load(server.address, tables, pause))
        finally:
            server.stop()


def main() -> None:
    views()
    for tables, pause in product(TABLES, PAUSES):
        served(tables, pause)


if __name__ == "__main__":
    main()
