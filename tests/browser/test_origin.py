"""A table that was begun elsewhere or plays with a box file says so; a link shows what the dice promise first."""

import json
from functools import cache
from typing import Any

from playwright.sync_api import Page, Request, expect

from regalia.agents.runner import play
from regalia.games import GAMES
from tests.browser.arriving import at_table
from tests.browser.visit import Visit
from tests.patience import until
from tests.table.server import Guest, Server

ISLAND = {"island.rope-bridge": {"lines": ["GGWWM", "FFDDT", "CLCMW", "TTTT", "..GF"]}}
BEGUN = "This game was begun elsewhere and is played on from a record"
BOX = "A box file of the host replaces 1 row of the box: island.rope-bridge."


@cache
def record() -> Any:
    return play(GAMES["kingdom-builder"], ["random", "random"], seed=3).record() | {"box": ISLAND}


def imported(host: Guest, **terms: Any) -> str:
    """A table with a past and a box file, where nobody sits."""
    id: str = host.ok("POST", "/api/records", record=record(), chairs=["", ""], at=60, **terms)["id"]
    return id


def link(host: Guest, id: str, kind: str = "seat", **body: Any) -> str:
    """The address of an invitation."""
    address: str = host.ok("POST", f"/api/tables/{id}/link", kind=kind, **body)["address"]
    return host.server.address + address[address.index("/table/") :]


def sent(page: Page) -> list[dict[str, Any]]:
    """What the page sends to come in, as it is sent."""
    bodies: list[dict[str, Any]] = []

    def note(request: Request) -> None:
        if request.url.split("?")[0].endswith("/enter"):
            bodies.append(json.loads(request.post_data or "{}"))

    page.on("request", note)
    return bodies


def named(served: Server, page: Page, name: str) -> None:
    page.context.request.post(f"{served.address}/api/me", data={"name": name})


def test_the_lobby_the_menu_and_the_log_say_where_a_game_comes_from(served: Server, visit: Visit) -> None:
    ann, page = served.guest("Ann"), visit()
    id = imported(ann, open=True)
    named(served, page, "Bert")
    page.goto(f"{served.address}/table/{id}")
    at_table(page)
    lobby = page.locator(".lobby .origin")
    for words in (BEGUN, "draws come from the file", BOX):
        expect(lobby).to_contain_text(words)
        expect(page.locator("#log")).to_contain_text(words)
    lobby.locator("summary").click()
    expect(lobby.locator("li")).to_contain_text('lines = ["GGWWM","FFDDT","CLCMW","TTTT","..GF"]')
    ann.ok("POST", f"/api/tables/{id}/join", seat=0)
    page.locator(".lobby button", has_text="Sit here").first.click()
    page.locator("#board svg").first.wait_for()
    menu = page.locator("dialog[open] .origin")

    def look() -> None:  # the page may just change
        page.locator("#menu").click()
        page.wait_for_timeout(500)

    until(menu.count, do=look)
    expect(menu).to_contain_text(BEGUN)


def test_the_lists_say_it_in_french_too(served: Server, visit: Visit) -> None:
    imported(served.guest("Ann"), open=True)
    page = visit(locale="fr-FR")
    page.goto(served.address)
    row = page.locator(".entry", has=page.locator(".origin")).first
    expect(row).to_contain_text("Suite d’un enregistrement")
    expect(row).to_contain_text("Un fichier de boîte remplace 1 rangée.")


def test_an_ordinary_table_says_nothing(served: Server, visit: Visit) -> None:
    ann, page = served.guest("Ann"), visit()
    named(served, page, "Bert")
    page.goto(f"{served.address}/table/{ann.open('kingdom-builder', '', '', open=True)}")
    at_table(page)
    expect(page.locator(".lobby")).to_contain_text("The table is set")
    assert page.locator(".origin").count() == 0


def test_a_seat_link_shows_hash_and_past_before_anything_is_sent(served: Server, visit: Visit) -> None:
    """To somebody with a name and to somebody without; only then the nonce is given, and the seat taken."""
    for name in ("", "Bert"):
        ann, page = served.guest("Ann"), visit()
        id = imported(ann)
        address, promised = link(ann, id, seat=1), ann.ok("GET", f"/api/tables/{id}")["hash"]
        if name:
            named(served, page, name)
        bodies = sent(page)
        page.goto(address)
        dialog = page.locator("dialog[open]")
        expect(dialog.locator("code").last).to_have_text(promised)
        expect(dialog.locator(".origin")).to_contain_text(BEGUN)
        expect(dialog.locator(".origin")).to_contain_text(BOX)
        expect(dialog).to_contain_text("mixes random text of its own")
        assert bodies == []
        assert ann.ok("GET", f"/api/tables/{id}")["chairs"][1]["free"]
        if not name:
            dialog.locator("[name=name]").fill("Carla")
        dialog.locator("[type=submit]").click()
        at_table(page)
        assert [len(body.get("nonce", "")) for body in bodies] == [32]
        assert ann.ok("GET", f"/api/tables/{id}")["chairs"][1]["name"] == (name or "Carla")


def test_a_seat_that_is_not_wanted_stays_free(served: Server, visit: Visit) -> None:
    ann, page = served.guest("Ann"), visit()
    id = ann.open("kingsburg", "", "")
    named(served, page, "Bert")
    bodies = sent(page)
    address = link(ann, id, seat=1)
    page.goto(address)
    page.locator("dialog[open] a", has_text="Not now").click()
    page.wait_for_url(f"{served.address}/")
    assert bodies == []
    page.goto(address)
    page.locator("dialog[open] [type=submit]").click()
    at_table(page)
    assert ann.ok("GET", f"/api/tables/{id}")["chairs"][1]["name"] == "Bert"


def test_taking_the_seat_of_a_bot_gives_no_nonce(served: Server, visit: Visit) -> None:
    ann, page = served.guest("Ann"), visit()
    id = ann.open("kingdom-builder", "", "random")
    address = link(ann, id, seat=1)
    ann.ok("POST", f"/api/tables/{id}/join", seat=0, nonce="ann")
    named(served, page, "Bert")
    bodies = sent(page)
    page.goto(address)
    expect(page.locator("dialog[open]")).to_contain_text("The game has begun, so nothing of yours is mixed into them.")
    page.locator("dialog[open] [type=submit]").click()
    at_table(page)
    assert [body.get("nonce") for body in bodies] == [None]
    assert ann.ok("GET", f"/api/tables/{id}")["chairs"][1]["name"] == "Bert"


def test_a_game_that_begins_before_the_seat_is_taken_is_told(served: Server, visit: Visit) -> None:
    """Before the click: nothing is given, the dialog says why, and the next click goes in without a nonce."""
    ann, page = served.guest("Ann"), visit()
    id = ann.open("kingdom-builder", "", "random")
    address = link(ann, id, seat=1)
    named(served, page, "Bert")
    bodies = sent(page)
    page.goto(address)
    dialog = page.locator("dialog[open]")
    expect(dialog).to_contain_text("mixes random text of its own")
    ann.ok("POST", f"/api/tables/{id}/join", seat=0, nonce="ann")
    dialog.locator("[type=submit]").click()
    expect(dialog.locator(".wrong")).to_have_text(
        "The dice of this game are made, so your nonce comes too late: take the seat without one."
    )
    assert ann.ok("GET", f"/api/tables/{id}")["chairs"][1]["bot"] == "random"
    dialog.locator("[type=submit]").click()
    at_table(page)
    assert [bool(body.get("nonce")) for body in bodies] == [True, False]


def test_other_links_are_as_quick_as_ever(served: Server, visit: Visit) -> None:
    """To watch, and for another device of mine: nothing is given to the dice, so nothing is asked."""
    ann = served.guest("Ann")
    id = ann.open("kingdom-builder", "", "")
    ann.ok("POST", f"/api/tables/{id}/join", seat=0, nonce="ann")
    for address in (link(ann, id, "watch"), link(ann, id, "personal", seat=0)):
        page = visit()
        named(served, page, "Ann")
        bodies = sent(page)
        page.goto(address)
        at_table(page)
        assert [body.get("nonce") for body in bodies] == [None]
