"""Positions as tables of a real server: the one who looks has a page, the others hold their seats."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from regalia.core.protocol import Seat
from regalia.table.page_laws.browser import Unmeasurable
from regalia.table.page_laws.lesson_positions import TAUGHT
from regalia.table.page_laws.positions import Position

if TYPE_CHECKING:
    from playwright.sync_api import APIRequestContext, BrowserContext

NAMES = ("Maximilian of Bourges", "Ann", "Guinevere", "Bob", "Theodora the Elder")
LONGEST = 20  # letters of a name
TERMS: Mapping[str, Mapping[str, Any]] = {"clock": {"pace": "live", "limit": 600}, "coach": {"coach": True}}


class Guest:
    """Somebody who asks a server."""

    def __init__(self, ask: "APIRequestContext", address: str, name: str) -> None:
        self.ask, self.address = ask, address
        self.post("/api/me", name=name[:LONGEST], lang="en")

    def post(self, path: str, **body: Any) -> Any:
        answer = self.ask.post(self.address + path, data=body)
        if not answer.ok:
            raise Unmeasurable(f"{path}: {answer.status} {answer.text()}")
        return answer.json()

    def get(self, path: str) -> Any:
        return self.ask.get(self.address + path).json()


class Tables:
    """A host who opens every table and holds the seats of the others; nothing moves there unless he moves it."""

    def __init__(self, viewer: "BrowserContext", host: "BrowserContext", address: str) -> None:
        self.address = address
        self.viewer, self.host = Guest(viewer.request, address, "Isabeau"), Guest(host.request, address, NAMES[0])

    def open(self, position: Position) -> str:
        """The id of a table, or the names of a lesson, that stands where the position says."""
        if position.done == TAUGHT:
            return self._teach(position)
        seats = position.cell.seats
        terms = TERMS.get(position.done, {})
        opened = self.host.post(
            "/api/records",
            record=dict(position.record),
            at=position.at,
            chairs=[""] * seats,
            open=True,
            one_screen=True,
            **terms,
        )
        id: str = opened["id"]
        lobby = position.done == "lobby"
        if position.seat is not None and not (lobby and seats == 1):
            self.viewer.post(f"/api/tables/{id}/join", seat=position.seat)
        self._fill(id, [seat for seat in range(seats) if seat != position.seat][lobby:])
        return id

    def _teach(self, position: Position) -> str:
        """From the beginning, so many steps are skipped."""
        lesson = f"{position.game}/{position.what}"
        here = f"/api/lessons/{lesson}"
        at = self.viewer.get(f"{here}/scene")["coach"]["at"]
        at = self.viewer.post(f"{here}/restart", at=at)["at"]
        for _ in range(position.at):
            at = self.viewer.post(f"{here}/skip", at=at)["at"]
        return lesson

    def _fill(self, id: str, seats: list[Seat]) -> None:
        for seat in seats:
            self.host.post(f"/api/tables/{id}/join", seat=seat, name=NAMES[seat % len(NAMES)][:LONGEST])

    def speak(self, lang: str) -> None:
        """From now on the page is in that language, as for somebody who has pressed its name in the header."""
        self.viewer.ask.get(f"{self.address}/?lang={lang}")
