"""Exact odds of the battle, and what it is worth: every enemy that may come, every number of the King's die."""

from functools import lru_cache
from itertools import product
from math import fsum
from typing import NamedTuple

from regalia.agents.minds.kingsburg.situation import Situation
from regalia.games.kingsburg.box.cards import Numbers
from regalia.games.kingsburg.box.data import BIT, BUILDINGS, ENEMIES, ENEMY, YEARS, Enemy
from regalia.games.kingsburg.rules import moments
from regalia.games.kingsburg.rules.hooks import destiny, effects
from regalia.games.kingsburg.rules.state import Modules, Province, Realm
from regalia.games.kingsburg.rules.winter import fierceness, modifier

FACES = range(1, 7)
STRONGEST = 0.6  # of a point: how often a victor is the strongest
RESOURCE = 0.8  # points, while there are seasons to spend it in
BUILDING_LOST = 1.0  # points that a building was still going to bring
TOKEN = 0.55  # points that a pip of an army token is worth later
MOST_LOST = 2  # resources that a defeat finds in a store, at most
Help = tuple[tuple[int, float], ...]  # soldiers that come, each number with its chance


class Side(NamedTuple):
    """A province in battle: all that counts but the soldiers."""

    built: int
    governor: str
    numbers: Numbers
    army: bool
    token: int = 0  # of the army, for this battle


class Odds(NamedTuple):
    """How often out of one a battle is won and lost; the rest are draws."""

    won: float
    lost: float


def battle(at: Situation, built: int, soldiers: int) -> float:
    """What the battle of this year brings or costs with so many soldiers; an army token is chosen for it."""
    return max(with_token(at, built, soldiers, token) for token in (dict.fromkeys(at.tokens) or (0,)))


def with_token(at: Situation, built: int, soldiers: int, token: int) -> float:
    """The same with an army token, less what it would be worth later; in the end the last one is points."""
    side = Side(built, at.governor, at.numbers, at.modules.army, token)
    return battle_worth(side, soldiers, at.year, at.foe, at.destiny) - token * (TOKEN if at.year < YEARS else 1)


def later(at: Situation, built: int, soldiers: int) -> float:
    """The battles of the years to come, with the usual number of soldiers."""
    token = round(sum(at.tokens) / len(at.tokens)) if at.tokens else 0
    side = Side(built, at.governor, at.numbers, at.modules.army, token)
    return fsum(battle_worth(side, soldiers, year) for year in range(at.year + 1, YEARS + 1))


@lru_cache(1 << 15)
def battle_worth(side: Side, soldiers: int, year: int, foe: str = "", fate: str = "") -> float:
    """The mean over the enemies that may come and the reinforcements."""
    values = []
    for enemy in enemies(year, foe):
        won, lost = odds(side, soldiers, year, enemy, fate)
        values.append(won * victory_points(enemy, side) - lost * defeat_points(enemy, side))
    return fsum(values) / len(values)


def enemies(year: int, foe: str = "") -> list[Enemy]:
    """The enemies that may come: the one the seat has seen, or any of the year."""
    return [ENEMY[foe]] if foe else [enemy for enemy in ENEMIES if enemy.year == year]


def odds(side: Side, soldiers: int, year: int, enemy: Enemy, fate: str) -> Odds:
    """Of the battle against one enemy, over all reinforcements."""
    province = Province(built=side.built, governor=side.governor)
    world = Realm(Modules(army=side.army), side.numbers, [province], year=year, destiny=fate)
    lead = soldiers + modifier(world, 0, enemy) - enemy.strength - fierceness(world)
    draws, help_ = bool(effects(world, 0, moments.DRAW_WINS)), reinforcements(world, side.token)
    won = fsum(chance for more, chance in help_ if lead + more > 0 or (draws and lead + more == 0))
    return Odds(won, fsum(chance for more, chance in help_ if lead + more < 0))


def reinforcements(world: Realm, token: int) -> Help:
    """The King's die, what snow leaves of it, or an army token; the Military Academy rolls for more."""
    snow, kings = destiny(world, moments.SNOW), list(FACES)
    if world.modules.army or snow:
        kings = [token if world.modules.army or snow is None else snow(world)]
    for academy in effects(world, 0, moments.ACADEMY):
        kings = [max(pair) for pair in product(kings, [academy(world, face) for face in FACES])]
    return tuple((more, kings.count(more) / len(kings)) for more in sorted(set(kings)))


def victory_points(enemy: Enemy, side: Side) -> float:
    """The points of a victory."""
    goods = sum(enemy.reward.goods) + enemy.reward.any
    points = enemy.reward.points + STRONGEST + bool(side.built & BIT["fortress"])
    return points + (RESOURCE * goods if enemy.year < YEARS else 0)


def defeat_points(enemy: Enemy, side: Side) -> float:
    """The points of a defeat. Of many resources most are not there to be lost."""
    mercy = side.numbers.values["veteran", "mercy"] if side.governor == "veteran" else 0
    goods = min(MOST_LOST, sum(enemy.loss.goods) + enemy.loss.any) if enemy.year < YEARS else 0
    fallen = fallen_points(side.built) if enemy.loss.building and side.governor != "damsel" else 0
    return max(0, enemy.loss.points - mercy) + fallen + RESOURCE / 2 * goods


def fallen_points(built: int) -> float:
    """The points of the building that falls first, and a little for what it does."""
    standing = [building for building in BUILDINGS if built & BIT[building.name]]
    return max(standing, key=lambda building: building.column).points + BUILDING_LOST if standing else 0.0
