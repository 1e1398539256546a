"""The end of the game: points by reason, the worked example, and who wins when points are equal."""

import pytest

from tests.wonderful_kingdom.desk import Desk


def end(side: str = "A") -> Desk:
    return Desk(module="none", round=4, side=side)


def test_the_game_ends_after_four_rounds() -> None:
    """003:89, 003:95, 003:269: four times choice, planning and production, then the points are counted."""
    desk = Desk(module="none").start().roll()
    while not desk.over():
        (seat, *_) = desk.waiting()
        desk.do(desk.options(seat)[0], seat=seat).roll()
    assert desk.state.round == 4
    assert len(desk.produced()) == 4 * 4
    assert sum(desk.duchy(seat).calamities for seat in (0, 1)) + desk.state.discard.count("calamity") == 8


def test_the_example_of_the_rulebook_is_worth_39_points() -> None:
    """003:281-299: flat 2 + 6 + 3, Monuments 4 times 3 + 4 + 2, two Calamities; a card being built counts nothing."""
    desk = end()
    assert desk.points() == {"cards": 0, "kinds": 0, "calamities": 0}
    desk.give(built="theatre dragon-eggs mage-college")
    assert desk.points() == {"cards": 2 + 6 + 3, "kinds": 2 * 2, "calamities": 0}
    desk.give(built="theatre dragon-eggs mage-college royal-keep throne-palace")
    assert desk.points() == {"cards": 11, "kinds": (3 + 4 + 2) * 4, "calamities": 0}
    desk.give(calamities=2)
    assert desk.points() == {"cards": 11, "kinds": 36, "calamities": -8}
    desk.give(krystallium=1, soldiers=2, training=1)
    desk.construct(colossus="MMMGGG")
    assert (desk.points(), desk.total()) == ({"cards": 11, "kinds": 36, "calamities": -8}, 39)


@pytest.mark.parametrize("calamities", range(5))
def test_each_calamity_costs_four_points(calamities: int) -> None:
    """003:273: and a total may be negative."""
    desk = end()
    assert desk.total() == 0
    desk.give(calamities=calamities)
    assert (desk.points()["calamities"], desk.total()) == (-4 * calamities, -4 * calamities)


@pytest.mark.parametrize("field", ["krystallium", "soldiers", "training"])
def test_krystallium_and_soldiers_give_nothing(field: str) -> None:
    """003:275, 003:295: nor do cubes in the alchemy."""
    desk = end()
    desk.give(built="theatre", alchemy="MPGE")
    before = desk.points()
    desk.give(**{field: 9})
    assert (desk.points(), before) == (before, {"cards": 2, "kinds": 2, "calamities": 0})


def test_cards_under_construction_give_nothing() -> None:
    """003:297: even one that lacks a single cube."""
    desk = end()
    desk.construct(world_tree="EEEEE", throne_palace="MMGGGGGK")
    assert desk.total() == 0


@pytest.mark.parametrize("mine, his, ranks, why", [
    ({"built": "world-tree"}, {"built": "theatre theatre theatre"}, (1, 2), "points"),
    ({"built": "theatre"}, {"built": "world-tree"}, (2, 1), "points"),
    ({"built": "builders hamlet farm"}, {"built": "tatis-tribe"}, (2, 1), "points"),
    ({"built": "giants-hideout"}, {"built": "unicorn-vale unicorn-vale"}, (2, 1), "duchy"),
    ({"built": "unicorn-vale unicorn-vale"}, {"built": "giants-hideout"}, (1, 2), "duchy"),
    ({"built": "unicorn-vale", "soldiers": 1}, {"built": "dwarven-mines"}, (1, 2), "soldiers"),
    ({"built": "unicorn-vale", "soldiers": 1}, {"built": "dwarven-mines", "soldiers": 3}, (2, 1), "soldiers"),
    ({"built": "unicorn-vale", "soldiers": 2}, {"built": "dwarven-mines", "soldiers": 2}, (1, 1), "shared"),
    ({}, {}, (1, 1), "shared"),
])  # fmt: skip
def test_points_then_cards_then_soldiers(
    mine: dict[str, object], his: dict[str, object], ranks: tuple[int, int], why: str
) -> None:
    """003:277: most points; then most cards in the duchy; then most soldiers; else the victory is shared."""
    desk = end(side="B")
    assert desk.result().ranks == (1, 1)
    desk.give(0, **mine)
    desk.give(1, **his)
    assert (desk.result().ranks, desk.result().why) == (ranks, (why, why))


def test_calamities_are_cards_of_the_tie_break() -> None:
    """003:150, 003:277 and the ruling: they are added to the duchy, so one of eight points and a calamity beats one."""
    desk = end(side="B")
    desk.give(0, built="world-tree", calamities=1)
    desk.give(1, built="giants-hideout", soldiers=5)
    assert [desk.total(seat) for seat in (0, 1)] == [4, 4]
    assert (desk.result().ranks, desk.result().why) == ((1, 2), ("duchy", "duchy"))
    desk.give(1, built="unicorn-vale unicorn-vale")
    assert [desk.total(seat) for seat in (0, 1)] == [4, 4]
    assert (desk.result().ranks, desk.result().why) == ((2, 1), ("soldiers", "soldiers"))


def test_threats_advisors_and_what_was_beaten_are_no_cards_of_the_duchy() -> None:
    """003:277, 003:418: threats stand in the construction area and go to the box, advisors sit in the council."""
    desk = end(side="B")
    desk.give(0, defeated="thief thief", council="steward")
    assert (desk.result().ranks, desk.result().why) == ((1, 1), ("shared", "shared"))


def test_a_defeated_siphon_is_a_card_of_the_tie_break() -> None:
    """003:277, 003:886, ruling: it has joined the duchy."""
    desk = Desk(pack="siphons", side="B", round=4)
    desk.give(0, threats="siphon-m", soldiers=2)
    desk.give(1, soldiers=5)
    assert [desk.total(seat) for seat in (0, 1)] == [-4, 0]
    desk.combat().do("fight siphon-m", seat=0)
    assert [desk.total(seat) for seat in (0, 1)] == [0, 0]
    assert (desk.result().ranks, desk.result().why) == ((1, 2), ("duchy", "duchy"))


def test_a_soldier_in_training_breaks_no_tie() -> None:
    """003:206, 003:277: only soldiers that were taken are one's own."""
    desk = end(side="B")
    desk.give(0, training=1)
    assert desk.result().why == ("shared", "shared")
    desk.give(0, soldiers=1)
    assert (desk.result().ranks, desk.result().why) == ((1, 2), ("soldiers", "soldiers"))


def test_krystallium_and_cards_under_construction_break_no_tie() -> None:
    """003:277: they are not cards of the duchy."""
    desk = end(side="B")
    desk.give(0, krystallium=5)
    desk.construct(0, farm="MM", hamlet="M")
    assert (desk.result().ranks, desk.result().why) == ((1, 1), ("shared", "shared"))
