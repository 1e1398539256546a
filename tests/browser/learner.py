"""Somebody who takes a lesson by clicking: goes on, clicks what is ringed, and asks to be shown where nothing is."""

from typing import Any

from playwright.sync_api import Page, TimeoutError

from tests.patience import until
from tests.soaking import PATIENCE

WHOLE = 240.0 * PATIENCE  # seconds for a lesson on a busy machine
LOOK = """() => {
  const coach = document.getElementById("coach")
  const shown = (each) => Boolean(each?.checkVisibility({ visibilityProperty: true }))
  const { at, kind, step } = coach.dataset
  const pointed = [...document.querySelectorAll("#table [aria-describedby=coach-do]")]
  const seen = (each) => {
    if (!shown(each)) return undefined
    each.scrollIntoView({ block: "nearest", inline: "nearest" })
    const { x, y, width, height } = each.getBoundingClientRect()
    const middle = [x + width / 2, y + height / 2]
    const hit = document.elementFromPoint(...middle)
    return each.contains(hit) || hit?.closest("[data-token]")?.dataset.token === each.dataset.token ? middle : undefined
  }
  const one = (such) => seen(document.querySelector(such))
  const lit = pointed.filter((each) => each.matches(".legal, #acts button")).map(seen).find(Boolean)
  const sure = one("#yes") ?? one("#acts .primary")
  const fold = !lit && pointed.some((each) => each.matches("#tray .legal")) && one("#tray:not(.unfolded) > .fold")
  return {
    at, kind, step, chosen: document.querySelectorAll(".chosen").length,
    point: kind === "look" || kind === "recall" ? one("#go-on, #recall-right") : sure ?? lit ?? (fold || undefined),
    show: one("#hint"), sending: Boolean(document.querySelector("#table.sending")),
    unfolded: Boolean(document.querySelector("#tray.unfolded")), sure: Boolean(sure),
    says: document.getElementById("coach-says").textContent,
    more: document.getElementById("more").textContent,
    answer: document.getElementById("coach-answer").textContent,
  }
}"""
MOVED = """([at, chosen, unfolded, sure]) => {
  const now = document.getElementById("coach").dataset.at
  const tray = Boolean(document.querySelector("#tray.unfolded"))
  const asked = Boolean(document.querySelector("#yes, #acts .primary"))
  return now !== at || document.querySelectorAll(".chosen").length !== chosen || tray !== unfolded || asked !== sure
}"""


class Learner:
    """At the page of a lesson that is open."""

    def __init__(self, page: Page) -> None:
        self.page, self.clicks, self.shown = page, 0, list[str]()
        self.answers = list[str]()  # to what did not lead on
        page.locator("body[data-taught], #coach[data-kind=recall]").first.wait_for()

    def look(self) -> dict[str, Any]:
        found: dict[str, Any] = self.page.evaluate(LOOK)
        return found

    def learn(self, most: int = 400) -> None:
        """To the end of the lesson."""
        until(lambda: self.look()["kind"] == "end", WHOLE, self.step, self.look)
        assert self.clicks <= most

    def until_step(self, id: str) -> None:
        until(lambda: self.look()["step"] == id, WHOLE, self.step, self.look)

    def step(self) -> None:
        """One click."""
        look = self.look()
        if look["sending"] or look["kind"] == "end":
            self.page.wait_for_timeout(30)
            return
        point = look["point"] if look["kind"] != "free" else None
        if not point:
            self.shown.append(look["step"])
            point = look["show"]
        if not point:
            self.page.wait_for_timeout(30)
            return
        self.clicks += 1
        self.page.mouse.click(*point)
        if look["answer"]:
            self.answers.append(look["answer"])
        try:
            self.page.wait_for_function(
                MOVED, arg=[look[each] for each in ("at", "chosen", "unfolded", "sure")], timeout=4000
            )
        except TimeoutError:
            return  # a click may change nothing that is counted here
