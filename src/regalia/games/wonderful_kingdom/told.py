"""What a seat learns of an entry."""

from regalia.core.protocol import Entry, Seat, Together
from regalia.games.wonderful_kingdom.actions import Draw, Mixed, Offer, Propose
from regalia.games.wonderful_kingdom.state import BACK, Realm

SECRET = ("deal", "threat", "advisor", "look")


def told(state: Realm, entry: Entry, seat: Seat | None) -> Entry | None:
    """All is public but draws to hands, hidden cards of proposals, and what is done in a lane that is still open."""
    action = entry.action
    if entry.lane is not None and entry.lane != seat and state.agenda and isinstance(state.agenda[-1], Together):
        return None
    if state.setting.solo:
        return entry
    if isinstance(action, Draw):
        what, _, owner = action.place.partition(" ")
        return entry if what not in SECRET or owner == str(seat) else entry._replace(action=Draw(action.place, BACK))
    if isinstance(action, Mixed) and action.seat != seat:
        return entry._replace(action=Mixed(action.seat, BACK))
    if isinstance(action, Propose) and entry.seat != seat:
        one, two = sorted((_veiled(action.first), _veiled(action.second)))
        return entry._replace(action=Propose(one, two))
    return entry


def _veiled(offer: Offer) -> Offer:
    return Offer(BACK, offer.area, True) if offer.down else offer
