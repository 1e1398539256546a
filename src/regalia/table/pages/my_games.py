"""My games: those that go on, and those that are over."""

from collections.abc import Sequence

from regalia.table.api.dependencies import AServer
from regalia.table.pages import lists
from regalia.table.pages.frame import Html, bar, document, html, main
from regalia.table.pages.lists import Entry
from regalia.table.pages.reader import AReader, Reader
from regalia.table.translation import _

SHOWN = 100


async def page(server: AServer, reader: AReader) -> str:
    """The title counts the games that wait for the reader."""
    kept = await server.backend.store.of(reader.guest.id, SHOWN) if reader.guest else ()
    entries = await lists.entries(server, kept, reader)
    title, waiting = reader.say(_("My games")), sum(entry.turn for entry in entries)
    body = bar(reader, title) + main(_lists(entries, reader), kind="page wide") + lists.dialog(reader)
    name = f"({waiting}) {title}" if waiting else title
    return document(reader, "mine-page", name, body, "mine.js", waiting=str(waiting))


def _lists(entries: Sequence[Entry], reader: Reader) -> Html:
    say = reader.say
    running, over = ([each for each in entries if (each.kept.phase == "over") is done] for done in (False, True))
    none = say(_("None yet: pick a game on the home page."))
    return html(
        "div",
        lists.sheet(say(_("In progress")), lists.rows(running, reader), none),
        lists.sheet(say(_("Finished")), lists.rows(over, reader), say(_("None yet."))),
        class_="lists",
        data_fresh="",
    )
