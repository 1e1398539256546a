"""The pack of the Frost Giants."""

import pytest

from tests.wonderful_kingdom.desk import Desk


def table(seats: int) -> Desk:
    """Rats against giants, or the giants alone."""
    return Desk() if seats == 2 else Desk(1, pack="frost-giants")


def met(taken: str, seats: int = 2, **sites: str) -> Desk:
    """Seat 0 reveals these cards beside what it has under construction."""
    desk = table(seats)
    desk.taken(0, taken)
    desk.construct(0, (), **sites)
    return desk.reveal()


def frozen(laid: str = "MMM", soldiers: int = 2, seats: int = 2) -> Desk:
    """Barracks with a giant under them and so many materials on them."""
    desk = table(seats)
    desk.construct(barracks=laid, giants=["barracks"])
    desk.give(0, soldiers=soldiers)
    return desk


@pytest.mark.parametrize("seats", [1, 2])
def test_a_giant_goes_under_a_card_of_this_round_or_of_an_earlier_one(seats: int) -> None:
    """003:447-449. The hamlet was there, the farm is new: both can carry it."""
    desk = met("frost-giant farm", seats, hamlet="M").do("keep farm")
    assert desk.can("freeze hamlet")
    assert desk.can("freeze farm")
    desk.do("freeze hamlet")
    assert desk.over()
    assert desk.frozen() == ["hamlet"]
    assert desk.laid("hamlet") == "M"
    assert desk.points()["threats"] == -4


def test_planning_does_not_end_before_the_giant_has_a_card() -> None:
    """003:453. With the selection empty the only thing left is to place it."""
    desk = met("frost-giant farm").do("keep farm")
    assert desk.options() == ["freeze farm"]
    desk.do("freeze farm")
    assert desk.over()


def test_no_card_carries_two_giants() -> None:
    """003:454. The second one needs the other card."""
    desk = met("frost-giant frost-giant", farm="", hamlet="").do("freeze farm")
    assert not desk.can("freeze farm")
    desk.do("freeze hamlet")
    assert desk.frozen() == ["farm", "hamlet"]
    assert desk.points()["threats"] == -8


def test_without_a_card_under_construction_one_must_be_put_there() -> None:
    """003:455 and the ruling: the last card that could carry the giant cannot be recycled."""
    desk = met("frost-giant farm hamlet")
    assert desk.can("recycle farm")
    desk.do("recycle farm")
    assert desk.alchemy() == "P"
    desk.refused("recycle hamlet")
    desk.do("keep hamlet", "freeze hamlet")
    assert desk.frozen() == ["hamlet"]


def test_two_giants_need_two_cards_to_be_kept() -> None:
    """003:454-455. Neither of two cards can be recycled."""
    desk = met("frost-giant frost-giant farm hamlet")
    assert desk.options() == ["keep farm", "keep hamlet"]


def test_a_treasure_carries_no_giant() -> None:
    """003:146, 003:455. It is recycled as always, the farm must be kept."""
    desk = met("frost-giant farm treasure-gg")
    desk.refused("recycle farm")
    desk.do("recycle treasure-gg")
    assert desk.alchemy() == "GG"
    assert desk.options() == ["keep farm"]


def test_with_a_free_card_everything_may_be_recycled() -> None:
    """003:447, 003:455. The hamlet of an earlier round can carry the giant."""
    desk = met("frost-giant farm", hamlet="").do("recycle farm", "freeze hamlet")
    assert (desk.alchemy(), desk.frozen()) == ("P", ["hamlet"])


def test_the_last_card_for_a_giant_is_not_scrapped_either() -> None:
    """003:453, 003:459 and the ruling. One card stands alone for the giant: no right to scrap it."""
    desk = met("frost-giant", farm="M")
    desk.refused("rights")
    desk.do("freeze farm")
    assert desk.laid("farm") == "M"


def test_a_giant_without_any_card_waits_for_the_next_one() -> None:
    """003:453 and the ruling: it stays in the area and takes the first card that is put there."""
    desk = met("frost-giant treasure-gg").do("recycle treasure-gg")
    assert desk.over()
    assert desk.points()["threats"] == -4
    desk.taken(0, "farm")
    desk.reveal().do("keep farm", "freeze farm")
    assert desk.frozen() == ["farm"]
    assert desk.points()["threats"] == -4


def test_a_frozen_card_takes_cubes_and_is_not_built() -> None:
    """003:457. The third material completes the barracks; they stay under construction without their two soldiers."""
    desk = frozen("MM", 0)
    desk.production("M").do("place materials barracks")
    assert desk.alchemy() == "MM"
    assert desk.laid("barracks") == "MMM"
    assert desk.sites() == ["barracks"]
    assert (desk.duchy().built, desk.duchy().soldiers) == ((), 0)
    assert desk.production("P").produced()[-1] == ("population", (0, 2), 1)


def test_a_frozen_card_cannot_be_scrapped() -> None:
    """003:459. The free farm can, the frozen barracks cannot."""
    desk = frozen()
    desk.construct(barracks="MMM", farm="", giants=["barracks"])
    desk.give(0, selection="hamlet")
    desk.planning().do("rights")
    assert desk.options() == ["scrap farm"]


@pytest.mark.parametrize("seats", [1, 2])
def test_a_giant_falls_when_both_costs_are_paid_and_the_card_is_built_in_combat(seats: int) -> None:
    """003:457-460. Two soldiers; the barracks join the duchy at once and give their own two soldiers."""
    desk = frozen(seats=seats).combat().do("fight frost-giant barracks")
    assert (desk.duchy().built, desk.sites()) == (("barracks",), [])
    assert desk.duchy().soldiers == 2
    assert desk.points()["threats"] == 0


def test_a_card_thawed_in_combat_produces_in_the_next_round() -> None:
    """003:457 and the ruling. The population of the barracks comes with the next production phase."""
    desk = frozen()
    assert desk.production("P").produced() == [("population", (0, 2), 1)]
    desk.combat().do("fight frost-giant barracks")
    assert desk.production("P").produced()[-1] == ("population", (1, 2), 1)


def test_soldiers_alone_do_not_beat_a_giant() -> None:
    """003:460-461. A material is missing: there is nothing to fight, and the soldiers stay."""
    desk = frozen("MM", 9).combat()
    assert desk.over()
    assert (desk.frozen(), desk.duchy().soldiers) == (["barracks"], 9)


def test_a_complete_card_alone_does_not_beat_a_giant() -> None:
    """003:460. One soldier of two: the giant stays."""
    desk = frozen("MMM", 1).combat()
    assert desk.over()
    assert (desk.frozen(), desk.duchy().soldiers) == (["barracks"], 1)


def test_krystallium_may_complete_the_card_during_combat() -> None:
    """003:245, 003:460. The last material is replaced, then the giant can be fought."""
    desk = frozen("MM", 2)
    desk.give(0, krystallium=1)
    desk.combat()
    assert not desk.can("fight frost-giant barracks")
    desk.do("rights", "crystal materials barracks")
    assert desk.duchy().krystallium == 0
    desk.do("fight frost-giant barracks")
    assert desk.duchy().built == ("barracks",)


def test_standing_giants_do_nothing_more() -> None:
    """003:447 and the ruling: a giant acts once. A new card stays free."""
    desk = frozen()
    desk.taken(0, "farm")
    desk.reveal().do("keep farm")
    assert desk.over()
    assert desk.frozen() == ["barracks"]
