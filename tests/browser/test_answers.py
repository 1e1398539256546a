"""A click is answered at once: what was chosen stands there, faint, until the server has said yes; no false prompt."""

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.arriving import sit_down
from tests.browser.player import LIT, Player
from tests.browser.test_goes_on import GONE, PURPOSE, happens
from tests.browser.visit import Visit
from tests.table.server import Server

ACT = "**/api/tables/*/act*"
GAMES = ("kingdom-builder", "kingsburg", "wonderful-kingdom")
# Every request for a move takes a while; what the tray says meanwhile is kept, at each change of the page.
WATCH = """(delay) => {
    const tray = document.getElementById("tray")
    const real = window.fetch
    const seen = (window.seen = { moves: 0, false: [], sending: 0, faint: 0 })
    const table = document.getElementById("table")
    let before
    const look = () => {
        if (table.dataset.number !== before) return // the next question is there already
        const words = document.getElementById("more").textContent
        const buttons = [...tray.querySelectorAll("#acts button")].map((each) => each.textContent)
        const wrong = ["Now choose what goes with it.", "Confirm it, or choose more.", "Choose again", "Confirm", "Yes"]
        seen.false.push(...[words, ...buttons].filter((each) => wrong.includes(each)))
        seen.sending += words === "Sending…"
        seen.faint += Boolean(document.querySelector("#table .pending"))
    }
    let open = 0
    new MutationObserver(() => open && look()).observe(tray, { childList: true, subtree: true, characterData: true })
    window.fetch = async (url, options) => {
        if (!/[/]act[?]/.test(url)) return real(url, options)
        seen.moves += 1
        open += 1
        before = table.dataset.number
        queueMicrotask(look)
        try {
            await new Promise((go) => setTimeout(go, delay))
            look()
            return await real(url, options)
        } finally {
            open -= 1
        }
    }
}"""


def at_turn(page: Page, served: Server, game: str = "kingdom-builder") -> None:
    sit_down(page, served, game)
    page.locator(LIT).first.wait_for()


@pytest.mark.parametrize("game", GAMES)
def test_between_click_and_answer_the_tray_asks_for_nothing(served: Server, visit: Visit, game: str) -> None:
    page = visit()
    at_turn(page, served, game)
    page.evaluate(WATCH, 150)
    Player(page, 4).until(lambda: page.evaluate("seen.moves") >= 8)
    seen = page.evaluate("seen")
    assert seen["false"] == []
    assert seen["faint"] >= seen["moves"]


def test_what_takes_long_is_said_and_a_second_click_does_nothing(served: Server, visit: Visit) -> None:
    page = visit()
    at_turn(page, served)
    page.evaluate(WATCH, 1500)
    before = page.locator("#table").get_attribute("data-number") or ""
    prompt = page.locator("#say").inner_text()
    page.locator(LIT).first.click()
    expect(page.locator("#board .pending")).to_have_count(1)
    expect(page.locator("#more")).to_have_text("Sending…")
    expect(page.locator("#say")).to_have_text(prompt)
    page.locator(LIT).last.click()
    page.keyboard.press("u")
    expect(page.locator("#table")).not_to_have_attribute("data-number", before)
    expect(page.locator(".pending")).to_have_count(0)
    expect(page.locator("#more")).to_have_text("")
    assert page.evaluate("seen.moves") == 1


def test_what_was_refused_goes_back_with_a_sentence(served: Server, visit: Visit) -> None:
    visit.expect(GONE)
    page = visit()
    at_turn(page, served)
    happens(page, ACT, lambda route: route.fulfill(status=409, json={"error": PURPOSE, "status": 409}))
    page.locator(LIT).first.click()
    expect(page.locator("#more")).to_have_text(PURPOSE)
    expect(page.locator(".pending, #board .chosen")).to_have_count(0)
    page.locator(LIT).first.click()
    expect(page.locator("#log")).to_contain_text("Anna builds")


def test_what_nobody_answers_goes_back_with_a_sentence(served: Server, visit: Visit) -> None:
    visit.expect(GONE)
    page = visit()
    page.clock.install()
    at_turn(page, served)
    page.evaluate(WATCH, 0)
    page.route(ACT, lambda route: route.abort())
    page.locator(LIT).first.click()
    expect(page.locator("#lost")).to_be_visible()
    expect(page.locator("#board .pending")).to_have_count(1)
    page.clock.run_for(25_000)
    expect(page.locator("#more")).to_contain_text("does not answer")
    expect(page.locator(".pending, #board .chosen")).to_have_count(0)
    assert page.evaluate("seen.false") == []


def test_dice_lie_at_the_advisor_before_the_server_has_answered(served: Server, visit: Visit) -> None:
    page = visit()
    at_turn(page, served, "kingsburg")
    held = list[Route]()
    page.route(
        ACT, lambda route: held.append(route) if "influence" in str(route.request.post_data) else route.fallback()
    )
    Player(page, 2).until(lambda: held)
    expect(page.locator(".kg-niche.pending .faint svg").first).to_be_visible()
    held[0].continue_()
    expect(page.locator(".faint")).to_have_count(0)


def test_a_question_stays_when_something_else_happens(served: Server, visit: Visit) -> None:
    page = visit()
    sit_down(page, served, "kingsburg", "here", "greedy", governors="pick")
    page.locator(LIT).first.click()
    asked = page.locator(".sure").inner_text()
    chosen = page.locator("#table .chosen").count()
    before = page.locator("#table").get_attribute("data-number") or ""
    page.context.request.post(page.url.replace("/table/", "/api/tables/") + "/bot", data={"seat": 1, "bot": "random"})
    expect(page.locator("#table")).not_to_have_attribute("data-number", before)
    expect(page.locator(".sure")).to_have_text(asked)
    assert page.locator("#table .chosen").count() == chosen > 0
