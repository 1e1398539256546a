"""Governors who change dice or placements: Duke, Fairy, Heiress, Philosopher, Politician, Priest, Prince, Trickster."""

import pytest

from tests.kingsburg.desk import Desk


def rolled(governor: str, own: str, bonus: str = "") -> Desk:
    """Seat 0 has this governor and these dice; the others have rolled 18."""
    desk = Desk(governors={0: governor})
    desk.roll(0, own, bonus)
    desk.roll(1, "6 6 6")
    desk.roll(2, "6 6 6")
    desk.start("after roll")
    return desk


def test_duke_moves_his_highest_group_to_the_free_duchess() -> None:
    """The facts and ruling 5. After all have passed, the dice on his highest advisor go to the Duchess."""
    desk = Desk(governors={0: "duke"})
    desk.roll(0, "1 2 3")
    desk.start("influence")
    desk.do("influence 3 with 3", "influence 2 with 2", "pass", "use duke")
    assert desk.over
    desk.start("rewards")
    desk.do("take gold", "take gold")
    assert (tuple(desk.goods(0).values()), desk.plus2(0)) == ((3, 0, 0), 1)


def test_duke_may_leave_his_dice() -> None:
    """000:479. An effect may be left alone: the builder gives his wood."""
    desk = Desk(governors={0: "duke"})
    desk.roll(0, "3")
    desk.start("influence")
    desk.do("influence 3 with 3")
    assert desk.options() == {"use duke", "done"}
    desk.do("done")
    desk.start("rewards")
    assert (tuple(desk.goods(0).values()), desk.plus2(0)) == ((0, 1, 0), 0)


@pytest.mark.parametrize("taken", [True, False])
def test_duke_needs_a_free_duchess_and_dice_of_his_own(taken: bool) -> None:
    """The facts. Somebody on 12, or nothing placed: nothing is asked."""
    desk = Desk(governors={0: "duke"})
    if taken:
        desk.place(1, "influence 12 with 6+6")
        desk.place(0, "influence 3 with 3")
    desk.start("influence")
    assert desk.over


def test_fairy_rolls_a_bonus_die_in_summer() -> None:
    """000:567 and the facts. One bonus die at the start of every summer."""
    desk = Desk(governors={0: "fairy"}, season="summer")
    desk.start("season")
    desk.do("extra 1")
    desk.chance("roll 0 1+2+3", "roll 0 6b")
    assert desk.dice(0) == ((1, 2, 3), (6,))


@pytest.mark.parametrize("season", ["spring", "autumn"])
def test_fairy_has_no_die_in_other_seasons(season: str) -> None:
    """The facts. In spring and autumn she rolls three dice as the others."""
    desk = Desk(governors={0: "fairy"}, season=season)
    desk.start("season")
    desk.chance("roll 0 1+2+3", "roll 1 1+2+3", "roll 2 1+2+3")
    assert desk.dice(0) == ((1, 2, 3), ())


def test_heiress_inherits_once_when_her_dice_are_low() -> None:
    """000:518 and the facts. Nine or less: one of each resource and two tokens, once in the game."""
    desk = rolled("heiress", "2 3 4")
    desk.do("use heiress")
    assert (tuple(desk.goods(0).values()), desk.plus2(0)) == ((1, 1, 1), 2)
    desk.start("after roll")
    assert desk.over
    desk.state.year += 1
    desk.start("start of year")
    desk.start("after roll")
    assert desk.over


def test_heiress_may_wait() -> None:
    """000:479. Declined now, offered again in a later season."""
    desk = rolled("heiress", "2 3 4")
    desk.do("done")
    assert (tuple(desk.goods(0).values()), desk.plus2(0)) == ((0, 0, 0), 0)
    desk.start("after roll")
    assert desk.options() == {"use heiress", "done"}


@pytest.mark.parametrize("own, bonus", [("3 3 4", ""), ("2 3 4", "1")])
def test_heiress_gets_nothing_from_ten(own: str, bonus: str) -> None:
    """000:485 and the facts. All dice count, the bonus die too."""
    assert rolled("heiress", own, bonus).over


def test_heiress_waits_for_the_rerolls() -> None:
    """000:518. The chapel is offered first, she after it, on what then lies there."""
    desk = Desk(governors={0: "heiress"})
    desk.build(0, "chapel")
    desk.roll(0, "1 1 2")
    desk.start("after roll")
    assert desk.options() == {"use chapel", "done"}
    desk.do("use chapel")
    desk.chance("roll 0 6+6+6")
    assert desk.over


@pytest.mark.parametrize("again, points", [("1+3+6", 1), ("1+4+6", 0)])
def test_philosopher_rerolls_ten_or_less_and_is_consoled_for_ten_or_less(again: str, points: int) -> None:
    """000:561 and the facts. All dice again; a point if that roll is ten or less."""
    desk = rolled("philosopher", "2 3 5")
    assert desk.options() == {"use philosopher", "done"}
    desk.do("use philosopher")
    desk.chance(f"roll 0 {again}")
    assert (desk.total(0), desk.over) == (points, True)
    assert desk.dice(0)[0] == tuple(int(face) for face in again.split("+"))


def test_philosopher_rests_above_ten() -> None:
    """000:485. Eleven is too much."""
    assert rolled("philosopher", "2 4 5").over


def test_philosopher_works_after_the_chapel_and_is_consoled_for_his_own_roll_only() -> None:
    """000:561. The chapel's low roll gives nothing, his own gives the point."""
    desk = Desk(governors={0: "philosopher"})
    desk.build(0, "chapel")
    desk.roll(0, "1 1 2", "1")
    desk.start("after roll")
    assert desk.options() == {"use chapel", "use philosopher", "done"}
    desk.do("use chapel")
    desk.chance("roll 0 1+1+3", "roll 0 1b")
    assert (desk.total(0), desk.options()) == (0, {"use philosopher", "done"})
    desk.do("use philosopher")
    desk.chance("roll 0 2+2+2", "roll 0 4b")
    assert desk.total(0) == 1


def test_politician_has_two_advisors_of_his_own() -> None:
    """000:563 and the facts. Private five gives one of choice, private ten two; the board's five stays free."""
    desk = Desk(governors={0: "politician"})
    desk.roll(0, "5 4 6")
    desk.roll(1, "5")
    desk.start("influence")
    desk.do("influence private 5 with 5", "influence 5 with 5", "influence private 10 with 4+6")
    assert desk.over
    desk.start("rewards")
    desk.do("take gold", "take wood", "take wood")
    assert (tuple(desk.goods(0).values()), desk.soldiers(0), desk.soldiers(1)) == ((1, 2, 0), 0, 1)


def test_politicians_advisors_are_his_alone() -> None:
    """000:563. Nobody else is offered them, and his own is full after one placement."""
    desk = Desk(governors={0: "politician"})
    desk.roll(0, "5 5")
    desk.roll(1, "5 5")
    desk.start("influence")
    assert {"influence private 5 with 5", "influence private 10 with 5+5"} <= desk.options()
    desk.do("influence private 5 with 5")
    assert not any("private" in option for option in desk.options())
    desk.do("influence 10 with 5+5")
    assert desk.options() == {"influence 5 with 5", "pass"}


def test_politicians_advisors_help_together_with_the_board_advisors_of_their_rank() -> None:
    """000:563. His private five before the astronomer of another seat."""
    desk = Desk(governors={1: "politician"})
    desk.place(0, "influence 7 with 3+4", "influence 4 with 4")
    desk.place(1, "influence private 5 with 5")
    desk.start("rewards")
    asked = []
    while not desk.over:
        assert desk.seat is not None
        asked.append(desk.seat)
        desk.do(max(desk.options()))
    assert asked == [0, 1, 0]


def test_priest_blesses_everybody() -> None:
    """The facts and ruling 7. A bonus die for those without, a point for those with one, a point more for himself."""
    desk = Desk(governors={0: "priest"})
    desk.roll(0, "2 3 4")
    desk.roll(1, "6 6 6", "1")
    desk.roll(2, "6 6 6")
    desk.start("after roll")
    assert desk.options() == {"use priest", "done"}
    desk.do("use priest")
    desk.chance("roll 0 5b", "roll 2 3b")
    assert [desk.dice(seat)[1] for seat in range(3)] == [(5,), (1,), (3,)]
    assert [desk.total(seat) for seat in range(3)] == [1, 1, 0]


def test_priest_may_keep_silent() -> None:
    """The facts. He decides whether to ask for the blessing."""
    desk = rolled("priest", "2 3 4")
    desk.do("done")
    assert ([desk.total(seat) for seat in range(3)], desk.dice(1)[1]) == ([0, 0, 0], ())


def test_priest_needs_nine_or_less() -> None:
    """000:485. Ten is too much."""
    assert rolled("priest", "3 3 4").over


def test_a_seat_after_the_priest_may_reroll_the_blessing_die_and_one_before_him_not() -> None:
    """Ruling 7. Seat 2 comes later and uses its chapel with the new die, seat 0 is over."""
    desk = Desk(governors={1: "priest"})
    desk.roll(0, "1 2 2")
    desk.roll(1, "2 3 4")
    desk.roll(2, "1 2 2")
    desk.build(0, "chapel")
    desk.build(2, "chapel")
    desk.start("after roll")
    desk.do("done", "use priest")
    desk.chance("roll 0 1b", "roll 1 1b", "roll 2 1b")
    assert (desk.seat, desk.options()) == (2, {"use chapel", "done"})
    desk.do("use chapel")
    desk.chance("roll 2 6+6+6", "roll 2 6b")
    assert desk.dice(2) == ((6, 6, 6), (6,))


@pytest.mark.parametrize("own, bonus", [("1 2 5", ""), ("1 2 2", "3")])
def test_prince_turns_his_dice_to_three_four_and_six(own: str, bonus: str) -> None:
    """000:569. Eight or less with the bonus dice, which stay as they are."""
    desk = rolled("prince", own, bonus)
    assert desk.options() == {"prince 3+4+6", "done"}
    desk.do("prince 3+4+6")
    assert desk.dice(0) == ((3, 4, 6), tuple(int(face) for face in bonus.split()))


def test_prince_chooses_two_of_his_three_faces_in_a_famine() -> None:
    """The facts. With two own dice any two of three, four and six."""
    desk = Desk(governors={0: "prince"}, destiny="famine")
    desk.roll(0, "1 2")
    desk.start("after roll")
    assert desk.options() == {"prince 3+4", "prince 3+6", "prince 4+6", "done"}
    desk.do("prince 3+6")
    assert desk.dice(0) == ((3, 6), ())


@pytest.mark.parametrize("own, bonus", [("1 2 6", ""), ("1 2 5", "1")])
def test_prince_needs_eight_or_less(own: str, bonus: str) -> None:
    """000:569. Nine, counted with the bonus die, is too much."""
    assert rolled("prince", own, bonus).over


@pytest.mark.parametrize("move, after", [("turn 1", ((1, 5, 6), (2,))), ("turn 3b", ((2, 5, 6), (3,)))])
def test_trickster_turns_a_two_to_one_or_three(move: str, after: object) -> None:
    """The facts. Any die showing two, own or bonus."""
    desk = rolled("trickster", "2 5 6", "2")
    assert desk.options() == {"turn 1", "turn 3", "turn 1b", "turn 3b", "done"}
    desk.do(move, "done")
    assert desk.dice(0) == after


def test_trickster_turns_as_many_twos_as_he_likes() -> None:
    """The facts. Both twos, one down and one up."""
    desk = rolled("trickster", "2 2 6")
    desk.do("turn 1", "turn 3")
    assert desk.dice(0) == ((1, 3, 6), ())


def test_trickster_needs_a_two() -> None:
    """The facts. No two, no trick."""
    assert rolled("trickster", "1 3 6").over
