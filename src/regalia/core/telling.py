"""What a viewer hears of a game, entry by entry: what others do in lanes when the lanes are closed."""

from typing import Any

from regalia.core.game import AnyGame
from regalia.core.lanes import Together
from regalia.core.protocol import Entry, Seat


class Teller:
    """Tells the log of a game to one viewer while it is written; None is a spectator."""

    def __init__(self, game: AnyGame, seat: Seat | None) -> None:
        self.game, self.seat = game, seat
        self.waiting: list[Entry] = []  # in lanes that are still open

    def hear(self, entry: Entry, lanes: object, state: Any) -> list[Entry]:
        """What can be told after an entry: the lanes that were open before it, and the state after it."""
        self.waiting.append(entry)
        moment = state if lanes is opened(state) else _before_lanes(state)
        told = [(each, self.game.told(moment, each, self.seat)) for each in self.waiting]
        self.waiting = [each for each, known in told if known is None]
        return [known for _, known in told if known is not None]

    def forget(self, undone: Entry) -> bool:
        """Whether a seat's last choice, taken back, has not been told yet; then it never will be."""
        for at in reversed(range(len(self.waiting))):
            if self.waiting[at] == undone:
                del self.waiting[at]
                return True
        return False


def opened(state: Any) -> object:
    """The lanes that are open, as they began: the same object until they close."""
    top = state.agenda[-1] if state.agenda else None
    return top.opened if isinstance(top, Together) else None


def _before_lanes(state: Any) -> Any:
    """The moment when the last lanes were closed and the next, if any, not yet open."""
    if opened(state) is None:
        return state
    moment = state.copy()
    moment.agenda.pop()
    return moment
