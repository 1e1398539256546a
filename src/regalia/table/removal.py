"""What becomes of a table that somebody deletes from their games: it depends on who else is there."""

from collections.abc import Sequence

from regalia.core.errors import Illegal
from regalia.table.applied import Applied
from regalia.table.chairs import Chairs, seats_of
from regalia.table.lines import Charter
from regalia.table.room import Room
from regalia.table.store import Erased, Member, Row
from regalia.table.table import Command
from regalia.table.translation import _

ERASE, HIDE, LEAVE = "erased", "hidden", "left"
SAID = {  # by what happens and the phase of the table: what is said before it does
    (ERASE, "waiting"): _("The table is deleted for good: links to it open nothing any more."),
    (ERASE, "playing"): _("This game is not over. It is deleted for good, and nobody can play on."),
    (ERASE, "over"): _("The game and its record are deleted for good."),
    (HIDE, "over"): _("The game leaves your list. The others keep it."),
    (LEAVE, "waiting"): _("You leave this table, and your seat is free for somebody else."),
}


def way(charter: Charter, phase: str, chairs: Chairs, guest: str) -> str:
    """What happens when a guest deletes a table; refuses if others would lose something by it."""
    alone = guest == charter.host and all(guest in chair.people for chair in chairs if chair.people)
    if alone:
        return ERASE
    if phase == "playing":
        raise Illegal(_("Other people are in this game: you can delete it when it is over."))
    if phase == "over":
        return HIDE
    if guest == charter.host:
        raise Illegal(_("Others sit at your table already: free their seats first, or let the game begin."))
    return LEAVE


def rows(way: str, table: str, guest: str) -> list[Row]:
    """What is saved."""
    if way == LEAVE:
        return []
    return [Erased(table)] if way == ERASE else [Member(table, guest, "hidden")]


def command(planned: str, guest: str) -> Command:
    """What happens at the table, if it is still what was planned."""

    def deleted(room: Room, at: float) -> Sequence[Applied]:
        if way(room.charter, room.phase, room.chairs, guest) != planned:
            raise Illegal(_("The table has changed: ask again."))
        seats = seats_of(room.chairs, guest) if planned == LEAVE else ()
        return [each for seat in seats for each in room.leave(seat, guest, at)]

    return deleted
