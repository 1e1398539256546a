"""A hint at the table: asked for by a click or a key, shown on the board and in words, played with one click."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.doors import choose, new_table, play_now
from tests.browser.player import Player
from tests.browser.test_everyone import grave
from tests.table.server import Server

GAMES = ("Kingdom Builder", "Kingsburg", "It’s a Wonderful Kingdom")
THOUGHT = 30_000  # milliseconds that a busy machine may take


def _ask(page: Page) -> None:
    """Until there is something to choose from, and the answer is there."""
    player = Player(page, 3)
    while not page.locator("#hint").is_visible():
        player.step()
    page.keyboard.press("h")
    expect(page.locator("#play-it")).to_be_visible(timeout=THOUGHT)


@pytest.mark.parametrize("game", GAMES)
def test_a_hint_is_seen_read_and_played(served: Server, visit: Visit, game: str) -> None:
    page = visit()
    play_now(page, served, game)
    _ask(page)
    advice = page.locator("#advice")
    expect(advice).to_have_attribute("aria-live", "polite")
    expect(advice).to_contain_text("The Ruler would play:")
    expect(advice).to_contain_text("chance of victory")
    assert not grave(page)
    before = page.locator("#table").get_attribute("data-number") or ""
    page.locator("#play-it").click()
    if page.locator("#yes").is_visible():
        page.locator("#yes").click()
    expect(page.locator("#table")).not_to_have_attribute("data-number", before)
    expect(page.locator("#table .advised")).to_have_count(0)


def test_the_move_is_lit_and_in_sight_until_escape(served: Server, visit: Visit) -> None:
    page = visit(360, 740, has_touch=True, is_mobile=True)
    play_now(page, served, "Kingdom Builder")
    _ask(page)
    spot = page.locator("#board .advised")
    expect(spot.first).to_be_in_viewport()
    wide = page.evaluate("document.documentElement.scrollWidth")
    assert wide <= 360
    page.keyboard.press("Escape")
    expect(page.locator("#table .advised")).to_have_count(0)
    expect(page.locator("#advice")).to_be_empty()


def test_two_people_at_one_screen_ask_each_for_himself(served: Server, visit: Visit) -> None:
    page = visit()
    new_table(page, served, "kingsburg", ["here", "here"])
    _ask(page)
    player = Player(page, 4)
    while not page.locator("#ready").is_visible():
        player.step()
    expect(page.locator("#advice")).to_be_empty()
    player.step()  # through the curtain
    _ask(page)


def test_a_table_without_hints_says_so_and_has_no_button(served: Server, visit: Visit) -> None:
    page = visit()
    page.goto(f"{served.address}/new/kingsburg")
    choose(page, "hints", "on")  # it was on before
    page.locator("#new [type=submit]:enabled").click()
    page.locator("#table.choosing").wait_for()
    expect(page.locator("#undo")).to_be_visible()
    expect(page.locator("#hint")).to_have_count(0)
    page.keyboard.press("h")
    expect(page.locator("#advice")).to_be_empty()
    page.locator("#menu").click()
    expect(page.locator("dialog[open]")).to_contain_text("Hints are off at this table.")


@pytest.mark.parametrize(
    "locale, ranks",
    [("en-GB", ["Page", "Squire", "Knight", "Ruler"]), ("fr-FR", ["Page", "Écuyer", "Chevalier", "Souverain"])],
)
def test_opponents_go_by_their_ranks(served: Server, visit: Visit, locale: str, ranks: list[str]) -> None:
    page = visit(locale=locale)
    page.goto(served.address)
    page.locator("[data-opens]").first.click()
    words = page.locator('dialog[open] .field:has([name="bot"])').inner_text()
    assert all(f"{rank} : " in words.replace("\u202f", " ") or f"{rank}: " in words for rank in ranks)
