"""The production phase: four steps in order, supremacy, cubes that must be placed, cards that chain."""

import pytest

from regalia.core.codec import written
from tests.wonderful_kingdom.desk import Desk

STEPS = ["materials", "population", "gold", "exploration"]


def amounts(desk: Desk) -> list[tuple[int, ...]]:
    return [amounts for _, amounts, _ in desk.produced()]


def test_resources_are_produced_in_the_order_of_the_board() -> None:
    """003:154-158: Materials, Population, Gold, Exploration."""
    desk = Desk(module="none")
    assert desk.produced() == []
    desk.production()
    assert [name for name, _, _ in desk.produced()] == STEPS
    assert amounts(desk) == [(3, 3), (0, 2), (2, 0), (0, 0)]


def test_icons_of_duchy_and_built_cards_are_added_up() -> None:
    """003:162-164, the example: 5 Materials, 3 of the duchy card and 2 of a quarry; what is being built is ignored."""
    desk = Desk(module="none")
    desk.give(built="quarry")
    desk.construct(hamlet="M")
    desk.production("M")
    assert desk.produced() == [("materials", (5, 3), 0)]


def test_the_expeditionary_corps_counts_itself() -> None:
    """003:198-200, the example: one cube for each company, the Corps among them."""
    produced = []
    for others in ("", "caravan", "caravan builders farm"):
        desk = Desk(module="none")
        desk.give(built=f"expeditionary-corps {others}")
        desk.production("E")
        produced.append(amounts(desk)[0][0])
    assert produced == [1, 2, 3]


def test_a_multiplier_without_its_kind_produces_nothing() -> None:
    """003:194: the market is a monument and counts structures."""
    desk = Desk(module="none", side="B")
    desk.give(0, built="great-market")
    desk.give(1, built="great-market farm aqueduct")
    desk.production("G")
    assert desk.produced() == [("gold", (1, 3), 1)]


@pytest.mark.parametrize(
    "mine, his, supreme", [("quarry", "", 0), ("", "quarry", 1), ("", "", -1), ("quarry", "quarry", -1)]
)
def test_strictly_more_is_supremacy(mine: str, his: str, supreme: int) -> None:
    """003:202: equal totals give it to nobody."""
    desk = Desk(module="none", side="B")
    desk.give(0, built=mine)
    desk.give(1, built=his)
    desk.production("M")
    assert desk.produced() == [("materials", (3 + 2 * bool(mine), 3 + 2 * bool(his)), supreme)]
    assert [desk.duchy(seat).training for seat in (0, 1)] == [int(supreme == 0), int(supreme == 1)]
    assert [desk.duchy(seat).soldiers for seat in (0, 1)] == [0, 0]


def test_the_training_zone_gives_its_soldier_the_second_time() -> None:
    """003:206-210: first a soldier is put there, next time it is taken and the zone is empty again."""
    desk = Desk(module="none", side="B")
    desk.give(0, built="quarry")
    seen = []
    for _ in range(4):
        desk.production("M")
        seen.append((desk.duchy().training, desk.duchy().soldiers))
    assert seen == [(1, 0), (0, 1), (1, 1), (0, 2)]


def test_supremacy_in_two_steps_of_a_phase_trains_a_soldier() -> None:
    """003:202-214: Materials puts a soldier into training, Population brings it out; it is kept."""
    desk = Desk(module="none", side="B")
    desk.give(0, built="hamlet")
    desk.production()
    assert [supreme for _, _, supreme in desk.produced()] == [0, 0, -1, -1]
    assert (desk.duchy().soldiers, desk.duchy().training) == (1, 0)


def test_the_soldier_comes_before_the_cubes_are_placed() -> None:
    """003:202, 003:216, ruling: count, compare, take the soldier, then place."""
    desk = Desk(module="none")
    desk.give(0, built="quarry", training=1)
    desk.construct(royal_keep="")
    desk.production("M")
    assert (desk.duchy().soldiers, desk.duchy().training) == (1, 0)
    desk.do("rights", "soldier royal-keep")
    assert (desk.laid("royal-keep"), desk.duchy().soldiers) == ("S", 0)


def test_every_cube_is_placed_at_once() -> None:
    """003:216-221: on cards or in the alchemy; no cube is kept and the step ends with the last one."""
    desk = Desk(module="none")
    desk.construct(farm="", guildhall="")
    desk.production("M")
    desk.refused("done")
    desk.do("place materials farm", "place materials guildhall")
    assert (desk.laid("farm"), desk.laid("guildhall"), desk.alchemy(), desk.over()) == ("M", "M", "", False)
    desk.do("place materials alchemy")
    assert (desk.laid("farm"), desk.laid("guildhall"), desk.alchemy(), desk.over()) == ("M", "M", "M", True)


def test_a_card_takes_no_more_cubes_than_it_shows() -> None:
    """003:216: a place for a cube is filled once."""
    desk = Desk(module="none")
    desk.construct(scouts="", farm="")
    desk.production("M").do("place materials scouts")
    desk.refused("place materials scouts")
    assert desk.options() == ["place materials farm", "place materials alchemy", "rights"]


def test_a_cube_that_no_card_wants_goes_to_the_alchemy() -> None:
    """003:221: three Materials, and only Gold is wanted."""
    desk = Desk(module="none")
    desk.construct(theatre="")
    desk.production("M")
    assert (desk.alchemy(), desk.laid("theatre"), desk.over()) == ("MMM", "", True)


def test_a_placed_cube_is_never_moved() -> None:
    """003:218: a later choice cannot take it away, neither from a card nor from the alchemy."""
    desk = Desk(module="none")
    desk.give(alchemy="P")
    desk.construct(farm="M", guildhall="M")
    desk.production("M")
    assert sorted(desk.options()) == [
        "place materials alchemy",
        "place materials farm",
        "place materials guildhall",
        "rights",
    ]
    desk.do("rights")
    assert sorted(desk.options()) == ["scrap farm", "scrap guildhall"]


def test_three_materials_finish_the_barracks_which_then_give_population() -> None:
    """003:233, the example: built in the Materials step, 1 Population in the next; 2 soldiers as the bonus."""
    desk = Desk(module="none")
    desk.construct(barracks="")
    desk.production("M")
    assert (desk.produced(), desk.duchy().soldiers) == ([("materials", (3, 3), -1)], 0)
    desk.do(*["place materials barracks"] * 3)
    assert (desk.duchy().built, desk.duchy().soldiers, desk.duchy().training) == (("barracks",), 2, 0)
    desk.production("P")
    assert desk.produced()[1] == ("population", (1, 2), 1)


def test_cards_chain_through_the_steps_of_one_round() -> None:
    """003:225-233: a farm, by its Population a caravan, by its Gold a theatre, too late to give Gold."""
    desk = Desk(module="none")
    desk.construct(farm="", caravan="M", theatre="")
    desk.production()
    desk.do(*["place materials farm"] * 3)
    desk.do(*["place population caravan"] * 2)
    assert desk.duchy().built == ("farm", "caravan")
    desk.do(*["place gold theatre"] * 2)
    assert desk.duchy().built == ("farm", "caravan", "theatre")
    assert [mine for mine, _ in amounts(desk)] == [3, 3, 4, 0]
    assert desk.alchemy() == "PGG"


def test_a_card_finished_by_its_own_resource_waits_for_the_next_round() -> None:
    """003:216, 003:229, ruling: counted is what stood there when the step began."""
    desk = Desk(module="none")
    desk.construct(quarry="")
    desk.production("M").do(*["place materials quarry"] * 2)
    assert (desk.duchy().built, desk.produced()) == (("quarry",), [("materials", (3, 3), -1)])
    desk.production("M")
    assert desk.produced()[1] == ("materials", (5, 3), 0)


def test_cards_and_alchemy_outlast_the_round() -> None:
    """003:219, 003:263: what lies on cards and in the alchemy stays through a production that brings nothing."""
    desk = Desk(module="none", side="C", extras="on")
    desk.give(alchemy="MPG", krystallium=2)
    desk.construct(farm="M", royal_keep="S")
    desk.production()
    assert (desk.laid("farm"), desk.laid("royal-keep")) == ("M", "S")
    assert (desk.alchemy(), desk.duchy().krystallium) == ("MPG", 2)


def test_both_seats_place_at_the_same_time_and_unseen() -> None:
    """003:93, 003:154: what one does with its cubes the other learns when both are done."""
    desk = Desk(module="none")
    desk.construct(0, farm="")
    desk.construct(1, guildhall="")
    desk.production("M")
    assert desk.waiting() == [0, 1]
    foreign, watching = written(desk.view(1)), written(desk.view(None))
    desk.do(*["place materials farm"] * 3, seat=0)
    assert (desk.duchy(0).built, desk.waiting()) == (("farm",), [1])
    assert (written(desk.view(1)), written(desk.view(None))) == (foreign, watching)
    assert desk.view(0).duchies[0].built == ("farm",)
    desk.do(*["place materials alchemy"] * 3, seat=1)
    assert desk.view(1).duchies[0].built == ("farm",)


def test_the_next_step_waits_for_both() -> None:
    """003:265: nobody counts Population before all Materials are placed."""
    desk = Desk(module="none")
    desk.construct(0, farm="")
    desk.construct(1, guildhall="", builders="")
    desk.production().do(*["place materials farm"] * 3, seat=0)
    assert [name for name, _, _ in desk.produced()] == STEPS[:1]
    desk.do(*["place materials guildhall"] * 3, seat=1)
    assert [name for name, _, _ in desk.produced()] == STEPS[:2]
    assert amounts(desk)[1] == (3, 2)


def test_cubes_never_run_out() -> None:
    """003:223: there are twenty of a colour in the box, but a duchy may produce more."""
    desk = Desk(module="none")
    desk.give(built="quarry " * 10)
    desk.production("M")
    assert desk.produced() == [("materials", (23, 3), 0)]
    assert (desk.duchy().krystallium, desk.alchemy()) == (4, "MMM")
