"""Tables in a list: my own and those that wait for players."""

import time
from collections.abc import Sequence
from typing import NamedTuple

from regalia.core.errors import Illegal
from regalia.core.game import AnyGame
from regalia.core.names import game_name
from regalia.games import GAMES
from regalia.table import lines, provenance, removal
from regalia.table.agreed import options_in_words
from regalia.table.api.dependencies import Server
from regalia.table.lines import Charter
from regalia.table.outdated import playable
from regalia.table.pages.entry_words import players, state
from regalia.table.pages.frame import Html, html, icon
from regalia.table.pages.pictures import poster
from regalia.table.pages.reader import Reader
from regalia.table.store import Table
from regalia.table.summaries import Summary
from regalia.table.time_left import in_words
from regalia.table.translation import _, plural

MINUTE, HOUR, DAY = 60, 3600, 86400


class Entry(NamedTuple):
    """A table in a list, as its reader may know it."""

    kept: Table
    charter: Charter
    summary: Summary | None  # tables of other rules may have none
    guest: str  # who reads; nobody if empty
    left: float | None  # seconds for the next choice

    @property
    def game(self) -> AnyGame:
        return GAMES[self.charter.game]

    @property
    def turn(self) -> bool:
        """Whether it waits for the reader."""
        return self.kept.phase == "playing" and self.summary is not None and self.summary.awaits(self.guest)


async def entries(server: Server, kept: Sequence[Table], reader: Reader) -> list[Entry]:
    """Those of games that are still there; what waits for the reader comes first."""
    summaries = await server.registry.summaries(kept)
    guest = reader.guest.id if reader.guest else ""
    known = [(table, lines.charter(table.charter)) for table in kept]
    there = [(table, charter, summaries.get(table.id)) for table, charter in known if charter.game in GAMES]
    found = [Entry(*each, guest, _left(server, *each, guest)) for each in there]
    return sorted(found, key=lambda entry: not entry.turn)


def _left(server: Server, kept: Table, charter: Charter, summary: Summary | None, guest: str) -> float | None:
    return server.registry.time_left(charter, summary, guest) if summary and kept.phase == "playing" else None


def sheet(title: str, rows: Sequence[Html], empty: str) -> Html:
    """A list under its title, or a word on why there is none."""
    body = html("ul", *rows, class_="entries") if rows else html("p", empty, class_="quiet empty")
    return html("section", html("h2", title, class_="title"), body, class_="sheet")


def rows(entries: Sequence[Entry], reader: Reader, own: bool = True) -> list[Html]:
    """Own: whether they are the reader's games, which can be deleted."""
    return [row(entry, reader, own) for entry in entries]


def row(entry: Entry, reader: Reader, own: bool) -> Html:
    kept, charter, summary, guest, left = entry
    about = options_in_words(charter, reader.lang) if playable(charter) else []
    words = html(
        "div",
        html("b", game_name(entry.game, reader.lang)),
        html("span", state(kept.phase, entry.game, summary, guest, charter.seats, reader), class_="state"),
        Html() if left is None else _clock(left, reader),
        players(entry.game, summary, guest, reader) if summary else Html(),
        html("small", ", ".join(about), class_="quiet"),
        *(html("small", note, class_="origin") for note in provenance.short_notes(charter, reader.lang)),
        _when(kept, reader),
    )
    look = "button primary" if entry.turn else "button"
    go = html("a", _verb(kept.phase, reader), class_=look, href=f"/table/{kept.id}")
    buttons = html("div", go, _delete(entry, reader) if own and summary else Html(), class_="acts")
    thumb = poster(entry.game, reader.theme, "thumb")
    return html("li", thumb, words, buttons, class_="entry game turn" if entry.turn else "entry game")


def _delete(entry: Entry, reader: Reader) -> Html:
    """A button that knows what happens, or why nothing can."""
    kept, charter, summary, guest, _time = entry
    assert summary
    name = reader.say(_("Delete {game}"), game=game_name(entry.game, reader.lang))
    said = {"data_deletes": kept.id, "aria_label": name, "title": reader.say(_("Delete"))}
    try:
        way = removal.way(charter, kept.phase, summary.chairs, guest)
    except Illegal as refused:
        said |= {"data_why": reader.say(refused.template), "aria_disabled": "true"}
    else:
        said |= {"data_asks": reader.say(removal.SAID[way, kept.phase])}
    return html("button", "×", type="button", class_="delete", **said)


def dialog(reader: Reader) -> Html:
    """Asks before something is deleted, or says why it cannot be."""
    name = html("h2", reader.say(_("Delete this game?")), id="delete-title")
    words = html("p", class_="asks") + html("p", class_="wrong", role="alert")
    yes = html("button", reader.say(_("Delete")), type="button", class_="primary", data_confirms="")
    no = html("button", reader.say(_("Keep it")), type="button", data_closes="")
    buttons = html("div", yes, no, class_="acts")
    return html("dialog", name, words, buttons, id="delete", class_="sheet dialog", aria_labelledby="delete-title")


def _clock(left: float, reader: Reader) -> Html:
    """The script counts on from here."""
    words = html("span", reader.say(_("{time} left"), time=in_words(left, reader.lang)), data_left=round(left, 1))
    return html("small", icon("clock", 16), words, class_="clock")


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
