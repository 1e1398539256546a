"""The Priest's blessing: in a good year a choice; and, as all that depends on a total, the end of the rerolls."""

from itertools import product

import pytest

from tests.kingsburg.desk import Desk

DICE = {"year": ("extra 1", 1), "none": ("done", 0), "farm": ("extra 1", 1), "fallow": ("done", 0), "king": ("", 1)}
GIFTS = {"farm": 1, "king": 1}  # resources before the blessing


def blessed(ways: tuple[str, ...], priest: int) -> Desk:
    """A good year in which the seats have come to their dice in these ways; then the Priest blesses."""
    desk = Desk(destiny="good-year", governors={priest: "priest"})
    for seat, way in enumerate(ways):
        if way in ("farm", "fallow"):
            desk.build(seat, "farms")
        if way == "king":
            desk.state.favour = seat
    desk.start("season")
    desk.do(*(DICE[way][0] for way in ways if way != "king"))
    for seat, way in enumerate(ways):
        desk.chance(f"roll {seat} 1+1+1", *([f"roll {seat} 2b"] if DICE[way][1] else []))
    desk.do(*("take gold" for way in ways if way in GIFTS))
    assert desk.seat == priest
    desk.do("use priest")
    return desk


@pytest.mark.parametrize("priest", range(3))
@pytest.mark.parametrize("ways", [ways for ways in product(DICE, repeat=3) if ways.count("king") < 2], ids="+".join)
def test_a_good_year_with_the_priest(ways: tuple[str, ...], priest: int) -> None:
    """Ruling 7. Farms, Fairy and favour come first. The die of the good year with the Priest's point, or his die with
    the resource, as each likes; who has no die rolls his and takes the resource, who has other dice has both."""
    askable = [seat for seat, way in enumerate(ways) if way == "year"]
    for answers in product(("point", "die"), repeat=len(askable)):
        desk, gifts = blessed(ways, priest), dict(zip(askable, answers, strict=True))
        for seat, gift in gifts.items():
            assert (desk.seat, desk.options()) == (seat, {"accept point", "accept die"})
            desk.do(f"accept {gift}")
        fresh = [seat for seat, way in enumerate(ways) if not DICE[way][1] or gifts.get(seat) == "die"]
        desk.chance(*(f"roll {seat} 6b" for seat in fresh))
        for seat in fresh:
            assert desk.seat == seat
            desk.do("take wood")
        for seat, way in enumerate(ways):
            assert desk.dice(seat)[1] == ((6,) if seat in fresh else (2,))
            assert desk.total(seat) == (seat not in fresh) + (seat == priest)
            assert tuple(desk.goods(seat).values()) == (GIFTS.get(way, 0), int(seat in fresh), 0)
        assert desk.options() >= {"influence 1 with 1"}


@pytest.mark.parametrize("destiny", ["", "comet"])
def test_in_any_other_year_the_priests_blessing_is_no_choice(destiny: str) -> None:
    """The facts. The die of the farms brings the point, no die brings the Priest's, and no resource."""
    desk = Desk(destiny=destiny, governors={0: "priest"})
    desk.roll(0, "2 3 4")
    desk.roll(1, "6 6 6", "1")
    desk.roll(2, "6 6 6")
    desk.start("after roll")
    desk.do("use priest")
    desk.chance("roll 0 5b", "roll 2 3b")
    assert desk.over
    assert [(desk.total(seat), sum(desk.goods(seat).values())) for seat in range(3)] == [(1, 0), (1, 0), (0, 0)]


def test_the_die_of_a_good_year_is_forgotten_at_the_end_of_the_season() -> None:
    """Ruling 7. In summer seat 0 declines it: then the Priest's die and the resource are its own, unasked."""
    desk = blessed(("year", "none", "none"), 0)
    desk.do("accept point")
    desk.start("clear")
    desk.state.season = "summer"
    desk.start("season")
    desk.do("done", "done", "done")
    desk.chance("roll 0 1+1+1", "roll 1 1+1+1", "roll 2 1+1+1")
    desk.do("use priest")
    desk.chance("roll 0 6b", "roll 1 6b", "roll 2 6b")
    desk.do("take gold", "take gold", "take gold")
    assert (desk.dice(0)[1], desk.goods(0)["gold"]) == ((6,), 1)


# the Priest, and all that depends on a total, comes after the rerolls

THROWS = [throw for throw in product(range(1, 7), repeat=3) if tuple(sorted(throw)) == throw and sum(throw) <= 9]


@pytest.mark.parametrize("governor", ["heiress", "priest", "prince"])
def test_an_effect_of_the_total_ends_the_rerolls(governor: str) -> None:
    """000:518. Whatever lies there after it, neither Statue nor Chapel nor the effect itself is offered again."""
    used = 0
    for throw, bonus in product(THROWS, range(1, 7)):
        desk = Desk(2, governors={0: governor})
        desk.build(0, "statue chapel")
        desk.roll(0, " ".join(map(str, throw)))
        desk.roll(1, "6 6 6", "6")
        desk.start("after roll")
        if not desk.over and desk.options() & {"use chapel", *(f"reroll {face}" for face in throw)}:
            assert not any(option.endswith(governor) or option.startswith("prince") for option in desk.options())
            desk.do("done")
        if desk.over:
            assert (governor, sum(throw)) == ("prince", 9)
            continue
        desk.do(next(option for option in desk.options() if option != "done"))
        if governor == "priest":
            desk.chance(f"roll 0 {bonus}b")
        assert desk.over
        used += 1
    assert used


def test_the_priest_ends_his_rerolls() -> None:
    """000:518 and ruling 7. Statue and Chapel, dice 1 1 2: with a blessing die of 1 the Chapel stays shut."""
    desk = Desk(governors={0: "priest"})
    desk.build(0, "statue chapel")
    desk.roll(0, "1 1 2")
    desk.roll(1, "6 6 6")
    desk.roll(2, "6 6 6")
    desk.start("after roll")
    assert desk.options() == {"use chapel", "done"}
    desk.do("done")
    assert desk.options() == {"use priest", "done"}
    desk.do("use priest")
    desk.chance("roll 0 1b", "roll 1 1b", "roll 2 1b")
    assert (desk.over, desk.dice(0), desk.total(0)) == (True, ((1, 1, 2), (1,)), 1)


def test_the_priest_may_reroll_before_the_blessing() -> None:
    """000:518. The Chapel first: then the new total is looked at."""
    for again, asked in (("2+3+4", True), ("3+3+4", False)):
        desk = Desk(governors={0: "priest"})
        desk.build(0, "chapel")
        desk.roll(0, "1 1 2")
        desk.start("after roll")
        desk.do("use chapel")
        desk.chance(f"roll 0 {again}")
        assert desk.over is not asked
        assert not asked or desk.options() == {"use priest", "done"}


@pytest.mark.parametrize("own, bonus, asked", [("2 3 4", "", True), ("2 3 3", "1", True), ("2 3 4", "1", False)])
def test_bonus_dice_count_for_the_priest(own: str, bonus: str, asked: bool) -> None:
    """000:485 and ruling 5. Nine with the bonus die, not nine without it."""
    desk = Desk(governors={0: "priest"})
    desk.roll(0, own, bonus)
    desk.start("after roll")
    assert desk.over is not asked
