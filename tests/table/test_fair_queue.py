"""Turns of guests and tables, whoever asks, gives up, looks or looks away in any order: nobody is passed over twice."""

from collections import Counter, defaultdict, deque
from collections.abc import Callable, Mapping
from functools import partial
from heapq import heappop, heappush
from itertools import count
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, precondition, rule

from regalia.table import fair_queue
from regalia.table.fair_queue import IN_A_ROW, FairQueue, Ticket

GUESTS, TABLES = st.sampled_from("abcd"), st.sampled_from("1234")
Key = tuple[str, str]  # guest and table


class Crowd(RuleBasedStateMachine):
    """Guests with tables; what waits is also kept here, in the plainest way."""

    def __init__(self) -> None:
        super().__init__()
        self.turns, self.numbers = FairQueue[int](), count()
        self.waiting: dict[Key, deque[tuple[Ticket, int]]] = {}
        self.watched: Counter[str] = Counter()
        self.passed: Counter[tuple[object, object]] = Counter()  # how often one had a turn while another waited
        self.mixed: dict[str, list[bool]] = {}  # by guest: which kind had a turn while both waited

    @rule(guest=GUESTS, table=TABLES)
    def ask(self, guest: str, table: str) -> None:
        order, number = Ticket(guest, guest + table, lambda: bool(self.watched[guest + table]), 1.0), next(self.numbers)
        self.turns.put(order, number)
        self.waiting.setdefault((guest, order.table), deque()).append((order, number))

    @rule(guest=GUESTS, table=TABLES)
    def look(self, guest: str, table: str) -> None:
        """Or look away. Who was passed over as one of another kind counts anew."""
        self.watched[guest + table] ^= 1
        self.passed = Counter({pair: n for pair, n in self.passed.items() if guest + table not in pair})

    @precondition(lambda self: self.waiting)
    @rule(data=st.data())
    def give_up(self, data: st.DataObject) -> None:
        key = data.draw(st.sampled_from(sorted(self.waiting)))
        order, number = data.draw(st.sampled_from([*self.waiting[key]]))
        assert self.turns.drop(order, number)
        assert not self.turns.drop(order, number)
        self.waiting[key].remove((order, number))
        self._tidy(key)

    @rule()
    def think(self) -> None:
        number = self.turns.take()
        if not self.waiting:
            assert number is None
            return
        (key,) = [key for key, queue in self.waiting.items() if queue[0][1] == number]  # the first of its table
        self._kind(*key)
        self.turns.took(self.waiting[key].popleft()[0], 1.0)
        self._pass(key)
        self._tidy(key)

    def _kind(self, guest: str, table: str) -> None:
        """Tables that are watched come first, but not for ever."""
        tables = [other for owner, other in self.waiting if owner == guest]
        if len({bool(self.watched[other]) for other in tables}) == 2:
            past = self.mixed.setdefault(guest, [])
            past.append(bool(self.watched[table]))
            assert not past[-1] or not all(past[-IN_A_ROW - 1 :]) or len(past) <= IN_A_ROW
            assert past[-1] or len(past) > IN_A_ROW
            assert past[-1] or all(past[-IN_A_ROW - 1 : -1])

    def _pass(self, key: Key) -> None:
        """Whoever waits meanwhile is passed over by nobody twice."""
        guest, table = key
        for other in {owner for owner, _ in self.waiting} - {guest}:
            self.passed[guest, other] += 1
        for other in (other for owner, other in self.waiting if owner == guest and other != table):
            self.passed[table, other] += bool(self.watched[other]) == bool(self.watched[table])
        assert all(times <= 1 for times in self.passed.values())
        for pair in [pair for pair in self.passed if pair[1] in (guest, table)]:
            del self.passed[pair]

    def _tidy(self, key: Key) -> None:
        """Who waits no longer is no longer passed over."""
        if self.waiting[key]:
            return
        del self.waiting[key]
        gone = [key[1]] if any(owner == key[0] for owner, _ in self.waiting) else [*key]
        self.passed = Counter({pair: n for pair, n in self.passed.items() if pair[1] not in gone})
        if key[0] in gone:
            self.mixed.pop(key[0], None)

    @invariant()
    def all_are_there(self) -> None:
        assert len(self.turns) == sum(map(len, self.waiting.values()))


TestCrowd = Crowd.TestCase
TestCrowd.settings = settings(max_examples=100, stateful_step_count=50, deadline=None)


RULER, SQUIRE, PAUSE = 1.0, 0.005, 0.01  # seconds of a clock that is only imagined: of a thought, until the next one
LONG = 200.0
LENGTHS = st.sampled_from((0.1, 0.3, 1.0, 5.0))


class Clock:
    """Processes, and tables that want one thought after the other, by that clock."""

    def __init__(self, workers: int, tables: Mapping[Ticket, Callable[[], float]]) -> None:
        """Of each table, how long its thoughts take; what is expected stands in its order."""
        self.turns, self.now, self.free, self.tables = FairQueue[Ticket](), 0.0, workers, tables
        self.asked: dict[str, float] = {}
        self.had: defaultdict[str, float] = defaultdict(float)  # seconds of thought by guest
        self.waits: dict[str, list[float]] = {order.table: [] for order in tables}
        self._events = [(0.0, at, order, -1.0) for at, order in enumerate(tables)]
        self._numbers = count(len(tables))

    def run(self, seconds: float) -> "Clock":
        while self.now < seconds:
            self.now, _, order, took = heappop(self._events)
            if took < 0:
                self.asked[order.table] = self.now
                self.turns.put(order, order)
            else:
                self.free += 1
                self.had[order.guest] += took
                self.turns.took(order, took)
                self._later(PAUSE, order, -1.0)
            while self.free and (taken := self.turns.take()):
                self.free -= 1
                self.waits[taken.table].append(self.now - self.asked[taken.table])
                seconds_taken = self.tables[taken]()
                self._later(seconds_taken, taken, seconds_taken)
        return self

    def _later(self, seconds: float, order: Ticket, took: float) -> None:
        heappush(self._events, (self.now + seconds, next(self._numbers), order, took))


def rulers(guests: int, tables: int) -> dict[Ticket, Callable[[], float]]:
    orders = [Ticket(f"guest {n % guests}", f"table {n}", lambda: True, RULER) for n in range(guests * tables)]
    return {order: lambda: RULER for order in orders}


@pytest.mark.parametrize("workers", [1, 2, 4])
@pytest.mark.parametrize("guests, tables", [(1, 50), (10, 5), (50, 1)])
def test_however_many_tables_of_rulers_there_are_a_squire_waits_for_one_thought_at_most(
    workers: int, guests: int, tables: int
) -> None:
    squire = Ticket("ann", "squire", lambda: True, SQUIRE)
    clock = Clock(workers, rulers(guests, tables) | {squire: lambda: SQUIRE}).run(LONG)
    assert len(clock.waits["squire"]) >= LONG / (RULER + SQUIRE + PAUSE) - 1
    assert max(clock.waits["squire"]) <= RULER
    had = [seconds for guest, seconds in clock.had.items() if guest != "ann"]
    assert max(had) - min(had) <= 2 * RULER
    assert sum(had) >= workers * (LONG - 1) * 0.97  # and nobody else loses by it


@given(
    st.lists(st.tuples(st.integers(1, 4), LENGTHS, LENGTHS), min_size=2, max_size=5),
    st.integers(1, 3),
    st.integers(0, 1000),
)
@settings(deadline=None, max_examples=50)
def test_guests_who_always_wait_have_equal_time_however_long_their_thoughts_are(
    guests: list[tuple[int, float, float]], workers: int, seed: int
) -> None:
    """Whatever was expected of them: each has enough tables that one of them always waits."""
    rng = Random(seed)
    orders = {
        Ticket(str(guest), f"{guest} {table}", lambda: False, expected): partial(rng.uniform, 0.5 * length, length)
        for guest, (tables, length, expected) in enumerate(guests)
        for table in range(tables + 4 * workers)
    }
    had = Clock(workers, orders).run(LONG / 4).had.values()
    most = max(max(length, expected) for _, length, expected in guests)
    assert max(had) - min(had) <= 2 * most * (workers + 1)


def test_every_table_of_a_guest_has_its_turn() -> None:
    crowd = FairQueue[str]()
    orders = [Ticket("mallory", str(number), lambda: False) for number in range(50)]
    for order in (*orders, *orders, *orders):
        crowd.put(order, order.table)
    taken = [crowd.take() for _ in range(150)]
    assert taken == [order.table for order in orders] * 3


def test_nobody_is_remembered_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fair_queue, "REMEMBERED", 5)
    crowd = FairQueue[Ticket]()
    for number in range(100):
        order = Ticket(f"guest {number}", "table", lambda: True, 1.0)
        crowd.put(order, order)
        assert crowd.take() is order
        crowd.took(order, 1.0)
    assert len(crowd._accounts) <= 7
