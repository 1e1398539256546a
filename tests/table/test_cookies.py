"""The cookie of a guest: it can be made void, and has a name that no other part of a site can set."""

from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from tests.table.playing import Crowd, Player, Tape
from tests.table.server import Guest, Server

PUBLIC = "https://play.example"


def copied(guest: Guest) -> Guest:
    """The same cookie in another browser."""
    other = Guest(guest.server)
    other.http.cookies = httpx.Cookies(dict(guest.http.cookies))
    return other


def test_a_cookie_that_was_made_void_opens_nothing(tmp_path: Path) -> None:
    """Nor after a restart; the new one opens everything that the old one did."""
    server = Server(tmp_path, ping=0.2)
    with Crowd(server) as crowd:
        ann = crowd.sit("kingsburg", "", "")[0]
        thief = Player(copied(ann.guest), ann.table, 0)
        before = ann.served()
        assert thief.served() == before
        assert ann.guest.ok("POST", "/api/me/renew") == {"name": "Ann", "lang": "en"}
        assert ann.served() == before
        for path in ("/api/me/tables", *(thief.path(what) for what in before)):
            assert thief.guest.ask("GET", path).status_code == 401
        assert thief.guest.ok("GET", "/api/me") is None
        thief.guest.refused(401, "POST", thief.path("chat"), text="Hello.")
        thief.guest.refused(401, "POST", "/api/me/renew")
        server.kill()
        server.start()
        assert thief.guest.ask("GET", thief.path("view")).status_code == 401
        assert ann.served() == before
        again = copied(ann.guest)
        ann.guest.ok("POST", "/api/me/renew")
        again.refused(401, "POST", "/api/me/renew")
    server.kill()


def test_a_stream_ends_with_the_cookie_that_opened_it(server: Server) -> None:
    """Before another word of the table is told."""
    with Crowd(server) as crowd:
        ann, bob = crowd.sit("kingsburg", "", "")
        copy = copied(ann.guest)
        thief, others = Tape(Player(copy, ann.table, 0)), Tape(bob)
        thief.until(lambda tape: bool(tape.events))
        ann.guest.ok("POST", "/api/me/renew")
        mine = Tape(ann)
        bob.post("chat", text="Between us.")
        mine.heard("Between us.").close()
        others.heard("Between us.").close()
        thief.until(lambda tape: tape.ended)
        assert b"Between us." not in thief.bytes
        assert "Traceback" not in server.said()


def test_what_is_not_saved_voids_nothing(tmp_path: Path) -> None:
    server = Server(tmp_path, fault="commit:" + ",".join(map(str, range(3, 9))) + ":full")
    ann = Guest(server)
    while ann.ask("POST", "/api/me", name="Ann").status_code == 503:
        pass
    while (answer := ann.ask("POST", "/api/me/renew")).status_code == 503:
        assert copied(ann).ok("GET", "/api/me")["name"] == "Ann"
    assert answer.is_success
    server.kill()


@pytest.fixture(scope="module")
def public(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that is reached by HTTPS; the proxy is left out."""
    running = Server(tmp_path_factory.mktemp("public"), origin=PUBLIC)
    yield running
    running.kill()


def ask(server: Server, method: str, path: str, cookies: str = "", **body: object) -> httpx.Response:
    headers = {"Host": "play.example"} | ({"Cookie": cookies} if cookies else {})
    with httpx.Client(verify=False) as http:  # which keeps no cookies of HTTPS
        return http.request(method, server.address + path, headers=headers, json=body or None)


def test_by_https_the_cookie_has_a_safe_name(public: Server) -> None:
    given, old = ask(public, "POST", "/api/me", name="Ann").headers.get_list("set-cookie")
    name, _, value = given.partition(";")[0].partition("=")
    assert name == "__Host-regalia"
    assert {"Secure", "HttpOnly", "Path=/"} <= set(given.split("; "))
    assert "Domain" not in given
    assert old.startswith('regalia="";')
    assert ask(public, "GET", "/api/me", f"__Host-regalia={value}").json()["name"] == "Ann"


def test_the_old_cookie_is_still_good_and_is_exchanged_by_a_page(public: Server) -> None:
    value = ask(public, "POST", "/api/me", name="Ann").headers["set-cookie"].partition(";")[0].partition("=")[2]
    old, new = f"regalia={value}", f"__Host-regalia={value}"
    assert ask(public, "GET", "/api/me", old).json()["name"] == "Ann"
    assert new in ask(public, "GET", "/mine", old).headers["set-cookie"]
    assert "set-cookie" not in ask(public, "GET", "/mine", new).headers
    assert "set-cookie" not in ask(public, "GET", "/mine").headers


def test_a_cookie_from_elsewhere_on_the_site_does_not_change_who_somebody_is(public: Server) -> None:
    mine, theirs = (
        ask(public, "POST", "/api/me", name=name).headers["set-cookie"].partition(";")[0].partition("=")[2]
        for name in ("Ann", "Mallory")
    )
    tossed = f"regalia={theirs}; __Host-regalia={mine}; regalia={theirs}"
    assert ask(public, "GET", "/api/me", tossed).json()["name"] == "Ann"
