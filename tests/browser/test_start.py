"""Whatever a page begins with may fail once: the page stands nevertheless, or says what is missing."""

import re
from collections.abc import Callable, Iterator
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Page, Request, Route, expect

from tests.browser.arriving import at_table, sit_down
from tests.browser.player import LIT
from tests.browser.test_goes_on import GONE, MISHAPS
from tests.browser.visit import Visit
from tests.soaking import SOAK
from tests.table.server import Server

ID = re.compile(r"(?<=/tables/)[^/]+|(?<=/static/)[0-9a-f]{10}")
FAILED = (GONE, "Failed to fetch", "Refused to", "MIME type", "net::ERR", "preload")
STYLED = """() => {
  try {
    return [...document.querySelectorAll("link[rel=stylesheet]")].every(({ sheet }) => sheet?.cssRules.length)
  } catch {
    return false // one that failed may not be read
  }
}"""
MAIN = ("/table.js", "/start.js")


def kind(address: str) -> str:
    """What a request is for, whichever table and version it names."""
    return ID.sub("*", urlsplit(address).path)


@pytest.fixture
def page(served: Server, visit: Visit) -> Page:
    """At a table."""
    visit.expect(*FAILED)
    page = visit()
    sit_down(page, served, "kingsburg")
    return page


def begun(page: Page) -> list[str]:
    """What a page asks for until it stands and all has come, but for the page itself."""
    asked = list[str]()

    def note(request: Request) -> None:
        if not request.is_navigation_request():
            asked.append(kind(request.url))

    page.on("request", note)
    page.reload()
    at_table(page)
    page.wait_for_load_state()
    page.remove_listener("request", note)
    return sorted(set(asked))


def sample(found: list[str]) -> list[str]:
    """One of each folder, and what the others hang on."""
    folders = {path.rpartition("/")[0]: path for path in found if "/static/" in path}
    return [*folders.values(), *(path for path in found if path.endswith(MAIN))]


def failing(page: Page, fails: Callable[[str], bool], mishap: Callable[[Route], None]) -> list[str]:
    """Each of these requests fails once from now on; which did."""
    failed = list[str]()

    def meet(route: Route) -> None:
        path = kind(route.request.url)
        if route.request.is_navigation_request() or path in failed or not fails(path):
            return route.fallback()
        failed.append(path)
        return mishap(route)

    page.route("**/*", meet)
    return failed


def stands(page: Page) -> None:
    """The page is as it should be: its table, its styles, and something to press."""
    at_table(page)
    expect(page.locator(LIT).first).to_be_visible()
    page.wait_for_function(STYLED)


def never(route: Route) -> None:
    """It hangs for ever."""


def mishaps() -> Iterator[tuple[str, Callable[[Route], None]]]:
    yield from ((name, MISHAPS[name]) for name in ("no answer", "full", "too much", "between", "broken"))


@pytest.mark.parametrize("mishap", [name for name, _ in mishaps()] if SOAK else ["no answer"])
def test_each_request_of_a_start_may_fail_once(page: Page, mishap: str) -> None:
    """All of them in the long run, one after the other; here one of each sort."""
    found = begun(page)
    assert len(found) > 60, found
    for path in found if SOAK else sample(found):
        failed = failing(page, path.__eq__, MISHAPS[mishap])
        page.reload()
        stands(page)
        page.unroute("**/*")
        assert failed or "fonts" in path, path


@pytest.mark.parametrize("mishap", [name for name, _ in mishaps()] if SOAK else ["too much"])
def test_all_requests_of_a_start_may_fail_once(page: Page, mishap: str) -> None:
    failed = failing(page, lambda _: True, MISHAPS[mishap])
    page.reload()
    stands(page)
    assert len(failed) > 60


@pytest.mark.skipif(not SOAK, reason="each takes the twenty seconds after which a page asks again")
@pytest.mark.parametrize("path", ["js/table.js", "js/stage.js", "js/start.js", "css/shell.css", "games/kingsburg.css"])
def test_a_request_that_hangs_is_made_again(page: Page, path: str) -> None:
    failed = failing(page, lambda asked: asked.endswith(path), never)
    page.reload(wait_until="commit")
    stands(page)
    assert failed


def test_a_page_that_never_comes_whole_says_so_and_can_be_tried_again(page: Page) -> None:
    """Nor is it tried for ever."""
    asked = list[str]()
    page.on("framenavigated", lambda _: asked.append(page.url))
    page.route("**/js/stage.js", lambda route: route.abort())
    page.reload()
    expect(page.get_by_role("alert")).to_have_text("A part of this page has not come.")
    assert len(asked) == 4
    page.unroute("**/js/stage.js")
    page.get_by_role("button", name="Try again").click()
    stands(page)
