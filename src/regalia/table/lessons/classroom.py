"""All who sit at lessons now. What is kept is what the storage has: a sitting is only a quick way to it."""

import asyncio
import time
from collections import OrderedDict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from regalia.core.game import AnyGame
from regalia.core.lessons import Lesson, lessons
from regalia.games import GAMES
from regalia.table.lessons.sitting import Deed, Done, Sitting
from regalia.table.refusals import Missing
from regalia.table.store import Guest, Store
from regalia.table.translation import _

SITTINGS = 64  # that are remembered at the same time
Key = tuple[str, str, str]  # guest, game, lesson


def found(game: str, name: str) -> tuple[AnyGame, Lesson]:
    """A lesson by its names."""
    if game not in GAMES or name not in lessons(GAMES[game]):
        raise Missing(_("There is no such lesson."))
    return GAMES[game], lessons(GAMES[game])[name]


class Classroom:
    """The sittings of a server, the last one used last. One that is forgotten is played again from its row."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.sittings: OrderedDict[Key, Sitting] = OrderedDict()
        self._resuming: dict[Key, asyncio.Lock] = {}

    @asynccontextmanager
    async def at(self, guest: Guest, game: str, name: str) -> AsyncIterator[Sitting]:
        """The sitting of a guest, for as long as nobody else asks anything of it."""
        sitting = await self._sitting(guest, *found(game, name))
        async with sitting.lock:
            yield sitting

    async def do(self, sitting: Sitting, at: str, deed: Deed, lang: str) -> Done:
        """Let something happen: told when it is saved. If it is refused, nothing has changed."""
        coach, reply = await asyncio.to_thread(sitting.tried, at, deed)
        row = sitting.row(coach, time.time())
        await self.store.save(row)
        return await asyncio.to_thread(sitting.commit, coach, reply, row, lang)

    async def _sitting(self, guest: Guest, game: AnyGame, lesson: Lesson) -> Sitting:
        """From memory, if that is what the storage has too, and the guest goes by the same name."""
        key = guest.id, game.id, lesson.name
        async with self._resuming.setdefault(key, asyncio.Lock()):
            row, sitting = await self.store.lesson(*key), self.sittings.get(key)
            if sitting is None or sitting.guest != guest or sitting.kept != (row and row.body):
                sitting = await asyncio.to_thread(Sitting.resume, game, lesson, guest, row)
                self.sittings[key] = sitting
            self.sittings.move_to_end(key)
        self._forget()
        return sitting

    def _forget(self) -> None:
        while len(self.sittings) > SITTINGS:
            key, _sitting = self.sittings.popitem(last=False)
            self._resuming.pop(key, None)
