"""Two seats: neutral dice take advisors at the start of every season."""

import pytest

from tests.kingsburg.desk import Desk


def neutral(three: str, two: str) -> Desk:
    """Two seats, and the neutral dice have fallen."""
    desk = Desk(2)
    desk.start("neutral")
    desk.chance(f"neutral {three}", f"neutral {two}")
    assert desk.over
    return desk


def taken(desk: Desk) -> set[int]:
    return {influence.rank for _, influence in desk.state.court}


@pytest.mark.parametrize(
    "three, two, ranks",
    [
        ("1+2+3", "4+5", {6, 9}),
        ("6+6+6", "6+6", {18, 12}),
        ("1+1+5", "3+4", {7, 3, 4}),
        ("1+1+2", "1+3", {4, 1, 3}),
        ("1+1+4", "3+3", {6, 3}),
        ("1+1+2", "2+2", {4, 2}),
    ],
)
def test_neutral_dice_take_their_advisors(three: str, two: str, ranks: set[int]) -> None:
    """000:427-429, 001:49-51. Sums; equal sums: each of the two dice by its face; equal faces: one of them only."""
    assert taken(neutral(three, two)) == ranks


def test_neutral_advisors_are_closed_but_for_the_envoy() -> None:
    """000:431. Seat 0 without him cannot reach six and nine, seat 1 with him can."""
    desk = neutral("1+2+3", "4+5")
    for seat in range(2):
        desk.roll(seat, "6 3")
    desk.envoy(1)
    desk.start("influence")
    assert desk.options() == {"influence 3 with 3", "pass"}
    desk.do("pass")
    assert desk.options() == {"influence 3 with 3", "influence 6 with 6 envoy", "influence 9 with 3+6 envoy", "pass"}


def test_neutral_dice_fall_before_everything_else() -> None:
    """000:427 and ruling 7. Before the finds of the year and the rolls; rewarded with nothing; away afterwards."""
    desk = Desk(2, destiny="gold-find")
    desk.start("season")
    desk.chance("neutral 1+1+1", "neutral 1+1")
    assert "cast find 0 1" in desk.outcomes()
    desk.start("rewards")
    assert desk.over
    desk.start("clear")
    assert taken(desk) == set()


def test_a_blocked_king_still_takes_the_neutral_dice() -> None:
    """Ruling 7. Ill as he is, the three sixes lie with him."""
    desk = Desk(2, destiny="king-ill")
    desk.start("neutral")
    desk.chance("neutral 6+6+6", "neutral 1+2")
    assert taken(desk) == {18, 3}


def test_a_blocked_king_is_closed_to_the_envoy_too() -> None:
    """The facts. He cannot be influenced this year, neither alone nor beside the neutral dice."""
    desk = Desk(2, destiny="king-ill")
    desk.start("neutral")
    desk.chance("neutral 6+6+6", "neutral 1+2")
    desk.roll(0, "6 6 6")
    desk.envoy(0)
    desk.start("influence")
    assert desk.options() == {"influence 6 with 6", "influence 12 with 6+6", "pass"}


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_more_than_two_seats_have_no_neutral_dice(seats: int) -> None:
    """000:425. The season begins with the roll of the first seat."""
    desk = Desk(seats)
    desk.start("season")
    assert "roll 0 1+1+1" in desk.outcomes()
