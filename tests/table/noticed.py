"""What a table tells those who do not look, over a history of moves, looks, time and restarts, held against
what it should tell."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from functools import cache
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from regalia.core.errors import Refused
from regalia.core.protocol import Seat
from regalia.core.record import Match
from regalia.table import lines
from regalia.table.notices.outgoing import Letter
from regalia.table.notices.words import Notice
from regalia.table.refusals import Unsaved
from regalia.table.registry import TableRegistry
from regalia.table.room import Room
from regalia.table.store import Contact, Guest
from regalia.table.table import Table
from tests.soaking import SOAK
from tests.table.indoors import Valve, local_registry, seated, until
from tests.table.playing import played
from tests.table.told import OVER, REMATCH, SOON, TURN, Key, Told

DAY = 24 * 3600.0
LEAP = 0.19 * DAY  # what passes at once: four of them are more than three quarters of a day
LITTLE = 0.07 * DAY
WAIT = 0.1 * DAY
PEOPLE = {
    "kingdom-builder": ("Ann", "Bob", "Cleo"),
    "kingsburg": ("Ann", "Bob", "Cleo"),
    "wonderful-kingdom": ("Ann", "Bob"),
}
WORDS = {
    TURN: "Your turn",
    SOON: "A quarter of your time is left",
    OVER: "The game is over",
    REMATCH: "A rematch",
}
STEPS = 300 if SOAK else 150
STEP_KINDS = (
    *("move",) * 6, *("undo",) * 2, "look", "hidden look", "look at the rematch", *("time",) * 2, "some time",
    *("long time",) * 2, "restart", "lost save", "rematch",
)  # fmt: skip
LATE = 25  # entries before the end: where every second history begins
TERMS: tuple[dict[str, Any], ...] = ({"limit": DAY, "pace": "days"}, {"limit": DAY - 1, "pace": "live"})


class House(NamedTuple):
    """A registry, and the letters that its notifier wants to send."""

    registry: TableRegistry
    valve: Valve
    letters: list[Letter]

    async def table(self, id: str) -> Table:
        return await self.registry.get(id)

    @property
    def now(self) -> float:
        return self.registry.backend.clock()

    def leap(self, seconds: float) -> None:
        """Time passes."""
        notifier = self.registry.backend.notifier
        notifier.clock._offset += seconds
        notifier._changed.set()

    async def rest(self) -> None:
        """Until all that is due has been done."""
        notifier, now = self.registry.backend.notifier, self.now
        await until(lambda: not (notifier.busy or any(each.due <= now for each in notifier._owed.values())))


@asynccontextmanager
async def house(folder: Path) -> AsyncIterator[House]:
    async with local_registry(folder, notice_after=WAIT, bot_pause=0) as (registry, valve):
        letters: list[Letter] = []
        registry.backend.notifier.outgoing.post = letters.append  # type: ignore[method-assign, assignment]
        yield House(registry, valve, letters)


@cache
def whole(game: str) -> Match:
    return played(game, len(PEOPLE[game]), {}, lambda match: match.over)


def begun(game: str, seed: int) -> Match:
    """From the start, or so that the game ends soon."""
    end = whole(game)
    return end.fork(len(end.entries) - LATE if seed % 2 else 0)


def contact(guest: str) -> Contact:
    return Contact(guest, "webhook", f"https://example.org/{guest}", "https://here.example.org", "", 0.0)


async def history(folder: Path, game: str, seed: int, *given: str) -> list[Key]:
    """What was told, at these steps or at any."""
    random, names, id, met = Random(f"{game} {seed}"), PEOPLE[game], "", list[Key]()
    model: Told | None = None
    steps = [*reversed(given)] or [random.choice(STEP_KINDS) for _ in range(STEPS)]
    while steps:
        async with house(folder) as here:
            if not id:
                for name in names[:2]:  # the third wants no notices
                    await here.registry.backend.store.save(Guest(name, name, "en", 0.0))
                    await here.registry.backend.notifier.add(contact(name))
                table = await seated(here.registry, game, names, begun(game, seed), **TERMS[seed // 2 % len(TERMS)])
                id, model = table.id, Told(table, here.now, WAIT)
            assert model
            while steps and (step := steps.pop()) != "restart":
                table = await here.table(id)
                for _ in range(4 if step == "long time" else 1):
                    here.letters.clear()
                    await _take(step, here, table, model, random)
                    met += await _expect(here, table, model)
        model.forget_looks()
    return met


async def _take(step: str, here: House, table: Table, model: Told, random: Random) -> None:
    room, seat = table.room, random.randrange(len(table.room.chairs))
    match step:
        case "time" | "long time" if not _late(room, here.now + LEAP):
            here.leap(LEAP)
        case "some time" if not _late(room, here.now + LITTLE):
            here.leap(LITTLE)
        case "look" | "hidden look":
            await _look(step, table, seat)
            if step == "look":
                model.look(seat)
        case "look at the rematch" if room.next_table:
            await _look("look", await here.table(room.next_table), seat, table)
            model.look(seat, (REMATCH,))
        case "all look":
            for each in range(len(room.chairs)):
                await _look("look", table, each)
                model.look(each)
        case "all look at the rematch" if room.next_table:
            for each in range(len(room.chairs)):
                await _look("look", await here.table(room.next_table), each, table)
                model.look(each, (REMATCH,))
        case "rematch" if room.phase == "over":
            await _rematch(here, table)
            model.follow(table, here.now)
        case "move" | "undo" | "lost save" if room.to_choose():
            mover = random.choice(_undoers(room) or [seat] if step == "undo" else sorted(room.to_choose()))
            await _move(step, here, table, mover, random)
            model.follow(table, here.now, mover)


def _undoers(room: Room) -> list[Seat]:
    """Who could take a choice back."""
    found = []
    for seat in room.since:
        with suppress(Refused):
            room.check_undo(seat)
            found.append(seat)
    return found


def _late(room: Room, at: float) -> bool:
    """Whether somebody's time is over then."""
    return any(at + 60 > since + (room.charter.limit or 0) for since in room.since.values())


async def _move(step: str, here: House, table: Table, mover: Seat, random: Random) -> None:
    room = table.room
    here.valve.losing = int(step == "lost save")
    with suppress(*{"undo": (Refused,), "lost save": (Unsaved,)}.get(step, ())):
        if step == "undo":
            await table.do(lambda room, at: room.undo(mover, room.chairs[mover].guests[0], at))
        else:
            action = random.choice(room.options(mover))
            await table.do(lambda room, at: room.act(mover, action, at))
    await table.reconcile()
    here.valve.losing = 0


async def _rematch(here: House, table: Table) -> None:
    """The first one; or another, as if that one had been deleted."""
    room = table.room
    before, match = room.next_table, Match.start(room.game, len(room.chairs))
    id, rows = here.registry.plan(match, "Ann", **lines.terms(room.charter))
    await table.do(lambda room, at: room.rematch(id, at, before), also=rows)


async def _look(step: str, table: Table, seat: Seat, of: Table | None = None) -> None:
    guest = (of or table).room.chairs[seat].guests[0]
    if step == "hidden look":
        _, listener = await table.audience.listen(guest, seat, "en", 0, "page")
        listener.hidden = True
        table.audience.visit(guest)
        table.audience.leave(listener)
    else:
        table.audience.visit(guest)


async def _expect(here: House, table: Table, model: Told) -> list[Key]:
    """What was told just now is what had to be."""
    await here.rest()
    names = [chair.name for chair in table.room.chairs]
    wanted = [(seat, kind) for seat, kind in model.due(table, here.now) if names[seat] != "Cleo"]
    found = sorted((letter.contact.guest, letter.notice) for letter in here.letters)
    assert found == sorted((names[seat], _notice(table, names, seat, kind)) for seat, kind in wanted)
    return wanted


def _notice(table: Table, names: list[str], seat: Seat, kind: str) -> Notice:
    others = [name for name in names if name != names[seat]]
    title = f"{WORDS[kind]}: {table.room.game.words.say('en', 'game.name')}"
    path = table.room.next_table if kind == REMATCH else table.id
    return Notice(title, f"With {' and '.join(others)}.", f"/table/{path}")
