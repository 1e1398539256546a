"""A hint at the table: asked for by a click or a key, shown on the board and in words, played with one click."""

import re

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.arriving import choose, sit_down
from tests.browser.player import LIT, Player
from tests.browser.test_everyone import grave
from tests.browser.visit import Visit
from tests.table.server import Server

GAMES = ("kingdom-builder", "kingsburg", "wonderful-kingdom")


def _ask(page: Page) -> None:
    """Until there is something to choose from, and the answer is there."""
    player, hint = Player(page, 3), page.locator("#hint:not([aria-disabled=true])")
    player.until(lambda: hint.is_visible() and _still(page) and hint.is_visible())
    page.keyboard.press("h")
    expect(page.locator("#play-it")).to_be_visible()


def _still(page: Page) -> bool:
    """Whether nothing happens: what was clicked is done."""
    before = page.locator("#table:not(.sending)").get_attribute("data-number")
    page.wait_for_timeout(300)
    return page.locator("#table:not(.sending)").get_attribute("data-number") == before


@pytest.mark.parametrize("game", GAMES)
def test_a_hint_is_seen_read_and_played(served: Server, visit: Visit, game: str) -> None:
    page = visit()
    sit_down(page, served, game)
    _ask(page)
    advice = page.locator("#advice")
    expect(advice).to_have_attribute("aria-live", "polite")
    expect(advice).to_contain_text("The Ruler would play:")
    expect(advice).to_contain_text("chance of victory")
    expect(advice.locator(".chance b")).to_have_count(1)
    assert not grave(page)
    before = page.locator("#table").get_attribute("data-number") or ""
    page.locator("#play-it").click()
    if page.locator("#yes").is_visible():
        page.locator("#yes").click()
    expect(page.locator("#table")).not_to_have_attribute("data-number", before)
    expect(page.locator("#table .advised")).to_have_count(0)


@pytest.mark.parametrize("game", GAMES[:2])
def test_on_a_phone_a_hint_is_small_and_the_move_in_sight(served: Server, visit: Visit, game: str) -> None:
    page = visit(360, 740, has_touch=True, is_mobile=True)
    sit_down(page, served, game)
    _ask(page)
    assert page.locator("#advice").evaluate("advice => advice.offsetHeight <= advice.parentElement.offsetHeight")
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    expect(page.locator(".reasons")).to_be_hidden()
    tray = page.locator("#tray").evaluate("tray => tray.getBoundingClientRect().top")
    for spot in page.locator("#board .advised").all():
        assert spot.evaluate("spot => spot.getBoundingClientRect().bottom") <= tray
    page.locator("#advice summary").click()
    expect(page.locator(".reasons")).to_be_visible()


def test_on_a_phone_a_hint_for_something_in_the_tray_leaves_the_open_part(served: Server, visit: Visit) -> None:
    page = visit(360, 740, has_touch=True, is_mobile=True)
    page.route("**/api/tables/*/scene*", _with_something_in_the_tray)
    said = {"action": "here", "label": "Here", "chance": 0.5, "reasons": []}
    page.route("**/api/tables/*/hint*", lambda route: route.fulfill(json=said))
    sit_down(page, served, "kingdom-builder")
    page.locator("#hint").click()
    expect(page.locator("#hand .advised")).to_have_count(1)
    expect(page.locator("#tabs .on")).to_have_count(1)
    expect(page.locator("#zone-map")).to_be_visible()


def test_a_hint_that_was_asked_by_a_key_is_played_by_enter_or_left_by_escape(served: Server, visit: Visit) -> None:
    page = visit()
    sit_down(page, served, "kingdom-builder")
    page.locator("#board .zoom .legal").first.wait_for(state="attached")
    page.keyboard.press("n")
    before = page.evaluate("document.activeElement.dataset.token")
    _ask(page)
    expect(page.locator("#play-it")).to_be_focused()
    advised = page.locator("#board .advised").get_attribute("data-token")
    page.keyboard.press("Escape")
    expect(page.locator(f'[data-token="{before}"]')).to_be_focused()
    _ask(page)
    page.locator("#play-it:focus").press("Enter")
    expect(page.locator(f'[data-token="{advised}"]')).to_have_class(re.compile("kb-mine"))


def test_by_keys_one_goes_only_to_what_goes_on(served: Server, visit: Visit) -> None:
    """Not to hint and undo, which have keys of their own; and the list of keys opens by its key."""
    page = visit()
    sit_down(page, served, "kingdom-builder")
    page.locator("#board .zoom .legal").first.wait_for(state="attached")
    for key in ("n", "b", "b", "n", "n"):
        page.keyboard.press(key)
        assert page.evaluate("document.activeElement.matches('.legal, .verb:not(#hint, #undo, [aria-disabled=true])')")
    page.keyboard.press("Shift+Slash")
    expect(page.locator("dialog[open] .keys").first).to_be_visible()


def _with_something_in_the_tray(route: Route) -> None:
    """The scene with one more option, all of which lies there."""
    scene = route.fetch().json()
    for zone in scene["zones"]:
        if zone["place"] == "tray":
            zone["html"] += '<b class="can" data-token="here">Here</b>'
    scene["options"].append({"action": "here", "label": "Here", "tokens": ["here"], "grave": False})
    route.fulfill(json=scene)


def test_the_mark_outlives_the_words(served: Server, visit: Visit) -> None:
    page = visit()
    sit_down(page, served, "kingdom-builder")
    _ask(page)
    page.locator("#no-hint").click()
    expect(page.locator("#advice")).to_be_empty()
    expect(page.locator("#board .advised")).to_have_count(1)
    page.keyboard.press("Escape")
    expect(page.locator("#table .advised")).to_have_count(0)


def test_a_button_that_is_recommended_lights_up(served: Server, visit: Visit) -> None:
    page = visit()
    sit_down(page, served, "kingsburg")
    player, passing = Player(page, 3), page.locator("#acts [data-action=pass]")
    player.until(lambda: passing.is_visible() and page.locator(LIT).count() and _still(page) and passing.is_visible())
    said = {"action": "pass", "label": "Pass", "chance": 0.5, "reasons": []}
    page.route("**/hint*", lambda route: route.fulfill(json=said))
    page.keyboard.press("h")
    expect(page.locator("#acts .advised")).to_have_text("Pass")


def test_where_there_is_only_one_way_it_says_so(served: Server, visit: Visit) -> None:
    page = visit()
    sit_down(page, served, "kingdom-builder")
    player = Player(page, 3)
    player.until(page.locator("#hint[aria-disabled=true][title]").is_visible)  # while a move is on its way it has none
    page.keyboard.press("h")
    expect(page.locator("#more")).to_have_text("Only one move is possible.")
    expect(page.locator("#more")).to_be_empty()  # after a while
    expect(page.locator("#advice")).to_be_empty()


def test_alone_a_medal_is_the_victory(served: Server, visit: Visit) -> None:
    page = visit()
    sit_down(page, served, "wonderful-kingdom", "here")
    _ask(page)
    expect(page.locator("#advice")).to_contain_text("chance of a medal")
    expect(page.locator(".chance b")).to_have_count(0)


def test_two_people_at_one_screen_each_ask_for_their_own_seat(served: Server, visit: Visit) -> None:
    page = visit()
    sit_down(page, served, "kingsburg", "here", "here")
    _ask(page)
    player = Player(page, 4)
    player.until(page.locator("#ready").is_visible)
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
    page.locator("dialog[open] [type=submit]").click()
    expect(page.locator(".plate .you", has_text=ranks[1]).first).to_be_visible()
