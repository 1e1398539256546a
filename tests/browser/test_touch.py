"""A finger on the table: a long press never plays, a first tap shows, a second plays; choices are in sight."""

import re

import pytest
from playwright.sync_api import Page, expect

from regalia.agents.runner import Table
from regalia.core.protocol import CHANCE
from regalia.core.record import Match
from regalia.games.kingdom_builder import GAME
from regalia.games.kingdom_builder.box.hexes import name
from regalia.games.kingdom_builder.rules.actions import Settle, Use
from regalia.games.kingdom_builder.rules.effects import BUILDS
from tests.browser.arriving import at_table, sit_down
from tests.browser.visit import Visit
from tests.patience import until
from tests.table.playing import SOAK
from tests.table.server import Server

SIZES = [(390, 844), (360, 740)] if SOAK else [(360, 740)]
TURNS = 20 if SOAK else 2
PRESS = 900  # milliseconds: a long press
LIT = "#board .zoom .legal"
SEEN = """() => [...document.querySelectorAll("#board .zoom .legal")].map((each) => {
  const { x, y, width, height } = each.getBoundingClientRect()
  const [a, b] = [x + width / 2, y + height / 2]
  const hit = a > 0 && b > 0 && a < innerWidth && b < innerHeight && document.elementFromPoint(a, b)
  const seen = Boolean(hit) && each.contains(hit)
  return { token: each.dataset.token, at: [a, b], size: Math.min(width, height), seen }
})"""
FREE = """() => {
  const tip = document.getElementById("tip").getBoundingClientRect()
  const boxes = [...document.querySelectorAll(".legal")].map((each) => each.getBoundingClientRect())
  return boxes.filter((b) => b.x < tip.right && b.right > tip.x && b.y < tip.bottom && b.bottom > tip.y).length
}"""


def arrive(served: Server, visit: Visit, size: tuple[int, int]) -> Page:
    page = visit(*size, has_touch=True, is_mobile=True)
    sit_down(page, served, "kingdom-builder")
    page.locator(LIT).first.wait_for(state="attached")
    page.wait_for_timeout(300)
    return page


def number(page: Page) -> str:
    return page.locator("#table").get_attribute("data-number") or ""


def press(page: Page, at: list[float]) -> None:
    """For long."""
    fingers = page.context.new_cdp_session(page)
    fingers.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": at[0], "y": at[1]}]})
    page.wait_for_timeout(PRESS)
    fingers.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_a_finger_plays_only_what_it_has_seen(served: Server, visit: Visit, size: tuple[int, int]) -> None:
    page = arrive(served, visit, size)
    for turn in range(TURNS):
        places = page.evaluate(SEEN)
        seen = [place for place in places if place["seen"]]
        assert seen, "nothing that can be chosen is in sight"
        assert all(place["size"] >= 23.5 for place in seen), places
        arrow = page.locator("#lead")
        assert len(seen) == len(places) or not arrow.count() or arrow.is_visible(), "nothing leads to the rest"
        place, before = seen[7 * turn % len(seen)], number(page)
        press(page, place["at"])
        expect(page.locator("#tip")).to_be_visible()
        assert page.evaluate(FREE) == 0, "the help covers what one chooses between"
        page.touchscreen.tap(*place["at"])  # closes the help, and chooses nothing
        expect(page.locator("#tip")).to_be_hidden()
        page.touchscreen.tap(*place["at"])
        expect(page.locator(".magnifier")).to_be_visible()
        assert number(page) == before
        page.touchscreen.tap(*place["at"])
        expect(page.locator("#table")).not_to_have_attribute("data-number", before)
        expect(page.locator(f'[data-token="{place["token"]}"]')).to_have_class("can kb-mine")
        page.locator(LIT).first.wait_for(state="attached")
        page.wait_for_timeout(300)


def test_escape_closes_the_magnifier_and_a_setting_does_without_it(served: Server, visit: Visit) -> None:
    page = arrive(served, visit, SIZES[0])
    place = next(each for each in page.evaluate(SEEN) if each["seen"])
    page.touchscreen.tap(*place["at"])
    expect(page.get_by_role("dialog").get_by_role("button", name="Build here")).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.locator(".magnifier")).to_be_hidden()
    before = number(page)
    page.evaluate("localStorage.setItem('regalia.tap', 'once')")
    page.touchscreen.tap(*place["at"])
    expect(page.locator("#table")).not_to_have_attribute("data-number", before)


def with_two_ways() -> tuple[Match, int, str]:
    """A game, whose turn it is, and a hex that can be had with the card or with a tile."""
    match = Match.start(GAME, 2, {"preset": "first-game"})
    match.players = ["greedy", "greedy"]
    table = Table(match, "two ways")

    def both() -> list[int]:
        moves = match.options_of() if match.choice().seat != CHANCE else ()
        reached = {move.hex for move in moves if isinstance(move, Use) and move.tile in BUILDS}
        return [move.hex for move in moves if isinstance(move, Settle) and move.hex in reached]

    [hex_, *_] = until(both, do=table.step)
    return match, match.choice().seat, f"hex-{name(hex_)}"


def test_a_mouse_is_no_finger_however_young_the_page_is(served: Server, visit: Visit) -> None:
    page = visit()
    sit_down(page, served, "kingdom-builder")
    page.evaluate("performance.now = () => 10")
    before = number(page)
    page.locator(LIT).first.click()
    expect(page.locator("#table")).not_to_have_attribute("data-number", before)


def test_a_hex_that_can_be_had_in_two_ways_asks_which(served: Server, visit: Visit) -> None:
    match, seat, token = with_two_ways()
    page = visit(*SIZES[0], has_touch=True, is_mobile=True)
    ask = page.context.request
    ask.post(f"{served.address}/api/me", data={"name": "Anna", "lang": "en"})
    chairs = ["" if each == seat else "greedy" for each in range(2)]
    id = ask.post(f"{served.address}/api/records", data={"record": match.record(), "chairs": chairs}).json()["id"]
    ask.post(f"{served.address}/api/tables/{id}/join", data={"seat": seat, "nonce": "n"})
    page.goto(f"{served.address}/table/{id}")
    at_table(page)
    before, hex_ = number(page), page.locator(f'[data-token="{token}"]')
    hex_.tap()
    page.get_by_role("dialog").get_by_role("button", name="Build here").tap()
    expect(page.locator("#more")).to_have_text(re.compile("Build here with your card or with the .+[?]"))
    assert number(page) == before
    page.locator("#acts").get_by_role("button", name="With your card").tap()
    expect(page.locator("#table")).not_to_have_attribute("data-number", before)
    expect(hex_).to_have_class("can kb-mine")


GLIDES = """async ([x, zoomed]) => {
  const scripts = document.querySelector("script[src*='/table.js']").src.replace("table.js", "")
  const { travel } = await import(scripts + "motion.js")
  const map = document.createElement("div")
  const rect = `<rect data-piece="a" width="5" height="5"/>`
  map.innerHTML = `<svg viewBox="0 0 100 100" width="100" height="100">${rect}</svg>`
  document.body.append(map)
  const piece = map.querySelector("rect")
  await travel(map, () => {
    piece.setAttribute("x", x)
    if (zoomed) map.style.transform = "translate(-200px, -300px) scale(3)"
  })
  const made = piece.getAnimations()
  const from = made.map((each) => each.effect.getKeyframes()[0].translate)
  map.remove()
  return from
}"""


@pytest.mark.parametrize(("x", "zoomed", "glides"), [(0, True, []), (40, False, ["-40px"]), (40, True, ["-40px"])])
def test_a_piece_glides_on_its_map_however_that_is_zoomed(
    served: Server, visit: Visit, x: int, zoomed: bool, glides: list[str]
) -> None:
    page = visit(reduced_motion="no-preference")
    sit_down(page, served, "kingdom-builder")
    assert [each.split()[0] for each in page.evaluate(GLIDES, [x, zoomed])] == glides


KINDS = """() => {
  const live = document.querySelector(".kb-map .kb-live")
  const of = (such) => [...live.querySelectorAll(such)].map((each) => each.dataset.token)
  const about = (key) => of(`[data-token][data-help="${key}"]:not(.legal)`)[0]
  const tile = of('[data-token][data-help^="tile."]')[0]
  const terrains = [...live.querySelectorAll('[data-help^="terrain."]:not(.legal)')].map((each) => each.dataset.help)
  return [tile, of(".legal")[0], about("card.castles"), ...[...new Set(terrains)].map(about)]
}"""


def test_the_lens_says_what_any_hex_is_and_why_not(served: Server, visit: Visit) -> None:
    """Visit looks at every word of the page."""
    page = arrive(served, visit, SIZES[0])
    page.get_by_role("button", name="the whole map").tap()
    lens = page.locator(".magnifier")
    kinds = page.evaluate(KINDS)
    assert len(kinds) >= 8
    assert all(kinds)
    for token in kinds:
        hex_ = page.locator(f'.zoom [data-token="{token}"]')
        before, name = number(page), hex_.get_attribute("aria-label") or ""
        hex_.dispatch_event("pointerdown", {"pointerType": "touch"})
        hex_.dispatch_event("pointerup", {"pointerType": "touch"})
        hex_.dispatch_event("click")
        if lens.is_hidden():
            continue  # nothing can be chosen near it
        expect(lens.locator("b")).to_have_text(name)
        assert not re.search("false|undefined|null|NaN", lens.inner_text())
        assert number(page) == before
        if token == kinds[0]:
            expect(lens.locator(".about")).to_contain_text("settlement")


def test_who_uses_a_finger_sees_no_cursor_of_the_keys(served: Server, visit: Visit) -> None:
    page = arrive(served, visit, SIZES[0])
    cursor = page.locator(f"{LIT}:focus")
    shown = "each => getComputedStyle(each).getPropertyValue('--kb-focus')"
    assert cursor.evaluate(shown) != "inline"
    page.keyboard.press("n")
    assert cursor.evaluate(shown) == "inline"


def test_a_card_that_a_finger_may_want_to_read_asks_back(served: Server, visit: Visit) -> None:
    """A tap on a card of an area would take all of it; the button that says so takes it at once."""
    page = visit(390, 844, has_touch=True, is_mobile=True)
    sit_down(page, served, "wonderful-kingdom", "here")
    card = page.locator("[data-token=area-left].legal[data-help], [data-token=area-left].legal:has([data-help])").first
    card.wait_for()
    before = number(page)
    card.tap()
    expect(page.locator("#yes")).to_be_visible()
    page.locator("#no").tap()
    expect(page.locator("#yes")).to_have_count(0)
    assert number(page) == before
    page.locator("button.wk-take[data-token=area-left]").tap()
    until(lambda: number(page) != before)
