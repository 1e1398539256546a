"""Connections that keep the server waiting: they are closed in time, make room, and hinder nobody."""

import re
import socket
import time
from collections.abc import Iterator
from contextlib import ExitStack, suppress
from itertools import count
from pathlib import Path
from typing import Any

import httpx
import pytest
from hypothesis import given
from hypothesis import strategies as st

from regalia.table.connection_limiter import ConnectionLimiter, descriptors, proxies
from regalia.table.metrics import Metrics
from regalia.table.settings import Settings
from tests.table.hotseat import WIDE, soon
from tests.table.playing import Crowd, Player, Tape
from tests.table.server import Guest, Server

PASSWORD = "of the metrics"
SECONDS = 1.0  # that a connection may keep the server waiting
PATIENCE = 30.0
ELSEWHERE = "127.0.0.9"  # of this machine, and no proxy
HOST = b"Host: localhost\r\n"
POST = b"POST /api/me HTTP/1.1\r\n" + HOST + b"Content-Type: application/json\r\n"
HALVES = {
    "nothing": b"",
    "half a line": b"GET /hea",
    "half of the headers": b"GET / HTTP/1.1\r\n" + HOST + b"Cookie: x",
    "empty lines": b"\r\n\r\n",
    "no body": POST + b"Content-Length: 14\r\n\r\n",
    "half a body": POST + b'Content-Length: 14\r\n\r\n{"name":',
    "half a chunk": POST + b'Transfer-Encoding: chunked\r\n\r\n5\r\n{"n',
    "a second request": b"GET /healthz HTTP/1.1\r\n" + HOST + b"\r\nGET /",
}
every_half = pytest.mark.parametrize("half", HALVES.values(), ids=HALVES)


def connected(server: Server, sent: bytes = b"", address: str = "") -> socket.socket:
    """A connection over which something was sent."""
    host, _, port = server.address.removeprefix("http://").partition(":")
    made = socket.create_connection((host, int(port)), PATIENCE, (address, 0) if address else None)
    made.sendall(sent)
    return made


def ended(wire: socket.socket) -> bytes:
    """Everything that still comes until the server hangs up."""
    came = b""
    with suppress(ConnectionError):
        while piece := wire.recv(1 << 16):
            came += piece
    return came


def counted(server: Server, name: str) -> float:
    """What the metrics say of something."""
    page = httpx.get(f"{server.address}/metrics", headers={"Authorization": f"Bearer {PASSWORD}"}, verify=False).text
    return sum(float(value) for value in re.findall(rf"^{re.escape(name)} (\S+)$", page, re.MULTILINE))


# as many as the system allows


class Rationed(Server):
    files = 1024


@pytest.mark.parametrize("address", ["", ELSEWHERE], ids=["a proxy", "one address"])
def test_1100_half_open_connections_and_1024_files_hinder_nobody(tmp_path: Path, address: str) -> None:
    """While all of them are there: health, pages, a game, and a stream that was open before."""
    assert descriptors() > 1500, "this test needs more open files than the system allows"
    server = Rationed(tmp_path, metrics=PASSWORD, header_seconds=60, body_seconds=60, **WIDE)
    with ExitStack() as cleared, Crowd(server) as crowd:
        cleared.callback(server.kill)
        ann = crowd.sit("kingsburg", "", "random")[0]
        tape = Tape(ann)
        for number, half in zip(range(1100), _again(HALVES.values()), strict=False):
            cleared.callback(connected(server, half, address).close)
            if number % 100 == 0:
                assert httpx.get(f"{server.address}/healthz", timeout=5, verify=False).json() == {"ok": True}
        for _ in range(20):
            assert httpx.get(f"{server.address}/healthz", timeout=5, verify=False).json() == {"ok": True}
        ann.post("chat", text="Still here.")
        tape.heard("Still here.").close()
        assert crowd.guest("Bob").ok("GET", "/api/me")["name"] == "Bob"
        assert counted(server, "process_open_fds") < 1024
        soon(lambda: "connections closed" in server.said(), PATIENCE)
        assert server.said().count("connections closed") < 20
        assert "Traceback" not in server.said()


def _again(halves: Any) -> Iterator[bytes]:
    for _ in count():
        yield from halves


# limits of time


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    limits = {"header_seconds": SECONDS, "body_seconds": SECONDS, "read_seconds": SECONDS, "connections_each": 8}
    running = Server(tmp_path_factory.mktemp("hasty"), metrics=PASSWORD, **limits, **WIDE)
    yield running
    running.kill()


@every_half
def test_who_keeps_the_server_waiting_is_let_go(hasty: Server, half: bytes) -> None:
    """Not before the time is over, and soon after it."""
    with connected(hasty, half) as wire:
        began = time.monotonic()
        came = ended(wire)
        assert time.monotonic() - began > SECONDS / 2
        assert came.count(b"HTTP/1.1") == half.count(b"healthz")


@pytest.mark.parametrize(
    "half", [half for half in HALVES.values() if half], ids=[half for half in HALVES if HALVES[half]]
)
def test_a_byte_from_time_to_time_wins_no_time(hasty: Server, half: bytes) -> None:
    with connected(hasty, half) as wire, suppress(ConnectionError):
        until = time.monotonic() + PATIENCE
        wire.settimeout(0.1)
        while time.monotonic() < until:
            wire.sendall(b"\r\n" if half.startswith(b"\r\n") else b"0")
            with suppress(TimeoutError):
                if not wire.recv(1 << 16):
                    return
        raise AssertionError("the server still waits")


def test_an_answer_that_nobody_reads_is_given_up(hasty: Server) -> None:
    """As many answers as no system keeps for a reader."""
    closed = 'regalia_closed_connections_total{why="reading"}'
    with connected(hasty) as wire:
        wire.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        wire.sendall((b"GET /static/panorama.svg HTTP/1.1\r\n" + HOST + b"\r\n") * 300)
        soon(lambda: counted(hasty, closed), PATIENCE)


def test_a_slow_but_steady_guest_is_served(hasty: Server) -> None:
    """In twenty pieces, together in time."""
    body = b'{"name":"Slow"}'
    request = POST + b"Content-Length: %d\r\nConnection: close\r\n\r\n" % len(body) + body
    with connected(hasty) as wire:
        for at in range(0, len(request), 20):
            wire.sendall(request[at : at + 20])
            time.sleep(SECONDS / 40)
        assert b'"name":"Slow"' in ended(wire)


def test_endless_headers_are_cut_off(hasty: Server) -> None:
    with connected(hasty, b"GET / HTTP/1.1\r\n" + HOST) as wire:
        sent = 0
        with suppress(ConnectionError):
            while sent < 10_000_000:
                wire.sendall(b"X-Y: " + b"z" * 1000 + b"\r\n")
                sent += 1007
        assert sent < 10_000_000


# so many of one address


def test_an_address_has_so_many_connections_and_no_more(hasty: Server) -> None:
    """With eight streams open the ninth connection is refused, in words; others are not hindered."""
    with Crowd(hasty) as crowd, httpx.Client(transport=httpx.HTTPTransport(local_address=ELSEWHERE)) as http:
        ann = crowd.guest("Ann")
        table = ann.open("kingsburg", "", "")
        ann.http, cookies = http, ann.http.cookies
        http.cookies = cookies
        tapes = [Tape(Player(ann, table)) for _ in range(8)]
        for lang, word in (("en", "connections"), ("fr", "connexions")):
            refused = ann.ask("GET", "/healthz", {"Accept-Language": lang})
            assert (refused.status_code, refused.headers["retry-after"]) == (503, "5")
            assert word in refused.json()["error"]
        assert crowd.guest("Bob").ok("GET", "/healthz") == {"ok": True}
        tapes.pop().close()
        soon(lambda: ann.ask("GET", "/healthz").is_success, PATIENCE)
        for tape in tapes:
            tape.close()


def test_who_rests_makes_room_for_who_comes(hasty: Server) -> None:
    """Twenty connections that have been answered before, or have not asked yet."""
    with ExitStack() as cleared:
        for number in range(20):
            asked = b"GET /healthz HTTP/1.1\r\n" + HOST + b"\r\n" if number % 2 else b""
            wire = cleared.enter_context(connected(hasty, asked, ELSEWHERE))
            if asked:
                assert wire.recv(1 << 16).startswith(b"HTTP/1.1 200")


# the cookie comes before the body


@pytest.mark.parametrize("length", [5000, 60_000, 1_000_000, 10**12])
def test_the_body_of_a_stranger_is_not_read(hasty: Server, length: int) -> None:
    """He is answered before he has sent any of it, and then the server hangs up."""
    with connected(hasty, POST.replace(b"/api/me", b"/api/records") + b"Content-Length: %d\r\n\r\n" % length) as wire:
        assert ended(wire).startswith(b"HTTP/1.1 401")


def test_neither_is_one_whose_length_was_not_told(hasty: Server) -> None:
    with connected(hasty, POST + b"Transfer-Encoding: chunked\r\n\r\n1001\r\n" + b" " * 4097) as wire:
        assert wire.recv(1 << 16).startswith(b"HTTP/1.1 401")


def test_who_has_a_name_may_send_more(hasty: Server) -> None:
    ann = hasty.guest("Ann")
    cookie = b"Cookie: regalia=" + ann.http.cookies["regalia"].encode() + b"\r\n"
    body = b'{"name":"Anna"}'.ljust(60_000)
    with connected(hasty, POST + cookie + b"Content-Length: 60000\r\nConnection: close\r\n\r\n" + body) as wire:
        assert ended(wire).startswith(b"HTTP/1.1 200")
    forged = cookie.replace(b"regalia=", b"regalia=x")
    with connected(hasty, POST + forged + b"Content-Length: 60000\r\n\r\n") as wire:
        assert wire.recv(1 << 16).startswith(b"HTTP/1.1 401")


def test_what_a_stranger_may_say_fits(hasty: Server) -> None:
    stranger = Guest(hasty)
    stranger.ok("POST", "/api/games/kingsburg/check", seats=2, options={"governors": "pick"})
    stranger.ok("POST", "/api/me", name="🏰" * 20)


# the gate alone


class Visitor:
    """A connection without wires."""

    def __init__(self, gate: ConnectionLimiter, home: str) -> None:
        self.gate, self.home, self.address = gate, home, home
        self.busy = self.refused = self.gone = False

    def drop(self, why: str) -> None:
        assert why == "full"
        assert not self.busy
        self.gone = True
        self.gate.leave(self)

    def refuse(self) -> None:
        self.refused = True


@given(st.lists(st.tuples(st.sampled_from(["enter", "work", "wait", "leave"]), st.integers(0, 30)), max_size=200))
def test_the_gate_holds_so_many_and_never_drops_who_is_at_work(steps: list[tuple[str, int]]) -> None:
    gate = ConnectionLimiter(Settings(connections=12, connections_each=5, proxies="10.0.0.9"), Metrics())
    here = list[Visitor]()
    for step, number in steps:
        if step == "enter":
            others = [one for one in here if not one.busy]
            new = Visitor(gate, f"10.0.0.{number % 4 + 6}")
            near = [one for one in here if one.home == new.home]
            gate.enter(new)
            crowded = len(near) >= 5 and new.home != "10.0.0.9"
            wanted = [one for one in near if not one.busy] if crowded else others
            assert new.refused == ((crowded or len(here) >= 12) and not wanted)
            here = [one for one in (*here, new) if not one.gone]
        elif here:
            one = here[number % len(here)]
            {"work": gate.busy, "wait": gate.idle, "leave": gate.leave}[step](one)
            one.busy = step == "work"
            here = [each for each in here if each is not one or step != "leave"]
        assert len(gate) == len(here)
        assert sum(not one.refused for one in here) <= 12


@pytest.mark.parametrize(
    ("addresses", "address", "is_one"),
    [
        ("127.0.0.1,::1", "127.0.0.1", True),
        ("127.0.0.1,::1", "::1", True),
        ("127.0.0.1,::1", "127.0.0.9", False),
        ("10.0.0.0/8, 192.0.2.7", "10.1.2.3", True),
        ("10.0.0.0/8, 192.0.2.7", "192.0.2.7", True),
        ("10.0.0.0/8", "", False),
        ("/run/proxy.sock", "127.0.0.1", False),
        ("*", "192.0.2.1", True),
        ("", "127.0.0.1", False),
    ],
)
def test_proxies_are_addresses_and_networks(addresses: str, address: str, is_one: bool) -> None:
    assert proxies(addresses)(address) is is_one
