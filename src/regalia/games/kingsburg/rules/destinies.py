"""What destiny cards do to everybody for a year, each under its name."""

from regalia.core.protocol import Seat, then
from regalia.games.kingsburg.box.data import Gain
from regalia.games.kingsburg.rules import moments
from regalia.games.kingsburg.rules.fortune import Levying, Searching
from regalia.games.kingsburg.rules.gains import Taking, take_any
from regalia.games.kingsburg.rules.hooks import number, on
from regalia.games.kingsburg.rules.rows import GOLD, STONE, WOOD, amounts, brings_tokens, cheaper, is_so
from regalia.games.kingsburg.rules.state import Readable, Realm

amounts(moments.OWN_DICE, "famine", 2)  # instead of three
amounts(moments.PLENTY, "good-year", "any")  # resources of choice, or a bonus die for those who have none this season
amounts(moments.SNOW, "heavy-snow", "soldiers")  # for everybody, and no die of the King
amounts(moments.ENEMY, "fierce-enemies", 1)
amounts(moments.ENEMY, "weary-enemies", "strength", -1)
amounts(moments.COPY, "secret-deals", "rank")  # once this year receive what an advisor up to this rank gave another
amounts(moments.BLOCKED, "king-ill", 1 << 18)
amounts(moments.BLOCKED, "queen-away", 1 << 17)
amounts(moments.SECOND_SLOT, "open-court", "rank")  # two players may influence each advisor up to it
amounts(moments.VOLUNTEERS, "volunteers", "discount")  # for each soldier, which still costs one resource
amounts(moments.FIRST_SOLDIER, "war-tax", "surcharge")
amounts(moments.TOURNAMENT, "tournament", "points")  # for the strongest victors
amounts(moments.CENSUS, "royal-census", "points")  # as the King's reward
cheaper("builders-strike", GOLD, "gold", -1, columns=(4,))
cheaper("cheap-timber", WOOD, "wood")
cheaper("cheap-stone", STONE, "stone")
brings_tokens(moments.YEAR, "comet", "plus2")
is_so(moments.NO_ENVOY, "envoy-recalled")  # phase 5 is skipped; whoever holds the envoy keeps it
is_so(moments.GENEROUS, "generous-king")  # the King's bonus die is for spring and summer
is_so(moments.SCOUTED, "scouts")  # the enemy of the year lies open from the start
is_so(moments.FOG, "thick-fog")  # nobody may look at the enemy


def _find(card: str, resource: int) -> None:
    """Everybody rolls a die each season; a high one brings a resource."""
    on(moments.SEASON, card)(lambda state, seat: then(state, Searching(seat, card, resource)))


_find("stone-find", STONE)
_find("gold-find", GOLD)
_find("timber-find", WOOD)


@on(moments.GIFT)
def rising_stars(state: Realm, seat: Seat, rank: int) -> None:
    """The first dice of a season on advisors 1, 3 and 5 find a resource of choice there."""
    if rank in (number(state, "rising-stars", place) for place in ("first", "second", "third")):
        then(state, Taking(seat, 1, "destiny.rising-stars"))


@on(moments.YEAR)
def royal_gift(state: Realm, seat: Seat) -> None:
    """A resource of choice at the start of the year."""
    take_any(state, seat, number(state, "royal-gift", "any"), "destiny.royal-gift")


@on(moments.LEVY)
def royal_levy(seat: Seat) -> Levying:
    """At the end of autumn pay a gold or lose a point."""
    return Levying(seat)


@on(moments.REWARD)
def festival(state: Readable, rank: int, gain: Gain) -> Gain:
    """The Jester gives two points."""
    return gain._replace(points=number(state, "festival", "points")) if rank == 1 else gain
