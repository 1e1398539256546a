"""How much of everything one guest, or one address, may ask for."""

from collections import Counter, deque
from collections.abc import Callable
from ipaddress import IPv6Address, ip_address, ip_network
from time import monotonic

from regalia.table.refusals import TooMany
from regalia.table.settings import Settings
from regalia.table.translation import _

KEYS = 10_000  # that are remembered at the same time
HOUSEHOLD = 10  # guests who read as much as they may, at one address
PATIENCE = 5.0  # seconds until another stream may be tried
CODES, CODES_IN = 3, 24 * 3600.0  # mails to one address that ask for a code, in so many seconds
MUCH = _("That was too much at once: please wait {seconds} s.")
HINTS = _("Too many hints at once: please wait {seconds} s.")

Clock = Callable[[], float]


class Rate:
    """So many in any span of so many seconds, for each key. What is refused does not count."""

    def __init__(self, count: int, seconds: float, clock: Clock = monotonic, said: str = MUCH) -> None:
        self.count, self.seconds, self.clock, self.said = count, seconds, clock, said
        self._seen: dict[str, deque[float]] = {}  # the key that was allowed last comes last

    def __len__(self) -> int:
        return len(self._seen)

    def allow(self, key: str) -> None:
        now = self.clock()
        self._forget(now)
        times = self._seen.get(key, deque())
        while times and times[0] <= now - self.seconds:
            times.popleft()
        if len(times) >= self.count:
            raise TooMany(self.said, times[0] + self.seconds - now)
        times.append(now)
        self._seen.pop(key, None)
        self._seen[key] = times

    def _forget(self, now: float) -> None:
        """Keys whose times are all over go, and the oldest if there are too many."""
        while self._seen:
            oldest = next(iter(self._seen))
            if len(self._seen) < KEYS and self._seen[oldest][-1] > now - self.seconds:
                return
            del self._seen[oldest]


class Bucket:
    """So much in so many seconds, for each key. It comes back steadily; what is refused does not count."""

    def __init__(self, size: float, seconds: float, clock: Clock = monotonic) -> None:
        self.size, self.pace, self.clock = size, size / seconds, clock
        self._used: dict[str, tuple[float, float]] = {}  # how much, and when; the key that was allowed last comes last

    def __len__(self) -> int:
        return len(self._used)

    def allow(self, key: str, cost: float) -> None:
        self._forget()
        used = self._left(key) + cost
        if used > self.size:
            raise TooMany(MUCH, (used - self.size) / self.pace)
        self._used.pop(key, None)
        self._used[key] = used, self.clock()

    def _left(self, key: str) -> float:
        """What has not come back yet."""
        used, at = self._used.get(key, (0.0, 0.0))
        return max(0.0, used - (self.clock() - at) * self.pace)

    def _forget(self) -> None:
        """Keys that have everything again go, and the oldest if there are too many."""
        while self._used:
            oldest = next(iter(self._used))
            if len(self._used) < KEYS and self._left(oldest):
                return
            del self._used[oldest]


class Open:
    """So many at the same time, for each key."""

    def __init__(self, count: int) -> None:
        self.count = count
        self._held: Counter[str] = Counter()

    def __len__(self) -> int:
        return len(self._held)

    def acquire(self, key: str) -> None:
        if self._held[key] >= self.count:
            raise TooMany(_("You have too many pages open: close one, and try again in {seconds} s."), PATIENCE)
        self._held[key] += 1

    def release(self, key: str) -> None:
        self._held[key] -= 1
        if self._held[key] <= 0:
            del self._held[key]


class Limits:
    """The limits of one server: rates by guest, or by household where there is no guest yet; reading by both;
    streams by guest."""

    def __init__(self, settings: Settings, clock: Clock = monotonic) -> None:
        self.messages = Rate(settings.messages, settings.messages_in, clock)
        self.hints = Rate(settings.hints, settings.hints_in, clock, HINTS)
        self.coach = Rate(2 * settings.hints, settings.hints_in, clock)  # before a choice and after it
        self.chats = Rate(settings.chats, settings.chats_in, clock)
        self.contacts = Rate(settings.contacts, settings.contacts_in, clock)
        self.codes = Rate(CODES, CODES_IN, clock)
        self.guests = Rate(settings.guests, settings.guests_in, clock)
        self.reads = Bucket(settings.reads, settings.reads_in, clock)
        self.household_reads = Bucket(HOUSEHOLD * settings.reads, settings.reads_in, clock)
        self.streams = Open(settings.streams)


def household(address: str) -> str:
    """An address, or the network of 64 bits around it, which one household has for itself in IPv6."""
    try:
        ip = ip_address(address)
    except ValueError:
        return address
    if not isinstance(ip, IPv6Address):
        return address
    return str(ip.ipv4_mapped or ip_network((int(ip), 64), strict=False))
