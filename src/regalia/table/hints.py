"""Hints for a seat that has to choose: thought of where bots think, given up when the moment is gone."""

import asyncio
import time
from hashlib import sha256
from hmac import new as hmac
from typing import TYPE_CHECKING, Any, NamedTuple

from regalia.core.codec import written
from regalia.core.errors import Illegal
from regalia.core.protocol import Action, Seat
from regalia.table.desk import Advice
from regalia.table.refusals import Conflicting
from regalia.table.room import Room
from regalia.table.translation import _
from regalia.table.turns import Order

if TYPE_CHECKING:
    from regalia.table.table import House


class Asked(NamedTuple):
    """What a seat saw when it asked, and the thought about it."""

    view: Any
    task: "asyncio.Task[tuple[Action, Advice]]"


class Hints:
    """One hint for each seat: who asks again while nothing has changed gets the same one."""

    def __init__(self, house: "House", table: str) -> None:
        self.house, self.table = house, table
        self._asked: dict[Seat, Asked] = {}

    @property
    def busy(self) -> bool:
        return any(not asked.task.done() for asked in self._asked.values())

    async def ask(self, room: Room, seat: Seat) -> tuple[Action, Advice]:
        """What the seat could do now. It is allowed to ask."""
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

    def review(self, room: Room) -> None:
        """Give up what nobody can use any more."""
        for seat, asked in self._asked.items():
            if not asked.task.done() and (not room.choices(seat) or room.match.view(seat) != asked.view):
                asked.task.cancel()

    def close(self) -> None:
        for asked in self._asked.values():
            asked.task.cancel()

    async def _think(self, room: Room, seat: Seat, view: Any) -> tuple[Action, Advice]:
        began, options = time.perf_counter(), room.choices(seat)
        seed = hmac(room.charter.seed.encode(), b"hint " + written(view), sha256).hexdigest()
        order = Order(room.chairs[seat].guests[0], self.table, lambda: True)
        advice = await self.house.thinkers.advise(order, room.game.id, view, options, seed)
        self.house.metrics.thought("hint", time.perf_counter() - began)
        return options[advice.at], advice


def allow(room: Room, seat: Seat, guest: str) -> None:
    """Refuses with the reason if a seat gets no hint now."""
    if not room.charter.hints:
        raise Illegal(_("At this table there are no hints."))
    room.in_person(seat, guest)
    room.turn(seat)
