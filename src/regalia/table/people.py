"""The people around a table as far as the chairs do not tell: who may watch, who is muted, who has seen which hand."""

from collections.abc import Mapping
from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from regalia.core.protocol import Seat
from regalia.table.chairs import Chairs
from regalia.table.lines import Acted, Charter, LogLine, Muted, Removed, Said, Sat, Undone, Watching

NOBODY: frozenset[str] = frozenset()
NO_SEATS: frozenset[Seat] = frozenset()


class People(Struct, frozen=True):
    """All of it follows from the log."""

    watching: frozenset[str] = NOBODY
    muted: frozenset[str] = NOBODY
    removed: frozenset[str] = NOBODY  # whose seat the host has freed: they need a link to come back
    seen: Mapping[str, frozenset[Seat]] = {}  # by guest: the seats whose hands they have seen
    speakers: tuple[tuple[str, str], ...] = ()  # who has chatted, in the order of their first words: guest and name

    def has_seen(self, guest: str) -> frozenset[Seat]:
        return self.seen.get(guest, NO_SEATS)

    def after(self, line: LogLine, before: Chairs, chairs: Chairs, playing: bool) -> "People":
        """The same people after a line that has changed the chairs."""
        if isinstance(line, Acted | Undone):
            return self
        found = self._changed(line, before)
        return replace(found, seen=found.with_hands_seen(chairs)) if playing else found

    def with_hands_seen(self, chairs: Chairs) -> Mapping[str, frozenset[Seat]]:
        """Whoever holds a seat of a game that has begun sees its hand."""
        new = [(guest, seat) for seat, chair in enumerate(chairs) for guest in chair.guests]
        if all(seat in self.has_seen(guest) for guest, seat in new):
            return self.seen
        seen = dict(self.seen)
        for guest, seat in new:
            seen[guest] = seen.get(guest, NO_SEATS) | {seat}
        return seen

    def _changed(self, line: LogLine, before: Chairs) -> "People":
        match line:
            case Watching(guest):
                return replace(self, watching=self.watching | {guest})
            case Muted(guest, _, True):
                return replace(self, muted=self.muted | {guest})
            case Muted(guest, _, False):
                return replace(self, muted=self.muted - {guest})
            case Removed(seat):
                gone = frozenset(before[seat].guests)
                return replace(self, removed=self.removed | gone, watching=self.watching - gone)
            case Sat(_, guest) if guest in self.removed:
                return replace(self, removed=self.removed - {guest})
            case Said(_, name, _, guest) if guest and guest not in dict(self.speakers):
                return replace(self, speakers=(*self.speakers, (guest, name)))
        return self


def may_watch(charter: Charter, chairs: Chairs, people: People, guest: str) -> bool:
    """Whether a guest may be at a table at all, and so see at least what everybody may."""
    return (
        charter.open
        or guest == charter.host
        or guest in people.watching
        or any(guest in chair.people for chair in chairs)
        or any(guest in kept for kept in charter.invited)
    )


def to_json(people: People) -> dict[str, Any]:
    """As JSON data, the same for the same people."""
    kept: dict[str, Any] = msgspec.to_builtins(people, order="deterministic")
    return kept


def from_json(kept: Mapping[str, Any]) -> People:
    return msgspec.convert(kept, People)
