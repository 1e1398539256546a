"""A hint for a person: what a search would do, how likely that wins, and why."""

from collections.abc import Iterable, Sequence
from pathlib import Path
from random import Random
from typing import Any, NamedTuple, Protocol, runtime_checkable

from regalia.agents import minds
from regalia.agents.mind import Mind
from regalia.agents.protocol import Budget
from regalia.agents.reasons import (
    ALL_ALIKE,
    FEWEST,
    FOUND_BY_TRIALS,
    NOTHING_ELSE_HELPS,
    THAN_AVERAGE,
    WINS_OFTENER,
    Comparison,
    Parts,
    Reason,
    differ,
)
from regalia.agents.search import SearchBot
from regalia.core.game import AnyGame
from regalia.core.protocol import Action
from regalia.core.words import WordFiles, Words

COMPARED, NEXT_BEST = 12, 6  # options with which the move is compared; those that are the next best to a search
LEAST_PERCENT = 1.0  # of victories, that is worth a word
DECIMAL_POINT = {"en": ".", "fr": ","}
COMMON_WORDS = WordFiles(Path(minds.__file__).parent / "words")


class Hint(NamedTuple):
    option: Action
    chance: float  # of victory after it, from 0 to 1
    reasons: tuple[Reason, ...]


@runtime_checkable
class KnowsGains(Protocol):
    """A mind that also knows what an option brings by itself, whatever the others bring."""

    def gains(self, view: Any, option: Action, rng: Random) -> Parts:
        """Parts in points against doing nothing; what is denied, with all that the others lose."""


def hint(game: AnyGame, view: Any, options: Sequence[Action], rng: Random, budget: Budget) -> Hint:
    """The same view, options and random numbers give the same hint; a budget of seconds is for the search alone."""
    bot, seed = SearchBot(game), rng.getrandbits(64)
    percents = bot.win_percents(view, options, rng, budget)
    best, *others = sorted(range(len(options)), key=lambda at: -percents[at])
    mixed = [*others[:NEXT_BEST], *rng.sample(others[NEXT_BEST:], len(others[NEXT_BEST:]))]
    why = Explanation(bot.mind, view, options[best], seed)
    return Hint(options[best], why.chance(options[best]), tuple(why.reasons([options[at] for at in mixed])))


class Explanation:
    """What speaks for an option."""

    def __init__(self, of: Mind, view: Any, option: Action, seed: int) -> None:
        self.mind, self.view, self.option, self.seed = of, view, option, seed

    def chance(self, option: Action) -> float:
        return self.mind.chance(self.view, option, Random(self.seed))

    def reasons(self, others: Sequence[Action]) -> list[Reason]:
        """Against some of the others, of which the first is the next best to a search; if these are alike, against
        all of them. An only option needs no reason."""
        own, known = self._parts(self.option), self._known(others[:COMPARED])
        if not any(differ(own, parts) for parts in known):
            known = self._known(others)
        if own and others and not known:
            return [Reason(NOTHING_ELSE_HELPS, 0.0)]
        if own and any(differ(own, parts) for parts in known):
            found = Comparison(own, known, self._gains()).reasons()
            more = [] if len(found) >= FEWEST else self._surer(others[0]) or [Reason(FOUND_BY_TRIALS, 0.0)]
            return [*found, *more]
        return (self._surer(others[0]) or [Reason(ALL_ALIKE, 0.0)]) if others else []

    def _known(self, options: Iterable[Action]) -> list[Parts]:
        """What others are made of; those of which a mind says nothing are of no use."""
        return [parts for option in options if (parts := self._parts(option))]

    def _parts(self, option: Action) -> Parts:
        return self.mind.features(self.view, option, Random(self.seed))

    def _gains(self) -> Parts:
        if not isinstance(self.mind, KnowsGains):
            return {}
        return self.mind.gains(self.view, self.option, Random(self.seed))

    def _surer(self, other: Action) -> list[Reason]:
        """Whether it wins more often, by more than a little."""
        percent = 100 * (self.chance(self.option) - self.chance(other))
        return [Reason(WINS_OFTENER, percent)] if percent >= LEAST_PERCENT else []


def spoken(game: AnyGame, found: Hint, lang: str) -> list[str]:
    """The reasons in words."""
    return [_sentence(minds.of(game).words, reason, lang) for reason in found.reasons]


def _sentence(words: Words, reason: Reason, lang: str) -> str:
    """In the words of the game, or in those for all games."""
    key = f"reason.{reason.feature}"
    said = (words if words.has(lang, key) else COMMON_WORDS).say(lang, key, n=_number(reason.points, lang))
    return said if reason.form == THAN_AVERAGE else COMMON_WORDS.say(lang, f"form.{reason.form}", reason=said)


def _number(points: float, lang: str) -> str:
    """To a tenth below ten: 2.5, 14."""
    said = f"{points:.1f}".removesuffix(".0") if points < 10 else f"{points:.0f}"
    return said.replace(".", DECIMAL_POINT[lang])
