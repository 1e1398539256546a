"""What bots know of the game: the worth of a position in the eyes of a simple player."""

from regalia.core.protocol import Seat
from regalia.games.kingsburg.actions import Influence
from regalia.games.kingsburg.data import BIT, BUILDINGS, ENEMIES, YEARS
from regalia.games.kingsburg.hooks import effects
from regalia.games.kingsburg.state import Realm

RESOURCE, TOKEN, DIE, ENVOY = 0.75, 0.7, 0.12, 1.5
COURT = (0, 1, 0.75, 0.75, 0.9, 0.9, 0.8, 1.5, 1.5, 1.6, 2.1, 1.6, 2.3, 2.2, 1.4, 2.4, 2.9, 4.7, 3.3)  # by rank
YEARLY = {  # what a building brings in a year beside its points
    "statue": 0.2,
    "chapel": 0.5,
    "inn": 0.7,
    "market": 1.2,
    "farms": 2.2,
    "merchants-guild": 2.1,
    "guard-tower": 0.7,
    "blacksmith": 0.7,
    "barracks": 1.0,
    "wizards-guild": 1.2,
    "palisade": 0.7,
    "stable": 0.6,
    "stone-wall": 1.0,
    "fortress": 1.3,
    "barricade": 0.3,
    "crane": 0.8,
    "town-hall": 0.8,
    "embassy": 3.0,
    "church": 0.2,
    "sawmill": 1.0,
    "quarry": 1.6,
    "goldsmith": 1.6,
    "mint": 6.0,
    "improvised-defenses": 0.4,
    "recruiting-center": 0.2,
    "training-camp": 0.7,
    "military-academy": 0.9,
}


def worth(state: Realm, seat: Seat) -> float:
    """Points, what can become points, and how the battle of the year is likely to end."""
    province = state.provinces[seat]
    left = YEARS - state.year + (0.5 if state.season != "autumn" else 0.2)
    coming = sum(COURT[p.rank] + (0.1 if isinstance(p, Influence) else 0) for who, p in state.court if who == seat)
    built = sum(YEARLY.get(b.name, 0.0) for b in BUILDINGS if province.built & BIT[b.name])
    return (
        province.score
        + RESOURCE * min(province.resources, 6)
        + 0.4 * max(0, province.resources - 6)
        + TOKEN * min(province.plus2, 3)
        + DIE * (len(province.dice) + len(province.bonus))
        + ENVOY * (state.envoy == seat)
        + coming
        + built * left
        + _battle(state, seat)
    )


def _battle(state: Realm, seat: Seat) -> float:
    """The mean of reward and loss against the enemies of the year, with a middling reinforcement."""
    if not state.year or not state.season:
        return 0.0
    soldiers = state.provinces[seat].soldiers + (1.8 if state.modules.army else 3.0)
    total, year = 0.0, [enemy for enemy in ENEMIES if enemy.year == state.year]
    for enemy in year:
        mine = soldiers + sum(effect(state, enemy) for effect in effects(state, seat, "battle"))
        gain = enemy.reward.points + RESOURCE * (sum(enemy.reward.goods) + enemy.reward.any) + 0.5
        loss = enemy.loss.points + 2.5 * enemy.loss.building + 0.3 * (sum(enemy.loss.goods) + enemy.loss.any)
        win = min(1.0, max(0.0, (mine - enemy.strength + 2) / 5))
        total += win * gain - (1 - win) * loss
    return total / len(year)
