"""Somebody who plays by ear: who knows the accessibility tree and what the live regions have said, and nothing else."""

from collections.abc import Callable
from contextlib import suppress
from math import inf
from random import Random

from playwright.sync_api import Error, Page

from tests.browser.accessible import Accessible, Thing
from tests.browser.ear import heard
from tests.patience import until
from tests.soaking import PATIENCE

WHOLE = 240.0 * PATIENCE  # seconds for a game on a busy machine
CHOICES = ("button", "gridcell")
ELSEWHERE = (
    ("banner", ""),
    ("navigation", ""),
    ("region", "What happened"),
    ("region", "Players"),
)  # nothing to choose
ASIDE = ("Hint", "Undo", "Choose again", "No", "zoom in", "zoom out", "the whole map", "Close", "Play")
AWAY = "Show what is out of sight"
FIELD = "Type a move"
FOLDED = "DisclosureTriangle"
END = "Rematch"
MOMENT = 100  # milliseconds


class Blind:
    """At a table page that is open."""

    def __init__(self, page: Page, seed: int = 1) -> None:
        self.page, self.rng, self.accessible = page, Random(seed), Accessible(page)
        self.chosen = 0  # how often something was chosen
        self.over = False
        self.path = list[str]()  # what was chosen, and how

    def play(self, most: float = inf) -> int:
        """To the end sheet, or until so many choices are made; how many it took."""
        until(lambda: self.over or self.chosen >= most, WHOLE, self.step, self._seen)
        return self.chosen

    def step(self) -> None:
        """Choose something that the tree offers: at the table, or in the list of moves; or wait for others."""
        things = self.accessible.things
        self.over = any(thing.name == END for thing in things)
        offered = [thing for thing in things if _offered(thing)]
        fields = [thing for thing in things if thing.role == "textbox" and thing.name == FIELD]
        if self.over or not (offered or fields):
            self.page.wait_for_timeout(MOMENT)
        elif fields:
            self._choose_from_list(fields[0], offered, [thing for thing in things if _folded(thing)])
        elif self.rng.random() < 0.2:
            self._do("opens the list of moves", lambda: self.page.keyboard.press("l"))
        else:
            self._choose(offered)

    def _choose(self, offered: list[Thing]) -> None:
        sure = [thing for thing in offered if thing.name == "Yes"]
        self._press(self.rng.choice(sure or offered))

    def _press(self, thing: Thing) -> None:
        """Go there and press Enter; it may be gone meanwhile."""
        with suppress(Error):
            self.accessible.focus(thing)
            self._do(f"{thing.role} {thing.name}", lambda: self.page.keyboard.press("Enter"))

    def _choose_from_list(self, field: Thing, offered: list[Thing], folded: list[Thing]) -> None:
        """One of the moves by a press or by typing what it is called; a group that is folded opens first."""
        if not offered and not folded:
            self.page.keyboard.press("Escape")
        elif not offered or (folded and self.rng.random() < 0.5):
            self._press(self.rng.choice(folded))
        elif self.rng.random() < 0.5:
            self._choose(offered)
        else:
            self._type(field, self.rng.choice(offered).name)

    def _type(self, field: Thing, words: str) -> None:
        def typed() -> None:
            self.accessible.focus(field)
            self.page.keyboard.type(words)
            self.page.keyboard.press("Enter")

        with suppress(Error):  # the list may be gone meanwhile
            self._do(f"types {words}", typed)

    def _do(self, what: str, deed: Callable[[], object]) -> None:
        """Then listen until something is said, or something else has the focus."""
        self.path.append(what[:90])
        said, before = self._said(), self.accessible.focused
        deed()
        self.chosen += 1
        until(
            lambda: self._said() > said or self.accessible.focused != before,
            20.0,
            lambda: self.page.wait_for_timeout(20),
            self._seen,
        )

    def _said(self) -> int:
        return len(heard(self.page, "asked")) + len(heard(self.page))

    def _seen(self) -> object:
        offered = [thing.name for thing in self.accessible.things if _offered(thing)]
        return {"path": self.path[-30:], "offered": offered, "asked": heard(self.page, "asked")[-5:]}


def _offered(thing: Thing) -> bool:
    """Whether its role, its name and its place say that it can be chosen."""
    if thing.role not in CHOICES or not thing.enabled or thing.pressed:
        return False
    if thing.name in ASIDE or thing.name.startswith(AWAY):
        return False
    return not any(thing.inside(*place) for place in ELSEWHERE)


def _folded(thing: Thing) -> bool:
    return thing.role == FOLDED and thing.inside("dialog") and not thing.states.get("expanded")
