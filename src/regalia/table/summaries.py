"""What lists show of a table: kept with each line of its log, so that no list opens a table.

A summary holds what each viewer may know; whoever reads it does so as one guest."""

from collections.abc import Sequence

import msgspec
from msgspec import Struct

from regalia.core.game import total
from regalia.core.known import UNKNOWN
from regalia.core.lanes import Together
from regalia.core.protocol import Seat
from regalia.table import store
from regalia.table.chairs import Chairs, seats_of
from regalia.table.room import Room

Totals = tuple[int | None, ...]  # by seat; None where the viewer may not know
WATCHING = -1  # whoever has no seat


class Summary(Struct, frozen=True):
    """A table as it stood after its last line."""

    chairs: Chairs
    to_choose: tuple[Seat, ...] = ()
    lanes: tuple[Seat, ...] = ()  # the seats that began to choose at once, while they do
    totals: dict[Seat, Totals] = {}  # by viewer: the seats that people hold, and WATCHING
    ranks: tuple[int, ...] = ()  # once the game is over
    why: tuple[str, ...] = ()
    since: dict[Seat, float] = {}  # when the time of those began who have to choose

    def held(self, guest: str) -> list[Seat]:
        return seats_of(self.chairs, guest)

    def awaits(self, guest: str) -> bool:
        """Whether a guest has to choose in person."""
        return any(seat in self.to_choose and not self.chairs[seat].bot for seat in self.held(guest))

    def awaited(self, guest: str) -> list[Seat]:
        """The seats that have to choose, as a guest may know them: where all choose at once nobody learns who has
        chosen before everybody has."""
        held = self.held(guest)
        return [seat for seat in self.lanes if seat not in held] if self.lanes else list(self.to_choose)

    def timed(self, guest: str) -> list[float]:
        """When the time began of those whose time a guest may know: their own, else that of whoever has to choose."""
        in_person = [seat for seat in self.since if not self.chairs[seat].bot]
        mine = [seat for seat in in_person if seat in self.held(guest)]
        return [self.since[seat] for seat in mine or (() if self.lanes else in_person)]

    def points(self, guest: str) -> Totals:
        """The points of each seat as a guest may know them; nothing before the game."""
        viewers = [seat for seat in self.held(guest) if seat in self.totals] or [WATCHING]
        shown = [(seat if seat in viewers else viewers[0]) for seat in range(len(self.chairs))]
        return tuple(self.totals[viewer][seat] for seat, viewer in enumerate(shown)) if self.totals else ()


_decode = msgspec.json.Decoder(Summary).decode


def summary(room: Room) -> Summary:
    state, result = room.match.state, room.game.result(room.match.state) if room.match.over else None
    top = state.agenda[-1] if room.dice and state.agenda else None
    return Summary(
        room.chairs,
        tuple(room.to_choose()),
        tuple(seat for seat, _ in top.opened) if isinstance(top, Together) else (),
        {viewer: _totals(room, viewer) for viewer in _viewers(room)},
        result.ranks if result else (),
        result.why if result else (),
        room.since,
    )


def row(table: str, room: Room) -> store.Summary:
    return store.Summary(table, room.number, msgspec.json.encode(summary(room)))


def read(kept: store.Summary) -> Summary:
    return _decode(kept.body)


def _viewers(room: Room) -> Sequence[Seat]:
    """Nobody looks at the points of a game that has not begun."""
    if room.phase == "waiting":
        return ()
    return [WATCHING, *(seat for seat, chair in enumerate(room.chairs) if chair.guests)]


def _totals(room: Room, viewer: Seat) -> Totals:
    scores = room.game.scores(room.view(None if viewer == WATCHING else viewer))
    return tuple(None if points is UNKNOWN else points for points in map(total, scores))
