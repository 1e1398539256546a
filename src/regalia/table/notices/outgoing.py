"""What is to be sent: a queue of its own, so that no table ever waits for a receiver."""

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable
from typing import Any, NamedTuple

import structlog

from regalia.core.errors import Refused
from regalia.table.limits import Rate
from regalia.table.metrics import Metrics
from regalia.table.notices import contacts
from regalia.table.notices.outcomes import FAILED
from regalia.table.notices.process import Sender
from regalia.table.notices.vapid import Keys
from regalia.table.notices.words import Notice
from regalia.table.settings import Settings
from regalia.table.store import Contact

AT_ONCE = 8  # receivers
OF_ONE_HOST = 4
AGAIN = 1.0  # seconds until a notice for a host that is busy is looked at again
log = structlog.get_logger()


class Letter(NamedTuple):
    """A notice on its way to one contact."""

    contact: Contact
    notice: Notice
    tried: int = 0


class Outgoing:
    """Sends letters, some at a time; those that are not taken are tried again later, and then given up."""

    def __init__(
        self, settings: Settings, metrics: Metrics, keys: Keys, done: Callable[[Contact, str], Awaitable[None]]
    ) -> None:
        """Done: called with what became of each letter in the end."""
        self.settings, self.metrics, self.keys, self.done = settings, metrics, keys, done
        self.pauses = [float(each) for each in settings.notice_retries.split()]
        self.rate = Rate(settings.notices, settings.notices_in)
        self._sender = Sender()
        self._letters: asyncio.Queue[Letter] = asyncio.Queue(settings.notice_queue)
        self._busy: Counter[str] = Counter()  # letters under way, by host
        self._tasks = [asyncio.create_task(self._work()) for _ in range(AT_ONCE)]
        self._later: set[asyncio.TimerHandle] = set()

    def post(self, letter: Letter) -> None:
        """Taken, unless its reader or its address has had too many, or too many wait."""
        contact = letter.contact
        try:
            self.rate.allow(f"guest {contact.guest} {contact.kind}")
            self.rate.allow(f"{contact.kind} {contact.address}")
        except Refused:
            self.metrics.notices.labels("limited").inc()
        else:
            self._put(letter)

    async def send(self, contact: Contact, notice: Notice) -> str:
        """One letter at once, without another try."""
        outcome = await self._sender.send(self._message(contact, notice))
        self.metrics.notices.labels(outcome).inc()
        return outcome

    async def close(self) -> None:
        for timer in self._later:
            timer.cancel()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._sender.close()

    def _put(self, letter: Letter) -> None:
        try:
            self._letters.put_nowait(letter)
        except asyncio.QueueFull:
            self.metrics.notices.labels("dropped").inc()

    def _put_later(self, letter: Letter, seconds: float) -> None:
        def now() -> None:
            self._later.discard(timer)
            self._put(letter)

        timer = asyncio.get_running_loop().call_later(seconds, now)
        self._later.add(timer)

    async def _work(self) -> None:
        while True:
            letter = await self._letters.get()
            host = contacts.target(letter.contact)
            if self._busy[host] >= OF_ONE_HOST:
                self._put_later(letter, AGAIN)
                continue
            self._busy[host] += 1
            try:
                await self._deliver(letter)
            except Exception:
                log.exception("a notice failed")
            finally:
                self._busy[host] -= 1

    async def _deliver(self, letter: Letter) -> None:
        outcome = await self.send(letter.contact, letter.notice)
        if outcome == FAILED and letter.tried < len(self.pauses):
            self._put_later(letter._replace(tried=letter.tried + 1), self.pauses[letter.tried])
        else:
            await self.done(letter.contact, outcome)

    def _message(self, contact: Contact, notice: Notice) -> dict[str, Any]:
        settings = self.settings
        site = (settings.origin or contact.site).rstrip("/")
        message: dict[str, Any] = {**notice._asdict(), "kind": contact.kind, "link": f"{site}{notice.path}"}
        message |= {"local": settings.notices_local, "seconds": settings.notice_seconds}
        if contact.kind == "push":
            owner = site if site.startswith("https:") else "mailto:regalia@localhost"
            to = contacts.decode(contact.address)
            return message | {
                "subscription": {"endpoint": to.endpoint, "p256dh": to.p256dh, "auth": to.auth},
                "key": self.keys.private,
                "sub": owner,
            }
        mail = {"mail": settings.mail} if contact.kind == "mail" else {}
        return message | {"address": contact.address} | mail
