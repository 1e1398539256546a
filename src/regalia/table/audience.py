"""Those who listen at a table: what each viewer has been told, and the streams that carry it on."""

import asyncio
from collections import deque
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from regalia.core.protocol import Seat
from regalia.table import lines
from regalia.table.feed import Feed
from regalia.table.lines import Charter
from regalia.table.room import Echo, Room
from regalia.table.store import Line

if TYPE_CHECKING:
    from regalia.table.table import House


class Listener:
    """One open stream: events that wait for it, as many as a slow reader may leave lying."""

    def __init__(self, events: int, size: int) -> None:
        self.events, self.size = events, size
        self.waiting: deque[bytes] = deque()
        self.bytes = 0
        self.closed = False
        self._news = asyncio.Event()

    def put(self, sent: Iterable[bytes]) -> bool:
        """Whether the reader keeps up; one that does not is closed."""
        late = bool(self.waiting)  # what comes at once may be much: only what is left lying counts
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

    def __init__(self, house: "House", table: str, charter: Charter, last: int) -> None:
        self.house, self.table, self.charter = house, table, charter
        self.last = last  # the number of the last line heard
        self.feeds: dict[tuple[Seat | None, str], Feed] = {}
        self.listeners: dict[Listener, tuple[Seat | None, str]] = {}
        self.closed = False
        self._later: list[Echo] = []  # lines that came while a feed was being made
        self._making = asyncio.Lock()

    def hear(self, echoes: Sequence[Echo]) -> None:
        """Tell everybody what he may know."""
        self.last = echoes[-1].number
        if self._making.locked():
            self._later += echoes
        for key, feed in self.feeds.items():
            sent = [event for echo in echoes for event in feed.hear(echo)]
            for listener in [each for each, of in self.listeners.items() if of == key and sent]:
                if not listener.put(sent):
                    self.drop(listener)

    async def feed(self, viewer: Seat | None, lang: str) -> Feed:
        """The events of a viewer from the first one on; they are told again from the log if nobody has listened yet."""
        async with self._making:
            if (viewer, lang) not in self.feeds:
                self._later.clear()
                until, told = self.last, await self.house.store.lines(self.table)
                feed = await asyncio.to_thread(_retold, self.charter, told[:until], viewer, lang)
                for echo in self._later:
                    if echo.number > until:
                        feed.hear(echo)
                self.feeds[viewer, lang] = feed
            return self.feeds[viewer, lang]

    async def listen(self, viewer: Seat | None, lang: str, since: int) -> tuple[bytes, Listener]:
        """A new stream: the events after a number, and the listener that gets what comes."""
        feed = await self.feed(viewer, lang)
        listener = Listener(self.house.settings.stream_events, self.house.settings.stream_bytes)
        if self.closed:
            listener.close()  # the table was laid to rest meanwhile: the reader comes back to the next one
        else:
            self.listeners[listener] = (viewer, lang)
        return b"".join(feed.sent[since:]), listener

    def drop(self, listener: Listener) -> None:
        if self.listeners.pop(listener, None):
            self.house.metrics.dropped()

    def leave(self, listener: Listener) -> None:
        self.listeners.pop(listener, None)

    def close(self) -> None:
        self.closed = True
        for listener in self.listeners:
            listener.close()


def _retold(charter: Charter, told: Sequence[Line], viewer: Seat | None, lang: str) -> Feed:
    """The events that the log gives a viewer, made anew."""
    room = Room(charter)
    feed = Feed(room, viewer, lang)
    for line in told:
        feed.hear(room.fold(lines.read(line.body), line.at))
    return feed
