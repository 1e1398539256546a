"""Seats that act at once, each in a lane: what is open, and what of a lane others see, hear and may choose."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from regalia.core.protocol import CHANCE, Action, Choice, Entry, Seat, State, Step, Wait, settle

Lane = tuple[Seat, tuple[Step, ...]]


@dataclass(frozen=True, slots=True)
class Together(Wait):
    """Seats that act at once. What a lane does is unseen by the others until all lanes are closed."""

    lanes: tuple[Lane, ...]  # still open
    opened: tuple[Lane, ...]  # as they began
    shown: tuple[Any, ...]  # every seat's public face when they began


class Waiting(Protocol):
    """Something with an agenda: a state, or a view of one."""

    @property
    def agenda(self) -> Sequence[Step]: ...


class Seen(Waiting, Protocol):
    """Something with an agenda through the eyes of a seat; None is a spectator."""

    @property
    def seat(self) -> Seat | None: ...


def together(state: State, lanes: Iterable[tuple[Seat, Sequence[Step]]], shown: tuple[Any, ...]) -> None:
    """Open lanes: one with nothing to ask is done at once, one alone is plain agenda, none is nothing."""
    begun = [(seat, _lane(state, tuple(reversed(steps)))) for seat, steps in lanes]
    still = tuple((seat, lane) for seat, lane in begun if lane)
    if len(still) == 1:
        state.agenda.extend(still[0][1])
    elif still:
        state.agenda.append(Together(still, still, shown))


def pending(state: Waiting) -> tuple[tuple[Seat | None, Choice], ...]:
    """The open choices with their lanes: none when the game is over, several when seats act together."""
    if not state.agenda:
        return ()
    top = state.agenda[-1]
    if isinstance(top, Together):
        return tuple((seat, _choice(lane[-1])) for seat, lane in top.lanes)
    return ((None, _choice(top)),)


def first(state: Waiting) -> tuple[Seat | None, Choice]:
    """The open choice that sequential algorithms take: the only one, or that of the first lane."""
    top = state.agenda[-1]
    if isinstance(top, Together):
        seat, lane = top.lanes[0]
        return seat, _choice(lane[-1])
    return None, top  # type: ignore[return-value]  # only choices wait on the agenda


def apply(state: State, lane: Seat | None, action: Action) -> None:
    """Take an action in a lane (None: the main agenda), then run the rules to the next choice. Trusts its caller."""
    top = state.agenda.pop()
    if isinstance(top, Together):
        moved = ((seat, _lane(state, steps, action) if seat == lane else steps) for seat, steps in top.lanes)
        still = tuple((seat, steps) for seat, steps in moved if steps)
        if still:
            state.agenda.append(Together(still, top.opened, top.shown))
    else:
        top.take(state, action)  # type: ignore[attr-defined]  # only choices wait on the agenda
    settle(state)


def redacted(agenda: Sequence[Step], seat: Seat | None) -> tuple[Step, ...]:
    """The agenda as a seat sees it: its own lane as it stands, the lanes of others as they began."""
    return tuple([_redacted(step, seat) if isinstance(step, Together) else step for step in agenda])


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


def _choice(step: Step) -> Choice:
    assert isinstance(step, Choice), f"{step} does not wait for anybody"
    return step


def _lane(state: State, steps: tuple[Step, ...], action: Action | None = None) -> tuple[Step, ...]:
    """A lane is a small game of its own; no lanes within lanes."""
    outer, state.agenda = state.agenda, list(steps)
    if action is not None:
        _choice(state.agenda.pop()).take(state, action)
    settle(state)
    rest, state.agenda = tuple(state.agenda), outer
    assert not any(isinstance(step, Together) for step in rest), "no lanes within lanes"
    return rest


def _redacted(step: Together, seat: Seat | None) -> Together:
    mine = [lane for lane in step.lanes if lane[0] == seat]
    others = [lane for lane in step.opened if lane[0] != seat]
    return Together(tuple(sorted((*mine, *others), key=lambda lane: lane[0])), step.opened, step.shown)
