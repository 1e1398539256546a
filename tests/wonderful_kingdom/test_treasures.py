"""The ten treasures by name: never built, always recycled, two cubes each."""

import pytest

from tests.wonderful_kingdom.desk import Desk, site

NAMES = {"M": "materials", "P": "population", "G": "gold", "E": "exploration"}
TREASURES = {
    "treasure-mm": "MM",
    "treasure-mp": "MP",
    "treasure-mg": "MG",
    "treasure-me": "ME",
    "treasure-pp": "PP",
    "treasure-pg": "PG",
    "treasure-pe": "PE",
    "treasure-gg": "GG",
    "treasure-ge": "GE",
    "treasure-ee": "EE",
}
every_treasure = pytest.mark.parametrize("name, cubes", TREASURES.items(), ids=TREASURES)


def holding(name: str) -> Desk:
    desk = Desk(module="none")
    desk.give(selection=name)
    return desk


@every_treasure
def test_a_treasure_gives_its_two_cubes_to_the_alchemy(name: str, cubes: str) -> None:
    """003:146: it is recycled, and brings two cubes."""
    desk = holding(name).planning()
    assert (desk.alchemy(), desk.options()) == ("", [f"recycle {name}"])
    desk.do(f"recycle {name}")
    assert (desk.alchemy(), desk.duchy().selection, desk.over()) == (cubes, (), True)


@every_treasure
def test_a_treasure_is_never_put_under_construction(name: str, cubes: str) -> None:
    """003:146: it can only be recycled."""
    desk = holding(name).planning()
    desk.refused(f"keep {name}")
    assert (desk.sites(), desk.duchy().selection) == ([], (name,))


@every_treasure
def test_the_two_cubes_of_a_treasure_may_lie_on_two_cards(name: str, cubes: str) -> None:
    """003:138: each cube goes on a card that shows it or to the alchemy, as its owner likes."""
    takers = {"M": "farm", "P": "builders", "G": "cabinet", "E": "world-tree"}
    one, two = tuple(cubes)
    desk = holding(name)
    desk.duchy().construction = tuple(site(taker) for taker in takers.values())
    desk.planning().do(f"recycle {name}", f"place {NAMES[one]} {takers[one]}")
    assert (desk.laid(takers[one]), desk.alchemy()) == (one, "")
    desk.do(f"place {NAMES[two]} alchemy")
    assert (desk.laid(takers[one]), desk.alchemy(), desk.over()) == (one, two, True)


def test_the_treasures_are_shuffled_into_the_deck_once_each() -> None:
    """003:52, 003:73: ten treasures lie among the seventy developments."""
    chances = Desk(module="none").start().chances()
    assert sum(chances.values()) == 80
    assert {name: chances[f"deal 0 {name}"] for name in TREASURES} == dict.fromkeys(TREASURES, 1)


def test_a_treasure_may_finish_a_card() -> None:
    """003:140: the last cube builds the card during planning."""
    desk = holding("treasure-gg")
    desk.construct(theatre="")
    desk.planning().do("recycle treasure-gg", "place gold theatre")
    assert (desk.laid("theatre"), desk.duchy().built) == ("G", ())
    desk.do("place gold theatre")
    assert (desk.sites(), desk.duchy().built) == ([], ("theatre",))
