"""Server-sent events: everything a viewer is told, as it happens. A reader that does not keep up is let go."""

import asyncio
from collections.abc import Callable

from starlette.responses import Response
from starlette.types import Receive, Scope, Send

from regalia.table.audience import Listener
from regalia.table.settings import Settings

HELLO = b"retry: 1000\n\n"
PING = b": ping\n\n"


class Stream(Response):
    """An endless response: what was missed, then what comes, a ping in between."""

    media_type = "text/event-stream"

    def __init__(self, missed: bytes, listener: Listener, settings: Settings, left: Callable[[], None]) -> None:
        super().__init__(headers={"Cache-Control": "no-store", "X-Accel-Buffering": "no"})
        del self.headers["content-length"]
        self.missed, self.listener, self.settings, self.left = missed, listener, settings, left

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Until the server closes the stream, the reader is gone, or the reader is too slow."""
        tasks = [asyncio.create_task(self._tell(send)), asyncio.create_task(_gone(receive))]
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            self.left()
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)

    async def _tell(self, send: Send) -> None:
        await send({"type": "http.response.start", "status": 200, "headers": self.raw_headers})
        await self._send(send, HELLO + self.missed)
        while not self.listener.closed:
            await self._send(send, await self.listener.get(self.settings.ping) or PING)
        await send({"type": "http.response.body", "body": b""})

    async def _send(self, send: Send, body: bytes) -> None:
        async with asyncio.timeout(self.settings.stream_seconds):
            await send({"type": "http.response.body", "body": body, "more_body": True})


async def _gone(receive: Receive) -> None:
    """End when the reader closes the connection."""
    while (await receive())["type"] != "http.disconnect":
        pass
