"""Games by the keyboard alone, and by ear alone: some choices of some, in the long run all of all. The ear has heard
every line of the log."""

from math import inf

import pytest
from playwright.sync_api import expect

from tests.browser.accessible import Accessible
from tests.browser.arriving import sit_down
from tests.browser.blind import Blind
from tests.browser.ear import hears_all, listen, logged
from tests.browser.keyboard import Keyboard
from tests.browser.player import LIT
from tests.browser.visit import Visit
from tests.soaking import SOAK
from tests.table.server import Server

PAIR, ALONE = ("here", "greedy"), ("here",)
GAMES: list[tuple[str, tuple[str, ...], dict[str, str]]] = [
    ("kingsburg", PAIR, {}),
    ("kingdom-builder", PAIR, {}),
    ("wonderful-kingdom", PAIR, {}),
    ("wonderful-kingdom", ALONE, {"scenario": "SC01"}),
]
MOST = inf if SOAK else 5  # choices
BY_KEYS = GAMES if SOAK else (GAMES[0], GAMES[2])
BY_EAR = GAMES if SOAK else GAMES[1:2]
PHONE = (390, 844)


@pytest.mark.parametrize("game, chairs, options", BY_KEYS)
def test_a_game_is_played_by_the_keyboard_alone(
    served: Server, visit: Visit, game: str, chairs: tuple[str, ...], options: dict[str, str]
) -> None:
    page = listen(visit())
    sit_down(page, served, game, *chairs, **options)
    begun = len(logged(page))
    Keyboard(page).play(MOST)
    hears_all(page, begun)


@pytest.mark.parametrize("game, chairs, options", BY_EAR)
def test_a_game_is_played_by_ear_alone(
    served: Server, visit: Visit, game: str, chairs: tuple[str, ...], options: dict[str, str]
) -> None:
    """On a phone, where most of the table is behind tabs."""
    page = listen(visit(*PHONE))
    sit_down(page, served, game, *chairs, **options)
    begun = len(logged(page))
    Blind(page).play(MOST)
    hears_all(page, begun)


@pytest.mark.parametrize("game", ["kingsburg", "wonderful-kingdom", "kingdom-builder"])
def test_the_ear_is_told_the_same_of_the_players_on_every_screen(served: Server, visit: Visit, game: str) -> None:
    """The eye has no room for names and goods on a phone."""
    page = visit()
    sit_down(page, served, game)
    expect(page.locator(LIT).first).to_be_visible()  # until I have chosen, nothing changes
    wide = _players(Accessible(page))
    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    assert wide
    assert _players(Accessible(page)) == wide


def _players(accessible: Accessible) -> list[str]:
    texts = (thing for thing in accessible.things if thing.role == "StaticText")
    return [thing.name for thing in texts if thing.inside("article")]
