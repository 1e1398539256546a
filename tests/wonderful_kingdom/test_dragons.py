"""The pack of the Black Dragons and their eggs."""

import pytest

from tests.wonderful_kingdom.desk import Desk

DRAGONS = ("black-dragon-f", "black-dragon-m")


def met(taken: str, threats: str = "", soldiers: int = 0, **sites: str) -> Desk:
    """Seat 0 (side B) reveals these cards."""
    desk = Desk(side="B", pack="black-dragons")
    desk.give(0, threats=threats, soldiers=soldiers)
    desk.construct(0, (), **sites)
    desk.taken(0, taken)
    return desk.reveal()


@pytest.mark.parametrize("dragon", DRAGONS)
def test_a_dragon_costs_a_soldier_of_the_reserve_in_planning(dragon: str) -> None:
    """003:922, 003:932. Selected this round or standing since an earlier one; the soldier on a card stays."""
    desk = met(dragon, soldiers=3, royal_keep="S")
    assert (desk.duchy().soldiers, desk.laid("royal-keep")) == (2, "S")
    desk.reveal()
    assert desk.duchy().soldiers == 1
    assert desk.total() == -8


def test_two_dragons_cost_two_soldiers() -> None:
    """003:922. One for each, new or old."""
    desk = met(DRAGONS[0], DRAGONS[1], soldiers=3)
    assert desk.duchy().soldiers == 1
    assert desk.total() == -16


def test_without_a_reserve_a_soldier_on_a_card_is_lost_and_the_owner_says_which() -> None:
    """003:922 and the ruling."""
    desk = met(DRAGONS[0], royal_keep="MS", colossus="S")
    assert [option for option in desk.options() if option != "rights"] == [
        "forfeit soldier royal-keep",
        "forfeit soldier colossus",
    ]
    desk.do("forfeit soldier royal-keep")
    assert (desk.laid("royal-keep"), desk.laid("colossus")) == ("M", "S")
    assert desk.duchy().debt == 0


def test_the_reserve_pays_before_the_cards() -> None:
    """003:922. Two dragons, one soldier in reserve, one on a card: both are gone."""
    desk = met(" ".join(DRAGONS), soldiers=1, royal_keep="S").do("forfeit soldier royal-keep")
    assert (desk.duchy().soldiers, desk.laid("royal-keep")) == (0, "")


def test_the_soldier_in_training_is_no_reserve() -> None:
    """003:922 and the ruling. It stays in its place; the dragon is owed one."""
    desk = Desk(pack="black-dragons")
    desk.give(0, training=1)
    desk.taken(0, DRAGONS[0])
    desk.reveal()
    assert (desk.duchy().training, desk.duchy().debt) == (1, 1)


def test_a_soldier_won_in_production_pays_the_debt() -> None:
    """003:932. Supremacy fetches the trained soldier, and the dragon takes it."""
    desk = met(DRAGONS[0])
    desk.give(0, built="quarry", training=1)
    desk.production("M")
    assert (desk.duchy().training, desk.duchy().soldiers, desk.duchy().debt) == (0, 0, 0)


def test_a_soldier_put_into_training_is_not_yet_won() -> None:
    """003:206-210, 003:932 and the ruling. The debt waits, the training zone keeps its soldier."""
    desk = met(DRAGONS[0])
    desk.give(0, built="quarry")
    desk.production("M")
    assert (desk.duchy().training, desk.duchy().soldiers, desk.duchy().debt) == (1, 0, 1)


def test_soldiers_of_a_construction_bonus_pay_the_debt_first() -> None:
    """003:932. Barracks bring two: one for the dragon, one remains; with two dragons none remains."""
    desk = met(DRAGONS[0], barracks="MM")
    desk.production("M").do("place materials barracks")
    assert (desk.duchy().soldiers, desk.duchy().debt) == (1, 0)
    desk = met(" ".join(DRAGONS), barracks="MM")
    assert desk.duchy().debt == 2
    desk.production("M").do("place materials barracks")
    assert (desk.duchy().soldiers, desk.duchy().debt) == (0, 0)


def test_a_soldier_won_in_planning_pays_the_debt() -> None:
    """003:922 and the ruling: the next one won, in whatever phase. Barracks that a cube completes bring two."""
    desk = Desk(side="B", pack="black-dragons")
    desk.construct(barracks="MM")
    desk.taken(0, f"{DRAGONS[0]} quarry")
    desk.reveal()
    assert (desk.duchy().soldiers, desk.duchy().debt) == (0, 1)
    desk.do("recycle quarry", "place materials barracks")
    assert (desk.duchy().soldiers, desk.duchy().debt, desk.duchy().built) == (1, 0, ("barracks",))


@pytest.mark.parametrize("moment", ["combat", "window", "proposing", "selecting"])
def test_a_soldier_won_in_any_other_phase_pays_the_debt(moment: str) -> None:
    """003:922 and the ruling. A krystallium completes the barracks: of their two soldiers the dragon takes one."""
    desk = met(DRAGONS[0], barracks="MM")
    desk.give(0, krystallium=1, hand="farm hamlet")
    getattr(desk, moment)().do("rights", "crystal materials barracks")
    assert (desk.duchy().soldiers, desk.duchy().debt, desk.duchy().built) == (1, 0, ("barracks",))


def test_who_owes_nothing_keeps_the_soldiers_won() -> None:
    """003:922. The dragon had its soldier of the reserve: both of the barracks stay."""
    desk = Desk(side="B", pack="black-dragons")
    desk.give(0, soldiers=1)
    desk.construct(barracks="MM")
    desk.taken(0, f"{DRAGONS[0]} quarry")
    desk.reveal().do("recycle quarry", "place materials barracks")
    assert (desk.duchy().soldiers, desk.duchy().debt) == (2, 0)


@pytest.mark.parametrize("dragons", [1, 2])
def test_a_dragon_that_waits_for_its_soldier_asks_for_no_second_one(dragons: int) -> None:
    """003:922 and the ruling: one debt for each dragon. Nothing is won for a round: not one is owed more."""
    desk = met(" ".join(DRAGONS[:dragons]))
    assert desk.duchy().debt == dragons
    desk.production()
    assert (desk.duchy().soldiers, desk.duchy().debt) == (0, dragons)
    desk.reveal()
    assert (desk.duchy().soldiers, desk.duchy().debt) == (0, dragons)


def test_a_debt_ends_with_its_dragon() -> None:
    """003:418: what is beaten has no effect any more. In a box where dragons cost nothing one can owe and win."""
    desk = Desk(side="B", box={f"threat.{dragon}": {"cost": 0} for dragon in DRAGONS}, pack="black-dragons")
    desk.taken(0, " ".join(DRAGONS))
    desk.reveal()
    assert desk.duchy().debt == 2
    desk.combat().do(f"fight {DRAGONS[0]}")
    assert desk.duchy().debt == 1
    desk.do(f"fight {DRAGONS[1]}")
    assert desk.duchy().debt == 0


@pytest.mark.parametrize("dragon", DRAGONS)
def test_a_beaten_dragon_leaves_two_krystallium(dragon: str) -> None:
    """003:922-926. Five soldiers; afterwards it takes none and costs nothing."""
    desk = Desk(side="B", pack="black-dragons")
    desk.give(0, threats=dragon, soldiers=6)
    desk.combat().do(f"fight {dragon}")
    assert (desk.duchy().soldiers, desk.duchy().krystallium) == (1, 2)
    assert desk.total() == 0
    assert desk.reveal().over()
    assert desk.duchy().soldiers == 1


def test_krystallium_of_a_dragon_can_be_used_at_the_end_of_the_round() -> None:
    """003:253, 003:926 and the ruling: a window follows combat, in the last round too."""
    desk = Desk(side="B", pack="black-dragons", round=4)
    desk.give(0, threats=DRAGONS[0], soldiers=5)
    desk.construct(sunken_city="EEEEE")
    desk.combat().do(f"fight {DRAGONS[0]}")
    assert desk.total() == 0
    desk.window().do("rights", "crystal krystallium sunken-city")
    assert (desk.duchy().built, desk.duchy().krystallium) == (("sunken-city",), 1)
    assert desk.total() == 3


def test_an_egg_does_no_harm() -> None:
    """003:928, 003:932. It takes no soldier and, never secured, costs no point."""
    desk = met("black-dragon-egg", soldiers=2)
    assert desk.over()
    assert (desk.duchy().soldiers, desk.duchy().debt) == (2, 0)
    assert desk.duchy().threats == ("black-dragon-egg",)
    assert desk.total() == 0


def test_eggs_are_secured_in_combat_and_kept() -> None:
    """003:928 and the ruling: two soldiers each; three points for one, ten for both."""
    desk = Desk(side="B", pack="black-dragons")
    desk.give(0, threats="black-dragon-egg black-dragon-egg", soldiers=4)
    assert desk.total() == 0
    desk.combat().do("fight black-dragon-egg")
    assert (desk.duchy().soldiers, desk.points()["eggs"]) == (2, 3)
    desk.do("fight black-dragon-egg")
    assert (desk.duchy().soldiers, desk.points()["eggs"]) == (0, 10)
    assert desk.total() == 10


def test_an_egg_each_is_three_points_each() -> None:
    """003:928. Ten points need both eggs in one hand."""
    desk = Desk(side="B", pack="black-dragons")
    for seat in (0, 1):
        desk.give(seat, threats="black-dragon-egg", soldiers=2)
    desk.combat().do("fight black-dragon-egg", seat=0).do("fight black-dragon-egg", seat=1)
    assert [desk.total(seat) for seat in (0, 1)] == [3, 3]
