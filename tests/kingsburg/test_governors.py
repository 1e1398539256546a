"""Governors of the province: discounts, gifts, counting, battles. Those who change dice have a page of their own."""

import pytest

from tests.kingsburg.desk import Desk

KINDS = {"carpenter": "wood", "miner": "gold", "sculptor": "stone"}


def season(desk: Desk) -> None:
    """A new season's build step, after the old one was cleared."""
    desk.start("clear")
    desk.start("build")


def test_architect_pays_one_resource_less_once_a_year() -> None:
    """000:555 and the facts. One of the price, of his choice; in the next season the full price, next year again."""
    desk = Desk(governors={0: "architect"})
    desk.give(0, gold=9, wood=9, stone=9)
    desk.start("build")
    assert {"build inn", "build inn less gold", "build inn less wood"} <= desk.options()
    assert "build inn less stone" not in desk.options()
    desk.do("build inn less wood")
    assert tuple(desk.goods(0).values()) == (8, 9, 9)
    season(desk)
    assert not any("less" in option for option in desk.options())
    desk.start("end of year")
    desk.start("build")
    assert "build market less wood" in desk.options()


def test_architect_compares_on_his_own_turn() -> None:
    """000:555. An opponent who has just built more than he spoils the discount; equal numbers do not."""
    desk = Desk(governors={1: "architect"})
    desk.build(2, "inn")
    desk.build(1, "inn")
    for seat in (0, 1):
        desk.give(seat, gold=9, wood=9, stone=9)
    desk.start("build")
    desk.do("build inn")
    assert "build statue less gold" in desk.options()
    desk.build(0, "market")
    desk.start("build")
    desk.do("done")
    assert not any("less" in option for option in desk.options())


@pytest.mark.parametrize("governor", KINDS)
@pytest.mark.parametrize("year", [1, 5])
def test_carpenter_miner_and_sculptor_gain_a_resource_at_the_end_of_every_year(governor: str, year: int) -> None:
    """000:557. Wood, gold and stone, in year V too."""
    desk = Desk(governors={0: governor}, year=year)
    desk.give(0, gold=1, wood=1, stone=1)
    desk.start("end of year")
    assert desk.goods(0) == {kind: 1 + (kind == KINDS[governor]) for kind in desk.goods(0)}


def test_carpenter_pays_a_wood_less_in_row_c_every_time() -> None:
    """000:483 and the facts. Inn and market in one turn, each a wood cheaper; the palisade is not."""
    desk = Desk(governors={0: "carpenter"})
    desk.envoy(0)
    desk.give(0, gold=3, wood=1)
    desk.start("build")
    assert "build palisade" not in desk.options()
    desk.do("build inn", "build market envoy")
    assert tuple(desk.goods(0).values()) == (0, 0, 0)


def test_sculptor_pays_a_stone_less_in_row_b_every_time() -> None:
    """000:483 and the facts. The chapel for three gold; the guard tower keeps its stone."""
    desk = Desk(governors={0: "sculptor"})
    desk.give(0, gold=5)
    desk.envoy(0)
    desk.start("build")
    assert "build guard-tower" not in desk.options()
    desk.do("build statue", "build chapel envoy")
    assert (tuple(desk.goods(0).values()), desk.total(0)) == ((0, 0, 0), 8)


def test_miner_pays_a_gold_less_once_a_year() -> None:
    """The facts. The statue for one gold; the second building at its price; next year again."""
    desk = Desk(governors={0: "miner"})
    desk.give(0, gold=9, wood=9)
    desk.start("build")
    desk.do("build statue less gold")
    assert desk.goods(0)["gold"] == 8
    season(desk)
    assert not any("less" in option for option in desk.options())
    desk.start("end of year")
    desk.start("build")
    assert "build inn less gold" in desk.options()


def test_damsel_counts_two_buildings_fewer_in_phases_one_and_five() -> None:
    """000:487 and the facts. With three against two she is the poorest: bonus die and envoy are hers."""
    desk = Desk(governors={1: "damsel"}, year=2)
    for seat, buildings in enumerate(("inn statue", "inn statue palisade", "inn statue")):
        desk.build(seat, buildings)
    desk.start("envoy")
    assert desk.state.envoy == 1
    desk.start("favour")
    assert (desk.over, desk.state.favour) == (True, 1)
    desk.start("reward")
    assert [desk.total(seat) for seat in range(3)] == [0, 1, 0]


def test_damsel_loses_no_building() -> None:
    """The facts. The demons take her two points and leave the statue; others lose theirs."""
    desk = Desk(governors={0: "damsel"}, year=5)
    for seat in (0, 1):
        desk.build(seat, "statue")
    desk.enemy("demons-5-8")
    desk.start("battle")
    assert [desk.total(seat) for seat in range(2)] == [-2, -5]
    assert (desk.buildings(0), desk.buildings(1)) == ({"statue"}, set())


def test_general_is_stronger_by_one_and_doubles_the_strongest_victors_point() -> None:
    """The facts. Four soldiers beat a four; strongest: two points instead of one."""
    desk = Desk(governors={0: "general"}, year=1)
    for seat in range(3):
        desk.give(seat, soldiers=4)
    desk.enemy("zombies-1-4")
    desk.start("battle")
    assert [desk.total(seat) for seat in range(3)] == [3, 0, 0]


def test_general_who_is_not_the_strongest_gains_the_reward_only() -> None:
    """000:485. Another victor is stronger."""
    desk = Desk(governors={0: "general"}, year=1)
    desk.give(0, soldiers=4)
    desk.give(1, soldiers=6)
    desk.enemy("zombies-1-4")
    desk.start("battle")
    assert [desk.total(seat) for seat in range(3)] == [1, 2, -2]


@pytest.mark.parametrize(
    "scores, gained",
    [((3, 5, 6), 1), ((5, 5, 3), 1), ((3, 3, 6), 2), ((5, 3, 6), 0), ((-1, 0, 0), 1)],
)
def test_minstrel_sings_for_the_last_and_for_the_level(scores: tuple[int, int, int], gained: int) -> None:
    """000:559 and the facts. Lowest 1, level with somebody 1, tied for the last place 2."""
    desk = Desk(governors={0: "minstrel"}, year=1)
    for seat, score in enumerate(scores):
        desk.score(seat, score)
    desk.start("end of year")
    assert desk.total(0) == scores[0] + gained


def test_preacher_scores_when_somebody_builds_nothing() -> None:
    """000:565 and the facts. One point, however many did not build, himself included; none when all have built."""
    desk = Desk(governors={0: "preacher"})
    for seat in range(3):
        desk.give(seat, gold=9, wood=9)
    desk.start("build")
    desk.do("build inn", "build inn", "build inn")
    desk.start("end of season")
    assert desk.total(0) == 0
    season(desk)
    desk.do("done", "build market", "build market")
    desk.start("end of season")
    assert desk.total(0) == 1
    season(desk)
    desk.do("build market", "done", "done")
    desk.start("end of season")
    assert desk.total(0) == 3


def conjurer(built: str = "") -> Desk:
    desk = Desk(governors={0: "sorcerer"}, year=2)
    desk.build(0, built)
    desk.start("year")
    return desk


def test_sorcerer_raises_three_buildings_of_column_one_for_nothing() -> None:
    """000:571 and the facts. At the start of year III, free of charge, without points."""
    desk = conjurer()
    names = {"statue", "inn", "guard-tower", "palisade", "barricade"}
    assert desk.options() == {f"build {name}" for name in names} | {"done"}
    desk.do("build statue", "build guard-tower", "build inn")
    assert (desk.buildings(0), desk.total(0)) == ({"statue", "guard-tower", "inn"}, 0)


def test_sorcerer_builds_before_the_kings_favour() -> None:
    """Ruling 7. With three buildings he is no longer among the poorest: the others are asked."""
    desk = conjurer()
    desk.do("build statue", "build guard-tower", "build inn")
    assert (desk.seat, desk.options()) == (1, {"take gold", "take wood", "take stone"})


def test_sorcerer_may_stop_early_and_builds_what_is_left() -> None:
    """000:571. With four of five built one is left; he may also do less than he could."""
    desk = conjurer("statue inn guard-tower palisade")
    desk.do("build barricade")
    assert "barricade" in desk.buildings(0)
    assert desk.seat != 0
    desk = conjurer()
    desk.do("build inn", "done")
    assert (desk.buildings(0), desk.seat) == ({"inn"}, 1)


@pytest.mark.parametrize("year", [1, 3])
def test_sorcerer_waits_for_year_three(year: int) -> None:
    """The facts. In years II and IV nothing is conjured."""
    desk = Desk(governors={0: "sorcerer"}, year=year)
    desk.start("year")
    assert desk.options() == {"take gold", "take wood", "take stone"}


def test_sorcerers_building_costs_its_points_when_it_burns() -> None:
    """000:571. The statue gave nothing and takes three."""
    desk = conjurer()
    desk.do("build statue", "done")
    desk.enemy("goblins-3-5")
    desk.start("battle")
    assert (desk.total(0), desk.buildings(0)) == (-3, set())


def test_tax_collector_takes_a_resource_when_an_opponent_builds_in_column_four() -> None:
    """000:573 and the facts. At once, so that it pays for his own building in the same season."""
    desk = Desk(governors={1: "tax-collector"})
    desk.build(0, "palisade stable stone-wall")
    desk.give(0, gold=3, stone=2)
    desk.give(1, gold=1)
    desk.start("build")
    desk.do("build fortress")
    assert (desk.seat, desk.options()) == (1, {"take gold", "take wood", "take stone"})
    desk.do("take gold", "build statue")
    assert (desk.goods(1)["gold"], desk.buildings(1)) == (0, {"statue"})


def test_tax_collector_collects_every_time() -> None:
    """000:483. Two buildings of column IV by an envoy's holder in one season: two resources."""
    desk = Desk(governors={1: "tax-collector"})
    desk.build(0, "palisade stable stone-wall statue chapel church")
    desk.give(0, gold=8, stone=5)
    desk.envoy(0)
    desk.start("build")
    desk.do("build fortress", "take gold", "build cathedral envoy", "take wood")
    assert tuple(desk.goods(1).values()) == (1, 1, 0)


def test_tax_collector_leaves_other_columns_and_his_own_buildings_alone() -> None:
    """The facts. Column III of an opponent and his own column IV bring nothing."""
    desk = Desk(governors={1: "tax-collector"})
    for seat, built in ((0, "palisade stable"), (1, "palisade stable stone-wall")):
        desk.build(seat, built)
        desk.give(seat, gold=3, stone=2)
    desk.start("build")
    desk.do("build stone-wall", "build fortress")
    assert (desk.over, tuple(desk.goods(1).values())) == (True, (0, 0, 0))
