"""What a page says aloud: every line that was ever added to its live regions."""

from itertools import zip_longest
from typing import Any

from playwright.sync_api import Page

from tests.patience import until

LISTEN = """() => {
  window.heard = { live: [], asked: [] }
  const listen = (id) => {
    const region = document.getElementById(id)
    const hear = (changes) => {
      for (const { addedNodes } of changes) for (const node of addedNodes) window.heard[id].push(node.textContent)
    }
    new MutationObserver(hear).observe(region, { childList: true })
  }
  addEventListener("DOMContentLoaded", () => Object.keys(window.heard).forEach(listen))
}"""


def listen(page: Page) -> Page:
    """From now on, what every page says there is kept."""
    page.add_init_script(f"({LISTEN})()")
    return page


def heard(page: Page, region: str = "live") -> list[str]:
    """The lines of a live region from the beginning, in order, also those that are gone from it."""
    lines: list[str] = page.evaluate("(id) => window.heard[id]", region)
    return lines


def sentences(event: dict[str, Any]) -> list[str]:
    """What an event of the log says."""
    if event["kind"] == "said":
        return [f"{event['name']}: {event['text']}"]
    if event["kind"] == "undone":
        return ["A move was undone."]
    return [*event.get("lines", []), *filter(None, [event.get("heading")])]


def logged(page: Page) -> list[str]:
    """The log of the viewer, as the server has it, line by line."""
    answer = page.context.request.get(f"{page.url.replace('/table/', '/api/tables/')}/log")
    return [line for event in answer.json()["events"] for line in sentences(event)]


def hears_all(page: Page, before: int) -> list[str]:
    """The law of the ear: what was said is the log, line by line, but for what was there before the page was opened."""

    said, told = list[str](), list[str]()

    def caught_up() -> bool:
        nonlocal said, told
        said, told = heard(page), logged(page)  # compared as they are now: others may go on
        return len(said) >= len(told) - before and said[-1:] == told[-1:]

    until(caught_up, 60.0, lambda: page.wait_for_timeout(100))
    assert said == told[len(told) - len(said) :], [*zip_longest(said, told[before:])]
    return said
