"""What one viewer is told of a table, line by line, in one language.

Events are numbered by viewer, so that gaps betray nothing about others. The same log gives the same events."""

from collections.abc import Iterator
from typing import Any

import msgspec
from msgspec import Struct

from regalia.core.lanes import pending
from regalia.core.names import houses
from regalia.core.protocol import Seat
from regalia.core.viewer_log import ViewerLog
from regalia.table import origin
from regalia.table import translation as speech
from regalia.table.chairs import Chairs, names
from regalia.table.echo import Echo
from regalia.table.lines import (
    Acted,
    Again,
    Back,
    Began,
    DeviceEnded,
    Happening,
    Joined,
    Left,
    Muted,
    Removed,
    Said,
    Sat,
    Undone,
    Watching,
)
from regalia.table.room import Room
from regalia.table.translation import _

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
        if told := origin.notes(room.charter, lang):  # before anything else that happens
            self.events.append(Event(1, "origin", tuple(told)))
            self.sent.append(_wire(self.events[0]))

    def hear(self, echo: Echo) -> list[bytes]:
        """The new events after a line."""
        begin = len(self.sent)
        for event in self._events(echo.line, echo):
            self.events.append(event)
            self.sent.append(_wire(event))
        return self.sent[begin:]

    def _events(self, line: Happening, echo: Echo) -> Iterator[Event]:
        match line:
            case Acted():
                yield from self._acted(echo)
            case Undone(seat):
                yield from self._undone(seat, echo)
            case Said(seat, name, text, guest):
                speaker = self.speakers.setdefault(guest, len(self.speakers) + 1) if guest else 0
                called = self._speaker(seat, name, echo.chairs)
                yield self._event(echo, "said", seat=seat, name=called, text=text, speaker=speaker)
            case Again(table):
                yield self._event(echo, "again", text=table)
            case Began():
                self.began = True
                yield self._event(echo, "began")
            case Joined(seat) | DeviceEnded(seat):
                if seat == self.viewer:  # nobody else's business
                    words = JOINED if isinstance(line, Joined) else ENDED
                    yield self._event(echo, "device", (speech.say(self.lang, words),))
            case Watching():
                pass
            case Muted(_, name, muted):
                yield self._event(echo, "seats", (speech.say(self.lang, MUTED if muted else UNMUTED, name=name),))
            case Removed(_, name):
                yield self._event(echo, "seats", (speech.say(self.lang, REMOVED, name=name),))
            case Sat(_, _, name) if self.began:
                yield self._event(echo, "seats", (speech.say(self.lang, TAKEN, name=name),))
            case Left(seat, late):
                yield self._event(echo, "seats", (self._said(LATE if late else LEFT, seat, echo),))
            case Back(seat):
                yield self._event(echo, "seats", (self._said(BACK, seat, echo),))
            case _:
                yield self._event(echo, "seats")

    def _acted(self, echo: Echo) -> Iterator[Event]:
        """When lanes close, much is told at once; what it all brought follows the last of it."""
        assert echo.entry
        called = names(self.game, echo.chairs, self.lang)
        told = self.log.add(echo.entry, echo.lanes, echo.state)
        after = self.game.view(echo.state, self.viewer) if told else self.before
        for known in told:
            lines = [self.game.shown.log_line(self.before, known, called, self.lang)]
            if known is told[-1]:
                lines += self.game.shown.changes(self.before, after, known, called, self.lang)
            yield self._event(echo, "acted", tuple(lines), seat=known.seat, action=str(known.action))
        self.before = after

    def _undone(self, seat: Seat, echo: Echo) -> Iterator[Event]:
        assert echo.entry
        if not self.log.take_back(echo.entry):
            self.before = self.game.view(echo.state, self.viewer)
            yield self._event(echo, "undone", seat=seat)

    def _speaker(self, seat: Seat | None, name: str, chairs: Chairs) -> str:
        """Nobody speaks under the name of another: who only watches is marked, and two of one name by their houses."""
        if seat is None:
            return speech.say(self.lang, WATCHING, name=name)
        alone = sum(chair.name.casefold() == name.casefold() for chair in chairs) <= 1
        return name if alone else f"{name} ({houses(self.game, self.lang)[seat]})"

    def _said(self, text: str, seat: Seat, echo: Echo) -> str:
        return speech.say(self.lang, text, name=names(self.game, echo.chairs, self.lang)[seat])

    def _event(self, echo: Echo, kind: str, lines: tuple[str, ...] = (), **fields: Any) -> Event:
        yours = any(c.seat == self.viewer for _, c in pending(echo.state)) and self.viewer is not None
        yours = yours and not echo.chairs[self.viewer or 0].bot
        return Event(len(self.sent) + 1, kind, lines, yours=yours, over=not echo.state.agenda, **fields)


def _wire(event: Event) -> bytes:
    """One server-sent event."""
    return b"id: %d\nevent: %b\ndata: %b\n\n" % (event.number, event.kind.encode(), msgspec.json.encode(event))
