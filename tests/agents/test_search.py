"""Search: the best of the candidates if it is clearly better, else tuned's; stopped in time, the same for a seed."""

from collections.abc import Mapping, Sequence
from math import inf
from random import Random
from typing import Any

import pytest

from regalia.agents import minds
from regalia.agents.protocol import Budget
from regalia.agents.search import SearchBot
from regalia.core.protocol import Action
from tests.core.lanes_toy import Ask, toy

TOY = toy(Ask(0))


class Fake:
    """A mind that rates options by their number and finds their chances as it is told, with noise."""

    breadth, standard_errors, batch, deterministic, words = 4, 2.0, 2, False, None

    def __init__(self, chances: Sequence[float], noise: float = 0.1) -> None:
        self.chances, self.noise = chances, noise
        self.steps: list[tuple[tuple[int, ...], range]] = []

    def rate(self, view: Any, options: Sequence[Action], rng: Random) -> Sequence[float]:
        return [-float(option) for option in options]

    def trials(self, view: Any, options: Sequence[Action], rng: Random) -> "Fake":
        self.tried = options
        return self

    def run(self, at: Sequence[int], worlds: range) -> Sequence[Sequence[float]]:
        self.steps.append((tuple(at), worlds))
        return [[self._end(self.tried[one], world) for world in worlds] for one in at]

    def features(self, view: Any, option: Action, rng: Random) -> Mapping[str, float]:
        return {}

    def _end(self, option: int, world: int) -> float:
        luck = Random(world).uniform(-self.noise, self.noise)  # the same for every option
        own = Random(f"{world}/{option}").uniform(-self.noise, self.noise)
        return min(1.0, max(0.0, self.chances[option] + luck + own))


@pytest.fixture
def bot(monkeypatch: pytest.MonkeyPatch) -> Any:
    def made(*chances: float, noise: float = 0.1) -> tuple[SearchBot, Fake]:
        fake = Fake(chances, noise)
        monkeypatch.setattr(minds, "of", lambda _: fake)
        return SearchBot(TOY), fake

    return made


def test_a_clear_gain_is_taken(bot: Any) -> None:
    one, _ = bot(0.4, 0.4, 0.7, 0.4)
    assert one.choose(None, range(4), Random(1), Budget(iterations=200)) == 2


def test_an_unclear_gain_is_not(bot: Any) -> None:
    one, _ = bot(0.5, 0.502, 0.498, 0.5, noise=0.5)
    assert one.choose(None, range(4), Random(1), Budget(iterations=60)) == 0


def test_among_equals_tuned_stays(bot: Any) -> None:
    one, fake = bot(1.0, 1.0, 1.0, noise=0.0)
    fake.rate = lambda *_: [0.0, 2.0, 1.0]
    assert one.choose(None, range(3), Random(1), Budget(iterations=60)) == 1


def test_only_what_tuned_likes_is_tried(bot: Any) -> None:
    one, fake = bot(*[0.2] * 4, 1.0, 1.0)
    percents = one.win_percents(None, range(6), Random(1), Budget(iterations=100))
    assert list(fake.tried) == [0, 1, 2, 3]
    assert percents[4:] == [-inf, -inf]
    assert max(percents) == percents[0] == pytest.approx(20, abs=5)  # percent


def test_what_is_uncertain_counts_for_less_than_it_seems(bot: Any) -> None:
    """So that a gentle search is not led astray by luck."""
    one, _ = bot(0.5, 0.5, 0.35, 0.1, noise=0.3)
    percents = one.win_percents(None, range(4), Random(1), Budget(iterations=100))
    assert percents[3] < percents[2] < percents[1] < percents[0]


@pytest.mark.parametrize("own, other, apart", [(0.5, 0.49, 1.0), (0.9, 0.88, 5.1), (0.02, 0.01, 17.6)])
def test_a_percent_counts_more_where_the_game_is_decided(bot: Any, own: float, other: float, apart: float) -> None:
    one, _ = bot(own, other, noise=0.0)
    worths = one.weigh(None, range(2), Random(1), Budget(iterations=40))
    assert worths[0] - worths[1] == pytest.approx(apart, abs=0.1)


def test_the_worse_half_is_dropped_again_and_again_and_tuned_never(bot: Any) -> None:
    one, fake = bot(0.1, 0.9, 0.8, 0.3)
    one.weigh(None, range(4), Random(1), Budget(iterations=200))
    assert list(dict.fromkeys(at for at, _ in fake.steps)) == [(0, 1, 2, 3), (0, 1, 2)]
    numbers = [number for _, worlds in fake.steps for number in worlds]
    assert numbers == list(range(len(numbers)))  # every world once, with the same luck for all
    assert sum(len(at) * len(worlds) for at, worlds in fake.steps) <= 200


def test_who_has_one_option_does_not_think_but_can_say_what_it_is_worth(bot: Any) -> None:
    one, fake = bot(0.3)
    assert one.choose(None, [0], Random(1), Budget()) == 0
    assert fake.steps == []
    assert one.win_percents(None, [0], Random(1), Budget(iterations=40))[0] == pytest.approx(30, abs=10)


def test_who_is_halted_answers_at_once_with_tuned(bot: Any) -> None:
    one, fake = bot(0.1, 0.9)
    assert one.choose(None, range(2), Random(1), Budget(halted=lambda: True)) == 0
    assert fake.steps == []


def test_a_halt_is_heard_between_two_steps(bot: Any) -> None:
    one, fake = bot(0.1, 0.9)
    one.choose(None, range(2), Random(1), Budget(seconds=60, halted=lambda: len(fake.steps) == 3))
    assert len(fake.steps) == 3
