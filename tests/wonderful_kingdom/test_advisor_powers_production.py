"""The powers of the production phase, advisor by advisor, with the numbers before and after."""

import pytest

from tests.wonderful_kingdom.desk import Desk
from tests.wonderful_kingdom.test_advisor_powers import STEPS, council

MORE = {"grand-architect": 3, "seneschal": 2, "high-treasurer": 2, "master-cartographer": 2}
USUAL = {"M": (3, 3), "P": (0, 2), "G": (2, 0), "E": (0, 0)}  # Teressie and Valados, side A


@pytest.mark.parametrize("name", MORE)
def test_more_of_one_resource_counts_for_supremacy(name: str) -> None:
    """003:580 and the facts. Declared before the count: three materials, or two of another kind, on top."""
    letter = STEPS[name]
    mine, theirs = USUAL[letter]
    desk = council(name).production(letter).do(f"use {name}")
    _, amounts, supreme = desk.produced()[-1]
    assert amounts == (mine + MORE[name], theirs)
    assert supreme == (0 if amounts[0] > amounts[1] else -1)


@pytest.mark.parametrize("name", MORE)
def test_without_use_the_step_is_as_always(name: str) -> None:
    """003:580. Declined: nothing more, and the soldier stays."""
    letter = STEPS[name]
    desk = council(name).production(letter).do("done")
    assert desk.produced()[-1][1] == USUAL[letter]
    assert desk.duchy().soldiers >= 1


@pytest.mark.parametrize("name", MORE)
def test_more_comes_in_the_own_step_only_and_once(name: str) -> None:
    """003:550 and the facts. In the whole phase it is asked in one step; the others are untouched."""
    desk = council(name, 9).production()
    assert desk.state.resource == "MPGE".index(STEPS[name])
    desk.do(f"use {name}")
    mine = {step: amounts[0] for step, amounts, _ in desk.produced()}
    expected = {letter: USUAL[letter][0] + MORE[name] * (letter == STEPS[name]) for letter in "MPGE"}
    assert list(mine.values()) == list(expected.values())


@pytest.mark.parametrize("name", MORE)
def test_alone_more_helps_to_reach_five(name: str) -> None:
    """003:359 and the facts. Alone supremacy needs five: built up to the edge, the power brings it."""
    letter = STEPS[name]
    built = {"M": "hamlet", "P": "farm", "G": "theatre", "E": "navigators scouts"}[letter]
    desk = council(name, seats=1, built=built).production(letter)
    desk.do(f"use {name}")
    _, amounts, supreme = desk.produced()[-1]
    assert amounts[0] >= 5
    assert (supreme, desk.duchy().training) == (0, 1)


def test_saboteur_takes_two_from_the_other_and_supremacy_follows() -> None:
    """003:580 and the facts. Three against three become three against one."""
    desk = council("saboteur").production("M").do("use saboteur")
    assert desk.produced()[-1] == ("materials", (3, 1), 0)
    assert desk.alchemy(1) == "M"


def test_saboteur_takes_no_more_than_there_is() -> None:
    """The facts. Gold of Valados is nought and stays nought; population falls from two to nought."""
    desk = council("saboteur").production("G").do("use saboteur")
    assert desk.produced()[-1] == ("gold", (2, 0), 0)
    desk = council("saboteur").production("P").do("use saboteur")
    assert desk.produced()[-1] == ("population", (0, 0), -1)


def test_saboteur_chooses_one_step() -> None:
    """003:550 and the facts. Declined for materials, used for population, not asked for gold."""
    desk = council("saboteur", 9).production().do("done", "use saboteur")
    assert desk.over()
    assert [amounts[1] for _, amounts, _ in desk.produced()] == [3, 0, 0, 0]


@pytest.mark.parametrize("seats", [1, 2])
def test_court_alchemist_makes_krystallium_of_two_cubes(seats: int) -> None:
    """003:580 and the facts. Three cubes and a soldier become one cube and a krystallium."""
    desk = council("court-alchemist", seats=seats, alchemy="EEE")
    assert desk.duchy().krystallium == 0
    desk.production("E").do("use court-alchemist")
    assert (desk.alchemy(), desk.duchy().krystallium, desk.duchy().soldiers) == ("E", 1, 0)


def test_court_alchemist_needs_two_cubes() -> None:
    """The facts. One cube in alchemy is not enough."""
    assert council("court-alchemist", alchemy="M").production("E").over()


def test_court_alchemist_works_once_in_the_phase_at_a_moment_of_choice() -> None:
    """003:550 and the facts. Passed over before the count, used while cubes are placed, never again."""
    desk = council("court-alchemist", 5, alchemy="MMM")
    desk.construct(farm="M")
    desk.production("M").do("done", "place materials alchemy")
    assert desk.can("use court-alchemist")
    desk.do("use court-alchemist")
    assert (desk.alchemy(), desk.duchy().krystallium) == ("MM", 1)
    assert not desk.can("use court-alchemist")


def test_court_alchemist_lets_the_owner_pick_the_cubes_where_that_matters() -> None:
    """003:617, 003:731. With a quest beside the advisors the cubes of alchemy are not alike."""
    desk = Desk(seats=1, scenario="SC04")
    desk.give(0, council="court-alchemist", alchemy="MPG", soldiers=1)
    desk.production("M").do("use court-alchemist")
    assert set(desk.options()) == {"transmute 0+1+1+0", "transmute 1+0+1+0", "transmute 1+1+0+0"}
    desk.do("transmute 0+1+1+0")
    assert desk.duchy().krystallium == 1
    assert not desk.alchemy().strip("M")


def test_quartermaster_turns_each_supremacy_into_a_soldier() -> None:
    """003:580 and the facts. Two supremacies: two soldiers, and the trained one stays in training."""
    desk = council("quartermaster", built="quarry hanging-gardens")
    desk.give(0, training=1)
    desk.production().do("use quartermaster")
    assert [supreme for _, _, supreme in desk.produced()] == [0, -1, 0, -1]
    assert (desk.duchy().soldiers, desk.duchy().training) == (2, 1)


def test_without_the_quartermaster_two_supremacies_are_one_soldier() -> None:
    """003:206-210. The same steps with the usual training zone."""
    desk = council("quartermaster", 0, built="quarry hanging-gardens")
    desk.production().do("done")
    assert [supreme for _, _, supreme in desk.produced()] == [0, -1, 0, -1]
    assert (desk.duchy().soldiers, desk.duchy().training) == (1, 0)


def test_quartermaster_helps_from_his_use_to_the_end_of_the_phase() -> None:
    """003:580 and the facts. Used before gold: the materials' soldier went to training, the gold one to the reserve."""
    desk = council("quartermaster", built="quarry")
    desk.production().do("done", "done")
    assert desk.produced()[-1][0] == "population"
    assert (desk.duchy().soldiers, desk.duchy().training) == (1, 1)
    desk.do("use quartermaster")
    assert (desk.duchy().soldiers, desk.duchy().training) == (1, 1)


def test_quartermaster_alone_counts_from_five() -> None:
    """003:359. Five materials alone: a soldier at once."""
    desk = council("quartermaster", seats=1, built="quarry").production("M").do("use quartermaster")
    assert desk.produced()[-1] == ("materials", (5,), 0)
    assert (desk.duchy().soldiers, desk.duchy().training) == (1, 0)
