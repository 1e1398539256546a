"""What one viewer is told of a table, line by line, in one language.

Events are numbered by viewer, so that gaps betray nothing about others. The same log gives the same events."""

from collections.abc import Iterator
from typing import Any

import msgspec
from msgspec import Struct

from regalia.core.marked import Named, marked, unmarked
from regalia.core.names import houses, score_table
from regalia.core.protocol import Entry, Seat
from regalia.core.viewer_log import ViewerLog
from regalia.core.vignette import Row, Vignette
from regalia.table import lines, provenance
from regalia.table.applied import Applied
from regalia.table.asked import asked_in_person
from regalia.table.chairs import Chairs, seat_names
from regalia.table.lines import LogLine
from regalia.table.room import Room
from regalia.table.translation import _, plural, say

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
    names: tuple[tuple[Named, ...], ...] = ()  # of seats in each of the lines
    deed: str = ""  # the kind of action
    run: str = ""  # what several of them in a row are called together, with {n} for how many
    places: tuple[str, ...] = ()  # on the viewer's page
    dice: tuple[int, ...] = ()  # faces that were rolled
    vignette: dict[str, Any] | None = None  # a small picture of what happened
    heading: str = ""  # under which stands what follows
    yours: bool = False  # whether the viewer has to choose now
    over: bool = False


class Feed:
    """The events of one viewer in one language; None is a spectator."""

    def __init__(self, room: Room, viewer: Seat | None, lang: str) -> None:
        """Room: the table before its first line."""
        self.game, self.viewer, self.lang = room.game, viewer, lang
        self.log, self.began = ViewerLog(room.game, viewer), False
        self.speakers: dict[str, int] = {}
        self.heading, self.past = "", len(room.charter.past)
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
            case lines.Undone(seat, to):
                yield from self._undone(seat, to, applied)
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
            about = self._about(known, after, called, last=known is told[-1])
            yield self._event(applied, "acted", seat=known.seat, action=str(known.action), **about)
        self.before = after

    def _about(self, known: Entry, after: Any, called: list[str], last: bool) -> dict[str, Any]:
        """What is said of an entry, and what a page does with it. Only from what the viewer knows."""
        shown, before, lang = self.game.shown, self.before, self.lang
        names = marked(called)
        said = [shown.log_line(before, known, names, lang)]
        said += shown.changes(before, after, known, names, lang) if last else ()
        lines, named = zip(*map(unmarked, said), strict=True)
        return {
            "lines": lines,
            "names": named if any(named) else (),
            "deed": shown.log_key(before, known, lang),
            "run": shown.run(before, known, lang),
            "places": tuple(shown.places(after, known)),
            "dice": tuple(shown.dice(known)),
            "vignette": self._vignette(known, after, called) if last else None,
            "heading": self._heading(after, called) if last else "",
        }

    def _vignette(self, known: Entry, after: Any, called: list[str]) -> dict[str, Any] | None:
        if not after.agenda:
            return _data(self._final(after, called))
        made = self.game.shown.vignette(self.before, after, known, called, self.lang)
        return _data(made) if made else None

    def _final(self, after: Any, called: list[str]) -> Vignette:
        """The end of every game: who has how many points."""
        _reasons, totals = score_table(self.game, self.game.scores(after), self.lang)
        ranks = self.game.result(after).ranks
        order = sorted(range(len(ranks)), key=lambda seat: ranks[seat])
        rows = (Row(called[seat], seat, str(totals[seat]), mark="good" if ranks[seat] == 1 else "") for seat in order)
        return Vignette("final", self.game.shown.prompt(after, self.lang, called), tuple(rows))

    def _heading(self, after: Any, called: list[str]) -> str:
        """If another round, season or turn has begun."""
        heading = self.game.shown.heading(after, called, self.lang) if after.agenda else ""
        if not heading or heading == self.heading:
            return ""
        self.heading = heading
        return heading

    def _undone(self, seat: Seat, to: int | None, applied: Applied) -> Iterator[Event]:
        """Only of what the viewer was told; with all that came of it, if there is more than one move."""
        assert applied.entry
        told = not self.log.take_back(applied.entry) if to is None else self.log.rewind(to - self.past)
        if told:
            self.before = self.game.view(applied.state, self.viewer)
            called = seat_names(self.game, applied.chairs, self.lang)
            self.heading = self.game.shown.heading(self.before, called, self.lang)
            said = () if told == 1 else (plural(self.lang, "{n} move was undone.", "{n} moves were undone.", told),)
            yield self._event(applied, "undone", said, seat=seat)

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


def _data(vignette: Vignette) -> dict[str, Any]:
    """As JSON takes it: without what is empty."""
    rows = [{name: _plain(value) for name, value in row._asdict().items() if value != ""} for row in vignette.rows]
    whole = {name: _plain(value) for name, value in vignette._asdict().items() if value}
    return {**whole, "rows": rows}


def _plain(value: Any) -> Any:
    return str(value) if isinstance(value, str) else value


def _wire(event: Event) -> bytes:
    """One server-sent event."""
    return b"id: %d\nevent: %b\ndata: %b\n\n" % (event.number, event.kind.encode(), msgspec.json.encode(event))
