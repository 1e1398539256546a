"""What the prospects of a seat rest on, read off a state: a value, so that everything found about it can be kept."""

from typing import NamedTuple

from regalia.core.protocol import Seat
from regalia.games.kingsburg.box.cards import Numbers
from regalia.games.kingsburg.box.data import SEASONS, YEARS, Goods
from regalia.games.kingsburg.rules.bonus import ChoosingDice, RollDice
from regalia.games.kingsburg.rules.building import Constructing, Construction, MayBuild
from regalia.games.kingsburg.rules.dice import Rolling
from regalia.games.kingsburg.rules.ending import EndEffects
from regalia.games.kingsburg.rules.season import EndOfSeason, Season
from regalia.games.kingsburg.rules.state import Modules, Realm
from regalia.games.kingsburg.rules.winter import Battle, Winter

BARGAINS = frozenset(("architect", "miner"))  # powers whose use changes what a building costs
NOTHING_MORE, BY_ENVOY, OF_RIGHT = range(3)  # what may still be built this season


class Phase(NamedTuple):
    """What is still to come, as the agenda tells it."""

    left: int  # seasons whose dice are not rolled yet
    battle: bool  # of this year
    building: int
    closing: bool  # of this season


class Purse(NamedTuple):
    """What a seat spends and receives in a season."""

    goods: Goods
    plus2: int
    soldiers: int
    envoy: bool


class Situation(NamedTuple):
    """A province but for its purse, the year, and as much of the others as counts for it."""

    built: int
    governor: str
    tokens: tuple[int, ...]
    used: frozenset[str]
    foe: str  # the enemy of the year, if the seat knows it
    year: int
    season: str
    destiny: str
    phase: Phase
    seats: int
    most: int  # buildings of another seat
    fewest: int
    modules: Modules
    numbers: Numbers


def situation(state: Realm, seat: Seat) -> Situation:
    province = state.provinces[seat]
    others = [other.buildings for at, other in enumerate(state.provinces) if at != seat]
    return Situation(
        province.built,
        province.governor,
        province.tokens,
        province.used & BARGAINS,
        state.enemy if state.shown or seat in state.known else "",
        max(1, state.year),
        state.season,
        state.destiny,
        phase(state, seat),
        len(state.provinces),
        max(others),
        min(others),
        state.modules,
        state.numbers,
    )


def purse(state: Realm, seat: Seat) -> Purse:
    province = state.provinces[seat]
    return Purse(province.goods, province.plus2, province.soldiers, state.envoy == seat)


def phase(state: Realm, seat: Seat) -> Phase:
    """A season whose dice are not rolled yet counts as one of those to come, as if it had not begun."""
    seasons = sum([isinstance(step, Season) for step in state.agenda]) + len(SEASONS) * (YEARS - state.year)
    battle = not state.year or any(isinstance(step, Winter | Battle) for step in state.agenda)
    if not begun(state, seat):
        return Phase(seasons + 1, battle, NOTHING_MORE, False)
    closing = any(isinstance(step, EndOfSeason) or step == EndEffects(seat) for step in state.agenda)
    return Phase(seasons, battle, _building(state, seat), closing)


def begun(state: Realm, seat: Seat) -> bool:
    """Whether the dice of a seat are rolled, if there is a season."""
    rolling = any(isinstance(step, Rolling) and step.player == seat and not step.bonus for step in state.agenda)
    before = any(isinstance(step, RollDice | ChoosingDice) for step in state.agenda)
    return not (before or (rolling and not state.provinces[seat].dice))


def _building(state: Realm, seat: Seat) -> int:
    for step in state.agenda:
        if isinstance(step, Construction):
            return OF_RIGHT
        if isinstance(step, MayBuild | Constructing) and step.seat == seat:
            return BY_ENVOY if step.built else OF_RIGHT
    return NOTHING_MORE
