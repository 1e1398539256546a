"""The table in a terminal: everything a view shows is there, within 100 columns, and readable without colour."""

import re
from random import Random

import pytest
from rich.style import Style

from regalia.art.terminal import width
from regalia.core.lanes import pending
from regalia.core.record import Dice, Match
from regalia.core.words import LANGUAGES
from regalia.games.wonderful_kingdom.box.catalogue import DESIGNS, TREASURES
from regalia.games.wonderful_kingdom.game import GAME
from regalia.games.wonderful_kingdom.rules.state import Site
from regalia.games.wonderful_kingdom.shown import terminal as plain
from regalia.games.wonderful_kingdom.shown.terminal.cells import card_cell, site_cell
from regalia.games.wonderful_kingdom.shown.words import card
from regalia.games.wonderful_kingdom.shown.words.help import OURS
from tests.wonderful_kingdom.desk import Desk, site
from tests.wonderful_kingdom.test_words import SETUPS

EVERYTHING = {"pack": "illusionists", "rival-pack": "thieves"}


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


def plainly(text: str) -> str:
    return " ".join(text.split())


@pytest.mark.parametrize("seats, options", SETUPS, ids=str)
def test_it_fits_in_a_terminal_of_100_by_40(seats: int, options: dict[str, str]) -> None:
    for entries in (0, 30, 75, 110, 180, 260, 1000):
        match = at(seats, entries, options)
        for seat, lang in ((None, "en"), (0, "fr")):
            shown = lines(match, seat, lang)
            assert len(shown) <= 36
            assert max(map(len, shown)) <= 100


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_has_room_for_its_name(lang: str) -> None:
    for name in (*DESIGNS, *TREASURES, *OURS.threats, *OURS.advisors, "calamity"):
        cell = card_cell(OURS, name, (name,), plain.HALF - 2, lang)
        assert f"[{card(OURS, name, lang)}]" in [text for text, _ in cell]
        assert width(cell) == plain.HALF - 2
    for name in DESIGNS:
        for room, full in ((plain.HALF, True), (plain.THIRD, False)):
            cell = site_cell(OURS, Site(name, name, (0,) * 6), (), room, lang, full)
            assert f" {card(OURS, name, lang)} " in [text for text, _ in cell]
            assert width(cell) == room


def test_a_long_name_of_a_box_file_is_cut() -> None:
    desk = Desk(box={"development.farm": {"en": "The Very Long Name of a Farm Far Away"}})
    desk.give(0, hand="farm quarry")
    assert "st[The Very Long Name of a Farm Far…] MMM PPP (P)" in plainly(line(desk.proposing(0), 0, "Very Long"))
    assert max(map(len, lines(desk, 0))) <= 100


def test_a_card_is_written_in_letters() -> None:
    desk = Desk(module="none")
    desk.give(0, hand="great-army recruiter theatre treasure-mg calamity")
    shown = plainly(" ".join(lines(desk.proposing(0), 0)))
    for cell in (
        "co[Great Army] MPPPP E !SS 1pt/co (P)",
        "co[Recruiter] PPG P/co !SS 1pt (P)",
        "mo[Theatre] GG G 2pt (G)",
        "tr[Iron-bound Chest] (MG)",
        "!![Calamity] -4pt",
    ):
        assert cell in shown


def test_places_are_filled_open_or_crystal() -> None:
    desk = Desk(module="none")
    desk.construct(0, giants=("quarry",), high_wall="MMp", quarry="M")
    shown = plainly(" ".join(lines(desk, 0)))
    assert "High Wall MMmm* !SS 1pt/st" in shown
    assert "Quarry Mm frozen MM" in shown
    assert "High Wall MMmm*, Quarry Mm" in plainly(line(desk, 1, "High Wall"))


def test_many_cards_under_construction_stand_in_three_columns() -> None:
    desk = Desk(module="none")
    desk.duchy(0).construction = tuple(site(name) for name in DESIGNS[:13])
    start = lines(desk, 0).index(next(row for row in lines(desk, 0) if row.startswith("Building")))
    assert [len(re.findall(r" [mpgeks]+ ", row)) for row in lines(desk, 0)[start + 1 : start + 6]] == [3, 3, 3, 3, 1]


def test_backs_stay_backs() -> None:
    desk = Desk(module="none")
    desk.areas("harbor theatre/1~1", "caravan/0")
    desk.taken(1, "farm quarry/0")
    desk.selecting(0)
    assert "Theatre" not in "".join(lines(desk, 0))
    assert "2 ?? ~R" in line(desk, 0, "~R")
    assert "Merchant Caravan ??" in line(desk, 0, "Caravan")
    assert "Theatre ?? ~R" in "".join(lines(desk, 1))
    assert plainly(line(desk, None, "Selected")) == "Selected Farm, ??"
    assert plainly(line(desk, 0, "Selected")) == "Selected Farm, Quarry ??"


def test_hands_are_for_their_owners() -> None:
    match = at(2, 40)
    for seat in (0, 1):
        shown = "".join(lines(match, seat))
        assert all(card(OURS, name, "en") in shown for name in match.state.duchies[seat].hand)
    assert "Your hand" not in "".join(lines(match, None))


def test_players_stand_with_all_they_have() -> None:
    desk = Desk(module="none", side="B")
    desk.give(0, built="hamlet theatre", krystallium=3, soldiers=4, training=1, alchemy="MMP", calamities=1)
    desk.give(0, traps=2, spies=1, spied=1)
    heads, row = plainly(line(desk, None, "Points")), plainly(line(desk, None, " Moon "))
    assert heads == "Points M P G E K Soldiers Training Alchemy Traps Spies Calamities"
    assert row == "* M Moon -2 4 2 2 0 3 4 1 MMP 2 1/2 1"


def test_a_big_heap_of_alchemy_is_counted() -> None:
    desk = Desk(module="quest")
    desk.give(0, alchemy="MMMMMMPPPPEE")
    assert " 6M4P2E " in line(desk, 0, " Moon ")


def test_the_one_who_chooses_is_marked() -> None:
    desk = Desk(module="none")
    assert [row[3] for row in lines(desk.selecting(1), None) if row.startswith(">")] == ["R"]
    desk.give(0, selection="farm")
    desk.give(1, selection="quarry")
    assert [row[3] for row in lines(desk.planning(), None) if row.startswith(">")] == ["M", "R"]


def test_the_round_shows_its_phases_and_decks() -> None:
    desk = Desk(round=2)
    assert lines(desk.production("G"), 0)[0].startswith(
        "Round 2/4   Choice  Planning [Production: Gold] Combat   deck 80, vermin 10"
    )
    desk = Desk(1, module="conquest")
    desk.areas("farm", "quarry")
    assert "[Choice] Planning  Production  Conquest   deck 72, danger deck 12" in lines(desk.solo_choice(2), 0)[0]


def test_built_cards_stand_by_kind_with_threats_council_and_loot() -> None:
    desk = Desk(pack="siphons")
    desk.give(0, built="farm theatre farm siphon-g", threats="thief thief", defeated="thief", stolen="farm:P duchy:M")
    desk.give(0, council="steward saboteur", used=frozenset(("steward",)))
    for seat in (0, 1):
        assert line(desk, seat, "Built").endswith("2 st Farm ×2; 1 mo Theatre; Gold Siphon")
        assert line(desk, seat, "Threats").endswith(" Thief ×2")
        assert line(desk, seat, "Beaten").endswith(" Thief")
        assert line(desk, seat, "Council").endswith(" (The Steward), The Saboteur")
        assert line(desk, seat, "Stolen").endswith(" the duchy card (Materials), Farm (Population)")


def test_brackets_are_what_can_be_chosen() -> None:
    desk = Desk(module="none")
    desk.construct(0, farm="M", theatre="")
    desk.give(0, selection="quarry")
    assert re.findall(r"\[([^\]]+)\]", " ".join(lines(desk.planning(), 0)[1:])) == ["Quarry"]
    desk.production("M")
    assert re.findall(r"\[([^\]]+)\]", " ".join(lines(desk, 0)[1:])) == ["Farm"]
    assert "[" not in " ".join(lines(desk, 1)[1:])


def test_a_quest_shows_its_steps_and_who_has_done_them() -> None:
    desk = Desk(module="quest")
    desk.give(0, steps="usurper-1", soldiers=4)
    desk.give(1, steps="usurper-1 usurper-2")
    assert "1 Raise partisans PPP → SS M R 2 Buy loyalties GGG → spy 2pt R" in plainly(line(desk, None, "partisans"))
    desk.window().do("rights")
    assert "[4] Retake the throne SSSS → 10pt/6" in plainly(line(desk, 0, "throne"))


def test_the_conquest_board_shows_armies_slots_points_and_neighbours() -> None:
    desk = Desk(module="conquest")
    desk.land(c="1:3:0")
    assert "c Bridge Island R 3 destroy* K 3/3" in plainly(line(desk, 0, "Bridge"))
    desk.state.prison = (0, 2)
    assert line(desk, 0, "Two Banks") == "The Two Banks  points red/blue; in prison  R 2 "
    desk.give(0, soldiers=2)
    shown = plainly(line(desk.conquest(), 0, "Sunrise"))
    assert shown == "[ne] Sunrise Marsh M E 3/2 b1 c esea"


def test_alone_the_rival_is_blue() -> None:
    assert "bc Blue Castle B 2 8/3" in plainly(line(Desk(1, module="conquest"), 0, "Blue Castle"))


def test_styles_are_styles() -> None:
    for entries in (40, 90, 150):
        for _, style in (run for row in plain.board(at(2, entries, EVERYTHING).view(0), "en") for run in row):
            Style.parse(style)


def test_the_table_before_anything_lies_on_it() -> None:
    assert lines(Match.start(GAME), None)[0] == "It’s a Wonderful Kingdom"
