"""Seats: taken, given by link, held from two devices, left to a bot and taken back."""

from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from hashlib import sha256
from random import Random
from time import sleep
from typing import Any

import pytest

from tests.table.hotseat import Hotseat, Lock, secret, soon
from tests.table.server import Guest, Server

PATIENCE = 30.0  # seconds for a whole game between bots on a busy machine


class Table:
    """A table as its host and those around it use it."""

    def __init__(self, host: Guest, *chairs: str, game: str = "kingsburg", **terms: Any) -> None:
        self.host, self.id = host, host.open(game, *chairs, **terms)

    def path(self, what: str = "") -> str:
        return f"/api/tables/{self.id}/{what}".rstrip("/")

    def post(self, guest: Guest, what: str, **body: Any) -> Any:
        return guest.ok("POST", self.path(what), **body)

    def link(self, kind: str, seat: int | None = None, by: Guest | None = None) -> str:
        """The secret of a new link."""
        return secret(self.post(by or self.host, "link", kind=kind, seat=seat)["address"])

    def face(self) -> Any:
        return self.host.ok("GET", self.path())

    def chair(self, seat: int) -> Any:
        return self.face()["chairs"][seat]


def race(guests: Sequence[Guest], path: str, **body: Any) -> list[int]:
    """Everybody asks the same at the same time; the statuses of the answers, sorted."""
    with ThreadPoolExecutor(len(guests)) as pool:
        return sorted(pool.map(lambda guest: guest.ask("POST", path, **body).status_code, guests))


def test_a_seat_is_a_persons_until_the_person_goes(server: Server) -> None:
    ann, bob = server.guest("Ann"), server.guest("Bob")
    table = Table(ann, "", "", open=True)
    table.post(ann, "join", seat=0)
    assert table.chair(0) | {"house": ""} == {
        "house": "",
        "badge": "rose",
        "name": "Ann",
        "bot": "",
        "free": False,
        "away": False,
        "late": False,
        "mine": True,
        "left": False,
    }
    assert table.face()["phase"] == "waiting"
    assert bob.refused(409, "POST", table.path("join"), seat=0) == "This seat is taken."
    table.post(ann, "leave", seat=0)
    assert table.chair(0)["free"]
    table.post(bob, "join", seat=0)
    assert table.chair(0)["name"] == "Bob"


def test_the_game_begins_when_nobody_is_missing(server: Server) -> None:
    ann = server.guest("Ann")
    table = Table(ann, "", "", "random")
    assert table.post(ann, "join", seat=0) == {"phase": "waiting"}
    assert ann.refused(409, "POST", table.path("act"), action="pass", seat=0).startswith("The game has not begun")
    assert table.post(ann, "join", seat=1) == {"phase": "playing"}


def test_a_private_seat_needs_a_link_and_the_link_works_once(server: Server) -> None:
    ann, bob, cleo = (server.guest(name) for name in ("Ann", "Bob", "Cleo"))
    table = Table(ann, "", "")
    assert bob.ask("POST", table.path("join"), seat=1).status_code == 404
    invitation = table.link("seat", 1)
    assert table.post(bob, "enter", token=invitation) == {"kind": "seat", "seat": 1}
    for guest in (bob, cleo):
        assert guest.refused(404, "POST", table.path("enter"), token=invitation).startswith("This link does not work")
    assert table.chair(1)["name"] == "Bob"


def test_a_link_opens_only_its_own_table(server: Server) -> None:
    ann, bob = server.guest("Ann"), server.guest("Bob")
    table, other = Table(ann, "", ""), Table(ann, "", "")
    invitation = table.link("seat", 1)
    assert bob.ask("POST", other.path("enter"), token=invitation).status_code == 404
    table.post(bob, "enter", token=invitation)


@pytest.mark.parametrize("kind", ["seat", "watch"])
def test_only_the_host_gives_links_away(server: Server, kind: str) -> None:
    ann, bob = server.guest("Ann"), server.guest("Bob")
    table = Table(ann, "", "", "")
    table.post(bob, "enter", token=table.link("seat", 1))
    assert bob.refused(403, "POST", table.path("link"), kind=kind, seat=2).startswith("Only the host")


def test_both_devices_of_a_person_act(server: Server) -> None:
    laptop, phone = server.guest("Ann"), server.guest("Ann's phone")
    table = Table(laptop, "", "", game="kingdom-builder")
    for seat in (0, 1):
        table.post(laptop, "join", seat=seat)
    for seat in (0, 1):
        table.post(phone, "enter", token=table.link("personal", seat, by=laptop))
    assert len(Hotseat(laptop, table.id).play(Random(1), 5)) == 5
    assert len(Hotseat(phone, table.id).play(Random(1), 5)) == 5
    assert Hotseat(phone, table.id).seen() == Hotseat(laptop, table.id).seen()
    assert table.chair(0)["name"] == "Ann"


def test_a_personal_link_is_for_ones_own_seat_and_works_once(server: Server) -> None:
    ann, bob, eve = (server.guest(name) for name in ("Ann", "Bob", "Eve"))
    table = Table(ann, "", "")
    table.post(ann, "join", seat=0)
    table.post(bob, "enter", token=table.link("seat", 1))
    assert ann.refused(403, "POST", table.path("link"), kind="personal", seat=1) == "This seat is not yours."
    mine = table.link("personal", 1, by=bob)
    table.post(eve, "enter", token=mine)
    assert ann.ask("POST", table.path("enter"), token=mine).status_code == 404


def test_a_spectator_sees_and_may_not_act(server: Server) -> None:
    ann, bob = server.guest("Ann"), server.guest("Bob")
    table = Hotseat.open(ann, "kingsburg")
    secret_of_all = secret(table.post("link", kind="watch")["address"])
    for guest in (bob, server.guest("Cleo")):  # this link works more than once
        assert guest.ok("POST", table.path("enter"), token=secret_of_all) == {"kind": "watch", "seat": None}
    assert bob.ask("GET", table.path("view")).content == ann.ask("GET", table.path("view")).content
    seat, options = table.turn() or (0, [""])
    assert bob.refused(403, "POST", table.path("act"), action=options[0]) == "You have no seat at this table."
    assert bob.refused(403, "POST", table.path("act"), action=options[0], seat=seat) == "This seat is not yours."


def test_secrets_of_links_are_nowhere_but_in_the_link(server: Server) -> None:
    """Not in an address that is sent, not in a header, not in the log; the database has their hashes alone."""
    ann, bob = server.guest("Ann"), server.guest("Bob")
    table = Table(ann, "", "")
    links = {kind: table.post(ann, "link", kind=kind, seat=1)["address"] for kind in ("seat", "watch")}
    for address in links.values():
        assert secret(address) not in address.partition("#")[0]
        assert len(secret(address)) >= 22  # 128 bits, six in each letter
    files = b"".join(path.read_bytes() for path in (server.folder / "data").iterdir())
    for address in links.values():
        assert secret(address).encode() not in files
        assert sha256(secret(address).encode()).digest() in files
    answer = bob.ask("POST", table.path("enter"), token=secret(links["seat"]))
    assert answer.is_success
    everything = server.said() + str(answer.headers) + answer.text
    assert not [kind for kind, address in links.items() if secret(address) in everything]


def test_a_bot_plays_for_who_has_left_until_he_is_back(server: Server) -> None:
    ann = server.guest("Ann")
    table = Hotseat.open(ann, "kingdom-builder")
    seat, options = table.turn() or (0, [""])
    table.post("leave", seat=seat)
    assert table.guest.refused(409, "POST", table.path("act"), seat=seat, action=options[0]).startswith("A bot plays")
    soon(lambda: table.options(1 - seat), PATIENCE)
    chairs = table.get("")["chairs"]
    assert [chairs[seat][field] for field in ("name", "bot", "away", "late")] == ["Ann", "greedy", True, False]
    table.post("back", seat=seat)
    assert table.get("")["chairs"][seat]["bot"] == ""
    table.play(Random(1), 10)
    assert table.turn()


def test_who_was_never_away_cannot_come_back(server: Server) -> None:
    table = Hotseat.open(server.guest("Ann"), "kingsburg")
    assert table.guest.refused(409, "POST", table.path("back"), seat=0) == "This seat is not played by a bot."


def test_the_host_gives_free_seats_to_bots_and_changes_them(server: Server) -> None:
    ann, bob = server.guest("Ann"), server.guest("Bob")
    table = Table(ann, "", "", open=True)
    assert bob.refused(403, "POST", table.path("bot"), seat=1, bot="random").startswith("Only the host")
    assert ann.refused(422, "POST", table.path("bot"), seat=1, bot="nobody").startswith("There is no bot “nobody”")
    assert ann.ask("POST", table.path("bot"), seat=5, bot="random").status_code == 422
    table.post(ann, "bot", seat=1, bot="random")
    table.post(ann, "bot", seat=1, bot="greedy")
    assert table.chair(1)["bot"] == "greedy"
    table.post(bob, "join", seat=0)
    assert ann.refused(409, "POST", table.path("bot"), seat=0, bot="random") == "This seat is taken."


def test_a_person_sits_down_where_a_bot_has_played(server: Server) -> None:
    ann, bob = server.guest("Ann"), server.guest("Bob")
    table = Table(ann, "", "random", game="kingdom-builder")
    table.post(ann, "join", seat=0)
    table.post(bob, "enter", token=table.link("seat", 1))
    assert [table.chair(1)[field] for field in ("name", "bot", "free", "away")] == ["Bob", "", False, False]
    rng = Random(6)
    for _ in range(20):
        for guest in (ann, bob):
            if options := guest.ok("GET", table.path("options")):
                table.post(guest, "act", action=rng.choice(options))
    by = {event["seat"] for event in bob.ok("GET", table.path("log"))["events"] if event["kind"] == "acted"}
    assert {0, 1} <= by


@pytest.mark.parametrize("way", ["join", "enter"])
def test_of_many_who_want_one_seat_one_gets_it(server: Server, way: str) -> None:
    ann, guests = server.guest("Ann"), [server.guest(f"Guest {number}") for number in range(6)]
    table = Table(ann, "", "", open=True)
    body = {"seat": 1} if way == "join" else {"token": table.link("seat", 1)}
    [first, *others] = race(guests, table.path(way), **body)
    assert first == 200
    assert {*others} <= {404, 409}
    holders = [guest for guest in guests if guest.ok("GET", table.path())["chairs"][1]["mine"]]
    assert [holder.ok("GET", "/api/me")["name"] for holder in holders] == [table.chair(1)["name"]]


def test_of_many_who_use_one_personal_link_one_gets_in(server: Server) -> None:
    """Though all have found the link unused: the disk is out of reach until everybody has asked."""
    ann, guests = server.guest("Ann"), [server.guest(f"Guest {number}") for number in range(4)]
    table = Table(ann, "", "")
    table.post(ann, "join", seat=0)
    mine = table.link("personal", 0)
    with ThreadPoolExecutor(1) as pool:
        with Lock(server):
            racing = pool.submit(race, guests, table.path("enter"), token=mine)
            sleep(0.5)
        assert racing.result() == [200, 404, 404, 404]


def test_bots_play_to_the_end_though_nobody_listens(server: Server) -> None:
    ann = server.guest("Ann")
    id = ann.open("kingsburg", "random", "random")
    soon(lambda: ann.ok("GET", f"/api/tables/{id}")["phase"] == "over", PATIENCE)


def test_an_away_seat_cannot_take_back_what_the_bot_has_chosen(server: Server) -> None:
    """The bot chooses for the seat; who wants to choose takes his seat back first."""
    table = Hotseat.open(server.guest("Ann"), "kingsburg")
    seat, _ = table.turn() or (0, [""])
    table.post("leave", seat=seat)
    soon(lambda: table.options(1 - seat), PATIENCE)
    assert table.guest.ask("POST", table.path("undo"), seat=seat).status_code == 409
