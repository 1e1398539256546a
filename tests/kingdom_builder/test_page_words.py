"""The words around the table: buttons that tell card and tile apart, news told once, help that is always true."""

import pytest

from regalia.core.lanes import offered
from regalia.core.protocol import Entry
from regalia.core.words import LANGUAGES
from regalia.games.kingdom_builder import GAME
from regalia.games.kingdom_builder.box.data import TERRAINS, TILES
from regalia.games.kingdom_builder.rules.actions import Settle, Use
from regalia.games.kingdom_builder.shown.words import named
from regalia.games.kingdom_builder.shown.words.changes import changes
from tests.kingdom_builder.desk import Desk
from tests.kingdom_builder.test_draw import seen
from tests.sentences import NAMED


def test_a_hex_that_card_and_tile_reach_leaves_the_choice_between_them() -> None:
    view = seen("shared hexes")
    moves = {move for move in offered(view) if isinstance(move, Settle | Use)}
    both = next(move.hex for move in moves if {Settle(move.hex), Use("farm", move.hex)} <= moves)
    card, farm = Settle(both).clicked(), Use("farm", both).clicked()
    assert (set(card) - set(farm), set(farm) - set(card)) == ({"card"}, {"tile-farm"})
    assert GAME.shown.label(Settle(both), view, "en").startswith("Build on grass, row ")
    assert GAME.shown.label(Use("farm", both), view, "en").endswith(", with the Farm")


def test_a_move_is_a_lift_and_a_landing() -> None:
    view = seen("shared hexes")
    assert (
        GAME.shown.label(GAME.parse("barn 15,12"), view, "en")
        == "Lift the settlement on grass, row 15, column 12, with the Barn"
    )
    assert GAME.shown.label(GAME.parse("to 15,12"), view, "en") == "Land it on grass, row 15, column 12"
    assert GAME.shown.label(GAME.parse("to 15,12"), view, "fr") == "La poser sur une prairie, ligne 15, colonne 12"


def lasts(desk: Desk, seat: int, move: str) -> list[str]:
    before = desk.view(None)
    desk.do(move)
    return list(changes(before, desk.view(None), Entry(None, seat, GAME.parse(move)), NAMED, "en"))


def test_the_last_round_is_told_once() -> None:
    desk = Desk()
    desk.supply(0, 1)
    desk.supply(1, 1)
    desk.turn(0, "flowers")
    assert lasts(desk, 0, "settle 14,14") == [
        f"{NAMED[0]} has built the last settlement: the game ends with this round."
    ]
    desk.turn(1, "flowers")
    assert lasts(desk, 1, "settle 15,15") == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_help_of_a_terrain_speaks_of_no_tile_that_may_be_missing(lang: str) -> None:
    for terrain in set(TERRAINS) - {"water"}:
        _, text = GAME.shown.explain(f"terrain.{terrain}", lang)
        assert not [tile for tile in TILES if named("tile", tile, lang) in text]


@pytest.mark.parametrize("deed", ("settle 14,14", "paddock 14,14", "to 14,14"))
def test_the_log_writes_a_hex_in_one_way(deed: str) -> None:
    view = Desk().view(None)
    told = [GAME.shown.log_line(view, Entry(None, 1, GAME.parse(deed)), NAMED, lang) for lang in LANGUAGES]
    assert "(row 14, column 14)" in told[0]
    assert "(ligne 14, colonne 14)" in told[1]
