"""The page goes along with the play: what can be chosen is in sight, the map stays where it was put, No means no."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.doors import sit_down
from tests.browser.player import LIT, Player
from tests.browser.visit import Visit
from tests.table.server import Server

GAMES = ("kingdom-builder", "kingsburg", "wonderful-kingdom")

IN_SIGHT = """() => {
  const all = (what) => [...document.querySelectorAll(what)]
  const lit = (all("#table .can.legal").length ? all("#table .can.legal") : all("#acts button.verb:not(#undo, #hint)"))
  const shares = [0.1, 0.5, 0.9].flatMap((one) => [0.1, 0.5, 0.9].map((two) => [one, two]))
  const seen = (each) => {
    const { x, y, width, height } = each.getBoundingClientRect()
    return width && shares.some(([a, b]) => each.contains(document.elementFromPoint(x + a * width, y + b * height)))
  }
  return !document.getElementById("table").matches(".choosing") || lit.some(seen)
}"""


def _place(page: Page) -> str:
    return page.locator(".zoom .layers").get_attribute("style") or ""


def test_the_map_stays_where_it_was_put(served: Server, visit: Visit) -> None:
    page = visit()
    sit_down(page, served, "kingdom-builder")
    page.locator(".zooming button").first.click()
    put = _place(page)
    assert "scale(1.4" in put
    player = Player(page, 1)
    player.click(1)  # some of what is lit lies outside now
    expect(page.locator("#undo")).to_have_attribute("aria-disabled", "false")
    assert "scale(1.4" in _place(page)
    page.locator(".zooming button").last.click()
    assert "scale(1)" in _place(page)


def test_a_question_is_answered_no_by_escape_and_by_another_choice(served: Server, visit: Visit) -> None:
    page = visit()
    sit_down(page, served, "kingsburg", "here", "greedy", governors="pick")
    before = page.locator("#table").get_attribute("data-number") or ""
    page.locator(LIT).first.click()
    expect(page.locator("#yes")).to_be_visible()
    expect(page.locator("#table .chosen").first).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("#yes")).to_be_hidden()
    page.locator(LIT).first.click()
    expect(page.locator("#yes")).to_be_visible()
    page.locator("#table .chosen").first.click()
    expect(page.locator("#table .chosen")).to_have_count(0)
    expect(page.locator("#yes")).to_be_hidden()
    expect(page.locator("#table")).to_have_attribute("data-number", before)


@pytest.mark.parametrize("game", GAMES)
def test_on_a_phone_what_can_be_chosen_is_in_sight(served: Server, visit: Visit, game: str) -> None:
    page = visit(360, 740, has_touch=True, is_mobile=True)
    sit_down(page, served, game)
    player = Player(page, 7)
    for clicks in range(1, 11):
        page.wait_for_function(IN_SIGHT)
        player.click(clicks)


def test_the_newest_line_of_the_log_is_in_sight(served: Server, visit: Visit) -> None:
    page = visit()
    sit_down(page, served, "wonderful-kingdom")
    expect(page.locator("#log li").last).to_be_in_viewport()
    page.reload()
    expect(page.locator("#log li").last).to_be_in_viewport()
