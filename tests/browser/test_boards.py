"""Every player's whole board is one press away, and one press leads back."""

import pytest
from playwright.sync_api import Page, expect

from regalia.games import GAMES
from regalia.table.page_laws import SIZES
from regalia.table.page_laws.script import script
from tests.browser.arriving import sit_down
from tests.browser.player import LIT, Player
from tests.browser.visit import Visit
from tests.soaking import SOAK
from tests.table.server import Server

SEEN = SIZES if SOAK else [size for size in SIZES if str(size) in ("1400x900", "390x844", "320x256")]


@pytest.mark.parametrize("game", GAMES)
def test_each_plate_and_key_leads_to_a_board_that_tells_all_of_its_player(
    served: Server, visit: Visit, game: str
) -> None:
    page = visit()
    page.add_init_script(script())
    sit_down(page, served, game)
    for at, size in enumerate(SEEN):
        page.set_viewport_size({"width": size.width, "height": size.height})
        for seat in (0, 1):
            lead(page, seat, by_plate=at % 2 == 0)
            expect(page.locator("#visited")).to_have_attribute("data-of", str(seat))
            assert not page.evaluate("pageLaws.boards()"), f"{game}, {size}, seat {seat}"
        page.keyboard.press(("Escape", "0", "2")[at % 3])
        expect(page.locator("#visited")).to_be_hidden()
        assert page.evaluate("document.activeElement !== document.body")


def lead(page: Page, seat: int, by_plate: bool) -> None:
    flag = page.locator(f".plate[data-seat='{seat}'] .flag")
    if by_plate and flag.is_visible():
        flag.press("Enter")
    else:
        page.keyboard.press(str(seat + 1))


def test_a_choice_that_lies_under_a_board_takes_its_place_again(served: Server, visit: Visit) -> None:
    page = visit(390, 844)
    sit_down(page, served, "kingdom-builder")
    expect(page.locator(LIT).first).to_be_visible()
    page.locator(".plate .flag").last.press("Enter")
    expect(page.locator("#visited")).to_be_visible()
    expect(page.locator("#board")).to_be_hidden()
    page.locator("#tabs button").last.click()
    expect(page.locator("#visited")).to_be_hidden()
    page.keyboard.press("2")
    expect(page.locator("#visited")).to_be_visible()
    page.locator("#board .legal").first.dispatch_event("click")
    expect(page.locator("#table")).not_to_have_class("table visiting")
    expect(page.locator("#board")).to_be_visible()


def test_a_board_shows_what_happens_meanwhile_and_where_its_player_has_built(served: Server, visit: Visit) -> None:
    page = visit()
    sit_down(page, served, "kingdom-builder", "here", "random")
    page.locator(".plate b").first.click()
    supply = page.locator("#visited .kb-holds li").first
    expect(supply).to_contain_text("40")
    page.locator(LIT).first.click()
    expect(supply).to_contain_text("39")
    expect(page.locator("#board .theirs")).to_have_count(1)


def test_when_the_curtain_falls_a_board_goes_and_no_key_asks_for_anything(served: Server, visit: Visit) -> None:
    page, asked = visit(), list[str]()
    sit_down(page, served, "kingdom-builder", "here", "here")
    player, ready = Player(page), page.locator("#ready")
    player.until(lambda: page.locator(LIT).count() and not ready.is_visible())
    page.keyboard.press("1")
    expect(page.locator("#visited")).to_be_visible()
    player.until(ready.is_visible)
    expect(page.locator("#visited")).to_be_hidden()
    page.on("request", lambda request: asked.append(request.url))
    for key in "12d":
        page.keyboard.press(key)
    expect(page.locator("#visited")).to_be_hidden()
    assert not [url for url in asked if "boards" in url or "description" in url]
