"""The planning phase: backs are turned up, every selected card is kept or recycled, calamities go to the duchy."""

import pytest

from regalia.games.wonderful_kingdom.rules.state import Site
from tests.wonderful_kingdom.desk import Desk, site


def planning(selection: str, *sites: Site) -> Desk:
    """A seat alone in its planning, with these cards and what is under construction."""
    desk = Desk(module="none")
    desk.give(selection=selection)
    desk.duchy().construction = sites
    return desk.planning()


def test_backs_are_turned_up_before_anything_is_decided() -> None:
    """003:135: what was taken face down lies open in the selection."""
    desk = Desk(module="none")
    desk.taken(0, "farm hamlet/1 harbor/0")
    assert [card.down for card in desk.view(0).duchies[0].taken] == [False, True, True]
    desk.reveal()
    assert (desk.duchy().taken, desk.duchy().selection) == ((), ("farm", "hamlet", "harbor"))
    assert desk.view(None).duchies[0].selection == ("farm", "hamlet", "harbor")


def test_a_kept_card_is_under_construction_without_any_cube() -> None:
    """003:137: it leaves the selection for the construction zone."""
    desk = planning("farm hamlet")
    assert (desk.duchy().selection, desk.sites()) == (("farm", "hamlet"), [])
    desk.do("keep farm")
    assert (desk.duchy().selection, desk.sites(), desk.laid("farm")) == (("hamlet",), ["farm"], "")
    assert desk.alchemy() == ""


def test_several_copies_may_be_under_construction() -> None:
    """003:231: the same card twice; each is paid for itself."""
    desk = planning("farm farm hamlet")
    desk.do("keep farm", "keep farm")
    assert desk.sites() == ["farm", "farm.2"]
    desk.do("recycle hamlet", "place materials farm.2")
    assert (desk.laid("farm"), desk.laid("farm.2")) == ("", "M")


def test_a_recycled_card_is_discarded_for_its_cube() -> None:
    """003:138: the cube goes to the alchemy or on a card that wants it."""
    desk = planning("farm farm", site("scouts"))
    desk.do("recycle farm")
    assert desk.options() == ["place population scouts", "place population alchemy", "rights"]
    desk.do("place population scouts")
    assert (desk.laid("scouts"), desk.alchemy()) == ("P", "")
    desk.do("recycle farm")
    assert (desk.laid("scouts"), desk.alchemy(), desk.state.discard) == ("P", "P", ("farm", "farm"))


def test_the_cube_may_lie_on_a_card_kept_in_the_same_phase() -> None:
    """003:137, 003:138: a card kept a moment ago takes cubes at once."""
    desk = planning("scouts farm")
    desk.do("keep scouts", "recycle farm")
    assert desk.can("place population scouts")
    desk.do("place population scouts")
    assert (desk.laid("scouts"), desk.over()) == ("P", True)


def test_the_alchemy_may_take_a_cube_that_a_card_wants() -> None:
    """003:138, 003:178: the owner is free to choose."""
    desk = planning("farm", site("scouts"))
    desk.do("recycle farm", "place population alchemy")
    assert (desk.laid("scouts"), desk.alchemy(), desk.over()) == ("", "P", True)


def test_every_card_must_be_decided() -> None:
    """003:135, 003:142: the phase ends with the last card of the selection, and no card waits."""
    desk = planning("farm hamlet harbor")
    for move, left in (("keep farm", 2), ("recycle harbor", 1)):
        desk.do(move)
        assert (len(desk.duchy().selection), desk.over()) == (left, False)
        desk.refused("done")
    desk.do("keep hamlet")
    assert (desk.duchy().selection, desk.over()) == ((), True)


@pytest.mark.parametrize("calamities", [1, 2, 3])
def test_calamities_go_to_the_duchy_by_themselves(calamities: int) -> None:
    """003:150: neither kept nor recycled, minus 4 points each; a hidden one strikes like an open one."""
    desk = Desk(module="none")
    desk.taken(0, "farm " + " ".join(["calamity/1", "calamity", "calamity/0"][:calamities]))
    assert (desk.duchy().calamities, desk.points()["calamities"]) == (0, 0)
    desk.reveal()
    assert (desk.duchy().calamities, desk.duchy().selection) == (calamities, ("farm",))
    assert desk.options() == ["keep farm", "recycle farm"]
    assert (desk.points()["calamities"], desk.duchy().built) == (-4 * calamities, ())


def test_a_calamity_alone_leaves_nothing_to_decide() -> None:
    """003:150: no choice, no cube."""
    desk = Desk(module="none")
    desk.taken(0, "calamity")
    desk.reveal()
    assert (desk.over(), desk.duchy().calamities, desk.alchemy()) == (True, 1, "")


def test_the_last_cube_builds_a_card_in_planning() -> None:
    """003:140, 003:227: the card joins the duchy at once and the cubes on it return to the supply."""
    desk = planning("hamlet farm", site("quarry", "M"))
    assert (desk.laid("quarry"), desk.duchy().built) == ("M", ())
    desk.do("recycle hamlet", "place materials quarry")
    assert (desk.sites(), desk.duchy().built) == ([], ("quarry",))


def test_a_card_built_in_planning_produces_in_the_same_round() -> None:
    """003:140: 3 Materials of the duchy and 2 of the new quarry."""
    before = Desk(module="none").production()
    assert before.produced()[0] == ("materials", (3, 3), -1)
    desk = planning("hamlet", site("quarry", "M")).do("recycle hamlet", "place materials quarry")
    desk.production()
    assert desk.produced()[0] == ("materials", (5, 3), 0)


def test_a_bonus_earned_in_planning_is_at_hand_at_once() -> None:
    """003:237: the soldiers of the barracks come before the next card is decided."""
    desk = planning("farm hamlet", site("barracks", "MM"), site("royal-keep"))
    assert desk.duchy().soldiers == 0
    desk.do("recycle hamlet", "place materials barracks")
    assert (desk.duchy().soldiers, desk.duchy().training) == (2, 0)
    desk.do("rights", "soldier royal-keep")
    assert (desk.duchy().soldiers, desk.laid("royal-keep")) == (1, "S")


def test_both_seats_plan_at_the_same_time() -> None:
    """003:92, 003:142: each in its own time; the phase ends when both have decided all cards."""
    desk = Desk(module="none")
    desk.give(0, selection="farm")
    desk.give(1, selection="harbor theatre")
    desk.planning()
    assert desk.waiting() == [0, 1]
    desk.do("keep harbor", seat=1)
    desk.do("recycle farm", seat=0)
    assert (desk.waiting(), desk.alchemy(0), desk.over()) == ([1], "P", False)
    desk.do("keep theatre", seat=1)
    assert (desk.sites(1), desk.over()) == (["harbor", "theatre"], True)


def test_a_card_that_was_not_selected_cannot_be_planned() -> None:
    """003:135: only the own selection is decided upon."""
    desk = Desk(module="none")
    desk.give(0, selection="farm")
    desk.give(1, selection="harbor")
    desk.planning()
    desk.refused("keep harbor", seat=0)
    desk.refused("recycle farm", seat=1)
    assert (desk.sites(0), desk.sites(1)) == ([], [])
