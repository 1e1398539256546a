"""A seat has one holder at a time: links, streams and devices end with it, and nothing of theirs opens again."""

from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

import pytest

from tests.table.playing import Player, Tape
from tests.table.server import Guest, Server
from tests.table.test_seats import Table

GAME = "wonderful-kingdom"  # whose hands are secret


class Change(NamedTuple):
    """A way in which the holder of a seat changes, and what the old one is told afterwards when asking for its eyes."""

    began: bool
    do: Callable[[Table, Guest], Any]
    open: bool = False
    status: int = 404


CHANGES = {
    "left before the game": Change(False, lambda table, old: table.post(old, "leave", seat=1)),
    "left before an open game": Change(False, lambda table, old: table.post(old, "leave", seat=1), True, 403),
    "removed by the host": Change(False, lambda table, _: table.post(table.host, "remove", seat=1)),
    "left to a bot": Change(True, lambda table, old: table.post(old, "leave", seat=1), False, 403),
}


@pytest.fixture(params=list(CHANGES.values()), ids=list(CHANGES))
def change(request: pytest.FixtureRequest) -> Change:
    found: Change = request.param
    return found


class Scene(NamedTuple):
    """A table with a host on seat 0 and somebody on seat 1, who has a second device, a link and open streams."""

    table: Table
    old: Guest
    device: Guest
    personal: str
    tapes: list[Tape]


@pytest.fixture
def scene(server: Server, change: Change) -> Iterator[Scene]:
    ann, bob, phone = (server.guest(name) for name in ("Ann", "Bob", "Bob’s phone"))
    table = Table(ann, "", "", game=GAME, open=change.open)
    table.post(bob, "enter", token=table.link("seat", 1))
    table.post(phone, "enter", token=table.link("personal", 1, by=bob))
    if change.began:
        table.post(ann, "join", seat=0)
    tapes = [Tape(Player(guest, table.id, 1), "?seat=1") for guest in (bob, phone)]
    yield Scene(table, bob, phone, table.link("personal", 1, by=bob), tapes)
    for tape in tapes:
        tape.close()


def test_nothing_of_the_old_holder_opens_again(server: Server, scene: Scene, change: Change) -> None:
    table, old, device, personal, tapes = scene
    change.do(table, old)
    table.post(table.host, "chat", text="Next.")
    for tape in tapes:
        tape.until(lambda tape: tape.ended)
        assert b"Next." not in tape.bytes
    for guest in (old, device):
        for what in ("view?seat=1", "log?seat=1", "stream?seat=1", "scene?seat=1", "picture?seat=1", "options?seat=1"):
            assert not guest.ask("GET", table.path(what)).is_success, what
        assert guest.ask("GET", table.path("view?seat=1")).status_code in (change.status, 404)
    for guest in (old, device, table.host, server.guest("Eve")):
        assert guest.ask("POST", table.path("enter"), token=personal).status_code in (404, 409)


def test_the_next_holder_is_alone_with_the_seat(server: Server, scene: Scene, change: Change) -> None:
    table, old, device, personal, _ = scene
    change.do(table, old)
    if change.began:
        table.post(old, "back", seat=1)
        holders = [old]
    else:
        new = server.guest("New")
        table.post(new, "enter", token=table.link("seat", 1))
        table.post(table.host, "join", seat=0)
        holders = [new]
    for guest in {old, device, *holders}:
        assert guest.ask("GET", table.path("view?seat=1")).is_success == (guest in holders)
    assert not device.ask("POST", table.path("enter"), token=personal).is_success
    assert [each["this"] for each in holders[0].ok("GET", table.path("devices"))] == [True]


def test_a_link_for_a_seat_is_void_when_somebody_else_has_had_it(server: Server) -> None:
    ann, bob, eve = (server.guest(name) for name in ("Ann", "Bob", "Eve"))
    table = Table(ann, "", "", game=GAME)
    first, second = table.link("seat", 1), table.link("seat", 1)
    table.post(bob, "enter", token=first)
    table.post(bob, "leave", seat=1)
    assert eve.refused(404, "POST", table.path("enter"), token=second).startswith("This link does not work")
    assert ann.ok("GET", table.path("links")) == []
    table.post(eve, "enter", token=table.link("seat", 1))
    assert table.chair(1)["name"] == "Eve"


def test_a_host_cannot_read_the_hand_of_a_bot(server: Server) -> None:
    """Neither by a link from the days when the seat was his, nor by a second seat, nor by a device of another's."""
    ann, bob = server.guest("Ann"), server.guest("Bob")
    table = Table(ann, "", "", game=GAME)
    table.post(ann, "join", seat=1)
    kept = table.link("personal", 1)
    table.post(ann, "leave", seat=1)
    table.post(ann, "join", seat=0)
    table.post(ann, "bot", seat=1, bot="random")
    assert ann.ask("POST", table.path("enter"), token=kept).status_code == 404
    assert ann.ask("POST", table.path("join"), seat=1).status_code == 409
    assert ann.ask("POST", table.path("enter"), token=table.link("seat", 1)).status_code == 409
    table.post(bob, "enter", token=table.link("seat", 1))
    personal = table.link("personal", 1, by=bob)
    assert ann.refused(409, "POST", table.path("enter"), token=personal).startswith("You have another seat")
    assert ann.ask("GET", table.path("view?seat=1")).status_code == 403


def test_a_freed_seat_is_not_entered_by_a_personal_link(server: Server) -> None:
    ann, bob, eve = (server.guest(name) for name in ("Ann", "Bob", "Eve"))
    table = Table(ann, "", "", game=GAME, open=True)
    table.post(bob, "join", seat=1)
    mine = table.link("personal", 1, by=bob)
    table.post(bob, "leave", seat=1)
    for guest in (bob, eve):
        assert guest.ask("POST", table.path("enter"), token=mine).status_code == 404
    assert table.chair(1)["free"]


def test_before_the_game_begins_nobody_sees_a_hand(server: Server) -> None:
    """Also where it goes on from a record, whose hands are dealt."""
    ann, bob = server.guest("Ann"), server.guest("Bob")
    over = Table(ann, "random", "random", game=GAME)
    Tape(Player(ann, over.id)).until(lambda tape: tape.over, 60).close()
    record = ann.ok("GET", over.path("record"))
    id = ann.ok("POST", "/api/records", record=record, at=12, chairs=["", ""], open=True)["id"]
    bob.ok("POST", f"/api/tables/{id}/join", seat=1)
    mine, public = (bob.ok("GET", f"/api/tables/{id}/{what}") for what in ("view?seat=1", "view"))
    assert mine["view"] == public["view"]


# what a host may, and what a guest may not


def test_who_was_removed_comes_back_by_a_link_alone(server: Server) -> None:
    ann, bob = server.guest("Ann"), server.guest("Bob")
    table = Table(ann, "", "", game=GAME, open=True)
    table.post(bob, "join", seat=1)
    assert bob.refused(403, "POST", table.path("remove"), seat=1).startswith("Only the host")
    table.post(ann, "remove", seat=1)
    assert table.chair(1)["free"]
    assert bob.refused(409, "POST", table.path("join"), seat=1).startswith("The host has freed your seat")
    table.post(bob, "enter", token=table.link("seat", 1))
    table.post(ann, "join", seat=0)
    assert ann.refused(409, "POST", table.path("remove"), seat=1).startswith("The game has begun")


@pytest.mark.parametrize("one_screen", [False, True])
def test_a_guest_takes_one_seat_of_an_open_table(server: Server, one_screen: bool) -> None:
    ann, bob = server.guest("Ann"), server.guest("Bob")
    table = Table(ann, "", "", "", "", open=True, one_screen=one_screen)
    for guest, seats in ((bob, (0, 1)), (ann, (2, 3))):
        table.post(guest, "join", seat=seats[0])
        second = guest.ask("POST", table.path("join"), seat=seats[1])
        assert second.is_success == (one_screen and guest is ann)


def test_the_seat_of_a_bot_in_an_open_game_is_given_by_the_host(server: Server) -> None:
    """Else a second cookie looks into its hand."""
    ann, bob = server.guest("Ann"), server.guest("Bob")
    table = Table(ann, "", "random", game=GAME, open=True)
    table.post(ann, "join", seat=0)
    assert bob.refused(409, "POST", table.path("join"), seat=1).startswith("The game has begun")
    table.post(bob, "enter", token=table.link("seat", 1))
    lines = [line for event in ann.ok("GET", table.path("log"))["events"] for line in event.get("lines", ())]
    assert "Bob takes the seat of a bot." in lines


def test_a_host_mutes_a_guest(server: Server) -> None:
    ann, bob = server.guest("Ann"), server.guest("Bob")
    table = Table(ann, "", "", game=GAME, open=True)
    for guest in (ann, bob, bob):
        table.post(guest, "chat", text="Hello.")
    said = [event["speaker"] for event in bob.ok("GET", table.path("log"))["events"] if event["kind"] == "said"]
    assert said == [1, 2, 2]
    assert bob.refused(403, "POST", table.path("mute"), speaker=1).startswith("Only the host")
    assert ann.refused(409, "POST", table.path("mute"), speaker=1) == "The host cannot be muted."
    assert ann.ask("POST", table.path("mute"), speaker=3).status_code == 422
    table.post(ann, "mute", speaker=2)
    assert (table.face()["muted"], bob.ok("GET", table.path())["muted"]) == ([2], [])
    assert [guest.ok("GET", table.path())["speaker"] for guest in (ann, bob, server.guest("Eve"))] == [1, 2, 0]
    assert bob.refused(409, "POST", table.path("chat"), text="Again.") == "The host has muted you at this table."
    table.post(ann, "mute", speaker=2, muted=False)
    table.post(bob, "chat", text="Thanks.")


# answers that were missed


@pytest.mark.parametrize("what", ["leave", "enter"])
def test_what_is_sent_again_is_answered_the_same_though_the_guest_is_nobody_any_more(server: Server, what: str) -> None:
    ann, bob = server.guest("Ann"), server.guest("Bob")
    table, key = Table(ann, "", "", game=GAME), {"Idempotency-Key": "once"}
    link = table.link("seat", 1)
    body: dict[str, Any] = {"token": link} if what == "enter" else {"seat": 1}
    if what == "leave":
        table.post(bob, "enter", token=link)
    first = bob.ask("POST", table.path(what), key, **body)
    assert first.is_success
    if what == "enter":
        table.post(bob, "leave", seat=1)
    for _ in range(2):
        again = bob.ask("POST", table.path(what), key, **body)
        assert (again.status_code, again.content) == (200, first.content)
    assert bob.ask("GET", table.path()).status_code == 404
    assert (
        bob.ask("POST", table.path(what), key, **(body | {"nonce": "x"} if what == "enter" else {})).status_code == 409
    )
