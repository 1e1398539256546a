"""What a duchy and what cards are worth, part by part, for people who ask why."""

from collections.abc import Sequence

from regalia.agents.minds.wonderful_kingdom.duel_cards import CardValues, Extended
from regalia.agents.minds.wonderful_kingdom.planner import follow, parts
from regalia.agents.minds.wonderful_kingdom.value import certain_parts, estate, kinds, summed, unplanned_parts
from regalia.core.protocol import Seat
from regalia.games.wonderful_kingdom.rules.hints import promise
from regalia.games.wonderful_kingdom.rules.state import Realm


def duchy_parts(world: Realm, seat: Seat, cards: Sequence[str], thrift: int) -> dict[str, float]:
    """A duchy that follows the plan with these cards."""
    if not world.agenda:
        return summed(certain_parts(world, seat), {"kinds": kinds(world, seat)})
    now = estate(world, seat)
    return summed(certain_parts(world, seat), {"power": promise(world, seat)}, parts(now, follow(now, cards), thrift))


def card_parts(values: CardValues, cards: tuple[str, ...]) -> dict[str, float]:
    """What cards bring to a seat."""
    values.gain(cards)
    then, now = _planned(values.known[cards]), _planned(values.known[()])
    less = {name: -points for name, points in now.items()}
    return summed(then, less, *[unplanned_parts(values.world, card) for card in cards])


def _planned(grown: Extended) -> dict[str, float]:
    return parts(grown.estate, grown.plan.order, grown.plan.thrift)
