"""At any time: free actions before soldiers are taken, compared or paid to an advisor."""

import pytest

from tests.wonderful_kingdom.desk import Desk

ASKED = ["done", "rights"]


# before soldiers are taken or counted


def test_a_card_may_be_built_before_a_dragon_takes_its_soldier() -> None:
    """003:253, 003:922: the colossus gets the only soldier; the dragon waits for the next one."""
    desk = Desk(side="B", pack="black-dragons")
    desk.give(0, soldiers=1)
    desk.construct(colossus="MMMGGG")
    desk.taken(0, "black-dragon-f/1")
    desk.reveal()
    assert (desk.options(), desk.duchy().soldiers) == (ASKED, 1)
    desk.do("rights", "soldier colossus")
    assert (desk.duchy().built, desk.duchy().soldiers, desk.duchy().debt) == (("colossus",), 0, 1)


def test_a_soldier_may_be_laid_so_that_the_dragon_takes_another() -> None:
    """003:253, 003:922: the reserve pays first, so the last soldier goes to the keep and the colossus loses its own."""
    desk = Desk(side="B", pack="black-dragons")
    desk.give(0, soldiers=1)
    desk.construct(colossus="S", royal_keep="")
    desk.taken(0, "black-dragon-f")
    desk.reveal()
    assert desk.options() == ASKED
    desk.do("rights", "soldier royal-keep", "forfeit soldier colossus")
    assert (desk.laid("royal-keep"), desk.laid("colossus"), desk.duchy().debt) == ("S", "", 0)


@pytest.mark.parametrize("soldiers, sites", [(1, {"royal_keep": ""}), (3, {"colossus": "S", "royal_keep": ""})])
def test_where_the_dragon_takes_the_same_soldier_nobody_is_asked(soldiers: int, sites: dict[str, str]) -> None:
    """003:922: no other card has one, or the reserve has enough for the dragon whatever is laid."""
    desk = Desk(side="B", pack="black-dragons")
    desk.give(0, soldiers=soldiers)
    desk.construct(0, (), **sites)
    desk.taken(0, "black-dragon-f")
    assert desk.reveal().over()
    assert desk.duchy().soldiers == soldiers - 1


def crystal_slot(**fields: int) -> Desk:
    """Board A1: blue stands on the krystallium of the middle; three soldiers each, blue begins round 1."""
    desk = Desk(module="conquest", board="A1", round=2)
    desk.land(c="0:1:1")
    desk.give(0, soldiers=2)
    desk.give(1, soldiers=3)
    desk.give(0, **fields)
    return desk


def test_krystallium_of_a_slot_may_bring_soldiers_before_they_are_compared() -> None:
    """003:1005, 003:1059: the barracks bring two soldiers, four against three, and seat 0 begins."""
    desk = crystal_slot()
    desk.construct(barracks="MM")
    desk.crystals()
    assert (desk.waiting(), desk.options(), desk.duchy().krystallium) == ([0], ASKED, 1)
    desk.do("rights", "crystal materials barracks").conquest()
    assert (desk.duchy().soldiers, desk.waiting()) == (4, [0])


def test_krystallium_of_a_slot_that_completes_nothing_is_kept() -> None:
    """003:1005: two soldiers against three, and seat 1 begins."""
    desk = crystal_slot()
    desk.construct(barracks="M")
    assert desk.crystals().over()
    assert (desk.duchy().krystallium, desk.conquest().waiting()) == (1, [1])


def test_soldiers_may_be_laid_before_they_are_compared() -> None:
    """003:253, 003:1005: who would rather act second lays two soldiers on cards: one against two."""
    desk = Desk(module="conquest", board="A1", round=2)
    desk.give(0, soldiers=3)
    desk.give(1, soldiers=2)
    desk.construct(colossus="", royal_keep="")
    desk.production("E")
    assert (desk.waiting(), desk.options()) == ([0], ASKED)
    desk.do("rights", "soldier colossus", "rights", "soldier royal-keep").conquest()
    assert (desk.duchy().soldiers, desk.waiting()) == (1, [1])


def test_alone_nobody_is_asked_twice_before_the_conquest() -> None:
    """003:1077-1091: no soldiers are compared, and the first action comes at once."""
    desk = Desk(1, module="conquest", board="C1")
    desk.give(soldiers=2)
    desk.construct(colossus="")
    assert desk.production("E").over()


# advisors and free actions


def test_a_planning_advisor_can_be_paid_by_a_card_completed_after_the_last_one() -> None:
    """003:245, 003:576-580: the barracks bring two soldiers, and the Grey Eminence takes a calamity away."""
    desk = Desk(module="advisors", side="B")
    desk.give(0, council="grey-eminence", soldiers=0, krystallium=1, calamities=1)
    desk.construct(barracks="MM")
    desk.planning()
    assert (desk.options(), desk.total()) == (ASKED, -4)
    desk.do("rights", "crystal materials barracks")
    assert desk.options() == ["done", "use grey-eminence"]
    desk.do("use grey-eminence")
    assert (desk.duchy().soldiers, desk.duchy().calamities, desk.total(), desk.over()) == (0, 0, 0, True)


def test_without_a_card_to_complete_the_advisor_stays_unpaid() -> None:
    """003:576: two soldiers too few, and nothing to get them from."""
    desk = Desk(module="advisors", side="B")
    desk.give(0, council="grey-eminence", soldiers=0, krystallium=1, calamities=1)
    desk.construct(barracks="M")
    assert desk.planning().over()
    assert desk.total() == -4


def test_the_blackmailer_can_be_paid_by_a_card_completed_after_the_reveal() -> None:
    """003:245, 003:574-576: he comes out of a trap with one soldier; the barracks bring the other."""
    desk = Desk(module="advisors", side="B")
    desk.give(0, soldiers=0, krystallium=1)
    desk.construct(barracks="MM")
    desk.taken(0, "blackmailer/1 farm")
    desk.taken(1, "hamlet")
    desk.reveal()
    assert (desk.options(), desk.duchy().soldiers) == (ASKED, 1)
    desk.do("rights", "crystal materials barracks")
    assert desk.can("swap farm for hamlet")
    desk.do("swap farm for hamlet")
    assert (desk.duchy(0).selection, desk.duchy(1).selection, desk.duchy().soldiers) == (("hamlet",), ("farm",), 1)


def test_krystallium_of_the_alchemist_can_complete_a_card_before_the_count() -> None:
    """003:245, 003:580: two cubes become a krystallium, the hamlet is built, and its material counts in this step."""
    desk = Desk(module="advisors", side="B")
    desk.give(0, council="court-alchemist", soldiers=1, alchemy="EE")
    desk.construct(hamlet="M")
    desk.production("M").do("use court-alchemist")
    assert (desk.options(), desk.duchy().krystallium) == (ASKED, 1)
    desk.do("rights", "crystal materials hamlet")
    assert desk.produced()[0] == ("materials", (4, 3), 0)


def test_the_alchemist_can_be_used_after_the_last_step() -> None:
    """003:580: production is not over before its last cubes are placed."""
    desk = Desk(module="advisors", side="B")
    desk.give(0, council="court-alchemist", soldiers=1, alchemy="M", built="scouts")
    desk.production("E")
    assert (desk.options(), desk.alchemy()) == (["done", "use court-alchemist"], "ME")
    desk.do("use court-alchemist")
    assert (desk.alchemy(), desk.duchy().krystallium, desk.duchy().soldiers) == ("", 1, 0)
