"""Destiny cards that change the King's phases, prices, recruiting and the enemy."""

from itertools import permutations

import pytest

from tests.kingsburg.desk import Desk


def test_heavy_snow_sends_two_soldiers_without_a_die() -> None:
    """The facts. Nothing is cast: two for everybody, here one too few for a draw with one soldier."""
    desk = Desk(destiny="heavy-snow")
    desk.give(0, soldiers=2)
    desk.give(1, soldiers=1)
    desk.start("winter")
    desk.chance("meet zombies-1-4")
    assert [desk.total(seat) for seat in range(3)] == [0, -2, -2]


def test_heavy_snow_counts_as_a_two_of_the_king_for_the_military_academy() -> None:
    """Ruling 5. The academy's die may replace the two."""
    desk = Desk(destiny="heavy-snow", rows="extended")
    desk.build(0, "military-academy")
    desk.start("winter")
    desk.chance("cast academy 0 4")
    desk.do("use military-academy")
    desk.chance("meet zombies-1-4")
    assert [desk.total(seat) for seat in range(3)] == [0, -2, -2]


def test_heavy_snow_changes_nothing_with_army_tokens() -> None:
    """The facts. The tokens are chosen and count as always."""
    desk = Desk(destiny="heavy-snow", army=True)
    desk.start("winter")
    for seat in range(3):
        desk.do("token 4", lane=seat)
    desk.chance("meet zombies-1-4")
    assert [desk.total(seat) for seat in range(3)] == [0, 0, 0]


@pytest.mark.parametrize("destiny, totals", [("fierce-enemies", [-2, 0, 2]), ("weary-enemies", [1, 1, 2])])
def test_fierce_and_weary_enemies_are_stronger_and_weaker_by_one(destiny: str, totals: list[int]) -> None:
    """The facts. A printed four meets four, five and six soldiers."""
    desk = Desk(destiny=destiny)
    for seat, soldiers in enumerate((4, 5, 6)):
        desk.give(seat, soldiers=soldiers)
    desk.enemy("zombies-1-4")
    desk.start("battle")
    assert [desk.total(seat) for seat in range(3)] == totals


def test_volunteers_cost_a_resource_less_each() -> None:
    """The facts. One instead of two, for every soldier."""
    desk = Desk(destiny="volunteers")
    desk.give(0, gold=2)
    desk.start("recruit")
    desk.do("recruit gold", "recruit gold")
    assert (desk.soldiers(0), desk.goods(0)["gold"]) == (2, 0)


def test_volunteers_are_never_free() -> None:
    """The facts. With the barracks one stays one."""
    desk = Desk(destiny="volunteers")
    desk.build(0, "barracks")
    desk.give(0, gold=1)
    desk.start("recruit")
    assert desk.options() == {"recruit gold", "done"}


def test_war_tax_makes_the_first_soldier_dearer() -> None:
    """The facts. Three for the first, two for the second."""
    desk = Desk(destiny="war-tax")
    desk.give(0, gold=5)
    desk.start("recruit")
    assert desk.options() == {"recruit gold+gold+gold", "done"}
    desk.do("recruit gold+gold+gold", "recruit gold+gold")
    assert (desk.soldiers(0), desk.goods(0)["gold"]) == (2, 0)


def test_builders_strike_adds_a_gold_in_column_four() -> None:
    """The facts. The fortress for four gold instead of three; column III keeps its price."""
    desk = Desk(destiny="builders-strike")
    desk.build(0, "palisade stable stone-wall")
    desk.give(0, gold=4, stone=2)
    desk.build(1, "palisade stable")
    desk.give(1, gold=3, stone=2)
    desk.start("build")
    desk.do("build fortress", "build stone-wall")
    assert [desk.goods(seat)["gold"] for seat in range(2)] == [0, 1]


@pytest.mark.parametrize(
    "destiny, name, after", [("cheap-timber", "inn", (2, 3, 3)), ("cheap-stone", "guard-tower", (2, 3, 3))]
)
def test_cheap_timber_and_stone_save_one_of_their_kind(destiny: str, name: str, after: tuple[int, ...]) -> None:
    """The facts. The inn without its wood, the guard tower without its stone."""
    desk = Desk(destiny=destiny)
    desk.give(0, gold=3, wood=3, stone=3)
    desk.start("build")
    desk.do(f"build {name}")
    assert tuple(desk.goods(0).values()) == after


@pytest.mark.parametrize("destiny", ["cheap-timber", "cheap-stone"])
def test_cheap_timber_and_stone_leave_the_statue_alone(destiny: str) -> None:
    """Ruling 5. Nothing goes below zero: two gold stay two gold."""
    desk = Desk(destiny=destiny)
    desk.give(0, gold=3, wood=3, stone=3)
    desk.start("build")
    desk.do("build statue")
    assert tuple(desk.goods(0).values()) == (1, 3, 3)


def test_tournament_gives_the_strongest_victors_two_points() -> None:
    """The facts. Two instead of one beside the reward."""
    desk = Desk(destiny="tournament")
    for seat, soldiers in enumerate((5, 6, 6)):
        desk.give(seat, soldiers=soldiers)
    desk.enemy("zombies-1-4")
    desk.start("battle")
    assert [desk.total(seat) for seat in range(3)] == [1, 3, 3]


def test_royal_census_doubles_the_kings_reward() -> None:
    """The facts. Two points for most buildings."""
    desk = Desk(destiny="royal-census")
    desk.build(1, "inn")
    desk.start("reward")
    assert [desk.total(seat) for seat in range(3)] == [0, 2, 0]


def test_a_recalled_envoy_stays_where_he_is() -> None:
    """The facts. Phase five is skipped: who holds him keeps him, otherwise nobody gets him."""
    desk = Desk(destiny="envoy-recalled")
    desk.build(0, "inn")
    desk.build(1, "inn")
    desk.start("envoy")
    assert desk.state.envoy == -1
    desk.envoy(0)
    desk.start("envoy")
    assert desk.state.envoy == 0


@pytest.mark.parametrize("destiny, dice", [("generous-king", (4,)), ("quiet-year", ())])
def test_a_generous_king_leaves_his_die_for_the_summer(destiny: str, dice: tuple[int, ...]) -> None:
    """The facts. Spring and summer; without the card spring only."""
    desk = Desk(destiny=destiny, year=2)
    desk.build(1, "inn")
    desk.build(2, "inn")
    desk.start("favour")
    for season in ("spring", "summer", "autumn"):
        desk.state.season = season
        desk.start("season")
        desk.chance("roll 0 1+2+3")
        if season == "spring" or (season == "summer" and dice):
            desk.chance("roll 0 4b")
        desk.chance("roll 1 6+6+6", "roll 2 6+6+6")
        desk.do("pass", "pass", "pass")
    assert desk.over


def test_scouts_turn_the_enemy_at_once() -> None:
    """The facts. Everybody knows the card from the start of the year, and it is the one that comes."""
    desk = Desk(destiny="scouts")
    desk.start("start of year")
    desk.chance("meet zombies-1-4")
    assert (desk.view(None).enemy, desk.view(None).shown) == ("zombies-1-4", True)
    desk.start("winter")
    desk.chance("cast king 5")
    assert (desk.over, desk.total(0)) == (True, 2)


@pytest.mark.parametrize("order", [*permutations(range(3))])
@pytest.mark.parametrize("sorcerer", range(3))
def test_scouts_turn_the_enemy_up_before_anybody_chooses(order: tuple[int, ...], sorcerer: int) -> None:
    """Ruling 7. Whoever is the Sorcerer and wherever he stands: first the enemy, then his buildings."""
    desk = Desk(destiny="scouts", year=3, governors={sorcerer: "sorcerer"})
    desk.order(*order)
    desk.start("start of year")
    desk.chance("meet orcs-3-5")
    assert (desk.view(None).enemy, desk.view(None).shown, desk.seat) == ("orcs-3-5", True, sorcerer)
    desk.do("build inn", "done")
    assert desk.over


@pytest.mark.parametrize("influence", ["influence 10 with 4+6", "influence 17 with 5+6+6"])
def test_thick_fog_hides_the_enemy(influence: str) -> None:
    """The facts. Marshal and queen show nothing and give the rest."""
    desk = Desk(destiny="thick-fog")
    desk.place(0, influence)
    desk.start("rewards")
    while not desk.over:
        desk.do("take gold")
    assert (desk.view(0).enemy, desk.soldiers(0), desk.total(0)) in (("", 2, 0), ("", 0, 3))


def test_thick_fog_blinds_the_spy() -> None:
    """The facts. Nobody may look this year."""
    desk = Desk(destiny="thick-fog", governors={0: "spy"})
    desk.start("recruit")
    assert (desk.over, desk.view(0).enemy) == (True, "")


def test_royal_levy_takes_a_gold_or_a_point_at_the_end_of_autumn() -> None:
    """The facts. Who has gold chooses, who has none loses the point."""
    desk = Desk(destiny="royal-levy", season="autumn")
    desk.give(0, gold=1)
    desk.give(1, gold=1)
    desk.start("end of season")
    assert desk.options() == {"use royal-levy for gold", "done"}
    desk.do("use royal-levy for gold", "done")
    assert desk.over
    assert [(desk.goods(seat)["gold"], desk.total(seat)) for seat in range(3)] == [(0, 0), (1, -1), (0, -1)]


@pytest.mark.parametrize("season", ["spring", "summer"])
def test_royal_levy_waits_for_autumn(season: str) -> None:
    """The facts. Nothing is asked at the end of the other seasons."""
    desk = Desk(destiny="royal-levy", season=season)
    desk.start("end of season")
    assert (desk.over, desk.total(0)) == (True, 0)
