"""People who sit down at a table and play by what they are told, and tapes of what they are sent."""

import json
import socket
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from random import Random
from threading import Condition, Thread
from typing import Any

import httpx

from regalia.core.lanes import pending
from regalia.core.record import Dice, Match
from regalia.games import GAMES
from tests.soaking import SOAK as SOAK
from tests.table.server import Guest, Server

NAMES = ("Ann", "Bob", "Cleo", "Dov", "Eve")
PATIENCE = 60.0  # seconds until a silent stream is a failure
Event = dict[str, Any]


class Player:
    """A guest at a table: with a seat, or as a spectator."""

    def __init__(self, guest: Guest, table: str, seat: int | None = None) -> None:
        self.guest, self.table, self.seat = guest, table, seat

    def path(self, what: str = "") -> str:
        return f"/api/tables/{self.table}/{what}".rstrip("/")

    def get(self, what: str = "") -> Any:
        return self.guest.ok("GET", self.path(what))

    def post(self, what: str, **body: Any) -> Any:
        return self.guest.ok("POST", self.path(what), **body)

    def options(self) -> list[str]:
        found: list[str] = self.get("options")
        return found

    def act(self, action: str) -> Any:
        return self.post("act", action=action)

    def served(self) -> dict[str, bytes]:
        """Every byte that this player can ask for, but for the stream."""
        asked = ["", "view", "view?lang=fr", "scene", "log", "log?lang=fr", "picture", "record", "description"]
        asked += ["boards/0", "boards/1"]
        asked += [] if self.seat is None else ["options"]
        return {what: self.guest.ask("GET", self.path(what)).content for what in asked}


class Tape:
    """Everything a stream says, byte by byte, while it runs."""

    def __init__(self, player: Player, query: str = "", **headers: str) -> None:
        self.bytes, self.events, self.ended = b"", list[Event](), False
        self._read = 0  # bytes that are in the events
        self._news = Condition()
        self._open = player.guest.http.stream(
            "GET", player.guest.server.address + player.path("stream") + query, headers=headers
        )
        self.response = self._open.__enter__()
        assert self.response.status_code == 200, self.response.read()
        self._thread = Thread(target=self._listen, daemon=True)
        self._thread.start()

    def until(self, ready: Callable[["Tape"], bool], seconds: float = PATIENCE) -> "Tape":
        """Wait for something on the tape."""
        with self._news:
            assert self._news.wait_for(lambda: ready(self), seconds), f"not in {seconds} s: {self.bytes[-1000:]!r}"
        return self

    def grown(self, known: int) -> int:
        """Wait for more events than are known: how many there are."""
        return len(self.until(lambda tape: len(tape.events) > known).events)

    @property
    def over(self) -> bool:
        return bool(self.events and self.events[-1].get("over"))

    def heard(self, text: str) -> "Tape":
        """Wait for a line of chat, which comes after everything that was told before it."""
        return self.until(lambda tape: any(event.get("text") == text for event in tape.events))

    def close(self) -> bytes:
        """Hang up."""
        if not self.ended:
            wire: socket.socket = self.response.extensions["network_stream"].get_extra_info("socket")
            wire.shutdown(socket.SHUT_RDWR)
        self._thread.join(PATIENCE)
        self._open.__exit__(None, None, None)
        return self.bytes

    def _listen(self) -> None:
        try:
            for piece in self.response.iter_raw():
                with self._news:
                    self._hear(piece)
        except httpx.TransportError:
            pass  # the connection is gone, as `ended` says
        with self._news:
            self.ended = True
            self._news.notify_all()

    def _hear(self, piece: bytes) -> None:
        self.bytes += piece
        self.events += [told(block) for block in blocks(self.bytes[self._read :])]
        self._read = self.bytes.rfind(b"\n\n") + 2
        self._news.notify_all()


def blocks(tape: bytes) -> list[bytes]:
    """The complete events of a stream."""
    whole, _, _ = tape.rpartition(b"\n\n")
    return [block for block in whole.split(b"\n\n") if block.startswith(b"id: ")]


def told(block: bytes) -> Event:
    """What an event says; its three lines agree with each other."""
    number, kind, data = block.split(b"\n")
    event: Event = json.loads(data.removeprefix(b"data: "))
    assert number == b"id: %d" % event["number"]
    assert kind == b"event: %b" % event["kind"].encode()
    return event


class Crowd:
    """Everybody who comes to a server during one test; when it is over, they all go."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self._here = list[Guest]()

    def __enter__(self) -> "Crowd":
        return self

    def __exit__(self, *_: object) -> None:
        for guest in self._here:
            guest.http.close()

    def guest(self, name: str = "Wim") -> Guest:
        self._here.append(self.server.guest(name))
        return self._here[-1]

    def stranger(self, **headers: str) -> Guest:
        """Somebody who has not said his name."""
        self._here.append(Guest(self.server, **headers))
        return self._here[-1]

    def sit(self, game: str, *chairs: str, **terms: Any) -> list[Player]:
        """A new table with a person on every chair that has no bot: the host first, the others by link."""
        host = self.guest(NAMES[0])
        return self._seated(host, host.open(game, *chairs, **terms), chairs)

    def resume(self, match: Match, **terms: Any) -> list[Player]:
        """A table that plays a match on, with a person on every chair."""
        host, chairs = self.guest(NAMES[0]), [""] * match.seats
        opened = host.ok("POST", "/api/records", record=match.record(), chairs=chairs, **terms)
        return self._seated(host, opened["id"], chairs)

    def watch(self, host: Player) -> Player:
        """A spectator who comes by link."""
        return self._enter(host.table, link(host, "watch"))

    def _seated(self, host: Guest, table: str, chairs: Sequence[str]) -> list[Player]:
        first, *others = [Player(host, table, seat) for seat, bot in enumerate(chairs) if not bot]
        invitations = [(link(first, "seat", other.seat), other.seat) for other in others]
        first.post("join", seat=first.seat)
        return [first, *(self._enter(table, *invitation) for invitation in invitations)]

    def _enter(self, table: str, secret: str, seat: int | None = None) -> Player:
        """Somebody new who comes by link."""
        player = Player(self.guest() if seat is None else self.guest(NAMES[seat]), table, seat)
        assert player.post("enter", token=secret)["seat"] == seat
        return player


def link(host: Player, kind: str, seat: int | None = None) -> str:
    """The secret of a new link."""
    address: str = host.post("link", kind=kind, seat=seat)["address"]
    return address.partition(f"#{kind}=")[2]


def play(players: Sequence[Player], seed: int = 0) -> list[Tape]:
    """Everybody plays at the same time, each by his own stream, until the game is over."""
    with ThreadPoolExecutor(len(players)) as crowd:
        return list(crowd.map(_follow, players, range(seed, seed + len(players))))


def _follow(player: Player, seed: int) -> Tape:
    """Whenever the stream says that it is my turn, one of the options of the view."""
    tape, rng, known = Tape(player), Random(seed), 0
    while not tape.over:
        known = tape.grown(known)
        if tape.events[known - 1].get("yours") and (options := player.get("view")["options"]):
            player.act(rng.choice(options))
    tape.close()
    return tape


def played(game: str, seats: int, options: dict[str, str], until: Callable[[Match], bool], seed: int = 0) -> Match:
    """A match at home, by chance, up to a moment at which seats have to choose."""
    match, rng, dice = Match.start(GAMES[game], seats, options), Random(seed), Dice(seed)
    match.roll(dice)
    while not match.over and not until(match):
        lane, choice = rng.choice(pending(match.state))
        match.act(rng.choice(choice.options(match.state)), lane)
        match.roll(dice)
    assert until(match), "this moment did not come"
    return match
