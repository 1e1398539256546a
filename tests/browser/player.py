"""Somebody who plays by clicking what is lit, and looks at nothing else."""

from collections.abc import Callable
from random import Random
from typing import Any

from playwright.sync_api import ElementHandle, Error, Page, TimeoutError

from tests.patience import until

LIT = "#table .can.legal:visible"
WHOLE = 240.0  # seconds for a game on a busy machine
LOOK = """() => {
  const wide = (each) => each.getBoundingClientRect().width > 0
  const shown = (each) => Boolean(each?.checkVisibility({ visibilityProperty: true }) && wide(each))
  const all = (what) => [...document.querySelectorAll(what)].filter(shown)
  const one = (what) => shown(document.querySelector(what))
  const table = document.getElementById("table")
  const drawn = [...table.querySelectorAll("use")].map((use) => use.getAttribute("href"))
  return {
    over: one("dialog[open] .podium"),
    ready: one("#ready"),
    sure: one("#yes"),
    things: all("#table .can.legal").length,
    verbs: all("#acts button.verb:not(#undo, #hint)").length,
    number: table.dataset.number,
    chosen: table.querySelectorAll(".chosen").length,
    missing: drawn.filter((href) => href && !document.querySelector(href)),
    prompt: document.getElementById("say").textContent,
    more: document.getElementById("more").textContent,
    lost: one("#lost"),
  }
}"""
PICK = """([what, chances]) => {
  const shown = (each) => each.checkVisibility({ visibilityProperty: true }) && each.getBoundingClientRect().width
  const found = [...document.querySelectorAll(what)].filter(shown)
  const reached = (each) => {
    each.scrollIntoView({ block: "nearest", inline: "nearest" })
    const { x, y, width, height } = each.getBoundingClientRect()
    return each.contains(document.elementFromPoint(x + width / 2, y + height / 2))
  }
  const tried = chances.map((chance) => found[Math.floor(chance * found.length)])
  return tried.find((each) => each && reached(each)) ?? tried[0] ?? null
}"""
ANSWERED = """([number, chosen]) => {
  const table = document.getElementById("table")
  const yes = document.getElementById("yes")
  return table.dataset.number !== number || table.querySelectorAll(".chosen").length !== chosen
    || Boolean(yes?.checkVisibility()) || Boolean(document.querySelector("dialog[open] .podium"))
}"""


class Player:
    """At a table page that is open."""

    def __init__(self, page: Page, seed: int = 1) -> None:
        self.page, self.rng, self.clicks = page, Random(seed), 0
        self.misses = 0  # in a row: what was lit lies under something, outside the map, or is gone

    @property
    def over(self) -> bool:
        return self.page.locator("dialog[open] .podium").is_visible()

    def play(self, most: int = 2000) -> int:
        """To the end sheet; how many clicks it took."""
        self.until(lambda: self.over or self.clicks > most, WHOLE)
        assert self.over, "the game does not end"
        return self.clicks

    def until(self, what: Callable[[], object], within: float = 120.0) -> None:
        """Click until something is true; if it does not come, the page is told as it was."""
        until(what, within, self.step, lambda: self.page.evaluate(LOOK))

    def click(self, times: int) -> None:
        """So many clicks, each of which does something."""
        self.until(lambda: self.clicks >= times)

    def step(self) -> None:
        """One click on something lit, on a verb, or on the curtain; or a moment of waiting."""
        look = self.page.evaluate(LOOK)
        assert not look["missing"], f"drawn of nothing: {look['missing']}"
        if look["over"]:
            self.page.wait_for_timeout(60)
        elif look["ready"]:
            self.page.locator("#ready").click()
            self.page.locator("#ready").wait_for(state="hidden")
        elif found := self._found(look):
            self._click(found, look)
        else:
            self.page.wait_for_timeout(60)

    def _found(self, look: dict[str, Any]) -> ElementHandle | None:
        """Something that can be clicked: mostly things, sometimes words; first of all, Yes."""
        if look["sure"]:
            return self._pick("#yes")
        if look["things"] and (not look["verbs"] or self.rng.random() < 0.8):
            return self._pick("#table .can.legal")
        return self._pick("#acts button.verb:not(#undo, #hint)") if look["verbs"] else None

    def _pick(self, what: str) -> ElementHandle | None:
        """One of them, if there is one that nothing covers then such a one."""
        chances = [self.rng.random() for _ in range(20)]
        return self.page.evaluate_handle(PICK, [what, chances]).as_element()

    def _click(self, target: ElementHandle, look: dict[str, Any]) -> None:
        try:
            target.click(timeout=2000)
        except Error:  # it is covered, or the page has put something else there meanwhile
            self.misses += 1
            assert self.misses < 30, "nothing that is lit can be clicked"
            return
        self.clicks += 1
        self.misses = 0
        self._settle(look)

    def _settle(self, look: dict[str, Any]) -> None:
        """Until the page has answered: a new state, another choice, a question."""
        try:
            self.page.wait_for_function(ANSWERED, arg=[look["number"], look["chosen"]], timeout=5000)
        except TimeoutError:
            return  # a click may change nothing that is counted here
