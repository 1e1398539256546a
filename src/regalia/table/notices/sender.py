"""The process that sends: one JSON line in for each notice, one out for what became of it.

It is a process of its own because what it talks to was named by strangers. No connection leaves it for an address that
is not of the internet, unless the owner of the server allows it; no redirect is followed, no answer read to its end."""

import json
import os
import socket
import sys
import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from typing import Any

import requests
from requests.adapters import HTTPAdapter

from regalia.table.notices import letters
from regalia.table.notices.network import public
from regalia.table.notices.outcomes import BARRED, FAILED

AT_ONCE = 8
ANSWER = 16 * 1024  # bytes of an answer that are read
_here = threading.local()


class Careful(HTTPAdapter):
    """Reads a little of an answer and leads nowhere else."""

    def send(self, request: Any, *args: Any, **kwargs: Any) -> requests.Response:
        response = super().send(request, **{**kwargs, "stream": True})
        response._content = response.raw.read(ANSWER)
        response.headers.pop("location", None)
        response.close()
        return response


def watch_connections(event: str, args: tuple[Any, ...]) -> None:
    """Called by Python before each connection of this process: what is tried here was resolved just now."""
    if event != "socket.connect" or not hasattr(_here, "sockets"):
        return
    connecting, address = args
    if not _here.local and not (connecting.family in (socket.AF_INET, socket.AF_INET6) and public(address[0])):
        _here.barred = True
        raise ConnectionRefusedError("not in the internet")
    _here.sockets.append(os.dup(connecting.fileno()))


@contextmanager
def watched(local: bool, seconds: float) -> Iterator[None]:
    """Whatever connects in here is checked, and cut off when the time is over."""
    _here.local, _here.sockets, _here.barred = local, [], False
    timer = threading.Timer(seconds, _cut, (_here.sockets,))
    timer.start()
    try:
        yield
    finally:
        timer.cancel()
        timer.join()
        for handle in _here.sockets:
            os.close(handle)
        del _here.sockets


def _cut(handles: list[int]) -> None:
    for handle in handles:
        with socket.socket(fileno=os.dup(handle)) as connection, suppress(OSError):
            connection.shutdown(socket.SHUT_RDWR)


def deliver(message: dict[str, Any]) -> str:
    """Send one notice; what became of it."""
    with watched(message["local"] or message["kind"] == "mail", message["seconds"]):
        try:
            outcome = letters.send(message)
        except Exception:
            outcome = FAILED
        return BARRED if _here.barred else outcome


def main() -> None:
    sys.addaudithook(watch_connections)
    requests.sessions.HTTPAdapter = Careful  # type: ignore[attr-defined]  # for all that libraries send here
    said = threading.Lock()

    def work(line: str) -> None:
        message = json.loads(line)
        answer = json.dumps({"id": message["id"], "outcome": deliver(message)})
        with said:
            print(answer, flush=True)

    with ThreadPoolExecutor(AT_ONCE) as threads:
        for line in sys.stdin:
            threads.submit(work, line)


if __name__ == "__main__":
    main()
