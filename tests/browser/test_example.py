"""The example game sits in the browser, with a page made by defaults."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.arriving import new_table
from tests.browser.player import Player
from tests.browser.visit import Visit
from tests.table.hotseat import WIDE
from tests.table.server import Server

EXAMPLE = Path(__file__).parents[2] / "examples" / "high_card.py"


class WithExample(Server):
    program = (str(EXAMPLE),)


@pytest.fixture
def served(tmp_path: Path) -> Iterator[Server]:
    running = WithExample(tmp_path, **WIDE)
    yield running
    running.kill()


@pytest.mark.parametrize("locale, name", [("en-GB", "Moon"), ("fr-FR", "Lune")])
def test_the_example_game_is_played_to_its_end(served: Server, visit: Visit, locale: str, name: str) -> None:
    page = visit(locale=locale)
    page.goto(served.address)
    expect(page.locator("main")).to_contain_text("High Card")
    new_table(page, served, "high-card", ["here", "greedy"], asked="twice")
    facts = page.locator("#table table.facts")
    expect(facts).to_contain_text(name)
    expect(facts).to_contain_text("?")
    expect(page.locator("#acts button.verb:not(#undo, #hint)")).to_have_count(2)
    Player(page, 1).play()
    expect(page.locator("dialog[open] .podium")).to_contain_text(name)
    expect(facts).not_to_contain_text("?")
