"""The slot of an army that is taken to prison: another one of its territory may step there."""

import pytest

from tests.wonderful_kingdom.test_conquest import BLUE
from tests.wonderful_kingdom.test_conquest_slots import PRISONS, held


@pytest.mark.parametrize("board", PRISONS)
def test_another_army_of_the_territory_may_step_onto_the_slot_at_once(board: str) -> None:
    """003:981, 003:1063 and the ruling. Three armies on two slots: one goes to prison, the third keeps the trap."""
    desk = held(board, b1="0:3:01")
    assert desk.duchy(BLUE).traps == 2
    desk.do("imprison b1 1")
    assert (desk.waiting(), desk.options(), desk.duchy(BLUE).traps) == ([BLUE], ["arrange b1 1+2", "done"], 1)
    desk.do("arrange b1 1+2")
    assert (desk.armies("b1"), desk.duchy(BLUE).traps, desk.state.prison) == ((BLUE, 2, (0, 1)), 2, (1, 0))
    assert desk.over()


def test_its_owner_may_leave_the_slot_empty() -> None:
    """003:981 and the ruling: he may, he need not. The trap is lost with its army."""
    desk = held(b1="0:3:01").do("imprison b1 1", "done")
    assert (desk.armies("b1"), desk.duchy(BLUE).traps, desk.over()) == ((BLUE, 2, (1,)), 1, True)


@pytest.mark.parametrize("taken, armies", [("imprison b1 1", "0:2:01"), ("imprison b1", "0:3:01")])
def test_without_a_spare_army_or_an_emptied_slot_there_is_nothing_to_ask(taken: str, armies: str) -> None:
    """003:981. Every army of the territory has a slot, or the one that was taken had none."""
    assert held(b1=armies).do(taken).over()
