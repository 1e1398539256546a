"""Hints: the move of a search, its chance, and the two or three things that speak most for it, in words."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from random import Random
from typing import Any

import pytest

from regalia.agents import hint as hints
from regalia.agents.hint import Hint, hint, spoken
from regalia.agents.minds import mind, plain
from regalia.agents.protocol import Budget
from regalia.agents.search import Look
from regalia.core.playthrough import cells
from regalia.core.protocol import Action, Game, pending
from regalia.core.record import Dice, Match
from regalia.core.words import LANGUAGES, Words
from regalia.games import GAMES
from tests.core.lanes_toy import Ask, Say, table, toy

TOY = toy(Ask(0))
SHORT = Budget(iterations=8)


class Parts:
    """A mind whose options are made of what the test says."""

    words = Words(Path())

    def __init__(self, **parts: Mapping[str, float]) -> None:
        self.parts = parts

    def features(self, view: Any, option: Action, rng: Random) -> Mapping[str, float]:
        return self.parts[option]


class Searched:
    """A bot that likes the first option best."""

    def __init__(self, of: Parts) -> None:
        self.mind = of

    def look(self, view: Any, options: Sequence[Action], rng: Random, budget: Budget) -> Sequence[Look]:
        return [Look(62.0, 60.0), *[Look(61.0, 40.0)] * (len(options) - 1)]


def found(monkeypatch: pytest.MonkeyPatch, **parts: Mapping[str, float]) -> Hint:
    monkeypatch.setattr(hints, "SearchBot", lambda _: Searched(Parts(**parts)))
    return hint(TOY, None, list(parts), Random(1), SHORT)


def test_the_reasons_are_what_the_move_has_more_of_than_the_others(monkeypatch: pytest.MonkeyPatch) -> None:
    told = found(
        monkeypatch,
        best={"castle": 3.0, "deny_rose": 2.0, "freedom": 1.0, "line": 5.0, "price": -4.0},
        other={"castle": 0.0, "line": 5.0, "price": -1.0},
        third={"castle": 2.0, "line": 4.9, "price": -1.0},
    )
    assert told == ("best", 0.62, (("castle", 2.0), ("deny_rose", 2.0), ("freedom", 1.0)))


def test_what_the_move_saves_speaks_for_it_and_nothing_speaks_against_it(monkeypatch: pytest.MonkeyPatch) -> None:
    told = found(monkeypatch, best={"line": 1.0}, other={"price": -2.0, "line": 3.0})
    assert told.reasons == (("price", 2.0),)


def test_an_only_option_needs_no_reason(monkeypatch: pytest.MonkeyPatch) -> None:
    assert found(monkeypatch, best={"castle": 3.0}) == ("best", 0.62, ())


@pytest.mark.parametrize(
    "points, en, fr", [(3.0, "3", "3"), (2.46, "2.5", "2,5"), (0.1, "0.1", "0,1"), (14.4, "14", "14")]
)
def test_numbers_are_said_shortly(monkeypatch: pytest.MonkeyPatch, points: float, en: str, fr: str) -> None:
    told = Hint(Say("a"), 0.5, (("worth", points),))
    assert [en in spoken(TOY, told, "en")[0], fr in spoken(TOY, told, "fr")[0]] == [True, True]


def test_a_game_without_a_mind_of_its_own_has_hints_too() -> None:
    words = "a bbb cc"
    options = [Say(word) for word in words.split()]
    told = hint(TOY, TOY.view(table(Ask(0, words)), 0), options, Random(1), SHORT)
    assert told.option == Say("bbb")
    assert told.reasons == (("worth", 1.5),)
    assert spoken(TOY, told, "en") == ["looks best at once: 1.5 more than the others on average"]
    assert {lang: plain.PlainMind.words.keys(lang) for lang in LANGUAGES} == {
        lang: {"reason.worth"} for lang in LANGUAGES
    }


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_every_game_has_hints_with_words(game: Game) -> None:
    """At some choices of a game with all its modules; the same again for the same seed, whatever is hidden."""
    whole = next(cell for cell in cells(game) if cell.label.endswith("everything"))
    for view, options, other in _choices(game, whole.seats, whole.options):
        told = hint(game, view, options, Random(4), SHORT)
        assert told == hint(game, other, options, Random(4), SHORT)
        assert told.option in options
        assert 0 <= told.chance <= 1
        assert len(told.reasons) <= 3
        assert all(spoken(game, told, lang) or not told.reasons for lang in LANGUAGES)
        assert mind(game).words.keys("en") == mind(game).words.keys("fr")


def _choices(game: Game, seats: int, chosen: Mapping[str, str]) -> Any:
    """Every so many choices of a random game: the view, the options, and the view of another world like it."""
    match, rng, dice = Match.start(game, seats, chosen), Random(2), Dice(2)
    for number in range(49):
        match.roll(dice)
        if match.over:
            return
        lane, choice = pending(match.state)[0]
        options = choice.options(match.state)
        if number % 24 == 0:
            view = match.view(choice.seat)
            yield view, options, game.view(game.imagine(view, Random(9)), choice.seat)
        match.act(rng.choice(options), lane)
