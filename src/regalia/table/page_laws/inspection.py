"""Pages held against the laws, one screen after the other; what breaks one is told in a line and has a picture."""

import re
from base64 import b64encode
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from regalia.table.page_laws import axe
from regalia.table.page_laws.lesson_positions import TAUGHT
from regalia.table.page_laws.positions import Position
from regalia.table.page_laws.screens import Screen
from regalia.table.page_laws.script import script
from regalia.table.page_laws.tables import Tables

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

AT_ONCE = ("targets", "sizes", "parts", "text", "focus")  # measured by the script in one go
ASKED = ("boards", "log")  # that press or fetch something
SLOW = ("contrast", "axe", "forced colours")  # not on every page
LAWS = (*AT_ONCE, *ASKED, "tray", *SLOW)
WAIT = 45_000  # milliseconds for what the page or the server does, on a machine that is busy with other things too
STAY = "if (location.host) localStorage.setItem('regalia.only', 'off')"  # a position with one option is looked at too
MOST = 12  # breaches of one law on one screen that are told


@dataclass(frozen=True, slots=True)
class Breach:
    """A law that a page does not keep."""

    law: str
    position: str
    screen: str
    words: str
    picture: Path | None = None

    def __str__(self) -> str:
        return f"{self.law}: {self.position}, {self.screen}: {self.words}{f' ({self.picture})' if self.picture else ''}"


class Inspection:
    """One page that is opened at positions and resized. Pictures: the folder for those of what breaks a law. Thorough:
    axe looks wherever something is new to it, not only where pictures are taken."""

    def __init__(
        self,
        browser: "Browser",
        address: str,
        pictures: Path | None = None,
        laws: Sequence[str] = LAWS,
        thorough: bool = True,
    ) -> None:
        self.laws, self.pictures, self.pages, self.seen, self.axes = tuple(laws), pictures, 0, 0, 0
        self.most = MOST
        self.context = browser.new_context(locale="en-GB", reduced_motion="reduce")
        self.others = browser.new_context()
        self.context.set_default_timeout(WAIT)
        self.context.add_init_script(script())
        self.context.add_init_script(STAY)
        self.tables = Tables(self.context, self.others, address)
        self.page = self.context.new_page()
        self.chrome = self.context.new_cdp_session(self.page)
        self.trays = defaultdict[str, set[str]](set)  # by size, since it was taken the last time
        self.kinds = set[int]()  # of elements that axe has seen
        self.thorough = thorough

    def close(self) -> None:
        self.context.close()
        self.others.close()

    def look(self, position: Position, screens: Sequence[Screen], every: int = 1) -> list[Breach]:
        """Hold the laws against a position on these screens: those that take pictures, and axe, on one of so many,
        axe also wherever the page shows something new."""
        id = self.tables.open(position) if screens else ""
        found, lang = list[Breach](), ""
        for screen in screens:
            self.show(screen)
            if screen.lang != lang:
                lang = screen.lang
                self.tables.speak(lang)
                self.enter(id, position)
            self.seen += 1
            due = self.seen % every == 0
            found += self.measure(position, screen, shots=due, axed=due or (self.thorough and self.news()))
            if self.follows(position, screen, found) and screen != screens[-1]:
                self.enter(id, position)
        return found

    def show(self, screen: Screen) -> None:
        """The page has this size and these colours from now on."""
        size = screen.size
        self.chrome.send("Emulation.setTouchEmulationEnabled", {"enabled": size.touch, "maxTouchPoints": 5})
        self.page.set_viewport_size({"width": size.width, "height": size.height})
        self.page.emulate_media(color_scheme="dark" if screen.theme == "dark" else "light", forced_colors="none")

    def enter(self, id: str, position: Position) -> None:
        """The page of a table or a lesson, with what is done there."""
        room = "learn" if position.done == TAUGHT else "table"
        self.page.goto(f"{self.tables.address}/{room}/{id}")
        self.page.locator("#table[data-ready]").wait_for()
        do(self.page, position)

    def measure(self, position: Position, screen: Screen, shots: bool = True, axed: bool = True) -> list[Breach]:
        """Everything that can be said of the page as it is. Shots: with the laws that take pictures. Axed: with axe."""
        self.page.evaluate("pageLaws.settled()")
        measured = self.page.evaluate("names => pageLaws.laws(names)", [law for law in AT_ONCE if law in self.laws])
        self.pages += 1
        self._keep_tray(position, screen, measured["tray"])
        more = [found for law in ASKED if law in self.laws for found in self.page.evaluate(f"pageLaws.{law}()")]
        breaches = [*measured["breaches"], *more, *(self.grave() if axed else ()), *self.shots(shots)]
        return [*self._told(breaches, position, screen)]

    def follows(self, position: Position, screen: Screen, found: list[Breach]) -> bool:
        """Whether something had to be followed to targets out of sight: then the page is no longer as it was."""
        if "targets" not in self.laws or not self.page.evaluate("pageLaws.laws([]).led"):
            return False
        found += self._told(self.page.evaluate("pageLaws.follow()"), position, screen)
        return True

    def news(self) -> bool:
        """Whether the page shows something that axe has not seen."""
        if not {"axe", "contrast"} & set(self.laws):
            return False
        new = set(self.page.evaluate("pageLaws.kinds()")) - self.kinds
        self.kinds |= new
        return bool(new)

    def grave(self) -> Iterator[Mapping[str, Any]]:
        """What axe finds."""
        self.axes += 1
        return axe.breaches(self.page, self.laws)

    def shots(self, wanted: bool) -> Iterator[Mapping[str, Any]]:
        """The laws that take pictures."""
        if "contrast" in self.laws and wanted:
            yield from lit(self.page, "contrast")
        if "forced colours" in self.laws and wanted:
            self.page.emulate_media(forced_colors="active")
            yield from lit(self.page, "forced colours")
            self.page.emulate_media(forced_colors="none")

    def _keep_tray(self, position: Position, screen: Screen, tray: str) -> None:
        if position.done != "lobby" and "tray" in self.laws:
            self.trays[str(screen.size)].add(tray)

    def _told(self, found: Iterable[Mapping[str, Any]], position: Position, screen: Screen) -> Iterator[Breach]:
        by_law = defaultdict[str, list[Mapping[str, Any]]](list)
        for each in found:
            by_law[each["law"]].append(each)
        for law, some in by_law.items():
            path = self._picture(f"{position.game}-{position.name}-{screen}-{law}", some)
            for each in some[: self.most]:
                yield Breach(law, str(position), str(screen), each["words"], path)

    def _picture(self, name: str, found: Sequence[Mapping[str, Any]]) -> Path | None:
        if self.pictures is None:
            return None
        self.pictures.mkdir(parents=True, exist_ok=True)
        path = self.pictures / f"{re.sub(r'[^a-z0-9]+', '-', name.lower())}.png"
        self.page.evaluate("boxes => pageLaws.outline(boxes)", [box for each in found for box in each["boxes"]])
        self.page.screenshot(path=path)
        self.page.evaluate("pageLaws.clean()")
        return path


def lit(page: "Page", law: str) -> list[Mapping[str, Any]]:
    """What is lit and looks as if it were not."""
    if not (place := page.evaluate("pageLaws.bright()")):
        return []
    bright = _shot(page, place)
    page.evaluate("pageLaws.dim()")
    dim = _shot(page, place)
    page.evaluate("pageLaws.light()")
    found: list[Mapping[str, Any]] = page.evaluate("taken => pageLaws.compare(taken)", [law, place, bright, dim])
    return found


def _shot(page: "Page", place: Any) -> str:
    return b64encode(page.screenshot(animations="disabled", caret="hide", clip=place)).decode()


def do(page: "Page", position: Position) -> None:
    """What a position wants done on its page."""
    if position.done == TAUGHT:
        page.locator("body[data-taught]").wait_for()
    elif position.done == "choose":
        page.evaluate("token => document.querySelector(`[data-token='${token}'].legal`).click()", position.what)
    elif position.done == "hint":
        page.locator("#hint").evaluate("hint => hint.click()")
        page.locator(".advised-move").wait_for(state="attached")
    elif position.done == "confirm":
        page.evaluate(PLAY, position.what)
        page.locator("#yes").wait_for(state="attached")
    elif position.done == "coach":
        page.locator(".coaching-next, #coach-speak").first.wait_for(state="attached")
    elif position.done == "visit":
        page.keyboard.press(position.what)
        page.locator("#visited:not([hidden])").wait_for()
    elif position.done == "close":
        page.locator("dialog[open]").wait_for()
        page.keyboard.press("Escape")
        page.locator("dialog[open]").wait_for(state="hidden")


PLAY = """async (action) => {
  const button = () => document.querySelector(`#acts [data-action="${CSS.escape(action)}"]`)
  const { options } = await (await fetch(`/api${location.pathname.replace("table", "tables")}/scene`)).json()
  for (const token of options.find((each) => each.action === action).tokens) {
    document.querySelector(`[data-token="${CSS.escape(token)}"].legal`)?.click()
  }
  if (!document.getElementById("yes")) button()?.click()
}"""
