"""The coach in the tray: the laws of the page hold with it, it speaks and is sent away by keys, and leads back."""

from dataclasses import replace

import pytest
from playwright.sync_api import Browser, expect

from regalia.games import GAMES
from regalia.table.page_laws import SIZES, Inspection, Kept, Screen, look, positions, screens
from tests.browser.player import Player
from tests.browser.visit import RESULTS, Visit
from tests.soaking import SOAK
from tests.table.server import Server

LONG = 120_000  # milliseconds for a thought on a busy machine
FEW = [size for size in SIZES if str(size) in ("1366x768", "844x390", "390x844")]


@pytest.mark.parametrize("game", GAMES if SOAK else ["kingsburg"])
def test_the_laws_of_the_page_hold_with_a_coach(game: str, chromium: Browser, served: Server) -> None:
    inspection, kept = Inspection(chromium, served.address, RESULTS / "coach"), Kept()
    choosing = [each for each in positions(GAMES[game]) if each.seat is not None and not each.done]
    try:
        for number, place in enumerate(choosing[: 20 if SOAK else 1]):
            shapes = screens()[number % 4 :: 4] if SOAK else [Screen(size, "fr", "light") for size in FEW]
            kept.add(look(inspection, replace(place, done="coach"), shapes, every=3))
    finally:
        inspection.close()
    assert not kept.breaches(), "\n".join(map(str, kept.breaches()))


def test_it_speaks_is_sent_away_and_leads_back(served: Server, visit: Visit) -> None:
    """By keys; to the ear once; and Show me is a hint. At a table without a coach there is none."""
    page = visit()
    page.goto(f"{served.address}/new/kingsburg?first=1")
    page.locator("#new [type=submit]:enabled").click()
    page.locator("#table[data-ready]").wait_for()
    ahead = page.locator(".coaching-next")
    expect(ahead).to_contain_text("Possible now: ", timeout=LONG)
    expect(page.locator("#asked p", has_text="Possible now: ")).to_have_count(1)
    page.locator("#coach-shows").click()
    expect(page.locator("#play-it")).to_be_visible(timeout=LONG)
    page.keyboard.press("Escape")
    Player(page, 5).click(1)
    expect(page.locator(".coaching-was")).to_contain_text("Your last move ", timeout=LONG)
    tall = page.locator("#tray").evaluate("tray => tray.offsetHeight")
    page.keyboard.press("k")
    expect(page.locator("#table-coach")).to_be_hidden()
    page.reload()
    page.locator("#table.choosing").wait_for()
    expect(page.locator("#table-coach")).to_be_hidden()
    page.keyboard.press("k")
    expect(page.locator("#table-coach")).to_be_visible()
    expect(page.locator(".coaching-words")).not_to_be_empty()
    assert page.locator("#tray").evaluate("tray => tray.offsetHeight") == tall


WORSE = {"words": ["Your last move brings 1 wood."], "better": ["The Ruler would rather: pass."], "again": True}


def test_what_was_better_can_be_tried(served: Server, visit: Visit) -> None:
    page = visit()
    page.route("**/api/tables/*/coach?*", lambda route: route.fulfill(json=WORSE))
    page.goto(f"{served.address}/new/kingsburg?first=1")
    page.locator("#new [type=submit]:enabled").click()
    page.locator("#table.choosing").wait_for()
    Player(page, 5).until(lambda: page.locator("#coach-again").count())
    expect(page.locator(".coaching-better")).to_have_text("The Ruler would rather: pass.")
    page.set_viewport_size({"width": 390, "height": 844})
    page.locator("#coach-more").click()
    expect(page.locator("#coach-more")).to_have_text("Less of it")
    page.locator("#coach-again").click()
    expect(page.locator("#coach-again")).to_have_count(0)
    expect(page.locator("#log .line.quiet")).to_have_count(1)


def test_without_time_it_says_nothing(served: Server, visit: Visit) -> None:
    """Nothing waits for it, and what fails is not complained about."""
    page = visit()
    page.route("**/api/tables/*/coach?*", lambda route: route.fulfill(status=409, json={"error": "No.", "status": 409}))
    page.goto(f"{served.address}/new/kingsburg?first=1")
    page.locator("#new [type=submit]:enabled").click()
    page.locator("#table[data-ready]").wait_for()
    Player(page, 5).click(3)
    expect(page.locator(".coaching-words")).to_have_text("The coach is silent.")
    expect(page.locator("#more.bad")).to_have_count(0)
