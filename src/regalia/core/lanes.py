"""Seats that act at once: which choices are open, and what of an open lane the others see, hear and may choose."""

from collections.abc import Sequence
from typing import Any, Protocol

from regalia.core.protocol import CHANCE, Action, Choice, Entry, Seat, State, Step, Together, Waiting, pending


class Seen(Protocol):
    """Something with an agenda through the eyes of a seat; None is a spectator."""

    @property
    def seat(self) -> Seat | None: ...
    @property
    def agenda(self) -> Sequence[Step]: ...


def redacted(agenda: Sequence[Step], seat: Seat | None) -> tuple[Step, ...]:
    """The agenda as a seat sees it: its own lane as it stands, the lanes of others as they began."""
    return tuple([_lanes(step, seat) if isinstance(step, Together) else step for step in agenda])


def open_lanes(table: Waiting) -> object | None:
    """The lanes that are open, as they began: the same object until they close. None on the main agenda."""
    top = table.agenda[-1] if table.agenda else None
    return top.opened if isinstance(top, Together) else None


def waiting(view: Waiting) -> list[Choice]:
    """The choices of seats that are open, as far as the viewer knows; none when chance decides or the game is over."""
    return [choice for _, choice in pending(view) if choice.seat != CHANCE]


def asking(view: Seen) -> Choice | None:
    """The choice of the viewer, or else of the first seat that chooses."""
    choices = waiting(view)
    return next((choice for choice in choices if choice.seat == view.seat), choices[0] if choices else None)


def offered(view: Seen) -> list[Any]:
    """What the viewer may do now, read from the view. Nothing if others choose."""
    return [action for _, choice in pending(view) if choice.seat == view.seat for action in choice.options(view)]


def told(state: State, entry: Entry, seat: Seat | None) -> Entry | None:
    """What a seat hears of an entry after it: nothing of the open lane of another, and no secret of an action."""
    if entry.lane is not None and entry.lane != seat and open_lanes(state) is not None:
        return None
    action: Action = entry.action.seen(seat)
    return entry if action is entry.action else entry._replace(action=action)


def _lanes(step: Together, seat: Seat | None) -> Together:
    mine = [lane for lane in step.lanes if lane[0] == seat]
    others = [lane for lane in step.opened if lane[0] != seat]
    return Together(tuple(sorted((*mine, *others), key=lambda lane: lane[0])), step.opened, step.shown)
