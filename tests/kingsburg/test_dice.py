"""Rolling, changing the dice, the new turn order."""

import pytest

from tests.kingsburg.desk import Desk


def thrower(buildings: str, own: str, bonus: str = "") -> Desk:
    """Seat 0 has rolled; the two others have 18."""
    desk = Desk()
    desk.build(0, buildings)
    desk.roll(0, own, bonus)
    desk.roll(1, "6 6 6")
    desk.roll(2, "6 6 6")
    desk.start("after roll")
    return desk


def test_everybody_rolls_three_dice() -> None:
    """000:155. 56 different throws of three dice, 216 ways in all."""
    desk = Desk()
    desk.start("season")
    for seat in range(3):
        assert (len(desk.outcomes()), sum(desk.outcomes().values())) == (56, 216)
        assert desk.outcomes()[f"roll {seat} 1+2+3"] == 6
        desk.chance(f"roll {seat} 1+2+3")
    assert [desk.dice(seat) for seat in range(3)] == [((1, 2, 3), ())] * 3


def test_bonus_dice_are_rolled_with_the_own_dice() -> None:
    """000:155 and 514, 001:138. The favour's die and the die of the farms, two in one spring."""
    desk = Desk(year=2)
    desk.build(0, "farms")
    desk.build(1, "inn market")
    desk.build(2, "inn market")
    desk.start("favour")
    desk.start("season")
    desk.do("extra 1")
    desk.chance("roll 0 1+2+3")
    assert desk.outcomes()["roll 0 4b+6b"] == 2
    desk.chance("roll 0 4b+6b")
    assert desk.dice(0) == ((1, 2, 3), (4, 6))


@pytest.mark.parametrize("season", ["spring", "summer", "autumn"])
def test_farms_bring_a_bonus_die_in_every_season(season: str) -> None:
    """The facts, 000:567. One die more in each of the three."""
    desk = Desk(season=season)
    desk.build(0, "farms")
    desk.start("season")
    desk.do("extra 1")
    desk.chance("roll 0 1+2+3", "roll 0 4b", "roll 1 1+2+3")
    assert desk.dice(0) == ((1, 2, 3), (4,))


@pytest.mark.parametrize("season", ["spring", "summer", "autumn"])
def test_merchants_guild_brings_a_gold_at_the_start_of_every_season(season: str) -> None:
    """Ruling 5. Before the dice are rolled."""
    desk = Desk(season=season)
    desk.build(0, "merchants-guild")
    desk.start("season")
    assert desk.outcomes().keys() == {outcome for outcome in desk.outcomes() if outcome.startswith("roll 0")}
    assert [desk.goods(seat)["gold"] for seat in range(3)] == [1, 0, 0]


def test_the_order_of_anne_bruno_cindy_and_david() -> None:
    """000:157-163, 001:43-44. 12, 6, 9, 9: Bruno, then Cindy before David as before, then Anne."""
    desk = Desk(4)
    for seat, dice in enumerate(("3 4 5", "1 2 3", "2 3 4", "1 2 6")):
        desk.roll(seat, dice)
    desk.order(0, 2, 1, 3)
    desk.start("after roll")
    assert desk.state.order == (1, 2, 3, 0)


def test_a_tie_keeps_the_previous_order_the_other_way_round_too() -> None:
    """000:159. David stood before Cindy, so he stays before her."""
    desk = Desk(4)
    for seat, dice in enumerate(("3 4 5", "1 2 3", "2 3 4", "1 2 6")):
        desk.roll(seat, dice)
    desk.order(3, 2, 1, 0)
    desk.start("after roll")
    assert desk.state.order == (1, 3, 2, 0)


def test_bonus_dice_count_for_the_order() -> None:
    """000:157 and ruling 5. Three and six more are nine, behind an eight."""
    desk = Desk()
    desk.roll(0, "1 1 1", "6")
    desk.roll(1, "2 3 3")
    desk.roll(2, "6 6 6")
    desk.start("after roll")
    assert desk.state.order == (1, 0, 2)


def test_dice_are_changed_in_the_old_order() -> None:
    """000:155 and 517. Seat 2 stood first and is asked first; the order changes after all have spoken."""
    desk = Desk()
    desk.order(2, 1, 0)
    for seat in (0, 2):
        desk.build(seat, "statue")
        desk.roll(seat, "4 4 4")
    desk.roll(1, "1 1 2")
    desk.start("after roll")
    assert desk.seat == 2
    desk.do("done")
    assert desk.seat == 0
    desk.do("done")
    assert desk.state.order == (1, 2, 0)


def test_statue_rerolls_one_die_when_all_are_equal() -> None:
    """The facts, 000:551. One own die again, the others stay; the order follows the new total."""
    desk = thrower("statue", "5 5 5")
    assert desk.options() == {"reroll 5", "done"}
    desk.do("reroll 5")
    desk.chance("roll 0 1")
    assert (desk.dice(0), desk.over) == (((1, 5, 5), ()), True)


def test_statue_looks_at_the_bonus_dice_too() -> None:
    """000:537. Three fives and a four are not equal; with a fourth five any of the four may be rerolled."""
    assert thrower("statue", "5 5 5", "4").over
    desk = thrower("statue", "5 5 5", "5")
    assert desk.options() == {"reroll 5", "reroll 5b", "done"}
    desk.do("reroll 5b")
    desk.chance("roll 0 2b")
    assert desk.dice(0) == ((5, 5, 5), (2,))


def test_statue_needs_equal_dice() -> None:
    """000:528. A pair is not enough."""
    assert thrower("statue", "5 5 6").over


def test_statue_works_once_a_season() -> None:
    """000:537 and 551. Four equal faces again do not open it a second time."""
    desk = thrower("statue", "5 5 5")
    desk.do("reroll 5")
    desk.chance("roll 0 5")
    assert desk.over


def test_chapel_rerolls_everything_at_seven_or_less() -> None:
    """000:537 and ruling 5. All dice, the bonus die too."""
    desk = thrower("chapel", "1 2 3", "1")
    assert desk.options() == {"use chapel", "done"}
    desk.do("use chapel")
    desk.chance("roll 0 2+4+6", "roll 0 5b")
    assert (desk.dice(0), desk.over) == (((2, 4, 6), (5,)), True)


@pytest.mark.parametrize("own, bonus", [("2 3 3", ""), ("1 2 3", "2")])
def test_chapel_needs_seven_or_less(own: str, bonus: str) -> None:
    """000:537. Eight is too much, counted with the bonus die."""
    assert thrower("chapel", own, bonus).over


def test_chapel_works_once_a_season() -> None:
    """000:537. A second low total stays."""
    desk = thrower("chapel", "1 2 3")
    desk.do("use chapel")
    desk.chance("roll 0 1+1+2")
    assert desk.over


def test_statue_and_chapel_serve_again_next_season() -> None:
    """000:523. Both were used, both are offered after the season is over."""
    desk = thrower("statue chapel", "1 1 1")
    desk.do("reroll 1")
    desk.chance("roll 0 1")
    desk.do("use chapel")
    desk.chance("roll 0 1+1+1")
    assert desk.over
    desk.start("clear")
    desk.roll(0, "1 1 1")
    desk.start("after roll")
    assert desk.options() == {"reroll 1", "use chapel", "done"}


def test_without_statue_and_chapel_nothing_is_asked() -> None:
    """000:309. Only their owner has their effect."""
    assert thrower("inn", "1 1 1").over


def four_twos() -> Desk:
    desk = thrower("statue chapel", "2 2 2", "2")
    assert desk.options() == {"reroll 2", "reroll 2b", "done"}
    return desk


def test_statue_then_chapel_as_in_the_example() -> None:
    """000:537. Four twos, one becomes a 1: seven in all, so the chapel rerolls the four."""
    desk = four_twos()
    desk.do("reroll 2")
    desk.chance("roll 0 1")
    assert desk.options() == {"use chapel", "done"}
    desk.do("use chapel")
    desk.chance("roll 0 3+4+5", "roll 0 6b")
    assert desk.dice(0) == ((3, 4, 5), (6,))


@pytest.mark.parametrize("again", ["2", "3", "6"])
def test_statue_then_nothing_as_in_the_example(again: str) -> None:
    """000:537. Again a two, or a higher face: more than seven and the statue is spent."""
    desk = four_twos()
    desk.do("reroll 2")
    desk.chance(f"roll 0 {again}")
    assert desk.over


def test_chapel_then_statue() -> None:
    """000:518 and ruling 5. Either may come first; the statue's condition is read after the chapel's throw."""
    desk = thrower("statue chapel", "1 2 3")
    desk.do("use chapel")
    desk.chance("roll 0 4+4+4")
    assert desk.options() == {"reroll 4", "done"}
