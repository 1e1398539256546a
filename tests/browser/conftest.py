"""A real server process and a real Chromium for each process of the tests; what is seen when one fails."""

import shutil
from collections.abc import Generator, Iterator

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.browser.visit import WAIT, Visit
from tests.table.hotseat import WIDE
from tests.table.server import Server

CHROMIUM = next(
    filter(None, map(shutil.which, ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome"))), None
)
ALONE = ("no-sandbox", "disable-gpu", "disable-background-networking", "disable-component-update", "disable-sync")

expect.set_options(timeout=WAIT)


@pytest.fixture(scope="session")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all pages of a process."""
    running = Server(tmp_path_factory.mktemp("browser"), **WIDE)
    yield running
    running.kill()


@pytest.fixture(scope="package")
def chromium() -> Iterator[Browser]:
    """Not for longer than these tests: while playwright is at work no other event loop can be run in this process."""
    assert CHROMIUM, "there is no Chromium: make test installs the Debian package"
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=[f"--{each}" for each in ALONE])
        yield browser
        browser.close()


@pytest.fixture
def visit(chromium: Browser, request: pytest.FixtureRequest) -> Iterator[Visit]:
    """New guests, each with a page of their own. Nothing on a page may fail."""
    visit = Visit(chromium)
    yield visit
    faults = visit.faults
    kept = visit.keep(request.node.nodeid) if faults else None
    visit.close()
    assert not faults, f"{faults}, see {kept}"


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Function, call: pytest.CallInfo[None]
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """A test that fails, or takes too long, leaves what there was to see."""
    report = yield
    visit = getattr(item, "funcargs", {}).get("visit")
    if report.when == "call" and report.failed and isinstance(visit, Visit):
        kept = f"{visit.keep(item.nodeid)}\n{visit.last_words()}"
        report.sections.append(("Pictures, console and server", kept))
    return report
