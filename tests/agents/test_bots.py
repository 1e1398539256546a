"""Bots: found by name with a budget, fair, reproducible, blind to what is hidden and never outside their options."""

from collections import Counter
from collections.abc import Iterator, Sequence
from importlib.metadata import EntryPoint
from random import Random
from random import seed as seed_program
from typing import Any

import pytest

from regalia import agents
from regalia.agents import BOTS, GROUP, names, seated
from regalia.agents.greedy import GreedyBot
from regalia.agents.protocol import Budget
from regalia.agents.random import RandomBot
from regalia.agents.runner import Table, play
from regalia.core.codec import written
from regalia.core.errors import Unknown
from regalia.core.game import AnyGame
from regalia.core.lanes import pending
from regalia.core.playthrough import cells, walk
from regalia.core.protocol import Action, Chance
from regalia.core.record import Match
from regalia.games import GAMES
from tests.core.lanes_toy import Ask, Deal, Say, lanes, refusal, table, toy

TOY = toy(Ask(0))
SHORT = Budget(iterations=4)


def greedy(state: Any, seat: int, options: Sequence[Action], seed: object = 0) -> Action:
    return GreedyBot(TOY).choose(TOY.view(state, seat), options, Random(str(seed)), Budget())


def said(words: str) -> list[Say]:
    return [Say(word) for word in words.split()]


# random


def test_random_takes_all_options_alike() -> None:
    rng, bot = Random(1), RandomBot(TOY)
    taken = Counter(bot.choose(None, "abcd", rng, Budget()) for _ in range(4000))
    assert set(taken) == set("abcd")
    assert all(900 < count < 1100 for count in taken.values())


# greedy


def test_greedy_takes_what_is_worth_most() -> None:
    words = "a bbb cc"
    assert greedy(table(Ask(0, words)), 0, said(words)) == Say("bbb")


def test_greedy_takes_any_of_equals() -> None:
    words = "aa b cc"
    taken = {greedy(table(Ask(0, words)), 0, said(words), seed) for seed in range(20)}
    assert taken == {Say("aa"), Say("cc")}


def test_greedy_acts_in_its_own_lane() -> None:
    state = table(lanes([Ask(0, "dddd")], [Ask(1, "a bbb cc")]))
    assert {greedy(state, 1, said("a bbb cc"), seed) for seed in range(20)} == {Say("bbb")}


def test_greedy_leaves_the_game_alone() -> None:
    state = table(Ask(0), Deal(0), bag="xy")
    before = written(state)
    greedy(state, 0, said("a b"))
    assert written(state) == before


# every bot


def choices(game: AnyGame, bound: int) -> Iterator[tuple[Any, int, Sequence[Action]]]:
    """Positions of a random game with all its modules in which a seat chooses between several options."""
    found = 0
    whole = next(cell for cell in cells(game) if cell.seats > 1 and cell.label.endswith("everything"))
    for match, _ in walk(game, whole):
        for _, choice in pending(match.state):
            options = choice.options(match.state)
            if not isinstance(choice, Chance) and len(options) > 1:
                yield match.state, choice.seat, options
                found += 1
        if found >= bound:
            return


@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_a_bot_takes_the_same_whatever_is_hidden(game: AnyGame, name: str) -> None:
    """Also with other luck in the program: what a bot imagines comes from its own dice alone."""
    bot, hidden = BOTS[name](game), set()
    for state, seat, options in choices(game, 40):
        view = game.view(state, seat)
        taken = bot.choose(view, options, Random(7), SHORT)
        assert taken in options
        for seed in range(3):
            other = game.imagine(view, Random(seed))
            seed_program(seed)
            hidden.add(written(other) != written(state))
            (same,) = (choice for _, choice in pending(other) if choice.seat == seat)
            assert bot.choose(game.view(other, seat), same.options(other), Random(7), SHORT) == taken
    assert True in hidden


@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_a_bot_never_leaves_its_options(game: AnyGame, name: str) -> None:
    whole = next(cell for cell in cells(game) if cell.label.endswith("everything"))
    assert play(game, [f"{name}:4it"] * whole.seats, 5, whole.options).over


# names and budgets


class First:
    """Takes the first option and remembers how long it might have thought."""

    def __init__(self, game: AnyGame) -> None:
        self.budgets: list[Budget] = []

    def choose(self, view: Any, options: Sequence[Action], rng: Random, budget: Budget) -> Action:
        self.budgets.append(budget)
        return options[0]


class Plain:
    """Does not ask for the game."""

    def choose(self, view: Any, options: Sequence[Action], rng: Random, budget: Budget) -> Action:
        return options[-1]


class Shy(Plain):
    def __init__(self) -> None: ...


class Leaving(Plain):
    def __init__(self, game: AnyGame) -> None:
        raise SystemExit("not today")


class Thing:
    """Is no bot at all."""


def made(game: AnyGame) -> Plain:
    return Plain()


INSTALLED = {
    "first": "First",
    "random": "First",
    "plain": "Plain",
    "made": "made",
    "shy": "Shy",
    "leaving": "Leaving",
    "thing": "Thing",
    "number": "SHORT",
    "gone": "Gone",
}


@pytest.fixture
def installed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Another package brings bots, some of them broken, and wants to be "random" too."""
    entries = [EntryPoint(name, f"{__name__}:{what}", GROUP) for name, what in INSTALLED.items()]
    entries.append(EntryPoint("nowhere", "nowhere_at_all:Bot", GROUP))
    monkeypatch.setattr(
        agents,
        "entry_points",
        lambda group, name=None: [e for e in entries if e.group == group and name in (None, e.name)],
    )


@pytest.mark.usefixtures("installed")
def test_other_packages_add_bots_but_do_not_replace_ours() -> None:
    assert names()[: len(BOTS) + 2] == [*BOTS, "first", "plain"]
    assert isinstance(seated(TOY, "first")[0], First)
    assert isinstance(seated(TOY, "random")[0], RandomBot)


@pytest.mark.usefixtures("installed")
@pytest.mark.parametrize("name", ["plain", "made"])
def test_an_installed_bot_need_not_ask_for_the_game(name: str) -> None:
    assert isinstance(seated(TOY, name)[0], Plain)


@pytest.mark.usefixtures("installed")
@pytest.mark.parametrize(
    "name, sentence",
    [
        ("nowhere", "The installed bot “nowhere” cannot be loaded: ModuleNotFoundError: No module named"),
        ("gone", "The installed bot “gone” cannot be loaded: AttributeError: "),
        ("shy", "The bot “shy” cannot sit down: TypeError: "),
        ("leaving", "The bot “leaving” cannot sit down: SystemExit: not today."),
        ("thing", "The bot “thing” cannot sit down: it has no method “choose”."),
        ("number", "The bot “number” cannot sit down: TypeError: "),
    ],
)
def test_a_broken_installed_bot_is_one_sentence(name: str, sentence: str) -> None:
    assert refusal(seated, TOY, name).startswith(sentence)


@pytest.mark.usefixtures("installed")
def test_an_unknown_bot_gets_the_valid_names() -> None:
    sentence = refusal(seated, TOY, "grandmaster:1s")
    assert sentence == f"There is no bot “grandmaster”: choose from {', '.join(names())}."
    assert "first" in sentence
    with pytest.raises(Unknown):
        seated(TOY, "")


@pytest.mark.usefixtures("installed")
@pytest.mark.parametrize(
    "name, budget",
    [
        ("first", Budget()),
        ("first:1s", Budget(seconds=1)),
        ("first:0.25s", Budget(seconds=0.25)),
        ("first:200it", Budget(iterations=200)),
    ],
)
def test_a_name_may_carry_a_budget(name: str, budget: Budget) -> None:
    bot, given = seated(TOY, name)
    assert isinstance(bot, First)
    assert given == budget


@pytest.mark.usefixtures("installed")
def test_the_budget_reaches_the_bot() -> None:
    match = Match.start(toy(Ask(0), Ask(1), Ask(0)))
    match.players = ["first:3it", "random"]
    seats = Table(match, 1)
    seats.advance()
    bot, _, _ = seats.bots[0]
    assert isinstance(bot, First)
    assert bot.budgets == [Budget(iterations=3)] * 2


@pytest.mark.parametrize(
    "limit",
    [
        *("1", "s", "it", "fast", "-1s", "1.5it", ".5s", "1s ", "2it3", "1S", "1s:2it", "1e3s"),
        *("9" * 5000 + "it", "9" * 400 + "s", "1." + "9" * 5000 + "s"),
    ],
    ids=lambda limit: limit[:9],
)
def test_any_other_budget_is_refused(limit: str) -> None:
    name = f"greedy:{limit}"
    sentence = f"The bot “{name}” has no budget “{limit}”: write seconds like 1s or iterations like 200it."
    assert refusal(seated, TOY, name) == sentence


def test_a_number_without_end_is_no_temperature() -> None:
    wrong = "9" * 400
    sentence = f"The bot “greedy~{wrong}” has no temperature “{wrong}”: write a number above 0, like 1.5."
    assert refusal(seated, TOY, f"greedy~{wrong}") == sentence


def test_nine_digits_are_enough() -> None:
    assert seated(TOY, "greedy:999999999it~0.000000001")[1] == Budget(iterations=999_999_999)
