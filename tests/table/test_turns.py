"""Turns of guests and tables, whoever asks, gives up, looks or looks away in any order: nobody is passed over twice."""

from collections import Counter, deque
from heapq import heappop, heappush
from itertools import count

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, precondition, rule

from regalia.table import turns
from regalia.table.turns import IN_A_ROW, Order, Turns

GUESTS, TABLES = st.sampled_from("abcd"), st.sampled_from("1234")
Key = tuple[str, str]  # guest and table


class Crowd(RuleBasedStateMachine):
    """Guests with tables; what waits is also kept here, in the plainest way."""

    def __init__(self) -> None:
        super().__init__()
        self.turns, self.numbers = Turns[int](), count()
        self.waiting: dict[Key, deque[tuple[Order, int]]] = {}
        self.watched: Counter[str] = Counter()
        self.passed: Counter[tuple[object, object]] = Counter()  # how often one had a turn while another waited
        self.mixed: dict[str, list[bool]] = {}  # by guest: which kind had a turn while both waited

    @rule(guest=GUESTS, table=TABLES)
    def ask(self, guest: str, table: str) -> None:
        order, number = Order(guest, guest + table, lambda: bool(self.watched[guest + table])), next(self.numbers)
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
        self.waiting[key].popleft()
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
TestCrowd.settings = settings(max_examples=150, stateful_step_count=60, deadline=None)


RULER, SQUIRE, PAUSE = 1.0, 0.005, 0.01  # seconds of a clock that is only imagined: of a thought, until the next one
LONG = 200.0


@pytest.mark.parametrize("workers", [1, 2, 4])
def test_however_many_tables_one_guest_has_another_waits_for_one_thought_at_most(workers: int) -> None:
    """Fifty tables that always want a thought of a Ruler, and a stranger's Squire."""
    crowd, now, free, waits = Turns[Order](), 0.0, workers, list[float]()
    rulers = [Order("mallory", f"table {number}", lambda: True) for number in range(50)]
    squire, events = Order("ann", "squire", lambda: True), list[tuple[float, int, Order, bool]]()
    for order in rulers:
        crowd.put(order, order)
    heappush(events, (0.5, -1, squire, True))
    asked, numbers = 0.0, count()
    while now < LONG:
        while free and (order := crowd.take()):
            free -= 1
            if order is squire:
                waits.append(now - asked)
            heappush(events, (now + (SQUIRE if order is squire else RULER), next(numbers), order, False))
        now, _, order, wants = heappop(events)
        if wants:
            asked = now
            crowd.put(order, order)
        else:
            free += 1
            heappush(events, (now + PAUSE, next(numbers), order, True))
    assert len(waits) >= LONG / (RULER + SQUIRE + PAUSE) - 1
    assert max(waits) <= RULER


def test_every_table_of_a_guest_has_its_turn() -> None:
    crowd = Turns[str]()
    orders = [Order("mallory", str(number), lambda: False) for number in range(50)]
    for order in (*orders, *orders, *orders):
        crowd.put(order, order.table)
    taken = [crowd.take() for _ in range(150)]
    assert taken == [order.table for order in orders] * 3


def test_who_waits_is_not_forgotten_when_many_others_had_a_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(turns, "REMEMBERED", 5)
    crowd, order = Turns[str](), Order("ann", "a", lambda: False)
    crowd.put(order, "first")
    crowd.put(order, "second")
    assert crowd.take() == "first"
    for number in range(20):
        crowd.put(Order(f"guest {number}", "b", lambda: True), "other")
    taken = [crowd.take() for _ in range(21)]
    assert taken.count("second") == 1
    assert len(crowd._past._turns) <= 5
