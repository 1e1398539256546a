"""Whose bot thinks next: guests take turns, then their tables, those that somebody watches first.

A turn is counted by its length: of the guests who wait, the next is the one whose bots have thought least while others
waited. So a guest who wants little does not wait for those who want much.

The bots of a table think on the account of its host, who alone says which bots sit there. On the account of those who
wait for them, a table full of Rulers would use up the turns of whoever was lured to it; a guest who joins many tables
and leaves them to bots only makes their hosts' own tables think. A hint is on the account of the person who asks."""

from collections import deque
from collections.abc import Callable, Iterable, Mapping
from typing import Generic, NamedTuple, TypeVar

IN_A_ROW = 3  # thoughts of one guest at tables that are watched, then one at a table that is not
REMEMBERED = 1_000  # of those who had a turn
TINY = 1e-9  # seconds: a rounding error

T = TypeVar("T")


class Ticket(NamedTuple):
    """Who wants a thought, and where."""

    guest: str
    table: str
    watched: Callable[[], bool]  # whether somebody sees what comes of it
    seconds: float = 0.0  # that it is expected to take


class RecentTurns:
    """Who had a turn, and when."""

    def __init__(self) -> None:
        self._turns, self._last = dict[str, int](), 0

    def note(self, key: str) -> None:
        self._turns.pop(key, None)
        self._last += 1
        self._turns[key] = self._last
        if len(self._turns) > REMEMBERED:
            del self._turns[next(iter(self._turns))]

    def longest_ago(self, keys: Iterable[str]) -> str:
        """The key whose turn was longest ago, or that never had one; among equals, the first."""
        return min(keys, key=lambda key: self._turns.get(key, 0))


class Accounts:
    """How many seconds of thought each guest has had. Time without waiting is not saved up, and nothing is owed but
    what was more than the others had."""

    def __init__(self) -> None:
        self._spent: dict[str, float] = {}
        self._expected: dict[str, float] = {}  # of thoughts that are not over yet
        self._least = 0.0  # what those who waited had spent at least
        self._past = RecentTurns()

    def __len__(self) -> int:
        return len(self._spent) + len(self._expected)

    def come(self, guest: str) -> None:
        """Somebody begins to wait."""
        spent = self._of(guest)
        self._spent.pop(guest, None)
        self._spent[guest] = spent
        if len(self._spent) > REMEMBERED:
            del self._spent[next(iter(self._spent))]

    def next(self, wanted: Mapping[str, float]) -> str:
        """The guest who will have spent least after the seconds they want; among equals, whose turn was longest ago."""
        self._least = max(self._least, min(map(self._of, wanted)))
        after = {guest: self._of(guest) + self._expected.get(guest, 0.0) + more for guest, more in wanted.items()}
        least = min(after.values())
        return self._past.longest_ago(guest for guest in wanted if after[guest] == least)

    def begin(self, guest: str, seconds: float) -> None:
        """A thought that may take so long."""
        self._past.note(guest)
        self._expected[guest] = self._expected.get(guest, 0.0) + seconds

    def end(self, guest: str, expected: float, seconds: float) -> None:
        """It took so long."""
        self._spent[guest] = self._of(guest) + seconds
        left = self._expected.pop(guest, 0.0) - expected
        if left > TINY:
            self._expected[guest] = left

    def _of(self, guest: str) -> float:
        return max(self._spent.get(guest, 0.0), self._least)


class GuestQueue(Generic[T]):
    """What one guest waits for: by table, in the order in which it was asked for."""

    def __init__(self) -> None:
        self.tables: dict[str, deque[tuple[Ticket, T]]] = {}
        self.past, self.in_a_row = RecentTurns(), 0

    def put(self, ticket: Ticket, job: T) -> None:
        self.tables.setdefault(ticket.table, deque()).append((ticket, job))

    def peek(self) -> Ticket:
        """What comes next."""
        return self.tables[self._next()][0][0]

    def take(self) -> tuple[Ticket, T]:
        table = self._next()
        if self._mixed():
            self.in_a_row = (self.in_a_row + 1) % (IN_A_ROW + 1)
        self.past.note(table)
        taken = self.tables[table].popleft()
        self._tidy(table)
        return taken

    def drop(self, ticket: Ticket, job: T) -> bool:
        """Whether it was still waiting."""
        queue = self.tables.get(ticket.table, deque())
        found = (ticket, job) in queue
        if found:
            queue.remove((ticket, job))
            self._tidy(ticket.table)
        return found

    def _next(self) -> str:
        seen, unseen = self._kinds()
        return self.past.longest_ago(unseen if not seen or (unseen and self.in_a_row == IN_A_ROW) else seen)

    def _mixed(self) -> bool:
        return all(self._kinds())

    def _kinds(self) -> tuple[list[str], list[str]]:
        """Tables that are watched, and tables that are not."""
        kinds: tuple[list[str], list[str]] = [], []
        for table, queue in self.tables.items():
            kinds[not any(ticket.watched() for ticket, _ in queue)].append(table)
        return kinds

    def _tidy(self, table: str) -> None:
        if not self.tables[table]:
            del self.tables[table]


class FairQueue(Generic[T]):
    """Everything that waits, in a fair order."""

    def __init__(self) -> None:
        self._queues: dict[str, GuestQueue[T]] = {}
        self._accounts = Accounts()

    def __len__(self) -> int:
        return sum(len(queue) for guest in self._queues.values() for queue in guest.tables.values())

    def put(self, ticket: Ticket, job: T) -> None:
        if ticket.guest not in self._queues:
            self._queues[ticket.guest] = GuestQueue()
            self._accounts.come(ticket.guest)
        self._queues[ticket.guest].put(ticket, job)

    def take(self) -> T | None:
        """Whose turn it is; None if nobody waits."""
        if not self._queues:
            return None
        guest = self._accounts.next({guest: queue.peek().seconds for guest, queue in self._queues.items()})
        ticket, job = self._queues[guest].take()
        self._accounts.begin(guest, ticket.seconds)
        self._tidy(guest)
        return job

    def took(self, ticket: Ticket, seconds: float) -> None:
        """How long it was in the end."""
        self._accounts.end(ticket.guest, ticket.seconds, seconds)

    def drop(self, ticket: Ticket, job: T) -> bool:
        """Somebody stops waiting. Whether they still were."""
        found = ticket.guest in self._queues and self._queues[ticket.guest].drop(ticket, job)
        if found:
            self._tidy(ticket.guest)
        return found

    def _tidy(self, guest: str) -> None:
        if not self._queues[guest].tables:
            del self._queues[guest]
