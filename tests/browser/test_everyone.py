"""axe-core finds nothing serious on any page, by day and by night."""

from itertools import cycle, product

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import Page

from tests.browser.arriving import sit_down
from tests.browser.visit import Visit, unveil
from tests.soaking import SOAK
from tests.table.server import Server

PAGES = ("/", "/new/kingsburg", "/mine", "/settings", "/rules/kingsburg", "/components/kingdom-builder?type=tile")
GAMES = ("kingdom-builder", "kingsburg", "wonderful-kingdom")
SCHEMES = ("light", "dark")
# the law of axe, which the pages of all games have to keep in both, is held in test_page_laws
AT_TABLES = [*product(GAMES, SCHEMES)] if SOAK else [*zip(GAMES, cycle(SCHEMES))]


def grave(page: Page) -> list[str]:
    unveil(page)
    found = Axe().run(page).response["violations"]
    return [
        f"{each['id']}: {each['help']}: {[node['html'][:160] for node in each['nodes'][:3]]}"
        for each in found
        if each["impact"] in ("serious", "critical")
    ]


@pytest.mark.parametrize("scheme", SCHEMES)
def test_axe_finds_nothing_serious_on_the_pages(served: Server, visit: Visit, scheme: str) -> None:
    page = visit(color_scheme=scheme)
    for path in PAGES:
        page.goto(served.address + path)
        assert not grave(page), path


@pytest.mark.parametrize("game, scheme", AT_TABLES)
def test_axe_finds_nothing_serious_at_the_tables(served: Server, visit: Visit, game: str, scheme: str) -> None:
    page = visit(color_scheme=scheme)
    sit_down(page, served, game)
    assert not grave(page)
