"""The time for a choice in the browser: it is seen, said before it is over, and what happens then is told."""

import json
import re
import time
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, Route, expect

from tests.browser.arriving import at_table
from tests.browser.player import Player
from tests.browser.visit import Visit
from tests.table.hotseat import kept, serving
from tests.table.server import Server

DIGITS = re.compile(r"^\d+:\d\d$")
OVER = "Your time is over: a bot plays for you until you take your seat back."


def sit_down(page: Page, server: Server, *chairs: str, game: str = "kingsburg") -> str:
    """At a new table with ten minutes for each choice: its id."""
    ask = page.context.request
    ask.post(f"{server.address}/api/me", data={"name": "Anna", "lang": "en"})
    terms: dict[str, Any] = {"game": game, "chairs": ["", *chairs], "pace": "live", "limit": 600}
    id: str = ask.post(f"{server.address}/api/tables", data=terms).json()["id"]
    for seat in (seat for seat, bot in enumerate(terms["chairs"]) if not bot):
        ask.post(f"{server.address}/api/tables/{id}/join", data={"seat": seat})
    page.goto(f"{server.address}/table/{id}")
    at_table(page)
    return id


def test_the_last_seconds_are_shown_and_said_once(served: Server, visit: Visit) -> None:
    """Eleven seconds of thirty, as the server tells it."""
    page = visit()

    def shorter(route: Route) -> None:
        scene = route.fetch().json()
        scene["table"]["limit"] = 30
        scene["time_left"] = [11 if left else None for left in scene["time_left"]]
        route.fulfill(json=scene)

    page.route("**/api/tables/*/scene*", shorter)
    sit_down(page, served, "greedy")
    clock = page.locator("#clock")
    expect(clock).to_have_text(DIGITS)
    expect(page.locator(".plate.turn > .time")).to_have_text(DIGITS)
    expect(clock).to_have_class(re.compile("hurry"))
    expect(clock).to_have_attribute(
        "aria-label", re.compile(r"Time left: \d+ seconds?\. At zero a bot plays for you\.")
    )
    warning = page.locator("#asked p", has_text="At zero a bot plays for you.")
    expect(warning).to_have_count(1)
    expect(clock).to_have_text("0:00")
    assert warning.count() == 1
    assert warning.inner_text().endswith("seconds left. At zero a bot plays for you.")


def test_when_time_is_over_the_page_says_who_plays_and_gives_the_seat_back(tmp_path: Path, visit: Visit) -> None:
    """The limits of the API are too long for a test, so the charter is given a shorter one while the server is down."""
    page = visit()
    with serving(tmp_path, hold=2, bot_pause=60) as server:
        id = sit_down(page, server, game="wonderful-kingdom")
        page.locator("#table.choosing").wait_for()
        server.kill()
        [(longer,)] = kept(server, "SELECT charter FROM tables WHERE id = ?", id)
        shorter = json.dumps(json.loads(longer) | {"limit": 2.0}).encode()
        kept(server, "UPDATE tables SET charter = ?, due = ? WHERE id = ?", shorter, time.time(), id)
        server.start()
        expect(page.locator("#say")).to_have_text(OVER)
        expect(page.locator("#clock")).to_be_empty()
        expect(page.locator("#asked p", has_text=OVER)).to_have_count(1)
        page.locator("#acts").get_by_role("button", name="Take my seat back").click()
        expect(page.locator("#say")).not_to_have_text(OVER)
        page.locator("#table.choosing").wait_for()


def test_the_time_runs_behind_the_curtain_too(served: Server, visit: Visit) -> None:
    page = visit()
    sit_down(page, served, "")
    Player(page).until(page.locator("#ready").is_visible)
    expect(page.locator("#curtain .clock")).to_have_text(DIGITS)


def test_my_games_count_the_time_down(served: Server, visit: Visit) -> None:
    page = visit()
    sit_down(page, served, "greedy")
    page.goto(f"{served.address}/mine")
    left = page.locator(".entry.turn .clock [data-left]")
    expect(left).to_have_text(re.compile(r"^\d+:\d\d left$"))
    before = left.inner_text()
    expect(left).not_to_have_text(before)
    expect(left).to_have_text(re.compile(r"^\d+:\d\d left$"))
