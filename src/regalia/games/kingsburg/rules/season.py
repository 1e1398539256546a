"""A season of production: dice, advisors, rewards, buildings."""

from dataclasses import dataclass

from regalia.core.protocol import NOBODY, Step, then
from regalia.games.kingsburg.rules import moments
from regalia.games.kingsburg.rules.bonus import GOOD_YEAR, RollDice
from regalia.games.kingsburg.rules.building import Construction
from regalia.games.kingsburg.rules.dice import NeutralDice, after_roll
from regalia.games.kingsburg.rules.ending import EndEffects
from regalia.games.kingsburg.rules.hooks import destiny, effects, either
from regalia.games.kingsburg.rules.influence import DukeMoves, Influencing
from regalia.games.kingsburg.rules.rewards import Rewards
from regalia.games.kingsburg.rules.state import Readable, Realm


@dataclass(frozen=True, slots=True)
class Season(Step):
    """Roll, influence the advisors, receive their help, build."""

    name: str

    def run(self, state: Realm) -> None:
        state.season = self.name
        neutral = (NeutralDice(3), NeutralDice(2)) if len(state.order) == 2 else ()
        then(
            state,
            *neutral,
            StartEffects(),
            RollDice(),
            ChangeDice(),
            NewOrder(),
            Influencing(),
            DukeMoves(),
            Rewards(),
            Construction(),
            EndOfSeason(),
        )


@dataclass(frozen=True, slots=True)
class StartEffects(Step):
    """What buildings and cards give before the dice are rolled."""

    def run(self, state: Realm) -> None:
        for seat in reversed(state.order):
            for effect in effects(state, seat, moments.SEASON):
                effect(state, seat)


@dataclass(frozen=True, slots=True)
class ChangeDice(Step):
    """In the old order, players change their dice and use their total, if they can."""

    def run(self, state: Realm) -> None:
        able = [seat for seat in state.order if either(state, seat, moments.REROLL, moments.AFTER)]
        then(state, *map(after_roll, able))


@dataclass(frozen=True, slots=True)
class NewOrder(Step):
    """The lowest total plays first; players who are level keep the order of before."""

    def run(self, state: Realm) -> None:
        state.order = tuple(sorted(state.order, key=lambda seat: state.provinces[seat].total))


@dataclass(frozen=True, slots=True)
class EndOfSeason(Step):
    """What buildings and cards do at the end of a season, seat by seat; then the dice go back."""

    def run(self, state: Realm) -> None:
        able = [seat for seat in state.order if state.destiny or either(state, seat, moments.END, moments.PRICE)]
        then(state, *map(EndEffects, able), ClearCourt())


@dataclass(frozen=True, slots=True)
class ClearCourt(Step):
    """The dice leave the advisors, bonus dice and used powers go back."""

    def run(self, state: Realm) -> None:
        state.court, state.taken = (), 0
        for province in state.provinces:
            province.dice = province.bonus = ()
            if province.used:
                province.used -= SEASONAL
        if not favour_lasts(state):
            state.favour = NOBODY
        state.season = ""


def favour_lasts(state: Readable) -> bool:
    return state.season == "spring" and destiny(state, moments.GENEROUS) is not None


SEASONAL = frozenset(
    (
        "plus2",
        "market",
        "statue",
        "chapel",
        "philosopher",
        "turning",
        "trickster",
        "prince",
        "priest",
        "trader",
        "built",
        GOOD_YEAR,
    )
)
