"""Limits hold at n + 1 and not at n, and forget."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from regalia.table import limits
from regalia.table.limits import Bucket, Limits, Open, Rate, household
from regalia.table.refusals import TooMany
from regalia.table.settings import Settings


class Clock:
    """A clock that is set by hand."""

    now = 1000.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock()


def test_n_are_allowed_and_one_more_is_not(clock: Clock) -> None:
    rate = Rate(4, 10.0, clock)
    for _ in range(4):
        rate.allow("ann")
        clock.now += 1.5
    with pytest.raises(TooMany) as refused:
        rate.allow("ann")
    assert (refused.value.status, refused.value.retry_after) == (429, 4)
    assert str(refused.value) == "That was too much at once: please wait 4 s."
    assert refused.value.headers == {"Retry-After": "4"}
    rate.allow("bob")


def test_too_many_hints_are_called_so(clock: Clock) -> None:
    allowed = Limits(Settings(hints=1), clock)
    allowed.hints.allow("ann")
    with pytest.raises(TooMany, match=r"^Too many hints at once: please wait 60 s\.$"):
        allowed.hints.allow("ann")


def test_after_the_wait_that_was_named_it_is_allowed(clock: Clock) -> None:
    rate = Rate(2, 10.0, clock)
    rate.allow("ann")
    clock.now += 3.25
    rate.allow("ann")
    with pytest.raises(TooMany) as refused:
        rate.allow("ann")
    clock.now += refused.value.retry_after
    rate.allow("ann")
    with pytest.raises(TooMany):
        rate.allow("ann")


@given(st.lists(st.integers(0, 4), max_size=60))
def test_no_span_of_time_ever_holds_more_than_the_limit(pauses: list[int]) -> None:
    clock, allowed = Clock(), list[float]()
    rate = Rate(3, 10.0, clock)
    for pause in pauses:
        clock.now += pause
        free = sum(at > clock.now - 10.0 for at in allowed) < 3
        try:
            rate.allow("ann")
        except TooMany:
            assert not free
        else:
            assert free
            allowed.append(clock.now)


def test_old_keys_are_dropped(clock: Clock) -> None:
    rate = Rate(4, 10.0, clock)
    for n in range(100):
        rate.allow(f"guest {n}")
        clock.now += 1
    assert len(rate) == 10


def test_memory_is_bounded_whatever_comes(clock: Clock, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "KEYS", 50)
    rate = Rate(4, 10.0, clock)
    for n in range(1000):
        rate.allow(f"guest {n}")
    assert len(rate) == 50


@given(st.lists(st.tuples(st.floats(0, 5), st.sampled_from([1, 2, 5, 15])), max_size=80))
def test_a_bucket_never_gives_more_than_it_holds_and_what_came_back(asked: list[tuple[float, int]]) -> None:
    """In any span; and it gives all it has."""
    clock, given = Clock(), list[tuple[float, int]]()
    bucket = Bucket(20, 10.0, clock)
    for pause, cost in asked:
        clock.now += pause
        fits = all(
            sum(each for at, each in given if at >= since) + cost <= 20 + 2 * (clock.now - since) + 1e-6
            for since in (at for at, _ in given)
        )
        try:
            bucket.allow("ann", cost)
        except TooMany as refused:
            assert not all(
                sum(each for at, each in given if at >= since) + cost <= 20 + 2 * (clock.now - since) - 1e-6
                for since in (at for at, _ in given)
            )
            clock.now += refused.retry_after
            bucket.allow("ann", cost)
        else:
            assert fits
        given.append((clock.now, cost))
    bucket.allow("bob", 20)


def test_a_bucket_forgets_who_has_everything_again(clock: Clock, monkeypatch: pytest.MonkeyPatch) -> None:
    bucket = Bucket(10, 10.0, clock)
    for n in range(100):
        bucket.allow(f"guest {n}", 5)
        clock.now += 1
    assert len(bucket) == 5
    monkeypatch.setattr(limits, "KEYS", 50)
    for n in range(1000):
        bucket.allow(f"other {n}", 5)
    assert len(bucket) == 50


def test_streams_are_counted_while_they_are_open() -> None:
    streams = Open(2)
    streams.acquire("ann")
    streams.acquire("ann")
    streams.acquire("bob")
    with pytest.raises(TooMany):
        streams.acquire("ann")
    streams.release("ann")
    streams.acquire("ann")
    for guest in ("ann", "ann", "bob"):
        streams.release(guest)
    assert len(streams) == 0


def test_the_limits_of_a_server_are_those_of_its_settings(clock: Clock) -> None:
    bundle = Limits(Settings(chats=1, messages=2, guests=3, streams=4), clock)
    assert [rate.count for rate in (bundle.chats, bundle.messages, bundle.guests)] == [1, 2, 3]
    assert [rate.seconds for rate in (bundle.chats, bundle.messages, bundle.guests)] == [10.0, 20.0, 600.0]
    assert bundle.streams.count == 4


@pytest.mark.parametrize(
    ("address", "home"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("fe80::1%eth0", "fe80::/64"),
        ("", ""),
    ],
)
def test_a_household_is_an_address_or_a_network_of_64_bits(address: str, home: str) -> None:
    assert household(address) == home
