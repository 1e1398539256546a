"""The laws of the page hold: each game at its telling moments, on a cover of screens; all moments in the long run."""

from collections.abc import Sequence
from itertools import product
from typing import TypeVar

import pytest
from playwright.sync_api import Browser

from regalia.core.words import LANGUAGES
from regalia.games import GAMES
from regalia.table.page_laws import (
    SIZES,
    THEMES,
    Inspection,
    Kept,
    Position,
    Screen,
    lesson_positions,
    look,
    positions,
    screens,
    spread,
)
from tests.browser.visit import RESULTS
from tests.soaking import SOAK
from tests.table.server import Server

PARTS = 8 if SOAK else 1  # so that positions of one game can be looked at side by side
TELLING = len(SIZES)  # positions that show most come first: each of them is looked at on one screen in the quick run
EVERY = 5  # slow laws are held on one of so many pages
T = TypeVar("T")


def places(game: str, part: int) -> list[tuple[Position, tuple[Screen, ...]]]:
    """The positions of a part, each with the screens on which it is looked at."""
    found = positions(GAMES[game])
    if SOAK:
        return [(each, screens()) for each in found[part::PARTS]]
    return quick(game, found[:TELLING])


def quick(game: str, found: Sequence[T]) -> list[tuple[T, tuple[Screen, ...]]]:
    """All games together are looked at on every size, in every language and theme; each telling position in two of
    three games."""
    at = [*GAMES].index(game)
    before = sum(len(shown(found, other)) for other in range(at))
    return spread(shown(found, at), 1, before)


def shown(found: Sequence[T], at: int) -> list[T]:
    return [each for number, each in enumerate(found) if (number + at) % 3]


@pytest.mark.parametrize("game, part", [*product(GAMES, range(PARTS))])
def test_the_laws_of_the_page_hold(game: str, part: int, chromium: Browser, served: Server) -> None:
    inspection, kept = Inspection(chromium, served.address, RESULTS / "page-laws", thorough=SOAK), Kept()
    try:
        for place in places(game, part):
            kept.add(look(inspection, *place, every=EVERY))
    finally:
        inspection.close()
    assert not kept.breaches(), "\n".join(map(str, kept.breaches()))


@pytest.mark.parametrize("game, part", [*product(GAMES, range(PARTS))])
def test_the_laws_of_the_page_hold_in_lessons(game: str, part: int, chromium: Browser, served: Server) -> None:
    """All steps in the long run; one of each game on two screens in the quick one."""
    found, start = lesson_positions(GAMES[game]), 5 * [*GAMES].index(game)
    wanted = [(each, screens()) for each in found[part::PARTS]] if SOAK else spread(found[:1], 2, start)
    inspection, kept = Inspection(chromium, served.address, RESULTS / "page-laws", thorough=SOAK), Kept()
    try:
        for place in wanted:
            kept.add(look(inspection, *place, every=EVERY))
    finally:
        inspection.close()
    assert not kept.breaches(), "\n".join(map(str, kept.breaches()))


def test_the_cover_has_every_size_in_every_language_and_theme() -> None:
    met = [screen for game in GAMES for _, shapes in quick(game, range(TELLING)) for screen in shapes]
    assert {(screen.size, screen.lang) for screen in met} == {*product(SIZES, LANGUAGES)}
    assert {(screen.size, screen.theme) for screen in met} == {*product(SIZES, THEMES)}


def test_a_page_is_looked_at_in_the_language_of_its_screen(chromium: Browser, served: Server) -> None:
    inspection = Inspection(chromium, served.address, laws=())
    [place, *_] = positions(GAMES["kingsburg"])
    met = set[tuple[str, str]]()
    for lang in LANGUAGES:
        inspection.look(place, screens(SIZES[:1], [lang], THEMES[:1]))
        met.add((lang, inspection.page.evaluate("document.documentElement.lang")))
    inspection.close()
    assert met == {(lang, lang) for lang in LANGUAGES}
