"""The mandatory action: three settlements on the terrain of the card, next to one's own where that can be."""

import pytest

from tests.kingdom_builder.desk import Desk


def test_first_settlement_may_stand_on_any_free_hex_of_the_card() -> None:
    """002:273-275, 004:302. Without a settlement on the board nothing is adjacent: all 61 grass hexes are open."""
    desk = Desk()
    desk.turn(0, "grass")
    assert len(desk.options()) == 61
    assert {"settle 4,5", "settle 18,12"} <= desk.options()


def test_three_settlements_leave_the_supply_one_after_the_other() -> None:
    """002:137-139 and 163-164, 004:179 and 195. The turn cannot end before the third stands."""
    desk = Desk()
    desk.turn(0, "grass")
    for settled, hex_name in enumerate(("4,5", "4,6", "5,7")):
        assert desk.stock(0) == 40 - settled
        desk.reject("end")
        desk.do(f"settle {hex_name}")
    assert desk.stock(0) == 37
    assert desk.options() == {"end"}


def test_only_the_terrain_of_the_card_is_settled() -> None:
    """002:138, 004:258. Another buildable terrain is refused, next to one's own or not."""
    desk = Desk()
    desk.place(0, "4,5")
    desk.turn(0, "grass")
    for forest in ("4,7", "9,5"):
        desk.reject(f"settle {forest}")


@pytest.mark.parametrize("hex_name", ["4,1", "1,4", "4,4", "7,3"], ids=["water", "mountain", "castle", "location"])
@pytest.mark.parametrize("terrain", ["grass", "canyon", "desert", "flowers", "forest"])
def test_four_terrains_are_never_settled(hex_name: str, terrain: str) -> None:
    """002:252-254, 004:264. Water, mountains, castles and locations carry no settlement of the mandatory action."""
    desk = Desk()
    desk.turn(0, terrain)
    desk.reject(f"settle {hex_name}")


def test_a_hex_carries_one_settlement() -> None:
    """002:244-248, 004:258-262. Hexes taken by oneself or by others are not offered."""
    desk = Desk()
    desk.place(0, "4,5")
    desk.place(1, "5,5")
    desk.turn(0, "grass")
    assert desk.options() == {"settle 4,6", "settle 5,6"}
    desk.reject("settle 4,5")
    desk.reject("settle 5,5")


def test_settlements_go_next_to_own_ones_where_possible() -> None:
    """002:269-271 and 294-295, 004:286-290. One settlement with three free grass neighbours leaves three hexes."""
    desk = Desk()
    desk.place(0, "4,5")
    desk.turn(0, "grass")
    assert desk.options() == {"settle 4,6", "settle 5,5", "settle 5,6"}
    desk.reject("settle 8,7")


def test_adjacency_is_looked_at_anew_for_each_settlement() -> None:
    """004:292, ruling "one settlement at a time". The first of the three opens a hex for the second."""
    desk = Desk()
    desk.place(0, "4,5")
    desk.turn(0, "grass")
    desk.reject("settle 5,7")
    desk.do("settle 4,6")
    assert desk.options() == {"settle 5,5", "settle 5,6", "settle 5,7"}


def test_the_three_may_be_split_over_own_areas() -> None:
    """004:179, ruling "one settlement at a time". They need not stand side by side."""
    desk = Desk()
    desk.place(0, "4,5 13,10 18,12")
    desk.turn(0, "grass")
    desk.do("settle 4,6", "settle 12,10", "settle 18,11")
    assert desk.options() == {"end"}


def test_settlements_of_others_give_no_adjacency() -> None:
    """002:269-271, 004:286. Only own neighbours bind: 60 of 61 grass hexes are free."""
    desk = Desk()
    desk.place(1, "4,5")
    desk.turn(0, "grass")
    assert len(desk.options()) == 60


def test_without_an_adjacent_hex_any_free_hex_of_the_card_serves() -> None:
    """002:273-281 and 297-299, 004:298-302. A settlement among deserts leaves all 57 flower hexes open."""
    desk = Desk()
    desk.place(0, "1,18")
    desk.turn(0, "flowers")
    assert len(desk.options()) == 57
    desk.reject("end")


def test_the_duty_ends_when_the_last_adjacent_hex_is_taken() -> None:
    """002:273-275, 004:300-302. Two adjacent flower hexes must be filled first, then the third goes anywhere."""
    desk = Desk()
    desk.place(0, "18,3")
    desk.turn(0, "flowers")
    assert desk.options() == {"settle 18,4", "settle 19,4"}
    desk.do("settle 18,4", "settle 19,4")
    assert len(desk.options()) == 55


def test_with_two_settlements_left_two_are_built() -> None:
    """004:179. A supply below three shortens the action."""
    desk = Desk()
    desk.place(0, "4,5")
    desk.supply(0, 2)
    desk.turn(0, "grass")
    desk.do("settle 4,6", "settle 5,6")
    assert desk.stock(0) == 0
    assert desk.options() == {"end"}


def test_extra_actions_before_may_leave_nothing_to_build() -> None:
    """004:185. The Farm takes the last settlement, so the mandatory action is empty."""
    desk = Desk()
    desk.place(0, "17,13")
    desk.hold(0, "16,13")
    desk.supply(0, 1)
    desk.turn(0, "desert")
    desk.do("farm 17,12")
    assert desk.stock(0) == 0
    assert desk.options() == {"end"}


def test_exhausted_terrain_at_the_start_draws_another_card() -> None:
    """002:256-261, 004:277. The useless card leaves the game; the new one is drawn from the pile, by its weights."""
    desk = Desk()
    desk.full("grass")
    desk.set_pile("canyon canyon desert")
    desk.turn(0, "grass")
    assert desk.seat == -1
    assert desk.outcomes() == {"redraw 0 canyon": 2, "redraw 0 desert": 1}
    desk.chance("redraw 0 canyon")
    assert len(desk.options()) == 55
    assert (desk.removed["grass"], sum(desk.discard.values()), sum(desk.pile.values())) == (1, 0, 2)


def test_terrain_exhausted_in_the_middle_keeps_the_settlements_still_owed() -> None:
    """004:277, ruling 7. One on the last grass hex, the other two on the new card."""
    desk = Desk()
    desk.full("grass", except_="4,5")
    desk.set_pile("canyon desert")
    desk.turn(0, "grass")
    desk.do("settle 4,5")
    desk.chance("redraw 0 canyon")
    desk.do("settle 1,8", "settle 1,9")
    assert desk.stock(0) == 37
    assert desk.options() == {"end"}


def test_terrain_exhausted_by_an_extra_action_before_draws_another_card() -> None:
    """004:277, ruling 7. The Farm takes the last grass hex, the three are built on the new card."""
    desk = Desk()
    desk.place(0, "16,14")
    desk.hold(0, "16,13")
    desk.full("grass", except_="15,13")
    desk.set_pile("canyon")
    desk.turn(0, "grass")
    desk.do("farm 15,13")
    desk.chance("redraw 0 canyon")
    assert desk.removed["grass"] == 1
    desk.do("settle 14,12", "settle 14,11", "settle 13,11")
    assert desk.options() == {"end"}


def test_a_new_card_of_a_full_terrain_is_removed_as_well() -> None:
    """002:261-263, 004:277. Cards are drawn until one has a free hex."""
    desk = Desk()
    desk.full("grass")
    desk.set_pile("grass grass canyon")
    desk.turn(0, "grass")
    desk.chance("redraw 0 grass")
    assert desk.outcomes() == {"redraw 0 grass": 1, "redraw 0 canyon": 1}
    desk.chance("redraw 0 grass")
    desk.chance("redraw 0 canyon")
    assert desk.removed["grass"] == 3
    assert desk.removed["canyon"] == 0


def test_the_new_card_binds_like_the_first() -> None:
    """002:269-271, 004:277. Adjacency is asked on the terrain of the newest card."""
    desk = Desk()
    desk.place(0, "4,5")
    desk.full("grass")
    desk.set_pile("flowers")
    desk.turn(0, "grass")
    desk.chance("redraw 0 flowers")
    assert desk.options() == {"settle 3,5", "settle 3,6"}


def test_a_new_card_from_an_empty_pile_reshuffles_the_discard() -> None:
    """002:180-183, 004:217, ruling 7. The card that left the game is not among those shuffled."""
    desk = Desk()
    desk.full("grass")
    desk.set_pile("")
    desk.set_discard("canyon desert")
    desk.turn(0, "grass")
    assert desk.outcomes() == {"redraw 0 canyon": 1, "redraw 0 desert": 1}
    desk.chance("redraw 0 desert")
    assert (desk.pile["canyon"], sum(desk.pile.values()), sum(desk.discard.values())) == (1, 1, 0)


def test_the_action_ends_when_no_card_is_left_anywhere() -> None:
    """Ruling 7 on 004:277. Nothing is built, the turn can end and the next seat plays."""
    desk = Desk()
    desk.full("grass")
    desk.set_pile("")
    desk.set_discard("")
    desk.set_hand(1, "canyon")
    desk.turn(0, "grass")
    assert desk.options() == {"end"}
    desk.do("end")
    assert (desk.seat, desk.stock(0), desk.hand(0)) == (1, 40, None)


def test_the_action_ends_when_every_card_left_is_of_a_full_terrain() -> None:
    """Ruling 7 on 004:277. However the useless cards are drawn, no settlement is owed in the end."""
    desk = Desk()
    desk.full("grass")
    desk.full("canyon")
    desk.set_pile("canyon grass")
    desk.set_discard("canyon")
    desk.turn(0, "grass")
    while desk.seat == -1:
        desk.chance(min(desk.outcomes()))
    assert desk.options() == {"end"}


def test_the_third_settlement_on_the_last_hex_draws_no_card() -> None:
    """002:260-263. A new card is drawn to carry out the mandatory action, which is done."""
    desk = Desk()
    desk.full("grass", except_="4,5 4,6 5,6")
    desk.turn(0, "grass")
    desk.do("settle 4,5", "settle 4,6", "settle 5,6")
    assert desk.options() == {"end"}
    desk.do("end")
    assert (desk.discard["grass"], desk.removed["grass"]) == (1, 0)
