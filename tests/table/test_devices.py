"""Devices and links of a seat: its holder sees them and ends them, and they end by themselves."""

from pathlib import Path

from tests.table.hotseat import serving
from tests.table.playing import Player, Tape
from tests.table.server import Server
from tests.table.test_seats import Table

GAME = "wonderful-kingdom"  # whose hands are secret


def test_the_holder_sees_the_devices_and_ends_those_that_came_later(server: Server) -> None:
    ann, phone, tablet = (server.guest(name) for name in ("Ann", "Phone", "Tablet"))
    table = Table(ann, "", "", game=GAME)
    table.post(ann, "join", seat=0)
    tape = Tape(Player(ann, table.id, 0))
    for device in (phone, tablet):
        table.post(device, "enter", token=table.link("personal", 0))
    tape.until(lambda tape: sum(event["kind"] == "device" for event in tape.events) == 2)
    listed = ann.ok("GET", table.path("devices"))
    assert [each["name"] for each in listed] == ["Ann", "Phone", "Tablet"]
    assert [each["connected"] for each in listed] == [True, False, False]
    first, _, last = (each["device"] for each in listed)
    made = table.link("personal", 0, by=phone)
    assert phone.refused(409, "POST", table.path("devices/end"), device=first).startswith("An earlier device")
    table.post(phone, "devices/end", device=last)
    table.post(ann, "devices/end", device=listed[1]["device"])
    for gone in (phone, tablet):
        assert gone.ask("GET", table.path()).status_code == 404
        assert gone.ask("POST", table.path("enter"), token=made).status_code == 404
    assert ann.refused(409, "POST", table.path("devices/end"), device=first).startswith("This is the only device")
    table.post(phone, "enter", token=table.link("personal", 0))
    assert tablet.ask("POST", table.path("enter"), token=made).status_code == 404
    tape.close()


def test_a_link_can_be_ended(server: Server) -> None:
    ann, bob = server.guest("Ann"), server.guest("Bob")
    table = Table(ann, "", "", game=GAME)
    table.post(ann, "join", seat=0)
    links = [
        table.post(ann, "link", kind=kind, seat=seat) for kind, seat in (("seat", 1), ("personal", 0), ("watch", 0))
    ]
    listed = {each["link"]: each for each in ann.ok("GET", table.path("links"))}
    assert listed == {each["link"]: {key: each[key] for key in each if key != "address"} for each in links}
    assert {each["kind"]: each["once"] for each in links} == {"seat": True, "personal": True, "watch": False}
    for each in links:
        table.post(ann, "links/end", link=each["link"])
        secret = each["address"].partition("=")[2]
        assert bob.ask("POST", table.path("enter"), token=secret).status_code == 404
    assert ann.ok("GET", table.path("links")) == []


def test_links_are_ended_by_those_whose_they_are(server: Server) -> None:
    ann, bob = server.guest("Ann"), server.guest("Bob")
    table = Table(ann, "", "", game=GAME)
    table.post(bob, "enter", token=table.link("seat", 1))
    mine, watch = table.post(bob, "link", kind="personal"), table.post(ann, "link", kind="watch")
    assert [each["link"] for each in bob.ok("GET", table.path("links"))] == [mine["link"]]
    assert [each["link"] for each in ann.ok("GET", table.path("links"))] == [watch["link"]]
    for guest, other in ((ann, mine), (bob, watch)):
        assert guest.ask("POST", table.path("links/end"), link=other["link"]).status_code == 422


def test_links_expire(tmp_path: Path) -> None:
    with serving(tmp_path, link_days=1e-9) as server:
        ann, bob = server.guest("Ann"), server.guest("Bob")
        table = Table(ann, "", "", game=GAME)
        table.post(ann, "join", seat=0)
        for kind, seat in (("seat", 1), ("personal", 0), ("watch", None)):
            link = table.link(kind, seat)
            assert bob.ask("POST", table.path("enter"), token=link).status_code == 404
            assert bob.ask("POST", "/api/me/invitation", table=table.id, token=link).status_code == 404
        assert ann.ok("GET", table.path("links")) == []


def test_an_invitation_whose_link_is_void_says_so(server: Server) -> None:
    ann, bob = server.guest("Ann"), server.guest("Bob")
    table = Table(ann, "", "", game=GAME)
    first, second = table.link("seat", 1), table.link("seat", 1)
    assert bob.ok("POST", "/api/me/invitation", table=table.id, token=second)["kind"] == "seat"
    table.post(bob, "enter", token=first)
    assert bob.ask("POST", "/api/me/invitation", table=table.id, token=second).status_code == 404
