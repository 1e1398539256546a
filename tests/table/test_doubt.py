"""A commit of which nobody knows how it ended: what is in the storage has happened, once, and the table goes on."""

import asyncio
from itertools import count
from pathlib import Path
from random import Random
from typing import Any
from uuid import uuid4

import pytest

from regalia.core.record import Match
from regalia.games import GAMES
from regalia.table.lines import Acted, read
from regalia.table.refusals import Conflicting, Unsaved
from regalia.table.registry import TableRegistry
from regalia.table.snapshots import encode_room
from regalia.table.store import Guest, NotSaved
from regalia.table.store.faults import VARIABLE
from regalia.table.table import Command, RequestKey, Table
from tests.table.hotseat import ENDLESS, Hotseat, serving
from tests.table.indoors import choice, local_registry, until
from tests.table.playing import Player, Tape
from tests.table.server import Server

EVERY = ",".join(map(str, range(4, 20_000)))  # but a beat, a guest and a table
MOST = 60  # tries


async def insisted(table: Table, command: Command) -> int:
    """Done in the end, though it takes several tries under one key: how many."""
    key = uuid4().hex
    for tries in range(1, MOST):
        try:
            await table.do(command, RequestKey.of("ann", key, "x", b""))
        except (Unsaved, Conflicting, NotSaved):
            continue
        return tries
    raise AssertionError("the table is wedged")


async def opened(rooms: TableRegistry) -> tuple[Table, int]:
    """A table, and how many tries it took."""
    for tries in range(1, MOST):
        try:
            await rooms.backend.store.save(Guest("ann", "Ann", "en", 0.0))
            id = await rooms.open(Match.start(GAMES["kingsburg"], 2), host="ann")
            return await rooms.get(id), tries
        except NotSaved:
            continue
    raise AssertionError("no table can be opened")


@pytest.mark.parametrize("how", ["full", "lost"])
@pytest.mark.parametrize("what", ["begin", "execute", "commit"])
def test_whichever_call_fails_everything_happens_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, what: str, how: str
) -> None:
    """The n-th call of the database and the one after it, until no call is left that could fail."""

    async def game(folder: Path) -> int:
        async with local_registry(folder, snapshot=3) as (rooms, valve):
            (table, tries), made = await opened(rooms), list[tuple[int, str]]()
            _, listener = await table.audience.listen("ann", None, "en", 0)
            for seat in (0, 1):
                tries += await insisted(table, lambda room, at, seat=seat: room.sit(seat, "ann", f"{seat}", "", at))  # type: ignore[misc]
            for _ in range(4):
                made.append(choice(table))
                tries += await insisted(table, lambda room, at, turn=made[-1]: room.act(*turn, at))  # type: ignore[misc]
            told = [read(line.body) for line in await valve.lines(table.id)]
            assert [(line.seat, line.action) for line in told if isinstance(line, Acted) and line.seat >= 0] == made
            assert table.room.number == len(told)
            before, heard = encode_room(table.room), b"".join(listener.waiting)
            feed = await table.audience.feed(None, "en")
            assert heard == b"".join(feed.sent)
        async with local_registry(folder) as (rooms, _):
            assert encode_room((await rooms.get(table.id)).room) == before
        return tries - 7

    for nth in count(2, 2):  # the first is the beat of the clock
        monkeypatch.setenv(VARIABLE, f"{what}:{nth},{nth + 1}:{how}")
        if not asyncio.run(game(tmp_path / str(nth))):
            break
        assert nth < 300
    assert nth > 8


def test_a_line_that_nobody_knows_of_is_told_unasked(tmp_path: Path) -> None:
    """The table looks by itself what became of a commit that failed."""

    async def work() -> None:
        async with local_registry(tmp_path) as (rooms, valve):
            table, _ = await opened(rooms)
            _, listener = await table.audience.listen("ann", None, "en", 0)
            valve.losing = 1
            with pytest.raises(Unsaved):
                await table.do(lambda room, at: room.sit(0, "ann", "Ann", "", at))
            assert not listener.waiting
            await until(lambda: listener.waiting)
            assert table.room.chairs[0].name == "Ann"

    asyncio.run(work())


@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_played_to_its_end_though_no_commit_is_ever_answered(tmp_path: Path, game: str) -> None:
    """Every request is told that it failed, sent again under its key, and found to be done."""
    with serving(tmp_path, fault=f"commit:{EVERY}:lost", snapshot=5) as server:
        ann = Insisting(server)
        table, rng = ann.table(game), Random(4)
        tape, made = Tape(Player(ann.guest, table.id)), list[tuple[int, str]]()
        while (turn := table.turn()) and len(made) < ENDLESS:
            made.append((turn[0], rng.choice(turn[1])))
            ann.post(table.path("act"), seat=made[-1][0], action=made[-1][1])
        assert ann.told >= len(made) > 0
        assert table.made() == made
        assert tape.until(lambda tape: tape.over).events == table.events()
        tape.close()
        assert "Traceback" not in server.said()


class Insisting:
    """A guest who sends everything again, under the same key, until it is not refused for the storage's sake."""

    def __init__(self, server: Server) -> None:
        from tests.table.server import Guest

        self.guest, self.told = Guest(server), 0

    def post(self, path: str, **body: Any) -> Any:
        key = {"Idempotency-Key": uuid4().hex}
        for _ in range(MOST):
            answer = self.guest.ask("POST", path, key, **body)
            if answer.status_code != 503:
                assert answer.is_success, answer.text
                return answer.json()
            self.told += 1
        raise AssertionError(f"{path} is never done")

    def table(self, game: str) -> Hotseat:
        self.guest.ok("POST", "/api/me", name="Ann")
        table = Hotseat(self.guest, self.guest.open(game, "", ""))
        for seat in (0, 1):
            self.post(table.path("join"), seat=seat, nonce="n")
        return table
