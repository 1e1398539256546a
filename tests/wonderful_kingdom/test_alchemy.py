"""Alchemy and krystallium: five cubes become one, which stands in for any cube, at any time, never for a soldier."""

import pytest

from tests.wonderful_kingdom.desk import Desk, site


@pytest.mark.parametrize("before, recycled, alchemy, krystallium", [
    ("", "hamlet", "M", 0),
    ("MMM", "hamlet", "MMMM", 0),
    ("MMMM", "hamlet", "", 1),
    ("MPGE", "farm", "", 1),
    ("GGEE", "harbor", "", 1),
    ("PPPP", "treasure-mg", "G", 1),
    ("PPP", "treasure-mg", "", 1),
])  # fmt: skip
def test_five_cubes_of_any_kind_become_a_krystallium(
    before: str, recycled: str, alchemy: str, krystallium: int
) -> None:
    """003:245: at once, whatever they are; the sixth begins anew."""
    desk = Desk(module="none")
    desk.give(alchemy=before, selection=recycled)
    assert (desk.alchemy(), desk.duchy().krystallium) == (before, 0)
    desk.planning().do(f"recycle {recycled}")
    assert (desk.alchemy(), desk.duchy().krystallium) == (alchemy, krystallium)


def test_alchemy_cubes_fill_up_over_the_rounds() -> None:
    """003:219, 003:263: what is not five yet waits on the duchy card."""
    desk = Desk(module="none", side="B")
    seen = []
    for _ in range(3):
        desk.production("M").production("P")
        seen.append((desk.alchemy(), desk.duchy().krystallium))
    assert seen == [("MMMP", 0), ("MMP", 1), ("MP", 2)]


@pytest.mark.parametrize("cube, card, cost", [
    ("materials", "farm", "MMM"),
    ("population", "builders", "PP"),
    ("gold", "theatre", "GG"),
    ("exploration", "unicorn-vale", "EEE"),
])  # fmt: skip
def test_krystallium_stands_in_for_any_cube(cube: str, card: str, cost: str) -> None:
    """003:245, 003:257: cube by cube, until the card is built with krystallium alone."""
    desk = Desk(module="none")
    desk.give(selection="harbor", krystallium=len(cost))
    desk.duchy().construction = (site(card),)
    desk.planning()
    for paid in range(len(cost)):
        assert (desk.laid(card), desk.duchy().krystallium) == (cost[:paid].lower(), len(cost) - paid)
        desk.do("rights", f"crystal {cube} {card}")
    assert (desk.sites(), desk.duchy().built, desk.duchy().krystallium) == ([], (card,), 0)


def test_krystallium_fills_its_own_places() -> None:
    """003:245, 003:253: where the cost shows it, nothing else will do."""
    desk = Desk(module="none")
    desk.give(selection="farm", krystallium=2)
    desk.construct(sunken_city="EEEE")
    desk.planning().do("rights")
    assert desk.options() == [
        "scrap sunken-city",
        "crystal exploration sunken-city",
        "crystal krystallium sunken-city",
    ]
    desk.do("crystal krystallium sunken-city")
    assert (desk.laid("sunken-city"), desk.duchy().krystallium) == ("EEEEK", 1)
    desk.do("rights", "crystal exploration sunken-city")
    assert (desk.duchy().built, desk.duchy().krystallium) == (("sunken-city",), 0)


def test_a_cube_never_fills_a_place_for_krystallium() -> None:
    """003:253: all cubes lie there, the card still waits for its krystallium."""
    desk = Desk(module="none")
    desk.give(selection="harbor")
    desk.construct(sunken_city="EEEEE")
    desk.planning().do("recycle harbor")
    assert (desk.laid("sunken-city"), desk.alchemy(), desk.duchy().built) == ("EEEEE", "E", ())


def test_krystallium_never_stands_in_for_a_soldier() -> None:
    """003:245, 003:257: the place of a soldier needs a soldier."""
    desk = Desk(module="none")
    desk.give(selection="farm", krystallium=3)
    desk.construct(royal_keep="MMMMGGG")
    desk.planning().do("rights")
    assert desk.options() == ["scrap royal-keep"]
    desk.refused("crystal soldier royal-keep")
    assert (desk.laid("royal-keep"), desk.duchy().krystallium) == ("MMMMGGG", 3)


def test_krystallium_is_never_spent_by_itself() -> None:
    """003:253, ruling: a card that one krystallium would finish waits until its owner says so."""
    desk = Desk(module="none", side="C", extras="on")
    desk.construct(theatre="G")
    desk.production()
    assert (desk.laid("theatre"), desk.duchy().krystallium, desk.duchy().built) == ("G", 5, ())


def test_krystallium_is_kept_over_the_rounds() -> None:
    """003:245: as long as one likes; a whole round of production takes nothing away."""
    desk = Desk(module="none", side="C", extras="on", round=2)
    desk.give(krystallium=4, alchemy="MP")
    desk.production().window()
    assert (desk.duchy().krystallium, desk.alchemy(), desk.over()) == (4, "MP", True)


def test_the_krystallium_of_a_bonus_is_at_hand_at_once() -> None:
    """003:237, 003:245: the spring's three go on another card before the step is over."""
    desk = Desk(module="none")
    desk.give(built="harbor harbor")
    desk.construct(ether_spring="EEE", theatre="G")
    desk.production("E").do("place exploration ether-spring")
    assert desk.duchy().krystallium == 3
    desk.window().do("rights", "crystal gold theatre")
    assert (desk.duchy().krystallium, desk.duchy().built) == (2, ("harbor", "harbor", "ether-spring", "theatre"))


def test_a_krystallium_made_of_the_last_cube_serves_in_the_same_phase() -> None:
    """003:245: five alchemy cubes, then the new krystallium pays for a card."""
    desk = Desk(module="none")
    desk.give(alchemy="PPPP", selection="hamlet harbor")
    desk.construct(theatre="G")
    desk.planning().do("recycle hamlet")
    assert (desk.alchemy(), desk.duchy().krystallium) == ("", 1)
    desk.do("rights", "crystal gold theatre")
    assert (desk.duchy().krystallium, desk.duchy().built) == (0, ("theatre",))


def test_krystallium_made_in_one_step_may_finish_a_card_before_the_next() -> None:
    """003:140, 003:245: at any time, so the theatre gives its Gold in the same round."""
    desk = Desk(module="none")
    desk.give(alchemy="PP")
    desk.construct(theatre="G")
    desk.production()
    assert (desk.duchy().krystallium, desk.options()) == (1, ["done", "rights"])
    assert [name for name, _, _ in desk.produced()] == ["materials"]
    desk.do("rights", "crystal gold theatre")
    assert (desk.duchy().krystallium, desk.duchy().built) == (0, ("theatre",))
    assert desk.produced()[2] == ("gold", (3, 0), 0)


def test_alchemy_cubes_never_move_to_a_card() -> None:
    """003:219, 003:249: four Materials in the alchemy are no help to a farm that lacks one."""
    desk = Desk(module="none")
    desk.give(alchemy="MMMM", selection="harbor")
    desk.construct(farm="MM")
    desk.planning().do("rights")
    assert (desk.options(), desk.alchemy(), desk.laid("farm")) == (["scrap farm"], "MMMM", "MM")


def test_without_quests_five_cubes_never_wait() -> None:
    """003:245: the transmutation is not a choice."""
    desk = Desk(module="none")
    desk.give(alchemy="MMMM", selection="hamlet harbor")
    desk.construct(farm="")
    desk.planning().do("recycle hamlet", "place materials alchemy", "rights")
    assert not any(option.startswith("transmute") for option in desk.options())
    assert (desk.alchemy(), desk.duchy().krystallium) == ("", 1)
