"""The coach of a table: what it says to a seat before a choice and after one, thought of where hints are. Of choices
that a seat knows by now it says less, unless it is called."""

import asyncio
from collections import Counter
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, NamedTuple

from regalia.core.errors import Illegal, Refused
from regalia.core.protocol import Action, Seat
from regalia.table.fair_queue import Ticket
from regalia.table.hints import Hints
from regalia.table.in_words import possible
from regalia.table.refusals import Conflicting
from regalia.table.room import Room
from regalia.table.translation import _, say
from regalia.table.worker_process import Reviewed

if TYPE_CHECKING:
    from regalia.table.table import Backend

MUCH, LITTLE = 6, 14  # choices of a kind, made or made well, up to which it says all, and then the most telling
Spoken = tuple[list[str], list[str]]  # words, and what would have been better
ALL, SOME, NONE = "all", "some", "none"  # how much it says


class Looked(NamedTuple):
    """A choice that was looked at: how much there is to say, and the thought about it."""

    place: tuple[int, int]  # in the log of the game, and how often something was taken back before
    task: "asyncio.Task[Reviewed]"


class Coach:
    """One for each table. What it knows of a seat is what that seat has chosen here, and how well."""

    def __init__(self, backend: "Backend", table: str, hints: Hints) -> None:
        self.backend, self.table, self.hints = backend, table, hints
        self._looked: dict[Seat, Looked] = {}
        self._well: Counter[tuple[Seat, str]] = Counter()

    @property
    def busy(self) -> bool:
        return any(not looked.task.done() for looked in self._looked.values())

    async def before(self, room: Room, seat: Seat) -> Mapping[str, Any]:
        """What the best way leads to, by language; see check_allowed."""
        _action, advice = await self.hints.ask(room, seat)
        return advice.leads

    async def after(self, room: Room, seat: Seat) -> Reviewed:
        """What the last choice of a seat brought, and whether it lost much."""
        place = room.match.last_choice(seat), room.taken_back
        known = self._looked.get(seat)
        if known is None or known.place != place:
            if known:
                known.task.cancel()
            known = self._looked[seat] = Looked(place, asyncio.create_task(self._review(room, seat)))
        try:
            return await asyncio.shield(known.task)
        except BaseException:
            if known.task.done() and self._looked.get(seat) is known:
                del self._looked[seat]
            if known.task.cancelled():
                raise Conflicting(_("The table has changed: ask again.")) from None
            raise

    def close(self) -> None:
        for looked in self._looked.values():
            looked.task.cancel()

    def words(self, room: Room, seat: Seat, action: Action | None) -> str:
        """How much is said of a choice of this kind, or of one that is to be made."""
        kind = _kind(action) if action else _usual(room, seat)
        known = self._well[seat, kind] + sum(
            entry.seat == seat and _kind(entry.action) == kind for entry in room.match.entries
        )
        return ALL if known <= MUCH else SOME if known <= LITTLE else NONE

    async def _review(self, room: Room, seat: Seat) -> Reviewed:
        options, chosen, view = _last(room, seat)
        ticket = Ticket(room.chairs[seat].guests[0], self.table, lambda: True)
        best = self.hints.known(seat, view)
        found = await self.backend.bots.review(ticket, room.game.id, view, options, chosen, best)
        self._well[seat, _kind(options[chosen])] += found.well
        return found


def _last(room: Room, seat: Seat) -> tuple[list[Action], int, Any]:
    """The last choice of a seat: what could be chosen, what was, and what the seat saw."""
    lane, _seat, action = room.match.entries[room.match.last_choice(seat)]
    before = room.match.before(seat)
    options = [*before.choice(lane).options(before.state)]
    return options, options.index(action), before.view(seat)


def _kind(action: Action) -> str:
    return type(action).__name__


def _usual(room: Room, seat: Seat) -> str:
    """The kind of most that can be chosen now."""
    [(kind, _count)] = Counter(map(_kind, room.choices(seat))).most_common(1)
    return kind


def check_allowed(room: Room, seat: Seat, guest: str, last: bool) -> None:
    """Refuses with the reason if a guest is told nothing of the next choice of a seat, or of its last."""
    if not room.charter.coach:
        raise Illegal(_("At this table there is no coach."))
    room.check_in_person(seat, guest)
    if last and room.match.last_choice(seat) < len(room.charter.past):
        raise Illegal(_("There is nothing to say: this seat has not chosen at this table."))
    if not last:
        room.turn(seat)


async def of_next(coach: Coach, room: Room, seat: Seat, lang: str, fully: bool) -> Spoken:
    """What is possible now and what the best way leads to."""
    how_much = ALL if fully else coach.words(room, seat, None)
    if how_much == NONE or len(room.choices(seat)) < 2:
        return [], []
    leads = (await coach.before(room, seat)).get(lang, ())
    if how_much == SOME:
        return [*leads], []
    kinds = [kind[:1].lower() + kind[1:] for kind in possible(room, seat, lang)]
    return [*leads, say(lang, _("Possible now: {what}."), what=kinds)], []


async def of_last(coach: Coach, room: Room, seat: Seat, lang: str, fully: bool) -> Spoken:
    """What a choice brought, and what would have been better if it lost much; nothing where there was no choice."""
    if len(_last(room, seat)[0]) < 2:
        return [], []
    how_much = ALL if fully else coach.words(room, seat, room.match.entries[room.match.last_choice(seat)].action)
    found = await coach.after(room, seat)
    better = [*found.better.get(lang, ())]
    return [*found.brought.get(lang, ())] if how_much == ALL or (better and how_much == SOME) else [], better


def can_try_again(room: Room, seat: Seat) -> bool:
    """Whether the last choice of a seat can be taken back."""
    try:
        room.check_undo(seat)
    except Refused:
        return False
    return True
