"""The log of a game as one viewer may read it: what others do in lanes comes when the lanes are closed."""

from typing import Any

from regalia.core.game import AnyGame
from regalia.core.lanes import open_lanes
from regalia.core.protocol import Entry, Seat


class ViewerLog:
    """Gives the log to one viewer while it is written; None is a spectator."""

    def __init__(self, game: AnyGame, seat: Seat | None) -> None:
        self.game, self.seat = game, seat
        self.withheld: list[Entry] = []  # in lanes that are still open

    def add(self, entry: Entry, lanes: object, state: Any) -> list[Entry]:
        """What the viewer may read after an entry: the lanes that were open before it, and the state after it."""
        self.withheld.append(entry)
        moment = state if lanes is open_lanes(state) else _before_lanes(state)
        told = [(each, self.game.told(moment, each, self.seat)) for each in self.withheld]
        self.withheld = [each for each, known in told if known is None]
        return [known for _, known in told if known is not None]

    def take_back(self, undone: Entry) -> bool:
        """Whether a seat's last choice, taken back, was still withheld; then the viewer never reads it."""
        for at in reversed(range(len(self.withheld))):
            if self.withheld[at] == undone:
                del self.withheld[at]
                return True
        return False


def _before_lanes(state: Any) -> Any:
    """The moment when the last lanes were closed and the next, if any, not yet open."""
    if open_lanes(state) is None:
        return state
    moment = state.copy()
    moment.agenda.pop()
    return moment
