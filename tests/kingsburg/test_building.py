"""Constructing: price and points of all 28 buildings, left to right, once, one a season or two with the envoy."""

import pytest

from tests.kingsburg.desk import Desk

ROWS = {
    "A": "sawmill quarry goldsmith mint",
    "B": "statue chapel church cathedral",
    "C": "inn market farms merchants-guild",
    "D": "guard-tower blacksmith barracks wizards-guild",
    "E": "palisade stable stone-wall fortress",
    "F": "barricade crane town-hall embassy",
    "G": "improvised-defenses recruiting-center training-camp military-academy",
}

PRICES = {  # gold, wood, stone, then points
    "sawmill": (0, 2, 1, 1),
    "quarry": (1, 1, 2, 2),
    "goldsmith": (2, 2, 2, 3),
    "mint": (6, 1, 1, 5),
    "statue": (2, 0, 0, 3),
    "chapel": (3, 0, 1, 5),
    "church": (3, 1, 2, 7),
    "cathedral": (5, 0, 3, 9),
    "inn": (1, 1, 0, 0),
    "market": (2, 2, 0, 1),
    "farms": (2, 3, 1, 2),
    "merchants-guild": (3, 1, 2, 4),
    "guard-tower": (1, 0, 1, 1),
    "blacksmith": (1, 2, 0, 2),
    "barracks": (2, 2, 1, 4),
    "wizards-guild": (3, 2, 2, 6),
    "palisade": (0, 2, 0, 0),
    "stable": (1, 1, 1, 2),
    "stone-wall": (2, 0, 2, 2),
    "fortress": (3, 0, 2, 4),
    "barricade": (0, 1, 0, 0),
    "crane": (0, 1, 1, 1),
    "town-hall": (1, 1, 1, 2),  # two gold on the board, one with the crane to its left
    "embassy": (1, 2, 2, 4),  # likewise
    "improvised-defenses": (0, 0, 1, 0),
    "recruiting-center": (1, 1, 0, 1),
    "training-camp": (1, 2, 0, 2),
    "military-academy": (2, 1, 1, 3),
}


def left_of(name: str) -> str:
    """The buildings that must stand first."""
    row = next(row.split() for row in ROWS.values() if name in row.split())
    return " ".join(row[: row.index(name)])


def builder(name: str, gold: int, wood: int, stone: int) -> Desk:
    """Seat 0 may build this as far as its row goes, if these resources pay for it."""
    desk = Desk(rows="extended")
    desk.build(0, left_of(name))
    desk.give(0, gold, wood, stone)
    desk.score(0, 10)
    desk.start("build")
    return desk


def offered(desk: Desk) -> set[str]:
    return set() if desk.over else {option.removeprefix("build ") for option in desk.options()} - {"done"}


@pytest.mark.parametrize("name", PRICES)
def test_a_building_costs_its_price_and_gives_its_points(name: str) -> None:
    """000:295. The exact price is spent to the last, the points come at once."""
    gold, wood, stone, points = PRICES[name]
    desk = builder(name, gold, wood, stone)
    desk.do(f"build {name}")
    assert tuple(desk.goods(0).values()) == (0, 0, 0)
    assert desk.total(0) == 10 + points
    assert name in desk.buildings(0)


@pytest.mark.parametrize("name", PRICES)
def test_a_building_is_not_to_be_had_for_less(name: str) -> None:
    """000:295. One resource missing of any kind, and it is not offered."""
    price = PRICES[name][:3]
    for kind in range(3):
        if price[kind]:
            gold, wood, stone = (count - (at == kind) for at, count in enumerate(price))
            assert name not in offered(builder(name, gold, wood, stone))


def test_statue_for_two_gold_as_anne_does() -> None:
    """000:305. Two gold of two and a wood: three points, and the chapel waits for another season."""
    desk = Desk()
    desk.give(0, gold=2, wood=1)
    desk.start("build")
    desk.do("build statue")
    assert (tuple(desk.goods(0).values()), desk.total(0), desk.buildings(0)) == ((0, 1, 0), 3, {"statue"})
    assert desk.over
    desk.give(0, gold=3, stone=1)
    desk.start("build")
    assert "chapel" in offered(desk)


def test_only_the_leftmost_free_place_of_a_row_is_offered() -> None:
    """000:297 and 313, 001:75-76. Column I everywhere, further right where the left is complete."""
    desk = Desk()
    desk.give(0, gold=20, wood=20, stone=20)
    desk.build(0, "inn market palisade")
    desk.start("build")
    assert offered(desk) == {"statue", "farms", "guard-tower", "stable", "barricade"}


def test_five_rows_on_the_base_side_and_seven_on_the_other() -> None:
    """000:457 and 463. Rows A and G exist only with the first extension."""
    base, extended = Desk(rows="base"), Desk(rows="extended")
    for desk in (base, extended):
        desk.give(0, gold=20, wood=20, stone=20)
        desk.start("build")
    assert offered(base) == {"statue", "inn", "guard-tower", "palisade", "barricade"}
    assert offered(extended) == offered(base) | {"sawmill", "improvised-defenses"}


def test_no_building_is_built_twice_and_a_full_row_offers_nothing() -> None:
    """000:299. Row B complete: nothing of it is on offer."""
    desk = Desk()
    desk.give(0, gold=20, wood=20, stone=20)
    desk.build(0, ROWS["B"])
    desk.start("build")
    assert not offered(desk) & set(ROWS["B"].split())


def test_a_destroyed_building_may_be_built_again() -> None:
    """000:373. The market burns in winter and is bought anew for its price and its point."""
    desk = Desk(year=2)
    desk.build(0, "inn market")
    desk.score(0, 10)
    desk.enemy("goblins-2-4")
    desk.start("battle")
    assert (desk.buildings(0), desk.total(0)) == ({"inn"}, 9)
    desk.give(0, gold=2, wood=2)
    desk.start("build")
    desk.do("build market")
    assert (desk.buildings(0), desk.total(0)) == ({"inn", "market"}, 10)


def test_one_building_a_season() -> None:
    """000:293, 001:73. After the first the turn passes on in turn order."""
    desk = Desk()
    desk.order(2, 0, 1)
    for seat in range(3):
        desk.give(seat, gold=9, wood=9, stone=9)
    desk.start("build")
    for seat in (2, 0, 1):
        assert desk.seat == seat
        desk.do("build inn")
    assert desk.over


def test_nobody_has_to_build() -> None:
    """000:293. Done without building costs nothing."""
    desk = Desk()
    desk.give(0, gold=2)
    desk.start("build")
    desk.do("done")
    assert (desk.over, desk.goods(0)["gold"], desk.buildings(0)) == (True, 2, set())


def test_the_envoy_allows_a_second_building_and_goes_back() -> None:
    """000:336 and 338, 001:74. Both are paid for, the second may stand right of the first, and no third follows."""
    desk = Desk()
    desk.envoy(0)
    desk.give(0, gold=9, wood=9)
    desk.start("build")
    desk.do("build inn")
    desk.reject("build market")
    desk.do("build market envoy")
    assert (tuple(desk.goods(0).values()), desk.buildings(0)) == ((6, 6, 0), {"inn", "market"})
    assert (desk.state.envoy, desk.over) == (-1, True)


def test_the_envoy_stays_with_a_seat_that_builds_only_once() -> None:
    """000:333 and 338. He may still be used in a later season."""
    desk = Desk()
    desk.envoy(0)
    desk.give(0, gold=9, wood=9)
    desk.start("build")
    desk.do("build inn", "done")
    assert (desk.state.envoy, desk.over) == (0, True)


def test_crane_takes_a_gold_off_the_farms() -> None:
    """000:545. One gold, three wood and a stone instead of two, three and one."""
    desk = builder("farms", 1, 3, 1)
    assert "farms" not in offered(desk)
    desk.build(0, "barricade crane")
    desk.start("build")
    desk.do("build farms")
    assert tuple(desk.goods(0).values()) == (0, 0, 0)
    assert desk.total(0) == 12


@pytest.mark.parametrize("name, price", [("chapel", (3, 0, 1)), ("church", (2, 1, 2)), ("cathedral", (4, 0, 3))])
def test_crane_works_in_columns_three_and_four_only(name: str, price: tuple[int, int, int]) -> None:
    """000:545. The chapel in column II keeps its price."""
    desk = builder(name, 9, 9, 9)
    desk.build(0, "barricade crane")
    desk.start("build")
    desk.do(f"build {name}")
    assert tuple(desk.goods(0).values()) == tuple(9 - cost for cost in price)


def test_a_price_never_goes_below_zero() -> None:
    """Ruling 5. The crane takes the only gold of the training camp, so the Miner has none to take off."""
    desk = Desk(rows="extended", governors={0: "miner"})
    desk.build(0, "barricade crane improvised-defenses recruiting-center")
    desk.give(0, wood=2)
    desk.start("build")
    assert "build training-camp less gold" not in desk.options()
    desk.do("build training-camp")
    assert (tuple(desk.goods(0).values()), "training-camp" in desk.buildings(0)) == ((0, 0, 0), True)


def test_discounts_add_up() -> None:
    """Ruling 5. Crane, Sculptor and cheap stone on the church: two gold, a wood and no stone."""
    desk = Desk(governors={0: "sculptor"}, destiny="cheap-stone")
    desk.build(0, "statue chapel barricade crane")
    desk.give(0, gold=2, wood=1)
    desk.start("build")
    desk.do("build church")
    assert (tuple(desk.goods(0).values()), desk.total(0)) == ((0, 0, 0), 7)
