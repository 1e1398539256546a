"""Setting up: sections, tiles, cards and the first seat; the suggested first game; what is refused."""

import pytest

from regalia.core.errors import Refused
from tests.kingdom_builder.desk import Desk, start

SECTIONS = {"oracle", "farm", "tavern", "tower", "harbor", "paddock", "barn", "oasis"}
CARDS = {
    "fishermen", "merchants", "discoverers", "hermits", "citizens", "miners", "workers", "knights", "lords", "farmers",
}  # fmt: skip
TERRAINS = ("grass", "canyon", "desert", "flowers", "forest")
FIRST_GAME = {"preset": "first-game"}
LOCATIONS = {
    "tavern": "7,3 7,8",
    "paddock": "3,19 7,12",
    "oasis": "13,8 18,6",
    "farm": "12,18 16,13",
}


def test_four_different_sections_are_drawn_from_the_eight() -> None:
    """002:79-82, 004:119. In any of the four places, upright or turned, never the same twice."""
    boards = [start({}, 2, seed).sections for seed in range(20)]
    plain = [{section.removesuffix("-turned") for section in board} for board in boards]
    assert all(len(board) == 4 for board in plain)
    assert set().union(*plain) == SECTIONS
    assert {section.endswith("-turned") for board in boards for section in board} == {True, False}


def test_sections_may_be_chosen_for_their_places() -> None:
    """002:79-80. Chosen ones lie where they were asked for, the rest is drawn from the others."""
    for seed in range(5):
        desk = start({"northwest": "barn", "southeast": "farm-turned"}, 2, seed)
        assert (desk.sections[0], desk.sections[3]) == ("barn", "farm-turned")
        assert not {"barn", "farm", "barn-turned", "farm-turned"} & set(desk.sections[1:3])


@pytest.mark.parametrize(
    "sections, counts",
    [
        (("tavern", "paddock", "oasis", "farm"), (61, 55, 53, 57, 58)),
        (("oracle", "tower", "harbor", "barn"), (63, 60, 63, 56, 57)),
    ],
)
def test_the_sections_have_their_terrains(sections: tuple[str, ...], counts: tuple[int, ...]) -> None:
    """002:42-50, 004:22 and 50-64. A first settlement finds every hex of the card, counted on the eight sections."""
    for terrain, count in zip(TERRAINS, counts, strict=True):
        desk = Desk(sections=sections)
        desk.turn(0, terrain)
        assert len(desk.options()) == count


def test_a_turned_section_is_turned_by_half_a_circle() -> None:
    """Ruling 2 on 002:79-82. The Farm's castle and both locations lie opposite to where they lie upright."""
    desk = Desk(sections=("tavern", "paddock", "oasis", "farm-turned"))
    assert (desk.left("19,13"), desk.left("15,18")) == (2, 2)
    desk.place(0, "20,19")
    assert desk.points(0)["castles"] == 3


def test_sections_join_without_a_seam() -> None:
    """002:80-82, 004:119. From 10,10 the neighbours in the three other sections are adjacent like any hex."""
    desk = Desk()
    desk.place(0, "10,10")
    desk.turn(0, "grass")
    assert desk.options() == {"settle 9,10", "settle 9,11", "settle 10,9", "settle 10,11", "settle 11,10"}
    desk.turn(0, "desert")
    assert desk.options() == {"settle 11,11"}


@pytest.mark.parametrize("tile, hexes", LOCATIONS.items())
def test_two_tiles_lie_on_each_location(tile: str, hexes: str) -> None:
    """002:56-64 and 90-93, 004:78-96 and 127. Of the kind of the section, and nobody holds one."""
    desk = start(FIRST_GAME, 2, 0)
    assert [desk.left(location) for location in hexes.split()] == [2, 2]
    assert desk.tiles(0) == desk.tiles(1) == []
    desk.hold(0, hexes)
    assert desk.tiles(0) == [tile, tile]


@pytest.mark.parametrize("section, locations", [("oracle", ["4,8"]), ("harbor", ["18,7"]), ("tower", ["4,16", "8,13"])])
def test_oracle_and_harbor_have_one_location_the_others_two(section: str, locations: list[str]) -> None:
    """002:60-64, 004:82-96. Two tiles of Oracle and of Harbor, four of each other kind."""
    desk = Desk(sections=("oracle", "tower", "harbor", "barn"))
    desk.hold(0, " ".join(locations))
    assert desk.tiles(0) == [section] * len(locations)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_everybody_has_forty_settlements_and_a_card_out_of_25(seats: int) -> None:
    """002:29-32, 67-72, 95-97 and 107-117, 004:36-48, 98, 131 and 139-149. Five of each terrain in pile and hands."""
    desk = start({}, seats, 1)
    hands = [desk.hand(seat) for seat in range(seats)]
    assert [desk.stock(seat) for seat in range(seats)] == [40] * seats
    assert {terrain: left + hands.count(terrain) for terrain, left in desk.pile.items()} == dict.fromkeys(desk.pile, 5)
    assert (len(desk.pile), sum(desk.discard.values()), sum(desk.removed.values())) == (5, 0, 0)


def test_three_different_cards_are_drawn_from_the_ten() -> None:
    """002:30-38 and 101-104, 004:102-104 and 135. Every card is met; those asked for are kept."""
    drawn = [start({}, 2, seed).cards for seed in range(25)]
    assert all(len(set(cards)) == 3 for cards in drawn)
    assert {card for cards in drawn for card in cards} == CARDS
    assert {"lords", "miners"} <= set(start({"card1": "lords", "card3": "miners"}, 2, 3).cards)


def test_chance_says_who_is_first() -> None:
    """002:119-120, 004:157, ruling 7. Every seat can be it, and it is that seat's turn."""
    desks = [start({}, 3, seed) for seed in range(20)]
    assert {desk.first for desk in desks} == {0, 1, 2}
    assert all(desk.seat == desk.first for desk in desks)


def test_first_game_sections_and_cards() -> None:
    """002:579-605. Tavern, Paddock, Oasis and Farm upright; Fishermen, Knights and Merchants."""
    desk = start(FIRST_GAME, 4, 5)
    assert desk.sections == ("tavern", "paddock", "oasis", "farm")
    assert sorted(desk.cards) == ["fishermen", "knights", "merchants"]


def test_first_game_flowers_reach_five_locations() -> None:
    """002:620-626. Of the eight locations five can be taken with a first settlement on flowers."""
    desk = Desk()
    desk.turn(0, "flowers")
    open_hexes = {option.removeprefix("settle ") for option in desk.options()}
    locations = " ".join(LOCATIONS.values()).split()
    assert [location for location in locations if desk.beside(location) & open_hexes] == [
        "7,3", "3,19", "13,8", "12,18", "16,13",
    ]  # fmt: skip


@pytest.mark.parametrize("terrain, count", [("grass", 61), ("canyon", 55), ("desert", 53), ("forest", 1)])
def test_first_game_three_flowers_touch_only_forest(terrain: str, count: int) -> None:
    """002:628-643, ruling 7. After 16,14, 15,15 and 14,14 only a forest card binds; others open the whole board."""
    desk = Desk()
    desk.turn(0, "flowers")
    desk.do("settle 16,14", "settle 15,15", "settle 14,14")
    assert desk.tiles(0) == ["farm"]
    desk.turn(0, terrain)
    assert sum(option.startswith("settle") for option in desk.options()) == count


def test_first_game_canyon_reaches_the_oasis() -> None:
    """002:648-653, ruling 7. The second turn's canyon may go to 17,7, beside the Oasis."""
    desk = Desk()
    desk.place(0, "16,14 15,15 14,14")
    desk.turn(0, "canyon")
    desk.do("settle 17,7")
    assert desk.tiles(0) == ["oasis"]


@pytest.mark.parametrize(
    "options",
    [
        {"northwest": "farm", "southeast": "farm"},
        {"northwest": "farm", "northeast": "farm-turned"},
        {"card1": "lords", "card2": "lords"},
        {"northwest": "palace"},
        {"card3": "shepherds"},
        {"weather": "fair"},
        FIRST_GAME | {"northwest": "barn"},
        FIRST_GAME | {"card1": "lords"},
    ],
)
def test_impossible_set_ups_are_refused(options: dict[str, str]) -> None:
    """002:79, 101-104 and 579-608. Each section and card is in the box once; the first game has its own."""
    with pytest.raises(Refused):
        start(options, 2, 0)


@pytest.mark.parametrize("seats", [0, 1, 6])
def test_too_few_or_too_many_seats_are_refused(seats: int) -> None:
    """002:14 and 67-72, ruling 7. Two to five."""
    with pytest.raises(Refused):
        start({}, seats, 0)
