"""Whatever a page says is written in our own fonts, also in its drawings, as the browser itself tells."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import CDPSession, Page

from regalia.core.words import LANGUAGES
from regalia.games import GAMES
from regalia.table.page_laws import Inspection, Screen, positions
from regalia.table.page_laws.screens import SIZES
from tests.browser.visit import Visit
from tests.soaking import SOAK
from tests.table.server import Server

PAGES = ("/", "/new/{game}", "/rules/{game}", "/settings", "/mine")
SHOWN = SIZES if SOAK else SIZES[1:2]


def foreign(page: Page) -> set[str]:
    """Fonts of the system that something on the page is written in, each with what is."""
    page.evaluate("document.fonts.ready.then(() => 0)")
    chrome = page.context.new_cdp_session(page)
    try:
        chrome.send("DOM.enable")
        chrome.send("CSS.enable")
        root = chrome.send("DOM.getDocument", {"depth": -1})["root"]
        return {found for node in _written(root) for found in _foreign(chrome, node)}
    finally:
        chrome.detach()


def _written(node: dict) -> Iterator[dict]:  # type: ignore[type-arg]
    """Elements with words of their own."""
    children = node.get("children", ())
    if any(child["nodeName"] == "#text" and child["nodeValue"].strip() for child in children):
        yield node
    for child in children:
        yield from _written(child)


def _foreign(chrome: CDPSession, node: dict) -> Iterator[str]:  # type: ignore[type-arg]
    fonts = chrome.send("CSS.getPlatformFontsForNode", {"nodeId": node["nodeId"]})["fonts"]
    for font in fonts:
        if not font["isCustomFont"]:
            words = next(child["nodeValue"].strip()[:40] for child in node["children"] if child["nodeName"] == "#text")
            yield f"{font['familyName']} in {node['localName']} “{words}”"


@pytest.mark.parametrize("game", GAMES)
def test_a_table_is_written_in_our_own_fonts(served: Server, visit: Visit, game: str) -> None:
    inspection = Inspection(visit.browser, served.address)
    found = set[str]()
    try:
        for place in positions(GAMES[game])[: None if SOAK else 2]:
            id = inspection.tables.open(place)
            for size in SHOWN:
                inspection.show(Screen(size))
                inspection.enter(id, place)
                inspection.page.evaluate("pageLaws.settled()")
                found |= foreign(inspection.page)
    finally:
        inspection.close()
    assert not found


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_other_pages_are_written_in_our_own_fonts(served: Server, visit: Visit, lang: str) -> None:
    page, found = visit(), set[str]()
    page.goto(f"{served.address}/?lang={lang}")
    for path in PAGES:
        for game in [*GAMES][: None if "{" in path else 1]:
            page.goto(served.address + path.format(game=game))
            found |= foreign(page)
    assert not found
