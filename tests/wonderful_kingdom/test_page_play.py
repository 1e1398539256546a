"""The page as it is played: one click does what it seems to do, and words name what is possible now."""

import re
from collections.abc import Iterator
from random import Random

import pytest

from regalia.core.page import Zone
from regalia.core.protocol import Entry
from regalia.core.record import Dice, Match
from regalia.core.words import LANGUAGES
from regalia.games.wonderful_kingdom.game import GAME
from regalia.games.wonderful_kingdom.rules.actions import RIGHTS
from regalia.games.wonderful_kingdom.rules.decks import HAND
from regalia.games.wonderful_kingdom.rules.view import View
from tests.sentences import NAMED, said
from tests.wonderful_kingdom.desk import Desk
from tests.wonderful_kingdom.positions import POSITIONS, step
from tests.wonderful_kingdom.test_page import shown

SHEET = "".join(path.read_text("utf-8") for path in GAME.shown.styles)


def zone(view: View, name: str, lang: str = "en") -> Zone:
    return next(zone for zone in shown(view, lang) if zone.id == name)


def board(view: View) -> str:
    return zone(view, "board").html


def chosen_by(html: str, kind: str) -> list[str]:
    """The tokens of the buttons of a kind, in their order."""
    return re.findall(rf'<button[^>]*class="can {kind}[^"]*"[^>]*data-token="([^"]+)"', html)


def test_a_whole_area_takes_it_and_so_do_its_cards() -> None:
    desk = Desk(module="none")
    desk.areas("hamlet cathedral/1", "barracks")
    view = desk.selecting().view(0)
    assert chosen_by(board(view), "wk-take") == ["area-left", "area-right"]
    assert chosen_by(board(view), "wk-card") == ["area-left", "area-left", "area-right"]


def test_a_card_that_a_spy_can_look_at_is_chosen_by_itself() -> None:
    desk = Desk(module="none")
    desk.give(spies=1)
    desk.areas("hamlet cathedral/1", "barracks")
    assert chosen_by(board(desk.selecting().view(0)), "wk-card") == ["area-left", "left-2", "area-right"]


@pytest.mark.parametrize("traps, ways", [(0, [""]), (2, ["", "-hidden"])])
def test_each_card_of_the_hand_has_its_places_in_both_areas(traps: int, ways: list[str]) -> None:
    desk = Desk(module="none")
    desk.give(hand="farm quarry", traps=traps)
    found = chosen_by(board(desk.proposing().view(0)), "wk-place")
    assert found == [
        f"offer-{card}-{side}{way}" for side in ("left", "right") for card in ("farm", "quarry") for way in ways
    ]


def test_a_place_waits_for_its_card() -> None:
    """It is lit when the card is chosen; the style sheet fades the cards that have one."""
    desk = Desk(module="none")
    desk.give(hand="farm quarry", traps=0)
    waits = re.findall(r'data-token="offer-(\w+)-\w+" data-after="hand-(\w+)"', board(desk.proposing().view(0)))
    assert waits == [("farm", "farm"), ("quarry", "quarry")] * 2
    assert all(
        f".wk-board:has(.wk-at-{at}.chosen) .wk-hand .wk-card:nth-child({at})" in SHEET for at in range(1, HAND + 2)
    )


@pytest.mark.parametrize(
    "lang, words",
    [
        ("en", "Propose Farm (left) and Quarry, face down (right)"),
        ("fr", "Proposer Ferme (gauche) et Carrière, face cachée (droite)"),
    ],
)
def test_what_is_proposed_is_named_before_it_is_done(lang: str, words: str) -> None:
    move = GAME.parse("propose farm left, quarry right hidden")
    assert GAME.shown.label(move, POSITIONS["proposing"](), lang) == words


def planning(**fields: int) -> Desk:
    desk = Desk(module="none")
    desk.give(0, selection="farm", **fields)
    desk.construct(royal_guard="PPPG")
    return desk.planning()


def test_a_button_names_what_may_be_done_in_between() -> None:
    assert GAME.shown.label(RIGHTS, planning().view(0), "en") == "Recycle…"
    assert GAME.shown.label(RIGHTS, planning(krystallium=1).view(0), "en") == "Place krystallium, recycle…"
    assert (
        GAME.shown.label(RIGHTS, planning(krystallium=1, soldiers=1).view(0), "fr")
        == "Krystallium à placer, soldat à placer…"
    )


def test_and_the_question_names_nothing_that_cannot_be_done() -> None:
    asked = GAME.shown.prompt(planning(soldiers=1).do("rights").view(0), "en")
    assert asked.endswith("Possible now: place a soldier or recycle.")
    assert "krystallium" not in asked
    assert "quest" not in asked


@pytest.mark.parametrize(
    "soldiers, armies, words",
    [(0, 3, "Nothing is left to do on the map: pass."), (2, 0, "Recruit or pass"), (2, 3, "Recruit, march or pass.")],
)
def test_in_the_conquest_only_what_can_be_done_is_named(soldiers: int, armies: int, words: str) -> None:
    desk = Desk(module="conquest", board="A1")
    desk.give(soldiers=soldiers)
    desk.land(b1="", b2="", bc=f"0:{armies}" if armies else "")
    assert words in said(GAME.shown.prompt(desk.conquest().view(0), "en"))


@pytest.mark.parametrize("seat", [0, 1, None], ids=["first", "second", "spectator"])
def test_the_map_is_always_there_and_comes_to_the_front_while_it_is_fought_for(seat: int | None) -> None:
    desk = Desk(module="conquest")
    for view, front in ((desk.window().view(seat), "board"), (desk.conquest().view(seat), "war")):
        assert "wk-map zoom" in zone(view, "war").html
        assert [name for name in ("board", "war") if "data-front" in zone(view, name).html] == [front]


@pytest.mark.parametrize(
    "seats, options", [(2, {"module": "conquest"}), (2, {"module": "quest"}), (1, {"scenario": "SC03"})], ids=str
)
def test_from_phase_to_phase_the_road_comes_first_and_the_zones_stay(seats: int, options: dict[str, str]) -> None:
    """On a phone every zone is a tab: none comes or goes."""
    seen = dict(phases(seats, options))
    assert {"choice", "planning", "production"} <= set(seen)
    assert all(re.match(r'<div class="wk-board"[^>]*><section class="wk-chain"', board(view)) for view in seen.values())
    assert len({tuple((zone.id, zone.place) for zone in shown(view)) for view in seen.values()}) == 1


def phases(seats: int, options: dict[str, str]) -> Iterator[tuple[str, View]]:
    """The first round of a game: a view of the first seat in every phase."""
    match, rng, dice = Match.start(GAME, seats, options), Random("phases"), Dice("phases")
    match.roll(dice)
    while match.state.agenda and match.state.round < 2:
        yield match.state.phase, match.view(0)
        step(match, rng, dice)


def test_alone_the_quest_lies_where_the_rival_would_be() -> None:
    assert [zone(Desk(seats, module="quest").view(0), "quest").place for seats in (1, 2)] == ["left", "right"]


@pytest.mark.parametrize("lang, one", [("en", "soldier"), ("fr", "soldat")])
def test_one_is_not_many_and_no_trap_is_told_too(lang: str, one: str) -> None:
    desk = Desk(module="none")
    desk.give(soldiers=1, traps=0)
    tray = zone(desk.proposing().view(0), "tray", lang).html
    assert f"<b>1</b><small>{one}</small>" in tray
    assert "wk-traps" in tray


def test_who_is_alone_has_no_traps() -> None:
    assert "wk-traps" not in zone(Desk(1, module="none").solo_choice().view(0), "tray").html


@pytest.mark.parametrize(
    "lang, words",
    [
        ("en", "Cards 3, Points per type 2, Calamities −4, Side A alone −15."),
        ("fr", "Cartes 3, Points par type 2, Calamités −4, Face A en solo −15."),
    ],
)
def test_points_are_explained_reason_by_reason(lang: str, words: str) -> None:
    desk = Desk(1, module="none", side="A")
    desk.give(built="great-lighthouse", calamities=1)
    players = zone(desk.view(0), "players").html
    [key] = re.findall(r'data-help="(score[^"]+)"', players)
    assert "−14" in players
    assert GAME.shown.explain(key, lang)[1] == words


def test_cubes_that_no_card_needs_are_told_when_they_go_to_alchemy() -> None:
    desk = Desk(1, module="none")
    desk.give(selection="farm")
    before = desk.planning().view(0)
    desk.do("recycle farm")
    entry = Entry(None, 0, GAME.parse("recycle farm"))
    told = [GAME.shown.changes(before, desk.view(0), entry, NAMED[:1], lang)[0] for lang in LANGUAGES]
    assert told[0] == "Ana: +1 cube in alchemy, wanted by no card."
    assert all(map(said, told))


def test_the_first_round_begins_with_the_game() -> None:
    match = Match.start(GAME, 1, {"module": "none"})
    before = match.view(0)
    match.roll(Dice("first"))
    assert match.state.round == 1
    assert not any(
        "Round" in line for line in GAME.shown.changes(before, match.view(0), match.entries[0], NAMED[:1], "en")
    )
