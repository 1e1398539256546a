"""Connections: so many at a time, of one address and of all. One that keeps the server waiting is closed."""

import asyncio
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from regalia.table.connection_limiter import ConnectionLimiter
from regalia.table.limits import household

HEAD = 64 * 1024  # bytes of headers that are read at all; fewer are allowed
LINGER = 5.0  # seconds in which the rest of a body may come that nobody wants any more, so that the answer is read


class Connection(HttpToolsProtocol):
    """Uvicorn's own, which waits for ever, with a limit of time for whatever the other side owes: the headers and the
    body of a request, and the reading of an answer. While it owes something or rests, it may have to make room."""

    def __init__(self, limiter: ConnectionLimiter, **given: Any) -> None:
        super().__init__(**given)
        self.limiter, self.seconds = limiter, limiter.seconds
        self.address = self.home = ""
        self._owed = ""  # headers, body, or nothing
        self._resting = False  # between two requests
        self._begun = False  # whether there is a part of a request whose headers are not complete
        self._head = 0  # bytes of it
        self._timer: asyncio.TimerHandle | None = None
        self._stall: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.address = self.client[0] if self.client else ""
        self.home = household(self.address)
        self._owe("headers", self.seconds.headers)
        self.limiter.enter(self)

    def connection_lost(self, exc: Exception | None) -> None:
        self._forget()
        super().connection_lost(exc)

    def drop(self, why: str) -> None:
        """Hang up. There is room for another one at once."""
        self._forget()
        self.limiter.note_closed(why)
        self.transport.abort()

    def refuse(self) -> None:
        """There is no room: whatever is asked here is refused with a sentence."""
        self.app_state = self.app_state | {"full": True}

    def data_received(self, data: bytes) -> None:
        if self._resting:
            self._resting = False
            self._owe("headers", self.seconds.headers)
        super().data_received(data)
        if self._begun:
            self._head += len(data)
            if self._head > HEAD and not self.transport.is_closing():
                self.send_400_response("The headers are too long.")

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._begun = True

    def on_headers_complete(self) -> None:
        self._begun, self._head = False, 0
        self._owe("body", self.seconds.body)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._settle()
        super().on_message_complete()
        if self.cycle.response_complete:
            self._rest()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if self.transport.get_write_buffer_size():
            self._await_reading()
        if self.pipeline:
            return
        if self._owed == "body":
            self._owe("body", min(LINGER, self.seconds.body))
        elif self._begun:
            self._owe("headers", self.seconds.headers)
        else:
            self._rest()

    def pause_writing(self) -> None:
        super().pause_writing()
        self._await_reading()
        self.limiter.idle(self)

    def resume_writing(self) -> None:
        super().resume_writing()
        if not self._owed and not self._resting:
            self.limiter.busy(self)

    def timeout_keep_alive_handler(self) -> None:
        self.transport.abort()

    def _owe(self, what: str, seconds: float) -> None:
        """The other side has so much time."""
        self._settle()
        self._owed = what
        self._timer = self.loop.call_later(seconds, self.drop, what)
        self.limiter.idle(self)

    def _settle(self) -> None:
        if self._timer:
            self._timer.cancel()
        self._owed, self._timer = "", None
        self.limiter.busy(self)

    def _rest(self) -> None:
        self._resting = True
        if self.timeout_keep_alive_task is None and not self.transport.is_closing():
            self.timeout_keep_alive_task = self.loop.call_later(
                self.timeout_keep_alive, self.timeout_keep_alive_handler
            )
        self.limiter.idle(self)

    def _await_reading(self) -> None:
        if self._stall:
            self._stall.cancel()
        self._stall = self.loop.call_later(self.seconds.reading, self._check_that_it_was_read)

    def _check_that_it_was_read(self) -> None:
        if self.transport.get_write_buffer_size():
            self.drop("reading")

    def _forget(self) -> None:
        self._settle()
        if self._stall:
            self._stall.cancel()
        self.limiter.leave(self)
