"""Bonus dice: added to the roll or not, asked once and before anybody rolls; and what a good year gives."""

import pytest

from tests.kingsburg.desk import Desk

SEASONS = ("spring", "summer", "autumn")


def farmers(*seats: int, season: str = "spring", destiny: str = "", governors: dict[int, str] | None = None) -> Desk:
    desk = Desk(season=season, destiny=destiny, governors=governors)
    for seat in seats:
        desk.build(seat, "inn market farms")
    return desk


def rolls(desk: Desk, *faces: str) -> None:
    """The own dice of the seats in turn order, without bonus dice."""
    desk.chance(*(f"roll {seat} {dice}" for seat, dice in enumerate(faces)))


@pytest.mark.parametrize("season", SEASONS)
def test_farms_may_be_left_alone_in_every_season(season: str) -> None:
    """000:522 and 527, ruling 7. Declined: three dice and no more; taken: three and one. Asked before the roll."""
    desk = farmers(0, season=season)
    desk.start("season")
    assert (desk.seat, desk.options()) == (0, {"extra 1", "done"})
    desk.do("done")
    rolls(desk, "1+2+3", "4+4+4", "5+5+5")
    assert desk.dice(0) == ((1, 2, 3), ())
    desk = farmers(0, season=season)
    desk.start("season")
    desk.do("extra 1")
    desk.chance("roll 0 1+2+3", "roll 0 4b")
    assert desk.dice(0) == ((1, 2, 3), (4,))


def test_farms_weaken_also_who_declines_their_die() -> None:
    """000:522 and 527. The two effects are independent, and only the die is a choice."""
    desk = farmers(0, season="autumn")
    desk.start("season")
    desk.do("done")
    rolls(desk, "1+2+3", "4+4+4", "5+5+5")
    desk.give(0, soldiers=5)
    desk.give(1, soldiers=5)
    desk.enemy("zombies-1-4", shown=True)
    desk.start("battle")
    assert [desk.total(seat) for seat in (0, 1)] == [0, 2], "four against four is a draw, five a victory"


@pytest.mark.parametrize("season", SEASONS)
def test_fairy_may_do_without_her_die_and_is_asked_in_summer_only(season: str) -> None:
    """000:479 and 567, ruling 7."""
    desk = Desk(governors={1: "fairy"}, season=season)
    desk.start("season")
    if season == "summer":
        assert (desk.seat, desk.options()) == (1, {"extra 1", "done"})
        desk.do("done")
    rolls(desk, "1+2+3", "4+4+4", "5+5+5")
    assert desk.dice(1) == ((4, 4, 4), ())


@pytest.mark.parametrize("move, bonus", [("extra 2", "3b+5b"), ("extra 1", "5b"), ("done", "")])
def test_farms_and_fairy_are_one_question(move: str, bonus: str) -> None:
    """Ruling 7. Two dice, one or none: asked once how many."""
    desk = farmers(0, season="summer", governors={0: "fairy"})
    desk.start("season")
    assert desk.options() == {"extra 2", "extra 1", "done"}
    desk.do(move)
    desk.chance("roll 0 1+2+3", *([f"roll 0 {bonus}"] if bonus else []), "roll 1 4+4+4")
    assert desk.dice(0)[1] == tuple(int(face) for face in bonus.replace("b", "").split("+") if face)


def test_all_say_how_many_dice_they_roll_before_anybody_rolls() -> None:
    """000:155 and 517. In turn order, which here is 2, 0, 1; seat 1 has nothing to choose."""
    desk = farmers(0, 2)
    desk.order(2, 0, 1)
    desk.start("season")
    assert desk.seat == 2
    desk.do("extra 1")
    assert desk.seat == 0
    desk.do("done")
    desk.chance("roll 2 1+1+1", "roll 2 6b", "roll 0 2+2+2", "roll 1 3+3+3")
    assert [desk.dice(seat)[1] for seat in range(3)] == [(), (), (6,)]


@pytest.mark.parametrize("destiny", ["", "good-year", "famine"])
@pytest.mark.parametrize("seats", range(2, 6))
def test_with_any_number_of_seats_each_is_asked_once(seats: int, destiny: str) -> None:
    """000:155 and ruling 7. With two, the neutral dice fall first. Every second seat takes the die of its farms."""
    desk = Desk(seats, destiny=destiny)
    for seat in range(seats):
        desk.build(seat, "farms")
    desk.start("season")
    if seats == 2:
        desk.chance("neutral 6+6+6", "neutral 5+6")
    for seat in range(seats):
        assert (desk.seat, desk.options()) == (seat, {"extra 1", "done"})
        desk.do("done" if seat % 2 else "extra 1")
    own = "1+2" if destiny == "famine" else "1+2+3"
    for seat in range(seats):
        desk.chance(f"roll {seat} {own}", *([] if seat % 2 else [f"roll {seat} 4b"]))
    if destiny == "good-year":
        desk.do(*("take gold" for _ in range(0, seats, 2)))
    assert [desk.dice(seat)[1] for seat in range(seats)] == [() if seat % 2 else (4,) for seat in range(seats)]
    gold = [int(destiny == "good-year" and not seat % 2) for seat in range(seats)]
    assert [desk.goods(seat)["gold"] for seat in range(seats)] == gold
    assert "influence 1 with 1" in desk.options()


def test_the_kings_die_is_not_a_choice() -> None:
    """000:143, 001:33-34. It has to be used in spring: nothing is asked; the die of the farms beside it is."""
    desk = Desk(year=2)
    desk.build(1, "inn")
    desk.build(2, "inn")
    desk.start("favour")
    desk.start("season")
    desk.chance("roll 0 1+2+3", "roll 0 4b", "roll 1 1+2+3")
    desk = Desk(year=2)
    desk.build(0, "farms")
    desk.build(1, "inn market")
    desk.build(2, "inn market")
    desk.start("favour")
    desk.start("season")
    assert desk.options() == {"extra 1", "done"}
    desk.do("done")
    desk.chance("roll 0 1+2+3", "roll 0 4b")
    assert desk.dice(0) == ((1, 2, 3), (4,))


@pytest.mark.parametrize("own, building, governor", [("2+2+3", "chapel", ""), ("2+3+3", "", "prince")])
def test_a_die_less_keeps_a_total_low(own: str, building: str, governor: str) -> None:
    """000:537 and 569. Why one may decline: seven opens the Chapel and eight the Prince, a die more shuts them."""
    for move, asked in (("done", True), ("extra 1", False)):
        desk = farmers(0, governors={0: governor} if governor else {})
        desk.build(0, building)
        desk.start("season")
        desk.do(move)
        desk.chance(f"roll 0 {own}", *([] if move == "done" else ["roll 0 1b"]), "roll 1 6+6+6", "roll 2 6+6+6")
        assert any(option.startswith(("use chapel", "prince")) for option in desk.options()) == asked


def test_what_is_free_is_not_asked() -> None:
    """Ruling 7. The gold of the Merchants' Guild comes by itself, before the question about the die."""
    desk = farmers(0)
    desk.build(0, "merchants-guild")
    desk.start("season")
    assert (desk.goods(0)["gold"], desk.options()) == (1, {"extra 1", "done"})


# a good year


def test_the_die_of_a_good_year_may_be_declined() -> None:
    """Ruling 7. Seat 1 does without: no die, and no resource either."""
    desk = Desk(destiny="good-year")
    desk.start("season")
    for seat, move in enumerate(("extra 1", "done", "extra 1")):
        assert (desk.seat, desk.options()) == (seat, {"extra 1", "done"})
        desk.do(move)
    desk.chance("roll 0 1+2+3", "roll 0 4b", "roll 1 1+2+3", "roll 2 1+2+3", "roll 2 6b")
    assert [desk.dice(seat)[1] for seat in range(3)] == [(4,), (), (6,)]
    assert [sum(desk.goods(seat).values()) for seat in range(3)] == [0, 0, 0]


def test_the_resource_of_a_good_year_is_taken_when_all_have_rolled() -> None:
    """000:155 and ruling 7. Seats 0 and 1 have farms: both see all dice before they choose, in turn order."""
    desk = farmers(0, 1, destiny="good-year")
    desk.start("season")
    desk.do("extra 1", "extra 1", "extra 1")
    desk.chance("roll 0 1+2+3", "roll 0 4b", "roll 1 1+2+3", "roll 1 5b", "roll 2 1+2+3", "roll 2 6b")
    assert (desk.seat, desk.options()) == (0, {"take gold", "take wood", "take stone"})
    desk.do("take gold")
    assert desk.seat == 1
    desk.do("take stone")
    assert [tuple(desk.goods(seat).values()) for seat in range(3)] == [(1, 0, 0), (0, 0, 1), (0, 0, 0)]


def test_the_kings_die_brings_the_resource_of_a_good_year() -> None:
    """Ruling 7. The favour comes first: who has that die is asked for no other and takes the resource."""
    desk = Desk(destiny="good-year")
    desk.state.favour = 1
    desk.start("season")
    desk.do("extra 1")
    assert desk.seat == 2
    desk.do("done")
    desk.chance("roll 0 1+2+3", "roll 0 4b", "roll 1 1+2+3", "roll 1 5b", "roll 2 1+2+3")
    assert desk.seat == 1
    desk.do("take wood")
    assert desk.goods(1)["wood"] == 1


def test_who_declines_every_die_takes_nothing_of_a_good_year() -> None:
    """Ruling 7. The resource is for those who have a bonus die."""
    desk = farmers(0, destiny="good-year")
    desk.start("season")
    assert desk.options() == {"extra 1", "done"}
    desk.do("done", "done", "done")
    rolls(desk, "1+2+3", "4+4+4", "5+5+5")
    assert sum(desk.goods(0).values()) == 0
    assert desk.options() >= {"influence 1 with 1"}
