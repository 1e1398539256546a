"""The sending process as the server sees it: started when there is something to send, ended when there is not."""

import asyncio
import json
import os
import sys
from contextlib import suppress
from itertools import count
from typing import Any

from regalia.table.notices.outcomes import FAILED

PROGRAM = (sys.executable, "-m", "regalia.table.notices.sender")
IDLE = 120.0  # seconds after which it ends
SLACK = 20.0  # seconds beyond those of a receiver: for the start of the process, and for names that are hard to find
LINE = 64 * 1024


class Sender:
    """At most one process at a time. If it dies, what it had to send has failed."""

    def __init__(self) -> None:
        self._process: asyncio.subprocess.Process | None = None
        self._starting = asyncio.Lock()
        self._waiting: dict[int, asyncio.Future[str]] = {}
        self._numbers = count()
        self._reader: asyncio.Task[None] | None = None
        self._idle: asyncio.TimerHandle | None = None

    async def send(self, message: dict[str, Any]) -> str:
        """What became of a message. A process that does not answer in time is replaced."""
        number = next(self._numbers)
        answer: asyncio.Future[str] = asyncio.get_running_loop().create_future()
        self._waiting[number] = answer
        try:
            async with asyncio.timeout(message["seconds"] + SLACK):
                await self._write({**message, "id": number})
                return await answer
        except TimeoutError:
            self._kill()
            return FAILED
        except OSError:
            return FAILED
        finally:
            self._waiting.pop(number, None)
            self._rest()

    async def _write(self, message: dict[str, Any]) -> None:
        process = await self._running()
        assert process.stdin
        process.stdin.write(json.dumps(message).encode() + b"\n")
        await process.stdin.drain()

    async def close(self) -> None:
        self._kill()
        if self._reader:
            await asyncio.gather(self._reader, return_exceptions=True)

    async def _running(self) -> asyncio.subprocess.Process:
        if self._idle:
            self._idle.cancel()
        async with self._starting:
            if self._process is None or self._process.returncode is not None:
                self._process = await asyncio.create_subprocess_exec(
                    *PROGRAM,
                    stdin=asyncio.subprocess.PIPE,
                    stdout=asyncio.subprocess.PIPE,
                    stderr=asyncio.subprocess.DEVNULL,  # libraries write addresses there
                    env=_environment(),
                    limit=LINE,
                    start_new_session=True,
                )
                self._reader = asyncio.create_task(self._read(self._process))
            return self._process

    async def _read(self, process: asyncio.subprocess.Process) -> None:
        """Answers, until the process ends."""
        assert process.stdout
        async for line in process.stdout:
            answer = json.loads(line)
            if (waiting := self._waiting.get(answer["id"])) and not waiting.done():
                waiting.set_result(answer["outcome"])
        await process.wait()
        for waiting in self._waiting.values():
            if self._process is process and not waiting.done():
                waiting.set_result(FAILED)

    def _rest(self) -> None:
        if not self._waiting:
            self._idle = asyncio.get_running_loop().call_later(IDLE, self._kill)

    def _kill(self) -> None:
        if self._idle:
            self._idle.cancel()
        if self._process and self._process.returncode is None:
            with suppress(ProcessLookupError):
                self._process.kill()


def _environment() -> dict[str, str]:
    """Nothing of the server's own settings, and no proxy or password file that requests would look for."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith("REGALIA_")}
    plain = {name: value for name, value in kept.items() if not name.lower().endswith("_proxy")}
    return plain | {"NO_PROXY": "*", "NETRC": os.devnull}
