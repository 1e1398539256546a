"""Level 3: the options that tuned likes best are tried in imagined worlds, and the worse half is dropped again and
again. Tuned's own option is left only for a clear gain."""

from collections.abc import Sequence
from math import ceil, inf, log, log2, sqrt
from random import Random
from statistics import fmean, stdev
from typing import Any

from regalia.agents import minds
from regalia.agents.meter import Meter
from regalia.agents.mind import Trials
from regalia.agents.protocol import Budget
from regalia.core.game import AnyGame
from regalia.core.protocol import Action

LEAST_WORLDS = 4  # without which nothing is clear
EDGE = 0.001  # chances nearer than this to nothing or to certainty are all alike
JUST_BELOW = 1e-9  # percent by which an option without a clear gain lies behind tuned's


class SearchBot:
    def __init__(self, game: AnyGame) -> None:
        self.mind = minds.of(game)

    def choose(self, view: Any, options: Sequence[Action], rng: Random, budget: Budget) -> Action:
        if len(options) == 1:
            return options[0]
        percents = self.win_percents(view, options, rng, budget)
        return options[max(range(len(options)), key=percents.__getitem__)]

    def weigh(self, view: Any, options: Sequence[Action], rng: Random, budget: Budget) -> Sequence[float]:
        """How likely each option surely wins, in percent as they count in an even game: in one that is nearly won or
        lost they are small, and still make a difference."""
        return [_as_in_an_even_game(percent) for percent in self.win_percents(view, options, rng, budget)]

    def win_percents(self, view: Any, options: Sequence[Action], rng: Random, budget: Budget) -> Sequence[float]:
        """How many percent of the worlds each option surely wins, against tuned's, and so never above it by luck; only
        those that tuned likes best are tried."""
        meter = Meter(budget)
        rates = self.mind.rate(view, options, rng)
        order = sorted(range(len(options)), key=lambda at: -rates[at])[: self.mind.breadth]
        tried = _sequential_halving(self.mind.trials(view, [options[at] for at in order], rng), len(order), meter)
        errors = self.mind.standard_errors
        percents = {at: _cautious(brought, tried[0], errors) for at, brought in zip(order, tried, strict=True)}
        return [percents.get(at, -inf) for at in range(len(options))]


def _sequential_halving(trials: Trials, count: int, meter: Meter) -> list[list[float]]:
    """What each option brought in each world. The first one, tuned's, is never dropped."""
    if trials.deterministic:
        return [list(brought) for brought in trials.run(range(count), range(LEAST_WORLDS))]
    tried: list[list[float]] = [[] for _ in range(count)]
    alive, rounds = list(range(count)), max(1, ceil(log2(count)))
    for past in range(rounds):
        while meter.spend((past + 1) / rounds, trials.batch * len(alive)):
            worlds = range(len(tried[0]), len(tried[0]) + trials.batch)
            for at, brought in zip(alive, trials.run(alive, worlds), strict=True):
                tried[at].extend(brought)
        alive = [0, *sorted(alive[1:], key=lambda at: -_mean(tried[at]))[: max(1, len(alive) // 2)]]
    return tried


def _cautious(brought: Sequence[float], own: Sequence[float], errors: float) -> float:
    """An option against tuned's, world by world: its gain less some standard errors. One that was dropped on the way
    is not better."""
    base = 100 * _mean(own)
    if brought is own:
        return base
    if len(brought) < LEAST_WORLDS:
        return -inf
    gains = [one - other for one, other in zip(brought, own, strict=False)]
    gain = 100 * (fmean(gains) - errors * stdev(gains) / sqrt(len(gains)))
    return base + (gain if gain > 0 and len(brought) == len(own) else min(gain, -JUST_BELOW))


def _as_in_an_even_game(percent: float) -> float:
    """0 for an even chance, and 1 more for each percent near it."""
    if percent == -inf:
        return percent
    chance = min(max(percent / 100, EDGE), 1 - EDGE)
    return 25 * log(chance / (1 - chance))


def _mean(brought: Sequence[float]) -> float:
    return fmean(brought) if brought else 0.0
