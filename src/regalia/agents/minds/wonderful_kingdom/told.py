"""What a duchy and what cards are worth, part by part, for people who ask why."""

from collections.abc import Sequence

from regalia.agents.minds.wonderful_kingdom.duel_value import Book, Grown
from regalia.agents.minds.wonderful_kingdom.planner import follow, parts
from regalia.agents.minds.wonderful_kingdom.value import beside, estate, kinds, standing, summed
from regalia.core.protocol import Seat
from regalia.games.wonderful_kingdom.rules.hints import promise
from regalia.games.wonderful_kingdom.rules.state import Realm


def duchy(world: Realm, seat: Seat, cards: Sequence[str], thrift: int) -> dict[str, float]:
    """A duchy that follows the plan with these cards."""
    if not world.agenda:
        return summed(standing(world, seat), {"kinds": kinds(world, seat)})
    now = estate(world, seat)
    return summed(standing(world, seat), {"power": promise(world, seat)}, parts(now, follow(now, cards), thrift))


def gained(book: Book, cards: tuple[str, ...]) -> dict[str, float]:
    """What cards bring to a seat."""
    book.gain(cards)
    then, now = _planned(book.known[cards]), _planned(book.known[()])
    return summed(then, {name: -points for name, points in now.items()}, *[beside(book.world, card) for card in cards])


def _planned(grown: Grown) -> dict[str, float]:
    return parts(grown.estate, grown.plan.order, grown.plan.thrift)
