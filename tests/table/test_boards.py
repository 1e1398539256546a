"""The board of any seat, to look at: it tells all that the table in words tells of the seat, and can do nothing."""

from collections.abc import Callable, Iterator
from copy import copy
from typing import Any

import pytest

from regalia.agents.runner import Table
from regalia.core.game import AnyGame
from regalia.core.html import tag
from regalia.core.laws import Cell, cover
from regalia.core.laws.cover import few
from regalia.core.page import Plate
from regalia.core.presentation import Presentation
from regalia.core.protocol import Seat
from regalia.core.words import LANGUAGES
from regalia.games import GAMES
from tests.soaking import SOAK
from tests.table.playing import Crowd
from tests.table.server import Server

NAMES = ("Wxyz", "Xyzw", "Yzwx", "Zwxy", "Wzyx")  # stand in no other word
EVERY = 29 if SOAK else 97  # steps between two looks


def looks(game: AnyGame, cell: Cell) -> Iterator[tuple[Any, Seat, list[str]]]:
    """Views of a game that is played, each with every seat that can be visited."""
    match = cell.start(game)
    match.players = ["random"] * cell.seats
    table, steps = Table(match, f"boards {cell}"), 0
    while table.step():
        steps += 1
        if steps % EVERY == 0 or match.over:
            for viewer in (None, *range(cell.seats)):
                for of in range(cell.seats):
                    yield game.view(match.state, viewer), of, [*NAMES[: cell.seats]]


def lines_told(shown: Presentation[Any, Any], view: Any, of: Seat, names: list[str], lang: str) -> int:
    """The law of a board, by one view: how many lines of the table name its seat."""
    told = [line for line in shown.table_lines(view, names, lang) if names[of] in line]
    assert shown.seat_lines(view, of, names, lang) == told
    zone = shown.board_of(view, of, [Plate(name, "") for name in names], lang)
    assert zone.title == names[of]
    assert "data-token" not in zone.html
    assert "<button" not in zone.html
    return len(told)


@pytest.mark.parametrize("game", GAMES.values(), ids=[*GAMES])
def test_a_board_tells_every_line_that_names_its_seat_and_nothing_on_it_can_be_chosen(game: AnyGame) -> None:
    met = 0
    for cell in cover(game) if SOAK else few(game, cover(game), 1):
        for view, of, names in looks(game, cell):
            met += sum(lines_told(game.shown, view, of, names, lang) for lang in LANGUAGES)
    assert met > 20


BREAKS: dict[str, tuple[str, Callable[[Any], Any]]] = {
    "a line is left out": ("seat_lines", lambda lines: lines[:-1]),
    "a line is told of another seat": ("seat_lines", lambda lines: [*lines, lines[0].replace(*NAMES[:2])]),
    "a button": ("board_of", lambda zone: zone._replace(html=zone.html + tag("button", "Build"))),
    "a token": ("board_of", lambda zone: zone._replace(html=zone.html + tag("div", data_token="wall"))),
    "nobody’s name": ("board_of", lambda zone: zone._replace(title="")),
}


@pytest.mark.parametrize("member, change", BREAKS.values(), ids=[*BREAKS])
def test_the_law_of_the_boards_bites(member: str, change: Callable[[Any], Any]) -> None:
    game = GAMES["kingsburg"]
    (view, of, names), broken = next(looks(game, Cell(2, ()))), copy(game.shown)
    setattr(broken, member, lambda *asked: change(getattr(game.shown, member)(*asked)))
    assert lines_told(game.shown, view, of, names, "en")
    with pytest.raises(AssertionError):
        lines_told(broken, view, of, names, "en")


def test_a_game_with_defaults_has_boards_too() -> None:
    game = GAMES["kingsburg"]
    view, names = game.view(Cell(2, ()).start(game).state, None), ["Ann", "Ben"]
    zone = Presentation(game).board_of(view, 1, [Plate(name, "") for name in names], "en")
    assert "Ben" in zone.html
    assert "Ann" not in zone.html


def test_whoever_may_look_at_a_table_may_look_at_every_board_and_at_no_other_seat(server: Server) -> None:
    with Crowd(server) as crowd:
        ann, ben = crowd.sit("kingsburg", "", "")
        for player in (ann, ben, crowd.watch(ann)):
            for of in (0, 1):
                assert player.get(f"boards/{of}")["words"]
        for wrong, status in (("boards/2", 404), ("boards/-1", 422), ("boards/99", 422), ("boards/x", 422)):
            assert ann.guest.ask("GET", ann.path(wrong)).status_code == status
        assert ann.guest.ask("GET", ann.path("boards/0?seat=1")).status_code == 403
