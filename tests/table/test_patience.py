"""Streams show that they are alive; a reader who does not keep up is let go, and nobody else notices."""

import re
import socket
import time
from collections.abc import Iterator

import pytest

from regalia.table.audience import Listener
from tests.table.playing import Crowd, Player, Tape
from tests.table.server import Server

EVENTS, BYTES, SECONDS = 4, 300_000, 1.0
PING = 0.2  # seconds
PASSWORD = "of the metrics"
LONG = "x" * 60_000  # a line of chat on a server that allows it
MOST = 100  # of them are more than any operating system keeps for a reader


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with little patience, where people talk a lot."""
    running = Server(
        tmp_path_factory.mktemp("hasty"),
        chats=1000,
        messages=1000,
        chat_length=len(LONG),
        stream_events=EVENTS,
        stream_bytes=BYTES,
        stream_seconds=SECONDS,
        ping=PING,
        metrics=PASSWORD,
    )
    yield running
    running.kill()


def test_a_silent_stream_shows_that_it_is_alive(hasty: Server) -> None:
    with Crowd(hasty) as crowd:
        tape = Tape(crowd.sit("kingsburg", "", "")[0]).until(lambda tape: bool(tape.events))
        began = time.monotonic()
        tape.until(lambda tape: tape.bytes.count(b": ping\n\n") >= 3)
        assert time.monotonic() - began >= 2 * PING
        assert re.fullmatch(rb"retry: 1000\n\n(id: \d+\nevent: \w+\ndata: [^\n]+\n\n)+(: ping\n\n){3,}", tape.close())


def test_a_reader_who_does_not_read_is_dropped_while_others_go_on(hasty: Server) -> None:
    with Crowd(hasty) as crowd:
        ann = crowd.sit("kingsburg", "", "")[0]
        tape, said = Tape(ann), 0
        with _asleep(ann) as sleeper:
            while _counted(ann, "regalia_dropped_streams_total") == 0:
                ann.post("chat", text=LONG)
                said += 1
                assert said < MOST
            ann.post("chat", text="Done.")
            tape.heard("Done.")
            assert _rest(sleeper) < said * len(LONG)
        assert _counted(ann, "regalia_streams") == 1
        assert [event["number"] for event in tape.events] == list(range(1, len(tape.events) + 1))
        assert sum(event.get("text") == LONG for event in tape.events) == said
        tape.close()


def test_a_reader_who_keeps_up_is_not_dropped_by_much_at_once(hasty: Server) -> None:
    """The first draws of a game are more events than may wait; nobody was slow."""
    with Crowd(hasty) as crowd:
        host = crowd.guest("Ann")
        ann = Player(host, host.open("kingdom-builder", "", ""))
        tape = Tape(ann)
        for seat in (0, 1):
            ann.post("join", seat=seat)
        ann.post("chat", text="Done.")
        tape.until(lambda tape: tape.ended or len(tape.events) >= 2 * EVENTS)
        assert not tape.ended


@pytest.mark.parametrize("event, most", [(b"x", EVENTS), (b"x" * (BYTES // 2), 2)])
def test_as_much_as_the_limit_may_wait_and_no_more(event: bytes, most: int) -> None:
    listener = Listener("ann", None, "en", EVENTS, BYTES)
    assert [listener.put([event]) for _ in range(most + 1)] == [True] * most + [False]


def _asleep(player: Player) -> socket.socket:
    """A connection that asks for the stream and then reads nothing."""
    host, _, port = player.guest.server.address.removeprefix("http://").partition(":")
    wire = socket.socket()
    wire.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 1024)
    wire.connect((host, int(port)))
    wire.settimeout(20)
    headers = {"Host": host, "Cookie": f"regalia={player.guest.http.cookies['regalia']}", "Connection": "close"}
    lines = [f"GET {player.path('stream')} HTTP/1.1", *(f"{name}: {value}" for name, value in headers.items())]
    wire.sendall("\r\n".join([*lines, "", ""]).encode())
    return wire


def _rest(wire: socket.socket) -> int:
    """How many bytes come until the server's end of the connection is closed."""
    size = 0
    while piece := wire.recv(1 << 20):
        size += len(piece)
    return size


def _counted(player: Player, name: str) -> float:
    lines = player.guest.ask("GET", "/metrics", {"Authorization": f"Bearer {PASSWORD}"}).text.splitlines()
    return next(float(line.split()[-1]) for line in lines if line.startswith(f"{name} "))
