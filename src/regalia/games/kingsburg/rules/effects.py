"""What buildings do, row by row of the board: each under the name of its building, at the moment when it counts."""

from regalia.core.protocol import Seat
from regalia.games.kingsburg.box.data import RESOURCES, Enemy, Gain
from regalia.games.kingsburg.rules import moments
from regalia.games.kingsburg.rules.actions import Pay, Reroll
from regalia.games.kingsburg.rules.gains import score
from regalia.games.kingsburg.rules.hooks import on
from regalia.games.kingsburg.rules.rows import (
    GOLD,
    STONE,
    WOOD,
    amounts,
    brings,
    cheaper,
    is_so,
    sells,
    strength,
    when_low,
)
from regalia.games.kingsburg.rules.state import BUILDINGS, Readable, Realm

# row A: bought at the end of summer
sells("sawmill", WOOD, Gain((2, 0, 0)))
sells("quarry", STONE, Gain((3, 0, 0)))
sells("goldsmith", GOLD, Gain(soldiers=1, points=1))
is_so(moments.MINT, "mint")  # all three also work at the end of spring and of autumn


# row B
@on(moments.REROLL)
def statue(state: Readable, seat: Seat) -> list[Reroll]:
    """When all your dice show the same face, reroll one of them."""
    province = state.provinces[seat]
    if "statue" in province.used or len({*province.dice, *province.bonus}) != 1:
        return []
    face = province.dice[0] if province.dice else province.bonus[0]
    mine = [Reroll(face)] if province.dice else []
    return [*mine, *([Reroll(face, True)] if province.bonus else [])]


when_low(moments.REROLL, "chapel", 7)  # reroll all your dice
strength("church", demons=1)


@on(moments.GAME_END)
def cathedral(state: Readable, seat: Seat) -> int:
    """A point for every two resources left."""
    return state.provinces[seat].resources // 2


# row C
@on(moments.END)
def inn(state: Realm, seat: Seat) -> None:
    """A +2 token at the end of summer."""
    state.provinces[seat].plus2 += state.season == "summer"


is_so(moments.MARKET, "market")  # once a season an advisor one rank above or below your dice
amounts(moments.BONUS, "farms", 1)  # a bonus die every season, for those who like...
strength("farms", -1)  # ... and one strength less, which cannot be refused
brings(moments.SEASON, "merchants-guild", GOLD)  # before the dice are rolled

# row D
strength("guard-tower", 1)
strength("blacksmith", 1)
amounts(moments.SOLDIER, "barracks", 1)  # a soldier costs one resource
strength("wizards-guild", 2)

# row E
strength("palisade", 1, zombies=1)
strength("stone-wall", 1)
is_so(moments.DRAW_WINS, "stone-wall")
strength("fortress", 1)


@on(moments.REWARD)
def stable(state: Readable, rank: int, gain: Gain) -> Gain:
    """One soldier more from an advisor who gives soldiers."""
    return gain._replace(soldiers=gain.soldiers + 1) if gain.soldiers else gain


@on(moments.VICTORY)
def fortress(state: Readable, seat: Seat) -> Gain:
    """A point for a victory."""
    return Gain(points=1)


# row F
strength("barricade", goblins=1)
cheaper("crane", GOLD, 1, columns=(3, 4))


@on(moments.PRICE)
def town_hall(state: Readable, seat: Seat) -> list[Pay]:
    """Once a season a +2 token or a resource for a point."""
    province = state.provinces[seat]
    purse = zip((*RESOURCES, "plus2"), (*province.goods, province.plus2), strict=True)
    return [Pay("town-hall", price) for price, count in purse if count]


@on(moments.BOUGHT, "town-hall")
def town_hall_bought(state: Readable) -> Gain:
    return Gain(points=1)


@on(moments.END)
def embassy(state: Realm, seat: Seat) -> None:
    """A point at the end of every season."""
    score(state, seat, 1, BUILDINGS)


# row G
@on(moments.BATTLE)
def improvised_defenses(state: Readable, enemy: Enemy) -> int:
    """1 against an enemy whose printed strength is 5 or less."""
    return int(enemy.strength <= 5)


is_so(moments.RECRUITS_WITH_TOKENS, "recruiting-center")  # +2 tokens pay for soldiers like resources


@on(moments.MUSTER)
def training_camp(state: Realm, seat: Seat) -> None:
    """A soldier for a player with fewer than two before recruiting."""
    state.provinces[seat].soldiers += state.provinces[seat].soldiers < 2


@on(moments.ACADEMY)
def military_academy(state: Readable, face: int) -> int:
    """The number on an own die instead of the King's; half of it, rounded up, in place of an army token."""
    return -(-face // 2) if state.modules.army else face
