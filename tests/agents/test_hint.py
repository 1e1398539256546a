"""Hints: the move of a search, its chance, and the two or three things that speak for it, in words."""

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from random import Random
from typing import Any

import pytest

from regalia.agents import hint as hints
from regalia.agents import minds
from regalia.agents.hint import COMMON_WORDS, Hint, hint, spoken
from regalia.agents.kernels import NUMBA
from regalia.agents.protocol import Budget
from regalia.agents.reasons import (
    ALL_ALIKE,
    FOUND_BY_TRIALS,
    LEAST_POINTS,
    NOTHING_ELSE_HELPS,
    WINS_OFTENER,
    Reason,
    denies,
    differ,
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
Choice = tuple[Any, Sequence[Action], Any]  # the view, the options, and the view of another world like it


class Parts:
    """A mind whose options are made of what the test says, and win as often as it says."""

    words = WordFiles(Path())

    def __init__(self, chances: Mapping[str, float], **parts: Mapping[str, float]) -> None:
        self.chances, self.parts = chances, parts

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
    return hint(TOY, None, list(parts), Random(1), SHORT)


# which reasons there are


def test_a_hint_is_the_best_option_with_its_chance_and_reasons(monkeypatch: pytest.MonkeyPatch) -> None:
    best, other = {"castle": 3.0, "line": 1.0}, {"castle": 1.0, "line": 0.5}
    advice = found(monkeypatch, {"best": 0.62}, best=best, other=other)
    assert advice == ("best", 0.62, (Reason("castle", 2.0), Reason("line", 0.5)))


def test_an_only_option_needs_no_reason(monkeypatch: pytest.MonkeyPatch) -> None:
    assert found(monkeypatch, {}, best={"castle": 3.0}).reasons == ()


def test_what_is_no_better_than_anything_else_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    advice = found(monkeypatch, {}, best={"castle": 3.0}, other={"castle": 3.05}, third={"castle": 2.95})
    assert advice.reasons == (Reason(ALL_ALIKE, 0.0),)


def test_before_that_is_said_all_the_others_are_looked_at(monkeypatch: pytest.MonkeyPatch) -> None:
    others = {f"other{at}": {"castle": 3.0, "line": 1.0} for at in range(40)}
    advice = found(monkeypatch, {}, best={"castle": 3.0, "line": 1.0}, **others, last={"castle": 3.0})
    assert ALL_ALIKE not in {reason.feature for reason in advice.reasons}


def test_options_of_which_nothing_is_known_win_more_often_or_are_alike(monkeypatch: pytest.MonkeyPatch) -> None:
    (reason,) = found(monkeypatch, {"best": 0.64}, best={}, other={}).reasons
    assert (reason.feature, round(reason.points, 6)) == (WINS_OFTENER, 4.0)
    assert found(monkeypatch, {"best": 0.605}, best={}, other={}).reasons == (Reason(ALL_ALIKE, 0.0),)


def test_what_is_of_no_use_is_not_compared(monkeypatch: pytest.MonkeyPatch) -> None:
    advice = found(monkeypatch, {}, best={"castle": 3.0, "line": 2.0}, useless={}, other={"castle": 1.0, "line": 1.0})
    assert advice.reasons == (Reason("castle", 2.0), Reason("line", 1.0))
    assert found(monkeypatch, {}, best={"castle": 3.0}, useless={}).reasons == (Reason(NOTHING_ELSE_HELPS, 0.0),)


def test_a_move_against_which_its_parts_speak_has_the_search_for_it(monkeypatch: pytest.MonkeyPatch) -> None:
    worse, better = {"castle": 1.0, "line": 1.0}, {"castle": 3.0, "line": 1.0}
    assert found(monkeypatch, {}, best=worse, other=better).reasons == (Reason(FOUND_BY_TRIALS, 0.0),)
    (reason,) = found(monkeypatch, {"best": 0.7}, best=worse, other=better).reasons
    assert reason.feature == WINS_OFTENER


# words


@pytest.mark.parametrize(
    "points, en, fr", [(3.0, "3", "3"), (2.46, "2.5", "2,5"), (0.1, "0.1", "0,1"), (14.4, "14", "14")]
)
def test_numbers_are_said_shortly(points: float, en: str, fr: str) -> None:
    advice = Hint(Say("a"), 0.5, (Reason("worth", points),))
    assert [en in spoken(TOY, advice, "en")[0], fr in spoken(TOY, advice, "fr")[0]] == [True, True]


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_every_reason_is_said_in_both_languages(game: AnyGame) -> None:
    words = minds.of(game).words
    assert words.keys("en") == words.keys("fr")
    assert (
        COMMON_WORDS.keys("en")
        == COMMON_WORDS.keys("fr")
        >= {f"reason.{name}" for name in (ALL_ALIKE, NOTHING_ELSE_HELPS, WINS_OFTENER, FOUND_BY_TRIALS)}
    )
    for lang in LANGUAGES:
        assert all("{n}" in words.say(lang, key, n="{n}") for key in words.keys(lang))
        assert not words.keys(lang) & COMMON_WORDS.keys(lang)


def test_a_game_without_a_mind_of_its_own_has_hints_too() -> None:
    words = "a bbb cc"
    options = [Say(word) for word in words.split()]
    advice = hint(TOY, TOY.view(table(Ask(0, words)), 0), options, Random(1), SHORT)
    assert advice.option == Say("bbb")
    assert spoken(TOY, advice, "en") == [
        "looks best at once: 1.5 more than the others on average",
        "is worth 1 more in all than the next best plan",
    ]


# in our games


@pytest.mark.parametrize("label", WHOLE)
def test_every_choice_has_two_or_three_reasons_or_says_that_there_are_none(label: str) -> None:
    """At some choices of a random game; the same again for the same seed, whatever is hidden."""
    game, cell = WHOLE[label]
    for view, options, other in choices(game, cell, EVERY):
        advice = hint(game, view, options, Random(4), SHORT)
        assert advice == hint(game, other, options, Random(4), SHORT)
        assert advice.option in options
        assert 0 <= advice.chance <= 1
        assert len(advice.reasons) in (2, 3) or lonely(game, view, options, advice)
        assert all(len({*spoken(game, advice, lang)}) == len(advice.reasons) for lang in LANGUAGES)


def lonely(game: AnyGame, view: Any, options: Sequence[Action], advice: Hint) -> bool:
    """Whether a single reason is all that can be said: no other option differs, or none is worse in anything."""
    (said,) = [reason.feature for reason in advice.reasons]
    own, *others = (minds.of(game).features(view, option, Random(1)) for option in (advice.option, *options))
    if said in (ALL_ALIKE, NOTHING_ELSE_HELPS):
        return not any(differ(own, other) for other in others if other)
    gains = [own.get(name, 0.0) - other.get(name, 0.0) for other in others for name in {*own, *other} if other]
    return said in (WINS_OFTENER, FOUND_BY_TRIALS) and max(gains, default=0.0) < 2 * LEAST_POINTS


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_what_a_move_denies_is_said(game: AnyGame) -> None:
    found = (hint(game, view, options, Random(4), SHORT) for view, options, _ in choices(game, Cell("two", 2, {}), 5))
    assert any(denies(reason.feature) for advice in found for reason in advice.reasons)


def test_where_to_found_is_as_good_as_anywhere() -> None:
    """Everybody gains as much by a Capitol or a Cave."""
    game = GAMES["kingdom-builder"]
    cell = Cell("founding", 2, {"capitol": "chosen", "caves": "chosen"})
    view, options, _ = next(choice for choice in choices(game, cell, 1) if isinstance(choice[0].agenda[-1], Founding))
    (reason,) = hint(game, view, options, Random(4), SHORT).reasons
    assert reason.feature in (ALL_ALIKE, WINS_OFTENER)


def test_one_capitol_is_as_good_as_two() -> None:
    game = GAMES["kingdom-builder"]
    both = {"northwest": "oracle", "southeast": "harbor", "capitol": "north", "capitol-section": "chosen"}
    view, options, _ = next(choices(game, Cell("allotting", 2, both), 1))
    assert isinstance(view.agenda[-1], Allotting)
    (reason,) = hint(game, view, options, Random(4), SHORT).reasons
    assert reason.feature in (ALL_ALIKE, WINS_OFTENER)


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
