"""What one viewer is told of a table, line by line, in one language.

Events are numbered by viewer, so that gaps betray nothing about others. The same log gives the same events."""

from collections.abc import Iterator
from typing import Any

import msgspec
from msgspec import Struct

from regalia.core.names import houses
from regalia.core.protocol import Seat
from regalia.core.viewer_log import ViewerLog
from regalia.table import lines, provenance
from regalia.table.applied import Applied
from regalia.table.asked import asked_in_person
from regalia.table.chairs import Chairs, seat_names
from regalia.table.lines import LogLine
from regalia.table.room import Room
from regalia.table.translation import _, say

LEFT = _("{name} leaves the table: a bot plays on until {name} is back.")
LATE = _("{name} has run out of time: a bot plays on until {name} is back.")
BACK = _("{name} is back.")
TAKEN = _("{name} takes the seat of a bot.")
REMOVED = _("The host has freed the seat of {name}.")
MUTED = _("The host has muted {name}.")
UNMUTED = _("{name} may chat again.")
JOINED = _("Another device plays for your seat from now on. The menu of the table shows all of them.")
ENDED = _("A device was taken off your seat.")
WATCHING = _("{name} (watching)")


class Event(Struct, frozen=True, omit_defaults=True):
    """Something a viewer is told."""

    number: int
    kind: str  # origin, acted, undone, said, seats, device, began, again
    lines: tuple[str, ...] = ()  # in the viewer's language
    seat: int | None = None  # who acted or spoke; -1 is chance
    action: str = ""  # as the viewer may know it
    name: str = ""  # who spoke
    speaker: int = 0  # the same by number: the first who has spoken here is 1
    text: str = ""  # what was said; the other table
    yours: bool = False  # whether the viewer has to choose now
    over: bool = False


class Feed:
    """The events of one viewer in one language; None is a spectator."""

    def __init__(self, room: Room, viewer: Seat | None, lang: str) -> None:
        """Room: the table before its first line."""
        self.game, self.viewer, self.lang = room.game, viewer, lang
        self.log, self.began = ViewerLog(room.game, viewer), False
        self.speakers: dict[str, int] = {}
        self.before = room.game.view(room.match.state, viewer)
        self.events: list[Event] = []
        self.sent: list[bytes] = []  # the events as they go over the wire
        if notes := provenance.notes(room.charter, lang):  # before anything else that happens
            self.events.append(Event(1, "origin", tuple(notes)))
            self.sent.append(_wire(self.events[0]))

    def add(self, applied: Applied) -> list[bytes]:
        """The new events after a line, as they are sent."""
        begin = len(self.sent)
        for event in self._events(applied.line, applied):
            self.events.append(event)
            self.sent.append(_wire(event))
        return self.sent[begin:]

    def _events(self, line: LogLine, applied: Applied) -> Iterator[Event]:
        match line:
            case lines.Acted():
                yield from self._acted(applied)
            case lines.Undone(seat):
                yield from self._undone(seat, applied)
            case lines.Said(seat, name, text, guest):
                speaker = self.speakers.setdefault(guest, len(self.speakers) + 1) if guest else 0
                called = self._speaker(seat, name, applied.chairs)
                yield self._event(applied, "said", seat=seat, name=called, text=text, speaker=speaker)
            case lines.Rematch(table):
                yield self._event(applied, "again", text=table)
            case lines.Began():
                self.began = True
                yield self._event(applied, "began")
            case lines.Joined(seat) | lines.DeviceEnded(seat):
                if seat == self.viewer:  # nobody else's business
                    words = JOINED if isinstance(line, lines.Joined) else ENDED
                    yield self._event(applied, "device", (say(self.lang, words),))
            case lines.Watching():
                pass
            case lines.Muted(_, name, muted):
                yield self._event(applied, "seats", (say(self.lang, MUTED if muted else UNMUTED, name=name),))
            case lines.Removed(_, name):
                yield self._event(applied, "seats", (say(self.lang, REMOVED, name=name),))
            case lines.Sat(_, _, name) if self.began:
                yield self._event(applied, "seats", (say(self.lang, TAKEN, name=name),))
            case lines.Left(seat, late):
                yield self._event(applied, "seats", (self._said(LATE if late else LEFT, seat, applied),))
            case lines.Back(seat):
                yield self._event(applied, "seats", (self._said(BACK, seat, applied),))
            case _:
                yield self._event(applied, "seats")

    def _acted(self, applied: Applied) -> Iterator[Event]:
        """When lanes close, much is told at once; what it all brought follows the last of it."""
        assert applied.entry
        called = seat_names(self.game, applied.chairs, self.lang)
        told = self.log.add(applied.entry, applied.lanes, applied.state)
        after = self.game.view(applied.state, self.viewer) if told else self.before
        for known in told:
            lines = [self.game.shown.log_line(self.before, known, called, self.lang)]
            if known is told[-1]:
                lines += self.game.shown.changes(self.before, after, known, called, self.lang)
            yield self._event(applied, "acted", tuple(lines), seat=known.seat, action=str(known.action))
        self.before = after

    def _undone(self, seat: Seat, applied: Applied) -> Iterator[Event]:
        assert applied.entry
        if not self.log.take_back(applied.entry):
            self.before = self.game.view(applied.state, self.viewer)
            yield self._event(applied, "undone", seat=seat)

    def _speaker(self, seat: Seat | None, name: str, chairs: Chairs) -> str:
        """Nobody speaks under the name of another: spectators are marked, and two of one name by their houses."""
        if seat is None:
            return say(self.lang, WATCHING, name=name)
        alone = sum(chair.name.casefold() == name.casefold() for chair in chairs) <= 1
        return name if alone else f"{name} ({houses(self.game, self.lang)[seat]})"

    def _said(self, text: str, seat: Seat, applied: Applied) -> str:
        return say(self.lang, text, name=seat_names(self.game, applied.chairs, self.lang)[seat])

    def _event(self, applied: Applied, kind: str, lines: tuple[str, ...] = (), **fields: Any) -> Event:
        yours = self.viewer in asked_in_person(applied.state, applied.chairs)
        return Event(len(self.sent) + 1, kind, lines, yours=yours, over=not applied.state.agenda, **fields)


def _wire(event: Event) -> bytes:
    """One server-sent event."""
    return b"id: %d\nevent: %b\ndata: %b\n\n" % (event.number, event.kind.encode(), msgspec.json.encode(event))
