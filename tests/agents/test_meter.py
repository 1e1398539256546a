"""Budgets are kept: iterations to the number, seconds within a tenth, whatever a step costs."""

from random import Random

import pytest

from regalia.agents import meter
from regalia.agents.meter import DEFAULT_ITERATIONS, Meter
from regalia.agents.protocol import Budget

ROUNDS = 3


class Watch:
    """A clock that runs only when something is done."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.now = 1000.0
        monkeypatch.setattr(meter, "perf_counter", lambda: self.now)


def spent(budget: Budget, step: int) -> list[int]:
    """How many iterations are done in each of three equal parts."""
    gauge, done = Meter(budget), []
    for part in range(ROUNDS):
        begun = gauge.done
        while gauge.spend((part + 1) / ROUNDS, step):
            pass
        done.append(gauge.done - begun)
    return done


def test_iterations_are_counted_in_equal_parts() -> None:
    assert spent(Budget(iterations=300), 10) == [100, 100, 100]
    assert spent(Budget(iterations=300), 8) == [96, 104, 96]


def test_one_step_is_taken_even_if_the_budget_is_smaller() -> None:
    assert spent(Budget(iterations=1), 8) == [8, 0, 0]


def test_without_a_limit_it_is_the_usual_number() -> None:
    assert DEFAULT_ITERATIONS == 200
    assert sum(spent(Budget(), 1)) == 200


def test_who_is_halted_takes_no_further_step() -> None:
    gone: list[bool] = []
    gauge = Meter(Budget(iterations=100, halted=lambda: bool(gone)))
    assert gauge.spend(1.0, 1)
    gone.append(True)
    assert not gauge.spend(1.0, 1)
    assert gauge.done == 1


@pytest.mark.parametrize("seconds", [0.1, 0.5, 1.0])
@pytest.mark.parametrize("least, most", [(0.0005, 0.001), (0.001, 0.02), (0.02, 0.05)])
def test_seconds_are_kept_within_a_tenth(
    monkeypatch: pytest.MonkeyPatch, seconds: float, least: float, most: float
) -> None:
    """A step is dearer or cheaper by chance; now and then one takes half as long again as any before."""
    watch, rng, took = Watch(monkeypatch), Random(5), list[float]()
    for _ in range(200):
        gauge, began = Meter(Budget(seconds=seconds)), watch.now
        watch.now += rng.uniform(0, 0.05) * seconds  # what comes before the first step
        for part in range(ROUNDS):
            while gauge.spend((part + 1) / ROUNDS, 8):
                watch.now += rng.uniform(least, most) * (1.5 if rng.random() < 0.02 else 1.0)
        took.append((watch.now - began) / seconds)
    took.sort()
    assert took[int(0.99 * len(took))] <= 1.1
    assert took[0] > 0.4
