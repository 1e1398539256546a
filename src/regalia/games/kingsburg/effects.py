"""What buildings do: each effect under the name of its building, at the moment when it counts."""

from regalia.core.protocol import Seat
from regalia.games.kingsburg.actions import Invoke, Pay, Reroll
from regalia.games.kingsburg.data import RESOURCES, Building, Enemy, Gain, Goods
from regalia.games.kingsburg.hooks import effects, on
from regalia.games.kingsburg.rules.gains import add_one, score
from regalia.games.kingsburg.state import BATTLES, BUILDINGS, Realm

GOLD, WOOD, STONE = range(3)
COLUMN_DISCOUNT = (3, 4)


# --- row A ----------------------------------------------------------------------------------------


def _row_a_open(state: Realm, seat: Seat) -> bool:
    """At the end of summer; with the Mint at the end of every season."""
    return state.season == "summer" or bool(effects(state, seat, "mint"))


@on("mint")
def mint() -> bool:
    """Sawmill, Quarry and Goldsmith also work at the end of spring and of autumn."""
    return True


def _sells(state: Realm, seat: Seat, resource: int, power: str) -> list[Pay]:
    can = _row_a_open(state, seat) and state.provinces[seat].goods[resource]
    return [Pay(power, RESOURCES[resource])] if can else []


@on("price")
def sawmill(state: Realm, seat: Seat) -> list[Pay]:
    """A wood for two gold."""
    return _sells(state, seat, WOOD, "sawmill")


@on("bought", "sawmill")
def sawmill_bought(state: Realm, seat: Seat) -> None:
    add_one(state, seat, GOLD, 2)


@on("price")
def quarry(state: Realm, seat: Seat) -> list[Pay]:
    """A stone for three gold."""
    return _sells(state, seat, STONE, "quarry")


@on("bought", "quarry")
def quarry_bought(state: Realm, seat: Seat) -> None:
    add_one(state, seat, GOLD, 3)


@on("price")
def goldsmith(state: Realm, seat: Seat) -> list[Pay]:
    """A gold for a soldier and a point."""
    return _sells(state, seat, GOLD, "goldsmith")


@on("bought", "goldsmith")
def goldsmith_bought(state: Realm, seat: Seat) -> None:
    state.provinces[seat].soldiers += 1
    score(state, seat, 1, BUILDINGS)


# --- row B ----------------------------------------------------------------------------------------


@on("reroll")
def statue(state: Realm, seat: Seat) -> list[Reroll]:
    """When all your dice show the same face, reroll one of them."""
    province = state.provinces[seat]
    if "statue" in province.used or len({*province.dice, *province.bonus}) != 1:
        return []
    face = province.dice[0] if province.dice else province.bonus[0]
    mine = [Reroll(face)] if province.dice else []
    return [*mine, *([Reroll(face, True)] if province.bonus else [])]


@on("reroll")
def chapel(state: Realm, seat: Seat) -> list[Invoke]:
    """When your dice total 7 or less, reroll them all."""
    ready = "chapel" not in state.provinces[seat].used and state.provinces[seat].total <= 7
    return [Invoke("chapel")] if ready else []


@on("battle")
def church(state: Realm, enemy: Enemy) -> int:
    """1 against Demons."""
    return int(enemy.kind == "demons")


@on("game_end")
def cathedral(state: Realm, seat: Seat) -> int:
    """A point for every two resources left."""
    return state.provinces[seat].resources // 2


# --- row C ----------------------------------------------------------------------------------------


@on("end")
def inn(state: Realm, seat: Seat) -> None:
    """A +2 token at the end of summer."""
    state.provinces[seat].plus2 += state.season == "summer"


@on("market")
def market(state: Realm) -> bool:
    """Once a season an advisor one rank above or below your dice."""
    return True


@on("bonus")
def farms(state: Realm) -> int:
    """A bonus die every season, for those who like..."""
    return 1


@on("battle", "farms")
def farms_in_battle(state: Realm, enemy: Enemy) -> int:
    """... and one strength less, which cannot be refused."""
    return -1


@on("season")
def merchants_guild(state: Realm, seat: Seat) -> None:
    """A gold before the dice are rolled."""
    add_one(state, seat, GOLD)


# --- row D ----------------------------------------------------------------------------------------


@on("battle")
def guard_tower(state: Realm, enemy: Enemy) -> int:
    """1 strength."""
    return 1


@on("battle")
def blacksmith(state: Realm, enemy: Enemy) -> int:
    """1 strength."""
    return 1


@on("soldier")
def barracks(state: Realm) -> int:
    """A soldier costs one resource."""
    return 1


@on("battle")
def wizards_guild(state: Realm, enemy: Enemy) -> int:
    """2 strength."""
    return 2


# --- row E ----------------------------------------------------------------------------------------


@on("battle")
def palisade(state: Realm, enemy: Enemy) -> int:
    """1 strength, 2 against Zombies."""
    return 2 if enemy.kind == "zombies" else 1


@on("reward")
def stable(state: Realm, rank: int, gain: Gain) -> Gain:
    """One soldier more from an advisor who gives soldiers."""
    return gain._replace(soldiers=gain.soldiers + 1) if gain.soldiers else gain


@on("battle")
def stone_wall(state: Realm, enemy: Enemy) -> int:
    """1 strength..."""
    return 1


@on("draw_wins", "stone-wall")
def stone_wall_draw() -> bool:
    """... and a draw is a victory."""
    return True


@on("battle")
def fortress(state: Realm, enemy: Enemy) -> int:
    """1 strength..."""
    return 1


@on("victory", "fortress")
def fortress_victory(state: Realm, seat: Seat) -> None:
    """... and a point for a victory."""
    score(state, seat, 1, BATTLES)


# --- row F ----------------------------------------------------------------------------------------


@on("battle")
def barricade(state: Realm, enemy: Enemy) -> int:
    """1 against Goblins."""
    return int(enemy.kind == "goblins")


@on("discount")
def crane(state: Realm, building: Building) -> Goods:
    """A gold less for buildings of columns III and IV."""
    return (int(building.column in COLUMN_DISCOUNT), 0, 0)


@on("price")
def town_hall(state: Realm, seat: Seat) -> list[Pay]:
    """Once a season a +2 token or a resource for a point."""
    province = state.provinces[seat]
    purse = zip((*RESOURCES, "plus2"), (*province.goods, province.plus2), strict=True)
    return [Pay("town-hall", price) for price, count in purse if count]


@on("bought", "town-hall")
def town_hall_bought(state: Realm, seat: Seat) -> None:
    score(state, seat, 1, BUILDINGS)


@on("end")
def embassy(state: Realm, seat: Seat) -> None:
    """A point at the end of every season."""
    score(state, seat, 1, BUILDINGS)


# --- row G ----------------------------------------------------------------------------------------


@on("battle")
def improvised_defenses(state: Realm, enemy: Enemy) -> int:
    """1 against an enemy whose printed strength is 5 or less."""
    return int(enemy.strength <= 5)


@on("recruits_with_tokens")
def recruiting_center(state: Realm) -> bool:
    """+2 tokens pay for soldiers like resources."""
    return True


@on("muster")
def training_camp(state: Realm, seat: Seat) -> None:
    """A soldier for who has fewer than two before recruiting."""
    state.provinces[seat].soldiers += state.provinces[seat].soldiers < 2


@on("academy")
def military_academy(state: Realm, face: int) -> int:
    """The number on an own die instead of the King's; half of it, rounded up, in place of an army token."""
    return -(-face // 2) if state.modules.army else face
