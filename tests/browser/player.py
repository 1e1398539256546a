"""Somebody who plays by clicking what is lit, and looks at nothing else."""

from collections.abc import Callable
from random import Random
from typing import Any

from playwright.sync_api import Page, TimeoutError

from tests.patience import until
from tests.soaking import PATIENCE

LIT = "#table .can.legal:visible"
WHOLE = 240.0 * PATIENCE  # seconds for a game on a busy machine
LOOK = """(chances) => {
  const wide = (each) => each.getBoundingClientRect().width > 0
  const shown = (each) => Boolean(each?.checkVisibility({ visibilityProperty: true }) && wide(each))
  const all = (what) => [...document.querySelectorAll(what)].filter(shown)
  const one = (what) => shown(document.querySelector(what))
  const table = document.getElementById("table")
  const drawn = [...new Set([...table.querySelectorAll("use")].map((use) => use.getAttribute("href")))]
  const [things, verbs] = [all("#table .can.legal"), all("#acts button[data-action]")]
  const reached = (each) => {
    each.scrollIntoView({ block: "nearest", inline: "nearest" })
    const { x, y, width, height } = each.getBoundingClientRect()
    const middle = [x + width / 2, y + height / 2]
    return each.contains(document.elementFromPoint(...middle)) && middle
  }
  const [whether, ...which] = chances
  const some = one("#yes") ? all("#yes") : things.length && (!verbs.length || whether < 0.8) ? things : verbs
  const tried = which.map((chance) => some[Math.floor(chance * some.length)]).filter(Boolean)
  return {
    over: one("dialog[open] .podium"),
    ready: one("#ready"),
    some: some.length,
    point: tried.reduce((found, each) => found || reached(each), false),
    things: things.length,
    verbs: verbs.length,
    number: table.dataset.number,
    chosen: table.querySelectorAll(".chosen").length,
    missing: drawn.filter((href) => href && !document.querySelector(href)),
    prompt: document.getElementById("say").textContent,
    more: document.getElementById("more").textContent,
    lost: one("#lost"),
  }
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
        self.misses = 0  # in a row: all that was tried lies under something, or outside the map

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
        until(what, within, self.step, self._look)

    def click(self, times: int) -> None:
        """So many clicks, each of which does something."""
        self.until(lambda: self.clicks >= times)

    def _look(self) -> dict[str, Any]:
        """What the page shows, with a place to click: Yes, mostly things, sometimes words; nothing that is covered."""
        look: dict[str, Any] = self.page.evaluate(LOOK, [self.rng.random() for _ in range(21)])
        return look

    def step(self) -> None:
        """One click on something lit, on a verb, or on the curtain; or a moment of waiting."""
        look = self._look()
        assert not look["missing"], f"drawn of nothing: {look['missing']}"
        if look["ready"]:
            self.page.locator("#ready").click()
            self.page.locator("#ready").wait_for(state="hidden")
        elif look["point"] and not look["over"]:
            self._click(look)
        else:
            self._wait(look)

    def _wait(self, look: dict[str, Any]) -> None:
        """For the others; or until what lies over all that can be clicked is gone."""
        self.misses += bool(look["some"]) and not look["over"]
        assert self.misses < 300, "nothing that is lit can be clicked"
        self.page.wait_for_timeout(60)

    def _click(self, look: dict[str, Any]) -> None:
        self.page.mouse.click(*look["point"])
        self.clicks += 1
        self.misses = 0
        self._settle(look)

    def _settle(self, look: dict[str, Any]) -> None:
        """Until the page has answered: a new state, another choice, a question."""
        try:
            self.page.wait_for_function(ANSWERED, arg=[look["number"], look["chosen"]], timeout=5000)
        except TimeoutError:
            return  # a click may change nothing that is counted here
