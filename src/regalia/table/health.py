"""Whether the server can do what it is there for: the storage is asked to take something."""

import asyncio
import time

import structlog

from regalia.table.clock import Clock
from regalia.table.refusals import Unsaved
from regalia.table.store import NotSaved
from regalia.table.translation import _

FRESH = 1.0  # seconds for which an answer is good
PATIENCE = 5.0  # seconds that the storage may take

log: structlog.stdlib.BoundLogger = structlog.get_logger()


class Health:
    """One check at a time, however many ask; for a second the same answer serves all."""

    def __init__(self, clock: Clock) -> None:
        self._clock, self._well = clock, True
        self._until = 0.0
        self._look: asyncio.Task[bool] | None = None

    async def check(self) -> None:
        """Refuses if the storage takes nothing."""
        if self._look is None or (self._look.done() and time.monotonic() >= self._until):
            self._look = asyncio.create_task(self._beat())
        if not await asyncio.shield(self._look):
            raise Unsaved(_("Nothing can be saved at the moment."))

    async def _beat(self) -> bool:
        why = ""
        try:
            async with asyncio.timeout(PATIENCE):
                await self._clock.beat()
        except (NotSaved, TimeoutError) as error:
            why = str(error) or "it takes too long"
        if why and self._well:
            log.warning("the storage takes nothing", why=why)
        self._well, self._until = not why, time.monotonic() + FRESH
        return self._well
