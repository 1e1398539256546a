"""Notices as they arrive: to a browser, a webhook, an ntfy topic, a Discord channel, a mailbox."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from regalia.core.protocol import CHANCE
from tests.patience import until
from tests.table.playing import NAMES, Crowd, Player, played
from tests.table.receiver import Browser, Mail, Receiver, receiving, receiving_mail, signed_claims
from tests.table.server import Guest, Server

PATHS = {"webhook": "/hook?key=1", "ntfy": "/my-games", "discord": "/api/webhooks/12/abc"}
NOTICES = "/api/me/notices"


@pytest.fixture(scope="module")
def receiver() -> Iterator[Receiver]:
    with receiving() as found:
        yield found


@pytest.fixture(scope="module")
def mails() -> Iterator[tuple[str, list[Mail]]]:
    with receiving_mail() as found:
        yield found


@pytest.fixture(scope="module")
def server(
    tmp_path_factory: pytest.TempPathFactory, receiver: Receiver, mails: tuple[str, list[Mail]]
) -> Iterator[Server]:
    folder: Path = tmp_path_factory.mktemp("notices")
    server = Server(
        folder,
        notices_local=1,
        notice_after=0.1,
        mail=mails[0],
        contacts=1000,
        messages=10**6,
        guests=1000,
        notice_retries="0.2",
    )
    yield server
    server.stop()


@pytest.fixture(autouse=True)
def _fresh(receiver: Receiver, mails: tuple[str, list[Mail]]) -> None:
    receiver.arrivals.clear()
    receiver.status = 200
    mails[1].clear()


def add(guest: Guest, kind: str, address: str) -> None:
    guest.ok("POST", NOTICES, kind=kind, address=address)


def subscribe(guest: Guest, address: str) -> Browser:
    browser = Browser()
    guest.ok("POST", f"{NOTICES}/push", endpoint=address, **browser.keys)
    return browser


def move(player: Player) -> None:
    player.act(player.get("options")[0])


def turn_of(players: list[Player]) -> tuple[Player, Player]:
    """Who has to choose, and who has not."""
    first = next(player for player in players if player.get("options"))
    return first, next(player for player in players if player is not first)


def wait_for(player: Player, other: Player) -> None:
    """A player moves until it is the turn of another."""
    while not other.get("options"):
        move(player)


def pass_turn(player: Player) -> None:
    """A player moves until it is not their turn any more; nobody else looks at the table."""
    while player.get("options"):
        move(player)


def test_a_browser_is_told_once_in_its_language(server: Server, receiver: Receiver) -> None:
    with Crowd(server) as crowd:
        one, two = turn_of(crowd.sit("kingdom-builder", "", ""))
        two.guest.ok("POST", "/api/me", name="Zoé", lang="fr")
        browser = subscribe(two.guest, f"{receiver.address}/push/1")
        add(one.guest, "webhook", f"{receiver.address}/not-me")
        pass_turn(one)
        [arrival] = until(lambda: receiver.arrivals)
        assert browser.read(arrival) == {
            "title": "À vous de jouer\u202f: Kingdom Builder",
            "words": f"Avec {NAMES[one.seat or 0]}.",
            "path": f"/table/{one.table}",
        }
        claims = signed_claims(arrival, two.guest.ok("GET", NOTICES)["key"])
        assert (claims["aud"], arrival.headers["ttl"]) == (receiver.address, str(24 * 3600))
        two.guest.ok("POST", f"{NOTICES}/test", kind="push")  # whatever else was on its way has arrived by now
        assert [each.path for each in receiver.arrivals] == ["/push/1"] * 2


def test_every_kind_arrives_as_its_receiver_wants_it(server: Server, receiver: Receiver) -> None:
    with Crowd(server) as crowd:
        one, two = turn_of(crowd.sit("kingdom-builder", "", ""))
        for kind, path in PATHS.items():
            add(two.guest, kind, receiver.address + path)
        pass_turn(one)
        until(lambda: len(receiver.arrivals) >= 3, saw=lambda: receiver.arrivals)
        link, name = f"{server.address}/table/{one.table}", NAMES[one.seat or 0]
        [hook], [ntfy], [discord] = receiver.to("/hook?key=1"), receiver.to("/"), receiver.to("/api/webhooks/12/abc")
        assert hook.data["title"] == ntfy.data["title"] == "Your turn: Kingdom Builder"
        assert hook.data["message"] == ntfy.data["message"] == f"With {name}.\n{link}"
        assert (ntfy.data["topic"], ntfy.headers["x-click"]) == ("my-games", link)
        assert link in discord.body.decode()


def test_the_end_of_a_game_and_a_rematch_are_told(server: Server, receiver: Receiver) -> None:
    """To who has not brought it about; the notice of a rematch leads to its table."""
    whole = played("kingdom-builder", 2, {}, lambda match: match.over)
    moved = [(at, entry.seat) for at, entry in enumerate(whole.entries, 1) if entry.seat != CHANCE]
    last_turn = max(at for at, seat in moved if seat != moved[-1][1])
    with Crowd(server) as crowd:
        one, two = turn_of(crowd.resume(whole.fork(last_turn)))
        add(two.guest, "webhook", f"{receiver.address}/end")
        pass_turn(one)
        [over] = until(lambda: receiver.arrivals)
        again = one.post("rematch")["id"]
        [_, rematch] = until(lambda: receiver.arrivals[1:] and receiver.arrivals)
        assert (over.data["title"], rematch.data["title"]) == (
            "The game is over: Kingdom Builder",
            "A rematch: Kingdom Builder",
        )
        assert over.data["message"].endswith(f"/table/{one.table}")
        assert rematch.data["message"].endswith(f"/table/{again}")


def test_mail_comes_only_after_the_code(server: Server, mails: tuple[str, list[Mail]]) -> None:
    with Crowd(server) as crowd:
        one, two = turn_of(crowd.sit("kingdom-builder", "", ""))
        add(two.guest, "mail", "zoe@example.org")
        [mail] = mails[1]
        found = re.search(r"settings: (\w{8})", mail.text)
        assert found
        assert mail.to == "zoe@example.org"
        assert not two.guest.ok("GET", NOTICES)["contacts"][0]["confirmed"]
        two.guest.refused(409, "POST", f"{NOTICES}/test", kind="mail")
        two.guest.refused(422, "POST", f"{NOTICES}/confirm", code="AAAAAAAA")
        one.guest.refused(409, "POST", f"{NOTICES}/confirm", code=found[1])
        pass_turn(one)
        two.guest.ok("POST", f"{NOTICES}/confirm", code=found[1].lower())
        assert len(mails[1]) == 1
        pass_turn(two)
        pass_turn(one)
        until(lambda: len(mails[1]) == 2)
        assert "Your turn: Kingdom Builder" in mails[1][1].text
        assert f"/table/{one.table}" in mails[1][1].text


def test_mail_asks_one_address_for_a_code_three_times_a_day(server: Server, mails: tuple[str, list[Mail]]) -> None:
    with Crowd(server) as crowd:
        guests = [crowd.guest() for _ in range(4)]
        for guest in guests[:3]:
            add(guest, "mail", "Many@example.org")
        guests[3].refused(429, "POST", NOTICES, kind="mail", address="many@example.org")
        assert len(mails[1]) == 3


def test_a_browser_that_is_gone_is_forgotten(server: Server, receiver: Receiver) -> None:
    with Crowd(server) as crowd:
        one, two = turn_of(crowd.sit("kingdom-builder", "", ""))
        subscribe(two.guest, f"{receiver.address}/push/2")
        receiver.status = 410
        pass_turn(one)
        until(lambda: not two.guest.ok("GET", NOTICES)["contacts"])
        assert len(receiver.arrivals) == 1


def test_what_is_not_taken_is_tried_again_and_then_given_up(server: Server, receiver: Receiver) -> None:
    with Crowd(server) as crowd:
        one, two = turn_of(crowd.sit("kingdom-builder", "", ""))
        add(two.guest, "webhook", f"{receiver.address}/failing")
        receiver.status = 500
        pass_turn(one)
        until(lambda: len(receiver.arrivals) == 2)
        assert two.guest.refused(503, "POST", f"{NOTICES}/test", kind="webhook").startswith("It was not taken")
        assert len(receiver.arrivals) == 3


def test_a_redirect_leads_nowhere(server: Server, receiver: Receiver) -> None:
    with Crowd(server) as crowd:
        guest = crowd.guest()
        add(guest, "webhook", f"{receiver.address}/first")
        receiver.status, receiver.location = 307, f"{receiver.address}/second"
        guest.refused(503, "POST", f"{NOTICES}/test", kind="webhook")
        receiver.location = ""
        assert [each.path for each in receiver.arrivals] == ["/first"]


def test_off_erases_the_address(server: Server, receiver: Receiver) -> None:
    with Crowd(server) as crowd:
        one, two = turn_of(crowd.sit("kingdom-builder", "", ""))
        for guest in (one.guest, two.guest):
            add(guest, "webhook", f"{receiver.address}/{guest is one.guest}/secret-path")
        two.guest.ok("POST", f"{NOTICES}/off", kind="webhook")
        pass_turn(one)
        pass_turn(two)
        until(lambda: receiver.arrivals)
        assert [each.path for each in receiver.arrivals] == ["/True/secret-path"]
        assert "secret-path" not in server.said()
        assert two.guest.ok("GET", NOTICES)["contacts"] == []
        assert "secret-path" not in one.guest.ask("GET", NOTICES).text
        assert b"False/secret-path" not in (server.folder / "data" / "regalia.db").read_bytes()


def test_a_receiver_that_hangs_holds_up_nobody(server: Server, receiver: Receiver) -> None:
    with Crowd(server) as crowd, receiving() as hanging:
        hanging.hangs.set()
        one, two = turn_of(crowd.sit("kingdom-builder", "", ""))
        add(two.guest, "webhook", f"{hanging.address}/hangs")
        add(one.guest, "webhook", f"{receiver.address}/quick")
        pass_turn(one)
        until(lambda: hanging.arrivals)
        pass_turn(two)
        until(lambda: receiver.arrivals)
        hanging.free.set()


@pytest.mark.parametrize("kind, address", [
    ("webhook", ""), ("webhook", "example.org"), ("webhook", "ftp://example.org/x"), ("webhook", "https://"),
    ("webhook", "https://a:b@example.org/"), ("webhook", "https://example.org:22/"), ("webhook", "https://example.org:x/"),
    ("webhook", "https://exämple.org/"), ("webhook", "https://example.org/a b"), ("webhook", "https://example.org/\nx"),
    ("webhook", "https://example.org/" + "x" * 500), ("webhook", "https://example.org\\@evil.org/"),
    ("webhook", "file:///etc/passwd"), ("webhook", "json://example.org"), ("webhook", "https://[::1"),
    ("ntfy", "two words"), ("ntfy", "https://ntfy.sh/"), ("ntfy", "https://ntfy.sh/a/b"), ("ntfy", "https://ntfy.sh/a?b=c"),
    ("discord", "my-channel"), ("discord", "https://example.org/hook"), ("discord", "https://discord.com/api/webhooks/x/y"),
    ("mail", "zoe"), ("mail", "zoe@localhost"), ("mail", "zoe@example.org,ann@example.org"),
    ("mail", "zoe@exa..mple.org"), ("mail", "zoe@example.org\nBcc: ann@example.org"), ("mail", "Zoe <zoe@example.org>"),
    ("mail", "a@" + "b" * 300 + ".org"),
])  # fmt: skip
def test_a_bad_address_gets_one_sentence(server: Server, kind: str, address: str) -> None:
    with Crowd(server) as crowd:
        guest = crowd.guest()
        sentence = guest.refused(422, "POST", NOTICES, kind=kind, address=address)
        assert sentence.endswith(".")
        assert guest.ok("GET", NOTICES)["contacts"] == []


@pytest.mark.parametrize("wrong", [
    {"endpoint": "http"}, {"p256dh": ""}, {"p256dh": "A" * 87}, {"auth": "AAAA"}, {"auth": "!"}, {"endpoint": "https://a@b.org/"},
])  # fmt: skip
def test_a_bad_subscription_gets_one_sentence(server: Server, receiver: Receiver, wrong: dict[str, str]) -> None:
    with Crowd(server) as crowd:
        guest = crowd.guest()
        given = {"endpoint": f"{receiver.address}/push", **Browser().keys, **wrong}
        guest.refused(422, "POST", f"{NOTICES}/push", **given)
        assert guest.ok("GET", NOTICES)["contacts"] == []


@pytest.mark.parametrize("path, body", [
    ("", {"kind": "sms", "address": "1"}), ("", {"kind": "push", "address": "https://a.org"}), ("", {"kind": "ntfy"}),
    ("/test", {"kind": "sms"}), ("/off", {}), ("/confirm", {"code": "A" * 21}), ("/confirm", {}),
    ("/push", {"endpoint": "https://example.org"}),
])  # fmt: skip
def test_what_makes_no_sense_is_refused(server: Server, path: str, body: dict[str, str]) -> None:
    with Crowd(server) as crowd:
        crowd.guest().refused(422, "POST", NOTICES + path, **body)
        crowd.stranger().refused(401, "POST", NOTICES + path, **body)


def test_strangers_have_no_notices(server: Server) -> None:
    with Crowd(server) as crowd:
        crowd.stranger().refused(401, "GET", NOTICES)
        crowd.guest().refused(409, "POST", f"{NOTICES}/test", kind="webhook")


def test_a_server_for_strangers_sends_nothing_into_its_own_network(tmp_path: Path, receiver: Receiver) -> None:
    server = Server(tmp_path, contacts=1000)
    guest, port = server.guest("Ann"), receiver.address.rpartition(":")[2]
    inside = ("127.0.0.1", "localhost", "[::1]", "0.0.0.0", "10.0.0.1", "169.254.169.254", "2130706433")
    for host in (*inside, "[::ffff:127.0.0.1]", "[fe80::1]", "[64:ff9b::7f00:1]", "100.64.0.1", "no-such-host.invalid"):
        said = guest.refused(422, "POST", NOTICES, kind="webhook", address=f"https://{host}:{port}/")
        assert said == f"Nothing can be sent to {host.strip('[]')} from here."
        keys = Browser().keys
        guest.refused(422, "POST", f"{NOTICES}/push", endpoint=f"https://{host}:{port}/", **keys)
    assert "https://" in guest.refused(422, "POST", NOTICES, kind="webhook", address="http://example.org/")
    assert guest.refused(422, "POST", NOTICES, kind="mail", address="a@example.org") == "This server sends no mail."
    assert server.stop() == 0
    assert not receiver.arrivals
