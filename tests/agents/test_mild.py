"""Temperature: the better an option the more often it is drawn, and nothing else makes a bot gentler."""

from collections import Counter
from collections.abc import Sequence
from math import e, inf
from random import Random
from typing import Any

import pytest

from regalia.agents import kind, seated
from regalia.agents.greedy import GreedyBot
from regalia.agents.mild import MildBot
from regalia.agents.protocol import Budget
from regalia.agents.runner import play
from regalia.core.protocol import Action
from regalia.games import GAMES
from tests.core.lanes_toy import Ask, Say, refusal, table, toy

TOY = toy(Ask(0))
DRAWS = 6000


class Weighs:
    """Thinks of each option what it was told."""

    def __init__(self, *worths: float) -> None:
        self.worths = worths

    def choose(self, view: Any, options: Sequence[Action], rng: Random, budget: Budget) -> Action:
        return options[self.worths.index(max(self.worths))]

    def weigh(self, view: Any, options: Sequence[Action], rng: Random, budget: Budget) -> Sequence[float]:
        return self.worths


def drawn(temperature: float, *worths: float) -> list[float]:
    """How often each option is taken."""
    bot, rng = MildBot(Weighs(*worths), temperature), Random(3)
    options = range(len(worths))
    taken = Counter(bot.choose(None, options, rng, Budget()) for _ in range(DRAWS))
    return [taken[option] / DRAWS for option in options]


@pytest.mark.parametrize("temperature", [0.5, 2.0, 40.0])
def test_one_temperature_less_is_taken_e_times_as_rarely(temperature: float) -> None:
    first, second, third = drawn(temperature, 1000.0, 1000.0 - temperature, 1000.0 - 2 * temperature)
    assert first / second == pytest.approx(e, rel=0.15)
    assert second / third == pytest.approx(e, rel=0.15)


def test_what_is_hopeless_or_was_not_tried_is_never_taken() -> None:
    assert drawn(1.0, 3.0, -5000.0, -inf) == [1.0, 0.0, 0.0]


def test_cold_is_the_bot_itself_and_heat_is_chance() -> None:
    assert drawn(0.001, 1.0, 2.0, 1.5) == [0.0, 1.0, 0.0]
    assert drawn(1e9, 1.0, 2.0) == pytest.approx([0.5, 0.5], abs=0.03)


def test_the_same_numbers_draw_the_same_option() -> None:
    bot = MildBot(Weighs(1.0, 2.0, 3.0, 4.0), 5.0)
    taken = [[bot.choose(None, "abcd", Random(seed), Budget()) for seed in range(40)] for _ in range(2)]
    assert taken[0] == taken[1]
    assert set(taken[0]) == set("abcd")


def test_who_has_one_option_does_not_think() -> None:
    assert MildBot(Weighs(), 1.0).choose(None, "a", Random(1), Budget()) == "a"


# names


@pytest.mark.parametrize(
    "name, bare, budget, temperature",
    [
        ("greedy~2", "greedy", Budget(), 2.0),
        ("tuned~1.5", "tuned", Budget(), 1.5),
        ("search:1s~5", "search", Budget(seconds=1), 5.0),
        ("search:200it~0.5", "search", Budget(iterations=200), 0.5),
    ],
)
def test_a_name_may_carry_a_temperature(name: str, bare: str, budget: Budget, temperature: float) -> None:
    bot, given = seated(TOY, name)
    plain, _ = seated(TOY, bare)
    assert isinstance(bot, MildBot)
    assert (type(bot.bot), bot.temperature, given) == (type(plain), temperature, budget)
    assert kind(name) == bare


@pytest.mark.parametrize("wrong", ["", "0", "0.0", "-1", "warm", "1e3", "inf", "nan", "1 ", "2~3", "1s", ".5", "٢"])
def test_any_other_temperature_is_refused(wrong: str) -> None:
    name = f"greedy:1s~{wrong}"
    sentence = f"The bot “{name}” has no temperature “{wrong}”: write a number above 0, like 1.5."
    assert refusal(seated, TOY, name) == sentence


def test_who_does_not_weigh_takes_no_temperature() -> None:
    sentence = "The bot “random~2” does not weigh its options: it takes no temperature."
    assert refusal(seated, TOY, "random~2") == sentence


def test_greedy_takes_what_it_weighs_most() -> None:
    words = "a bbb cc"
    view, options = TOY.view(table(Ask(0, words)), 0), [Say(word) for word in words.split()]
    bot = GreedyBot(TOY)
    weighed = bot.weigh(view, options, Random(1), Budget())
    assert bot.choose(view, options, Random(1), Budget()) == options[weighed.index(max(weighed))] == Say("bbb")


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_a_mild_bot_plays_every_game(game: Any) -> None:
    assert play(game, ["greedy~3"] * max(2, game.seats[0]), 1).over
