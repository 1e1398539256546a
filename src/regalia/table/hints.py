"""Hints for a seat that has to choose: computed where bots think, cancelled when the moment has passed."""

import asyncio
import time
from typing import TYPE_CHECKING, Any, NamedTuple

from regalia.core.errors import Illegal
from regalia.core.protocol import Action, Seat
from regalia.table.fair_queue import Ticket
from regalia.table.refusals import Conflicting
from regalia.table.room import Room
from regalia.table.translation import _
from regalia.table.worker_process import Advice

if TYPE_CHECKING:
    from regalia.table.table import Backend


class Asked(NamedTuple):
    """What a seat saw when it asked, and the thought about it."""

    view: Any
    task: "asyncio.Task[tuple[Action, Advice]]"


class Hints:
    """One hint for each seat: asked again while nothing has changed, it is the same one."""

    def __init__(self, backend: "Backend", table: str) -> None:
        self.backend, self.table = backend, table
        self._asked: dict[Seat, Asked] = {}

    @property
    def busy(self) -> bool:
        return any(not asked.task.done() for asked in self._asked.values())

    async def ask(self, room: Room, seat: Seat) -> tuple[Action, Advice]:
        """What the seat could do now; see check_allowed."""
        view, known = room.match.view(seat), self._asked.get(seat)
        if known and known.view != view:
            known.task.cancel()
            known = None
        if known is None:
            self._asked[seat] = known = Asked(view, asyncio.create_task(self._think(room, seat, view)))
        try:
            return await asyncio.shield(known.task)
        except BaseException:
            if known.task.done() and self._asked.get(seat) is known:
                del self._asked[seat]
            if known.task.cancelled():
                raise Conflicting(_("The table has changed: ask again.")) from None
            raise

    def known(self, seat: Seat, view: Any) -> int | None:
        """The place of the option that was found for a seat which saw this, if it was."""
        asked = self._asked.get(seat)
        if asked is None or not asked.task.done() or asked.task.cancelled() or asked.task.exception():
            return None
        return asked.task.result()[1].at if asked.view == view else None

    def review(self, room: Room) -> None:
        """Cancel what nobody can use any more."""
        for seat, asked in self._asked.items():
            if not asked.task.done() and (not room.choices(seat) or room.match.view(seat) != asked.view):
                asked.task.cancel()

    def close(self) -> None:
        for asked in self._asked.values():
            asked.task.cancel()

    async def _think(self, room: Room, seat: Seat, view: Any) -> tuple[Action, Advice]:
        began, options = time.perf_counter(), room.choices(seat)
        ticket = Ticket(room.chairs[seat].guests[0], self.table, lambda: True)
        advice = await self.backend.bots.advise(ticket, room.game.id, view, options)
        self.backend.metrics.thoughts.labels("hint").observe(time.perf_counter() - began)
        return options[advice.at], advice


def check_allowed(room: Room, seat: Seat, guest: str) -> None:
    """Refuses with the reason if a seat gets no hint now."""
    if not room.charter.hints:
        raise Illegal(_("At this table there are no hints."))
    room.check_in_person(seat, guest)
    room.turn(seat)
