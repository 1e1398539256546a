"""Options are compared in the round in which they are chosen, even if one of them ends it."""

from regalia.core.protocol import Seat
from regalia.games.wonderful_kingdom.rules.state import ROUNDS, Realm
from regalia.games.wonderful_kingdom.rules.window import Lingering


def stopped_at_round_end(world: Realm, seat: Seat) -> Realm:
    """The world with a stop before its next round; the end of the game needs none, there points are counted."""
    stopped = world.copy()
    if 0 < stopped.round < ROUNDS:
        stopped.agenda.insert(1, Lingering(seat))
    return stopped
