"""A few moves of every game, by the keyboard: what has to hold from move to move."""

import pytest

from regalia.core.laws import Cell
from regalia.games import GAMES
from regalia.table.page_laws import SIZES, Breach, Inspection, Screen, positions
from regalia.table.page_laws.moves import MOVING, Moves
from tests.browser.visit import Visit
from tests.soaking import SOAK
from tests.table.server import Server

HELD = MOVING if SOAK else ("focus", "live", "tray")  # how soon and at what cost: over many moves, on a quiet machine
MOST = 60 if SOAK else 3
SEEN = SIZES if SOAK else [size for size in SIZES if str(size) == "1400x900"]
READ = 12 if SOAK else 5  # moves that are to be read in the log
WHERE = ("most targets", "early", "middle") if SOAK else ("middle",)


@pytest.mark.parametrize("game", GAMES)
def test_the_laws_hold_from_move_to_move(served: Server, visit: Visit, game: str) -> None:
    places = positions(GAMES[game], None if SOAK else (Cell(2, ()),))
    inspection = Inspection(visit.browser, served.address)
    try:
        for size in SEEN:
            for place in (each for each in places if each.name.startswith(WHERE)):
                moves = Moves(inspection, place, Screen(size))
                found = [each for each in moves.play(MOST) if each.law in HELD]
                print(f"{place}, {size}: a move takes {moves.weight:,} bytes, {len(moves.costs)} of them counted")
                assert not found, "\n".join(map(str, found))
    finally:
        inspection.close()


@pytest.mark.parametrize("game", GAMES)
def test_all_that_happened_can_be_read_on_every_screen(served: Server, visit: Visit, game: str) -> None:
    """After some moves: the newest line at one press, and what came since my last move; all games on every size."""
    inspection = Inspection(visit.browser, served.address, laws=("log",))
    place = next(each for each in positions(GAMES[game], (Cell(2, ()),)) if each.name.startswith("middle"))
    try:
        moves = Moves(inspection, place, Screen(SIZES[0]))
        moves.play(READ)
        found = list[Breach]()
        for at, size in enumerate(SIZES if SOAK else SIZES[[*GAMES].index(game) :: len(GAMES)]):
            inspection.show(Screen(size))
            if (
                SOAK or not at
            ):  # the quick run turns one page to each size; how it opens there is held in test_page_laws
                inspection.enter(moves.id, place)
            found += inspection.measure(place, Screen(size))
        assert not found, "\n".join(map(str, found))
    finally:
        inspection.close()


def test_the_focus_leaves_a_sheet_that_is_closed(served: Server, visit: Visit) -> None:
    """Also one that was open when the page came: nothing had the focus before it."""
    inspection = Inspection(visit.browser, served.address)
    [place] = (each for each in positions(GAMES["kingsburg"], (Cell(2, ()),)) if each.done == "close")
    try:
        inspection.show(Screen(SIZES[1]))
        inspection.enter(inspection.tables.open(place), place)
        inspection.page.evaluate("pageLaws.settled()")
        assert not inspection.page.evaluate("pageLaws.laws(['focus']).breaches")
    finally:
        inspection.close()


def test_the_focus_is_never_sent_to_a_map_that_is_folded_away(served: Server, visit: Visit) -> None:
    """On a phone, while others choose, with the log in the place of the map."""
    inspection = Inspection(visit.browser, served.address)
    [place] = (each for each in positions(GAMES["kingdom-builder"], (Cell(2, ()),)) if each.name == "waiting")
    try:
        [phone] = (size for size in SIZES if str(size) == "390x844")
        inspection.show(Screen(phone))
        inspection.enter(inspection.tables.open(place), place)
        inspection.page.locator("#tabs [data-to=log]").click()
        inspection.page.evaluate("document.activeElement.blur(); document.getElementById('table').classList.add('new')")
        inspection.page.evaluate("pageLaws.settled()")
        assert not inspection.page.evaluate("pageLaws.laws(['focus']).breaches")
    finally:
        inspection.close()
