"""The page of the browser: every option can be pressed, everything shown is explained, and nothing is given away."""

import re
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from random import Random
from xml.etree import ElementTree

import pytest

from regalia.agents.runner import Table
from regalia.core.lanes import offered, pending
from regalia.core.page import Plate, Zone
from regalia.core.protocol import CHANCE, Seat
from regalia.core.record import Dice, Match
from regalia.core.words import LANGUAGES
from regalia.games.kingsburg import GAME
from regalia.games.kingsburg.box.cards import DESTINIES, GOVERNORS, Card
from regalia.games.kingsburg.rules import actions
from regalia.games.kingsburg.rules.view import View
from regalia.games.kingsburg.shown.page import page
from regalia.games.kingsburg.shown.words import WORDS
from tests.kingsburg.desk import Desk
from tests.kingsburg.test_draw import POSITIONS, seen, step
from tests.sentences import NAMED

ALL = {"rows": "extended", "governors": "pick", "army": "on", "destiny": "on", "edition": "first"}
TABLES: dict[str, tuple[int, dict[str, str]]] = {
    "base": (3, {}),
    "two": (2, {"destiny": "on"}),
    "all": (4, ALL),
    "auction": (5, ALL | {"governors": "auction", "army": "off"}),
}
Play = Callable[[str], Iterator[tuple[Match, View]]]
PLATES = [Plate(f"{name} & <Co>", "bot") for name in NAMED]
EVERY = 9  # one position in so many is looked at as a page
every_position = pytest.mark.parametrize("position", POSITIONS)
every_table = pytest.mark.parametrize("table", TABLES)


@cache
def shown(position: str, lang: str = "en") -> Sequence[Zone]:
    return page(seen(position), PLATES, lang)


def walk(table: str) -> Iterator[tuple[Match, View]]:
    """A random game: every choice of a seat, through its eyes."""
    seats, options = TABLES[table]
    match, rng, dice = Match.start(GAME, seats, options), Random(table), Dice(table)
    match.roll(dice)
    while not match.over:
        yield match, match.view(match.choice().seat)
        step(match, rng, dice)


def greedy(table: str) -> Iterator[tuple[Match, View]]:
    """The same with bots that know what they want: they build."""
    seats, options = TABLES[table]
    match = Match.start(GAME, seats, options)
    match.players = ["greedy"] * seats
    runner = Table(match, table)
    while runner.step():
        yield from ((match, match.view(choice.seat)) for _, choice in pending(match.state) if choice.seat != CHANCE)


def html(zones: Sequence[Zone]) -> str:
    return "".join(zone.html for zone in zones)


def pressable(zones: Sequence[Zone]) -> Counter[str]:
    return Counter(re.findall(r' data-token="([^"]*)"', html(zones)))


def check_options(view: View) -> None:
    """All parts of an option lie on the page, as often as it has them; or it is a verb, and has its word."""
    there = pressable(page(view, PLATES, "en"))
    for action in offered(view):
        parts = Counter(action.clicked())
        if action in (actions.PASS, actions.DONE):
            assert not parts & there
            assert all(0 < len(GAME.shown.label(action, view, lang)) < 20 for lang in LANGUAGES)
        else:
            assert parts <= there, f"{action}: {parts - there}"


def check_zones(zones: Sequence[Zone]) -> None:
    """Well formed, without a style, a script or a handler, and every name in it leads somewhere."""
    drawn = html(zones) + "".join(art for zone in zones for art in zone.grounds.values())
    for zone in zones:
        for element in ElementTree.fromstring(f"<div>{zone.html}</div>").iter():
            assert element.tag not in ("script", "style", "link", "a")
            assert not [name for name in element.keys() if name == "style" or name.startswith("on")]  # noqa: SIM118
    ids = Counter(re.findall(r' id="([^"]*)"', drawn))
    assert set(ids.values()) == {1}
    assert all(name.startswith("kg-") for name in ids)
    assert {*re.findall(r'href="#([^"]*)"', drawn), *re.findall(r"url\(#([^)]*)\)", drawn)} <= {*ids}
    assert not re.search(r"<(div|span|button|b|i|p|section|article|h[1-6])\b[^>]*/>", drawn)
    pieces = Counter(re.findall(r' data-piece="([^"]*)"', drawn))
    assert set(pieces.values()) <= {1}


@every_position
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_page_is_well_made(position: str, lang: str) -> None:
    zones = shown(position, lang)
    check_zones(zones)
    assert [zone.place for zone in zones].count("board") == 1
    assert all(zone.title and zone.place in ("board", "left", "right", "tray") for zone in zones)
    assert {*re.findall(r'data-ground="([^"]*)"', html(zones))} == {key for zone in zones for key in zone.grounds}
    assert len(html(zones).encode()) < 100_000


@every_position
def test_every_option_can_be_pressed(position: str) -> None:
    check_options(seen(position))


@every_table
@pytest.mark.parametrize("play", (walk, greedy))
def test_and_so_it_is_all_through_a_game(table: str, play: Play) -> None:
    for number, (_, view) in enumerate(play(table)):
        parts = [tuple(sorted(action.clicked())) for action in offered(view)]
        assert len({*parts}) == len(parts), "two options are pressed in the same way"
        assert all(re.fullmatch(r"[a-z0-9-]+", token) for option in parts for token in option)
        if number % EVERY == 0:
            check_options(view)
            check_zones(page(view, PLATES, LANGUAGES[number % 2]))


def test_every_kind_of_option_was_pressed() -> None:
    kinds = {type(action) for position in POSITIONS for action in offered(seen(position))}
    seats = (item for item in vars(actions).values() if isinstance(item, type))
    assert kinds == {kind for kind in seats if kind.__module__.endswith(".seats")}


@pytest.mark.parametrize(
    "notation, parts",
    (
        ("influence 13 with 4+5+4", "advisor-13 die-4 die-4 die-5"),
        ("influence 9 with 1+3b +2 market+1 envoy", "advisor-9 bonus-3 die-1 envoy market plus2"),
        ("influence private 5 with 5", "die-5 private-5"),
        ("copy 7", "advisor-7 destiny-secret-deals"),
        ("receive 9 gold+wood", "gain-gold-wood"),
        ("use smuggler", "advisor-14"),
        ("use town-hall for plus2", "building-town-hall plus2"),
        ("use royal-levy for gold", "destiny-royal-levy goods-gold"),
        ("use duke", "governor-duke"),
        ("reroll 4b", "bonus-4 building-statue"),
        ("turn 3", "die-2 to-3"),
        ("prince 3+4+6", "governor-prince to-3 to-4 to-6"),
        ("build inn less wood envoy", "building-inn less-wood"),
        ("exchange gold stone", "get-stone goods-gold"),
        ("recruit gold+gold", "pay-gold-gold"),
        ("recruit free", "pay-nothing"),
        ("offer duke 3", "bid-3 governor-duke"),
        ("bid 4", "bid-4"),
        ("token 2", "army-2"),
        ("extra 2", "extra-2"),
        ("accept die", "accept-die"),
        ("done", "done"),
    ),
)
def test_what_is_clicked(notation: str, parts: str) -> None:
    assert sorted(GAME.parse(notation).clicked()) == parts.split()


@pytest.mark.parametrize("notation", ("pass", "done", "bid 3", "offer duke 0", "pick duke", "token 2"))
def test_what_cannot_be_mended_is_asked_twice(notation: str) -> None:
    assert GAME.parse(notation).grave
    assert not GAME.parse("influence 4 with 4").grave


def test_verbs_say_what_they_mean_here() -> None:
    assert GAME.shown.label(actions.PASS, seen("first turn"), "fr") == "Passer"
    assert GAME.shown.label(actions.DONE, seen("recruiting"), "en") == "Stop recruiting"
    assert (
        GAME.shown.label(actions.DONE, Desk(destiny="royal-levy", season="autumn").view(0), "en") == "Leave it at that"
    )
    assert GAME.shown.label(GAME.parse("build inn"), seen("building"), "en") == "Construct the Inn"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_declining_costs_is_told(lang: str) -> None:
    desk = Desk(destiny="royal-levy", season="autumn")
    desk.give(0, gold=1)
    desk.start("end effects")
    assert "1" in GAME.shown.label(actions.DONE, desk.view(0), lang)
    desk = Desk(rows="extended")
    desk.build(0, "military-academy")
    desk.start("winter")
    desk.chance("cast king 3", "cast academy 0 5")
    assert "3" in GAME.shown.label(actions.DONE, desk.view(0), lang)


@every_table
@pytest.mark.parametrize("lang", LANGUAGES)
def test_all_that_is_shown_is_explained(table: str, lang: str) -> None:
    for number, (_, view) in enumerate(walk(table)):
        if number % (2 * EVERY) == 0:
            for key in {*re.findall(r' data-help="([^"]*)"', html(page(view, PLATES, lang)))}:
                name, text = GAME.shown.explain(key, lang)
                assert name
                assert text.endswith(".")


@every_table
def test_spectators_press_nothing_and_learn_no_secret(table: str) -> None:
    for number, (match, _) in enumerate(walk(table)):
        if number % (2 * EVERY) == 0:
            view = match.view(None)
            zones = page(view, PLATES, "en")
            check_zones(zones)
            assert not pressable(zones)
            assert "<button" not in html(zones)


def test_what_others_hold_is_neither_shown_nor_pressed() -> None:
    """Governors in other hands, and a token or a governor that another has picked."""
    match = Match.start(GAME, 3, ALL)
    match.roll(Dice(3))
    zones = page(match.view(0), PLATES, "en")
    art = html(zones) + "".join(zone.grounds[key] + key for zone in zones for key in zone.grounds)
    mine = {*match.state.provinces[0].hand}
    for card in GOVERNORS:
        assert (f"who-{card.name}" in art) == (card.name in mine)
        assert (f'data-token="governor-{card.name}"' in art) == (card.name in mine)
    before = html(page(match.view(1), PLATES, "en"))
    match.act(f"pick {min(mine)}", 0)
    assert html(page(match.view(1), PLATES, "en")) == before
    assert "kg-picked" in html(page(match.view(0), PLATES, "en"))


def test_dice_of_others_are_seen_and_not_pressed() -> None:
    desk = Desk()
    desk.roll(0, "1 2 2")
    desk.roll(1, "3 4 5", "6")
    desk.start("influence")
    there = pressable(page(desk.view(0), PLATES, "en"))
    assert [there[f"die-{face}"] for face in range(1, 7)] == [1, 2, 0, 0, 0, 0]
    assert not there["bonus-6"]
    assert "die-1-bonus-6-1" in html(page(desk.view(0), PLATES, "en"))


def pieces(view: View) -> set[str]:
    return {*re.findall(r'data-piece="(die-[^"]*)"', html(page(view, PLATES, "en")))}


def test_a_die_keeps_its_name_from_the_hand_to_the_advisor() -> None:
    desk = Desk()
    desk.roll(0, "2 2 5", "2")
    desk.start("influence")
    before = pieces(desk.view(0))
    desk.do("influence 7 with 2+5")
    assert pieces(desk.view(0)) == pieces(desk.view(1)) == before
    assert len(before) == 4


@pytest.mark.parametrize("seat", (0, 1, None))
def test_the_enemy_is_shown_to_those_who_may_know_it(seat: Seat | None) -> None:
    desk = Desk(year=5)
    desk.enemy("dragons-5-9", known=(0,))
    desk.roll(0, "1 1 1")
    desk.start("influence")
    stake = WORDS.say("en", "draw.victory")
    assert (stake in html(page(desk.view(seat), PLATES, "en"))) == (seat == 0)


def test_a_price_that_is_not_the_printed_one_stands_out() -> None:
    plain, cheap = Desk(), Desk()
    cheap.build(0, "barricade crane")
    assert "kg-other" not in html(page(plain.view(0), PLATES, "en"))
    assert "kg-other" in html(page(cheap.view(0), PLATES, "en"))


def test_names_are_text() -> None:
    zones = page(seen("late, five seats, all modules"), [Plate("<b>&</b>", "<i>") for _ in range(5)], "en")
    assert "<b>&</b>" not in html(zones)
    check_zones(zones)


@pytest.mark.parametrize("card", DESTINIES, ids=lambda card: card.name)
def test_every_destiny_has_its_emblem(card: Card) -> None:
    desk = Desk(destiny=card.name)
    desk.start("influence")
    check_zones(page(desk.view(0), PLATES, "en"))
