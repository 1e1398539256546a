"""The bots of one table at work: those that have to choose think, thoughts that have become useless stop, and bots that
play alone pause when nobody watches."""

import asyncio
import time
from collections.abc import Sequence
from hmac import new as hmac
from typing import TYPE_CHECKING, NamedTuple

import structlog

from regalia.agents import kind
from regalia.core.errors import Refused
from regalia.core.protocol import Seat
from regalia.table.applied import Applied
from regalia.table.chairs import only_bots
from regalia.table.fair_queue import Ticket
from regalia.table.room import Room

if TYPE_CHECKING:
    from regalia.table.table import Table

log = structlog.get_logger()


class Thought(NamedTuple):
    """A bot at work, and the room it thinks about."""

    task: "asyncio.Task[None]"
    room: Room

    def stale(self, now: Room, seat: Seat) -> bool:
        """Whether it is worthless: something was taken back, or somebody else plays for the seat."""
        return self.room.taken_back != now.taken_back or self.room.chairs[seat].bot != now.chairs[seat].bot


class Thoughts:
    """One for each seat that a bot has to choose for."""

    def __init__(self, table: "Table") -> None:
        self.table, self.backend = table, table.backend
        self._begun: dict[Seat, Thought] = {}
        self._closed = False
        self._visited = -self.backend.settings.look  # when somebody last asked for something here

    @property
    def busy(self) -> bool:
        return bool(self._begun)

    @property
    def alone(self) -> bool:
        """Whether bots play without people, and the game is not over."""
        return self.table.room.phase == "playing" and only_bots(self.table.room.chairs)

    @property
    def watched(self) -> bool:
        return bool(self.table.audience.listeners)

    def visit(self) -> None:
        """Somebody requests something here: bots that play alone go on."""
        self._visited = time.monotonic()
        if not self._begun and self.alone:
            self.wake()

    def review(self) -> None:
        """Bots that play alone pause if nobody watches any more, or go on if others of their host have paused."""
        if self.alone:
            self.wake()

    def wake(self) -> None:
        """Useless thoughts stop, bots that have to choose begin."""
        if self._closed:
            return
        room, awake = self.table.room, self._awake()
        for seat, thought in self._begun.items():
            if not awake or thought.stale(room, seat):
                thought.task.cancel()
        in_person = room.to_choose_in_person()
        for seat in room.to_choose() if awake else ():
            if seat not in in_person and seat not in self._begun:
                self._begun[seat] = Thought(asyncio.create_task(self._think(seat, room)), room)

    def close(self) -> None:
        self._closed = True
        self.backend.bots.unattended.pause(self.table.room.charter.host, self.table.id)
        for thought in self._begun.values():
            thought.task.cancel()

    def _awake(self) -> bool:
        """Whether bots think here: those that play alone do while somebody watches, and at few tables of a host."""
        going, host = self.backend.bots.unattended, self.table.room.charter.host
        if self.alone and (self.watched or time.monotonic() < self._visited + self.backend.settings.look):
            return going.resume(host, self.table.id)
        going.pause(host, self.table.id)
        return not self.alone

    async def _think(self, seat: Seat, room: Room) -> None:
        """One choice of a bot. It is judged like any other; a thought that came too late is dropped."""
        try:
            await self._move(seat, room)
        except Refused as refused:
            log.warning("a bot's move was refused", table=self.table.id, why=str(refused))
            await asyncio.sleep(1)
        finally:
            del self._begun[seat]
            self.wake()

    async def _move(self, seat: Seat, room: Room) -> None:
        began, thought = time.perf_counter(), self._begun[seat]
        bot, (_, choice) = room.chairs[seat].bot, room.to_choose()[seat]
        view, options = room.match.view(seat), choice.options(room.match.state)
        seed = bot_seed(room, seat)
        ticket = Ticket(room.charter.host, self.table.id, lambda: self.watched)
        action = await self.backend.bots.think(ticket, room.game.id, bot, view, options, seed)
        self.backend.metrics.thoughts.labels(kind(bot)).observe(time.perf_counter() - began)
        if self.watched:
            await asyncio.sleep(began + self.backend.settings.bot_pause - time.perf_counter())

        def move(now: Room, at: float) -> Sequence[Applied]:
            return () if thought.stale(now, seat) else now.act(seat, str(action), at)

        await self.table.do(move)


def bot_seed(room: Room, seat: Seat) -> str:
    """By which choice of its seat it is: what was taken back is answered in the same way if it is done again."""
    choice = sum(entry.seat == seat for entry in room.match.entries)
    return hmac(room.charter.seed.encode(), b"bot %d %d" % (seat, choice), "sha256").hexdigest()
