"""What destiny cards do to everybody for a year, each under its name."""

from regalia.core.protocol import Seat, then
from regalia.games.kingsburg.box.data import Building, Gain, Goods
from regalia.games.kingsburg.rules import moments
from regalia.games.kingsburg.rules.effects import GOLD, STONE, WOOD
from regalia.games.kingsburg.rules.fortune import Levying, Searching
from regalia.games.kingsburg.rules.gains import Taking, take_any
from regalia.games.kingsburg.rules.hooks import number, on
from regalia.games.kingsburg.rules.state import Realm, Table


@on(moments.OWN_DICE)
def famine(state: Table) -> int:
    """Two own dice instead of three."""
    return 2


@on(moments.PLENTY)
def good_year(state: Table) -> int:
    """Who has no bonus die this season may roll one; who has one takes so many resources of choice."""
    return number(state, "good-year", "any")


@on(moments.SNOW)
def heavy_snow(state: Table) -> int:
    """No die of the King: two soldiers for everybody."""
    return number(state, "heavy-snow", "soldiers")


@on(moments.ENEMY)
def fierce_enemies(state: Table) -> int:
    """The enemy is stronger by 1."""
    return 1


@on(moments.GIFT)
def rising_stars(state: Realm, seat: Seat, rank: int) -> None:
    """The first dice of a season on advisors 1, 3 and 5 find a resource of choice there."""
    if rank in (number(state, "rising-stars", place) for place in ("first", "second", "third")):
        then(state, Taking(seat, 1))


@on(moments.COPY)
def secret_deals(state: Table) -> int:
    """Once this year receive what a low advisor gives whom another has influenced: the highest rank."""
    return number(state, "secret-deals", "rank")


@on(moments.BLOCKED)
def king_ill(state: Table) -> int:
    """The King cannot be influenced."""
    return 1 << 18


@on(moments.BLOCKED)
def queen_away(state: Table) -> int:
    """The Queen cannot be influenced."""
    return 1 << 17


@on(moments.SEASON)
def stone_find(state: Realm, seat: Seat) -> None:
    """Everybody rolls a die each season; a high one brings a stone."""
    then(state, Searching(seat, "stone-find", STONE))


@on(moments.SEASON)
def gold_find(state: Realm, seat: Seat) -> None:
    """Everybody rolls a die each season; a high one brings a gold."""
    then(state, Searching(seat, "gold-find", GOLD))


@on(moments.SEASON)
def timber_find(state: Realm, seat: Seat) -> None:
    """Everybody rolls a die each season; a high one brings a wood."""
    then(state, Searching(seat, "timber-find", WOOD))


@on(moments.YEAR)
def royal_gift(state: Realm, seat: Seat) -> None:
    """A resource of choice at the start of the year."""
    take_any(state, seat, number(state, "royal-gift", "any"))


@on(moments.ENEMY)
def weary_enemies(state: Table) -> int:
    """The enemy is weaker by 1."""
    return -number(state, "weary-enemies", "strength")


@on(moments.VOLUNTEERS)
def volunteers(state: Table) -> int:
    """Soldiers cost a resource less, never below one."""
    return number(state, "volunteers", "discount")


@on(moments.FIRST_SOLDIER)
def war_tax(state: Table) -> int:
    """The first soldier costs a resource more."""
    return number(state, "war-tax", "surcharge")


@on(moments.DISCOUNT)
def builders_strike(state: Table, building: Building) -> Goods:
    """Column IV costs a gold more."""
    return (-number(state, "builders-strike", "gold") if building.column == 4 else 0, 0, 0)


@on(moments.DISCOUNT)
def cheap_timber(state: Table, building: Building) -> Goods:
    """A wood less."""
    return (0, number(state, "cheap-timber", "wood"), 0)


@on(moments.DISCOUNT)
def cheap_stone(state: Table, building: Building) -> Goods:
    """A stone less."""
    return (0, 0, number(state, "cheap-stone", "stone"))


@on(moments.TOURNAMENT)
def tournament(state: Table) -> int:
    """Two points for the strongest victors."""
    return number(state, "tournament", "points")


@on(moments.CENSUS)
def royal_census(state: Table) -> int:
    """The King's reward is two points."""
    return number(state, "royal-census", "points")


@on(moments.NO_ENVOY)
def envoy_recalled(state: Table) -> bool:
    """Phase 5 is skipped; who holds the envoy keeps it."""
    return True


@on(moments.GENEROUS)
def generous_king(state: Table) -> bool:
    """The King's bonus die is for spring and summer."""
    return True


@on(moments.SCOUTED)
def scouts(state: Table) -> bool:
    """The enemy of the year lies open from the start."""
    return True


@on(moments.FOG)
def thick_fog(state: Table) -> bool:
    """Nobody may look at the enemy."""
    return True


@on(moments.YEAR)
def comet(state: Realm, seat: Seat) -> None:
    """A +2 token at the start of the year."""
    state.provinces[seat].plus2 += number(state, "comet", "plus2")


@on(moments.LEVY)
def royal_levy(seat: Seat) -> Levying:
    """At the end of autumn pay a gold or lose a point."""
    return Levying(seat)


@on(moments.REWARD)
def festival(state: Table, rank: int, gain: Gain) -> Gain:
    """The Jester gives two points."""
    return gain._replace(points=number(state, "festival", "points")) if rank == 1 else gain


@on(moments.SECOND_SLOT)
def open_court(state: Table) -> int:
    """Two players may influence each advisor up to this rank."""
    return number(state, "open-court", "rank")
