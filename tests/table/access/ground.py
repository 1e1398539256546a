"""Where the access law is tried: a server with its clock in our hands, guests who come again and again, one table."""

import mmap
from collections.abc import Iterator, Mapping
from contextlib import AbstractContextManager, contextmanager
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple
from uuid import uuid4

import httpx

from regalia.core.record import Match
from regalia.games import GAMES
from tests.table.access.tampered import AHEAD
from tests.table.hotseat import WIDE
from tests.table.playing import Player, Tape, played
from tests.table.server import Guest, Server

NAMES = ("Ann", "Bob", "Cleo", "Dov", "Eve")  # Ann is the host
SEED = "5eed" * 16
LIMIT = 120  # seconds for a choice, at tables that have a limit
WEEK = 7 * 24 * 3600.0  # as long as a link lives
ROOT = str(Path(__file__).parents[3])
IDLE = 600.0  # seconds after which a table that nobody looks at leaves the memory
PASSWORD = "of the metrics"
PAST = 14  # entries of a record that is played on


class Setup(NamedTuple):
    """What is played."""

    game: str
    seats: int
    options: Mapping[str, str]

    def match(self, past: bool) -> Match:
        match = _past(self.game) if past else Match.start(GAMES[self.game], self.seats, self.options)
        return match.fork(len(match.entries))


SETUPS = {
    setup.game: setup
    for setup in (
        Setup("wonderful-kingdom", 2, {"extras": "on"}),
        Setup("kingsburg", 3, {"governors": "pick", "destiny": "on"}),
        Setup("kingdom-builder", 2, {}),
    )
}


@cache
def _past(game: str) -> Match:
    setup = SETUPS[game]
    return played(game, setup.seats, dict(setup.options), lambda match: len(match.entries) >= PAST)


class Tampered(Server):
    """As the command `regalia` starts it, but for what the environment says."""

    program = ("-c", f"import sys; sys.path.append({ROOT!r}); from tests.table.access.tampered import main; main()")


class Ground:
    """The server and everybody who comes there: the same people at all tables."""

    def __init__(self, folder: Path, hole: str, seed: str) -> None:
        clock = folder / "clock"
        clock.write_bytes(AHEAD.pack(0.0))
        with clock.open("r+b") as file:
            self._clock = mmap.mmap(file.fileno(), AHEAD.size)
        wide = WIDE | {"hints": 100_000, "link_days": 7, "idle": IDLE, "snapshot": 8, "ping": 60, "metrics": PASSWORD}
        self.server = Tampered(folder, clock=clock, hole=hole, seed=seed, **wide)
        self.guests = {name: self.server.guest(name) for name in NAMES}
        self.ids = [guest.http.cookies["regalia"].partition(".")[0] for guest in self.guests.values()]

    @property
    def database(self) -> Path:
        return self.server.folder / "data" / "regalia.db"

    def pass_time(self, seconds: float) -> None:
        [ahead] = AHEAD.unpack_from(self._clock)
        AHEAD.pack_into(self._clock, 0, ahead + seconds)

    def in_memory(self) -> bool:
        """Whether the server remembers a table without looking it up."""
        page = self.guests[NAMES[0]].ask("GET", "/metrics", {"Authorization": f"Bearer {PASSWORD}"}).text
        return "regalia_tables 0.0" not in page

    def close(self) -> None:
        for guest in self.guests.values():
            guest.http.close()
        self.server.kill()


@contextmanager
def ground(folder: Path, hole: str = "", seed: str = SEED) -> Iterator[Ground]:
    """Seed: of the dice of all tables; without one each has its own."""
    built = Ground(folder, hole, seed)
    try:
        yield built
    finally:
        built.close()


class Ear:
    """An open stream: whose, through which eyes, and how much of it has been looked at."""

    def __init__(self, who: str, eyes: int | None, tape: Tape) -> None:
        self.who, self.eyes, self.tape = who, eyes, tape
        self.events = self.bytes = 0

    def news(self) -> str:
        """What has come since this was last asked for."""
        new = self.tape.bytes[self.bytes :]
        self.events, self.bytes = len(self.tape.events), len(self.tape.bytes)
        return new.decode(errors="replace")


class Place:
    """One table of that server, and how it is asked."""

    def __init__(self, ground: Ground, setup: Setup, past: bool, **terms: Any) -> None:
        self.ground, self.match = ground, setup.match(past)
        game: dict[str, Any] = {"record": self.match.record()} if past else setup._asdict()
        game.pop("seats", None)
        path = "/api/records" if past else "/api/tables"
        opened = ground.guests[NAMES[0]].ok("POST", path, **game, **terms)
        self.id: str = opened["id"]

    def path(self, what: str) -> str:
        return f"/api/tables/{self.id}/{what}".rstrip("/")

    def get(self, who: str, what: str, **query: Any) -> httpx.Response:
        asked = httpx.QueryParams({name: value for name, value in query.items() if value is not None})
        return self.ground.guests[who].ask("GET", self.path(what) + (f"?{asked}" if asked else ""))

    def post(self, who: str, what: str, key: str = "", **body: Any) -> httpx.Response:
        return self.ground.guests[who].ask("POST", self.path(what), {"Idempotency-Key": key or uuid4().hex}, **body)

    def listen(self, who: str, eyes: int | None, lang: str) -> Tape:
        seat = "" if eyes is None else f"&seat={eyes}"
        return Tape(Player(self.ground.guests[who], self.id), f"?lang={lang}{seat}")

    def refused_stream(self, who: str, seat: int | None) -> httpx.Response:
        """What is answered to who may not listen; a stream that begins is not read."""
        with self._stream(who, seat) as response:
            if not response.is_success:
                response.read()
        return response

    def stream_to_its_end(self, who: str, seat: int | None) -> httpx.Response:
        """All of a stream that has to end soon."""
        with self._stream(who, seat) as response:
            response.read()
        return response

    def _stream(self, who: str, seat: int | None) -> AbstractContextManager[httpx.Response]:
        guest: Guest = self.ground.guests[who]
        address = guest.server.address + self.path("stream") + ("" if seat is None else f"?seat={seat}")
        return guest.http.stream("GET", address)
