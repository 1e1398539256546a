"""One guest who holds all seats of a table, as people do who share a screen: the shortest way through a game."""

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from random import Random
from typing import Any

from regalia.core.fair import verify
from regalia.core.record import Match
from regalia.games import GAMES
from tests.patience import until
from tests.table.server import Guest, Server

WIDE: dict[str, Any] = {
    **dict.fromkeys(("messages", "guests", "tables", "chats", "bots_alone"), 100_000),
    "streams": 1000,
}
ENDLESS = 10_000  # moves; no game is as long


@contextmanager
def serving(folder: Path, **settings: Any) -> Iterator[Server]:
    """A server of one's own."""
    running = Server(folder, **WIDE, **settings)
    try:
        yield running
    finally:
        running.kill()


class Hotseat:
    """A table and the guest who sits around it."""

    def __init__(self, guest: Guest, id: str, seats: int = 2) -> None:
        self.guest, self.id, self.seats = guest, id, seats
        self._last = 0  # the seat that chose last, which is asked first

    @classmethod
    def open(cls, guest: Guest, game: str, seats: int = 2, **terms: Any) -> "Hotseat":
        """A new table, with the guest on every chair; its nonces are n0, n1 and so on."""
        return cls(guest, guest.open(game, *[""] * seats, **terms), seats).sit()

    def sit(self) -> "Hotseat":
        for seat in range(self.seats):
            self.post("join", seat=seat, nonce=f"n{seat}")
        return self

    def path(self, what: str) -> str:
        return f"/api/tables/{self.id}/{what}".rstrip("/")

    def get(self, what: str, seat: int | None = None) -> Any:
        return self.guest.ok("GET", self._of(what, seat))

    def post(self, what: str, key: str | None = None, **body: Any) -> Any:
        return self.guest.ok("POST", self.path(what), {"Idempotency-Key": key} if key else None, **body)

    def act(self, seat: int, action: str, key: str | None = None) -> Any:
        return self.post("act", key, seat=seat, action=action)

    def options(self, seat: int) -> list[str]:
        found: list[str] = self.get("options", seat)
        return found

    def turn(self) -> tuple[int, list[str]] | None:
        """A seat that has to choose, with its options; None when the game is over."""
        for seat in sorted(range(self.seats), key=lambda seat: seat != self._last):
            if options := self.options(seat):
                self._last = seat
                return seat, options
        return None

    def play(self, rng: Random, moves: int = ENDLESS) -> list[tuple[int, str]]:
        """So many random choices, or all that are left: which seat chose what."""
        made = list[tuple[int, str]]()
        while len(made) < moves and (turn := self.turn()):
            made.append((turn[0], rng.choice(turn[1])))
            self.act(*made[-1])
        return made

    def seen(self) -> dict[str, bytes]:
        """Every byte that the seats and a spectator are told."""
        asked = [(what, seat) for seat in (*range(self.seats), None) for what in ("view", "log")]
        asked += [("options", seat) for seat in range(self.seats)]
        paths = [self._of(what, seat) for what, seat in asked]
        return {path: self.guest.ask("GET", path).content for path in paths}

    def events(self, seat: int | None = None) -> list[dict[str, Any]]:
        found: list[dict[str, Any]] = self.get("log", seat)["events"]
        return found

    def record(self) -> Match:
        """The record of the finished game, played again; its dice are checked."""
        match = Match.load(self.get("record"), GAMES)
        verify(match)
        return match

    def made(self) -> list[tuple[int, str]]:
        """What the seats have chosen, by the record."""
        return [(entry.seat, str(entry.action)) for entry in self.record().entries if entry.seat >= 0]

    def _of(self, what: str, seat: int | None) -> str:
        return self.path(what if seat is None else f"{what}?seat={seat}")


def kept(server: Server, question: str, *values: object) -> list[Any]:
    """What stands in the database file of a server; with the server down it may also be changed."""
    with closing(sqlite3.connect(server.folder / "data" / "regalia.db", isolation_level=None)) as connection:
        return connection.execute(question, values).fetchall()


class Lock:
    """Another program that writes to the same database, and takes its time."""

    def __init__(self, server: Server) -> None:
        self.connection = sqlite3.connect(server.folder / "data" / "regalia.db", isolation_level=None)

    def __enter__(self) -> "Lock":
        self.connection.execute("BEGIN IMMEDIATE")
        return self

    def __exit__(self, *_: object) -> None:
        self.connection.execute("ROLLBACK")
        self.connection.close()


def secret(link: str) -> str:
    """The part of a link that is to be exchanged."""
    return link.partition("#")[2].partition("=")[2]


def soon(what: Callable[[], Any], seconds: float = 30.0) -> Any:
    """What comes true, if it does in time."""
    return until(what, seconds)
