"""Tables of other rules than those of today: nobody can play there, but a game that is over can still be read.

Nothing here knows a game: the record of a table follows from its charter and its log alone. A game that is not over
keeps its secrets, because it may go on where its rules are known."""

from collections.abc import Sequence
from typing import Any

from regalia.core.shape import FORMAT
from regalia.games import GAMES
from regalia.table import lines
from regalia.table.chairs import Chair, Chairs, chairs_after
from regalia.table.lines import Acted, Began, Charter, LogLine, Undone
from regalia.table.people import People, may_watch
from regalia.table.provenance import fair_field
from regalia.table.refusals import Missing
from regalia.table.store import Store
from regalia.table.translation import _


def playable(charter: Charter) -> bool:
    """Whether the rules of a table are those of today."""
    return charter.game in GAMES and charter.rules == GAMES[charter.game].version


async def check_access(store: Store, id: str, guest: str) -> None:
    """Nobody learns of a table that is not theirs to see, whatever its rules."""
    kept = await store.table(id)
    if kept:
        charter = lines.charter(kept.charter)
        if may_watch(charter, *_people_after(charter, await _log(store, id)), guest):
            return
    raise Missing(_("There is no table “{table}”."), table=id)


async def seating(store: Store, id: str) -> tuple[Charter, Chairs]:
    """What a table that exists is, and who sits there."""
    kept = await store.table(id)
    assert kept
    charter = lines.charter(kept.charter)
    return charter, _people_after(charter, await _log(store, id))[0]


async def record(store: Store, id: str) -> dict[str, Any]:
    """The whole game of a table, which is over."""
    kept = await store.table(id)
    assert kept
    return record_from_log(lines.charter(kept.charter), await _log(store, id))


async def _log(store: Store, id: str) -> list[LogLine]:
    return [lines.read(line.body) for line in await store.lines(id)]


def _people_after(charter: Charter, log: Sequence[LogLine]) -> tuple[Chairs, People]:
    """Who is at the table after its log."""
    chairs: Chairs = (Chair(),) * charter.seats
    people = People()
    for line in log:
        before, chairs = chairs, chairs_after(chairs, line, charter.substitute)
        people = people.after(line, before, chairs, playing=False)
    return chairs, people


def record_from_log(charter: Charter, log: Sequence[LogLine]) -> dict[str, Any]:
    """A record as a match writes it."""
    entries: list[tuple[int | None, int, str]] = [*charter.past]
    chairs: Chairs = (Chair(),) * charter.seats
    nonces = [""] * charter.seats
    undone = charter.past_undone
    for line in log:
        match line:
            case Acted(lane, seat, action):
                entries.append((lane, seat, action))
            case Undone(seat, to) if to is not None:
                del entries[to:]
                undone += 1
            case Undone(seat):
                del entries[max(at for at, entry in enumerate(entries) if entry[1] == seat)]
            case Began():
                nonces = [chair.nonce for chair in chairs]
        chairs = chairs_after(chairs, line, charter.substitute)
    record = {
        "regalia": FORMAT,
        "game": charter.game,
        "rules": charter.rules,
        "seats": charter.seats,
        "options": charter.options,
        "box": charter.box,
        "players": ["" if chair.people else chair.bot for chair in chairs],
        "entries": [list(entry) for entry in entries],
        "fair": fair_field(charter, nonces),
    }
    return record | {"undone": undone} if undone else record
