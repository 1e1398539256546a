"""Every limit of a server as it comes: so much is granted, and one more is refused with a sentence."""

import json
from collections.abc import Iterator
from typing import Any

import httpx
import pytest

from regalia.core.record import Match
from regalia.games import GAMES
from tests.table.playing import Crowd, Player, Tape
from tests.table.server import Guest, Server

JSON = {"Content-Type": "application/json"}
KIB = 1024


@pytest.fixture(scope="module")
def usual(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with the settings it has without any."""
    running = Server(tmp_path_factory.mktemp("usual"))
    yield running
    running.kill()


@pytest.fixture
def crowd(usual: Server) -> Iterator[Crowd]:
    with Crowd(usual) as crowd:
        yield crowd


@pytest.fixture
def ann(crowd: Crowd) -> Player:
    """The host of a table at which nobody sits."""
    guest = crowd.guest("Ann")
    return Player(guest, guest.open("kingsburg", "", ""))


@pytest.mark.parametrize("letter", ["x", "é", "🏰"])
def test_a_name_has_20_characters(crowd: Crowd, letter: str) -> None:
    guest = crowd.guest("Ann")
    assert guest.ok("POST", "/api/me", name=letter * 20)["name"] == letter * 20
    assert "20" in guest.refused(422, "POST", "/api/me", name=letter * 21)
    guest.refused(422, "POST", "/api/me", name="")
    assert guest.ok("GET", "/api/me")["name"] == letter * 20


@pytest.mark.parametrize("letter", ["x", "é", "🏰"])
def test_a_line_of_chat_has_140_characters(ann: Player, letter: str) -> None:
    ann.post("chat", text=letter * 140)
    assert "140" in ann.guest.refused(422, "POST", ann.path("chat"), text=letter * 141)
    ann.guest.refused(422, "POST", ann.path("chat"), text="")
    assert [event.get("text") for event in ann.get("log")["events"]] == [letter * 140]


def test_4_lines_of_chat_in_10_seconds_are_heard(crowd: Crowd, ann: Player) -> None:
    for number in range(4):
        ann.post("chat", text=f"{number}")
    _too_many(ann.guest, ann.path("chat"), 10, text="4")
    assert [event["text"] for event in ann.get("log")["events"]] == ["0", "1", "2", "3"]
    bob = crowd.watch(ann)
    bob.post("chat", text="Another guest is not hindered.")


def test_20_hints_in_60_seconds_are_given(ann: Player) -> None:
    for seat in (0, 1):
        ann.post("join", seat=seat)
    seat = next(seat for seat in (0, 1) if ann.get(f"options?seat={seat}"))
    for _ in range(20):
        ann.post("hint", seat=seat)
    _too_many(ann.guest, ann.path("hint"), 60, seat=seat)


def test_100_messages_in_20_seconds_are_taken(crowd: Crowd) -> None:
    ann, bob = crowd.guest("Ann"), crowd.guest("Bob")
    for number in range(100):
        ann.ok("POST", "/api/me", name=f"Ann {number}")
    _too_many(ann, "/api/me", 20, name="Ann 100")
    _too_many(ann, "/api/tables", 20, game="kingsburg", chairs=["", ""])
    assert ann.ok("GET", "/api/me")["name"] == "Ann 99"
    assert ann.ok("GET", "/api/me/tables") == []
    bob.ok("POST", "/api/me", name="Bobby")


def test_a_guest_opens_50_tables_a_day(crowd: Crowd) -> None:
    ann = crowd.guest("Ann")
    for _ in range(50):
        ann.open("kingsburg", "", "")
    _too_many(ann, "/api/tables", 24 * 3600, game="kingsburg", chairs=["", ""])
    assert len(ann.ok("GET", "/api/me/tables")) == 50


def test_an_address_brings_60_guests_in_10_minutes(usual: Server) -> None:
    """Each is new, because he keeps no cookie; somebody from elsewhere is not hindered."""
    for address, count in (("127.0.0.7", 61), ("127.0.0.8", 1)):
        with httpx.Client(transport=httpx.HTTPTransport(local_address=address)) as http:
            for number in range(count):
                answer = http.post(f"{usual.address}/api/me", json={"name": "Ann"})
                http.cookies.clear()
                assert answer.status_code == (200 if number < 60 else 429), number
            if count > 60:
                assert 1 <= int(answer.headers["retry-after"]) <= 600


def test_a_guest_has_16_streams(crowd: Crowd, ann: Player) -> None:
    tapes = [Tape(ann) for _ in range(16)]
    refused = ann.guest.ask("GET", ann.path("stream"))
    assert (refused.status_code, refused.headers["retry-after"]) == (429, "5")
    other = Tape(crowd.watch(ann))
    tapes.pop().close()
    tapes.append(_opened_soon(ann))
    for tape in (*tapes, other):
        tape.close()


def _opened_soon(player: Player) -> Tape:
    """The server has to notice first that one is closed."""
    for _ in range(100):
        try:
            return Tape(player)
        except AssertionError as refused:
            error = refused
    raise error


def test_a_body_has_64_kib(ann: Player) -> None:
    body = json.dumps({"name": "Ann"}).encode()
    assert _sent(ann.guest, "/api/me", body.ljust(64 * KIB)).status_code == 200
    refused = _sent(ann.guest, "/api/me", body.ljust(64 * KIB + 1))
    assert refused.status_code == 413
    assert str(64 * KIB) in refused.json()["error"]


def test_a_record_has_1_mib(ann: Player) -> None:
    record = Match.start(GAMES["kingsburg"]).record()
    body = json.dumps({"record": record, "chairs": ["", ""]}).encode()
    assert _sent(ann.guest, "/api/records", body.ljust(KIB * KIB)).status_code == 201
    assert _sent(ann.guest, "/api/records", body.ljust(KIB * KIB + 1)).status_code == 413
    assert _sent(ann.guest, "/api/tables", body.ljust(64 * KIB + 1)).status_code == 413


def test_a_key_has_64_characters(ann: Player) -> None:
    for length, status in ((64, 200), (65, 422), (0, 422)):
        body, headers = json.dumps({"text": f"{length}"}).encode(), {"Idempotency-Key": "k" * length}
        assert _sent(ann.guest, ann.path("chat"), body, headers).status_code == status
    assert [event["text"] for event in ann.get("log")["events"]] == ["64"]


def test_a_link_an_action_and_a_nonce_have_their_limits(ann: Player) -> None:
    ann.guest.refused(422, "POST", ann.path("join"), seat=0, nonce="n" * 65)
    ann.post("join", seat=0, nonce="n" * 64)
    ann.guest.refused(422, "POST", ann.path("act"), action="x" * 401)
    ann.guest.refused(422, "POST", ann.path("enter"), token="x" * 101)
    ann.guest.refused(404, "POST", ann.path("enter"), token="x" * 100)


def test_headers_have_a_limit(ann: Player) -> None:
    answer = ann.guest.ask("GET", "/api/me", {"X-Long": "x" * KIB * KIB})
    assert answer.status_code in (400, 431)


def _too_many(guest: Guest, path: str, seconds: int, **body: Any) -> None:
    answer = guest.ask("POST", path, **body)
    assert (answer.status_code, answer.json()["status"]) == (429, 429)
    assert 1 <= int(answer.headers["retry-after"]) <= seconds


def _sent(guest: Guest, path: str, body: bytes, headers: dict[str, str] | None = None) -> httpx.Response:
    return guest.http.post(guest.server.address + path, content=body, headers=JSON | (headers or {}))
