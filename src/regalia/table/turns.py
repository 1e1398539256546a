"""Whose thought is next: guests take turns, then their tables, those that somebody watches first.

The bots of a table think on the account of its host, who alone says which bots sit there. Were it the account of those
who wait for them, a table full of Rulers would use up the turns of whoever was lured to it; and who joins many tables
and leaves them to bots only makes their hosts' own tables think. A hint is on the account of the person who asks."""

from collections import deque
from collections.abc import Callable, Iterable
from typing import Generic, NamedTuple, TypeVar

IN_A_ROW = 3  # thoughts of one guest at tables that are watched, then one at a table that is not
REMEMBERED = 1_000  # of those who had a turn

T = TypeVar("T")


class Order(NamedTuple):
    """Who wants a thought, and where."""

    guest: str
    table: str
    watched: Callable[[], bool]  # whether somebody sees what comes of it


class Past:
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
        """Who never had a turn comes first; among equals, the first."""
        return min(keys, key=lambda key: self._turns.get(key, 0))


class Line(Generic[T]):
    """What one guest waits for: by table, in the order in which it was asked for."""

    def __init__(self) -> None:
        self.tables: dict[str, deque[tuple[Order, T]]] = {}
        self.past, self.in_a_row = Past(), 0

    def put(self, order: Order, job: T) -> None:
        self.tables.setdefault(order.table, deque()).append((order, job))

    def take(self) -> T:
        table = self._next()
        self.past.note(table)
        _, job = self.tables[table].popleft()
        self._tidy(table)
        return job

    def drop(self, order: Order, job: T) -> bool:
        """Whether it was still waiting."""
        queue = self.tables.get(order.table, deque())
        found = (order, job) in queue
        if found:
            queue.remove((order, job))
            self._tidy(order.table)
        return found

    def _next(self) -> str:
        seen = {table for table, queue in self.tables.items() if any(order.watched() for order, _ in queue)}
        unseen = [table for table in self.tables if table not in seen]
        if not (seen and unseen):
            return self.past.longest_ago(self.tables)
        self.in_a_row = (self.in_a_row + 1) % (IN_A_ROW + 1)
        return self.past.longest_ago([table for table in self.tables if table in seen] if self.in_a_row else unseen)

    def _tidy(self, table: str) -> None:
        if not self.tables[table]:
            del self.tables[table]


class Turns(Generic[T]):
    """All who wait. Of two guests, none gets two thoughts while the other waits for one; the same holds for two tables
    of a guest, if both or none are watched."""

    def __init__(self) -> None:
        self._lines: dict[str, Line[T]] = {}
        self._past = Past()

    def __len__(self) -> int:
        return sum(len(queue) for line in self._lines.values() for queue in line.tables.values())

    def put(self, order: Order, job: T) -> None:
        self._lines.setdefault(order.guest, Line()).put(order, job)

    def take(self) -> T | None:
        """Whose turn it is; None if nobody waits."""
        if not self._lines:
            return None
        guest = self._past.longest_ago(self._lines)
        self._past.note(guest)
        job = self._lines[guest].take()
        self._tidy(guest)
        return job

    def drop(self, order: Order, job: T) -> bool:
        """Somebody waits no longer. Whether he still did."""
        found = order.guest in self._lines and self._lines[order.guest].drop(order, job)
        if found:
            self._tidy(order.guest)
        return found

    def _tidy(self, guest: str) -> None:
        if not self._lines[guest].tables:
            del self._lines[guest]
