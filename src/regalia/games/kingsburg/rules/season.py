"""A season of production: dice, advisors, rewards, buildings."""

from regalia.core.protocol import NOBODY, Seat, Step, frozen, then
from regalia.games.kingsburg.data import Gain
from regalia.games.kingsburg.hooks import destiny, effects
from regalia.games.kingsburg.rules.building import Construction
from regalia.games.kingsburg.rules.dice import NeutralDice, after_roll, rolling
from regalia.games.kingsburg.rules.ending import EndEffects
from regalia.games.kingsburg.rules.gains import receive
from regalia.games.kingsburg.rules.influence import DukeMoves, Influencing
from regalia.games.kingsburg.rules.rewards import Rewards
from regalia.games.kingsburg.state import DESTINY, Realm

OWN_DICE = 3
NO_GAIN = Gain()


@frozen
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


@frozen
class StartEffects(Step):
    """What buildings and cards give before the dice are rolled."""

    def run(self, state: Realm) -> None:
        for seat in reversed(state.order):
            for effect in effects(state, seat, "season"):
                effect(state, seat)


@frozen
class RollDice(Step):
    """Everybody rolls, in turn order: own dice, then bonus dice."""

    def run(self, state: Realm) -> None:
        for seat in reversed(state.order):
            roll(state, seat)


def roll(state: Realm, seat: Seat) -> None:
    """Bonus dice come by the King's favour, buildings and cards; a blessing adds one, or gives something instead."""
    famine, blessed = destiny(state, "own_dice"), destiny(state, "blessing")
    count = favoured(state, seat) + sum([effect(state) for effect in effects(state, seat, "bonus")])
    more, gift = blessed(state, count) if blessed else (0, NO_GAIN)
    if count + more:
        state.agenda.append(rolling(seat, count + more, True))
    state.agenda.append(rolling(seat, famine(state) if famine else OWN_DICE, False))
    if gift is not NO_GAIN:
        receive(state, seat, gift, DESTINY)


@frozen
class ChangeDice(Step):
    """In the old order, who can change dice or use their total does."""

    def run(self, state: Realm) -> None:
        able = [seat for seat in state.order if effects(state, seat, "reroll") or effects(state, seat, "after")]
        then(state, *map(after_roll, able))


def favoured(state: Realm, seat: Seat) -> int:
    """The King's bonus die is for spring; a generous King leaves it for summer."""
    seasons = ("spring", "summer") if destiny(state, "generous") else ("spring",)
    return int(state.favour == seat and state.season in seasons)


@frozen
class NewOrder(Step):
    """The lowest total plays first; who is level keeps the order of before."""

    def run(self, state: Realm) -> None:
        state.order = tuple(sorted(state.order, key=lambda seat: state.provinces[seat].total))


@frozen
class EndOfSeason(Step):
    """What buildings and cards do at the end of a season, seat by seat; then the dice go back."""

    def run(self, state: Realm) -> None:
        moments = ("end", "price")
        able = [seat for seat in state.order if state.destiny or any(effects(state, seat, at) for at in moments)]
        then(state, *map(EndEffects, able), ClearCourt())


@frozen
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


def favour_lasts(state: Realm) -> bool:
    return state.season == "spring" and destiny(state, "generous") is not None


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
    )
)
