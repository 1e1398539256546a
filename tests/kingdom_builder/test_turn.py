"""A turn: extra actions before and after the mandatory one, a new card, the next seat; and how the game ends."""

import pytest

from tests.kingdom_builder.desk import Desk, start


def beside_two_farms(seats: int = 2) -> Desk:
    """Seat 0 stands at both Farm locations and holds both tiles."""
    desk = Desk(seats=seats)
    desk.place(0, "17,13 11,19")
    desk.hold(0, "16,13")
    desk.hold(0, "12,18")
    return desk


def end_turn(desk: Desk) -> None:
    """Ends the turn and lets chance deal the card."""
    desk.do("end")
    while desk.seat == -1:
        desk.chance(min(desk.outcomes()))


def play_turn(desk: Desk) -> None:
    """Only the mandatory action, on the first hexes offered."""
    while "end" not in desk.options():
        desk.do(min(option for option in desk.options() if option.startswith("settle")))
    end_turn(desk)


def test_extra_actions_may_come_before_the_mandatory_action() -> None:
    """002:152-153, 004:185. The tile is used first and the three settlements are still owed."""
    desk = beside_two_farms()
    desk.turn(0, "desert")
    desk.do("farm 17,12")
    assert desk.stock(0) == 37
    desk.reject("end")
    desk.do("settle 11,11", "settle 11,12", "settle 12,11")
    assert desk.stock(0) == 34


def test_extra_actions_may_come_after_the_mandatory_action() -> None:
    """002:152-153, 004:185. With the three built the tiles are still offered."""
    desk = beside_two_farms()
    desk.turn(0, "desert", left=0)
    assert {"farm 17,12", "end"} <= desk.options()


def test_extra_actions_never_interrupt_the_mandatory_action() -> None:
    """002:163-164, 004:185. From the first of the three to the third only settling is offered."""
    desk = beside_two_farms()
    desk.turn(0, "desert")
    assert "farm 17,12" in desk.options()
    for hex_name in ("11,11", "11,12"):
        desk.do(f"settle {hex_name}")
        assert all(option.startswith("settle") for option in desk.options())
        desk.reject("farm 17,12")
    desk.do("settle 12,11")
    assert "farm 17,12" in desk.options()


def test_extra_actions_may_stand_on_both_sides_of_the_mandatory_action() -> None:
    """004:213. One Farm before, the other after, in one turn."""
    desk = beside_two_farms()
    desk.turn(0, "desert")
    desk.do("farm 17,12", "settle 11,11", "settle 11,12", "settle 12,11", "farm 11,20")
    assert desk.stock(0) == 33
    assert desk.options() == {"end"}


def test_extra_actions_are_optional() -> None:
    """002:147-149 and 175-176, 004:187. A turn may end with every tile unused."""
    desk = beside_two_farms()
    desk.turn(0, "desert", left=0)
    end_turn(desk)
    assert (desk.seat, desk.stock(0), desk.tiles(0)) == (1, 38, ["farm", "farm"])


def test_a_tile_works_once_a_turn() -> None:
    """002:149-150, 004:185. The only Farm tile is spent after one settlement."""
    desk = Desk()
    desk.place(0, "17,13")
    desk.hold(0, "16,13")
    desk.turn(0, "desert", left=0)
    desk.do("farm 17,12")
    assert desk.stock(0) == 38
    assert desk.options() == {"end"}


def test_a_tile_spent_before_the_mandatory_action_stays_spent_after_it() -> None:
    """002:149-150, 004:185. Once a turn, not once on each side."""
    desk = Desk()
    desk.place(0, "17,13")
    desk.hold(0, "16,13")
    desk.turn(0, "desert")
    desk.do("farm 17,12", "settle 11,11", "settle 11,12", "settle 12,11")
    assert desk.options() == {"end"}


def test_two_equal_tiles_work_twice_a_turn() -> None:
    """002:150-152, 004:185. Two Farm tiles, two settlements, not a third."""
    desk = beside_two_farms()
    desk.turn(0, "desert", left=0)
    desk.do("farm 17,12", "farm 18,12")
    assert desk.stock(0) == 36
    assert desk.options() == {"end"}


def test_spent_tiles_are_ready_again_next_turn() -> None:
    """002:171-173, 004:209. The tile used in this turn is offered in the next."""
    desk = Desk()
    desk.place(0, "17,13")
    desk.hold(0, "16,13")
    desk.turn(0, "desert", left=0)
    desk.do("farm 17,12")
    end_turn(desk)
    play_turn(desk)
    assert desk.seat == 0
    assert any(option.startswith("farm") for option in desk.options())


def test_a_tile_gained_this_turn_works_from_the_next() -> None:
    """002:190-193, 004:223. Taken with the third settlement, the Farm waits one turn."""
    desk = Desk()
    desk.place(0, "18,12")
    desk.turn(0, "grass")
    desk.do("settle 18,11", "settle 17,12", "settle 17,13")
    assert desk.tiles(0) == ["farm"]
    assert desk.options() == {"end"}
    end_turn(desk)
    play_turn(desk)
    assert any(option.startswith("farm") for option in desk.options())


def test_the_card_is_discarded_and_a_new_one_drawn_at_the_end() -> None:
    """002:175-178, 004:187. The discard grows by the played card, the pile loses the drawn one."""
    desk = Desk()
    desk.set_pile("canyon canyon forest")
    desk.turn(0, "grass", left=0)
    discarded = desk.discard["grass"]
    desk.do("end")
    assert desk.seat == -1
    assert desk.outcomes() == {"draw 0 canyon": 2, "draw 0 forest": 1}
    desk.chance("draw 0 canyon")
    assert desk.discard["grass"] == discarded + 1
    assert desk.hand(0) == "canyon"
    assert (desk.pile["canyon"], desk.pile["forest"]) == (1, 1)


def test_the_new_card_is_hidden_from_the_others() -> None:
    """002:177-178, 004:149. Two different draws look the same to the other seat, not to the owner."""
    views = []
    for terrain in ("canyon", "forest"):
        desk = Desk()
        desk.set_pile("canyon forest")
        desk.set_hand(1, "desert")
        desk.turn(0, "grass", left=0)
        desk.do("end")
        desk.chance(f"draw 0 {terrain}")
        views.append((desk.view(0), desk.view(1)))
    assert views[0][1] == views[1][1]
    assert views[0][0] != views[1][0]


def test_an_empty_pile_is_made_anew_from_the_discard() -> None:
    """002:180-183, 004:217. The card just played is shuffled in with the others."""
    desk = Desk()
    desk.set_pile("")
    desk.set_discard("canyon canyon")
    desk.turn(0, "grass", left=0)
    desk.do("end")
    assert desk.outcomes() == {"draw 0 canyon": 2, "draw 0 grass": 1}
    desk.chance("draw 0 grass")
    assert (desk.pile["canyon"], sum(desk.pile.values()), sum(desk.discard.values())) == (2, 2, 0)


def test_the_last_card_of_the_pile_leaves_the_discard_alone() -> None:
    """Ruling 7. Shuffling waits until a card is needed and none is there."""
    desk = Desk()
    desk.set_pile("forest")
    desk.set_discard("canyon")
    desk.turn(0, "grass", left=0)
    desk.do("end")
    desk.chance("draw 0 forest")
    assert sum(desk.pile.values()) == 0
    assert (desk.discard["canyon"], desk.discard["grass"]) == (1, 1)


def test_seats_play_clockwise_each_with_its_own_card() -> None:
    """002:126-130, 004:167-169. After 0 comes 1 with the card it held, then 2, then 0 again."""
    desk = Desk(seats=3)
    desk.set_hand(1, "canyon")
    desk.set_hand(2, "flowers")
    desk.turn(0, "grass", left=0)
    end_turn(desk)
    assert (desk.seat, len(desk.options()), "settle 1,8" in desk.options()) == (1, 55, True)
    play_turn(desk)
    assert (desk.seat, len(desk.options()), "settle 1,1" in desk.options()) == (2, 57, True)
    play_turn(desk)
    assert desk.seat == 0


def test_the_round_is_finished_after_the_last_settlement() -> None:
    """002:306-308, 004:316. The first seat runs out: the other two have their turn, then it is over."""
    desk = Desk(seats=3)
    desk.supply(0, 3)
    desk.turn(0, "grass")
    for seat in range(3):
        assert (desk.seat, desk.over) == (seat, False)
        play_turn(desk)
    assert (desk.seat, desk.over) == (None, True)


def test_the_last_seat_of_the_round_ends_the_game_with_its_own_turn() -> None:
    """002:307-308, 004:316. Nobody plays after the seat to the right of the first."""
    desk = Desk(seats=3)
    desk.supply(2, 2)
    desk.turn(2, "grass")
    play_turn(desk)
    assert desk.over


@pytest.mark.parametrize("seed", range(4))
def test_the_round_ends_to_the_right_of_whoever_was_first(seed: int) -> None:
    """002:307-308, 004:316. Equal numbers of turns for all, whichever seat chance put first."""
    desk = start({}, 3, seed)
    desk.supply(desk.first, 3)
    turns = []
    while not desk.over:
        turns.append(desk.seat)
        play_turn(desk)
    assert turns == [(desk.first + step) % 3 for step in range(3)]


def test_after_the_last_settlement_only_moves_are_left() -> None:
    """004:318, ruling "after the last settlement". The Farm has nothing to build with, the Paddock still moves."""
    desk = Desk()
    desk.place(0, "17,13 7,13 18,12")
    desk.hold(0, "16,13")
    desk.hold(0, "7,12")
    desk.supply(0, 3)
    desk.turn(0, "grass")
    assert any(option.startswith("farm") for option in desk.options())
    desk.do("settle 17,12", "settle 18,11", "settle 8,12")
    assert desk.stock(0) == 0
    assert not any(option.startswith("farm") for option in desk.options())
    desk.do("paddock 7,13", "to 5,14")
    assert desk.options() == {"end"}


def test_most_points_win() -> None:
    """002:320, 004:327. Two settlements, one of them beside a castle, against one far from anything."""
    desk = Desk(cards=("miners", "workers", "merchants"))
    desk.place(0, "10,8")
    desk.place(1, "4,5")
    desk.supply(1, 1)
    desk.turn(1, "grass")
    desk.do("settle 4,6")
    end_turn(desk)
    assert (desk.total(0), desk.total(1)) == (0, 4)
    assert desk.result().ranks == (2, 1)


def test_equal_points_share_the_victory() -> None:
    """002:321, 004:327. Two of three seats stand beside castles; no tie-breaker parts them."""
    desk = Desk(seats=3, cards=("miners", "workers", "merchants"))
    desk.place(0, "4,5")
    desk.place(1, "9,16")
    desk.supply(2, 1)
    desk.turn(2, "grass")
    desk.do("settle 10,9")
    end_turn(desk)
    assert [desk.total(seat) for seat in range(3)] == [4, 4, 0]
    ranks = desk.result().ranks
    assert ranks[:2] == (1, 1)
    assert ranks[2] > 1


def test_a_total_is_the_sum_of_three_cards_and_the_castles() -> None:
    """002:310-318, 004:320-325. Fishermen 2, Knights 2, Merchants nothing, and 3 for a castle."""
    desk = Desk()
    desk.place(0, "4,3 5,5")
    assert desk.points(0) == {"fishermen": 2, "knights": 2, "merchants": 0, "castles": 3}
    assert desk.total(0) == 7
