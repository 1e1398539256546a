"""Hints: the move of a search, its chance, and sentences: what it does, what is meant to follow, how it compares."""

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from random import Random
from typing import Any

import pytest

from regalia.agents import hint as hints
from regalia.agents import minds
from regalia.agents.foresight import COMMON_WORDS, Course
from regalia.agents.hint import Hint, hint
from regalia.agents.hint_words import HintWords, spoken
from regalia.agents.kernels import NUMBA
from regalia.agents.protocol import Budget
from regalia.agents.reasons import (
    AHEAD,
    ALIKE,
    EVEN,
    LEAST_POINTS,
    ONLY,
    SURER,
    TRIED,
    Comparison,
    Reason,
    denies,
)
from regalia.core.game import AnyGame
from regalia.core.lanes import pending
from regalia.core.playthrough import Cell, cells
from regalia.core.protocol import Action
from regalia.core.record import Dice, Match
from regalia.core.words import LANGUAGES, WordFiles
from regalia.games import GAMES
from regalia.games.kingdom_builder.rules.queenies import Allotting, Founding
from tests.core.lanes_toy import Ask, Say, table, toy

TOY = toy(Ask(0))
SHORT = Budget(iterations=8)
WHOLE = {
    cell.label: (game, cell)
    for game in GAMES.values()
    for cell in cells(game)
    if cell.label.endswith("everything") and cell.seats in (1, 2, 4)
}
EVERY = 17 if NUMBA else 70  # choices of a game of which one is looked at
NOWHERE = Course(None, False, {}, (), {}, False)
Choice = tuple[Any, Sequence[Action], Any]  # the view, the options, and the view of another world like it


class Parts:
    """A mind whose options are made of what the test says, and win as often as it says."""

    words = WordFiles(Path())

    def __init__(self, chances: Mapping[str, float], **parts: Mapping[str, float]) -> None:
        self.chances, self.parts = chances, parts

    def rate(self, view: Any, options: Sequence[Action], rng: Random) -> Sequence[float]:
        return [0.0 for _ in options]

    def features(self, view: Any, option: Action, rng: Random) -> Mapping[str, float]:
        return self.parts[option]

    def chance(self, view: Any, option: Action, rng: Random) -> float:
        return self.chances.get(option, 0.6)


class Searched:
    """A bot that likes the first option best."""

    def __init__(self, of: Parts) -> None:
        self.mind = of

    def win_percents(self, view: Any, options: Sequence[Action], rng: Random, budget: Budget) -> Sequence[float]:
        return [-float(at) for at, _ in enumerate(options)]


def found(monkeypatch: pytest.MonkeyPatch, chances: Mapping[str, float], **parts: Mapping[str, float]) -> Hint:
    monkeypatch.setattr(hints, "SearchBot", lambda _: Searched(Parts(chances, **parts)))
    monkeypatch.setattr(hints, "course", lambda *_: NOWHERE)
    return hint(TOY, None, list(parts), SHORT)


# what it compares


def test_a_hint_is_the_best_option_with_its_chance_and_how_it_compares(monkeypatch: pytest.MonkeyPatch) -> None:
    best, other = {"castle": 3.0, "line": 1.0}, {"castle": 1.0, "line": 0.5}
    advice = found(monkeypatch, {"best": 0.62}, best=best, other=other)
    reasons = Reason("castle", 2.0), Reason("line", 0.5)
    assert advice == ("best", 0.62, NOWHERE, Comparison(AHEAD, 2.5, reasons))


def test_an_only_option_is_compared_with_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    assert found(monkeypatch, {}, best={"castle": 3.0}).comparison is None


def test_before_all_are_alike_all_are_looked_at(monkeypatch: pytest.MonkeyPatch) -> None:
    others = {f"other{at}": {"castle": 3.0, "line": 1.0} for at in range(40)}
    advice = found(monkeypatch, {}, best={"castle": 3.0, "line": 1.0}, **others, last={"castle": 3.0})
    assert advice.comparison == Comparison(AHEAD, 1.0, (Reason("line", 1.0),))


def test_options_of_which_nothing_is_known_win_more_often_or_are_alike(monkeypatch: pytest.MonkeyPatch) -> None:
    said = found(monkeypatch, {"best": 0.66}, best={}, other={}).comparison
    assert said
    assert (said.kind, round(said.by, 6)) == (SURER, 6.0)
    assert found(monkeypatch, {"best": 0.63}, best={}, other={}).comparison == Comparison(ALIKE)


# words


@pytest.mark.parametrize(
    "points, en, fr", [(3.0, " 3 ", " 3 "), (2.46, "2.5", "2,5"), (0.5, "0.5", "0,5"), (14.4, " 14 ", " 14 ")]
)
def test_numbers_are_said_shortly(points: float, en: str, fr: str) -> None:
    advice = Hint(Say("a"), 0.5, NOWHERE, Comparison(AHEAD, points))
    assert [en in spoken(TOY, advice, "en")[-1], fr in spoken(TOY, advice, "fr")[-1]] == [True, True]


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_the_words_of_hints_are_there_in_both_languages(game: AnyGame) -> None:
    words = minds.of(game).words
    assert words.keys("en") == words.keys("fr")
    assert COMMON_WORDS.keys("en") == COMMON_WORDS.keys("fr")
    assert {f"hint.{kind}" for kind in (AHEAD, EVEN, SURER, TRIED, ALIKE, ONLY)} <= COMMON_WORDS.keys("en")


def test_a_game_without_a_mind_of_its_own_has_hints_too() -> None:
    words = "a bbb cc"
    options = [Say(word) for word in words.split()]
    advice = hint(TOY, TOY.view(table(Ask(0, words)), 0), options, SHORT)
    assert advice.option == Say("bbb")
    assert spoken(TOY, advice, "en") == [
        "This move scores 1 point.",
        "By estimate it is worth 1 more in all than the next best plan;"
        " what speaks most for it: what can be seen at once (+1).",
    ]


# in our games


@pytest.mark.parametrize("label", WHOLE)
def test_every_choice_has_two_or_three_sentences(label: str) -> None:
    """At some choices of a random game; the same again, whatever is hidden."""
    game, cell = WHOLE[label]
    for view, options, other in choices(game, cell, EVERY):
        advice = hint(game, view, options, SHORT)
        assert advice == hint(game, other, options, SHORT)
        assert advice.option in options
        assert 0 <= advice.chance <= 1
        assert advice.comparison
        assert all(reason.points >= LEAST_POINTS for reason in advice.comparison.reasons)
        for lang in LANGUAGES:
            assert len({*spoken(game, advice, lang)}) in (2, 3)
            assert not any(mark in sentence for sentence in spoken(game, advice, lang) for mark in "{}")


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_what_a_move_denies_is_said(game: AnyGame) -> None:
    every = choices(game, Cell("two", 2, {}), 5)
    told = (hint(game, view, options, SHORT).comparison for view, options, _ in every)
    assert any(denies(reason.feature) for said in told if said for reason in said.reasons)


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_part_of_an_estimate_has_a_name(game: AnyGame, lang: str) -> None:
    words, mind = HintWords(game, lang), minds.of(game)
    for view, options, _ in choices(game, Cell("two", 2, {}), 29):
        for feature in mind.features(view, options[0], Random(1)):
            assert words.comparison(Comparison(EVEN, 0.0, (Reason(feature, 1.0),)))


def test_where_to_found_is_as_good_as_anywhere() -> None:
    """Everybody gains as much by a Capitol or a Cave."""
    game = GAMES["kingdom-builder"]
    cell = Cell("founding", 2, {"capitol": "chosen", "caves": "chosen"})
    view, options, _ = next(choice for choice in choices(game, cell, 1) if isinstance(choice[0].agenda[-1], Founding))
    said = hint(game, view, options, SHORT).comparison
    assert said
    assert said.kind in (ALIKE, SURER)


def test_one_capitol_is_as_good_as_two() -> None:
    game = GAMES["kingdom-builder"]
    both = {"northwest": "oracle", "southeast": "harbor", "capitol": "north", "capitol-section": "chosen"}
    view, options, _ = next(choices(game, Cell("allotting", 2, both), 1))
    assert isinstance(view.agenda[-1], Allotting)
    said = hint(game, view, options, SHORT).comparison
    assert said
    assert said.kind in (ALIKE, SURER)


def choices(game: AnyGame, cell: Cell, every: int) -> Iterator[Choice]:
    """Every so many choices of a random game."""
    match, rng, dice, number = Match.start(game, cell.seats, cell.options), Random(2), Dice(2), 0
    while True:
        match.roll(dice)
        if match.over:
            return
        lane, choice = pending(match.state)[0]
        options = choice.options(match.state)
        number += len(options) > 1
        if len(options) > 1 and number % every == 0:
            view = match.view(choice.seat)
            yield view, options, game.view(game.imagine(view, Random(9)), choice.seat)
        match.act(rng.choice(options), lane)
