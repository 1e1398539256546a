"""The Caves: where they lie, and the move that everybody has beside them."""

import pytest

from regalia.games.kingdom_builder import GAME
from regalia.games.kingdom_builder.box.hexes import NAMES
from tests.kingdom_builder.desk import Desk, start

FIRST_GAME = {"preset": "first-game"}
OTHER_FOUR = ("oracle", "tower", "harbor", "barn")
OTHER_BOARD = dict(zip(("northwest", "northeast", "southwest", "southeast"), OTHER_FOUR, strict=True))
CAVES = "2,12 9,8 14,7"
BESIDE_CAVES = "1,12 1,13 2,11 2,13 3,12 3,13 8,7 8,8 9,7 9,9 10,7 10,8 13,7 13,8 14,6 14,8 15,7 15,8"


def at_caves(settlements: str) -> Desk:
    """Seat 0 with these settlements on a board with three caves."""
    desk = Desk(sections=OTHER_FOUR, caves=CAVES)
    desk.place(0, settlements)
    return desk


@pytest.mark.parametrize("mode", ["random", "chosen"])
def test_caves_lie_on_mountains_three_hexes_from_castles_and_locations(mode: str) -> None:
    """002:670-675 and 680, ruling 7. Two spots on Farm as in the picture, one on Harbor, none on Oasis."""
    first = [start(FIRST_GAME | {"caves": mode}, 2, seed).caves for seed in range(8)]
    assert {cave for caves in first for cave in caves if int(cave.split(",")[0]) > 10} == {"18,15", "19,12"}
    assert all(len(caves) == 3 for caves in first)
    other = start(OTHER_BOARD | {"caves": mode}, 2, 0).caves
    assert (len(other), "14,7" in other, len(other & {"6,1", "9,8"})) == (4, True, 1)


def test_cave_moves_a_settlement_from_cave_to_cave() -> None:
    """002:676-678. From 14,8 to every other free buildable hex beside a cave, the same one's too; no adjacency duty."""
    desk = at_caves("14,8 1,1")
    desk.place(1, "9,9")
    desk.turn(0, "grass", left=0)
    assert desk.options() == {"cave 14,8", "end"}
    desk.do("cave 14,8")
    assert desk.options() == {f"to {hex_name}" for hex_name in BESIDE_CAVES.split()} - {"to 14,8", "to 9,9"}
    desk.do("to 2,13")
    assert (desk.stock(0), desk.settlements(0), desk.options()) == (38, {"1,1", "2,13"}, {"end"})


@pytest.mark.parametrize("settlements", ("9,7", "2,11", "14,8"))
def test_cave_never_leads_onto_water_or_mountains(settlements: str) -> None:
    """002:677-678. Only onto free hexes that can be built on, beside any cave."""
    desk = at_caves(settlements)
    desk.turn(0, "grass", left=0)
    desk.do(f"cave {settlements}")
    letters = {desk.state.board.letter(NAMES[option.removeprefix("to ")]) for option in desk.options()}
    assert letters <= set("GCDFT")


@pytest.mark.parametrize("key", ("tile.cave", "queenie.caves"))
def test_help_of_the_caves_says_where_they_lead(key: str) -> None:
    """002:677. The goal is a free hex that can be built on, in both languages."""
    assert "free hex you can build on beside a Cave" in GAME.shown.explain(key, "en")[1]
    assert "case libre et constructible voisine d’une Cave" in GAME.shown.explain(key, "fr")[1]


def test_cave_moves_one_settlement_a_turn() -> None:
    """002:676-677, ruling 5. Once, however many caves and settlements there are; again in the next turn."""
    desk = at_caves("14,8 9,7 2,11")
    desk.turn(0, "grass", left=0)
    assert desk.options() == {"cave 14,8", "cave 9,7", "cave 2,11", "end"}
    desk.do("cave 9,7", "to 9,9")
    assert desk.options() == {"end"}
    desk.turn(0, "grass", left=0)
    assert "cave 9,9" in desk.options()


def test_cave_works_before_or_after_but_never_between() -> None:
    """002:676-677. Like the extra actions it does not interrupt the three settlements; once, not on both sides."""
    desk = at_caves("14,8")
    desk.turn(0, "grass")
    desk.do("settle 1,1")
    desk.reject("cave 14,8")
    desk.do("settle 1,2", "settle 1,3", "cave 14,8", "to 9,9")
    desk.turn(0, "forest")
    desk.do("cave 9,9", "to 14,8", "settle 1,4", "settle 1,5", "settle 2,5")
    assert desk.options() == {"end"}


def test_cave_needs_no_supply() -> None:
    """004:318, ruling "after the last settlement". The last settlement is built, the cave still moves one."""
    desk = at_caves("14,8")
    desk.supply(0, 1)
    desk.turn(0, "canyon")
    desk.do("settle 20,10")
    assert desk.options() == {"cave 14,8", "end"}


def test_cave_is_a_mountain() -> None:
    """002:674-675. The only mountain beside 18,12 feeds Miners, and the Paddock jumps over it."""
    desk = Desk(cards=("miners",), caves="19,12")
    desk.place(0, "18,12 8,12")
    desk.hold(0, "7,12")
    assert desk.points(0)["miners"] == 1
    desk.turn(0, "canyon", left=0)
    desk.do("paddock 18,12", "to 20,11")
