"""A hint for a person: what a search would do, how likely that wins, and why."""

from collections.abc import Mapping, Sequence
from random import Random
from statistics import fmean
from typing import Any, NamedTuple

from regalia.agents.minds import mind
from regalia.agents.protocol import Budget
from regalia.agents.search import SearchBot
from regalia.core.protocol import Action, Game

OTHERS = 12  # options with which the move is compared
REASONS = 3
LEAST = 0.1  # points that are worth a word
POINT = {"en": ".", "fr": ","}  # of a decimal

Parts = Mapping[str, float]


class Hint(NamedTuple):
    """Reasons: features of the move, each with the points by which it beats the mean of the other options there."""

    option: Action
    chance: float  # of victory after it, from 0 to 1
    reasons: tuple[tuple[str, float], ...]


def hint(game: Game, view: Any, options: Sequence[Action], rng: Random, budget: Budget) -> Hint:
    """The same view, options and random numbers give the same hint; a budget of seconds is for the search alone."""
    bot, seed = SearchBot(game), rng.getrandbits(64)
    looks = bot.look(view, options, rng, budget)
    best = max(range(len(options)), key=lambda at: looks[at].surely)
    others = [option for at, option in enumerate(options) if at != best]
    compared = rng.sample(others, min(OTHERS, len(others)))
    made = [bot.mind.features(view, option, Random(seed)) for option in (options[best], *compared)]
    return Hint(options[best], looks[best].chance / 100, _reasons(made[0], made[1:]) if compared else ())


def spoken(game: Game, found: Hint, lang: str) -> list[str]:
    """The reasons in words."""
    words = mind(game).words
    return [words.say(lang, f"reason.{feature}", n=_number(points, lang)) for feature, points in found.reasons]


def _reasons(own: Parts, others: Sequence[Parts]) -> tuple[tuple[str, float], ...]:
    """What speaks most for a move. A part that an option does not have is worth nothing there."""
    names = dict.fromkeys(name for parts in (own, *others) for name in parts)
    gains = {name: own.get(name, 0.0) - fmean(parts.get(name, 0.0) for parts in others) for name in names}
    best = sorted(gains.items(), key=lambda gain: -round(gain[1], 6))[:REASONS]
    return tuple((name, points) for name, points in best if points >= LEAST)


def _number(points: float, lang: str) -> str:
    """To a tenth below ten: 2.5, 14."""
    said = f"{points:.1f}".removesuffix(".0") if points < 10 else f"{points:.0f}"
    return said.replace(".", POINT[lang])
