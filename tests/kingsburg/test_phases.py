"""The year: favour, reward, envoy, the order of the eight phases, five years."""

import pytest

from regalia.core.errors import Refused
from regalia.core.record import Dice, Match
from regalia.games.kingsburg import GAME
from tests.kingsburg.desk import Desk, start

KINDS = {"take gold", "take wood", "take stone"}


def realm(*buildings: str, year: int = 2) -> Desk:
    """One province for each word of buildings."""
    desk = Desk(len(buildings), year=year)
    for seat, names in enumerate(buildings):
        desk.build(seat, names)
    return desk


def test_the_fewest_buildings_bring_the_bonus_die() -> None:
    """000:143, 001:33. The poorest rolls a fourth die in spring, nobody takes a resource."""
    desk = realm("inn", "inn market", "")
    desk.start("favour")
    assert (desk.over, desk.state.favour) == (True, 2)
    desk.start("season")
    desk.chance("roll 0 1+2+3", "roll 1 1+2+3", "roll 2 1+2+3", "roll 2 5b")
    assert [desk.dice(seat)[1] for seat in range(3)] == [(), (), (5,)]


def test_the_kings_die_is_for_spring_only() -> None:
    """000:143. Given back at the end of spring: summer is rolled with three."""
    desk = realm("inn", "inn", "")
    desk.start("favour")
    desk.state.season = "summer"
    desk.start("season")
    desk.chance("roll 0 1+2+3", "roll 1 1+2+3", "roll 2 1+2+3")
    assert desk.dice(2) == ((1, 2, 3), ())


def test_fewest_resources_break_the_tie_of_the_favour() -> None:
    """000:145, 001:35. Among the poorest in buildings the poorest in resources; +2 tokens are none."""
    desk = realm("", "", "inn")
    desk.give(0, gold=1)
    desk.give(1, plus2=5)
    desk.start("favour")
    assert (desk.over, desk.state.favour) == (True, 1)


def test_a_lasting_tie_brings_a_resource_of_choice_and_no_die() -> None:
    """000:145, 001:35-36. Each of the tied takes one in turn order, the third nothing."""
    desk = realm("", "inn", "")
    desk.order(2, 1, 0)
    desk.start("favour")
    assert (desk.seat, desk.options()) == (2, KINDS)
    desk.do("take stone")
    assert (desk.seat, desk.options()) == (0, KINDS)
    desk.do("take wood")
    assert (desk.over, desk.state.favour) == (True, -1)
    assert [tuple(desk.goods(seat).values()) for seat in range(3)] == [(0, 1, 0), (0, 0, 0), (0, 0, 1)]


def test_only_those_level_in_both_take_a_resource() -> None:
    """000:145. Three level in buildings, two of them in fewest resources: those two."""
    desk = realm("", "", "")
    for seat, gold in enumerate((1, 2, 1)):
        desk.give(seat, gold=gold)
    desk.start("favour")
    desk.do("take gold", "take gold")
    assert (desk.over, [desk.goods(seat)["gold"] for seat in range(3)]) == (True, [2, 2, 2])


def test_a_game_begins_with_a_drawn_order_and_empty_hands() -> None:
    """000:96-103. Zero points, no resources, no envoy; every order of the seats is equally likely."""
    desk = Desk()
    desk.match = Match.start(GAME, 3)
    assert desk.outcomes() == {"order 0": 1, "order 1": 1, "order 2": 1}
    desk.chance("order 2")
    assert desk.outcomes() == {"order 0": 1, "order 1": 1}
    desk.chance("order 0")
    assert (desk.state.order, desk.state.year, desk.state.envoy, desk.seat) == ((2, 0, 1), 1, -1, 2)
    for seat in range(3):
        assert (sum(desk.goods(seat).values()), desk.plus2(seat), desk.total(seat)) == (0, 0, 0)
        assert desk.buildings(seat) == set()


@pytest.mark.parametrize("seats", [1, 6])
def test_two_to_five_play(seats: int) -> None:
    """000:109. Fewer or more are refused."""
    with pytest.raises(Refused):
        Match.start(GAME, seats)


def test_in_the_first_year_everybody_takes_a_resource() -> None:
    """000:147, 001:37. All are level, nobody rolls a fourth die."""
    desk = start({}, seats=4)
    for _ in range(4):
        assert desk.options() == KINDS
        desk.do("take gold")
    assert [desk.goods(seat)["gold"] for seat in range(4)] == [1, 1, 1, 1]
    assert desk.state.favour == -1


def test_the_first_year_follows_the_rule_when_not_everybody_is_level() -> None:
    """Ruling 7. The Trader owns a gold, so only the two others are tied for the fewest."""
    desk = Desk(governors={0: "trader"})
    desk.start("favour")
    assert desk.seat == 1
    desk.do("take gold")
    assert desk.seat == 2
    desk.do("take gold")
    assert (desk.over, desk.goods(0)["gold"]) == (True, 1)


@pytest.mark.parametrize(
    "buildings, totals",
    [(("inn", "inn market", ""), [0, 1, 0]), (("inn", "statue", ""), [1, 1, 0]), (("", "", ""), [1, 1, 1])],
)
def test_most_buildings_earn_a_point(buildings: tuple[str, ...], totals: list[int]) -> None:
    """000:321, 001:82-83. Every tied seat has its point."""
    desk = realm(*buildings)
    desk.start("reward")
    assert [desk.total(seat) for seat in range(3)] == totals


def test_fewest_buildings_bring_the_envoy() -> None:
    """000:329, 001:91. To the least developed province."""
    desk = realm("inn", "", "inn")
    desk.start("envoy")
    assert desk.state.envoy == 1


def test_fewest_resources_break_the_tie_of_the_envoy() -> None:
    """000:331, 001:91-92. Level in buildings: one resource against two."""
    desk = realm("", "", "inn")
    desk.give(0, gold=2)
    desk.give(1, wood=1)
    desk.start("envoy")
    assert desk.state.envoy == 1


def test_a_lasting_tie_leaves_the_envoy_at_home() -> None:
    """000:331, 001:92. Nobody gets him."""
    desk = realm("", "", "inn")
    desk.start("envoy")
    assert desk.state.envoy == -1


@pytest.mark.parametrize("buildings, holder", [(("", "inn", "inn"), 0), (("inn", "", "inn"), 1), (("", "", ""), -1)])
def test_an_unused_envoy_goes_back_before_he_is_sent_again(buildings: tuple[str, ...], holder: int) -> None:
    """000:338. He may come to the same seat, to another, or to nobody."""
    desk = realm(*buildings)
    desk.envoy(0)
    desk.start("envoy")
    assert desk.state.envoy == holder


def test_the_envoy_is_kept_over_the_winter() -> None:
    """000:333 and 338. Unused in autumn he is still there next spring."""
    desk = realm("", "inn", "inn")
    desk.envoy(0)
    desk.start("end of year")
    assert (desk.state.year, desk.state.envoy) == (3, 0)


def deed(desk: Desk) -> str:
    """What may be done now, in a word."""
    moves = desk.outcomes() if desk.seat == -1 else desk.options() - {"done", "pass"}
    return min(moves).split()[0]


def let_it_be(desk: Desk) -> None:
    """A seat does nothing, chance does its first."""
    if desk.seat == -1:
        desk.chance(min(desk.outcomes()))
    else:
        desk.do("done" if "done" in desk.options() else "pass")


def test_the_eight_phases_come_in_their_order() -> None:
    """000:111-131, 001:29-105. Favour, three seasons with reward and envoy between, recruiting, winter."""
    desk = Desk(year=1)
    desk.build(0, "inn market")
    for seat in range(3):
        desk.give(seat, gold=4 - seat, wood=2, soldiers=9)
    desk.start("year")
    assert desk.state.favour == 2
    deeds: list[str] = []
    seasons: dict[str, tuple[int, int]] = {}
    while desk.state.year == 2:
        if deeds[-1:] != [deed(desk)]:
            deeds.append(deed(desk))
        seasons.setdefault(desk.state.season, (desk.total(0), desk.state.envoy))
        let_it_be(desk)
    assert deeds == ["roll", "influence", "build"] * 3 + ["recruit", "cast", "meet"]
    assert list(seasons)[:3] == ["spring", "summer", "autumn"]
    assert [seasons[season] for season in ("spring", "summer", "autumn")] == [(0, -1), (1, -1), (1, 2)]


def test_a_spring_from_the_roll_to_the_building() -> None:
    """000:128-131. Rolled, placed, rewarded and spent in one season; then the King's reward."""
    desk = Desk(year=1)
    desk.start("year")
    desk.do("take wood", "take gold", "take gold")
    desk.chance("roll 0 2+6+6", "roll 1 2+3+3", "roll 2 1+1+1")
    assert desk.state.order == (2, 1, 0)
    desk.do("influence 1 with 1", "influence 2 with 2", "influence 14 with 2+6+6", "pass", "influence 6 with 3+3")
    desk.do("use alchemist for gold", "use smuggler", "take gold", "take stone", "take stone")
    assert [tuple(desk.goods(seat).values()) for seat in range(3)] == [(1, 1, 2), (1, 1, 1), (1, 0, 0)]
    assert [desk.total(seat) for seat in range(3)] == [-1, 0, 1]
    desk.do("build inn", "build guard-tower")
    assert [desk.total(seat) for seat in range(3)] == [1, 1, 1]
    assert (desk.state.season, desk.seat, deed(desk)) == ("summer", -1, "roll")


def test_a_game_has_five_years() -> None:
    """000:111 and 135, 001:4. After the fifth winter it is over."""
    desk = start({}, seed=3)
    years = {desk.state.year}
    dice = Dice(5)
    while not desk.over:
        desk.do(min(desk.options()))
        desk.match.roll(dice)
        years.add(desk.state.year)
    assert years == {1, 2, 3, 4, 5}


def test_the_next_year_begins_after_winter() -> None:
    """000:417. Spring of the following year, with the King's favour first."""
    desk = Desk(year=4, season="winter")
    desk.start("end of year")
    assert (desk.state.year, desk.options()) == (5, KINDS)
