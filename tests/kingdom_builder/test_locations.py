"""The extra action of each of the eight locations: what it allows, what it refuses, what it costs."""

import pytest

from tests.kingdom_builder.desk import Desk

FIRST_GAME = ("tavern", "paddock", "oasis", "farm")
OTHER_FOUR = ("oracle", "tower", "harbor", "barn")
BUILDERS = [
    ("oracle", OTHER_FOUR, "4,8", "4,9"),
    ("farm", FIRST_GAME, "16,13", "17,13"),
    ("oasis", FIRST_GAME, "18,6", "18,7"),
    ("tower", OTHER_FOUR, "4,16", "4,17"),
    ("tavern", FIRST_GAME, "7,8", "8,8 9,8 10,7"),
]


def holding(location: str, settlements: str, sections: tuple[str, ...] = FIRST_GAME) -> Desk:
    """Seat 0 has these settlements and the tile of this location."""
    desk = Desk(sections=sections)
    desk.place(0, settlements)
    desk.hold(0, location)
    return desk


@pytest.mark.parametrize("tile, sections, location, settlements", BUILDERS)
def test_builders_take_a_settlement_from_the_supply(
    tile: str, sections: tuple[str, ...], location: str, settlements: str
) -> None:
    """002:512, 004:521, ruling "after the last settlement". One settlement less; none left, no action."""
    desk = holding(location, settlements, sections)
    desk.supply(0, 1)
    desk.turn(0, "grass", left=0)
    desk.do(min(option for option in desk.options() if option.startswith(tile)))
    assert (desk.stock(0), desk.options()) == (0, {"end"})
    desk.turn(0, "grass", left=0)
    assert desk.options() == {"end"}


@pytest.mark.parametrize(
    "terrain, sections, location, settlement",
    [
        ("grass", FIRST_GAME, "16,13", "16,14"),
        ("desert", FIRST_GAME, "18,6", "17,7"),
        ("canyon", OTHER_FOUR, "4,8", "4,9"),
        ("canyon", OTHER_FOUR, "13,17", "12,17"),
    ],
    ids=["farm", "oasis", "oracle", "barn"],
)
def test_without_a_free_hex_the_action_is_dropped(
    terrain: str, sections: tuple[str, ...], location: str, settlement: str
) -> None:
    """002:524-525 and 531-532, 004:310. No hex of its terrain is free, so it is not offered."""
    desk = holding(location, settlement, sections)
    desk.full(terrain)
    desk.turn(0, "canyon", left=0)
    assert desk.options() == {"end"}


def test_oracle_builds_on_the_terrain_of_the_card_beside_own_settlements() -> None:
    """002:279-281 and 516-518, 004:306 and 526-527. The one grass hex beside 4,9."""
    desk = holding("4,8", "4,9", OTHER_FOUR)
    desk.turn(0, "grass", left=0)
    assert desk.options() == {"oracle 3,9", "end"}
    desk.do("oracle 3,9")
    assert (desk.stock(0), desk.options()) == (38, {"end"})


def test_oracle_builds_anywhere_on_the_card_when_nothing_is_adjacent() -> None:
    """002:273-281, 004:304-306. All 60 canyon hexes, and no other terrain."""
    desk = holding("4,8", "4,9", OTHER_FOUR)
    desk.turn(0, "canyon", left=0)
    assert len(desk.options() - {"end"}) == 60
    desk.reject("oracle 3,9")


def test_oracle_and_barn_follow_the_newest_card() -> None:
    """Ruling "Oracle/Barn after such a redraw" on 002:279-281. Grass is full, forest was drawn instead."""
    desk = holding("4,8 13,17", "4,9 12,17", OTHER_FOUR)
    desk.full("grass")
    desk.set_pile("forest")
    desk.turn(0, "grass")
    desk.chance("redraw 0 forest")
    assert {option for option in desk.options() if option.startswith("oracle")} == {"oracle 3,10", "oracle 4,10"}
    desk.do("barn 12,17")
    assert desk.options() == {"to 3,10", "to 4,10"}


def test_farm_builds_on_grass_beside_own_settlements_whatever_the_card() -> None:
    """002:283-285 and 521-522, 004:307 and 532-533. Three free grass hexes touch 17,13; the card is desert."""
    desk = holding("16,13", "17,13")
    desk.turn(0, "desert", left=0)
    assert desk.options() == {"farm 16,12", "farm 17,12", "farm 18,12", "end"}
    desk.do("farm 17,12")
    assert (desk.stock(0), desk.options()) == (38, {"end"})


def test_farm_builds_on_any_grass_when_none_is_adjacent() -> None:
    """002:273-285, 004:304-307. A flower hex without grass beside it: 61 hexes."""
    desk = holding("16,13", "16,14")
    desk.turn(0, "desert", left=0)
    assert len(desk.options() - {"end"}) == 61


def test_oasis_builds_on_desert_beside_own_settlements_whatever_the_card() -> None:
    """002:283-285 and 528-531, 004:307 and 538-539. Two desert hexes touch 18,7; the card is grass."""
    desk = holding("18,6", "18,7")
    desk.turn(0, "grass", left=0)
    assert desk.options() == {"oasis 18,8", "oasis 19,8", "end"}
    desk.do("oasis 19,8")
    assert (desk.stock(0), desk.options()) == (38, {"end"})


def test_oasis_builds_on_any_desert_when_none_is_adjacent() -> None:
    """002:273-285, 004:304-307. 53 hexes from a settlement on grass."""
    desk = holding("18,6", "17,6")
    desk.turn(0, "grass", left=0)
    assert len(desk.options() - {"end"}) == 53


def test_tower_builds_on_any_buildable_edge_hex_when_none_is_adjacent() -> None:
    """002:287-290 and 536-539, 004:308 and 544-545. All 59 of the five terrains around the board, corners too."""
    desk = holding("4,16", "4,17", OTHER_FOUR)
    desk.turn(0, "desert", left=0)
    assert len(desk.options() - {"end"}) == 59
    assert {"tower 1,1", "tower 4,1", "tower 7,20", "tower 11,20", "tower 20,18"} <= desk.options()
    for water_mountain_inner in ("1,6", "1,15", "3,17"):
        desk.reject(f"tower {water_mountain_inner}")


def test_tower_keeps_to_the_edge_beside_own_settlements_whatever_the_terrain() -> None:
    """002:539-541, 004:544, ruling "Tower". Grass and forest of the edge touch 19,14: the rest of it is closed."""
    desk = holding("4,16", "4,17 19,14", OTHER_FOUR)
    desk.turn(0, "desert", left=0)
    assert desk.options() == {"tower 20,13", "tower 20,14", "end"}
    desk.do("tower 20,14")
    assert (desk.stock(0), desk.options()) == (37, {"end"})


@pytest.mark.parametrize(
    "line, ends",
    [
        ("8,8 8,9 8,10", {"8,7", "8,11"}),
        ("8,8 9,8 10,7", {"7,9", "11,7"}),
        ("8,8 9,9 10,9", {"11,10"}),
        ("8,8 8,9 8,10 8,11", {"8,7", "8,12"}),
    ],
    ids=["row", "rising", "falling from the location", "four"],
)
def test_tavern_builds_at_either_end_of_a_straight_line(line: str, ends: set[str]) -> None:
    """002:545-549, 004:550-551. Three or more in a row on any of the three axes, the end free and buildable."""
    desk = holding("7,8", line)
    desk.turn(0, "desert", left=0)
    assert desk.options() == {f"tavern {end}" for end in ends} | {"end"}


@pytest.mark.parametrize("settlements", ["8,8 8,9", "8,8 8,9 9,9", "8,8 8,9 8,11", "8,8 9,9 9,8"])
def test_tavern_needs_three_in_one_unbroken_line(settlements: str) -> None:
    """002:545-547, 004:550. Two, a bend, a gap or a triangle do not serve."""
    desk = holding("7,8", settlements)
    desk.turn(0, "desert", left=0)
    assert desk.options() == {"end"}


def test_tavern_leaves_no_gap_and_needs_a_free_end() -> None:
    """002:546-547. One end is taken by another seat, and the hex behind it is no end."""
    desk = holding("7,8", "8,8 8,9 8,10")
    desk.place(1, "8,11")
    desk.turn(0, "desert", left=0)
    assert desk.options() == {"tavern 8,7", "end"}


def test_tavern_may_fill_the_gap_between_two_lines() -> None:
    """Ruling "Tavern line" on 002:545-547. The hex between continues both; beyond 8,13 lies water."""
    desk = holding("7,8", "8,7 8,8 8,9 8,11 8,12 8,13")
    desk.turn(0, "desert", left=0)
    assert desk.options() == {"tavern 8,6", "tavern 8,10", "end"}


def test_tavern_counts_settlements_on_water_but_builds_on_land() -> None:
    """002:548-549, 004:551, ruling "Tavern line". 9,4 is water: part of one line, no end of the other."""
    desk = holding("7,8", "8,8 9,2 9,3 9,4")
    desk.turn(0, "desert", left=0)
    assert desk.options() == {"tavern 9,1", "tavern 9,5", "end"}
    desk = holding("7,8", "8,8 9,1 9,2 9,3")
    desk.turn(0, "desert", left=0)
    assert desk.options() == {"end"}


def test_barn_moves_a_settlement_beside_own_ones_on_the_card() -> None:
    """002:279-281 and 555-557, 004:306 and 560-561. 1,1 goes to the desert beside 12,17; the supply is untouched."""
    desk = holding("13,17", "12,17 1,1", OTHER_FOUR)
    desk.turn(0, "desert", left=0)
    desk.do("barn 1,1")
    assert desk.options() == {"to 11,17", "to 11,18", "to 12,16", "to 12,18", "to 13,18"}
    desk.do("to 13,18")
    assert (desk.stock(0), desk.options()) == (38, {"end"})
    desk.turn(0, "grass", left=0)
    desk.reject("barn 1,1")


def test_barn_lifts_the_settlement_before_looking_for_neighbours() -> None:
    """004:292, ruling "adjacency when moving". Alone on the board it has no neighbour left: all 62 other deserts."""
    desk = holding("13,17", "12,17", OTHER_FOUR)
    desk.turn(0, "desert", left=0)
    desk.do("barn 12,17")
    assert len(desk.options()) == 62


def test_barn_never_puts_a_settlement_back() -> None:
    """Ruling "null move". The hex it came from is no destination."""
    desk = holding("13,17", "12,17 12,16", OTHER_FOUR)
    desk.turn(0, "desert", left=0)
    desk.do("barn 12,16")
    assert desk.options() == {"to 11,17", "to 11,18", "to 12,18", "to 13,18"}


def test_barn_cannot_hop_away_from_the_only_adjacent_hex() -> None:
    """Ruling "adjacency when moving" on 004:292. The vacated hex is adjacent and binds, so nothing may be lifted."""
    desk = holding("13,17", "12,17 12,16", OTHER_FOUR)
    desk.full("desert", except_="20,2")
    desk.turn(0, "desert", left=0)
    assert desk.options() == {"end"}


def test_harbor_moves_a_settlement_to_water_beside_own_ones() -> None:
    """002:561-564, 004:566-567. 1,1 goes to the one water hex beside 17,7."""
    desk = holding("18,7", "17,7 1,1", OTHER_FOUR)
    desk.turn(0, "desert", left=0)
    desk.do("harbor 1,1")
    assert desk.options() == {"to 18,6"}
    desk.do("to 18,6")
    assert (desk.stock(0), desk.options()) == (38, {"end"})


def test_harbor_lifts_the_settlement_before_looking_for_neighbours() -> None:
    """004:292, ruling "adjacency when moving". What stays on 17,8 touches no water: all 56 water hexes are open."""
    desk = holding("18,7", "17,7 17,8", OTHER_FOUR)
    desk.turn(0, "desert", left=0)
    desk.do("harbor 17,7")
    assert len(desk.options()) == 56


def test_harbor_cannot_hop_away_from_the_only_adjacent_water() -> None:
    """Rulings "adjacency when moving", "null move". 18,6 must stay; 17,7 may come to it, since water neighbours too."""
    desk = holding("18,7", "17,7 18,6", OTHER_FOUR)
    desk.turn(0, "desert", left=0)
    assert desk.options() == {"harbor 17,7", "end"}
    desk.do("harbor 17,7")
    assert desk.options() == {"to 18,5", "to 19,7"}


def test_settlements_on_water_are_neighbours_like_any_other() -> None:
    """Ruling "settlements on water" on 002:269-271. From 18,6 the grass hex 17,6 must be settled."""
    desk = Desk(sections=OTHER_FOUR)
    desk.place(0, "18,6")
    desk.turn(0, "grass")
    assert desk.options() == {"settle 17,6"}


def test_paddock_moves_two_hexes_straight_without_a_duty() -> None:
    """002:570-576, 004:573. Six directions from 8,9; nothing at one or three hexes, nothing around a corner."""
    desk = holding("7,12", "8,12 8,9")
    desk.turn(0, "desert", left=0)
    desk.do("paddock 8,9")
    assert desk.options() == {"to 6,8", "to 6,10", "to 8,7", "to 8,11", "to 10,8", "to 10,10"}
    desk.do("to 6,8")
    assert (desk.stock(0), desk.tiles(0), desk.options()) == (38, ["paddock", "tavern"], {"end"})


@pytest.mark.parametrize(
    "start, target",
    [("9,14", "9,16"), ("3,13", "1,12"), ("8,17", "8,15"), ("7,13", "7,11"), ("9,12", "9,10"), ("9,12", "11,13")],
    ids=["water", "mountain", "castle", "location", "own", "other"],
)
def test_paddock_jumps_over_anything(start: str, target: str) -> None:
    """002:571-574, 004:573. What lies between never stops it."""
    desk = holding("7,12", f"8,12 9,11 {start}")
    desk.place(1, "10,12")
    desk.turn(0, "desert", left=0)
    desk.do(f"paddock {start}", f"to {target}")


def test_paddock_lands_on_free_buildable_hexes_of_the_board() -> None:
    """002:571, 004:573. Around 3,18: water and mountain are closed, 1,17 is taken, three hexes remain."""
    desk = holding("3,19", "3,18")
    desk.place(1, "1,17")
    desk.turn(0, "desert", left=0)
    desk.do("paddock 3,18")
    assert desk.options() == {"to 1,19", "to 3,20", "to 5,19"}


def test_paddock_may_take_a_settlement_off_the_water() -> None:
    """Ruling "Paddock" on 002:570-571. 9,15 is water; it cannot come back by the same way."""
    desk = holding("7,12", "8,12 9,15")
    desk.turn(0, "desert", left=0)
    desk.do("paddock 9,15", "to 9,17")
    desk.turn(0, "desert", left=0)
    desk.do("paddock 9,17")
    desk.reject("to 9,15")
