"""The time that limits go by. It runs while a server runs, steadily, whatever happens to the clock on the wall."""

import time
from contextlib import suppress

from regalia.table.store import Beat, NotSaved, Store


class Clock:
    """Goes on from its last beat when the server is back: the time in which there was none is nobody's time."""

    def __init__(self, store: Store, begun: float) -> None:
        self._store, self.begun = store, begun
        self._offset = begun - time.monotonic()

    @classmethod
    async def of(cls, store: Store) -> "Clock":
        """The clock of a storage; a new one shows the time of day."""
        beat = await store.beat()
        return cls(store, beat.tick if beat else time.time())

    def __call__(self) -> float:
        return self._offset + time.monotonic()

    async def beat(self) -> None:
        """Let the storage know that the server is alive."""
        await self._store.save(Beat(self()))

    async def stop(self) -> None:
        """The last beat of all, if the storage takes it."""
        with suppress(NotSaved):
            await self.beat()
