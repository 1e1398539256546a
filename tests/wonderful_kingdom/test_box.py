"""A box file: rows of a real copy replace ours, in part or in whole; what cannot be played is refused."""

from typing import Any

import pytest

from regalia.core.errors import Refused
from regalia.games.wonderful_kingdom.game import GAME
from tests.wonderful_kingdom.desk import Desk

Box = dict[str, dict[str, Any]]

FARM: Box = {
    "development.farm": {
        "en": "Big Farm",
        "fr": "Grande Ferme",
        "kind": "monument",
        "cost": "GP",
        "recycling": "EE",
        "bonus": "KS",
        "production": "MM",
        "per": "E company",
        "points": 3,
        "points_per": "2 monument",
    }
}


def test_a_whole_development_is_replaced() -> None:
    """Cost, bonus, production, multiplier, points and recycling come from the box."""
    desk = Desk(module="none", side="C", extras="on", box=FARM)
    desk.give(selection="guildhall hamlet farm", krystallium=0)
    desk.construct(farm="P")
    desk.planning().do("recycle guildhall", "place gold farm")
    assert (desk.duchy().built, desk.duchy().krystallium, desk.duchy().soldiers) == (("farm",), 1, 1)
    desk.do("recycle farm", "keep hamlet")
    assert (desk.alchemy(), desk.points()["cards"], desk.points()["kinds"]) == ("EE", 3, 2)
    desk.construct()
    desk.give(built="farm royal-guard")
    desk.production()
    assert [amounts[0] for _, amounts, _ in desk.produced()] == [2, 0, 0, 1]


def test_a_replaced_name_is_spoken() -> None:
    """The log calls the card as the box does, in both languages."""
    desk = Desk(module="none", box=FARM)
    desk.give(selection="farm")
    desk.planning().do("keep farm")
    entry = desk.match.entries[-1]
    for lang, name in (("en", "Big Farm"), ("fr", "Grande Ferme")):
        assert name in GAME.shown.log_line(desk.view(0), entry, ("Ann", "Bob"), lang)


def test_a_row_may_be_replaced_in_part() -> None:
    """What the box does not say stays as it was."""
    desk = Desk(module="none", side="C", extras="on", box={"development.farm": {"production": "PPPP"}})
    desk.give(built="farm", selection="farm")
    desk.planning().do("recycle farm")
    assert desk.alchemy() == "P"
    desk.production("P")
    assert desk.produced() == [("population", (4, 0), 0)]


def test_other_rows_stay_as_they_were() -> None:
    """A box with one row changes one card."""
    desk = Desk(module="none", side="C", extras="on", box=FARM)
    desk.give(built="quarry")
    desk.production("M")
    assert desk.produced() == [("materials", (2, 0), 0)]


def test_spare_rows_hold_designs_of_a_real_copy() -> None:
    """They have no copies until the box gives them some; then they are dealt like any other."""
    spare: Box = {"development.spare-1": {"en": "Mill", "fr": "Moulin", "copies": 3, "cost": "M", "production": "G"}}
    assert "deal 0 spare-1" not in Desk(module="none").start().chances()
    desk = Desk(module="none", box=spare)
    desk.start()
    assert (desk.chances()["deal 0 spare-1"], sum(desk.chances().values())) == (3, 83)
    desk = Desk(module="none", side="C", extras="on", box=spare)
    desk.give(built="spare-1 spare-1")
    desk.production("G")
    assert desk.produced() == [("gold", (2, 0), 0)]


def test_copies_may_move_from_one_design_to_another() -> None:
    """Seventy are enough, however they are shared out."""
    box: Box = {"development.theatre": {"copies": 0}, "development.spare-2": {"copies": 2}}
    chances = Desk(module="none", box=box).start().chances()
    assert (sum(chances.values()), chances["deal 0 spare-2"], "deal 0 theatre" in chances) == (80, 2, False)


def test_fewer_than_seventy_developments_are_refused() -> None:
    """003:52: the deck must last four rounds; the sentence gives both numbers."""
    seventy: Box = {"development.theatre": {"copies": 1}, "development.spare-1": {"copies": 1}}
    assert sum(Desk(module="none", box=seventy).start().chances().values()) == 80
    with pytest.raises(Refused, match=r"70.*69"):
        Desk(module="none", box={"development.theatre": {"copies": 1}})


def test_cards_of_the_scenarios_must_stay() -> None:
    """003:685: four farms are laid out in the first scenario."""
    with pytest.raises(Refused, match="SC01"):
        Desk(module="none", box={"development.farm": {"copies": 3}, "development.spare-1": {"copies": 1}})


@pytest.mark.parametrize("row, field, value", [
    ("development.farm", "cost", "MMX"),
    ("development.farm", "cost", ""),
    ("development.farm", "kind", "castle"),
    ("development.farm", "recycling", "K"),
    ("development.farm", "bonus", "M"),
    ("development.farm", "production", "S"),
    ("development.farm", "per", "E castle"),
    ("development.farm", "points_per", "monument"),
    ("development.farm", "copies", -1),
    ("development.farm", "points", "three"),
    ("treasure.treasure-mm", "recycling", "MMM"),
    ("threat.giant-rat", "cost", -1),
    ("advisor.steward", "cost", "S"),
    ("quest.usurper-2-1", "cost", "Z"),
    ("duchy.teressie-a", "production", "K"),
    ("territory.a1-r1", "slots", ["tower"]),
])  # fmt: skip
def test_a_wrong_value_is_refused_with_its_row_and_field(row: str, field: str, value: object) -> None:
    """One sentence that names both."""
    with pytest.raises(Refused) as refused:
        Desk(module="none", box={row: {field: value}})
    assert f"[{row}]" in str(refused.value)
    assert field in str(refused.value)


@pytest.mark.parametrize("box, named", [
    ({"development.windmill": {}}, "development.windmill"),
    ({"development.farm": {"price": 3}}, "price"),
    ({"territory.a1-r1": {"neighbours": "c"}}, "r1"),
])  # fmt: skip
def test_an_unknown_row_or_field_or_a_broken_map_is_refused(box: Box, named: str) -> None:
    """The sentence names what does not fit."""
    with pytest.raises(Refused, match=named):
        Desk(module="none", box=box)


def refusal(box: Box) -> str:
    with pytest.raises(Refused) as refused:
        Desk(module="none", box=box)
    return str(refused.value)


def test_an_unknown_row_gets_a_few_that_are_close() -> None:
    """Not all two hundred and fifty."""
    said = refusal({"development.iron-farm": {}})
    assert said.startswith("The box of wonderful-kingdom has no row [development.iron-farm]: closest to it are ")
    assert "development.farm" in said
    assert (said.count("development."), len(said) < 250) == (6, True)


ADVISORS = [(row.key, field.name) for row in GAME.box.rows if row.key.startswith("advisor.") for field in row.fields]


@pytest.mark.parametrize("row, field", ADVISORS)
def test_the_power_of_an_advisor_is_one_at_least_and_its_price_may_be_nothing(row: str, field: str) -> None:
    """To look at no card, to place no cube, to exchange no cube: the game would wait for ever, or give for nothing."""
    if field == "cost":
        assert Desk(module="none", box={row: {field: 0}})
    else:
        assert refusal({row: {field: 0}}) == f"Row [{row}], field {field}: must be a whole number from 1 to 9."
        assert Desk(module="none", box={row: {field: 1}})


@pytest.mark.parametrize("board", ["a1", "a2", "b1", "b2", "c1", "c2"])
def test_two_colours_do_not_begin_in_one_territory(board: str) -> None:
    """003:977: a territory has one master."""
    said = refusal({f"territory.{board}-r1": {"slots": ["P red", "M blue"]}})
    assert said == f"On board {board.upper()} both colours begin in the territory r1."


def test_alone_blue_has_an_army_for_every_territory_without_red() -> None:
    """003:1079: of fourteen territories red in two leaves blue the twelve armies that there are, red in one not."""
    wide: Box = {"territory.c2-r1": {"slots": ["P red", "M red", "G red"]}, "territory.c2-r2": {"slots": ["spy red"]}}
    desk = Desk(1, module="conquest", board="C2", box=wide)
    assert sum(land.armies for land in desk.state.land if land.owner == 1) == 12
    narrow: Box = {
        "territory.c2-r1": {"slots": ["P red", "M red", "G red", "spy red"]},
        "territory.c2-r2": {"slots": []},
    }
    said = "On board C2 blue begins wherever red does not: that takes 13 armies, and there are twelve."
    assert refusal(narrow) == said


@pytest.mark.parametrize("castle", ["a1-rc", "b2-bc", "c1-rc"])
def test_castles_have_no_slots(castle: str) -> None:
    """003:975."""
    board, name = castle.upper()[:2], castle[3:]
    said = f"On board {board} the castle {name} has slots: castles have none."
    assert refusal({f"territory.{castle}": {"slots": ["M"]}}) == said


def test_no_territory_is_its_own_neighbour() -> None:
    said = "On board A1 the territories c and c are not neighbours of each other."
    assert refusal({"territory.a1-c": {"neighbours": "b1 b2 ne nw r1 r2 se sw c"}}) == said


@pytest.mark.parametrize("name", ["Mill\nHouse", "\x00", "\ud800", "x" * 41])
def test_a_name_is_one_line_that_can_be_written(name: str) -> None:
    said = "Row [development.farm], field en: must be a name of at most 40 letters, or nothing to keep ours."
    assert refusal({"development.farm": {"en": name}}) == said
    assert Desk(module="none", box={"development.farm": {"fr": "Œuf\u202f: l’« autre » <b>&"}})


def test_a_treasure_is_replaced() -> None:
    """003:146: still two cubes, other ones."""
    desk = Desk(module="none", box={"treasure.treasure-mm": {"recycling": "GE"}})
    desk.give(selection="treasure-mm")
    desk.planning().do("recycle treasure-mm")
    assert desk.alchemy() == "GE"


@pytest.mark.parametrize("cost, points", [(2, -3), (4, -9)])
def test_a_threat_is_replaced(cost: int, points: int) -> None:
    """003:416, 003:422: its price in combat and what it costs at the end."""
    desk = Desk(box={"threat.giant-rat": {"cost": cost, "points": points}})
    desk.give(threats="giant-rat", soldiers=cost - 1)
    assert desk.points()["threats"] == points
    assert desk.combat().over()
    desk.give(soldiers=cost)
    desk.combat().do("fight giant-rat")
    assert (desk.duchy().soldiers, desk.duchy().threats, desk.points()["threats"]) == (0, (), 0)


def test_an_advisor_is_replaced() -> None:
    """003:548: its price and the numbers of its power; here the Steward doubles one card for three soldiers."""
    desk = Desk(module="advisors", box={"advisor.steward": {"cost": 3, "cards": 1}})
    desk.give(council="steward", soldiers=3, selection="farm hamlet")
    desk.planning().do("use steward", "recycle farm")
    assert (desk.duchy().soldiers, desk.alchemy()) == (0, "PP")
    desk.do("recycle hamlet")
    assert desk.alchemy() == "MPP"


def test_a_quest_step_is_replaced() -> None:
    """003:615: its cost, its gain with a spy, and its points."""
    box: Box = {"quest.usurper-2-1": {"cost": "M", "gain": "SY", "points": 7}}
    desk = Desk(module="quest", quest="usurper", box=box)
    desk.give(alchemy="M")
    assert (desk.duchy().soldiers, desk.duchy().spies, desk.points()["quest"]) == (0, 0, 0)
    desk.window().do("rights", "quest usurper-1")
    assert (desk.duchy().soldiers, desk.duchy().spies, desk.points()["quest"], desk.alchemy()) == (1, 1, 7, "")


def test_a_duchy_is_replaced() -> None:
    """003:76: production, points for a kind, krystallium at the start."""
    box: Box = {"duchy.teressie-a": {"production": "EE", "points_per": "3 company", "krystallium": 2}}
    desk = Desk(module="none", box=box)
    assert (desk.duchy().krystallium, desk.duchy(1).krystallium) == (2, 0)
    desk.give(built="scouts")
    assert desk.points()["kinds"] == 3
    desk.production()
    assert [amounts[0] for _, amounts, _ in desk.produced()] == [0, 0, 0, 3]


def test_a_territory_is_replaced() -> None:
    """003:981, 003:997, 003:1069: slots, points and the castle's production."""
    box: Box = {"territory.a1-b1": {"slots": ["E blue", "E blue"], "blue": 6}, "territory.a1-bc": {"production": "GG"}}
    plain, desk = Desk(module="conquest"), Desk(module="conquest", box=box)
    assert (plain.points(0)["land"], desk.points(0)["land"]) == (2, 7)
    assert (plain.duchy(0).traps, desk.duchy(0).traps) == (2, 1)
    plain.production()
    desk.production()
    assert [amounts[0] for _, amounts, _ in plain.produced()] == [2, 1, 1, 0]
    assert [amounts[0] for _, amounts, _ in desk.produced()] == [0, 0, 3, 2]


def test_our_own_rows_make_our_own_game() -> None:
    """The rows as they are, given as a box, change nothing."""
    own = GAME.box.values()
    assert GAME.box.check(own) == own
    assert Desk(module="none", box=own).start().chances() == Desk(module="none").start().chances()
