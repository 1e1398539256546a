"""What has really happened at a table, from its log on the disk, and what each pair of eyes may know of it."""

import json
import re
import sqlite3
from collections.abc import Collection
from functools import cache
from pathlib import Path
from typing import Any

from regalia.core.codec import written
from regalia.core.lanes import open_lanes, pending
from regalia.core.protocol import CHANCE
from regalia.core.record import Match
from regalia.core.viewer_log import ViewerLog
from regalia.games import GAMES
from tests.table.access.facts import Eyes
from tests.table.watched import SIGNS, marks, word

WORDS = re.compile(r"[a-z][a-z0-9-]+")
LINES = 'SELECT number, body FROM lines WHERE "table" = ? AND number > ? ORDER BY number'
SECRET = {  # kinds of components that lie face down in hands; the terrain cards of Kingdom Builder are no words
    "wonderful-kingdom": ("development", "treasure", "threat"),
    "kingsburg": ("governor", "destiny"),
    "kingdom-builder": (),
}
Told = tuple[str, int, str]  # what kind of event, whose, and the action in notation


class Sight:
    """One pair of eyes: what they were told, entry by entry, and every hidden card that they have seen by its name."""

    def __init__(self, match: Match, eyes: Eyes) -> None:
        self.match, self.eyes, self.log = match, eyes, ViewerLog(match.game, eyes)
        self.told, self.known = list[Told](), set[str]()
        self.look()

    def hear(self, entry: Any, lanes: object) -> None:
        for known in self.log.add(entry, lanes, self.match.state):
            self.told.append(("acted", known.seat, str(known.action)))
            self._learn(str(known.action))
        self.look()

    def forget(self, entry: Any) -> None:
        if not self.log.take_back(entry):
            self.told.append(("undone", entry.seat, ""))
        self.look()

    def look(self) -> None:
        self.view = written(self.match.view(self.eyes))
        self._learn(self.view.decode())

    def _learn(self, text: str) -> None:
        self.known |= cards(self.match.game.id) & set(WORDS.findall(text))


class Truth:
    """A table whose log is read while it is written."""

    def __init__(self, database: Path, table: str, match: Match) -> None:
        self.match, self.table, self.number = match, table, 0
        self.log = sqlite3.connect(database)
        [[charter]] = self.log.execute("SELECT charter FROM tables WHERE id = ?", (table,)).fetchall()
        self.seed: str = json.loads(charter)["seed"]
        self.begun = False
        self.moved = set[int]()  # seats that have chosen since this was emptied
        self.late = set[int]()  # seats that have run out of time since then
        viewers: list[Eyes] = [None, *range(match.seats)]
        self.sights = {eyes: Sight(match, eyes) for eyes in viewers}

    def close(self) -> None:
        self.log.close()

    def read(self) -> None:
        """What has been added to the log."""
        for number, body in self.log.execute(LINES, (self.table, self.number)).fetchall():
            self.number = number
            self._fold(json.loads(body))

    def to_choose(self) -> dict[int, list[str]]:
        """The seats that have to choose, with their options."""
        open = pending(self.match.state) if self.begun else ()
        return {choice.seat: [*map(str, choice.options(self.match.state))] for _, choice in open}

    def hidden(self, known_by: Collection[Eyes]) -> set[str]:
        """The cards that somebody has seen, but none of these eyes."""
        everything = set[str]().union(*(sight.known for sight in self.sights.values()))
        return everything.difference(*(self.sights[eyes].known for eyes in known_by))

    def betrayed(self, text: str, hidden: Collection[str]) -> list[str]:
        """Hidden cards that are named in a text."""
        plain = SIGNS.sub("", text)
        return [card for card in hidden if _named(plain, self.match.game.id, card)]

    def _fold(self, line: dict[str, Any]) -> None:
        if line["type"] == "acted":
            self._acted(line["lane"], line["seat"], self.match.game.parse(line["action"]))
        elif line["type"] == "undone":
            undone = self.match.undo(line["seat"])
            for sight in self.sights.values():
                sight.forget(undone)
        elif line["type"] == "left" and line["late"]:
            self.late.add(line["seat"])
        self.begun = self.begun or line["type"] == "began"

    def _acted(self, lane: int | None, seat: int, action: Any) -> None:
        lanes = open_lanes(self.match.state)
        self.moved.add(seat)
        if seat != CHANCE:
            self.match.marks[seat] = len(self.match.entries), self.match.state.copy()
        entry = self.match.trust(lane, seat, action)
        for sight in self.sights.values():
            sight.hear(entry, lanes)


@cache
def cards(game: str) -> frozenset[str]:
    """Everything in a box that can lie face down."""
    return frozenset(part for kind in SECRET[game] for part in GAMES[game].components()[kind])


def _named(text: str, game: str, card: str) -> bool:
    return any(mark in text and word(mark).search(text) for mark in marks(game, card))
