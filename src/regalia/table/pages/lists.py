"""Tables in a list: my own and those that wait for players."""

import time
from collections.abc import Sequence

from regalia.core.names import changed_options, game_name
from regalia.core.protocol import Seat
from regalia.games import GAMES
from regalia.table import lines, provenance
from regalia.table.api.dependencies import Server
from regalia.table.asked import awaited
from regalia.table.chairs import seat_names, seats_of
from regalia.table.outdated import playable
from regalia.table.pages.frame import Html, html
from regalia.table.pages.pictures import poster
from regalia.table.pages.reader import Reader
from regalia.table.room import Room
from regalia.table.store import Table
from regalia.table.translation import _, plural

MINUTE, HOUR, DAY = 60, 3600, 86400


def sheet(title: str, rows: Sequence[Html], empty: str) -> Html:
    """A list under its title, or a word on why there is none."""
    body = html("ul", *rows, class_="entries") if rows else html("p", empty, class_="quiet empty")
    return html("section", html("h2", title, class_="title"), body, class_="sheet")


def rows(server: Server, kept: Sequence[Table], reader: Reader) -> list[Html]:
    """Those of games that are still there."""
    return [row(server, table, reader) for table in kept if lines.charter(table.charter).game in GAMES]


def row(server: Server, kept: Table, reader: Reader) -> Html:
    charter, room = lines.charter(kept.charter), _here(server, kept.id)
    game = GAMES[charter.game]
    turn = room is not None and _my_turn(room, reader)
    state = _turn(room, reader) if room and kept.phase == "playing" else _state(kept.phase, room, charter.seats, reader)
    options = changed_options(game, charter.options, reader.lang) if playable(charter) else ()
    about = html("small", ", ".join(options), class_="quiet")
    notes = [html("small", note, class_="origin") for note in provenance.short_notes(charter, reader.lang)]
    name = html("b", game_name(game, reader.lang))
    words = html("div", name, html("span", state), about, *notes, _when(kept, reader))
    go = html("a", _verb(kept.phase, reader), class_="button primary" if turn else "button", href=f"/table/{kept.id}")
    return html("li", poster(game, reader.theme, "thumb"), words, go, class_="entry turn" if turn else "entry")


def _here(server: Server, id: str) -> Room | None:
    """The room of a table, if it is in the memory: no list wakes a table."""
    task = server.registry.tables.get(id)
    return task.result().room if task and task.done() and not task.cancelled() and not task.exception() else None


def _mine(room: Room, reader: Reader) -> list[Seat]:
    return seats_of(room.chairs, reader.guest.id) if reader.guest else []


def _my_turn(room: Room, reader: Reader) -> bool:
    return not {*_mine(room, reader)}.isdisjoint(room.to_choose_in_person())


def _turn(room: Room, reader: Reader) -> str:
    if _my_turn(room, reader):
        return reader.say(_("Your turn."))
    called = seat_names(room.game, room.chairs, reader.lang)
    seats = awaited(room.match.state, _mine(room, reader))
    return reader.say(_("{names} to play."), names=[called[seat] for seat in seats])


def _state(phase: str, room: Room | None, seats: int, reader: Reader) -> str:
    if phase == "over":
        return _won(room, reader) if room else reader.say(_("The game is over."))
    if phase == "waiting" and room:
        taken = sum(not chair.free for chair in room.chairs)
        return reader.say(_("{taken} of {seats} seats are taken."), taken=taken, seats=seats)
    return plural(reader.lang, "{n} player", "{n} players", seats)


def _won(room: Room, reader: Reader) -> str:
    called = seat_names(room.game, room.chairs, reader.lang)
    ranks = room.game.result(room.match.state).ranks
    winners = [name for name, rank in zip(called, ranks, strict=True) if rank == 1]
    return reader.say(_("Won by {names}."), names=winners) if winners else reader.say(_("Nobody has won."))


def _when(kept: Table, reader: Reader) -> Html:
    """How long ago something happened there."""
    ago, lang = max(0, int(time.time() - kept.touched)), reader.lang
    if ago < MINUTE:
        words = reader.say(_("just now"))
    elif ago < HOUR:
        words = plural(lang, "{n} minute ago", "{n} minutes ago", ago // MINUTE)
    elif ago < DAY:
        words = plural(lang, "{n} hour ago", "{n} hours ago", ago // HOUR)
    else:
        words = plural(lang, "{n} day ago", "{n} days ago", ago // DAY)
    return html("small", words, class_="quiet")


def _verb(phase: str, reader: Reader) -> str:
    if phase == "over":
        return reader.say(_("Look back"))
    return reader.say(_("To the table"))
