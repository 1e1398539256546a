"""Those who listen at a table: what each viewer has been told, and the streams that carry it on."""

import asyncio
from collections import deque
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from regalia.core.protocol import Seat
from regalia.table import lines
from regalia.table.applied import Applied
from regalia.table.feed import Feed
from regalia.table.lines import Charter
from regalia.table.room import Room
from regalia.table.store import Line

if TYPE_CHECKING:
    from regalia.table.table import Backend


class Listener:
    """One open stream: its queued events, as many as a slow reader may leave unread."""

    def __init__(self, guest: str, viewer: Seat | None, lang: str, events: int, size: int) -> None:
        self.guest, self.viewer, self.key = guest, viewer, (viewer, lang)
        self.page, self.hidden = "", False  # which page of the guest reads it, and whether that is out of sight
        self.events, self.size = events, size
        self.waiting: deque[bytes] = deque()
        self.bytes = 0
        self.closed = False
        self._news = asyncio.Event()

    def put(self, sent: Iterable[bytes]) -> bool:
        """Whether the reader keeps up; one that does not is closed."""
        late = bool(self.waiting)  # much may come at once: only what was left unread counts
        for event in sent:
            self.waiting.append(event)
            self.bytes += len(event)
        if late and (len(self.waiting) > self.events or self.bytes > self.size):
            self.close()
        self._news.set()
        return not self.closed

    def close(self) -> None:
        self.closed = True
        self._news.set()

    def revoke(self) -> None:
        """The guest may no longer hear this, not even what is still queued."""
        self.waiting.clear()
        self.close()

    async def get(self, seconds: float) -> bytes:
        """Everything that waits, in one piece; nothing if nothing came in time."""
        if not self.waiting and not self.closed:
            try:
                await asyncio.wait_for(self._news.wait(), seconds)
            except TimeoutError:
                return b""
        self._news.clear()
        sent = b"".join(self.waiting)
        self.waiting.clear()
        self.bytes = 0
        return sent


class Audience:
    """The feeds that somebody has asked for, and the listeners of each."""

    def __init__(self, backend: "Backend", table: str, room: Room) -> None:
        self.backend, self.table, self.room = backend, table, room
        self.feeds: dict[tuple[Seat | None, str], Feed] = {}
        self.listeners: set[Listener] = set()
        self.closed = False
        self._seen: dict[str, float] = {}  # by guest: the tick at which they have last looked
        self._later: list[Applied] = []  # lines that came while a feed was being made
        self._making = asyncio.Lock()

    def publish(self, applied: Sequence[Applied], room: Room) -> None:
        """Tell all listeners what they may know, as the room is now: whoever has lost a seat hears nothing of it."""
        self.room = room
        for listener in [each for each in self.listeners if not room.may_see(each.guest, each.viewer)]:
            listener.revoke()
            self.leave(listener)
        if self._making.locked():
            self._later += applied
        for key, feed in self.feeds.items():
            sent = [event for each in applied for event in feed.add(each)]
            for listener in [each for each in self.listeners if each.key == key and sent]:
                if not listener.put(sent):
                    self.drop(listener)

    async def feed(self, viewer: Seat | None, lang: str) -> Feed:
        """All events of a viewer; made from the log if nobody has listened as this viewer yet."""
        async with self._making:
            if (viewer, lang) not in self.feeds:
                self._later.clear()
                until, lines_ = self.room.number, await self.backend.store.lines(self.table)
                feed = await asyncio.to_thread(_replayed, self.room.charter, lines_[:until], viewer, lang)
                for each in self._later:
                    if each.number > until:
                        feed.add(each)
                self.feeds[viewer, lang] = feed
            return self.feeds[viewer, lang]

    async def listen(
        self, guest: str, viewer: Seat | None, lang: str, since: int, page: str = ""
    ) -> tuple[bytes, Listener]:
        """A new stream: the events after a number, and the listener that gets what comes."""
        feed, settings = await self.feed(viewer, lang), self.backend.settings
        listener = Listener(guest, viewer, lang, settings.stream_events, settings.stream_bytes)
        listener.page = page
        if self.closed or not self.room.may_see(guest, viewer):
            listener.close()  # it changed while the events were made: the client reconnects, and is checked anew
            return b"", listener
        self.listeners.add(listener)
        return b"".join(feed.sent[since:]), listener

    def present(self, guest: str) -> bool:
        """Whether a guest has a page open."""
        return any(listener.guest == guest for listener in self.listeners)

    def look(self, guest: str, page: str, hidden: bool) -> None:
        """A page of a guest has come into sight, or gone out of it."""
        for listener in self.listeners:
            if (listener.guest, listener.page) == (guest, page):
                listener.hidden = hidden
        self.visit(guest)

    def visit(self, guest: str) -> None:
        """A guest asks for something. What pages out of sight ask for by themselves is no look."""
        pages = [listener.hidden for listener in self.listeners if listener.guest == guest]
        if not pages or not all(pages):
            self._seen[guest] = self.backend.clock()

    def seen_since(self, guests: Iterable[str], tick: float) -> bool:
        """Whether one of some guests has looked at the table since then."""
        return any(self._seen.get(guest, -1.0) >= tick for guest in guests)

    def drop(self, listener: Listener) -> None:
        if listener in self.listeners:
            self.leave(listener)
            self.backend.metrics.dropped.inc()

    def leave(self, listener: Listener) -> None:
        self.listeners.discard(listener)

    def close(self) -> None:
        self.closed = True
        for listener in self.listeners:
            listener.close()


def _replayed(charter: Charter, log: Sequence[Line], viewer: Seat | None, lang: str) -> Feed:
    """The events of a viewer, made from the log."""
    room = Room(charter)
    feed = Feed(room, viewer, lang)
    for line in log:
        feed.add(room.fold(lines.read(line.body), line.at))
    return feed
