"""At any time: whoever could change something by free actions is asked before the game goes on, and nobody else."""

from collections.abc import Callable

import pytest

from tests.wonderful_kingdom.desk import Desk

ASKED = ["done", "rights"]


def pay(desk: Desk, step: str, seat: int = 0) -> Desk:
    return desk.do("rights", seat=seat).do(f"quest {step}", seat=seat)


# the race for the final step


def racers(winner: str, loser: str) -> Desk:
    """The second round of the Usurper, only the final step is left: each seat will win its fourth soldier in a step."""
    made = {"M": "quarry quarry", "P": "farm", "G": "guildhall", "E": "navigators"}
    desk = Desk(module="quest", quest="usurper", side="B", round=2)
    for seat, letter in enumerate((winner, loser)):
        desk.give(seat, soldiers=3, training=1, built=made[letter], steps="usurper-1 usurper-2 usurper-3")
    return desk


@pytest.mark.parametrize("winner, loser", [("M", "E"), ("M", "P"), ("P", "G"), ("G", "E")])
def test_who_can_pay_the_final_step_first_is_first(winner: str, loser: str) -> None:
    """003:615: at whatever moment. Seat 1 is the first player of the round, but seat 0 has its soldiers earlier."""
    desk = racers(winner, loser).production()
    assert (desk.waiting(), desk.options(), desk.duchy(0).soldiers) == ([0], ASKED, 4)
    pay(desk, "usurper-4")
    assert (desk.waiting(), desk.options(), desk.duchy(1).soldiers) == ([1], ASKED, 4)
    assert [desk.total(seat) for seat in (0, 1)] == [7 + 10, 7]
    pay(desk, "usurper-4", 1)
    assert [desk.total(seat) for seat in (0, 1)] == [7 + 10, 7 + 6]


def test_in_the_same_step_the_first_player_of_the_round_is_first() -> None:
    """003:615: at the same moment. Both had their four soldiers before the step; seat 1 begins the second round."""
    desk = Desk(module="quest", quest="usurper", side="B", round=2)
    for seat in (0, 1):
        desk.give(seat, soldiers=4)
    desk.production("M")
    assert desk.waiting() == [0, 1]
    for seat in (0, 1):
        pay(desk, "usurper-4", seat)
    assert [desk.total(seat) for seat in (0, 1)] == [6, 10]


def test_in_planning_who_has_no_card_to_plan_may_pay_a_step() -> None:
    """003:615. Seat 0 pays in the planning of the second round, seat 1 can do so only after the Materials."""
    desk = racers("P", "M")
    desk.give(0, soldiers=4)
    desk.planning()
    assert (desk.waiting(), desk.options()) == ([0], ASKED)
    pay(desk, "usurper-4")
    pay(desk.production("M"), "usurper-4", 1)
    assert [desk.total(seat) for seat in (0, 1)] == [7 + 10, 7 + 6]


@pytest.mark.parametrize("moment", ["planning", "production", "window"])
def test_with_one_soldier_too_few_nobody_is_asked(moment: str) -> None:
    """003:615: a step that cannot be paid is nothing to ask about."""
    desk = Desk(module="quest", quest="usurper", side="C", extras="on")
    desk.give(0, soldiers=3, krystallium=0)
    desk.give(1, soldiers=0, krystallium=0)
    assert getattr(desk, moment)().over()


# a card is recycled, its cube makes a krystallium, the krystallium completes another card

CHAIN = ("rights", "scrap harbor", "rights", "crystal gold theatre")


def chain(cubes: str = "MMMM", seats: int = 2, module: str = "threat") -> Desk:
    """Four cubes in alchemy, a harbor that will never be built, a theatre that lacks one gold. Nothing is produced."""
    desk = Desk(seats, extras="on", side="C", module=module)
    for duchy in desk.state.duchies:
        duchy.krystallium = 0
    desk.give(alchemy=cubes)
    desk.construct(harbor="", theatre="G")
    return desk


def last_recycled() -> Desk:
    desk = chain("MMM", module="none")
    desk.give(selection="farm")
    return desk.planning().do("recycle farm")


MOMENTS: dict[str, Callable[[], Desk]] = {
    "planning": lambda: chain(module="none").planning(),
    "after the last card of planning": last_recycled,
    "materials": lambda: chain(module="none").production("M"),
    "exploration": lambda: chain(module="none").production("E"),
    "combat": lambda: chain().combat(),
    "the end of a round": lambda: chain(module="none").window(),
    "advisors": lambda: chain(module="advisors").production("P"),
    "alone": lambda: chain(seats=1, module="none").production("G"),
}


@pytest.mark.parametrize("moment", MOMENTS.values(), ids=MOMENTS)
def test_a_card_may_be_recycled_for_the_krystallium_that_completes_another(moment: Callable[[], Desk]) -> None:
    """003:245, 003:261: between any two things that happen. Theatre: two points; of the harbor nothing is left."""
    desk = moment()
    assert (desk.waiting(), desk.options(), desk.duchy().built) == ([0], ASKED, ())
    desk.do(*CHAIN)
    assert (desk.duchy().built, desk.alchemy(), desk.duchy().krystallium) == (("theatre",), "", 0)
    assert (desk.sites(), desk.total(), desk.over()) == ([], 2, True)


@pytest.mark.parametrize("moment", ["planning", "production", "combat", "window"])
def test_where_the_fifth_cube_is_missing_nobody_is_asked(moment: str) -> None:
    """003:261: the harbor could be recycled, but nothing would come of it now."""
    assert getattr(chain("MMM"), moment)().over()


def test_the_card_itself_cannot_pay_for_itself() -> None:
    """003:261: the theatre's own gold would be the fifth cube, but then the theatre is gone."""
    desk = Desk(module="none", extras="on", side="C")
    desk.give(0, alchemy="MMMM", krystallium=0)
    desk.give(1, krystallium=0)
    desk.construct(theatre="G")
    assert desk.planning().over()
    assert desk.production().over()


def test_two_cards_may_be_recycled_for_one() -> None:
    """003:261: three cubes in alchemy and two cards make the krystallium."""
    desk = chain("MMM", module="none")
    desk.construct(harbor="", farm="", theatre="G")
    assert desk.production("M").options() == ASKED
    desk.do("rights", "scrap farm", *CHAIN)
    assert (desk.duchy().built, desk.alchemy(), desk.over()) == (("theatre",), "", True)


def test_a_quest_step_may_be_paid_with_the_cube_of_a_recycled_card() -> None:
    """003:261, 003:615, 003:617: two materials in alchemy and the barracks pay the Plague Lord's first step."""
    desk = Desk(module="quest", quest="plague-lord", extras="on", side="C")
    for seat in (0, 1):
        desk.give(seat, krystallium=0)
    desk.give(0, alchemy="MM")
    desk.construct(barracks="")
    desk.production("P")
    assert (desk.waiting(), desk.options()) == ([0], ASKED)
    pay(desk.do("rights", "scrap barracks"), "plague-lord-1")
    assert (desk.alchemy(), desk.duchy().krystallium, desk.duchy().steps) == ("", 1, ("plague-lord-1",))


def test_five_cubes_that_pay_nothing_are_not_asked_about() -> None:
    """003:617: they may be exchanged at any time, but a krystallium without a use changes nothing yet."""
    desk = Desk(module="quest", quest="usurper", extras="on", side="C")
    for seat in (0, 1):
        desk.give(seat, krystallium=0)
    desk.give(0, alchemy="MMEEE")
    assert desk.production().over()
    desk.construct(theatre="G")
    assert desk.production("P").options() == ASKED


# in combat


def test_in_combat_a_frozen_card_may_be_completed_by_recycling_another() -> None:
    """003:245, 003:458-464: harbor, fifth cube, krystallium, theatre; two soldiers beat the giant."""
    desk = chain()
    desk.construct(harbor="", theatre="G", giants=["theatre"])
    desk.give(0, soldiers=2)
    assert desk.combat().options() == ASKED
    desk.do("rights", "scrap harbor", "rights", "crystal gold theatre")
    assert desk.options() == ["fight frost-giant theatre", "done"]
    desk.do("fight frost-giant theatre")
    assert (desk.duchy().built, desk.duchy().soldiers, desk.points()["threats"]) == (("theatre",), 0, 0)


def test_without_soldiers_for_the_giant_it_is_not_asked_about() -> None:
    """003:464: completing the frozen card alone changes nothing yet."""
    desk = chain()
    desk.construct(harbor="", theatre="G", giants=["theatre"])
    desk.give(0, soldiers=1)
    assert desk.combat().over()


def test_in_combat_soldiers_of_a_card_completed_now_can_fight() -> None:
    """003:245, 003:414: a krystallium completes the barracks, and their two soldiers beat the rat."""
    desk = Desk(side="B")
    desk.give(0, threats="giant-rat", krystallium=1)
    desk.construct(barracks="MM")
    assert desk.total() == -3
    assert desk.combat().options() == ASKED
    desk.do("rights", "crystal materials barracks", "fight giant-rat")
    assert (desk.duchy().built, desk.duchy().soldiers, desk.total(), desk.over()) == (("barracks",), 0, 0, True)


def test_sc01_a_farm_can_be_built_before_the_vermin_come() -> None:
    """003:245, 003:261, 003:687: harbor, fifth cube, krystallium, farm: one vermin less."""
    desk = Desk(1, scenario="SC01")
    desk.construct(harbor="", farm="MM", farm_2="")
    desk.give(alchemy="MMMM")
    desk.combat()
    assert (desk.options(), desk.state.vermin) == (ASKED, 10)
    desk.do("rights", "scrap harbor", "rights", "crystal materials farm")
    assert (desk.duchy().built, desk.state.vermin, desk.duchy().threats) == (("farm",), 9, ("vermin",))


def test_sc01_a_farm_is_never_recycled_for_another() -> None:
    """003:685: four cubes and four farms: there is no fifth cube to be had."""
    desk = Desk(1, scenario="SC01")
    desk.construct(farm="MM", farm_2="")
    desk.give(alchemy="MMMM")
    assert desk.combat().over()
    assert desk.state.vermin == 8
