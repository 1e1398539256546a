"""Location tiles: taken on arrival, one per location ever, kept while a settlement stands there, lost for good."""

import pytest

from regalia.core.page import Plate
from regalia.games.kingdom_builder import GAME
from regalia.games.kingdom_builder.shown.terminal import SHORT
from tests.kingdom_builder.desk import Desk


def beside_paddock(*more: str) -> Desk:
    """Seat 0 holds the Paddock of 7,12 through its settlement on 7,13; its further settlements stand on `more`."""
    desk = Desk()
    desk.place(0, " ".join(("7,13", *more)))
    desk.hold(0, "7,12")
    return desk


def test_building_beside_a_location_takes_its_tile_at_once() -> None:
    """002:187-191, 004:221. Of the two tiles at the start one is left."""
    desk = Desk()
    assert (desk.tiles(0), desk.left("7,12")) == ([], 2)
    desk.turn(0, "grass")
    desk.do("settle 8,12")
    assert (desk.tiles(0), desk.left("7,12")) == (["paddock"], 1)


def test_building_elsewhere_takes_nothing() -> None:
    """002:187, 004:221. Two hexes away is not beside the location."""
    desk = Desk()
    desk.turn(0, "grass")
    desk.do("settle 9,12")
    assert desk.tiles(0) == []


def test_an_extra_action_that_builds_takes_a_tile() -> None:
    """002:187-191, 004:221. The Farm's settlement arrives beside the Paddock."""
    desk = Desk()
    desk.place(0, "11,19 9,12")
    desk.hold(0, "12,18")
    desk.turn(0, "desert", left=0)
    desk.do("farm 8,12")
    assert (desk.tiles(0), desk.left("7,12")) == (["farm", "paddock"], 1)
    assert desk.options() == {"end"}


def test_moving_beside_a_location_takes_its_tile() -> None:
    """002:187, ruling "gaining a tile". A settlement that jumps to the Tavern brings its tile, without a build."""
    desk = beside_paddock("10,9")
    desk.turn(0, "grass", left=0)
    desk.do("paddock 10,9", "to 8,8")
    assert (desk.tiles(0), desk.left("7,8")) == (["paddock", "tavern"], 1)
    assert desk.stock(0) == 38


def test_each_seat_takes_one_until_none_is_left() -> None:
    """002:209-210, 004:233. Two tiles for two seats; the third to arrive receives nothing."""
    desk = Desk(seats=3)
    desk.place(1, "7,13")
    desk.place(2, "7,11")
    desk.hold(1, "7,12")
    assert desk.left("7,12") == 1
    desk.hold(2, "7,12")
    desk.turn(0, "grass")
    desk.do("settle 8,12")
    assert (desk.tiles(0), desk.left("7,12")) == ([], 0)


def test_a_location_gives_a_seat_one_tile_only() -> None:
    """002:195-197, 004:225. The second settlement beside it leaves the other tile where it is."""
    desk = Desk()
    desk.turn(0, "grass")
    desk.do("settle 8,12", "settle 8,11")
    assert (desk.tiles(0), desk.left("7,12")) == (["paddock"], 1)


def test_two_equal_tiles_come_from_two_locations() -> None:
    """002:212-214, 004:234. One Farm from each Farm location of the section."""
    desk = Desk()
    desk.place(0, "18,12 10,18")
    desk.turn(0, "grass")
    desk.do("settle 17,12", "settle 17,13", "settle 11,19")
    assert desk.tiles(0) == ["farm", "farm"]
    assert (desk.left("16,13"), desk.left("12,18")) == (1, 1)


def test_the_tile_is_kept_while_one_settlement_stays() -> None:
    """002:199-200, 004:227. One of two neighbours jumps away, the other holds the tile."""
    desk = beside_paddock("8,12")
    desk.turn(0, "grass", left=0)
    desk.do("paddock 7,13", "to 5,14")
    assert desk.tiles(0) == ["paddock"]


def test_the_tile_is_lost_when_the_last_neighbour_leaves() -> None:
    """002:202-204, 004:227 and 236-240. It goes out of the game, not back to the location."""
    desk = beside_paddock()
    desk.turn(0, "grass", left=0)
    desk.do("paddock 7,13", "to 5,14")
    assert (desk.tiles(0), desk.left("7,12")) == ([], 1)


def test_settlements_of_others_do_not_hold_a_tile() -> None:
    """002:199-200, 004:227. Only an own neighbour counts, and the other seat's tile is untouched."""
    desk = beside_paddock()
    desk.place(1, "8,12")
    desk.hold(1, "7,12")
    desk.turn(0, "grass", left=0)
    desk.do("paddock 7,13", "to 5,14")
    assert (desk.tiles(0), desk.tiles(1)) == ([], ["paddock"])


def test_loss_is_judged_after_landing() -> None:
    """002:202-204, 004:227, ruling "losing a tile". The only neighbour jumps over the location and lands beside it."""
    desk = beside_paddock()
    desk.turn(0, "grass", left=0)
    desk.do("paddock 7,13", "to 7,11")
    assert (desk.tiles(0), desk.left("7,12")) == (["paddock"], 1)


def test_one_move_may_lose_a_tile_and_take_another() -> None:
    """Ruling "losing a tile" on 002:202-204. From the Paddock to the Tavern in one jump."""
    desk = Desk()
    desk.place(0, "7,11")
    desk.hold(0, "7,12")
    desk.turn(0, "grass", left=0)
    desk.do("paddock 7,11", "to 7,9")
    assert (desk.tiles(0), desk.left("7,12"), desk.left("7,8")) == (["tavern"], 1, 1)


def test_a_tile_still_unused_is_lost_immediately() -> None:
    """004:227. The Farm was ready; after the move it is no longer offered."""
    desk = beside_paddock("17,13")
    desk.hold(0, "16,13")
    desk.turn(0, "grass", left=0)
    assert any(option.startswith("farm") for option in desk.options())
    desk.do("paddock 17,13", "to 15,12")
    assert desk.tiles(0) == ["paddock"]
    assert desk.options() == {"end"}


def test_a_lost_tile_is_never_regained_from_its_location() -> None:
    """002:195, 004:225, ruling "one tile per location hex per player, ever". One tile is left, none is taken."""
    desk = beside_paddock("9,12")
    desk.turn(0, "grass")
    desk.do("paddock 7,13", "to 5,14", "settle 8,12")
    assert (desk.tiles(0), desk.left("7,12")) == ([], 1)


def test_of_two_equal_tiles_the_spent_one_may_be_lost() -> None:
    """004:242. The Paddock just used is given up, so the other still jumps this turn."""
    desk = beside_paddock("3,18")
    desk.hold(0, "3,19")
    desk.turn(0, "grass", left=0)
    desk.do("paddock 7,13", "to 5,14")
    assert desk.options() == {"discard paddock ready", "discard paddock spent"}
    desk.do("discard paddock spent")
    assert desk.tiles(0) == ["paddock"]
    desk.do("paddock 5,14", "to 5,12")
    assert desk.options() == {"end"}


@pytest.mark.parametrize("which", ("spent", "ready"))
def test_both_equal_tiles_are_seen_until_one_is_given_up(which: str) -> None:
    """004:242. While the player chooses, everybody still sees two: on the page, for the ear, as plain text."""
    desk = beside_paddock("3,18")
    desk.hold(0, "3,19")
    desk.turn(0, "grass", left=0)
    desk.do("paddock 7,13", "to 5,14")
    for seat in (0, 1, None):
        view = desk.view(seat)
        assert view.tiles(0) == ["paddock", "paddock"]
        assert "tiles Paddock and Paddock." in " ".join(GAME.shown.describe(view, ("Ada", "Ben"), "en"))
        plates = GAME.shown.page(view, (Plate("Ada", ""), Plate("Ben", "")), "en")[0].html
        assert plates.count('data-help="tile.paddock"') == 2
        plain = "\n".join("".join(text for text, _ in line) for line in GAME.shown.board(view, "en"))
        assert f"{SHORT['paddock']} ({SHORT['paddock']})" in plain
    desk.do(f"discard paddock {which}")
    assert [desk.view(seat).tiles(0) for seat in (0, 1, None)] == [["paddock"]] * 3
    assert desk.left("7,12") == 1


def test_the_tile_that_is_given_up_is_told_as_lost_then() -> None:
    """004:242. Nothing is said to be lost when the settlement lands, and one tile when the choice is made."""
    desk = beside_paddock("3,18")
    desk.hold(0, "3,19")
    desk.turn(0, "grass", left=0)
    told = []
    for move in ("paddock 7,13", "to 5,14", "discard paddock spent"):
        before = desk.view(None)
        desk.do(move)
        told.append([*GAME.shown.changes(before, desk.view(None), desk.match.entries[-1], ("Ada", "Ben"), "en")])
    assert told == [[], [], ["Ada loses a tile: Paddock leaves the game."]]


def test_a_tile_gained_by_the_same_jump_is_seen_beside_both() -> None:
    """002:187-191, 004:242. From the Paddock to the Tavern: while one of two Paddocks is chosen the Tavern is there."""
    desk = Desk()
    desk.place(0, "7,11 3,18")
    desk.hold(0, "7,12 3,19")
    desk.turn(0, "grass", left=0)
    desk.do("paddock 7,11", "to 7,9")
    assert (desk.tiles(0), desk.left("7,8")) == (["paddock", "paddock", "tavern"], 1)
    desk.do("discard paddock ready")
    assert (desk.tiles(0), desk.options()) == (["paddock", "tavern"], {"end"})


def test_of_two_equal_tiles_the_ready_one_may_be_lost() -> None:
    """004:242. The choice is free, even a bad one: nothing jumps any more this turn."""
    desk = beside_paddock("3,18")
    desk.hold(0, "3,19")
    desk.turn(0, "grass", left=0)
    desk.do("paddock 7,13", "to 5,14", "discard paddock ready")
    assert desk.tiles(0) == ["paddock"]
    assert desk.options() == {"end"}


def test_whichever_is_given_up_the_rest_belongs_to_the_location_still_held() -> None:
    """002:199-204, 004:227 and 242. When that one is left too, nothing remains."""
    desk = beside_paddock("3,18")
    desk.hold(0, "3,19")
    desk.turn(0, "grass", left=0)
    desk.do("paddock 7,13", "to 5,14", "discard paddock spent", "paddock 3,18", "to 1,17")
    assert desk.tiles(0) == []
    assert (desk.left("7,12"), desk.left("3,19")) == (1, 1)


def test_two_equal_tiles_in_the_same_condition_leave_no_choice() -> None:
    """004:242. Both Farms are ready: one is lost without a question and one settlement can still be built."""
    desk = beside_paddock("17,13", "11,19")
    desk.hold(0, "16,13")
    desk.hold(0, "12,18")
    desk.turn(0, "desert", left=0)
    desk.do("paddock 17,13", "to 15,12")
    assert desk.tiles(0) == ["farm", "paddock"]
    desk.do("farm 11,20")
    assert desk.options() == {"end"}


def test_a_tile_taken_this_turn_counts_as_the_one_not_usable() -> None:
    """002:190-193 and 004:242. A Farm taken now and a Farm held before: the new one may go, the old one works."""
    desk = beside_paddock("11,19", "18,12")
    desk.hold(0, "12,18")
    desk.turn(0, "grass")
    desk.do("settle 17,12", "settle 17,13", "settle 18,11")
    assert desk.tiles(0) == ["farm", "farm", "paddock"]
    desk.do("paddock 11,19", "to 9,18", "discard farm spent")
    assert desk.tiles(0) == ["farm", "paddock"]
    assert "farm 9,17" in desk.options()
