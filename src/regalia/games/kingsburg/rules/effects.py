"""What buildings do: each effect under the name of its building, at the moment when it counts."""

from regalia.core.protocol import Seat
from regalia.games.kingsburg.box.data import RESOURCES, Building, Enemy, Gain, Goods
from regalia.games.kingsburg.rules import moments
from regalia.games.kingsburg.rules.actions import Invoke, Pay, Reroll
from regalia.games.kingsburg.rules.gains import add_one, score
from regalia.games.kingsburg.rules.hooks import effects, on
from regalia.games.kingsburg.rules.state import BUILDINGS, Realm, Table

GOLD, WOOD, STONE = range(3)
COLUMN_DISCOUNT = (3, 4)


# --- row A ----------------------------------------------------------------------------------------


def _row_a_open(state: Table, seat: Seat) -> bool:
    """At the end of summer; with the Mint at the end of every season."""
    return state.season == "summer" or bool(effects(state, seat, moments.MINT))


@on(moments.MINT)
def mint(state: Table) -> bool:
    """Sawmill, Quarry and Goldsmith also work at the end of spring and of autumn."""
    return True


def _sells(state: Table, seat: Seat, resource: int, power: str) -> list[Pay]:
    can = _row_a_open(state, seat) and state.provinces[seat].goods[resource]
    return [Pay(power, RESOURCES[resource])] if can else []


@on(moments.PRICE)
def sawmill(state: Table, seat: Seat) -> list[Pay]:
    """A wood for two gold."""
    return _sells(state, seat, WOOD, "sawmill")


@on(moments.BOUGHT, "sawmill")
def sawmill_bought(state: Table) -> Gain:
    return Gain((2, 0, 0))


@on(moments.PRICE)
def quarry(state: Table, seat: Seat) -> list[Pay]:
    """A stone for three gold."""
    return _sells(state, seat, STONE, "quarry")


@on(moments.BOUGHT, "quarry")
def quarry_bought(state: Table) -> Gain:
    return Gain((3, 0, 0))


@on(moments.PRICE)
def goldsmith(state: Table, seat: Seat) -> list[Pay]:
    """A gold for a soldier and a point."""
    return _sells(state, seat, GOLD, "goldsmith")


@on(moments.BOUGHT, "goldsmith")
def goldsmith_bought(state: Table) -> Gain:
    return Gain(soldiers=1, points=1)


# --- row B ----------------------------------------------------------------------------------------


@on(moments.REROLL)
def statue(state: Table, seat: Seat) -> list[Reroll]:
    """When all your dice show the same face, reroll one of them."""
    province = state.provinces[seat]
    if "statue" in province.used or len({*province.dice, *province.bonus}) != 1:
        return []
    face = province.dice[0] if province.dice else province.bonus[0]
    mine = [Reroll(face)] if province.dice else []
    return [*mine, *([Reroll(face, True)] if province.bonus else [])]


@on(moments.REROLL)
def chapel(state: Table, seat: Seat) -> list[Invoke]:
    """When your dice total 7 or less, reroll them all."""
    ready = "chapel" not in state.provinces[seat].used and state.provinces[seat].total <= 7
    return [Invoke("chapel")] if ready else []


@on(moments.BATTLE)
def church(state: Table, enemy: Enemy) -> int:
    """1 against Demons."""
    return int(enemy.kind == "demons")


@on(moments.GAME_END)
def cathedral(state: Table, seat: Seat) -> int:
    """A point for every two resources left."""
    return state.provinces[seat].resources // 2


# --- row C ----------------------------------------------------------------------------------------


@on(moments.END)
def inn(state: Realm, seat: Seat) -> None:
    """A +2 token at the end of summer."""
    state.provinces[seat].plus2 += state.season == "summer"


@on(moments.MARKET)
def market(state: Table) -> bool:
    """Once a season an advisor one rank above or below your dice."""
    return True


@on(moments.BONUS)
def farms(state: Table) -> int:
    """A bonus die every season, for those who like..."""
    return 1


@on(moments.BATTLE, "farms")
def farms_in_battle(state: Table, enemy: Enemy) -> int:
    """... and one strength less, which cannot be refused."""
    return -1


@on(moments.SEASON)
def merchants_guild(state: Realm, seat: Seat) -> None:
    """A gold before the dice are rolled."""
    add_one(state, seat, GOLD)


# --- row D ----------------------------------------------------------------------------------------


@on(moments.BATTLE)
def guard_tower(state: Table, enemy: Enemy) -> int:
    """1 strength."""
    return 1


@on(moments.BATTLE)
def blacksmith(state: Table, enemy: Enemy) -> int:
    """1 strength."""
    return 1


@on(moments.SOLDIER)
def barracks(state: Table) -> int:
    """A soldier costs one resource."""
    return 1


@on(moments.BATTLE)
def wizards_guild(state: Table, enemy: Enemy) -> int:
    """2 strength."""
    return 2


# --- row E ----------------------------------------------------------------------------------------


@on(moments.BATTLE)
def palisade(state: Table, enemy: Enemy) -> int:
    """1 strength, 2 against Zombies."""
    return 2 if enemy.kind == "zombies" else 1


@on(moments.REWARD)
def stable(state: Table, rank: int, gain: Gain) -> Gain:
    """One soldier more from an advisor who gives soldiers."""
    return gain._replace(soldiers=gain.soldiers + 1) if gain.soldiers else gain


@on(moments.BATTLE)
def stone_wall(state: Table, enemy: Enemy) -> int:
    """1 strength..."""
    return 1


@on(moments.DRAW_WINS, "stone-wall")
def stone_wall_draw(state: Table) -> bool:
    """... and a draw is a victory."""
    return True


@on(moments.BATTLE)
def fortress(state: Table, enemy: Enemy) -> int:
    """1 strength..."""
    return 1


@on(moments.VICTORY, "fortress")
def fortress_victory(state: Table, seat: Seat) -> Gain:
    """... and a point for a victory."""
    return Gain(points=1)


# --- row F ----------------------------------------------------------------------------------------


@on(moments.BATTLE)
def barricade(state: Table, enemy: Enemy) -> int:
    """1 against Goblins."""
    return int(enemy.kind == "goblins")


@on(moments.DISCOUNT)
def crane(state: Table, building: Building) -> Goods:
    """A gold less for buildings of columns III and IV."""
    return (int(building.column in COLUMN_DISCOUNT), 0, 0)


@on(moments.PRICE)
def town_hall(state: Table, seat: Seat) -> list[Pay]:
    """Once a season a +2 token or a resource for a point."""
    province = state.provinces[seat]
    purse = zip((*RESOURCES, "plus2"), (*province.goods, province.plus2), strict=True)
    return [Pay("town-hall", price) for price, count in purse if count]


@on(moments.BOUGHT, "town-hall")
def town_hall_bought(state: Table) -> Gain:
    return Gain(points=1)


@on(moments.END)
def embassy(state: Realm, seat: Seat) -> None:
    """A point at the end of every season."""
    score(state, seat, 1, BUILDINGS)


# --- row G ----------------------------------------------------------------------------------------


@on(moments.BATTLE)
def improvised_defenses(state: Table, enemy: Enemy) -> int:
    """1 against an enemy whose printed strength is 5 or less."""
    return int(enemy.strength <= 5)


@on(moments.RECRUITS_WITH_TOKENS)
def recruiting_center(state: Table) -> bool:
    """+2 tokens pay for soldiers like resources."""
    return True


@on(moments.MUSTER)
def training_camp(state: Realm, seat: Seat) -> None:
    """A soldier for who has fewer than two before recruiting."""
    state.provinces[seat].soldiers += state.provinces[seat].soldiers < 2


@on(moments.ACADEMY)
def military_academy(state: Table, face: int) -> int:
    """The number on an own die instead of the King's; half of it, rounded up, in place of an army token."""
    return -(-face // 2) if state.modules.army else face
