"""The Queenies: Capitol and Island, each alone, and with the Caves all together."""

import pytest

from tests.kingdom_builder.desk import Desk, start

FIRST_FOUR, OTHER_FOUR = ("tavern", "paddock", "oasis", "farm"), ("oracle", "tower", "harbor", "barn")
FIRST_GAME = {"preset": "first-game"}
OTHER_BOARD = dict(zip(("northwest", "northeast", "southwest", "southeast"), OTHER_FOUR, strict=True))
CAVES = "2,12 9,8 14,7"


def by_island(settlements: str, location: str, board: tuple[str, ...] = FIRST_FOUR, side: str = "rope-bridge") -> Desk:
    """Seat 0 has built its three, holds the tile of the location and looks at what else it may do."""
    desk = Desk(board, island=side)
    desk.place(0, settlements)
    desk.hold(0, location)
    desk.turn(0, "grass", left=0)
    return desk


@pytest.mark.parametrize("seed", range(4))
def test_capitol_lies_on_one_castle_of_oracle_and_of_harbor(seed: int) -> None:
    """002:659-661. Both sections in play: one on a castle of each; by chance or by choice of the seats."""
    for mode in ("random", "chosen"):
        capitols = start(OTHER_BOARD | {"capitol": mode}, 2, seed).capitols
        assert (len(capitols & {"2,4", "8,3"}), len(capitols & {"15,3", "19,3"}), len(capitols)) == (1, 1, 2)


@pytest.mark.parametrize("which, castles", [("north", {"2,4", "15,3"}), ("south", {"8,3", "19,3"})])
def test_capitol_may_be_asked_for_on_the_northern_or_southern_castle(which: str, castles: set[str]) -> None:
    """002:659-660, ruling 7. The castle is an option."""
    assert start(OTHER_BOARD | {"capitol": which}, 2, 0).capitols == castles


def test_capitol_needs_oracle_or_harbor() -> None:
    """002:659-660, ruling 7. Neither in the first game: none is placed; one of the two: one."""
    assert start(FIRST_GAME | {"capitol": "random"}, 2, 0).capitols == set()
    assert len(start(OTHER_BOARD | {"southwest": "farm", "capitol": "random"}, 2, 0).capitols) == 1


def test_capitol_pays_one_up_to_two_hexes_away() -> None:
    """002:663-664. Beside 2,4, then at two hexes on land and on water, each a point; at three hexes nothing."""
    desk = Desk(sections=OTHER_FOUR, capitols="2,4")
    assert desk.points(0)["capitol"] == 0
    for points, hex_name in enumerate(("2,3", "1,3", "1,6"), start=1):
        desk.place(0, hex_name)
        assert desk.points(0)["capitol"] == points
    desk.place(0, "1,2")
    assert desk.points(0)["capitol"] == 3


def test_capitol_stays_a_castle() -> None:
    """Ruling 5. Three points for the castle, Workers and Merchants as before, and the Capitol's own on top."""
    desk = Desk(sections=OTHER_FOUR, cards=("workers", "merchants"), capitols="2,4")
    desk.place(0, "3,5 3,6 4,7")
    assert desk.points(0) == {"workers": 2, "merchants": 0, "castles": 3, "capitol": 2}
    desk.place(0, "3,7")
    assert desk.points(0) == {"workers": 2, "merchants": 8, "castles": 3, "capitol": 2}


def test_two_capitols_pay_a_settlement_once() -> None:
    """Ruling 5. 10,3 is beside one and two hexes from the other: one point; 9,2 and 12,3 a point each."""
    desk = Desk(sections=("harbor", "tower", "oracle", "barn"), capitols="9,3 12,4")
    desk.place(0, "10,3")
    assert desk.points(0)["capitol"] == 1
    desk.place(0, "9,2 12,3")
    assert desk.points(0)["capitol"] == 3


def test_island_side_is_chosen_or_drawn_with_two_tiles() -> None:
    """002:684-700, ruling 7. Either side, two tiles on its location; off means no Island."""
    assert {start({"island": "random"}, 2, seed).island for seed in range(8)} == {"rope-bridge", "tree-house"}
    assert start({}, 2, 0).island == ""
    for side in ("rope-bridge", "tree-house"):
        desk = start({"island": side}, 2, 0)
        assert (desk.island, desk.left("i3,3")) == (side, 2)


@pytest.mark.parametrize(
    "settlements, card, island, board",
    [
        ("", "grass", 3, 61),
        ("4,5", "grass", 0, 3),
        ("i1,2", "grass", 2, 0),
        ("i1,2 4,5", "grass", 2, 3),
        ("i1,2", "desert", 3, 53),
    ],
    ids=["open", "closed by the board", "binding", "binding with the board", "not joined to the board"],
)
def test_island_opens_when_nothing_is_adjacent_then_binds(settlements: str, card: str, island: int, board: int) -> None:
    """002:702-710. How many of its hexes and of the board's may be settled."""
    desk = Desk(island="rope-bridge")
    desk.place(0, settlements)
    desk.turn(0, card)
    offered = [option.startswith("settle i") for option in desk.options()]
    assert (offered.count(True), offered.count(False)) == (island, board)


def test_island_counts_before_a_terrain_is_exhausted() -> None:
    """002:256-261 and 705-707. Its last free grass is built before another card is drawn."""
    desk = Desk(island="rope-bridge")
    desk.full("grass", except_="i1,2")
    desk.turn(0, "grass")
    assert desk.options() == {"settle i1,2"}
    desk.do("settle i1,2")
    assert desk.seat == -1


def test_island_example_of_frank() -> None:
    """002:719-724. The board's deserts nearby are used up, so the Oasis goes to the Island and the Farm beside it."""
    desk = Desk(island="rope-bridge")
    desk.place(0, "18,7 18,8 17,9 16,14")
    desk.hold(0, "18,6 16,13")
    desk.turn(0, "desert")
    desk.do("settle 16,9", "settle 19,8", "settle 19,9")
    assert sum(option.startswith("oasis") for option in desk.options()) == 47 + 3
    desk.do("oasis i1,4")
    assert desk.options() == {"farm i1,3", "end"}
    desk.do("farm i1,3")
    assert (desk.stock(0), desk.options()) == (31, {"end"})


def test_rope_bridge_moves_a_settlement_to_canyon() -> None:
    """002:697-700 and 728-733. Taken beside i3,3; it moves to canyon beside own ones, the supply is untouched."""
    desk = Desk(island="rope-bridge")
    desk.place(0, "10,9")
    desk.turn(0, "desert", left=1)
    desk.do("settle i2,3")
    assert (desk.tiles(0), desk.left("i3,3"), desk.options()) == (["rope-bridge"], 1, {"end"})
    desk.turn(0, "grass", left=0)
    desk.do("rope-bridge 10,9")
    assert desk.options() == {"to i3,4"}
    desk.do("to i3,4")
    assert (desk.stock(0), desk.options()) == (38, {"end"})


def test_rope_bridge_lifts_the_settlement_first() -> None:
    """002:731-733, ruling "adjacency when moving". Alone it may go to all 59 canyons, and so lose its tile."""
    desk = by_island("i2,3", "i3,3")
    desk.do("rope-bridge i2,3")
    assert len(desk.options()) == 59
    desk.do("to 1,8")
    assert (desk.tiles(0), desk.left("i3,3"), desk.options()) == ([], 1, {"end"})


def test_tree_house_moves_a_settlement_to_forest() -> None:
    """002:728 and 735-739. Into the forest beside i2,2; the next turn i3,2 has nowhere to go but where it stands."""
    desk = by_island("i2,2 1,1", "i3,3", side="tree-house")
    desk.do("tree-house 1,1")
    assert desk.options() == {"to i3,2"}
    desk.do("to i3,2")
    assert (desk.stock(0), desk.tiles(0), desk.options()) == (38, ["tree-house"], {"end"})
    desk.turn(0, "grass", left=0)
    assert desk.options() == {"tree-house i2,2", "end"}
    desk.do("tree-house i2,2")
    assert desk.options() == {"to i3,1", "to i4,1"}


@pytest.mark.parametrize(
    "sections, location, settlements, lift, targets",
    [
        (FIRST_FOUR, "7,12", "8,12 i1,2", "paddock i1,2", {"to i1,4", "to i3,1"}),
        (OTHER_FOUR, "18,7", "17,7 i4,1", "harbor 17,7", {"to i4,2"}),
        (OTHER_FOUR, "13,17", "12,17 i1,3", "barn 12,17", {"to i1,2"}),
    ],
)
def test_island_moves_stay_within_its_own_hexes(
    sections: tuple[str, ...], location: str, settlements: str, lift: str, targets: set[str]
) -> None:
    """002:702-710, ruling 5. Jumps and neighbours on the Island are those of the Island."""
    desk = by_island(settlements, location, sections)
    desk.do(lift)
    assert desk.options() == targets


def test_island_has_tavern_lines_but_no_edge_for_the_tower() -> None:
    """Ruling 5 on 002:702-707. A line across the island's water goes on at i4,4; the Tower's pool stays 59."""
    assert by_island("8,8 i4,1 i4,2 i4,3", "7,8").options() == {"tavern i4,4", "end"}
    assert len(by_island("4,17 i1,2", "4,16", OTHER_FOUR).options() - {"end"}) == 59


@pytest.mark.parametrize(
    "card, settlements, points",
    [
        ("fishermen", "i4,1 i4,2 i1,2", 1),
        ("miners", "i1,2 i1,3 i5,4", 2),
        ("workers", "i2,3 i3,4 i5,4", 2),
        ("merchants", "i2,3 i3,4 i4,3", 0),
        ("discoverers", "i1,2 i2,1 i3,1 i4,1 i5,2", 5),
        ("discoverers", "1,1 i1,2 i1,3", 2),
        ("knights", "1,1 1,2 i1,2 i1,3 i1,4", 6),
        ("hermits", "8,8 8,9 i1,2 i5,4", 3),
        ("citizens", "8,8 8,9 i1,2 i1,3 i1,4 i2,3", 2),
        ("farmers", "8,8 8,11 16,5 i1,2", 0),
    ],
)
def test_island_in_each_card(card: str, settlements: str, points: int) -> None:
    """002:712-717, ruling 7. Its five lines are lines of their own, its pieces ordinary ones, but it is no quadrant."""
    desk = Desk(cards=(card,), island="rope-bridge")
    desk.place(0, settlements)
    assert desk.points(0)[card] == points


def test_island_is_no_quadrant_for_lords() -> None:
    """002:712-713. Three on the Island against none: every quadrant stays level."""
    desk = Desk(cards=("lords",), island="rope-bridge")
    desk.place(0, "i1,2 i1,3 i1,4")
    assert (desk.points(0)["lords"], desk.points(1)["lords"]) == (48, 48)


def test_all_queenies_in_one_turn() -> None:
    """002:658-739. Rope Bridge and cave each move a settlement; Capitol, Miners and lines follow them."""
    desk = Desk(OTHER_FOUR, 2, ("miners", "discoverers", "knights"), "2,4", CAVES, "rope-bridge")
    desk.place(0, "14,8 i2,3 2,3")
    desk.hold(0, "i3,3")
    assert desk.points(0) == {"miners": 2, "discoverers": 3, "knights": 2, "castles": 3, "capitol": 1}
    desk.turn(0, "grass", left=0)
    desk.do("cave 14,8", "to 2,11", "rope-bridge 2,3", "to i3,4")
    assert desk.options() == {"end"}
    assert desk.points(0) == {"miners": 2, "discoverers": 3, "knights": 2, "castles": 0, "capitol": 0}


def test_all_queenies_set_up_together() -> None:
    """002:658-700. Capitols, caves and the Island lie on one table without disturbing each other."""
    desk = start(OTHER_BOARD | {"capitol": "random", "caves": "random", "island": "random"}, 5, 0)
    assert (len(desk.capitols), len(desk.caves), desk.island != "") == (2, 4, True)
    assert desk.seat == desk.first
