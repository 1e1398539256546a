"""Somebody who plays by clicking what is lit, and looks at nothing else."""

from random import Random

from playwright.sync_api import Locator, Page, TimeoutError

LIT = "#table .can.legal:visible"
MISSING = """table => [...table.querySelectorAll("use")].map((use) => use.getAttribute("href"))
  .filter((href) => href && !document.querySelector(href))"""
VERBS = "#acts button.verb:not(#undo, #hint):visible"


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
        while not self.over:
            assert self.clicks < most, "the game does not end"
            self.step()
        return self.clicks

    def step(self) -> None:
        """One click on something lit, on a verb, or on the curtain; or a moment of waiting."""
        ready = self.page.locator("#ready")
        if ready.is_visible():
            ready.click()
            ready.wait_for(state="hidden")
            return
        sure = self.page.locator("#yes")
        if sure.is_visible():
            self._click(sure)
            return
        found = self._found()
        if found is None:
            self.page.wait_for_timeout(60)
        else:
            self._click(found)

    def _found(self) -> Locator | None:
        """Something that can be clicked: mostly things, sometimes words."""
        lit, verbs = self.page.locator(LIT), self.page.locator(VERBS)
        things, words = lit.count(), verbs.count()
        if not things and not words:
            return None
        if things and (not words or self.rng.random() < 0.8):
            return lit.nth(self.rng.randrange(things))
        return verbs.nth(self.rng.randrange(words))

    def _click(self, target: Locator) -> None:
        before = self.page.locator("#table").get_attribute("data-number")
        chosen = self.page.locator("#table .chosen").count()
        try:
            target.click(timeout=600)
        except TimeoutError:
            self.misses += 1
            assert self.misses < 60, "nothing that is lit can be clicked"
            return
        self.clicks += 1
        self.misses = 0
        self._settle(before, chosen)
        missing = self.page.locator("#table").evaluate(MISSING)
        assert not missing, f"drawn of nothing: {missing}"

    def _settle(self, before: str | None, chosen: int) -> None:
        """Until the page has answered: a new state, another choice, a question."""
        for _ in range(100):
            table = self.page.locator("#table")
            if table.get_attribute("data-number") != before or self.over or self.page.locator("#yes").is_visible():
                return
            if self.page.locator("#table .chosen").count() != chosen:
                return
            self.page.wait_for_timeout(30)
