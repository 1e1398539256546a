"""Nothing that goes wrong once stops the page: a request, an exception, something that moves."""

from collections.abc import Callable
from time import sleep

from playwright.sync_api import Page, Route, expect

from tests.browser.arriving import at_table, sit_down
from tests.browser.player import LIT, Player
from tests.browser.visit import Visit
from tests.table.server import Server

GONE = "Failed to load resource"
PURPOSE = "on purpose"
ENDS = "**/api/tables/*/"
MISHAPS: dict[str, Callable[[Route], None]] = {
    "no answer": lambda route: route.abort(),
    "half an answer": lambda route: route.fulfill(content_type="application/json", body='{"number":'),
    "between": lambda route: route.fulfill(status=502, body="Bad Gateway"),
    "broken": lambda route: route.fulfill(status=500, json={"error": PURPOSE, "status": 500}),
    "full": lambda route: route.fulfill(status=503, json={"error": PURPOSE, "status": 503}),
    "too much": lambda route: route.fulfill(status=429, json={"error": PURPOSE, "status": 429}),
}
MOTIONS = {
    "it never ends": """(change) => {
        change()
        const [done, never] = [Promise.resolve(), new Promise(() => {})]
        return { ready: done, updateCallbackDone: done, finished: never, skipTransition() {} }
    }""",
    "it never begins": """() => {
        const never = new Promise(() => {})
        return { ready: never, updateCallbackDone: never, finished: never, skipTransition() {} }
    }""",
    "it is skipped": """(change) => {
        change()
        const [done, no] = [Promise.resolve(), Promise.reject(new Error("on purpose"))]
        return { ready: no, updateCallbackDone: done, finished: done, skipTransition() {} }
    }""",
    "it is refused": """() => { throw new Error("on purpose") }""",
}
STATES = 2  # that come after a mishap
SPOIL = """([place, times]) => {
    const real = Element.prototype.replaceChildren
    Element.prototype.replaceChildren = function (...fresh) {
        if (this.id === place && times-- > 0) throw new Error("on purpose")
        return real.apply(this, fresh)
    }
}"""


def happens(page: Page, path: str, mishap: Callable[[Route], None], times: int = 1) -> list[str]:
    """The next requests for this go wrong; which did."""
    wrong = list[str]()

    def meet(route: Route) -> None:
        if len(wrong) >= times:
            return route.fallback()
        wrong.append(route.request.url)
        return mishap(route)

    page.route(path, meet)
    return wrong


def my_turn(page: Page, served: Server) -> None:
    """At a new table, when nothing happens unless I do something."""
    sit_down(page, served, "kingdom-builder")
    page.locator(LIT).first.wait_for()


def number(page: Page) -> str:
    return page.locator("#table").get_attribute("data-number") or ""


def build(page: Page) -> None:
    """A settlement: one event, after which nothing else happens."""
    page.locator(LIT).first.wait_for()
    before = number(page)
    page.locator(LIT).first.click()
    expect(page.locator("#table")).not_to_have_attribute("data-number", before)


def take_back(page: Page) -> None:
    before = number(page)
    page.locator("#undo[aria-disabled=false]").click()
    expect(page.locator("#table")).not_to_have_attribute("data-number", before)


def test_the_newest_state_is_asked_for_until_it_comes(served: Server, visit: Visit) -> None:
    visit.expect(GONE)
    page = visit()
    my_turn(page, served)
    for mishap in MISHAPS.values():
        wrong = happens(page, f"{ENDS}scene*", mishap, 2)
        build(page)
        assert len(wrong) == 2
        expect(page.locator("#lost")).to_be_hidden()
        take_back(page)


def test_one_move_brings_one_state_however_slowly_it_comes(served: Server, visit: Visit) -> None:
    page, asked = visit(), list[str]()
    my_turn(page, served)

    def late(route: Route) -> None:
        asked.append(route.request.url)
        sleep(2.0)  # longer than the page waits for its stream
        route.continue_()

    page.route(f"{ENDS}scene*", late)
    for move in (build, take_back, build):
        move(page)
    assert len(asked) == 3


def test_a_request_that_is_never_answered_is_made_again(served: Server, visit: Visit) -> None:
    visit.expect(GONE)
    page = visit()
    page.clock.install()
    my_turn(page, served)
    before, wrong = number(page), happens(page, f"{ENDS}scene*", lambda _: None)
    with page.expect_request(f"{ENDS}scene*"):
        page.locator(LIT).first.click()
    page.clock.fast_forward(30_000)
    expect(page.locator("#table")).not_to_have_attribute("data-number", before)
    assert len(wrong) == 1


def test_a_page_opens_although_every_request_goes_wrong_at_first(served: Server, visit: Visit) -> None:
    visit.expect(GONE)
    page = visit()
    my_turn(page, served)
    paths = ("**/api/me?*", "**/api/tables/*?*", "**/api/games/*", f"{ENDS}log*", f"{ENDS}scene*")
    wrong = [happens(page, path, MISHAPS["no answer"], 2) for path in paths]
    page.reload()
    at_table(page)
    assert [len(each) for each in wrong] == [2] * len(paths)
    build(page)


def test_a_stream_that_is_refused_is_opened_again(served: Server, visit: Visit) -> None:
    visit.expect(GONE)
    page = visit()
    my_turn(page, served)
    wrong = happens(page, f"{ENDS}stream*", MISHAPS["full"], 2)
    page.reload()
    at_table(page)
    expect(page.locator("#lost")).to_be_visible()
    expect(page.locator("#lost")).to_be_hidden()
    assert len(wrong) == 2
    build(page)


def test_what_cannot_be_shown_at_once_is_shown_later(served: Server, visit: Visit) -> None:
    visit.expect(PURPOSE)
    page = visit()
    my_turn(page, served)
    page.evaluate(SPOIL, ["advice", 2])
    build(page)
    expect(page.locator("#undo")).to_have_attribute("aria-disabled", "false")
    expect(page.locator("#log")).to_contain_text("builds")


def test_what_cannot_be_shown_at_all_is_told_and_the_next_thing_is_shown(served: Server, visit: Visit) -> None:
    visit.expect(PURPOSE)
    page = visit()
    my_turn(page, served)
    before = number(page)
    page.evaluate(SPOIL, ["advice", 6])  # also when the page asks once more by itself
    page.locator(LIT).first.click()
    expect(page.locator("#more")).to_contain_text("could not show what happened")
    expect(page.locator("#table")).to_have_attribute("data-number", before)
    page.context.request.post(page.url.replace("/table/", "/api/tables/") + "/undo", data={"seat": 0})
    expect(page.locator("#log")).to_contain_text("undone")
    build(page)


def test_a_refusal_that_cannot_be_shown_does_not_hold_what_follows(served: Server, visit: Visit) -> None:
    visit.expect(PURPOSE, GONE)
    page = visit()
    my_turn(page, served)
    happens(page, f"{ENDS}act*", lambda route: _refuse(page, route))
    with page.expect_response(f"{ENDS}act*"):
        page.locator(LIT).first.click()
    expect(page.locator("#table.sending")).to_have_count(0)
    page.keyboard.press("Escape")
    build(page)


def _refuse(page: Page, route: Route) -> None:
    """And just then the page fails."""
    page.evaluate(SPOIL, ["acts", 1])
    route.fulfill(status=409, json={"error": PURPOSE, "status": 409})


def test_nobody_waits_for_what_moves(served: Server, visit: Visit) -> None:
    """One kind of mishap after the other: each lets some states come."""
    visit.expect(PURPOSE)
    page = visit(reduced_motion="no-preference")
    sit_down(page, served, "wonderful-kingdom")
    player = Player(page, 3)
    for mishap, motion in MOTIONS.items():
        page.evaluate(f"() => {{ document.startViewTransition = {motion} }}")
        seen = {number(page)}
        player.until(lambda seen=seen: len(seen.add(number(page)) or seen) > STATES)  # type: ignore[misc]
        assert len(seen) > STATES, mishap


def test_a_curtain_rises_although_a_request_goes_wrong(served: Server, visit: Visit) -> None:
    visit.expect(GONE)
    page = visit()
    sit_down(page, served, "kingsburg", "here", "here")
    player = Player(page, 2)
    player.until(page.locator("#ready").is_visible)
    wrong = happens(page, f"{ENDS}*", MISHAPS["no answer"], 3)
    page.locator("#ready").click()
    expect(page.locator("#curtain")).to_be_hidden()
    assert len(wrong) == 3
    player.until(page.locator("#ready").is_visible)
