"""A first game: one link and one press away, and the key of Undo leads back to its first choice."""

import pytest
from playwright.sync_api import expect

from tests.browser.arriving import at_table
from tests.browser.player import Player
from tests.browser.visit import Visit
from tests.patience import until
from tests.soaking import SOAK
from tests.table.server import Server

GAMES = ("kingsburg", "kingdom-builder", "wonderful-kingdom")


@pytest.mark.parametrize("game", GAMES[: None if SOAK else 1])
def test_a_first_game_goes_back_to_its_first_choice(served: Server, visit: Visit, game: str) -> None:
    page = visit()
    page.goto(f"{served.address}/new/{game}")
    page.locator("a[href$='?first=1']").click()
    page.locator("#new [type=submit]:enabled").click()
    at_table(page)
    page.locator("#table.choosing").wait_for()
    before = page.locator("#board").inner_text()
    undo = page.locator("#undo[aria-disabled=false]")
    Player(page, 5).until(lambda: undo.count() and page.locator("#log .line").count() > 12)

    def back() -> None:
        page.keyboard.press("u")
        page.wait_for_timeout(200)

    first = page.locator("#undo[title^='There is nothing to undo']")
    until(first.count, 60, back)
    until(lambda: page.locator("#board").inner_text() == before)
    expect(page.locator("#log .line.quiet", has_text="moves were undone.").last).to_be_visible()


def test_only_one_person_against_bots_is_offered_it(served: Server, visit: Visit) -> None:
    page = visit()
    page.goto(f"{served.address}/new/kingsburg?first=1")
    freely = page.locator("[name=undo][value=freely]")
    expect(freely).to_be_checked()
    page.locator("[name=chair-1]").select_option("link")
    expect(freely).to_be_disabled()
    expect(page.locator("[name=undo][value=unseen]")).to_be_checked()
    page.locator("[name=chair-1]").select_option("greedy")
    expect(freely).to_be_enabled()
