"""What a seat may do at any time: krystallium and soldiers on its cards, scrapping a card under construction."""

from collections.abc import Callable

import pytest

from tests.wonderful_kingdom.desk import Desk


def rich_desk() -> Desk:
    """A seat with something to do at any time: one krystallium, one soldier, two cards under construction."""
    desk = Desk(module="none")
    desk.give(krystallium=1, soldiers=1, hand="hamlet harbor", selection="farm hamlet")
    desk.construct(theatre="G", colossus="MMMGGG", scouts="")
    return desk


MOMENTS: dict[str, Callable[[Desk], Desk]] = {
    "proposal": lambda desk: desk.proposing(0),
    "selection": lambda desk: desk.selecting(0),
    "planning": lambda desk: desk.planning(),
    "recycled cube": lambda desk: desk.planning().do("recycle hamlet"),
    "production": lambda desk: desk.production("M"),
    "end of the round": lambda desk: desk.window(),
}
every_moment = pytest.mark.parametrize("moment", MOMENTS.values(), ids=MOMENTS)


@every_moment
def test_rights_are_offered_in_every_own_choice(moment: Callable[[Desk], Desk]) -> None:
    """003:245, 003:253, 003:261: whatever is being asked, and the same question comes back afterwards."""
    desk = moment(rich_desk())
    before = desk.options()
    assert before.count("rights") == 1
    desk.do("rights", "soldier colossus")
    assert (desk.duchy().soldiers, desk.duchy().built, desk.options()) == (0, ("colossus",), before)
    desk.do("rights", "crystal gold theatre")
    assert (desk.duchy().krystallium, desk.duchy().built) == (0, ("colossus", "theatre"))


def test_rights_are_offered_alone_even_in_a_search() -> None:
    """003:245, 003:351: at the selection, at the search and at the choice of one of three."""
    desk = Desk(1, module="none").start().draw("top farm", "top hamlet", "top quarry", "top harbor", "top scouts")
    desk.construct(theatre="")
    assert desk.can("rights")
    desk.do("take left")
    assert desk.can("rights")
    desk.do("search farm hamlet").roll()
    assert desk.can("rights")
    desk.do("rights", "scrap theatre")
    assert (desk.alchemy(), desk.can("rights"), len(desk.options())) == ("G", False, 3)


@every_moment
def test_rights_are_not_offered_when_nothing_is_possible(moment: Callable[[Desk], Desk]) -> None:
    """003:253, 003:261: without a card under construction krystallium and soldiers are of no use."""
    desk = rich_desk()
    desk.construct()
    moment(desk)
    assert desk.over() or "rights" not in desk.options()


def test_the_small_choice_lists_each_right_once() -> None:
    """003:245-261: every card that can take something, and every card that can be scrapped."""
    desk = rich_desk().planning().do("rights")
    assert sorted(desk.options()) == [
        "crystal gold theatre",
        "crystal materials scouts",
        "crystal population scouts",
        "scrap colossus",
        "scrap scouts",
        "scrap theatre",
        "soldier colossus",
    ]


def test_one_right_must_be_used_once_they_are_opened() -> None:
    """Ruling: the way back is to use one, so that no choice runs in circles."""
    desk = rich_desk().planning().do("rights")
    for move in ("rights", "done", "keep hamlet"):
        desk.refused(move)


def test_only_the_owner_has_rights_on_its_cards() -> None:
    """003:253, 003:261: neither the other's cards nor the other's soldiers."""
    desk = rich_desk()
    desk.give(1, selection="farm", krystallium=1)
    desk.planning()
    assert desk.can("rights", seat=0)
    assert not desk.can("rights", seat=1)


@pytest.mark.parametrize("soldiers, placed", [(0, 0), (1, 1), (2, 2), (3, 2)])
def test_a_soldier_fills_a_place_for_a_soldier(soldiers: int, placed: int) -> None:
    """003:253, 003:257: the Leviathan Skull shows two; one may wait with them."""
    desk = Desk(module="none", extras="on")
    desk.give(selection="farm", soldiers=soldiers)
    desk.construct(leviathan_skull="")
    desk.planning()
    for _ in range(placed):
        desk.do("rights", "soldier leviathan-skull")
    assert (desk.laid("leviathan-skull"), desk.duchy().soldiers) == ("S" * placed, soldiers - placed)
    desk.do("rights")
    desk.refused("soldier leviathan-skull")


def test_a_soldier_in_training_is_no_soldier_yet() -> None:
    """003:206-210: only taken ones can be used."""
    desk = Desk(module="none")
    desk.give(selection="farm", training=1)
    desk.construct(colossus="")
    desk.planning().do("rights")
    assert desk.options() == ["scrap colossus"]


def test_a_scrapped_card_gives_its_cube_to_the_alchemy() -> None:
    """003:261: never to another card, even if that one wants it."""
    desk = Desk(module="none")
    desk.give(selection="harbor", alchemy="M")
    desk.construct(guildhall="", theatre="")
    desk.planning().do("rights", "scrap guildhall")
    assert (desk.alchemy(), desk.sites(), desk.laid("theatre")) == ("MG", ["theatre"], "")
    assert desk.options() == ["keep harbor", "recycle harbor", "rights"]


def test_what_lay_on_a_scrapped_card_is_lost() -> None:
    """003:261: cubes, krystallium and soldiers return to the supply."""
    desk = Desk(module="none", extras="on")
    desk.give(selection="harbor", krystallium=1, soldiers=1)
    desk.construct(royal_guard="PPgS", alchemist_order="PK")
    desk.planning().do("rights", "scrap royal-guard", "rights", "scrap alchemist-order")
    assert (desk.alchemy(), desk.sites()) == ("MG", [])
    assert (desk.duchy().krystallium, desk.duchy().soldiers) == (1, 1)
    desk.do("keep harbor")
    assert sorted(desk.state.discard) == ["alchemist-order", "royal-guard"]


def test_scrapping_may_make_a_krystallium() -> None:
    """003:245, 003:261: the fifth cube of the alchemy is transmuted at once."""
    desk = Desk(module="none")
    desk.give(alchemy="MMMM", hand="hamlet harbor")
    desk.construct(farm="")
    desk.proposing().do("rights", "scrap farm")
    assert (desk.alchemy(), desk.duchy().krystallium, desk.sites()) == ("", 1, [])


def test_cubes_that_lose_their_last_card_go_to_the_alchemy() -> None:
    """003:221, 003:261: scrapping the farm while three Materials wait leaves only the alchemy for them."""
    desk = Desk(module="none")
    desk.construct(farm="")
    desk.production("M").do("rights", "scrap farm")
    assert (desk.alchemy(), desk.sites(), desk.over()) == ("MMMP", [], True)


def test_krystallium_may_finish_a_card_while_cubes_wait() -> None:
    """003:221, 003:245: the farm is full, so the three Materials go to the alchemy."""
    desk = Desk(module="none")
    desk.give(krystallium=1)
    desk.construct(farm="MM")
    desk.production("M").do("rights", "crystal materials farm")
    assert (desk.duchy().built, desk.duchy().krystallium, desk.alchemy()) == (("farm",), 0, "MMM")


def test_a_built_card_cannot_be_scrapped() -> None:
    """003:261: only cards under construction."""
    desk = Desk(module="none")
    desk.give(selection="harbor", built="farm")
    desk.construct(theatre="")
    desk.planning().do("rights")
    desk.refused("scrap farm")
    desk.refused("scrap harbor")
    assert desk.duchy().built == ("farm",)


@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_a_window_closes_every_round_for_both_seats(number: int) -> None:
    """003:245, 003:253, ruling: after the last phase of a round, in round 4 before the points are counted."""
    desk = Desk(module="none", round=number)
    for seat in (0, 1):
        desk.give(seat, krystallium=1)
        desk.construct(seat, theatre="G")
    assert [desk.total(seat) for seat in (0, 1)] == [0, 0]
    desk.window()
    assert (desk.waiting(), desk.options(0), desk.options(1)) == ([0, 1], ["done", "rights"], ["done", "rights"])
    desk.do("rights", "crystal gold theatre", seat=1)
    desk.do("done", seat=0)
    assert (desk.over(), [len(desk.duchy(seat).built) for seat in (0, 1)]) == (True, [0, 1])
    assert [desk.total(seat) for seat in (0, 1)] == [0, 2]


def test_nobody_is_asked_when_nothing_is_possible() -> None:
    """003:253: a window without any right does not open."""
    desk = Desk(module="none")
    desk.give(krystallium=3, soldiers=3)
    assert desk.window().over()


def test_krystallium_may_finish_the_last_card_that_was_kept() -> None:
    """003:140, 003:245: at any time, so also between planning and production; the theatre gives its Gold this round."""
    desk = Desk(module="none")
    desk.give(selection="theatre", krystallium=2)
    desk.planning().do("keep theatre")
    desk.do("rights", "crystal gold theatre", "rights", "crystal gold theatre")
    assert (desk.duchy().krystallium, desk.duchy().built, desk.over()) == (0, ("theatre",), True)


def test_a_seat_without_cards_to_plan_may_finish_one_with_its_soldier() -> None:
    """003:253: planning waits for whoever could complete a card, and for nobody else."""
    desk = Desk(module="none")
    desk.give(0, soldiers=1)
    desk.construct(0, colossus="MMMGGG")
    desk.construct(1, farm="MM")
    desk.planning()
    assert (desk.waiting(), desk.options(), desk.duchy().built) == ([0], ["done", "rights"], ())
    desk.do("rights", "soldier colossus")
    assert (desk.over(), desk.duchy().soldiers, desk.duchy().built) == (True, 0, ("colossus",))


def test_whoever_waits_with_a_card_is_asked_again_in_the_next_step() -> None:
    """003:253: places for krystallium are filled when their owner likes."""
    desk = Desk(module="none")
    desk.give(krystallium=1)
    desk.construct(theatre="G")
    assert desk.planning().do("done").over()
    desk.production().do("done")
    assert [name for name, _, _ in desk.produced()] == ["materials", "population"]
    assert (desk.options(), desk.laid("theatre"), desk.duchy().krystallium) == (["done", "rights"], "G", 1)
