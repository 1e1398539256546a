"""The pack of the Sisters of Misfortune."""

import pytest

from tests.wonderful_kingdom.desk import Desk

ALL = "sister-disease sister-drought sister-famine sister-tempest"


def met(taken: str, threats: str = "", seats: int = 2, **sites: str) -> Desk:
    """Seat 0 had these threats and these cards under construction, and reveals these."""
    desk = Desk(seats=seats, pack="sisters")
    desk.give(0, threats=threats)
    desk.construct(0, (), **sites)
    desk.taken(0, taken)
    return desk.reveal()


@pytest.mark.parametrize("seats", [1, 2])
@pytest.mark.parametrize("sister", ALL.split())
def test_each_sister_takes_a_cube_from_a_card_at_the_end_of_planning(sister: str, seats: int) -> None:
    """003:850. After the last card was planned; which cube is the owner's choice."""
    desk = met(f"{sister} quarry", seats=seats, theatre="G", harbor="MM")
    desk.do("keep quarry")
    assert [option for option in desk.options() if option != "rights"] == [
        "release gold theatre",
        "release materials harbor",
    ]
    desk.do("release materials harbor")
    assert desk.over()
    assert (desk.laid("harbor"), desk.laid("theatre")) == ("M", "G")
    assert desk.duchy().threats == (sister,)


def test_every_sister_of_both_areas_takes_one() -> None:
    """003:850. One new and two that stand: three cubes go."""
    desk = met("sister-famine", "sister-drought sister-tempest", theatre="G", harbor="MM")
    desk.do("release gold theatre", "release materials harbor", "release materials harbor")
    assert (desk.laid("harbor"), desk.laid("theatre")) == ("", "")


def test_a_standing_sister_acts_every_round() -> None:
    """003:418, 003:850 and the ruling."""
    desk = met("quarry", "sister-famine", harbor="MM").do("keep quarry", "release materials harbor")
    assert desk.laid("harbor") == "M"


def test_a_card_finished_in_planning_is_out_of_reach() -> None:
    """003:858. The last material builds the harbor before the sister comes: no cube is left, nothing is paid."""
    desk = met("sister-famine quarry", harbor="MM").do("recycle quarry", "place materials harbor")
    assert desk.over()
    assert desk.duchy().built == ("harbor",)


def test_without_a_cube_on_a_card_nothing_happens() -> None:
    """003:860. An empty card under construction is no help to her."""
    desk = met("sister-famine quarry", harbor="").do("keep quarry")
    assert desk.over()
    assert desk.laid("harbor") == ""


def test_krystallium_soldiers_and_alchemy_are_safe() -> None:
    """003:862-864. A krystallium in a cube's place, one in its own place, a soldier: none can be taken."""
    desk = Desk(pack="sisters")
    desk.give(0, alchemy="MMM")
    desk.construct(harbor="m", sunken_city="K", royal_keep="S")
    desk.taken(0, "sister-famine")
    desk.reveal()
    assert desk.over()
    assert [desk.laid(key) for key in ("harbor", "sunken-city", "royal-keep")] == ["m", "K", "S"]
    assert desk.alchemy() == "MMM"


def test_beside_krystallium_the_cube_goes() -> None:
    """003:862. Of a cube and a krystallium on one card it is the cube."""
    desk = met("sister-famine", harbor="Mm").do("release materials harbor")
    assert desk.laid("harbor") == "m"


def test_both_seats_lose_their_own_cubes() -> None:
    """003:850. Each chooses for itself."""
    desk = Desk(pack="sisters")
    for seat, sister in ((0, "sister-famine"), (1, "sister-drought")):
        desk.construct(seat, theatre="G", harbor="M")
        desk.give(seat, threats=sister)
    desk.reveal()
    desk.do("release gold theatre", seat=0)
    desk.do("release materials harbor", seat=1)
    assert (desk.laid("theatre", 0), desk.laid("harbor", 0)) == ("", "M")
    assert (desk.laid("theatre", 1), desk.laid("harbor", 1)) == ("G", "")


@pytest.mark.parametrize("seats", [1, 2])
def test_four_beaten_sisters_are_worth_twenty_points(seats: int) -> None:
    """003:854. Three beaten and one about to fall: the bonus comes with the fourth."""
    desk = Desk(seats=seats, side="B", pack="sisters")
    desk.give(0, threats=ALL, soldiers=10)
    desk.combat().do("fight sister-disease", "fight sister-drought", "fight sister-famine")
    assert "sisters" not in desk.points()
    assert desk.total() == -2
    desk.do("fight sister-tempest")
    assert desk.duchy().soldiers == 0
    assert desk.points()["sisters"] == 20
    assert desk.total() == 20


def test_sisters_merely_collected_or_beaten_by_two_players_give_no_bonus() -> None:
    """003:854. Two each are not four of one player; four that stand cost 16."""
    desk = Desk(side="B", pack="sisters")
    desk.give(0, threats="sister-disease sister-drought", soldiers=5)
    desk.give(1, threats="sister-famine sister-tempest", soldiers=5)
    desk.combat().do("fight sister-disease", seat=0)
    desk.do("fight sister-drought", seat=0)
    desk.do("fight sister-famine", seat=1)
    desk.do("fight sister-tempest", seat=1)
    assert [desk.total(seat) for seat in (0, 1)] == [0, 0]
    desk.give(0, threats=ALL)
    assert desk.total() == -16
