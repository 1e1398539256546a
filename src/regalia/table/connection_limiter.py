"""How many connections there may be, which one has to make room, and what the log says of it."""

import asyncio
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from ipaddress import ip_address, ip_network
from typing import NamedTuple, Protocol

import structlog

from regalia.table.metrics import Metrics
from regalia.table.settings import Settings

BACKLOG = 256  # connections that wait to be let in
FILES = 128  # descriptors for everything else
EACH_WORKER = 8  # descriptors
DESCRIPTORS = 65_536  # enough for anybody
BURST = 5.0  # seconds that are summed up in one line of the log

log: structlog.stdlib.BoundLogger = structlog.get_logger()


class Seconds(NamedTuple):
    """How long the other side may take."""

    headers: float
    body: float
    reading: float


class LimitedConnection(Protocol):
    """A connection as the gate sees it."""

    address: str
    home: str

    def drop(self, why: str) -> None: ...
    def refuse(self) -> None: ...


class ConnectionLimiter:
    """Counts connections by household and all together. When there is no room, the one that has kept the server waiting
    for longest goes; only if all are at work the new one is refused."""

    def __init__(self, settings: Settings, metrics: Metrics) -> None:
        self.seconds = Seconds(settings.header_seconds, settings.body_seconds, settings.read_seconds)
        self.metrics, self.proxy = metrics, proxies(settings.proxies)
        reserved = BACKLOG + FILES + EACH_WORKER * settings.workers
        self.most = max(1, min(settings.connections, descriptors() - reserved))
        self.each = settings.connections_each
        self._open: set[LimitedConnection] = set()
        self._of: Counter[str] = Counter()  # how many, by household
        self._idle: dict[str, dict[LimitedConnection, None]] = {}  # by household, the one that waits for longest first
        self._closed: Counter[str] = Counter()  # in the present burst, by reason

    def __len__(self) -> int:
        return len(self._open)

    def enter(self, new: LimitedConnection) -> None:
        self._open.add(new)
        self._of[new.home] += 1
        self.idle(new)
        if self._of[new.home] > self.each and not self.proxy(new.address):
            self._make_room(new.home, new)
        elif len(self) > self.most:
            self._make_room(max(self._idle, key=lambda home: len(self._idle[home])), new)

    def idle(self, one: LimitedConnection) -> None:
        """It keeps the server waiting from now on, or rests."""
        self.busy(one)
        if one in self._open:
            self._idle.setdefault(one.home, {})[one] = None

    def busy(self, one: LimitedConnection) -> None:
        if idle := self._idle.get(one.home):
            idle.pop(one, None)
            if not idle:
                del self._idle[one.home]

    def leave(self, one: LimitedConnection) -> None:
        """It is gone. Saying so again changes nothing."""
        self.busy(one)
        if one in self._open:
            self._open.remove(one)
            self._of[one.home] -= 1
            if not self._of[one.home]:
                del self._of[one.home]

    def note_closed(self, why: str) -> None:
        """The server hung up; the log sums this up once in a while."""
        self.metrics.closed.labels(why).inc()
        if not self._closed:
            asyncio.get_running_loop().call_later(BURST, self._log_closed)
        self._closed[why] += 1

    def _make_room(self, home: str, new: LimitedConnection) -> None:
        oldest = next((one for one in self._idle.get(home, ()) if one is not new), None)
        if oldest:
            oldest.drop("full")
        else:
            new.refuse()

    def _log_closed(self) -> None:
        log.warning("connections closed", **self._closed)
        self._closed = Counter()


def proxies(addresses: str) -> Callable[[str], bool]:
    """Whether somebody who connects is a proxy, behind which many people are. Written as uvicorn reads it: addresses
    and networks with commas between them, or * for everybody."""
    networks = []
    for address in addresses.split(","):
        with suppress(ValueError):  # the path of a socket, or nothing
            networks.append(ip_network(address.strip(), strict=False))

    def proxy(address: str) -> bool:
        if addresses == "*":
            return True
        with suppress(ValueError):
            return any(ip_address(address) in network for network in networks)
        return False

    return proxy


def descriptors() -> int:
    """How many files and connections this process may have open, after asking for as many as it can get."""
    try:
        from resource import RLIM_INFINITY, RLIMIT_NOFILE, getrlimit, setrlimit
    except ModuleNotFoundError:  # Windows knows no such limit
        return DESCRIPTORS
    soft, hard = getrlimit(RLIMIT_NOFILE)
    wanted = DESCRIPTORS if hard == RLIM_INFINITY else min(hard, DESCRIPTORS)
    if soft != RLIM_INFINITY and soft < wanted:
        with suppress(OSError, ValueError):
            setrlimit(RLIMIT_NOFILE, (wanted, hard))
    soft, _ = getrlimit(RLIMIT_NOFILE)
    return DESCRIPTORS if soft == RLIM_INFINITY else soft
