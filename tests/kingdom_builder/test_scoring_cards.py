"""The ten Kingdom Builder cards and the castles, in figures."""

import pytest

from tests.kingdom_builder.desk import Desk

NORTHWEST_10, NORTHWEST_9 = "10,1 10,2 10,5 10,6 10,7 10,8 10,9 10,10", "9,1 9,2 9,3 9,5 9,6 9,7 9,8 9,9"
NORTHWEST_1, NORTHWEST_5 = "1,1 1,2 1,3 1,6 1,7 1,8", "5,1 5,2"
NORTHEAST, SOUTHWEST, SOUTHEAST = "9,11 9,12 9,13 9,14 9,16", "16,2 16,3 16,5 16,6 16,7", "17,11 17,12 17,13 17,14"
THREE_EMPTY = 3 * 12  # Lords: where nobody stands all are level at nought and first


def score(card: str, settlements: str) -> int:
    """What the card gives seat 0 for these settlements in the first game's kingdom."""
    desk = Desk(cards=(card,))
    desk.place(0, settlements)
    return desk.points(0)[card]


def lords(*settlements: str) -> list[int]:
    """What Lords gives each seat; the settlements of each, seat by seat."""
    desk = Desk(seats=len(settlements), cards=("lords",))
    for seat, hexes in enumerate(settlements):
        desk.place(seat, hexes)
    return [desk.points(seat)["lords"] for seat in range(len(settlements))]


@pytest.mark.parametrize(
    "card",
    ["fishermen", "merchants", "discoverers", "hermits", "citizens", "miners", "workers", "knights", "farmers"],
)
def test_an_empty_kingdom_scores_nothing(card: str) -> None:
    """002:313-318, 004:324-325. No settlement, no points, for every card but Lords."""
    assert score(card, "") == 0


def test_fishermen_count_settlements_beside_water() -> None:
    """002:327-333, 004:342-344. 8,13 has one water neighbour, 4,3 three: a point each; 8,12 none."""
    assert score("fishermen", "8,12") == 0
    assert score("fishermen", "8,12 8,13") == 1
    assert score("fishermen", "8,12 8,13 4,3") == 2


def test_fishermen_on_water_do_not_count() -> None:
    """002:333-336, 004:344. 8,14 is water among water; the hex it covers still serves 8,13 beside it."""
    assert score("fishermen", "8,14") == 0
    assert score("fishermen", "8,13 8,14") == 1


def test_miners_count_settlements_beside_mountains() -> None:
    """002:407-412 and 444-447, 004:348-359. 1,3 has one mountain neighbour, 3,13 four: a point each; 1,2 none."""
    assert score("miners", "1,2") == 0
    assert score("miners", "1,2 1,3") == 1
    assert score("miners", "1,2 1,3 3,13") == 2


def test_workers_count_settlements_beside_castles_and_locations() -> None:
    """002:449-457, 004:380-397. The picture's four: beside a castle, far away, twice beside a location: 1, 0, 1, 1."""
    assert score("workers", "5,6") == 0
    assert score("workers", "5,6 5,5") == 1
    assert score("workers", "5,6 5,5 8,7 8,8") == 3


def test_workers_count_a_location_whose_tiles_are_gone() -> None:
    """004:397. The hex counts, not what lies on it."""
    desk = Desk(cards=("workers",))
    desk.place(0, "8,7")
    desk.place(1, "8,8")
    desk.hold(0, "7,8")
    desk.hold(1, "7,8")
    assert (desk.left("7,8"), desk.points(0)["workers"], desk.points(1)["workers"]) == (0, 1, 1)


def test_merchants_count_hexes_linked_by_own_settlements() -> None:
    """002:338-352, 004:363-376. Tavern 7,8 and Paddock 7,12: nothing until the chain closes, then 4 each."""
    assert score("merchants", "7,9 7,11") == 0
    assert score("merchants", "7,9 7,10 7,11") == 8


def test_merchants_picture_with_three_linked_and_one_apart() -> None:
    """004:372-374. A castle and two locations on one chain give 4 each, the lone location nothing."""
    assert score("merchants", "5,5 5,6 5,7 6,7 6,8 7,9 7,10 7,11 7,4") == 12


def test_merchants_picture_with_four_times_four() -> None:
    """002:338-349. Two chains of two hexes each, a castle among them."""
    assert score("merchants", "7,9 7,10 7,11 13,13 14,13 15,13") == 16


def test_merchants_count_a_hex_once() -> None:
    """Ruling "Merchants" on 002:350-352. Two separate chains between the same two locations."""
    assert score("merchants", "7,9 7,10 7,11 8,8 9,9 9,10 9,11 8,11") == 8


def test_merchants_need_their_own_unbroken_chain() -> None:
    """002:352, 004:376. A settlement of another seat in the middle breaks it."""
    desk = Desk(cards=("merchants",))
    desk.place(0, "7,9 7,11")
    desk.place(1, "7,10")
    assert (desk.points(0)["merchants"], desk.points(1)["merchants"]) == (0, 0)


def test_merchants_may_link_across_water() -> None:
    """Ruling "settlements on water". 9,15 on the river joins Paddock and castle."""
    assert score("merchants", "8,12 8,13 9,14 9,16") == 0
    assert score("merchants", "8,12 8,13 9,14 9,15 9,16") == 8


def test_discoverers_count_lines_with_a_settlement() -> None:
    """002:356-372, 004:401-418. Three lines as in the picture; a second settlement on a line adds nothing."""
    assert score("discoverers", "4,5") == 1
    assert score("discoverers", "4,5 4,6 4,20") == 1
    assert score("discoverers", "4,5 4,6 5,5 11,20 11,1") == 3


def test_knights_count_the_fullest_line_only() -> None:
    """002:459-474, 004:422-439. The picture: three on one line give 6, shorter lines nothing."""
    assert score("knights", "8,8") == 2
    assert score("knights", "8,8 8,9 8,10 9,8 9,9 10,8") == 6


def test_knights_count_one_of_two_equal_lines() -> None:
    """002:472-474, 004:439. Three and three give 6, not 12."""
    assert score("knights", "8,8 8,9 8,10 9,8 9,9 9,10") == 6


def test_knights_lines_run_across_the_whole_board() -> None:
    """002:471-472, 004:425. Twenty hexes through two sections, gaps allowed."""
    assert score("knights", "8,1 8,10 8,11 8,20") == 8


def test_hermits_count_separate_areas() -> None:
    """002:374-385, 004:443-456. The picture: an area and a lone settlement give 1 each; joined they are one."""
    assert score("hermits", "8,8 8,9 9,9") == 1
    assert score("hermits", "8,8 8,9 9,9 8,11") == 2
    assert score("hermits", "8,8 8,9 9,9 8,11 8,10") == 1


def test_hermits_do_not_mind_the_settlements_of_others() -> None:
    """004:456. What stands between belongs to another seat: still two areas."""
    desk = Desk(cards=("hermits",))
    desk.place(0, "8,8 8,10")
    desk.place(1, "8,9")
    assert (desk.points(0)["hermits"], desk.points(1)["hermits"]) == (2, 1)


def test_citizens_count_pairs_of_the_largest_area() -> None:
    """002:387-405, 004:481-494. The picture: six in one area give 3, the lone settlement nothing."""
    assert score("citizens", "8,1") == 0
    assert score("citizens", "8,1 8,7 8,8 8,9 9,8 9,9 9,10") == 3


def test_citizens_round_down_and_take_one_area() -> None:
    """002:405, 004:494. Seven give 3; two areas of four give 2."""
    assert score("citizens", "8,7 8,8 8,9 9,8 9,9 9,10 10,8") == 3
    assert score("citizens", "8,7 8,8 8,9 8,10 16,5 16,6 16,7 16,8") == 2


def test_farmers_count_three_for_each_in_the_poorest_quadrant() -> None:
    """002:491-503, 004:505-513. The picture of 002: fewest in the southeast, four, so 12 points."""
    assert score("farmers", " ".join((NORTHWEST_10, NORTHEAST, SOUTHWEST, SOUTHEAST))) == 12
    assert score("farmers", " ".join((NORTHWEST_10, NORTHEAST, SOUTHWEST, "17,11 17,12"))) == 6


def test_farmers_count_one_of_two_equal_quadrants() -> None:
    """002:502-504, 004:509-513. The picture of 004: four in each southern quadrant give 12, not 24."""
    assert score("farmers", " ".join((NORTHWEST_10, NORTHEAST, "16,2 16,3 16,5 16,6", SOUTHEAST))) == 12


def test_farmers_need_every_quadrant() -> None:
    """002:504-505, 004:513. One empty quadrant and there is nothing."""
    assert score("farmers", " ".join((NORTHWEST_10, NORTHEAST, SOUTHWEST))) == 0


def test_lords_picture_of_eight_eight_six_and_two() -> None:
    """002:476-489, 004:469-477. Both firsts 12, the next number 6, the last nothing; three quadrants stay level."""
    points = lords(NORTHWEST_10, NORTHWEST_9, NORTHWEST_1, NORTHWEST_5)
    assert points == [THREE_EMPTY + quadrant for quadrant in (12, 12, 6, 0)]


def test_lords_who_share_the_second_place_have_six_each() -> None:
    """002:486-489, 004:477. Eight, two, two and one: 12, 6, 6 and nothing."""
    points = lords(NORTHWEST_10, "9,1 9,2", NORTHWEST_5, "1,1")
    assert points == [THREE_EMPTY + quadrant for quadrant in (12, 6, 6, 0)]


def test_lords_may_be_second_with_nothing() -> None:
    """004:477, ruling "Lords with 0". Of two seats one stands in the quadrant: 12 and 6."""
    assert lords("8,8", "") == [THREE_EMPTY + 12, THREE_EMPTY + 6]


def test_lords_with_all_level_are_all_first() -> None:
    """Ruling "Lords with 0" on 002:486-489. Three seats with one settlement each: 12 for everybody, nobody second."""
    assert lords("8,8", "8,9", "8,10") == [THREE_EMPTY + 12] * 3


def test_lords_look_at_each_quadrant_alone() -> None:
    """002:484-486, 004:477. Seat 0 leads twice, seat 1 once, the southeast is level: 12, 12, 6, 12 and 6, 6, 12, 12."""
    assert lords("8,8 8,9 8,11", "8,7 16,5") == [42, 36]


def test_castles_give_three_however_many_stand_beside_them() -> None:
    """002:216-232, 004:246-254. The picture: two settlements, one castle, 3 points; a second castle 3 more."""
    desk = Desk()
    assert desk.points(0)["castles"] == 0
    desk.place(0, "4,5")
    assert desk.points(0)["castles"] == 3
    desk.place(0, "5,5 5,6")
    assert desk.points(0)["castles"] == 3
    desk.place(0, "8,15")
    assert desk.points(0)["castles"] == 6


def test_a_castle_serves_every_seat_beside_it() -> None:
    """002:218-225, 004:246-248. Three points at most for each, not for the castle."""
    desk = Desk()
    desk.place(0, "4,5")
    desk.place(1, "5,5")
    assert (desk.points(0)["castles"], desk.points(1)["castles"]) == (3, 3)


@pytest.mark.parametrize(
    "card, settlements, points",
    [
        ("miners", "4,15", 1),
        ("workers", "5,4", 1),
        ("discoverers", "5,4", 1),
        ("knights", "5,4 5,5", 4),
        ("hermits", "5,4 5,6", 2),
        ("citizens", "5,4 5,5", 1),
        ("farmers", "5,4 4,15 18,1 14,15", 3),
    ],
)
def test_settlements_on_water_are_ordinary_ones(card: str, settlements: str, points: int) -> None:
    """Ruling "settlements on water". Only Fishermen leave them out."""
    assert score(card, settlements) == points


def test_lords_and_castles_count_settlements_on_water() -> None:
    """Ruling "settlements on water". One on 5,4, beside a castle, leads its quadrant."""
    desk = Desk(cards=("lords",))
    desk.place(0, "5,4")
    assert desk.points(0) == {"lords": THREE_EMPTY + 12, "castles": 3}
    assert desk.points(1) == {"lords": THREE_EMPTY + 6, "castles": 0}
