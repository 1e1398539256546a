"""A mind for any game: what its hints say, over a few imagined worlds, and greedy play from there."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from random import Random
from statistics import fmean
from typing import Any

from regalia.agents.mind import win_chance
from regalia.core.game import AnyGame, worth
from regalia.core.lanes import apply, first, pending
from regalia.core.protocol import Action, Chance, Seat
from regalia.core.words import WordFiles, Words

WORLDS, LOOKS = 2, 12  # in which an option is looked at; in which its chance is
DEPTH = 12  # choices that are played on after it
SCALE = 8.0  # points that make a lead a likely victory


class PlainMind:
    breadth, standard_errors = 8, 2.0
    words: Words = WordFiles(Path(__file__).parent / "words")

    def __init__(self, game: AnyGame) -> None:
        self.game = game

    def rate(self, view: Any, options: Sequence[Action], rng: Random) -> Sequence[float]:
        worlds = [self.game.imagine(view, rng) for _ in range(WORLDS)]
        return [
            sum(worth(self.game, after(world, view.seat, option), view.seat) for world in worlds) / WORLDS
            for option in options
        ]

    def trials(self, view: Any, options: Sequence[Action], rng: Random) -> "PlainTrials":
        return PlainTrials(self.game, view, options, rng.getrandbits(64))

    def chance(self, view: Any, option: Action, rng: Random) -> float:
        return fmean(self.trials(view, [option], rng).run([0], range(LOOKS))[0])

    def features(self, view: Any, option: Action, rng: Random) -> Mapping[str, float]:
        world = self.game.imagine(view, rng)
        return {"worth": worth(self.game, after(world, view.seat, option), view.seat)}


class PlainTrials:
    batch, deterministic = 1, False

    def __init__(self, game: AnyGame, view: Any, options: Sequence[Action], seed: int) -> None:
        self.game, self.view, self.options, self.seed = game, view, options, seed

    def run(self, at: Sequence[int], worlds: range) -> Sequence[Sequence[float]]:
        return [[self._ended(self.options[one], number) for number in worlds] for one in at]

    def _ended(self, option: Action, number: int) -> float:
        rng = Random(f"{self.seed}/{number}")
        world = after(self.game.imagine(self.view, rng), self.view.seat, option)
        for _ in range(DEPTH):
            if not world.agenda:
                break
            self._step(world, rng)
        return win_chance(worth(self.game, world, self.view.seat), SCALE)

    def _step(self, world: Any, rng: Random) -> None:
        lane, choice = first(world)
        if isinstance(choice, Chance):
            apply(world, lane, choice.sample(world, rng))
        else:
            options = choice.options(world)
            apply(world, lane, max(options, key=lambda option: self._worth(world, lane, choice.seat, option)))

    def _worth(self, world: Any, lane: Seat | None, seat: Seat, option: Action) -> float:
        tried = world.copy()
        apply(tried, lane, option)
        return worth(self.game, tried, seat)


def after(world: Any, seat: Seat, option: Action) -> Any:
    """A copy of a world in which a seat has taken an option."""
    found = world.copy()
    apply(found, next(lane for lane, choice in pending(found) if choice.seat == seat), option)
    return found
