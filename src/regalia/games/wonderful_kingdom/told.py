"""What a seat learns of an entry."""

from regalia.core.protocol import Entry, Seat, Together
from regalia.games.wonderful_kingdom.state import Realm


def told(state: Realm, entry: Entry, seat: Seat | None) -> Entry | None:
    """All is public but draws to hands, hidden cards of proposals, and what is done in a lane that is still open."""
    if entry.lane is not None and entry.lane != seat and state.agenda and isinstance(state.agenda[-1], Together):
        return None
    if state.setting.solo or entry.seat == seat:
        return entry
    return entry._replace(action=entry.action.seen(seat))
