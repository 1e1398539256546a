"""What governors do: each effect under the name of its governor, at the moment when it counts."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations

from regalia.core.protocol import Seat, then
from regalia.games.kingsburg.box.data import RESOURCES, Building, Enemy, Gain, Goods
from regalia.games.kingsburg.rules import moments
from regalia.games.kingsburg.rules.actions import Exchange, Turn, Turned
from regalia.games.kingsburg.rules.bonus import Blessing
from regalia.games.kingsburg.rules.conjuring import conjure
from regalia.games.kingsburg.rules.gains import Look, add, score, take_any
from regalia.games.kingsburg.rules.hooks import number, on
from regalia.games.kingsburg.rules.rows import (
    GOLD,
    STONE,
    WOOD,
    amounts,
    brings,
    brings_tokens,
    cheaper,
    is_so,
    strength,
    when_low,
)
from regalia.games.kingsburg.rules.state import GOVERNOR, Readable, Realm


def _less(cost: Goods, resource: int, count: int) -> Goods:
    paid = list(cost)
    paid[resource] = max(0, paid[resource] - count)
    return (paid[0], paid[1], paid[2])


@on(moments.BARGAIN)
def architect(state: Readable, seat: Seat, cost: Goods) -> Iterator[tuple[str, Goods]]:
    """Once a year, if nobody has more buildings: a resource of your choice less for a building."""
    mine = state.provinces[seat].buildings
    if "architect" not in state.provinces[seat].used and all(mine >= p.buildings for p in state.provinces):
        for at, resource in enumerate(RESOURCES):
            if cost[at]:
                yield resource, _less(cost, at, number(state, "architect", "discount"))


cheaper("carpenter", WOOD, "discount", row="C")
brings(moments.YEAR_END, "carpenter", WOOD, "wood")
amounts(moments.COUNTED, "damsel", "fewer")  # the King counts fewer buildings when he helps...
is_so(moments.SPARED, "damsel")  # ... and the enemy destroys none
is_so(moments.DUKE, "duke")  # when all have passed and the Duchess is free, move your highest dice to her


@on(moments.BONUS)
def fairy(state: Readable) -> int:
    """A bonus die in summer, if she likes."""
    return int(state.season == "summer")


strength("general", "strength")
amounts(moments.STRONGEST, "general", "points")  # as the strongest victor
when_low(moments.AFTER, "heiress", "total")


@on(moments.INVOKE, "heiress")
def heiress(state: Realm, seat: Seat) -> None:
    """Once in the game: one of each resource and two +2 tokens."""
    gold, wood, stone = (number(state, "heiress", resource) for resource in RESOURCES)
    add(state, seat, (gold, wood, stone))
    state.provinces[seat].plus2 += number(state, "heiress", "plus2")


@on(moments.BARGAIN)
def miner(state: Readable, seat: Seat, cost: Goods) -> Iterator[tuple[str, Goods]]:
    """Once a year a gold less for a building."""
    if "miner" not in state.provinces[seat].used and cost[GOLD]:
        yield "gold", _less(cost, GOLD, number(state, "miner", "discount"))


brings(moments.YEAR_END, "miner", GOLD, "gold")


@on(moments.LAST)
def minstrel(state: Realm, seat: Seat) -> None:
    """The very last of the year: a point for the lowest score, and one for a score level with another."""
    scores = [province.score for province in state.provinces]
    mine = scores[seat]
    points = number(state, "minstrel", "lowest") if mine == min(scores) else 0
    points += number(state, "minstrel", "level") if scores.count(mine) > 1 else 0
    score(state, seat, points, GOVERNOR)


when_low(moments.REROLL, "philosopher", "total")  # once a season, reroll all your dice...


@on(moments.CONSOLATION, "philosopher")
def philosopher_consoled(state: Readable, seat: Seat) -> int:
    """... and take a point if they are low again."""
    low = state.provinces[seat].total <= number(state, "philosopher", "total")
    return number(state, "philosopher", "points") if low else 0


@on(moments.PRIVATE)
def politician(state: Readable) -> Sequence[int]:
    """Two advisors of your own, whom nobody else can influence..."""
    return (number(state, "politician", "low"), number(state, "politician", "high"))


@on(moments.PRIVATE_GAIN, "politician")
def politician_gain(state: Readable, rank: int) -> Gain:
    """... and who give resources of your choice."""
    which = "low_any" if rank == number(state, "politician", "low") else "high_any"
    return Gain(any=number(state, "politician", which))


@on(moments.END)
def preacher(state: Realm, seat: Seat) -> None:
    """A point at the end of a season in which somebody, perhaps you, has built nothing."""
    if any("built" not in province.used for province in state.provinces):
        score(state, seat, number(state, "preacher", "points"), GOVERNOR)


when_low(moments.AFTER, "priest", "total")


@on(moments.INVOKE, "priest")
def priest(state: Realm, seat: Seat) -> None:
    """Once a season: a point for you, a bonus die for all without one, a point for the others."""
    score(state, seat, number(state, "priest", "points"), GOVERNOR)
    then(state, Blessing())


@on(moments.AFTER)
def prince(state: Readable, seat: Seat) -> list[Turned]:
    """Once a season, when all your dice total 8 or less, turn your own dice to 3, 4 and 6, or to some of these."""
    province = state.provinces[seat]
    if state.provinces[seat].total > 8 or "prince" in province.used:
        return []
    return [Turned(faces) for faces in combinations((3, 4, 6), len(province.dice))]


cheaper("sculptor", STONE, "discount", row="B")
brings(moments.YEAR_END, "sculptor", STONE, "stone")


@on(moments.YEAR)
def sorcerer(state: Realm, seat: Seat) -> None:
    """At the start of year III up to three buildings of column I, free and without points."""
    if state.year == 3:
        conjure(state, seat, 3)


@on(moments.TAX)
def tax_collector(state: Realm, seat: Seat, building: Building) -> None:
    """A resource of your choice at once when another builds in column IV."""
    if building.column == 4:
        take_any(state, seat, 1, "governor.tax-collector")


@on(moments.REROLL)
def trickster(state: Readable, seat: Seat) -> list[Turn]:
    """Once a season turn any of your dice that show 2 to 1 or 3."""
    province = state.provinces[seat]
    if "trickster" in province.used:
        return []
    kinds = [bonus for bonus, dice in ((False, province.dice), (True, province.bonus)) if 2 in dice]
    return [Turn(face, bonus) for bonus in kinds for face in (1, 3)]


brings_tokens(moments.YEAR, "astrologer", "plus2")
amounts(moments.FIRST_SOLDIER, "captain", "discount", -1)


@on(moments.MUSTER)
def spy(state: Realm, seat: Seat) -> None:
    """Look at the enemy before recruiting..."""
    then(state, Look(seat))


@on(moments.VICTORY, "spy")
def spy_victory(state: Readable, seat: Seat) -> Gain:
    """... and take a resource of your choice if you then win."""
    return Gain(any=number(state, "spy", "any") if seat in state.known else 0)


brings(moments.SETUP, "trader", GOLD, "gold")  # at the start of the game...


@on(moments.EXCHANGE, "trader")
def trader_exchange(state: Readable, seat: Seat) -> list[Exchange]:
    """... and once a season, when building, one resource for another."""
    province = state.provinces[seat]
    if "trader" in province.used:
        return []
    return [Exchange(give, get) for give in range(3) for get in range(3) if give != get and province.goods[give]]


is_so(moments.WINS_TIES, "chamberlain")  # for the King's favour and envoy...


@on(moments.SECOND, "chamberlain")
def chamberlain_second(state: Realm, seat: Seat, counts: Mapping[Seat, int]) -> None:
    """... and have a point as the second in the King's reward."""
    if sorted(set(counts.values()), reverse=True)[1:2] == [counts[seat]]:
        score(state, seat, number(state, "chamberlain", "points"), GOVERNOR)


@on(moments.BATTLE)
def veteran(state: Readable, enemy: Enemy) -> int:
    """1 strength in years I, III and V..."""
    return number(state, "veteran", "strength") if state.year % 2 else 0


amounts(moments.MERCY, "veteran", "mercy")  # ... and fewer points are lost in a defeat
