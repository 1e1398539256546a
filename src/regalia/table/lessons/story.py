"""What a learner is told of the table, as events: since the lesson began, or since it went on some turns later."""

from copy import copy
from typing import Any

from regalia.core.lanes import open_lanes
from regalia.core.record import Match
from regalia.table.applied import Applied
from regalia.table.feed import Event, Feed
from regalia.table.lessons.room import ApartRoom
from regalia.table.lines import Acted


class Story:
    """The events of a lesson in one language. It follows a match as long as that only goes on."""

    def __init__(self, room: ApartRoom, begun: int, lang: str) -> None:
        """Begun: how many entries of the match were there before the lesson."""
        self.begun, self.match = begun, room.match.fork(begun)
        before = copy(room)
        before.match = self.match
        self.feed, self.chairs = Feed(before, room.learner, lang), room.chairs

    @property
    def events(self) -> list[Event]:
        return self.feed.events

    def follows(self, match: Match, begun: int) -> bool:
        """Whether a match is this one, or goes on from it."""
        told = self.match.entries
        return begun == self.begun and match.entries[: len(told)] == told

    def go_on(self, match: Match) -> None:
        """Tell what is new in it."""
        for entry in match.entries[len(self.match.entries) :]:
            lanes: Any = open_lanes(self.match.state)
            self.match.trust(*entry)
            line = Acted(entry.lane, entry.seat, str(entry.action))
            self.feed.add(Applied(len(self.match.entries), line, entry, lanes, self.match.state.copy(), self.chairs))
