"""The Quest module: every step of all five quests on both sides, and the rules around them."""

from typing import NamedTuple

import pytest

from tests.wonderful_kingdom.desk import Desk


class Row(NamedTuple):
    """A step of a quest: its price (M P G E cubes, K krystallium, S soldiers) and what it brings (Y is a spy)."""

    cost: str
    gain: str = ""
    points: int = 0
    second: int = 0  # points of whoever takes the final step after the other


BOARDS: dict[tuple[str, int], list[Row]] = {
    ("usurper", 2): [Row("PPP", "SS"), Row("GGG", "Y", 2), Row("MMMS", "", 5), Row("SSSS", "", 10, 6)],
    ("usurper", 1): [Row("PPP", "SS"), Row("GGG", "Y", 2), Row("MMMS", "", 4), Row("SSSSS", "", 8)],
    ("plague-lord", 2): [Row("MMM", "K"), Row("PPPG", "S", 4), Row("EEK", "Y", 6), Row("KKS", "", 9, 6)],
    ("plague-lord", 1): [Row("MMM", "K"), Row("PPPG", "S", 3), Row("EEK", "Y", 5), Row("KKSS", "", 8)],
    ("northern-lands", 2): [Row("MMPP", "SY"), Row("EE", "K"), Row("GGEE", "", 5), Row("EEEESS", "", 11, 7)],
    ("northern-lands", 1): [Row("MMPP", "SY"), Row("EE", "K"), Row("GGEE", "", 4), Row("EEEESS", "", 8)],
    ("shattered-crown", 2): [Row("MMMM", "S", 2), Row("PPPP", "Y", 3), Row("GGGG", "", 5), Row("EEEK", "", 9, 6)],
    ("shattered-crown", 1): [Row("MMMM", "S", 2), Row("PPPP", "Y", 2), Row("GGGG", "", 4), Row("EEEKK", "", 8)],
    ("dragon-pact", 2): [Row("PPGG", "SS"), Row("K", "Y", 4), Row("MMEE", "", 4), Row("KSSS", "", 11, 7)],
    ("dragon-pact", 1): [Row("PPGG", "SS"), Row("K", "Y", 3), Row("MMEE", "", 4), Row("KSSSS", "", 9)],
}
STEPS = [
    pytest.param(quest, seats, step, row, id=f"{quest}-{step}-for-{seats}")
    for (quest, seats), rows in BOARDS.items()
    for step, row in enumerate(rows, 1)
]
FINALS = [pytest.param(quest, rows[3], id=quest) for (quest, seats), rows in BOARDS.items() if seats == 2]


def able(desk: Desk, cost: str, seat: int = 0) -> Desk:
    """Give a seat exactly this price."""
    cubes = "".join(letter for letter in cost if letter in "MPGE")
    desk.give(seat, alchemy=cubes, krystallium=cost.count("K"), soldiers=cost.count("S"))
    return desk


def pay(desk: Desk, step: str, seat: int = 0) -> Desk:
    return desk.do("rights", seat=seat).do(f"quest {step}", seat=seat)


def payable(desk: Desk, step: str) -> bool:
    """Whether the step can be paid now, in the window at the end of a round."""
    desk.window()
    if not desk.waiting() or not desk.can("rights", seat=0):
        return False
    return f"quest {step}" in desk.do("rights", seat=0).options(0)


@pytest.mark.parametrize(("quest", "seats", "step", "row"), STEPS)
def test_each_step_is_paid_at_once_and_brings_its_gain(quest: str, seats: int, step: int, row: Row) -> None:
    """003:615-619, 003:633 and the facts. Cubes out of alchemy, krystallium and soldiers out of the reserve."""
    desk = able(Desk(seats=seats, module="quest", quest=quest, side="B"), row.cost)
    spies = desk.duchy().spies
    pay(desk.window(), f"{quest}-{step}")
    duchy = desk.duchy()
    assert (desk.alchemy(), duchy.krystallium, duchy.soldiers) == ("", row.gain.count("K"), row.gain.count("S"))
    assert duchy.spies == spies + row.gain.count("Y")
    assert desk.total() == row.points
    assert duchy.steps == (f"{quest}-{step}",)


@pytest.mark.parametrize(("quest", "seats", "step", "row"), STEPS)
def test_no_step_for_less_than_its_price(quest: str, seats: int, step: int, row: Row) -> None:
    """003:615, 003:619. Any one cube, krystallium or soldier short: not offered."""
    for short in sorted(set(row.cost)):
        desk = Desk(seats=seats, module="quest", quest=quest)
        assert not payable(able(desk, row.cost.replace(short, "", 1)), f"{quest}-{step}")


@pytest.mark.parametrize(("quest", "seats", "step", "row"), STEPS)
def test_krystallium_stands_in_for_a_cube_never_for_a_soldier(quest: str, seats: int, step: int, row: Row) -> None:
    """003:245, 003:617 and the ruling."""
    for short in sorted(set(row.cost) - {"K"}):
        desk = able(Desk(seats=seats, module="quest", quest=quest), row.cost.replace(short, "", 1) + "K")
        assert payable(desk, f"{quest}-{step}") == (short != "S")
    if cubes := [letter for letter in row.cost if letter in "MPGE"]:
        desk = able(Desk(seats=seats, module="quest", quest=quest), row.cost.replace(cubes[0], "K", 1))
        pay(desk.window(), f"{quest}-{step}")
        assert (desk.alchemy(), desk.duchy().krystallium) == ("", row.gain.count("K"))


@pytest.mark.parametrize(("quest", "row"), FINALS)
def test_the_final_step_is_worth_less_to_the_second(quest: str, row: Row) -> None:
    """003:615 and the facts. Seat 1 took it in an earlier round: seat 0 gets the smaller number."""
    desk = Desk(module="quest", quest=quest, side="B", round=2)
    pay(able(desk, row.cost, 1).window(), f"{quest}-4", 1)
    assert [desk.total(seat) for seat in (0, 1)] == [0, row.points]
    pay(able(desk, row.cost, 0).window(), f"{quest}-4", 0)
    assert [desk.total(seat) for seat in (0, 1)] == [row.second, row.points]


@pytest.mark.parametrize(("quest", "row"), FINALS)
@pytest.mark.parametrize(("round", "first"), [(1, 0), (2, 1), (3, 0), (4, 1)])
@pytest.mark.parametrize("quicker", [0, 1])
def test_at_the_same_moment_the_first_player_of_the_round_is_first(
    quest: str, row: Row, round: int, first: int, quicker: int
) -> None:
    """003:615 and the ruling: the same moment is the same lanes, whoever was quicker."""
    desk = Desk(module="quest", quest=quest, side="B", round=round)
    for seat in (0, 1):
        able(desk, row.cost, seat)
    desk.window()
    assert desk.waiting() == [0, 1]
    for seat in (quicker, 1 - quicker):
        pay(desk, f"{quest}-4", seat)
    assert [desk.total(seat) for seat in (first, 1 - first)] == [row.points, row.second]


def test_the_same_moment_in_planning() -> None:
    """003:615 and the ruling. Seat 1 was quicker in the planning of round one, seat 0 is the first player."""
    desk = Desk(module="quest", quest="usurper", side="B")
    for seat in (0, 1):
        able(desk, "SSSS", seat)
        desk.give(seat, selection="farm")
    desk.planning()
    for seat in (1, 0):
        pay(desk, "usurper-4", seat).do("keep farm", seat=seat)
    assert [desk.total(seat) for seat in (0, 1)] == [10, 6]


@pytest.mark.parametrize("seats", [1, 2])
def test_any_order_and_each_step_once(seats: int) -> None:
    """003:615, 003:619. The final step first, then the third; none of the two again."""
    desk = Desk(seats=seats, module="quest", quest="usurper")
    desk.give(0, alchemy="MMMMMMPPP", soldiers=12)
    pay(pay(desk.window(), "usurper-4"), "usurper-3")
    assert desk.duchy().steps == ("usurper-4", "usurper-3")
    desk.do("rights", seat=0)
    assert desk.options(0) == ["quest usurper-1", "transmute 2+3+0+0", "transmute 3+2+0+0"]


def test_both_players_may_take_the_same_step() -> None:
    """003:619. Only the final one is a race."""
    desk = Desk(module="quest", quest="usurper", side="B")
    for seat in (0, 1):
        able(desk, "MMMS", seat)
    desk.window()
    for seat in (0, 1):
        pay(desk, "usurper-3", seat)
    assert [desk.total(seat) for seat in (0, 1)] == [5, 5]


@pytest.mark.parametrize("phase", ["proposing", "selecting", "planning", "production", "window"])
def test_a_step_can_be_taken_at_any_moment_of_choice(phase: str) -> None:
    """003:615. In each phase, and the choice that was open comes back."""
    desk = able(Desk(module="quest", quest="plague-lord"), "MMM")
    desk.give(0, hand="barracks harbor", selection="" if phase in ("proposing", "selecting") else "farm")
    desk.construct(high_wall="")
    getattr(desk, phase)()
    before = [option for option in desk.options(0) if option != "rights"]
    pay(desk, "plague-lord-1")
    assert (desk.alchemy(), desk.duchy().krystallium) == ("", 1)
    assert phase == "window" or set(before) <= set(desk.options(0))


def test_produced_cubes_pay_a_step_through_alchemy() -> None:
    """003:617 and the ruling. Three materials go to alchemy in their step, then pay for a krystallium."""
    desk = Desk(module="quest", quest="plague-lord", side="B")
    desk.production("M")
    assert desk.alchemy() == "MMM"
    pay(desk.window(), "plague-lord-1")
    assert (desk.alchemy(), desk.duchy().krystallium) == ("", 1)


def test_alchemy_keeps_more_than_five_cubes_until_their_owner_transmutes() -> None:
    """003:617. Four and three make seven; five of them become a krystallium when asked for, any five."""
    desk = Desk(module="quest", quest="usurper", side="B")
    desk.give(0, alchemy="PPPP")
    desk.production("M")
    assert (desk.alchemy(), desk.duchy().krystallium) == ("MMMPPPP", 0)
    desk.window().do("rights", seat=0)
    assert {"transmute 1+4+0+0", "transmute 2+3+0+0", "transmute 3+2+0+0"} <= set(desk.options(0))
    desk.do("transmute 3+2+0+0", seat=0)
    assert (desk.alchemy(), desk.duchy().krystallium) == ("PP", 1)


def test_four_cubes_cannot_be_transmuted() -> None:
    """003:617. Five make a krystallium, with quests as ever."""
    desk = Desk(module="quest", quest="usurper")
    desk.give(0, alchemy="PPPP")
    desk.window().do("rights", seat=0)
    assert desk.options(0) == ["quest usurper-1"]


def ended(*done: int, built: tuple[str, str] = ("", "")) -> Desk:
    """The end of a game in which these seats took the final step."""
    desk = Desk(module="quest", quest="usurper", side="B", round=4)
    for seat in done:
        pay(able(desk, "SSSS", seat).window(), "usurper-4", seat)
    for seat in (0, 1):
        desk.give(seat, built=built[seat])
    return desk


def test_with_the_final_step_taken_by_both_points_decide() -> None:
    """003:629. Ten against six and a colossus of nine."""
    desk = ended(0, 1, built=("", "colossus"))
    assert [desk.total(seat) for seat in (0, 1)] == [10, 15]
    assert (desk.result().ranks, desk.result().why) == ((2, 1), ("points", "points"))


def test_whoever_misses_the_final_step_loses_whatever_the_points() -> None:
    """003:629. Eighteen points are worth nothing beside ten."""
    desk = ended(0, built=("", "colossus colossus"))
    assert [desk.total(seat) for seat in (0, 1)] == [10, 18]
    assert desk.result().ranks[0] == 1
    assert desk.result().ranks[1] > 1
    assert desk.result().why[1] == "quest"


def test_if_both_miss_it_nobody_wins() -> None:
    """003:629. No seat has the first rank."""
    result = ended(built=("colossus", "")).result()
    assert result.why == ("quest", "quest")
    assert (1 in result.ranks, sum(result.shares())) == (False, 0)


@pytest.mark.parametrize(("points", "medal"), [(69, "no-medal"), (70, "bronze"), (95, "silver"), (115, "gold")])
def test_alone_medals_ask_for_the_final_step(points: int, medal: str) -> None:
    """003:635-641 and the ruling. 70, 95, 115; without the final step there is none."""
    desk = Desk(seats=1, module="quest", quest="usurper", side="B", round=4)
    tombs, rest = divmod(points - 8, 11)
    desk.give(0, built=" ".join(["first-king-tomb"] * tombs + ["builders"] * (rest + 8)))
    assert desk.total() == points
    assert desk.result().why[0] not in ("bronze", "silver", "gold")
    desk.give(0, built=" ".join(["first-king-tomb"] * tombs + ["builders"] * rest))
    pay(able(desk, "SSSSS").window(), "usurper-4")
    assert desk.total() == points
    assert desk.result().why == (medal,)
