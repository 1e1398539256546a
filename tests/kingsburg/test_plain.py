"""The table in a terminal: everything a view shows is there, within 100 columns, and readable without colour."""

import re
from random import Random

import pytest
from rich.style import Style

from regalia.core.lanes import pending
from regalia.core.record import Dice, Match
from regalia.core.words import LANGUAGES
from regalia.games.kingsburg import GAME
from regalia.games.kingsburg.box.data import ADVISORS, BUILDINGS
from regalia.games.kingsburg.rules.influence import Placing
from regalia.games.kingsburg.shown import terminal as plain
from tests.kingsburg.desk import Desk

EVERYTHING = {"rows": "extended", "governors": "auction", "army": "on", "destiny": "on"}


def at(seats: int, entries: int, options: dict[str, str] | None = None) -> Match:
    """A random game after so many entries, up to the next decision."""
    match, dice, rng = Match.start(GAME, seats, options), Dice(seats), Random(seats)
    match.roll(dice)
    while not match.over and len(match.entries) < entries:
        lane, choice = pending(match.state)[0]
        match.trust(lane, choice.seat, choice.sample(match.state, rng))
        match.roll(dice)
    return match


def lines(desk: Desk | Match, seat: int | None, lang: str = "en") -> list[str]:
    return ["".join(run for run, _ in line) for line in plain.board(desk.view(seat), lang)]


def line(desk: Desk | Match, seat: int | None, word: str) -> str:
    return next(line for line in lines(desk, seat) if word in line)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seats, options", [(2, {}), (5, EVERYTHING), (5, EVERYTHING | {"governors": "pick"})])
def test_it_fits_in_a_terminal_of_100_by_40(seats: int, options: dict[str, str], lang: str) -> None:
    for entries in (0, 20, 100, 200, 350, 1000):
        match = at(seats, entries, options)
        for seat in (None, 0):
            shown = lines(match, seat, lang)
            assert len(shown) <= 36
            assert max(map(len, shown)) <= 100


def test_every_name_has_room() -> None:
    for lang in LANGUAGES:
        names = [GAME.words.say(lang, f"building.{building.name}.name") for building in BUILDINGS]
        assert max(map(len, names)) + len("[]") < plain.QUARTER
        names = [GAME.words.say(lang, f"advisor.{advisor.name}.name") for advisor in ADVISORS]
        gifts = [GAME.words.say(lang, f"advisor.{advisor.name}.short") for advisor in ADVISORS]
        assert max(map(len, names)) <= plain.NAME - 5
        assert max(map(len, gifts)) < plain.THIRD - plain.NAME


def test_dice_lie_on_their_advisors() -> None:
    desk = Desk(seats=2)
    desk.place(0, "influence 13 with 4+5+2b +2", "influence 7 with 6 market+1")
    desk.place(1, "influence 6 with 6", "influence 7 with 1+6 envoy")
    assert re.search(r"Champion +R 45\(2\)\+2 ", line(desk, None, "Champion"))
    assert re.search(r"Astronomer +R 6\+1  M 16 ", line(desk, None, "Astronomer"))
    assert re.search(r"Alchemist +M 6 ", line(desk, None, "Alchemist"))
    assert re.search(r"Jester +1pt +", line(desk, None, "Jester"))


def test_dice_without_room_leave_their_houses() -> None:
    desk = Desk(seats=2)
    desk.place(0, "influence 12 with 1+2+3+1b+3b +2")
    desk.place(1, "influence 12 with 3+3+1+3b +2 envoy")
    assert re.search(r"Duchess +R  M  ", line(desk, None, "Duchess"))


def test_private_advisors_and_secret_deals_are_shown() -> None:
    desk = Desk(governors={0: "politician"}, destiny="secret-deals")
    desk.place(0, "influence private 5 with 2+3")
    desk.roll(1, "1")
    desk.start("influence")
    desk.do("copy private 5")
    assert "5:  R 23 5:  M = " in next(line for line in lines(desk, None)[5:] if "Politician" in line)


def test_brackets_are_exactly_the_advisors_within_reach() -> None:
    found = 0
    for entries in range(30, 200, 10):
        match = at(3, entries)
        _, choice = pending(match.state)[0]
        if isinstance(choice, Placing):
            ranks = {action.rank for action in choice.options(match.state) if hasattr(action, "rank")}
            marked = {int(rank) for rank in re.findall(r"\[ ?(\d+)\]", "".join(lines(match, choice.seat)))}
            assert marked == ranks
            assert not re.search(r"\[ ?\d+\]", "".join(lines(match, None)))
            found += 1
    assert found


def test_brackets_are_the_buildings_that_can_be_built_now() -> None:
    desk = Desk()
    desk.build(0, "inn")
    desk.give(0, gold=2, wood=2)
    assert "[Statue]" not in "".join(lines(desk, 0))
    desk.start("build")
    shown = "".join(lines(desk, 0))
    assert re.findall(r"\[([A-Z][a-z ]+)\]", shown)[1:] == ["Statue", "Market", "Palisade", "Barricade"]
    assert "[Statue]" not in "".join(lines(desk, 1))


def test_the_might_of_a_seat_is_told_for_the_enemies_that_may_come() -> None:
    desk = Desk()
    desk.build(0, "guard-tower barricade")
    desk.give(0, soldiers=2)
    assert " 3–4 " in line(desk, 0, " Rose ")
    desk.enemy("orcs-1-3", known=(0,))
    assert " 3 " in line(desk, 0, " Rose ")
    assert " 3–4 " in line(desk, 1, " Rose ")


def test_who_has_built_what() -> None:
    desk = Desk()
    desk.build(0, "inn market")
    desk.build(2, "inn")
    under = lines(desk, None)[lines(desk, None).index(line(desk, None, "Merchants’ Guild")) + 1]
    assert " ".join(under.split()) == "1g 1w 0pt RS 2g 2w 1pt R 2g 3w 1s 2pt 3g 1w 2s 4pt"


def test_players_stand_in_turn_order_with_all_they_have() -> None:
    desk = Desk(governors={1: "fairy"}, army=True)
    desk.order(2, 1, 0)
    desk.give(1, gold=1, wood=2, stone=3, plus2=4, soldiers=5)
    desk.score(1, -6)
    desk.roll(1, "1 2", "6")
    desk.envoy(1)
    shown = lines(desk, None)
    assert " ".join(line(desk, None, "Moon").split()) == "M Moon -6 1 2 3 4 5 5 1 2 6 011234 Fairy, envoy"
    places = [shown.index(line(desk, None, f" {house} ")) for house in ("Sun", "Moon", "Rose")]
    assert places == sorted(places)


def test_the_one_who_chooses_is_marked() -> None:
    match = at(3, 60)
    _, choice = pending(match.state)[0]
    marked = [row for row in lines(match, None) if row.startswith(">")]
    assert [row[3] for row in marked] == ["RMS"[choice.seat]]


def test_the_enemy_is_shown_to_those_who_know_it() -> None:
    desk = Desk(year=2)
    desk.start("influence")
    desk.enemy("orcs-2-4", known=(0,))
    desk.roll(1, "1")
    desk.start("influence")
    assert line(desk, 1, "Enemy") == "Enemy   R  strength 3 to 5"
    assert line(desk, 0, "Enemy").startswith("Enemy   R  Orcs. Strength 4.")


def test_governors_lie_there_until_they_are_chosen() -> None:
    match = Match.start(GAME, 3, {"governors": "pick"})
    match.roll(Dice(1))
    for seat in range(3):
        hand = match.state.provinces[seat].hand
        shown = "".join(lines(match, seat))
        named = {
            card
            for card in GAME.components()["governor"]
            if f"{GAME.words.say('en', f'governor.{card}.name')}  " in shown
        }
        assert named == set(hand)
    assert lines(match, None)[:3] == ["Kingsburg", "", ""]


def test_signs_are_all_different() -> None:
    assert len({sign for sign, _ in plain.BADGES}) == len(plain.BADGES)


def test_styles_are_styles() -> None:
    for _, style in (run for row in plain.board(at(5, 100, EVERYTHING).view(0), "en") for run in row):
        Style.parse(style)


def test_the_table_before_anything_lies_on_it() -> None:
    assert lines(Match.start(GAME), None)
