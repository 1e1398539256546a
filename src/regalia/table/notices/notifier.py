"""Tells people what they have not seen: each turn once, when its holder has not looked for a while."""

import asyncio
from collections.abc import Awaitable, Callable, Iterable, Sequence
from contextlib import suppress
from typing import TYPE_CHECKING

import structlog
from msgspec.structs import replace

from regalia.core.errors import Refused
from regalia.table.applied import Applied
from regalia.table.clock import Clock
from regalia.table.metrics import Metrics
from regalia.table.notices import owed as owing
from regalia.table.notices import vapid
from regalia.table.notices.outcomes import GONE
from regalia.table.notices.outgoing import Letter, Outgoing
from regalia.table.notices.words import REMATCH, SOON, notice
from regalia.table.room import Room
from regalia.table.settings import Settings
from regalia.table.store import Contact, NoContact, NotSaved, Owed, Settled, Store

if TYPE_CHECKING:
    from regalia.table.table import Table

log = structlog.get_logger()
Key = tuple[str, int, str]  # table, seat and kind
Find = Callable[[str], Awaitable["Table"]]


class Notifier:
    """What is owed to whom; kept with the tables, so that a restart neither forgets nor repeats a notice."""

    def __init__(self, settings: Settings, store: Store, clock: Clock, metrics: Metrics) -> None:
        self.settings, self.store, self.clock = settings, store, clock
        self.keys = vapid.keys(settings.data)
        self.outgoing = Outgoing(settings, metrics, self.keys, self._done)
        self.reachable: set[str] = set()  # guests with a contact
        self._owed: dict[Key, Owed] = {}
        self._changed = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self.busy = False  # whether something that is due is looked after

    async def start(self, find: Find) -> None:
        """Find: gives a table by its id."""
        self.reachable = set(await self.store.reachable())
        self.note(await self.store.owed())
        self._task = asyncio.create_task(self._watch(find))

    async def close(self) -> None:
        if self._task:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        await self.outgoing.close()

    def changes(self, table: str, before: Room, after: Room, applied: Sequence[Applied], at: float) -> owing.Rows:
        """What has to be saved with some lines of a table."""
        rows = owing.changes(table, before, after, applied, at, self.settings.notice_after)
        wanted = owing.to_reach(rows, after, self.reachable.__contains__)
        hastened = [row for row in owing.hastened(table, before, after, at) if _key(row) in self._owed]
        return [*(row for row in wanted if isinstance(row, Owed) or _key(row) in self._owed), *hastened]

    def note(self, rows: Iterable[Owed | Settled]) -> None:
        """These rows are saved."""
        for row in rows:
            if isinstance(row, Owed):
                self._owed[_key(row)] = row
            else:
                self._owed.pop(_key(row), None)
        self._changed.set()

    async def add(self, contact: Contact) -> None:
        """A guest wants to be told, once the contact is confirmed."""
        await self.store.save(contact)
        await self._know(contact.guest)

    async def remove(self, guest: str, kind: str) -> None:
        await self.store.save(NoContact(guest, kind))
        await self._know(guest)

    async def _know(self, guest: str) -> None:
        usable = any(not contact.code for contact in await self.store.contacts(guest))
        (self.reachable.add if usable else self.reachable.discard)(guest)

    async def _done(self, contact: Contact, outcome: str) -> None:
        """A browser that has ended its subscription is forgotten."""
        if outcome == GONE and contact in await self.store.contacts(contact.guest):
            await self.remove(contact.guest, contact.kind)

    async def _watch(self, find: Find) -> None:
        while True:
            self._changed.clear()
            for each in [owed for owed in self._owed.values() if owed.due <= self.clock()]:
                self.busy = True
                await self._look_after(each, find)
            self.busy = False
            due = min((owed.due for owed in self._owed.values()), default=None)
            with suppress(TimeoutError):
                async with asyncio.timeout(None if due is None else max(0.0, due - self.clock())):
                    await self._changed.wait()

    async def _look_after(self, owed: Owed, find: Find) -> None:
        try:
            await self._tell(owed, await find(owed.table), find)
        except (Refused, NotSaved):  # the table is gone, or the storage is: nothing is told
            self._owed.pop(_key(owed), None)
        except Exception:
            self._owed.pop(_key(owed), None)
            log.exception("a notice could not be made", table=owed.table)

    async def _tell(self, owed: Owed, table: "Table", find: Find) -> None:
        """Saved as told before it is sent: after a power cut it may be missing, but does not come twice."""
        if later := self._postponed(owed, table.room):
            await self._save(later)
            return
        await self._save(Settled(*_key(owed)))
        next_table = table.room.next_table if owed.kind == REMATCH else ""
        tables = [table, await find(next_table)] if next_table else [table]
        room, guests = table.room, table.room.chairs[owed.seat].guests
        seen = owed.kind != SOON and any(each.audience.seen_since(guests, owed.since) for each in tables)
        if owing.still(owed, room) and not seen:
            await self._post(owed, room, guests)

    def _postponed(self, owed: Owed, room: Room) -> Owed | None:
        """The time of a seat begins anew with each of its choices."""
        due = owing.soon(room, owed.seat) if owed.kind == SOON and owing.still(owed, room) else None
        return replace(owed, due=due) if due and due > self.clock() else None

    async def _save(self, row: Owed | Settled) -> None:
        await self.store.save(row)
        self.note([row])

    async def _post(self, owed: Owed, room: Room, guests: Sequence[str]) -> None:
        """To all contacts of whoever holds the seat; to one that several devices share, once."""
        letters: dict[tuple[str, str], Letter] = {}
        for id in guests:
            guest = await self.store.guest(id)
            for contact in await self.store.contacts(id) if guest else ():
                if guest and not contact.code:
                    said = notice(owed.kind, room, owed.table, owed.seat, guest.lang)
                    letters.setdefault((contact.kind, contact.address), Letter(contact, said))
        for letter in letters.values():
            self.outgoing.post(letter)


def _key(row: Owed | Settled) -> Key:
    return row.table, row.seat, row.kind
