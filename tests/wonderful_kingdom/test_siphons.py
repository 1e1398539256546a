"""The pack of the Siphons."""

import pytest

from tests.wonderful_kingdom.desk import Desk

SIPHONS = {"siphon-m": "M", "siphon-p": "P", "siphon-g": "G", "siphon-e": "E"}
SIDE_B = {"M": 3, "P": 1, "G": 1, "E": 0}


def amounts(desk: Desk, letter: str) -> tuple[int, ...]:
    return desk.production(letter).produced()[-1][1]


@pytest.mark.parametrize("siphon", SIPHONS)
def test_a_siphon_produces_one_of_its_resource_for_the_other(siphon: str) -> None:
    """003:886. One more for the other in its own step; the holder loses nothing; other steps are untouched."""
    desk = Desk(side="B", pack="siphons")
    desk.give(0, threats=siphon)
    for letter, usual in SIDE_B.items():
        assert amounts(desk, letter) == (usual, usual + (letter == SIPHONS[siphon]))


@pytest.mark.parametrize("siphon", SIPHONS)
def test_a_beaten_siphon_joins_the_duchy_and_produces_there(siphon: str) -> None:
    """003:886. From then on the cube is the victor's, and no points are lost."""
    desk = Desk(side="B", pack="siphons")
    desk.give(0, threats=siphon, soldiers=3)
    assert desk.points()["threats"] == -4
    desk.combat().do(f"fight {siphon}")
    assert desk.duchy().built == (siphon,)
    assert desk.total() == 0
    letter = SIPHONS[siphon]
    assert amounts(desk, letter) == (SIDE_B[letter] + 1, SIDE_B[letter])


def test_a_siphon_selected_this_round_works_this_round() -> None:
    """003:886. It moves to the construction area in planning, before the materials step."""
    desk = Desk(side="B", pack="siphons")
    desk.taken(0, "siphon-m")
    assert desk.reveal().over()
    assert amounts(desk, "M") == (3, 4)


def test_the_cube_of_a_siphon_counts_for_supremacy() -> None:
    """003:892. Three against three become three against four: the other trains a soldier."""
    desk = Desk(side="B", pack="siphons")
    assert desk.production("M").produced()[-1] == ("materials", (3, 3), -1)
    desk.give(0, threats="siphon-m")
    assert desk.production("M").produced()[-1] == ("materials", (3, 4), 1)
    assert (desk.duchy(0).training, desk.duchy(1).training) == (0, 1)


def test_the_other_places_the_cube_as_its_own() -> None:
    """003:886. The fourth material completes a farm beside three others."""
    desk = Desk(side="B", pack="siphons")
    desk.give(0, threats="siphon-m")
    desk.construct(1, high_wall="")
    desk.production("M").do(*["place materials high-wall"] * 4, seat=1)
    assert desk.laid("high-wall", 1) == "MMMM"


def test_two_siphons_work_side_by_side() -> None:
    """003:886. Each seat holds one of the other's favour."""
    desk = Desk(side="B", pack="siphons")
    desk.give(0, threats="siphon-p")
    desk.give(1, threats="siphon-g")
    assert amounts(desk, "P") == (1, 2)
    assert amounts(desk, "G") == (2, 1)


def test_standing_siphons_cost_four_points_each() -> None:
    """003:888."""
    desk = Desk(side="B", pack="siphons")
    desk.give(0, threats=" ".join(SIPHONS))
    assert desk.total() == -16


def test_a_beaten_siphon_is_a_card_of_the_duchy_in_a_tie() -> None:
    """003:277, 003:886 and the ruling: it counts like a development where cards decide."""
    desk = Desk(side="B", pack="siphons", round=4)
    desk.give(0, built="siphon-m")
    assert [desk.total(seat) for seat in (0, 1)] == [0, 0]
    assert (desk.result().ranks, desk.result().why[0]) == ((1, 2), "duchy")


def test_a_beaten_siphon_is_of_no_kind() -> None:
    """003:194, 003:886. The storehouses count one structure, themselves."""
    desk = Desk(side="B", pack="siphons")
    desk.give(0, built="royal-stores siphon-p")
    assert amounts(desk, "M") == (4, 3)


def test_alone_the_cube_is_set_aside_and_four_become_a_calamity() -> None:
    """003:898. Three lie aside; the fourth brings a calamity of -4, and the count begins anew."""
    desk = Desk(seats=1, side="B", pack="siphons")
    desk.give(0, threats="siphon-m siphon-p")
    desk.production().roll()
    assert (desk.duchy().calamities, desk.total()) == (0, -8)
    desk.production().roll()
    assert (desk.duchy().calamities, desk.total()) == (1, -12)
    desk.production().roll()
    assert desk.duchy().calamities == 1
    desk.production().roll()
    assert desk.duchy().calamities == 2


def test_alone_the_cubes_aside_may_be_of_any_kind() -> None:
    """003:898. One of each resource in one production phase is four."""
    desk = Desk(seats=1, side="B", pack="siphons")
    desk.give(0, threats=" ".join(SIPHONS))
    desk.production()
    assert desk.duchy().calamities == 1
    assert desk.total() == -20


def test_alone_a_beaten_siphon_produces_for_oneself() -> None:
    """003:886, 003:898. Three materials become four, and nothing is set aside."""
    desk = Desk(seats=1, side="B", pack="siphons")
    desk.give(0, threats="siphon-m", soldiers=2)
    desk.combat().do("fight siphon-m")
    assert amounts(desk, "M") == (4,)
    assert desk.duchy().calamities == 0
