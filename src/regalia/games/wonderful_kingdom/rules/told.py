"""What a seat learns of an entry."""

from regalia.core import lanes
from regalia.core.protocol import Entry, Seat
from regalia.games.wonderful_kingdom.rules.state import Realm


def told(state: Realm, entry: Entry, seat: Seat | None) -> Entry | None:
    """All is public but draws to hands, and hidden cards of proposals, which only their owner knows."""
    heard = lanes.told(state, entry, seat)
    return entry if heard is not None and (state.setting.solo or entry.seat == seat) else heard
