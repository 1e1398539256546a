"""The six governors that are ours: Astrologer, Captain, Chamberlain, Spy, Trader, Veteran."""

import pytest

from regalia.core.known import UNKNOWN
from tests.kingsburg.desk import Desk


def test_astrologer_takes_a_token_at_the_start_of_every_year() -> None:
    """The facts. One +2 token for her, none for the others."""
    desk = Desk(governors={1: "astrologer"})
    desk.start("start of year")
    assert [desk.plus2(seat) for seat in range(3)] == [0, 1, 0]


def test_captains_first_soldier_of_the_year_costs_one_resource_less() -> None:
    """The facts. One resource, then two each."""
    desk = Desk(governors={0: "captain"})
    desk.give(0, gold=4)
    desk.start("recruit")
    assert desk.options() == {"recruit gold", "done"}
    desk.do("recruit gold", "recruit gold+gold")
    assert (desk.soldiers(0), desk.goods(0)["gold"]) == (2, 1)


def test_captains_first_soldier_is_free_with_the_barracks() -> None:
    """The facts. One less than one is nothing, never below."""
    desk = Desk(governors={0: "captain"})
    desk.build(0, "barracks")
    desk.give(0, gold=1)
    desk.start("recruit")
    desk.do("recruit free")
    assert desk.options() == {"recruit gold", "done"}
    desk.do("recruit gold")
    assert (desk.soldiers(0), desk.goods(0)["gold"]) == (2, 0)


def test_chamberlain_wins_the_ties_of_favour_and_envoy() -> None:
    """The facts and ruling 7, in year I too. Level in buildings and resources, he alone is helped."""
    desk = Desk(governors={2: "chamberlain"})
    desk.start("favour")
    assert (desk.over, desk.state.favour) == (True, 2)
    desk.start("envoy")
    assert desk.state.envoy == 2


def test_chamberlain_with_more_buildings_wins_nothing() -> None:
    """000:485. A tie of others is theirs."""
    desk = Desk(governors={2: "chamberlain"}, year=2)
    desk.build(2, "inn")
    desk.start("envoy")
    assert desk.state.envoy == -1
    desk.start("favour")
    assert (desk.seat, desk.state.favour) == (0, -1)


@pytest.mark.parametrize(
    "built, points",
    [
        (("inn", "inn market", ""), [1, 1, 0]),
        (("inn market", "inn", ""), [1, 0, 0]),
        (("", "inn market", "inn"), [0, 1, 0]),
        (("inn", "inn", ""), [1, 1, 0]),
    ],
)
def test_chamberlain_is_also_rewarded_as_the_second(built: tuple[str, ...], points: list[int]) -> None:
    """The facts. First or second in buildings he gains a point, third none; never two."""
    desk = Desk(governors={0: "chamberlain"})
    for seat, names in enumerate(built):
        desk.build(seat, names)
    desk.start("reward")
    assert [desk.total(seat) for seat in range(3)] == points


def test_spy_looks_at_the_enemy_at_the_start_of_recruiting() -> None:
    """The facts. She alone knows the card before anybody recruits."""
    desk = Desk(governors={1: "spy"})
    desk.give(0, gold=2)
    desk.start("recruit")
    desk.chance("peek 1 goblins-1-3")
    assert (desk.view(1).enemy, desk.view(0).enemy, desk.seat) == ("goblins-1-3", UNKNOWN, 0)


@pytest.mark.parametrize("soldiers, wood", [(4, 1), (3, 0)])
def test_spy_takes_a_resource_for_a_victory(soldiers: int, wood: int) -> None:
    """The facts. One of choice when she wins, none for a draw."""
    desk = Desk(governors={1: "spy"})
    desk.give(1, soldiers=soldiers)
    desk.enemy("goblins-1-3", known=(1,))
    desk.start("battle")
    if wood:
        assert desk.seat == 1
        desk.do("take wood")
    assert (desk.over, desk.goods(1)) == (True, {"gold": 0, "wood": wood, "stone": wood})


def test_trader_starts_with_a_gold() -> None:
    """The facts. One gold more than the others."""
    desk = Desk(governors={1: "trader"})
    assert [desk.goods(seat)["gold"] for seat in range(3)] == [0, 1, 0]


def test_trader_exchanges_one_resource_each_season() -> None:
    """The facts. One for one of another kind, once, in the build step."""
    desk = Desk(governors={0: "trader"})
    desk.give(0, wood=1)
    desk.start("build")
    assert {"exchange gold wood", "exchange gold stone", "exchange wood gold", "exchange wood stone"} <= desk.options()
    desk.do("exchange wood gold")
    assert tuple(desk.goods(0).values()) == (2, 0, 0)
    assert not any(option.startswith("exchange") for option in desk.options())
    desk.do("build statue")
    assert desk.buildings(0) == {"statue"}


@pytest.mark.parametrize("year, enemy", [(1, "zombies-1-4"), (3, "zombies-3-6"), (5, "barbarians-5-8")])
def test_veteran_is_stronger_by_one_in_odd_years(year: int, enemy: str) -> None:
    """The facts. With as many soldiers as the enemy he wins where the others draw."""
    desk = Desk(governors={0: "veteran"}, year=year)
    for seat in range(3):
        desk.give(seat, soldiers=int(enemy.split("-")[2]))
    desk.enemy(enemy)
    desk.start("battle")
    assert [desk.total(seat) for seat in range(3)] == [2, 0, 0]


@pytest.mark.parametrize("year, enemy", [(2, "zombies-2-5"), (4, "zombies-4-7")])
def test_veteran_is_as_the_others_in_even_years(year: int, enemy: str) -> None:
    """The facts. A draw stays a draw."""
    desk = Desk(governors={0: "veteran"}, year=year)
    desk.give(0, soldiers=int(enemy.split("-")[2]))
    desk.enemy(enemy)
    desk.start("battle")
    assert desk.total(0) == 0


def test_veteran_loses_a_point_less() -> None:
    """The facts. One of two."""
    desk = Desk(governors={0: "veteran"}, year=2)
    desk.enemy("zombies-2-5")
    desk.start("battle")
    assert [desk.total(seat) for seat in range(3)] == [-1, -2, -2]
