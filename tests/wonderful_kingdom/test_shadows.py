"""The pack of the Shadows."""

import pytest

from tests.wonderful_kingdom.desk import Desk


def met(taken: str, threats: str = "", seats: int = 2) -> Desk:
    """Seat 0 had these threats and reveals these cards."""
    desk = Desk(pack="shadows", rival_pack="giant-rats") if seats == 2 else Desk(1, pack="shadows")
    desk.give(0, threats=threats)
    desk.taken(0, taken)
    return desk.reveal()


def test_a_shadow_takes_a_card_and_its_bonus_goes_to_the_others_alchemy() -> None:
    """003:471-476 and the ruling: the cube is the one that the card would have given its owner."""
    desk = met("shadow farm harbor")
    assert desk.options() == ["surrender farm", "surrender harbor"]
    assert desk.alchemy(1) == ""
    desk.do("surrender harbor")
    assert desk.duchy().selection == ("farm",)
    assert (desk.alchemy(0), desk.alchemy(1)) == ("", "E")
    desk.do("keep farm")
    assert desk.duchy().threats == ("shadow",)


def test_a_treasure_given_up_is_worth_two_cubes() -> None:
    """003:478. Both cubes of the treasure go to the other."""
    desk = met("shadow treasure-mg").do("surrender treasure-mg")
    assert desk.duchy().selection == ()
    assert desk.alchemy(1) == "MG"


def test_every_shadow_of_both_areas_takes_one() -> None:
    """003:471. One stands since an earlier round, one is new: two of three cards go."""
    desk = met("shadow farm hamlet quarry", "shadow").do("surrender farm", "surrender hamlet")
    assert desk.options() == ["keep quarry", "recycle quarry"]
    assert desk.alchemy(1) == "MP"


def test_a_standing_shadow_acts_every_round() -> None:
    """003:418, 003:471 and the ruling. No new shadow, one card less all the same."""
    desk = met("farm hamlet", "shadow").do("surrender farm")
    assert desk.duchy().selection == ("hamlet",)
    assert desk.alchemy(1) == "P"


def test_a_beaten_shadow_takes_nothing_more() -> None:
    """003:416. Three soldiers, and the next planning is undisturbed."""
    desk = met("", "shadow")
    desk.give(0, soldiers=3)
    desk.combat().do("fight shadow")
    desk.taken(0, "farm")
    desk.reveal()
    assert desk.options() == ["keep farm", "recycle farm"]


def test_threats_cannot_be_given_up_and_too_few_cards_are_enough() -> None:
    """003:402, 003:471 and the ruling. Two shadows, a rat and one farm: only the farm goes."""
    desk = met("shadow shadow giant-rat farm").do("surrender farm")
    assert desk.over()
    assert desk.duchy().selection == ()
    assert desk.duchy().threats == ("giant-rat", "shadow", "shadow", "vermin")
    assert desk.alchemy(1) == "P"


def test_a_shadow_without_a_card_to_take_does_nothing() -> None:
    """003:402. As far as possible: nothing was selected, nothing is owed."""
    desk = met("shadow")
    assert desk.over()
    assert desk.alchemy(1) == ""
    assert desk.points()["threats"] == -4


def test_the_cubes_serve_alchemy_only() -> None:
    """003:480. The other has a farm under construction that lacks a material: it cannot go there; five become one."""
    desk = Desk(pack="shadows", rival_pack="giant-rats")
    desk.taken(0, "shadow hamlet quarry")
    desk.construct(1, farm="MM")
    desk.give(1, alchemy="PPPP")
    desk.reveal().do("surrender quarry")
    assert desk.laid("farm", 1) == "MM"
    assert (desk.alchemy(1), desk.duchy(1).krystallium) == ("", 1)


def test_both_seats_give_up_at_once_and_the_cubes_come_when_both_are_done() -> None:
    """003:471-473 and the order of the round: lanes, then both are credited."""
    desk = Desk(pack="shadows", rival_pack="giant-rats")
    for seat in (0, 1):
        desk.taken(seat, "shadow farm hamlet")
    desk.reveal()
    assert desk.waiting() == [0, 1]
    desk.do("surrender farm", seat=1)
    assert (desk.waiting(), desk.alchemy(0)) == ([0], "")
    desk.do("surrender hamlet", seat=0)
    assert (desk.alchemy(0), desk.alchemy(1)) == ("P", "M")


def test_alone_a_card_is_lost_and_nobody_gains() -> None:
    """003:520. One card for the shadow; one's own alchemy stays empty."""
    desk = met("shadow farm hamlet", seats=1).do("surrender farm")
    assert desk.duchy().selection == ("hamlet",)
    assert desk.alchemy() == ""
    assert desk.points()["threats"] == -4


@pytest.mark.parametrize("seats", [1, 2])
def test_shadows_come_before_planning(seats: int) -> None:
    """003:471 and the order after the reveal: what they take was never recycled."""
    desk = met("shadow theatre farm", seats=seats)
    assert not any(option.startswith(("keep", "recycle")) for option in desk.options())
    desk.do("surrender theatre")
    assert desk.options() == ["keep farm", "recycle farm"]
