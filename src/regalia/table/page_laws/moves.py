"""Laws that hold from move to move: where the focus is, what was said to the ear, how soon and at what cost the page
shows what happened."""

import time
from collections.abc import Iterator
from random import Random
from typing import Any
from urllib.parse import urlsplit

from regalia.table.page_laws.inspection import WAIT, Breach, Inspection
from regalia.table.page_laws.positions import Position
from regalia.table.page_laws.screens import Screen

MOVING = ("focus", "live", "fresh", "weight", "tray")
SOON = 2.0  # seconds until the page shows what the server has told
FIRST = 300_000  # bytes until the page stands
MOVE = 15_000  # bytes of a move, 19 times of 20
PRESSES = 12  # until a move is made
READ = 20_000  # milliseconds until all is said, at a readable pace
LOST = 4  # the answer to one of so many moves gets lost on its way
STREAM = "text/event-stream"
PRESS = """(chance) => {
  const shown = (each) => each.checkVisibility({ visibilityProperty: true }) && each.getBoundingClientRect().width
  const lit = [...document.querySelectorAll("#table .legal")].filter(shown)
  const verbs = [...document.querySelectorAll("#acts button:not(#undo, #hint)")].filter(shown)
  const found = document.getElementById("yes") ? [document.getElementById("yes")] : [...lit, ...verbs]
  found[Math.floor(chance * found.length)]?.focus()
  return found.length
}"""
NUMBER = "() => Number(document.getElementById('table').dataset.number ?? 0)"
LOOK = """() => {
  const table = document.getElementById("table")
  const asked = Boolean(document.getElementById("yes"))
  return [table.dataset.number, table.querySelectorAll(".chosen").length, asked].join()
}"""
ANSWERED = f"""async (before) => {{
  const look = {LOOK}
  const end = performance.now() + 3000
  while (look() === before && performance.now() < end) await new Promise((go) => setTimeout(go, 20))
}}"""
ASIDES = (("?", "Escape"), ("1", "Escape"), ("u",), ("2", "2"), ("h", "Escape"))  # keys between two moves
REACHED = "number => Number(document.getElementById('table').dataset.number) >= number"


class Traffic:
    """What comes over the wire: answers as they were packed, events of the stream as they are."""

    def __init__(self, inspection: Inspection) -> None:
        self.bytes, self.acts, self.streams = 0, 0, set[str]()
        chrome = inspection.chrome
        chrome.on("Network.requestWillBeSent", self._asked)
        chrome.send("Network.enable")
        chrome.on("Network.responseReceived", self._answered)
        chrome.on("Network.dataReceived", self._received)
        chrome.on("Network.loadingFinished", self._finished)

    def _asked(self, event: dict[str, Any]) -> None:
        self.acts += urlsplit(event["request"]["url"]).path.endswith("/act")

    def _answered(self, event: dict[str, Any]) -> None:
        if event["response"]["mimeType"] == STREAM:
            self.streams.add(event["requestId"])

    def _received(self, event: dict[str, Any]) -> None:
        if event["requestId"] in self.streams:
            self.bytes += event["dataLength"]

    def _finished(self, event: dict[str, Any]) -> None:
        if event["requestId"] not in self.streams:
            self.bytes += int(event["encodedDataLength"])

    def taken(self) -> int:
        """Since it was asked the last time, for each move: on a busy machine a second one may come before the first is
        seen."""
        taken = self.bytes // max(1, self.acts)
        self.bytes = self.acts = 0
        return taken


class Moves:
    """A table that is played on: my moves by the keyboard, those of the others past their pages."""

    patience = READ

    def __init__(self, inspection: Inspection, position: Position, screen: Screen, seed: int = 1) -> None:
        self.inspection, self.page, self.position, self.screen = inspection, inspection.page, position, screen
        self.rng, self.id = Random(seed), inspection.tables.open(position)
        self.traffic, self.costs, self.late = Traffic(inspection), list[int](), list[float]()
        self.found, self.began, self.trays = list[Breach](), 0.0, set[str]()

    def play(self, most: int) -> list[Breach]:
        """So many moves, or until the game is over: what broke a law."""
        self._arrive()
        since = self.page.evaluate("pageLaws.listen()")
        moves = 0
        while moves < most and self._move(moves):
            moves += 1
        self.found += [*self._unheard(since), *self._slow(), *self._heavy(), *self._uneven()]
        return self.found

    def breach(self, law: str, words: str) -> Breach:
        return Breach(law, str(self.position), str(self.screen), words)

    def _arrive(self) -> None:
        self.inspection.chrome.send("Network.clearBrowserCache")
        self.inspection.show(self.screen)
        self.inspection.tables.speak(self.screen.lang)
        self.traffic.taken()
        self.inspection.enter(self.id, self.position)
        self.page.evaluate("pageLaws.settled()")
        if (cost := self.traffic.taken()) > FIRST:
            self.found.append(self.breach("weight", f"the page takes {cost:,} bytes, more than {FIRST:,}"))

    def _move(self, number: int) -> bool:
        """A move of mine or of somebody else; False if the game is over."""
        lost = number % LOST == LOST - 1
        if lost:
            self.page.route("**/scene?*", lambda route: route.abort(), times=1)
        self.traffic.taken()
        if not (self._mine() or self._theirs()):
            return False
        self._await()
        self.late.append(time.monotonic() - self.began)
        self._look("a move")
        if not lost:
            self.costs.append(self.traffic.taken())
        for key in ASIDES[number % len(ASIDES)]:
            self.page.keyboard.press(key)
            self._await()
            self._look(f"the key {key}")
        return True

    def _look(self, after: str) -> None:
        """Where the focus is, and how the tray stands."""
        self.page.evaluate("pageLaws.settled()")
        seen = self.page.evaluate("pageLaws.laws(['focus'])")
        self.found += [self.breach("focus", f"after {after} {each['words']}") for each in seen["breaches"]]
        self.trays.add(seen["tray"])

    def _await(self) -> None:
        """Until the page shows the newest number, and waits for no answer."""
        seat = "" if self.position.seat is None else f"?seat={self.position.seat}"
        number = self.inspection.tables.viewer.get(f"/api/tables/{self.id}/scene{seat}")["number"]
        self.page.wait_for_function(REACHED, arg=number, timeout=WAIT)

    def _mine(self) -> bool:
        """Choose by the keyboard until a move is made. False if I have nothing to choose."""
        before = self.page.evaluate(NUMBER)
        for pressed in range(PRESSES):
            if not self.page.evaluate(PRESS, self.rng.random()):
                return pressed > 0  # a move may be on its way
            look = self.page.evaluate(LOOK)
            self.began = time.monotonic()
            self.page.keyboard.press("Enter")
            self.page.evaluate(ANSWERED, look)
            if self.page.evaluate(NUMBER) != before:
                return True
        return True

    def _theirs(self) -> bool:
        """The others choose at random. False if nobody has to."""
        host = self.inspection.tables.host
        seats = [seat for seat in range(self.position.cell.seats) if seat != self.position.seat]
        for seat in seats:
            if options := host.get(f"/api/tables/{self.id}/options?seat={seat}"):
                host.post(f"/api/tables/{self.id}/act", seat=seat, action=self.rng.choice(options))
                self.traffic.acts += 1
                self.began = time.monotonic()
                return True
        return False

    def _unheard(self, since: int) -> Iterator[Breach]:
        for line in self.page.evaluate(
            "([since, patience]) => pageLaws.unheard(since, patience)", [since, self.patience]
        ):
            yield self.breach("live", f"“{line}” stands in the log and was not said, or not in its turn")

    def _slow(self) -> Iterator[Breach]:
        """By the median: a machine that is busy with other things is late at times."""
        if self.late and (usual := sorted(self.late)[len(self.late) // 2]) > SOON:
            yield self.breach("fresh", f"what happened is shown after {usual:.1f} s, not after {SOON:.0f}")

    def _uneven(self) -> Iterator[Breach]:
        if len(self.trays) > 1:
            yield self.breach("tray", f"the tray is {' and '.join(sorted(self.trays))}")

    @property
    def weight(self) -> int:
        """Bytes of a move, 19 times of 20."""
        costs = sorted(self.costs)
        return costs[int(0.95 * (len(costs) - 1))] if costs else 0

    def _heavy(self) -> Iterator[Breach]:
        if self.weight > MOVE:
            yield self.breach("weight", f"a move takes {self.weight:,} bytes, more than {MOVE:,}")
