"""The feed of a viewer over a whole game, without a server."""

from collections.abc import Iterator
from copy import copy
from typing import Any

from regalia.core.game import AnyGame
from regalia.core.lanes import open_lanes
from regalia.core.playthrough import Cell, walk
from regalia.core.protocol import Entry, Seat
from regalia.core.record import Match
from regalia.table.applied import Applied
from regalia.table.chairs import Chair
from regalia.table.feed import Event, Feed
from regalia.table.lines import Acted, Charter
from regalia.table.room import Room

Heard = tuple[Match, Seat | None, list[Event]]


def told(game: AnyGame, cell: Cell, viewers: tuple[Seat | None, ...], lang: str) -> Iterator[Heard]:
    """After each entry: the match, and for each viewer the events that it brought."""
    for match, feeds, before in followed(game, cell, viewers, lang):
        for viewer, feed in feeds.items():
            yield match, viewer, feed.events[before[viewer] :]


def followed(
    game: AnyGame, cell: Cell, viewers: tuple[Seat | None, ...], lang: str
) -> Iterator[tuple[Match, dict[Seat | None, Feed], dict[Seat | None, int]]]:
    """After each entry: the match, the feeds of the viewers, and how many events each had before it."""
    options = {option.name: option.default for option in game.options} | dict(cell.options)
    charter = Charter(game.id, game.version, cell.seats, options, {}, "5" * 64, "ann")
    feeds = {viewer: Feed(Room(charter), viewer, lang) for viewer in viewers}
    lanes: Any = None
    for match, _ in walk(game, cell):
        line = applied(match.entries[-1], lanes, match.state, cell.seats)
        lanes = open_lanes(match.state)
        before = {viewer: len(feed.events) for viewer, feed in feeds.items()}
        for feed in feeds.values():
            feed.add(line)
        yield match, feeds, before


def applied(entry: Entry, lanes: object, state: Any, seats: int) -> Applied:
    """An entry as a line of a table at which Ann0, Ann1, … sit."""
    chairs = tuple(Chair(name=f"Ann{seat}") for seat in range(seats))
    return Applied(1, Acted(entry.lane, entry.seat, str(entry.action)), entry, lanes, state, chairs)


def forked(feed: Feed) -> Feed:
    """A feed that goes on by itself."""
    fork = copy(feed)
    fork.log, fork.events, fork.sent = copy(feed.log), list(feed.events), list(feed.sent)
    fork.log.withheld, fork.log.entries, fork.log.held = [*feed.log.withheld], [*feed.log.entries], [*feed.log.held]
    return fork
