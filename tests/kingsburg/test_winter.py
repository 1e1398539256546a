"""Winter: reinforcements, the enemy, every seat's strength and the outcome of its battle."""

import pytest

from tests.kingsburg.desk import Desk

MODIFIERS = {  # by kind of enemy, over all five kinds; a kind that is not named has the value of "else"
    "guard-tower": {"else": 1},
    "blacksmith": {"else": 1},
    "wizards-guild": {"else": 2},
    "palisade": {"zombies": 2, "else": 1},
    "stone-wall": {"else": 1},
    "fortress": {"else": 1},
    "barricade": {"goblins": 1, "else": 0},
    "church": {"demons": 1, "else": 0},
    "farms": {"else": -1},
    "improvised-defenses": {"zombies": 0, "demons": 0, "else": 1},  # five or less is within its reach
    "stable": {"else": 0},
    "barracks": {"else": 0},
}
FOES = {"goblins": "goblins-3-4", "orcs": "orcs-3-5", "zombies": "zombies-3-6", "demons": "demons-3-6"}


def fighter(name: str, soldiers: int, buildings: str = "", year: int = 3, seats: int = 3) -> Desk:
    """Seat 0 meets an enemy with soldiers and buildings; the others have so many soldiers that they are stronger."""
    desk = Desk(seats, rows="extended", year=year)
    desk.build(0, buildings)
    desk.give(0, soldiers=soldiers)
    for seat in range(1, seats):
        desk.give(seat, soldiers=20)
    desk.score(0, 20)
    desk.give(0, gold=9, wood=9, stone=9)
    desk.enemy(name)
    desk.start("battle")
    return desk


def outcome(desk: Desk) -> str:
    """Victory, draw or defeat of seat 0, read from its resources and points."""
    if desk.seat == 0:
        return "defeat" if "lose gold" in desk.options() else "victory"
    change = sum(desk.goods(0).values()) - 27 + desk.total(0) - 20
    return "draw" if change == 0 else "victory" if change > 0 else "defeat"


@pytest.mark.parametrize("kind", FOES)
@pytest.mark.parametrize("name", MODIFIERS)
def test_a_building_changes_the_strength_by_its_number(name: str, kind: str) -> None:
    """000:362 and 516. So many soldiers that the building makes it one too few, and one more for at least a draw."""
    number = MODIFIERS[name].get(kind, MODIFIERS[name]["else"])
    enough = int(FOES[kind].split("-")[2]) - number
    assert outcome(fighter(FOES[kind], enough - 1, name)) == "defeat"
    assert outcome(fighter(FOES[kind], enough, name)) == ("victory" if name == "stone-wall" else "draw")
    assert outcome(fighter(FOES[kind], enough + 1, name)) == "victory"


def test_all_modifiers_add_up() -> None:
    """000:362. Palisade 2, fortress 1, tower 1, smith 1, guild 2, farms -1 against zombies: 6 without a soldier."""
    buildings = "palisade fortress guard-tower blacksmith wizards-guild farms barricade church"
    assert outcome(fighter("zombies-4-7", 0, buildings, year=4)) == "defeat"
    assert outcome(fighter("zombies-4-7", 1, buildings, year=4)) == "draw"


@pytest.mark.parametrize("name, reached", [("barbarians-2-5", True), ("zombies-3-6", False)])
def test_improvised_defenses_hold_up_to_a_printed_strength_of_five(name: str, reached: bool) -> None:
    """000:539. Five is within, six beyond."""
    _, year, strength = name.split("-")
    desk = fighter(name, int(strength) - 1, "improvised-defenses", year=int(year))
    assert outcome(desk) == ("draw" if reached else "defeat")


@pytest.mark.parametrize(
    "name, destiny, soldiers, points",
    [("barbarians-2-5", "fierce-enemies", 5, 0), ("zombies-3-6", "weary-enemies", 4, -2)],
)
def test_improvised_defenses_look_at_the_printed_strength(name: str, destiny: str, soldiers: int, points: int) -> None:
    """000:539. A printed five stays within although it fights as six; a printed six stays beyond as five."""
    desk = Desk(rows="extended", year=int(name.split("-")[1]), destiny=destiny)
    desk.build(0, "improvised-defenses")
    desk.give(0, soldiers=soldiers)
    desk.enemy(name)
    desk.start("battle")
    assert desk.total(0) == points


def test_stone_wall_turns_a_draw_into_a_victory_with_everything_it_brings() -> None:
    """Ruling 5. Reward, fortress point and the point of the strongest victor."""
    desk = Desk(year=3)
    desk.build(0, "stone-wall fortress")
    desk.give(0, soldiers=4)
    desk.give(1, soldiers=6)
    desk.enemy("zombies-3-6")
    desk.start("battle")
    assert [desk.total(seat) for seat in range(3)] == [3, 0, -2]


def test_fortress_gives_a_point_to_a_victor_only() -> None:
    """000:527. One point more when the battle is won, none for a draw."""
    desk = Desk(year=3)
    desk.build(0, "fortress")
    desk.build(1, "fortress")
    desk.give(0, soldiers=6)
    desk.give(1, soldiers=5)
    desk.give(2, soldiers=9)
    desk.enemy("zombies-3-6")
    desk.start("battle")
    assert [desk.total(seat) for seat in range(3)] == [2, 0, 2]


def test_the_strongest_victors_all_gain_a_point() -> None:
    """000:366, 001:120. Two at the top share nothing: a point each; the third victor has none."""
    desk = Desk(4, year=1)
    for seat, soldiers in enumerate((5, 7, 7, 6)):
        desk.give(seat, soldiers=soldiers)
    desk.enemy("zombies-1-4")
    desk.start("battle")
    assert [desk.total(seat) for seat in range(4)] == [1, 2, 2, 1]


def test_the_strongest_gains_nothing_without_a_victory() -> None:
    """000:366, 001:120. Everybody draws or loses: no point for the most soldiers."""
    desk = Desk(year=1)
    for seat, soldiers in enumerate((4, 2, 0)):
        desk.give(seat, soldiers=soldiers)
    desk.enemy("zombies-1-4")
    desk.start("battle")
    assert [desk.total(seat) for seat in range(3)] == [0, -2, -2]


def test_the_battle_of_anne_bruno_cindy_and_david() -> None:
    """000:399-409. Goblins of four: two draws, a victory for a wood and a point, a defeat that burns the market."""
    desk = Desk(4, year=3)
    for seat, soldiers, buildings in (
        (0, 2, "palisade barricade"),
        (1, 3, "guard-tower"),
        (2, 2, "guard-tower blacksmith barricade"),
        (3, 1, "inn market guard-tower barricade crane"),
    ):
        desk.give(seat, soldiers=soldiers)
        desk.build(seat, buildings)
        desk.score(seat, 10)
    desk.give(3, gold=2)
    desk.enemy("goblins-3-4")
    desk.start("battle")
    assert [desk.total(seat) for seat in range(4)] == [10, 10, 11, 8]
    assert [tuple(desk.goods(seat).values()) for seat in range(4)] == [(0, 0, 0), (0, 0, 0), (0, 1, 0), (2, 0, 0)]
    assert desk.buildings(3) == {"inn", "guard-tower", "barricade", "crane"}


def test_missing_resources_are_not_owed() -> None:
    """000:372. Of three wood and three stone due a seat with one wood loses that one."""
    desk = Desk(year=3)
    desk.give(0, gold=5, wood=1)
    desk.enemy("goblins-3-4")
    desk.start("battle")
    assert tuple(desk.goods(0).values()) == (5, 0, 0)


def test_too_few_of_any_kind_are_all_lost() -> None:
    """000:372 and ruling 5. Four of choice are due, two are there: both go, nothing is asked."""
    desk = Desk(year=4)
    desk.give(0, gold=1, wood=1)
    desk.enemy("demons-4-6")
    desk.start("battle")
    assert (desk.over, tuple(desk.goods(0).values()), desk.total(0)) == (True, (0, 0, 0), -1)


def test_the_loser_chooses_what_is_lost_of_any_kind() -> None:
    """Ruling 5. Two of choice among what is owned, asked one by one, in turn order of the seats."""
    desk = Desk(year=2)
    desk.order(1, 0, 2)
    desk.give(0, gold=1, stone=2)
    desk.give(1, wood=1, stone=1)
    desk.enemy("barbarians-2-5")
    desk.start("battle")
    while desk.seat == 1:
        desk.do(min(desk.options()))
    assert sum(desk.goods(1).values()) == 0
    assert (desk.seat, desk.options()) == (0, {"lose gold", "lose stone"})
    desk.do("lose stone")
    assert desk.options() == {"lose gold", "lose stone"}
    desk.do("lose gold")
    assert tuple(desk.goods(0).values()) == (0, 0, 1)


@pytest.mark.parametrize(
    "built, lost, points",
    [
        ("inn guard-tower", "inn", 0),
        ("statue inn market guard-tower blacksmith", "market", 1),
        ("statue barricade crane town-hall palisade stable", "town-hall", 2),
        ("statue chapel church cathedral barricade crane town-hall embassy", "cathedral", 9),
        ("sawmill statue", "sawmill", 1),
        ("statue chapel improvised-defenses recruiting-center training-camp", "training-camp", 2),
    ],
)
def test_the_topmost_building_of_the_rightmost_column_burns(built: str, lost: str, points: int) -> None:
    """000:373, 001:121. The column counts first, then the row from A down; its printed points go with it."""
    desk = Desk(rows="extended", year=5)
    desk.build(0, built)
    desk.score(0, 20)
    desk.enemy("barbarians-5-8")
    desk.start("battle")
    assert desk.buildings(0) == set(built.split()) - {lost}
    assert desk.total(0) == 20 - points


def test_a_province_without_buildings_loses_none() -> None:
    """Ruling 5. Nothing to burn, nothing more to pay."""
    desk = Desk(year=5)
    desk.enemy("demons-5-9")
    desk.start("battle")
    assert (desk.over, desk.total(0), desk.buildings(0)) == (True, 0, set())


def test_lost_points_may_go_below_zero() -> None:
    """000:374 and 513, 001:139. Five of two are minus three."""
    desk = Desk(year=5)
    desk.score(0, 2)
    desk.enemy("dragons-5-9")
    desk.start("battle")
    assert desk.total(0) == -3


def test_the_king_sends_the_same_number_to_everybody_then_the_enemy_is_seen() -> None:
    """000:358-360. One die for all; the card is turned after it."""
    desk = Desk(year=1)
    desk.give(1, soldiers=2)
    desk.start("winter")
    assert desk.outcomes() == {f"cast king {face}": 1 for face in range(1, 7)}
    desk.chance("cast king 3")
    assert [desk.soldiers(seat) for seat in range(3)] == [3, 5, 3]
    desk.chance("meet zombies-1-4")
    assert [desk.total(seat) for seat in range(3)] == [-2, 2, -2]


def test_an_enemy_somebody_has_seen_is_not_drawn_again() -> None:
    """000:255 and 360. The card looked at is the card that comes."""
    desk = Desk(year=1)
    desk.enemy("zombies-1-4", known=(2,))
    desk.start("winter")
    desk.chance("cast king 4")
    assert (desk.over, [desk.total(seat) for seat in range(3)]) == (True, [0, 0, 0])


def test_the_first_edition_reveals_the_enemy_before_the_reinforcements() -> None:
    """001:105-110. The card first, the die after it."""
    desk = Desk(year=1, edition="first")
    desk.start("winter")
    desk.chance("meet zombies-1-4")
    assert (desk.view(0).enemy, desk.view(0).shown) == ("zombies-1-4", True)
    desk.chance("cast king 5")
    assert [desk.total(seat) for seat in range(3)] == [2, 2, 2]


def test_soldiers_go_home_after_the_battle() -> None:
    """000:413, 001:124. Nobody keeps one, victor or not."""
    desk = Desk(year=1)
    desk.give(0, soldiers=7)
    desk.start("winter")
    desk.chance("cast king 1", "meet orcs-1-3")
    assert [desk.soldiers(seat) for seat in range(3)] == [0, 0, 0]


@pytest.mark.parametrize("answer, total", [("use military-academy", 2), ("done", -2)])
def test_military_academy_may_replace_the_kings_number(answer: str, total: int) -> None:
    """000:541 and the facts. An own die, and the seat takes it or keeps the King's."""
    desk = Desk(rows="extended", year=1)
    desk.build(0, "military-academy")
    desk.start("winter")
    desk.chance("cast king 2", "cast academy 0 6")
    assert desk.options() == {"use military-academy", "done"}
    desk.do(answer)
    desk.chance("meet zombies-1-4")
    assert [desk.total(seat) for seat in range(3)] == [total, -2, -2]
