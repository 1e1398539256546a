"""A hint for a person: what a search would do, how likely that wins, what it leads to by the rules, and how it compares
with other moves."""

from collections.abc import Sequence
from hashlib import sha256
from random import Random
from typing import Any, NamedTuple, Protocol, runtime_checkable

from regalia.agents import minds
from regalia.agents.foresight import Course, course
from regalia.agents.mind import Mind
from regalia.agents.protocol import Budget
from regalia.agents.reasons import NO_PARTS, Comparison, Parts, compared, differ
from regalia.agents.search import SearchBot
from regalia.core.codec import written
from regalia.core.game import AnyGame
from regalia.core.protocol import Action

COMPARED = 16  # options with which the move is compared: those that are the next best


class Hint(NamedTuple):
    option: Action
    chance: float  # of victory after it, from 0 to 1
    course: Course
    comparison: Comparison | None  # none for an only option


@runtime_checkable
class KnowsGains(Protocol):
    """A mind that also knows what an option brings by itself, whatever the others bring."""

    def gains(self, view: Any, option: Action, rng: Random) -> Parts:
        """Parts in points against doing nothing; what is denied, with all that the others lose."""


def hint(game: AnyGame, view: Any, options: Sequence[Action], budget: Budget) -> Hint:
    """The same view and options give the same hint; a budget of seconds is for the search alone."""
    rng = Random(sha256(written(view)).digest())
    bot, seed = SearchBot(game), rng.getrandbits(64)
    percents = bot.win_percents(view, options, rng, budget)
    rates = bot.mind.rate(view, options, Random(seed))
    best, *others = sorted(range(len(options)), key=lambda at: (-percents[at], -rates[at]))
    found = course(minds.foresight(game, bot.mind), view, options[best], Random(seed))
    why = Explanation(bot.mind, view, options[best], seed)
    return Hint(options[best], why.chance(options[best]), found, why.comparison([options[at] for at in others]))


class Explanation:
    """What speaks for an option."""

    def __init__(self, of: Mind, view: Any, option: Action, seed: int) -> None:
        self.mind, self.view, self.option, self.seed = of, view, option, seed

    def chance(self, option: Action) -> float:
        return self.mind.chance(self.view, option, Random(self.seed))

    def comparison(self, others: Sequence[Action]) -> Comparison | None:
        """With some of the others, of which the first is the next best to a search; if these are alike, with all."""
        if not others:
            return None
        own, known = self.parts(self.option), [self.parts(option) for option in others[:COMPARED]]
        if not any(differ(own, parts) for parts in known if parts):
            known += [self.parts(option) for option in others[COMPARED:]]
        return compared(own, known, self._denied(), lambda: self.surer(others))

    def parts(self, option: Action) -> Parts:
        return self.mind.features(self.view, option, Random(self.seed))

    def _denied(self) -> Parts:
        if not isinstance(self.mind, KnowsGains):
            return NO_PARTS
        return self.mind.gains(self.view, self.option, Random(self.seed))

    def surer(self, others: Sequence[Action]) -> float:
        """By how many percent it wins more often than the next best one."""
        return 100 * (self.chance(self.option) - self.chance(others[0]))
