"""Guests with a browser, and what is kept of their visit when a test fails."""

import re
import shutil
from contextlib import suppress
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Error, Page

from tests.table.server import Server

RESULTS = Path(__file__).parents[2] / "test-results"
WAIT = 45_000  # milliseconds for what the page or the server does, on a machine that is busy with other things too
STRAY = """() => {
  const stray = /(^|[\\s(:])(false|undefined|null|NaN|\\[object \\w+\\])($|[\\s).,:])/
  const look = ({ data, parentElement: within }) => {
    if (!within?.closest("script, style, noscript") && stray.test(data)) console.error(`no word for people: ${data}`)
  }
  const walk = (node) => {
    const texts = document.createTreeWalker(node, NodeFilter.SHOW_TEXT)
    for (let text = node.nodeType === 3 ? node : texts.nextNode(); text; text = texts.nextNode()) look(text)
  }
  const seen = ({ target, type, addedNodes }) => (type === "characterData" ? look(target) : addedNodes.forEach(walk))
  const watch = new MutationObserver((changes) => changes.forEach(seen))
  watch.observe(document, { childList: true, subtree: true, characterData: true })
}"""  # what a program calls nothing is never said to people
VEIL = """() => {
  const veil = new CSSStyleSheet()
  veil.replaceSync("html { opacity: 0 }")
  document.adoptedStyleSheets = [veil]
}"""  # what nobody looks at need not be drawn: that is a fifth of what a page costs, and changes no box and no click
LAST = 20  # lines of a console that stand in the report
AWAY = ("status of 4", "ERR_CONNECTION", "ERR_INCOMPLETE", "ERR_EMPTY")  # refusals, and a server that is away


class Visit:
    """New guests, each with a page of their own. Nothing on a page may fail that the test does not expect."""

    def __init__(self, browser: Browser) -> None:
        self.browser = browser
        self.expected = list[str](AWAY)
        self.guests = list[tuple[BrowserContext, Page, list[str]]]()
        self._faults = list[str]()

    def __call__(self, width: int = 1400, height: int = 900, **more: Any) -> Page:
        settings: dict[str, Any] = {"locale": "en-GB", "reduced_motion": "reduce"}
        settings |= {"viewport": {"width": width, "height": height}, "service_workers": "block"}
        context = self.browser.new_context(**(settings | more))
        context.set_default_timeout(WAIT)
        for script in (STRAY, VEIL):
            context.add_init_script(f"({script})()")
        page, said = context.new_page(), list[str]()
        self.guests.append((context, page, said))
        self._listen(page, said)
        return page

    def expect(self, *words: str) -> None:
        """Faults with these words are made on purpose."""
        self.expected += words

    @property
    def faults(self) -> list[str]:
        return [fault for fault in self._faults if not any(words in fault for words in self.expected)]

    def close(self) -> None:
        for context, _, _ in self.guests:
            context.close()

    def _listen(self, page: Page, said: list[str]) -> None:
        page.on("pageerror", lambda error: self._fail(error, said))
        page.on("console", lambda line: self._hear(line, said))
        page.on("requestfailed", lambda request: said.append(f"no answer: {request.url} {request.failure}"))

    def _fail(self, error: Error, said: list[str]) -> None:
        said.append(f"fault: {error.stack}")
        self._faults.append(str(error))

    def _hear(self, line: ConsoleMessage, said: list[str]) -> None:
        said.append(f"{line.type}: {line.text}")
        if line.type == "error":
            self._faults.append(line.text)

    def last_words(self) -> str:
        """What each page said last, for who reads only the report."""
        return "\n".join(line[:400] for _, page, said in self.guests for line in (page.url, *said[-LAST:]))

    def keep(self, test: str) -> Path:
        """A picture and the console of each page, and the log of each server, in a folder for this test."""
        folder = RESULTS / re.sub(r"[^\w.-]+", "-", test.removeprefix("tests/browser/")).strip("-")
        shutil.rmtree(folder, ignore_errors=True)
        folder.mkdir(parents=True)
        for at, (_, page, said) in enumerate(self.guests, 1):
            (folder / f"console-{at}.txt").write_text("\n".join((page.url, *said, "")), "utf-8")
            with suppress(Error):  # the page may be gone
                unveil(page)
                page.screenshot(path=folder / f"page-{at}.png", timeout=20_000)
                (folder / f"page-{at}.html").write_text(page.content(), "utf-8")
        for at, server in enumerate(Server.all, 1):
            (folder / f"server-{at}.txt").write_text(server.said(), "utf-8")
        return folder


def unveil(page: Page) -> None:
    """From now on, until it goes elsewhere, the page is drawn: for a picture, and for who judges colours."""
    page.evaluate("document.adoptedStyleSheets = []")
