"""The pack of the Thieves and their Stolen tokens."""

import pytest

from tests.wonderful_kingdom.desk import Desk


def met(taken: str = "thief", built: str = "", seats: int = 2, **fields: str) -> Desk:
    """Seat 0 (Teressie A: three materials, two gold) reveals these cards."""
    desk = Desk(pack="thieves", rival_pack="giant-rats") if seats == 2 else Desk(1, pack="thieves")
    desk.give(0, built=built, **fields)
    desk.taken(0, taken)
    return desk.reveal()


@pytest.mark.parametrize("seats", [1, 2])
def test_a_thief_covers_an_icon_of_the_duchy_card_or_of_a_built_card(seats: int) -> None:
    """003:490-494. Five kinds of icons lie open: two on the duchy, two on the hamlet, one on the farm."""
    desk = met(built="hamlet farm", seats=seats)
    assert set(desk.options()) == {
        "cover duchy m",
        "cover duchy g",
        "cover hamlet m",
        "cover hamlet p",
        "cover farm p",
    }
    desk.do("cover farm p")
    assert desk.duchy().stolen == (("farm", "P"),)
    assert desk.duchy().threats == ("thief",)
    assert desk.points()["threats"] == -3


def test_cards_under_construction_have_nothing_to_steal() -> None:
    """003:490-492. The hamlet is not built: its icons are safe."""
    desk = Desk(pack="thieves")
    desk.construct(hamlet="M")
    desk.taken(0, "thief")
    desk.reveal()
    assert not any("hamlet" in option for option in desk.options())


def test_a_covered_icon_produces_nothing_and_does_not_count_for_supremacy() -> None:
    """003:492 and the ruling: a token covers one cube. Three materials against three become two against three."""
    desk = Desk(pack="thieves")
    assert desk.production("M").produced() == [("materials", (3, 3), -1)]
    desk = met().do("cover duchy m")
    assert desk.production("M").produced() == [("materials", (2, 3), 1)]
    assert desk.duchy(1).training == 1


def test_one_icon_after_the_other_can_be_covered() -> None:
    """003:490 and the ruling: three thieves for the three materials of the duchy."""
    desk = met("thief thief thief").do("cover duchy m", "cover duchy m", "cover duchy m")
    assert desk.over()
    assert desk.production("M").produced() == [("materials", (0, 3), 1)]


def test_the_icon_of_a_multiplier_is_covered_whole() -> None:
    """003:492 and the ruling: an aqueduct with two structures gives two population, then none."""
    desk = Desk(pack="thieves")
    desk.give(0, built="aqueduct quarry")
    assert desk.production("P").produced() == [("population", (2, 2), -1)]
    desk = met(built="aqueduct quarry").do("cover aqueduct p*")
    assert desk.production("P").produced() == [("population", (0, 2), 1)]


def test_a_thief_without_a_free_icon_covers_nothing() -> None:
    """003:402 and the ruling. All five cubes of the duchy are covered: the thief just moves in."""
    desk = met(stolen="duchy:M duchy:M duchy:M duchy:G duchy:G")
    assert desk.over()
    assert len(desk.duchy().stolen) == 5
    assert desk.duchy().threats == ("thief",)


def test_a_standing_thief_steals_nothing_more() -> None:
    """003:490 and the ruling: it acts once, when it was selected; what it covered stays covered."""
    desk = met("farm", threats="thief", stolen="duchy:M")
    assert desk.options() == ["keep farm", "recycle farm"]
    desk.do("keep farm")
    assert desk.duchy().stolen == (("duchy", "M"),)


@pytest.mark.parametrize("seats", [1, 2])
def test_a_beaten_thief_gives_back_an_icon_of_ones_choice(seats: int) -> None:
    """003:496. Two icons are covered: the gold comes back, the material stays away."""
    desk = met("", threats="thief thief", stolen="duchy:G duchy:M", seats=seats)
    desk.give(0, soldiers=2)
    desk.combat().do("fight thief")
    assert desk.options() == ["recover duchy g", "recover duchy m"]
    desk.do("recover duchy g")
    assert desk.duchy().stolen == (("duchy", "M"),)
    assert desk.duchy().soldiers == 0
    assert desk.production("G").produced()[-1][1][0] == 2
    assert desk.production("M").produced()[-1][1][0] == 2


def test_the_icon_given_back_need_not_be_the_one_this_thief_took() -> None:
    """003:496. A farm and a duchy icon are covered; both are offered, whichever thief falls."""
    desk = met("", threats="thief", built="farm", stolen="duchy:M farm:P")
    desk.give(0, soldiers=2)
    desk.combat().do("fight thief", "recover farm p")
    assert desk.duchy().stolen == (("duchy", "M"),)
    assert desk.production("P").produced()[-1] == ("population", (3, 2), 0)


def test_each_beaten_thief_gives_back_one() -> None:
    """003:496. Two thieves for four soldiers: both icons are free."""
    desk = met("", threats="thief thief", stolen="duchy:G duchy:M")
    desk.give(0, soldiers=4)
    desk.combat().do("fight thief", "recover duchy m")
    desk.do("fight thief", "recover duchy g")
    assert desk.duchy().stolen == ()
    assert desk.points()["threats"] == 0
