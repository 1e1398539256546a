"""A real server process and a real Chromium."""

import shutil
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, sync_playwright

from tests.table.server import Server

CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
ALONE = ("no-sandbox", "disable-gpu", "disable-background-networking", "disable-component-update", "disable-sync")

Visit = Callable[..., Page]


@pytest.fixture(scope="session")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all pages."""
    running = Server(tmp_path_factory.mktemp("browser"), messages=100_000, guests=100_000, tables=100_000)
    yield running
    running.kill()


@pytest.fixture(scope="module")
def chromium() -> Iterator[Browser]:
    """Not for longer than a module: while playwright is at work no other event loop can be run in this process."""
    assert CHROMIUM, "there is no Chromium: make test installs the Debian package"
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=[f"--{each}" for each in ALONE])
        yield browser
        browser.close()


@pytest.fixture
def visit(chromium: Browser) -> Iterator[Visit]:
    """A new guest with a page of his own. Nothing on the page may fail."""
    contexts: list[BrowserContext] = []
    faults: list[str] = []

    def come(width: int = 1400, height: int = 900, **more: Any) -> Page:
        settings = {
            "locale": "en-GB",
            "reduced_motion": "reduce",
            "viewport": {"width": width, "height": height},
        } | more
        context = chromium.new_context(**settings)
        contexts.append(context)
        context.set_default_timeout(15_000)
        page = context.new_page()
        page.on("pageerror", lambda error: faults.append(str(error)))
        page.on("console", lambda said: faults.append(said.text) if _bad(said) else None)
        return page

    yield come
    for context in contexts:
        context.close()
    assert not faults, faults


def _bad(said: ConsoleMessage) -> bool:
    """Refusals and a server that is away are no faults of the page."""
    expected = ("status of 4", "ERR_CONNECTION", "ERR_INCOMPLETE", "ERR_EMPTY")
    return said.type == "error" and not any(words in said.text for words in expected)
