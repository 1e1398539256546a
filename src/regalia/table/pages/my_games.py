"""My games: those that go on, and those that are over."""

from regalia.table.api.dependencies import AServer, Server
from regalia.table.pages import lists
from regalia.table.pages.frame import Html, bar, document, html, main
from regalia.table.pages.reader import AReader, Reader
from regalia.table.translation import _

SHOWN = 100


async def page(server: AServer, reader: AReader) -> str:
    title = reader.say(_("My games"))
    body = bar(reader, title) + main(await _lists(server, reader), kind="page wide")
    return document(reader, "mine-page", title, body, "mine.js")


async def _lists(server: Server, reader: Reader) -> Html:
    say = reader.say
    kept = await server.backend.store.of(reader.guest.id, SHOWN) if reader.guest else ()
    running, over = ([table for table in kept if (table.phase == "over") is done] for done in (False, True))
    none = say(_("None yet: pick a game on the first page."))
    return html(
        "div",
        lists.sheet(say(_("Going on")), lists.rows(server, running, reader), none),
        lists.sheet(say(_("Finished")), lists.rows(server, over, reader), say(_("None yet."))),
        class_="lists",
        data_fresh="",
    )
