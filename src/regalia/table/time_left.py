"""How much time seats have left for their choices, as each viewer may know it."""

from regalia.core.lanes import open_lanes
from regalia.core.protocol import Seat
from regalia.table.room import Room
from regalia.table.translation import _, say

MINUTE, HOUR, DAY = 60, 3600, 86400


def time_left(room: Room, viewer: Seat | None, now: float) -> list[float | None]:
    """Seconds by seat; nothing where no limit runs. Each choice begins a seat's time anew, so where all choose at once
    nobody is told the time of others: it would tell when they choose."""
    limit, alone = room.charter.limit, open_lanes(room.match.state) is None
    timed = [] if limit is None else [seat for seat in room.to_choose_in_person() if alone or seat == viewer]
    return [
        _seconds(room.since[seat] + (limit or 0), now) if seat in timed else None for seat in range(len(room.chairs))
    ]


def _seconds(due: float, now: float) -> float:
    return round(max(0.0, due - now), 1)


def in_words(seconds: float, lang: str) -> str:
    """The same as `time-words.js` says it: 0:09, 59:59, 5 h 12 min, 2 d 3 h."""
    left = int(seconds)
    if left >= DAY:
        return say(lang, _("{d} d {h} h"), d=left // DAY, h=left % DAY // HOUR)
    if left >= HOUR:
        return say(lang, _("{h} h {min} min"), h=left // HOUR, min=left % HOUR // MINUTE)
    return f"{left // MINUTE}:{left % MINUTE:02}"
