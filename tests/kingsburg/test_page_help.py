"""What the page tells at a glance: alternatives as whole buttons, odds, reasons, and plates that keep their size."""

import re

import pytest

from regalia.core.lanes import offered
from regalia.core.page import Plate
from regalia.core.words import LANGUAGES
from regalia.games.kingsburg import GAME
from regalia.games.kingsburg.rules.view import View
from regalia.games.kingsburg.shown.page import page
from tests.kingsburg.desk import Desk
from tests.sentences import NAMED

PLATES = [Plate(name, "bot") for name in NAMED]


def zone(view: View, name: str, lang: str = "en") -> str:
    return next(each.html for each in page(view, PLATES, lang) if each.id == name)


def why(view: View, token: str) -> str:
    """The reason that a thing gives for not being lit; nothing if it gives none."""
    button = re.search(rf'<button[^>]* data-token="{token}"[^>]*>', "".join(z.html for z in page(view, PLATES, "en")))
    assert button, token
    found = re.search(r'data-why="([^"]*)"', button[0])
    return found[1] if found else ""


def recruiting(**goods: int) -> Desk:
    desk = Desk(year=2, season="autumn")
    desk.give(0, **goods)
    desk.start("recruit")
    return desk


def test_one_button_for_each_gift_of_an_advisor() -> None:
    """The Swordsmith gives stone in any case: only what differs is chosen."""
    desk = Desk()
    desk.place(0, "influence 11 with 5+6")
    desk.start("rewards")
    tray = zone(desk.view(0), "tray")
    assert re.findall(r'data-token="(gain-[^"]*)"', tray) == ["gain-gold-stone", "gain-wood-stone"]
    assert "Receive 1 wood and 1 stone" in tray
    assert "<i>+</i>" in zone(desk.view(0), "court")


def test_one_button_for_each_price_of_a_soldier() -> None:
    view = recruiting(gold=3, stone=1).view(0)
    assert re.findall(r'data-token="(pay-[^"]*)"', zone(view, "tray")) == ["pay-gold-gold", "pay-gold-stone"]
    assert "Recruit a soldier for 2 gold" in zone(view, "tray")


def test_one_button_for_each_number_of_bonus_dice() -> None:
    """One press says it all; to do without is a verb."""
    desk = Desk(governors={0: "fairy"}, season="summer")
    desk.build(0, "farms")
    desk.start("season")
    tray = zone(desk.view(0), "tray")
    assert re.findall(r'data-token="(extra-[^"]*)"', tray) == ["extra-2", "extra-1"]
    assert "Add 2 bonus dice to your roll" in tray
    assert "Ajouter un dé bonus à votre lancer" in zone(desk.view(0), "tray", "fr")
    assert not re.search(r"extra-\d", zone(desk.view(1), "tray"))
    assert [GAME.shown.label(GAME.parse("done"), desk.view(0), lang) for lang in LANGUAGES] == [
        "Do without",
        "S’en passer",
    ]


@pytest.mark.parametrize("points, goods", [(1, 1), (2, 0)])
def test_a_blessing_in_a_good_year_tells_what_each_die_brings(points: int, goods: int) -> None:
    """In the numbers of the box file, if there is one."""
    box = {"governor.priest": {"blessing": points}, "destiny.good-year": {"any": goods}}
    desk = Desk(governors={0: "priest"}, destiny="good-year", box=box)
    desk.start("season")
    desk.do("extra 1", "extra 1", "extra 1")
    for seat in range(3):
        desk.chance(f"roll {seat} 1+2+2", f"roll {seat} 3b")
    desk.do("use priest")
    tray = zone(desk.view(0), "tray")
    assert re.findall(r'data-token="(accept-[^"]*)"', tray) == ["accept-point", "accept-die"]
    assert f"Keep your bonus die and take {points} point" in tray
    assert f"instead and take {f'{goods} resource' if goods else 'no resource'}" in tray


def test_recruiting_tells_what_a_soldier_makes_of_the_strength() -> None:
    desk = recruiting(gold=2, soldiers=2)
    assert "Strength 2 → 3 before the King’s soldiers; enemy 3–5" in zone(desk.view(0), "tray")
    assert "kg-odds" not in zone(desk.view(1), "tray")
    desk.enemy("orcs-2-4", known=(0,))
    desk.build(0, "guard-tower")
    desk.state.destiny = "fierce-enemies"
    assert "Strength 3 → 4 before the King’s soldiers; enemy 5" in zone(desk.view(0), "tray")


def test_a_plot_says_why_it_cannot_be_built() -> None:
    desk = Desk()
    desk.build(0, "inn")
    desk.give(0, gold=2, wood=1)
    desk.start("build")
    view = desk.view(0)
    assert why(view, "building-stable") == "A row is built from the left: first the Palisade."
    assert why(view, "building-fortress") == (
        "A row is built from the left: first the Palisade, the Stable, then the Stone Wall."
    )
    assert why(view, "building-palisade") == "Missing: 1 wood."
    assert why(view, "building-market") == "Missing: 1 wood."
    assert why(view, "building-inn") == ""
    assert why(view, "building-statue") == ""
    desk.start("recruit")
    assert why(desk.view(0), "building-statue") == "You may build it when the advisors have helped."


def test_an_advisor_says_why_he_cannot_be_influenced() -> None:
    desk = Desk(destiny="king-ill")
    desk.roll(0, "1 2 2")
    desk.place(1, "influence 4 with 4")
    desk.start("influence")
    view = desk.view(0)
    assert why(view, "advisor-3") == ""
    assert why(view, "advisor-4") == "Dice lie here already."
    assert why(view, "advisor-13") == "Your dice cannot make 13."
    assert why(view, "advisor-18") == "Away this year."
    assert why(desk.view(1), "advisor-13") == ""


def test_destiny_hangs_in_the_court() -> None:
    view = Desk(destiny="famine").view(0)
    assert 'data-help="destiny.famine"' in zone(view, "court")
    assert 'data-help="destiny.famine"' not in zone(view, "year")


def test_a_plate_says_one_point() -> None:
    desk = Desk(seats=2)
    desk.score(1, 1)
    plates = zone(desk.view(0), "players")
    assert "1<small>point</small>" in plates
    assert "0<small>points</small>" in plates


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_choice_that_is_asked_twice_names_nobody(lang: str) -> None:
    view = Desk().view(0)
    labels = [GAME.shown.label(GAME.parse(deed), view, lang) for deed in ("pick duke", "offer duke 3", "bid 1")]
    assert len({*labels}) == 3
    assert not any("Rose" in each or each.endswith(".") for each in labels)
    assert GAME.shown.label(GAME.parse("pick duke"), view, "en") == "Choose the Duke as governor"


def test_free_soldiers_have_a_button() -> None:
    desk = Desk(governors={0: "captain"})
    desk.build(0, "guard-tower blacksmith barracks")
    desk.start("recruit")
    assert "recruit free" in map(str, offered(desk.view(0)))
    assert "Recruit a soldier for nothing" in zone(desk.view(0), "tray")


def test_the_battle_of_the_winter_is_told_until_spring_is_over() -> None:
    desk = Desk(seats=2)
    desk.enemy("goblins-1-3", shown=True)
    desk.give(1, soldiers=5)
    desk.start("battle")
    desk.state.year, desk.state.season = 2, "spring"
    desk.start("influence")
    court = zone(desk.view(None), "court")
    assert "Last winter: Goblins 3" in court
    assert "kg-lost" in court
    assert "kg-won" in court
    desk.state.season = "summer"
    assert "Last winter" not in zone(desk.view(None), "court")
