"""Secret Deals: whose advisors can be copied."""

from tests.kingsburg.desk import Desk


def test_the_dice_of_nobody_cannot_be_copied() -> None:
    """Ruling 7: somebody else is a player; neutral dice are nobody's."""
    desk = Desk(seats=2, destiny="secret-deals")
    desk.start("neutral")
    desk.chance("neutral 1+2+3", "neutral 4+5")
    desk.place(1, "influence 4 with 4")
    desk.roll(0, "1+1+1")
    desk.roll(1, "2+2")
    desk.start("influence")
    assert {move for move in desk.options() if move.startswith("copy")} == {"copy 4"}
