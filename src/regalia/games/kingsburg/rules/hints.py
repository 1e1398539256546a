"""What bots know of the game: the worth of a position in the eyes of a simple player."""

from regalia.core.protocol import Seat
from regalia.games.kingsburg.box.data import ADVISORS, BIT, BUILDINGS, ENEMIES, YEARS, Gain
from regalia.games.kingsburg.rules.actions import Copy, Influence
from regalia.games.kingsburg.rules.bonus import ChoosingDice
from regalia.games.kingsburg.rules.dice import Rolling
from regalia.games.kingsburg.rules.rewards import improved, private_gain
from regalia.games.kingsburg.rules.setup import Raising
from regalia.games.kingsburg.rules.state import Realm
from regalia.games.kingsburg.rules.winter import modifier

RESOURCE, TOKEN, DIE, ENVOY, GOVERNOR = 0.75, 0.7, 0.12, 1.5, 4.0
YEARLY = {  # what a building brings in a year beside its points
    "statue": 0.2,
    "chapel": 0.5,
    "inn": 0.7,
    "market": 1.5,
    "farms": 3.0,
    "merchants-guild": 3.5,
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
    """Points, what can become points, and how the battle of the year is likely to end.

    What advisors will give counts as received, so that nothing is gained by ending the season early."""
    province, coming = state.provinces[seat], _coming(state, seat)
    left = YEARS - state.year + (0.5 if state.season != "autumn" else 0.2)
    resources = province.resources + sum(coming.goods) + coming.any
    built = sum(YEARLY.get(b.name, 0.0) for b in BUILDINGS if province.built & BIT[b.name])
    return (
        province.score
        + coming.points
        + RESOURCE * min(resources, 6)
        + 0.4 * max(0, resources - 6)
        + TOKEN * min(province.plus2 + coming.plus2, 3)
        + DIE * (len(province.dice) + len(province.bonus) + _joining(state, seat))
        + ENVOY * (state.envoy == seat)
        + built * left
        + _governor(state, seat)
        + _battle(state, seat, province.soldiers + coming.soldiers)
    )


def _joining(state: Realm, seat: Seat) -> int:
    """Bonus dice that a seat has added to its roll and that are not rolled yet."""
    step = state.agenda[-1] if state.agenda else None
    if isinstance(step, ChoosingDice):
        return dict(zip(state.order, step.joining, strict=False)).get(seat, 0)
    if isinstance(step, Rolling):
        rolls = [roll for roll in state.agenda if isinstance(roll, Rolling) and roll.player == seat]
        return sum([roll.count for roll in rolls if roll.bonus])
    return 0


def _governor(state: Realm, seat: Seat) -> float:
    """A governor in office, or one that the seat would have for its bid."""
    step = state.agenda[-1] if state.agenda else None
    if isinstance(step, Raising) and step.lot.leader == seat:
        return GOVERNOR - step.lot.bid
    return GOVERNOR if state.provinces[seat].governor else 0.0


def _coming(state: Realm, seat: Seat) -> Gain:
    """All that the advisors of a seat will give it."""
    gains = [_gain(state, seat, lying) for who, lying in state.court if who == seat]
    gold, wood, stone = (sum(gain.goods[at] for gain in gains) for at in range(3))
    sums = (sum(getattr(gain, what) for gain in gains) for what in ("any", "plus2", "soldiers", "points"))
    return Gain((gold, wood, stone), *sums)


def _gain(state: Realm, seat: Seat, lying: Influence | Copy) -> Gain:
    """What one advisor gives; the Alchemist makes two of one, the Smuggler three of a point."""
    if lying.private:
        return private_gain(state, lying.rank)
    advisor = ADVISORS[lying.rank - 1]
    special = {"alchemist": Gain(any=1), "smuggler": Gain(any=3, points=-1)}
    return special.get(advisor.name) or improved(state, seat, lying.rank, advisor.gains[0])


def _battle(state: Realm, seat: Seat, held: int) -> float:
    """The mean of reward and loss against the enemies of the year, with a middling reinforcement."""
    if not state.year:
        return 0.0
    soldiers = held + (1.8 if state.modules.army else 3.0)
    total, known = 0.0, state.shown or seat in state.known
    year = [e for e in ENEMIES if e.name == state.enemy or (e.year == state.year and not known)]
    for enemy in year:
        mine = soldiers + modifier(state, seat, enemy)
        gain = enemy.reward.points + RESOURCE * (sum(enemy.reward.goods) + enemy.reward.any) + 0.5
        loss = enemy.loss.points + 2.5 * enemy.loss.building + 0.3 * (sum(enemy.loss.goods) + enemy.loss.any)
        win = min(1.0, max(0.0, (mine - enemy.strength + 2) / 5))
        total += win * gain - (1 - win) * loss
    return total / len(year)
