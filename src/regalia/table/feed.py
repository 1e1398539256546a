"""What one viewer is told of a table, line by line, in one language.

Events are numbered by viewer, so that gaps betray nothing about others. The same log gives the same events."""

from collections.abc import Iterator
from typing import Any

import msgspec
from msgspec import Struct

from regalia.core.protocol import Seat, pending
from regalia.core.spoken import houses
from regalia.core.telling import Teller
from regalia.table import speech
from regalia.table.chairs import Chairs, names
from regalia.table.lines import Acted, Again, Back, Began, Happening, Joined, Left, Said, Undone
from regalia.table.room import Echo, Room
from regalia.table.speech import _

LEFT = _("{name} leaves the table: a bot plays on until {name} is back.")
LATE = _("{name} has run out of time: a bot plays on until {name} is back.")
BACK = _("{name} is back.")
WATCHING = _("{name} (watching)")


class Event(Struct, frozen=True, omit_defaults=True):
    """Something a viewer is told."""

    number: int
    kind: str  # acted, undone, said, seats, began, again
    lines: tuple[str, ...] = ()  # in the viewer's language
    seat: int | None = None  # who acted or spoke; -1 is chance
    action: str = ""  # as the viewer may know it
    name: str = ""  # who spoke
    speaker: str = ""  # the same as the log calls him, in the viewer's language
    text: str = ""  # what was said; the other table
    yours: bool = False  # whether the viewer has to choose now
    over: bool = False


class Feed:
    """The events of one viewer in one language; None is a spectator."""

    def __init__(self, room: Room, viewer: Seat | None, lang: str) -> None:
        """Room: the table before its first line."""
        self.game, self.viewer, self.lang = room.game, viewer, lang
        self.teller = Teller(room.game, viewer)
        self.before = room.game.view(room.match.state, viewer)
        self.events: list[Event] = []
        self.sent: list[bytes] = []  # the events as they go over the wire

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
            case Said(seat, name, text):
                speaker = self._speaker(seat, name, echo.chairs)
                yield self._event(echo, "said", seat=seat, name=name, speaker=speaker, text=text)
            case Again(table):
                yield self._event(echo, "again", text=table)
            case Began():
                yield self._event(echo, "began")
            case Joined():
                pass  # the same person on another device
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
        told = self.teller.hear(echo.entry, echo.lanes, echo.state)
        after = self.game.view(echo.state, self.viewer) if told else self.before
        for known in told:
            lines = [self.game.log_line(self.before, known, called, self.lang)]
            if known is told[-1]:
                lines += self.game.changes(self.before, after, known, called, self.lang)
            yield self._event(echo, "acted", tuple(lines), seat=known.seat, action=str(known.action))
        self.before = after

    def _undone(self, seat: Seat, echo: Echo) -> Iterator[Event]:
        assert echo.entry
        if not self.teller.forget(echo.entry):
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
