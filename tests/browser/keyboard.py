"""Somebody who plays with the keyboard alone, and knows of the page only what has the focus."""

from math import inf
from random import Random

from playwright.sync_api import Page

from tests.browser.accessible import Accessible, Thing
from tests.patience import until
from tests.soaking import PATIENCE

WHOLE = 240.0 * PATIENCE  # seconds for a game on a busy machine
CHOICES = ("button", "gridcell")
ASIDE = ("Hint", "Undo", "Choose again", "No")  # buttons that make no move
ROADS = ("n", "n", "n", "b", "ArrowDown", "ArrowRight", "Tab", "e")  # ways to go on
BOARD = "Board of "  # a crest that leads to what lies in front of a player
END = "heading"  # of the end sheet, which says how the game ended
MOMENT = 60  # milliseconds


class Keyboard:
    """At a table page that is open."""

    def __init__(self, page: Page, seed: int = 1) -> None:
        self.page, self.rng, self.accessible = page, Random(seed), Accessible(page)
        self.chosen = 0  # how often something was chosen
        self.over = False
        self.path = list[str]()  # keys, and what they led to

    def play(self, most: float = inf) -> int:
        """To the end sheet, or until so many choices are made; how many it took."""
        until(lambda: self.over or self.chosen >= most, WHOLE, self.step, lambda: self.path[-40:])
        return self.chosen

    def step(self) -> None:
        """Choose what has the focus, end the turn, or go on to something else."""
        here = self.accessible.focused
        self.over = here.role == END
        if not self.over and self.press(self._key(here)) == here:
            self.page.wait_for_timeout(MOMENT)

    def _key(self, here: Thing) -> str:
        if not self._can(here):
            return "n"
        if self.rng.random() < 0.7:
            self.chosen += 1
            return "Enter"
        return self.rng.choice(ROADS)

    def press(self, key: str) -> Thing:
        """What has the focus then."""
        self.page.keyboard.press(key)
        here = self.accessible.focused
        self.path.append(f"{key}: {here.role} {here.name[:60]}{'' if here.enabled else ', disabled'}")
        return here

    def _can(self, here: Thing) -> bool:
        """Whether it looks like something to choose."""
        aside = here.name in ASIDE or here.name.startswith(BOARD)
        return here.role in CHOICES and here.enabled and not here.pressed and not aside
