"""The registry of a server without its door: tables and their writers, in the process of the test."""

import asyncio
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, cast

from regalia.core.record import Match
from regalia.games import GAMES
from regalia.table.bots import BotProcesses
from regalia.table.clock import Clock
from regalia.table.lines import Charter
from regalia.table.metrics import Metrics
from regalia.table.notices.notifier import Notifier
from regalia.table.registry import TableRegistry
from regalia.table.settings import Settings
from regalia.table.store import Guest, NotSaved, Row, Store
from regalia.table.store.sql import SqlStore
from regalia.table.table import Backend, Table


class Valve:
    """A storage whose saves can be held back, or fail."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.open = asyncio.Event()
        self.open.set()
        self.failing = 0  # so many saves
        self.losing = 0  # so many saves are made, and said not to be
        self.asked = asyncio.Event()  # whether somebody has tried to save

    async def save(self, *rows: Row) -> None:
        self.asked.set()
        await self.open.wait()
        if self.failing:
            self.failing -= 1
            raise NotSaved("on purpose")
        await self.store.save(*rows)
        if self.losing:
            self.losing -= 1
            raise NotSaved("on purpose")

    def __getattr__(self, name: str) -> Any:
        return getattr(self.store, name)


def charter(game: str, seed: str = "5" * 64, **terms: Any) -> Charter:
    """A table for two, with the options as they come."""
    options = {option.name: option.default for option in GAMES[game].options}
    return Charter(game, GAMES[game].version, 2, options, {}, seed, "ann", **terms)


@asynccontextmanager
async def thinking(**settings: Any) -> AsyncIterator[BotProcesses]:
    """Processes for bots, and nothing around them."""
    made = BotProcesses(Settings(**settings), Metrics())
    try:
        yield made
    finally:
        made.close()


@asynccontextmanager
async def local_registry(folder: Path, **settings: Any) -> AsyncIterator[tuple[TableRegistry, Valve]]:
    """As the app builds it, with a valve before the storage."""
    valve = Valve(await SqlStore.open(folder / "regalia.db"))
    given, metrics, store = Settings(data=folder, **settings), Metrics(), cast("Store", valve)
    bots = BotProcesses(given, metrics)
    clock = await Clock.of(store)
    notifier = Notifier(given, store, clock, metrics)
    registry = TableRegistry(Backend(given, store, bots, metrics, clock, notifier))
    await notifier.start(registry.get)
    try:
        yield registry, valve
    finally:
        valve.open.set()
        await notifier.close()
        await registry.close()
        bots.close()
        await valve.close()


async def seated(
    registry: TableRegistry,
    game: str,
    names: Sequence[str] = ("Ann", "Bob"),
    match: Match | None = None,
    **terms: Any,
) -> Table:
    """A table at which people sit, for a new game or one that is begun; their ids are their names."""
    await registry.backend.store.save(*(Guest(name, name, "en", 0.0) for name in names))
    id = await registry.open(match or Match.start(GAMES[game], len(names)), host=names[0], **terms)
    table = await registry.get(id)
    for seat, name in enumerate(names):
        await table.do(lambda room, at, seat=seat, name=name: room.sit(seat, name, name, name, at))  # type: ignore[misc]
    return table


def choice(table: Table) -> tuple[int, str]:
    """A seat that has to choose, and the first thing it may do."""
    seat = next(iter(table.room.to_choose()))
    return seat, table.room.options(seat)[0]


async def until(true: Callable[[], object], seconds: float = 30.0) -> None:
    """Let everybody work until something is true."""
    async with asyncio.timeout(seconds):
        while not true():
            await asyncio.sleep(0.01)
