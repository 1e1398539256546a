"""What is there when the server is not: the service worker, and the page that it shows then."""

import json

from fastapi import APIRouter
from fastapi.responses import HTMLResponse
from starlette.responses import Response

from regalia.core.words import LANGUAGES
from regalia.table.pages import fonts, static
from regalia.table.pages.frame import bar, document, html, main
from regalia.table.pages.reader import AUTO, Reader
from regalia.table.refusals import Missing
from regalia.table.translation import _

SCRIPT = "offline.js"
STYLES = ("css/tokens.css", "css/parts.css", "css/pages.css")

router = APIRouter()


@router.get("/sw.js")
def service_worker() -> Response:
    """It names the version of what it keeps, so a new version of the server brings a new one."""
    shell = [*(f"/offline/{lang}" for lang in LANGUAGES), *map(static.address, _parts())]
    facts = f"self.VERSION = {json.dumps(static.version())}\nself.SHELL = {json.dumps(shell)}\n"
    text = facts + (static.FOLDER / "sw.js").read_text("utf-8")
    return Response(text, media_type=static.KINDS[".js"], headers={"Cache-Control": "no-cache"})


@router.get("/offline/{lang}")
def page(lang: str) -> HTMLResponse:
    """The same for everybody: it is kept in browsers, and knows nobody."""
    if lang not in LANGUAGES:
        raise Missing(_("There is nothing at this address."))
    reader = Reader(lang, AUTO)
    again = html("button", reader.say(_("Try again")), type="button", id="again", class_="primary")
    sheet = html(
        "section",
        html("h1", reader.say(_("The server cannot be reached.")), class_="say"),
        html("p", reader.say(_("Nothing is lost: your games are kept there. This page comes back by itself."))),
        html("div", again, class_="acts"),
        class_="sheet",
        role="status",
    )
    return HTMLResponse(document(reader, "wrong-page", "", bar(reader) + main(sheet), SCRIPT))


def _parts() -> list[str]:
    scripts = {name for script in (SCRIPT, *static.EVERYWHERE) for name in static.modules(script)}
    letters = ("css/fonts.css", *fonts.AT_ONCE) if fonts.installed() else ()
    return [*STYLES, *letters, *(f"js/{name}" for name in sorted(scripts)), "favicon.svg", "manifest.webmanifest"]
