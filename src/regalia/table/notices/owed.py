"""Who will be told what, after something has happened at a table: the rows that are saved with it."""

from collections.abc import Callable, Sequence

from regalia.core.protocol import Seat
from regalia.table.applied import Applied
from regalia.table.notices.words import OVER, REMATCH, SOON, TURN
from regalia.table.room import Room
from regalia.table.store import Owed, Settled

DAY = 24 * 3600
PART = 0.75  # of the time of a seat, after which it is told that little is left
Reachable = Callable[[str], bool]  # whether a guest wants to be told at all
Rows = list[Owed | Settled]


def changes(table: str, before: Room, after: Room, applied: Sequence[Applied], at: float, wait: float) -> Rows:
    """A turn is one wait, however many choices it has: from when a seat has to choose until it has not."""
    was, now = set(before.to_choose_in_person()), set(after.to_choose_in_person())
    ended: Rows = [Settled(table, seat, kind) for seat in sorted(was - now) for kind in (TURN, SOON)]
    begun: Rows = [Owed(table, seat, TURN, at, at + wait) for seat in sorted(now - was)]
    hurried: Rows = [Owed(table, seat, SOON, at, when) for seat in sorted(now - was) if (when := soon(after, seat))]
    return [*ended, *begun, *hurried, *_endings(table, before, after, applied, at, wait)]


def hastened(table: str, before: Room, after: Room, at: float) -> list[Owed]:
    """Who goes on choosing with less time than before, since a choice was taken back, is warned earlier."""
    seats = set(before.to_choose_in_person()) & set(after.to_choose_in_person())
    times = [(seat, soon(before, seat), soon(after, seat)) for seat in sorted(seats)]
    return [Owed(table, seat, SOON, at, now) for seat, was, now in times if was and now and now < was]


def soon(room: Room, seat: Seat) -> float | None:
    """When a quarter of the time of a seat is left, in a game over days."""
    limit = room.charter.limit
    return room.since[seat] + PART * limit if limit is not None and limit >= DAY else None


def still(owed: Owed, room: Room) -> bool:
    """Whether there is still something to tell."""
    if owed.kind in (TURN, SOON):
        return owed.seat in room.to_choose_in_person()
    return room.phase == "over" and (owed.kind == OVER or bool(room.next_table))


def to_reach(rows: Rows, room: Room, reachable: Reachable) -> Rows:
    """Without what is owed to seats whose holders want no notices."""
    return [
        row for row in rows if isinstance(row, Settled) or any(reachable(each) for each in room.chairs[row.seat].guests)
    ]


def _endings(table: str, before: Room, after: Room, applied: Sequence[Applied], at: float, wait: float) -> Rows:
    """The end of the game, for all but who has brought it about, and the rematch."""
    actor = next((getattr(each.line, "seat", None) for each in applied), None)
    others = [seat for seat, chair in enumerate(after.chairs) if chair.guests]
    over = [seat for seat in others if seat != actor] if (after.phase, before.phase) == ("over", "playing") else []
    again = others if after.next_table != before.next_table else []
    return [
        *(Owed(table, seat, OVER, at, at + wait) for seat in over),
        *(Owed(table, seat, REMATCH, at, at + wait) for seat in again),
    ]
