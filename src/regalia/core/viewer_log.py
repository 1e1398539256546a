"""The log of a game as one viewer may read it: what others do in lanes comes when the lanes are closed."""

from collections.abc import Sequence
from typing import Any

from regalia.core.game import AnyGame
from regalia.core.lanes import open_lanes
from regalia.core.protocol import CHANCE, Entry, Seat


class ViewerLog:
    """Gives the log to one viewer while it is written; None is a spectator."""

    def __init__(self, game: AnyGame, seat: Seat | None) -> None:
        self.game, self.seat = game, seat
        self.withheld: list[Entry] = []  # in lanes that are still open
        self.entries: list[Entry] = []  # all that were added
        self.held: list[tuple[Entry, ...]] = []  # what was withheld after each of them

    def add(self, entry: Entry, lanes: object, state: Any) -> list[Entry]:
        """What the viewer may read after an entry: the lanes that were open before it, and the state after it."""
        self.withheld.append(entry)
        moment = state if lanes is open_lanes(state) else _before_lanes(state)
        told = [(each, self.game.told(moment, each, self.seat)) for each in self.withheld]
        self.withheld = [each for each, known in told if known is None]
        self.entries.append(entry)
        self.held.append(tuple(self.withheld))
        return [known for _, known in told if known is not None]

    def take_back(self, undone: Entry) -> bool:
        """Whether a seat's last choice, taken back, was still withheld; then the viewer never reads it."""
        at = last(self.entries, undone)
        del self.entries[at], self.held[at]
        self.held[at:] = [_without(held, undone) for held in self.held[at:]]
        was, self.withheld = len(self.withheld), [*_without(tuple(self.withheld), undone)]
        return len(self.withheld) < was

    def rewind(self, entries: int) -> int:
        """Only so many of the entries stay: how many choices the viewer had been told that are not so any more."""
        told = self._told()
        del self.entries[entries:], self.held[entries:]
        self.withheld = [*self.held[-1]] if entries else []
        return told - self._told()

    def _told(self) -> int:
        """How many choices of seats the viewer knows."""
        return sum(entry.seat != CHANCE for entry in self.entries) - sum(
            entry.seat != CHANCE for entry in self.withheld
        )


def last(entries: Sequence[Entry], wanted: Entry) -> int:
    """Where an entry stands for the last time."""
    return max(at for at, entry in enumerate(entries) if entry == wanted)


def _without(held: tuple[Entry, ...], gone: Entry) -> tuple[Entry, ...]:
    """What is withheld, less the last entry like this, if there is one."""
    if gone not in held:
        return held
    at = last(held, gone)
    return (*held[:at], *held[at + 1 :])


def _before_lanes(state: Any) -> Any:
    """The moment when the last lanes were closed and the next, if any, not yet open."""
    if open_lanes(state) is None:
        return state
    moment = state.copy()
    moment.agenda.pop()
    return moment
