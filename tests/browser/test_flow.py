"""The page goes along with the play: something to choose is in sight, the map stays where it was put, No means no."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.arriving import sit_down
from tests.browser.player import LIT, Player
from tests.browser.visit import Visit
from tests.table.server import Server

MIDDLE = [0.5]
SOMEWHERE = [0.1, 0.5, 0.9]
UNCOVERED = """(shares) => {
  const all = (what) => [...document.querySelectorAll(what)]
  const things = all("#table .can.legal")
  const points = shares.flatMap((across) => shares.map((down) => [across, down]))
  const seen = (each) => {
    const { x, y, width, height } = each.getBoundingClientRect()
    return width && points.some(([a, b]) => each.contains(document.elementFromPoint(x + a * width, y + b * height)))
  }
  const lit = things.length ? things : all("#acts button.verb:not(#undo, #hint)")
  return document.getElementById("table").matches(".choosing") && lit.some(seen)
}"""


def _place(page: Page) -> str:
    return page.locator(".zoom .layers").get_attribute("style") or ""


def test_the_map_stays_where_it_was_put(served: Server, visit: Visit) -> None:
    page = visit()
    sit_down(page, served, "kingdom-builder")
    page.locator(".zooming button").first.click()
    put = _place(page)
    assert "scale(1.4" in put
    page.locator(LIT).first.dispatch_event("click")  # some of what is lit lies outside now
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


@pytest.mark.parametrize(
    "game, shares", [("kingdom-builder", MIDDLE), ("kingsburg", MIDDLE), ("wonderful-kingdom", SOMEWHERE)]
)
def test_on_a_phone_something_that_can_be_chosen_is_in_sight(
    served: Server, visit: Visit, game: str, shares: list[float]
) -> None:
    """In the window and under nothing else: its middle, or at least a part of it where the tray lies over cards."""
    page = visit(360, 740, has_touch=True, is_mobile=True)
    sit_down(page, served, game)
    player = Player(page, 7)
    for clicks in range(1, 11):
        page.wait_for_function(UNCOVERED, arg=shares)
        player.click(clicks)


def test_the_newest_line_of_the_log_is_in_sight(served: Server, visit: Visit) -> None:
    page = visit()
    sit_down(page, served, "wonderful-kingdom")
    expect(page.locator("#log li").last).to_be_in_viewport()
    page.reload()
    expect(page.locator("#log li").last).to_be_in_viewport()


COALESCED = """async () => {
  const SCRIPTS = document.querySelector("script[src*='/table.js']").src.replace("table.js", "")
  const { Refresher } = await import(SCRIPTS + "refresher.js")
  const told = []
  let newest = 3
  const fetched = () => new Promise((go) => setTimeout(() => go(newest), 20))
  const refresher = new Refresher(async () => told[told.push(await fetched()) - 1], () => false)
  const after = async (numbers) => {
    await Promise.all(numbers.map((number) => refresher.request(number)))
    return told.length
  }
  const counts = [await after([1, 2, 3])]
  counts.push(await after([3]), await after([undefined]))
  newest = 4
  counts.push(await after([4, 5])) // the first state is older than the last event
  refresher.forget()
  newest = 2
  return [...counts, await after([2])]
}"""


def test_events_that_come_together_take_one_fetch(served: Server, visit: Visit) -> None:
    """And a second one only for what is newer, what no event tells, or other eyes."""
    page = visit()
    sit_down(page, served, "kingdom-builder")
    assert page.evaluate(COALESCED) == [1, 1, 2, 4, 5]
