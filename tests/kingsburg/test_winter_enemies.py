"""The 25 enemies: what each brings to a victor and takes from the defeated."""

import pytest

from tests.kingsburg.desk import Desk

ENEMIES = {  # victory: gold, wood, stone, of choice, points; defeat: the same, then buildings
    "barbarians-1-2": ((1, 0, 0, 0, 0), (0, 0, 0, 1, 0), 1),
    "goblins-1-2": ((0, 1, 0, 0, 0), (0, 1, 1, 0, 1), 1),
    "goblins-1-3": ((0, 0, 1, 0, 0), (1, 0, 0, 0, 0), 1),
    "orcs-1-3": ((1, 0, 0, 0, 0), (0, 0, 0, 2, 1), 0),
    "zombies-1-4": ((0, 0, 0, 0, 1), (0, 0, 0, 0, 2), 0),
    "goblins-2-3": ((0, 1, 0, 0, 0), (0, 2, 2, 0, 1), 1),
    "goblins-2-4": ((0, 0, 1, 0, 0), (2, 0, 0, 0, 0), 1),
    "orcs-2-4": ((1, 0, 0, 0, 0), (0, 0, 0, 2, 0), 1),
    "barbarians-2-5": ((1, 0, 0, 0, 0), (0, 0, 0, 2, 1), 0),
    "zombies-2-5": ((0, 0, 0, 0, 1), (0, 0, 0, 0, 2), 0),
    "goblins-3-4": ((0, 1, 0, 0, 0), (0, 3, 3, 0, 1), 1),
    "goblins-3-5": ((0, 0, 1, 0, 0), (3, 0, 0, 0, 0), 1),
    "orcs-3-5": ((1, 0, 0, 0, 0), (0, 0, 0, 2, 0), 1),
    "zombies-3-6": ((0, 0, 0, 0, 1), (0, 0, 0, 0, 2), 0),
    "demons-3-6": ((0, 0, 0, 0, 1), (2, 1, 1, 0, 1), 0),
    "goblins-4-5": ((0, 1, 0, 0, 0), (0, 4, 4, 0, 1), 1),
    "goblins-4-6": ((0, 0, 1, 0, 0), (4, 0, 0, 0, 0), 1),
    "demons-4-6": ((1, 0, 0, 0, 1), (0, 0, 0, 4, 1), 0),
    "orcs-4-7": ((0, 0, 0, 1, 0), (0, 0, 0, 2, 0), 1),
    "zombies-4-7": ((0, 0, 0, 0, 1), (0, 0, 0, 0, 2), 0),
    "barbarians-5-7": ((0, 0, 0, 0, 1), (0, 0, 0, 0, 8), 0),
    "barbarians-5-8": ((0, 0, 0, 0, 1), (0, 0, 0, 0, 0), 1),
    "demons-5-8": ((0, 0, 0, 0, 2), (0, 0, 0, 0, 2), 1),
    "demons-5-9": ((0, 0, 0, 0, 2), (0, 0, 0, 0, 0), 1),
    "dragons-5-9": ((0, 0, 0, 0, 3), (0, 0, 0, 0, 5), 0),
}


def against(name: str) -> Desk:
    """Seat 0 is beaten by one, seat 1 draws, seat 2 wins by one, seat 3 by two as the strongest victor."""
    _, year, strength = name.split("-")
    desk = Desk(4, year=int(year))
    desk.enemy(name)
    for seat, more in enumerate((-1, 0, 1, 2)):
        desk.give(seat, gold=6, wood=6, stone=6, soldiers=int(strength) + more)
        desk.score(seat, 20)
    desk.build(0, "statue")
    desk.start("battle")
    return desk


def choose(desk: Desk) -> None:
    """Whatever is of choice is stone."""
    while not desk.over:
        desk.do(next(option for option in desk.options() if option.endswith("stone")))


@pytest.mark.parametrize("name", ENEMIES)
def test_an_enemy_rewards_those_who_are_stronger(name: str) -> None:
    """000:366, 001:117. One more than its strength is enough for the whole reward."""
    gold, wood, stone, free, points = ENEMIES[name][0]
    desk = against(name)
    choose(desk)
    for seat, strongest in ((2, 0), (3, 1)):
        assert tuple(desk.goods(seat).values()) == (6 + gold, 6 + wood, 6 + stone + free)
        assert desk.total(seat) == 20 + points + strongest


@pytest.mark.parametrize("name", ENEMIES)
def test_an_enemy_leaves_an_equal_alone(name: str) -> None:
    """000:367, 001:119. A draw brings nothing and costs nothing."""
    desk = against(name)
    choose(desk)
    assert (tuple(desk.goods(1).values()), desk.total(1)) == ((6, 6, 6), 20)


@pytest.mark.parametrize("name", ENEMIES)
def test_an_enemy_plunders_those_who_are_weaker(name: str) -> None:
    """000:368 and 372-374, 001:118. Resources, points, and the statue with its three points where a building is due."""
    _, (gold, wood, stone, free, points), buildings = ENEMIES[name]
    desk = against(name)
    choose(desk)
    assert tuple(desk.goods(0).values()) == (6 - gold, 6 - wood, 6 - stone - free)
    assert desk.total(0) == 20 - points - 3 * buildings
    assert desk.buildings(0) == (set() if buildings else {"statue"})


@pytest.mark.parametrize("year", range(1, 6))
def test_one_of_five_enemies_comes_each_year(year: int) -> None:
    """000:98-100, 001:7. Every card of the year's pile is equally likely."""
    desk = Desk(year=year)
    desk.start("winter")
    desk.chance("cast king 1")
    assert desk.outcomes() == {f"meet {name}": 1 for name in ENEMIES if f"-{year}-" in name}
