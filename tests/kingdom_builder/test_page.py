"""The table in a browser: all that may be done can be pressed, all that is shown is explained, no secret is told."""

import re
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from pathlib import Path
from random import Random
from xml.etree import ElementTree

import pytest

from regalia.agents.runner import Table
from regalia.core.lanes import offered
from regalia.core.page import Plate, Zone
from regalia.core.protocol import CHANCE
from regalia.core.record import Dice, Match
from regalia.core.words import LANGUAGES
from regalia.games.kingdom_builder import GAME
from regalia.games.kingdom_builder.rules.actions import END, Allot, End, Move
from regalia.games.kingdom_builder.rules.view import View
from regalia.games.kingdom_builder.shown import page as room
from regalia.games.kingdom_builder.shown.page import page
from tests.kingdom_builder.desk import Desk, start
from tests.kingdom_builder.test_draw import EVERYTHING, POSITIONS, seen
from tests.pictures import HREF, URL
from tests.sentences import said

STYLE = (Path(room.__file__).parent / "style.css").read_text("utf-8")
CHOSEN = EVERYTHING | {"capitol": "chosen", "caves": "chosen", "island": "tree-house"}
TABLES = {"two": (2, {}), "two, chosen": (2, CHOSEN), "five": (5, EVERYTHING)}
Play = Callable[[str], Iterator[Match]]
PLATES = [Plate(f"{name} & <Co>", "bot") for name in ("Ada", "Ben", "Cyd", "Dee", "Eli")]
HEAVY = 125_000  # bytes of a page without its grounds
EVERY = 23  # one position in so many is looked at as a page
every_position = pytest.mark.parametrize("position", POSITIONS)


def zones(view: View, lang: str = "en") -> Sequence[Zone]:
    return page(view, PLATES[: len(view.own)], lang)


@cache
def shown(position: str, lang: str = "en") -> str:
    return html(zones(seen(position), lang))


def html(parts: Sequence[Zone]) -> str:
    return "".join(zone.html for zone in parts)


def found(name: str, text: str) -> Counter[str]:
    """The values of an attribute."""
    return Counter(re.findall(rf' {name}="([^"]*)"', text))


def random_game(table: str) -> Iterator[Match]:
    """Every position in which a seat has to choose."""
    seats, options = TABLES[table]
    match, rng, dice = Match.start(GAME, seats, options), Random(table), Dice(table)
    match.roll(dice)
    while not match.over:
        yield match
        match.act(match.choice().sample(match.state, rng))
        match.roll(dice)


def greedy_game(table: str) -> Iterator[Match]:
    seats, options = TABLES[table]
    match = Match.start(GAME, seats, options)
    match.players = ["greedy"] * seats
    runner = Table(match, table)
    while runner.step():
        if not match.over and match.choice().seat != CHANCE:
            yield match


def check_tokens(moves: Sequence[Move]) -> None:
    """Each option is another multiset of plain words."""
    meant = Counter(tuple(sorted(move.clicked())) for move in moves)
    assert max(meant.values()) == 1
    assert not [one for one in meant for other in meant if set(one) < set(other)], (
        "one lies in another: both need a part"
    )
    assert all(re.fullmatch(r"[a-z0-9]+([-,][a-z0-9]+)*", token) for parts in meant for token in parts)


def check_page(view: View, lang: str) -> None:
    """What the client and the reader rely on."""
    parts = zones(view, lang)
    text = html(parts)
    for zone in parts:
        check_markup(zone.html)
    check_options(view, set(found("data-token", text)))
    assert max(found("data-piece", text).values(), default=1) == 1
    assert len(text.encode()) < HEAVY
    for key in found("data-help", text):
        name, help_ = GAME.shown.explain(key, lang)
        assert name
        assert said(help_)


def check_markup(text: str) -> None:
    for element in ElementTree.fromstring(f"<body>{text}</body>").iter():
        assert element.tag not in ("style", "script")
        assert not [name for name in element.attrib if name == "style" or name.startswith("on")]
        if "data-token" in element.attrib:
            assert "can" in element.get("class", "").split()
            cell = element.get("role") == "gridcell" and element.get("aria-label")
            assert element.tag == "button" or cell


def check_options(view: View, there: set[str]) -> None:
    """Every option lies on the page whole; what names nothing on the table is a verb, which the client adds."""
    for move in offered(view):
        if isinstance(move, End | Allot):
            assert not there & set(move.clicked())
        else:
            assert set(move.clicked()) <= there, str(move)


@pytest.mark.parametrize("table", TABLES)
@pytest.mark.parametrize("played", (random_game, greedy_game))
def test_options_are_told_apart_and_can_all_be_pressed(table: str, played: Play) -> None:
    for number, match in enumerate(played(table)):
        view: View = match.view(match.choice().seat)
        check_tokens(match.choice().options(match.state))
        if number % EVERY == 0:
            check_page(view, LANGUAGES[number % 2])


@every_position
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_position_is_a_page(position: str, lang: str) -> None:
    check_page(seen(position), lang)


@every_position
def test_symbols_are_drawn_once_and_all_are_there(position: str) -> None:
    parts = zones(seen(position))
    grounds = {key: svg for zone in parts for key, svg in zone.grounds.items()}
    text = html(parts) + "".join(grounds.values())
    names = found("id", text)
    assert max(names.values()) == 1
    assert set(HREF.findall(text)) | set(URL.findall(text)) <= set(names)
    assert set(found("data-ground", text)) == set(grounds)
    for svg in grounds.values():
        check_markup(svg)


@every_position
def test_zones_have_places(position: str) -> None:
    parts = zones(seen(position))
    places = {"players": "left", "map": "board", "island": "left", "hand": "tray", "scoring": "right", "land": "left"}
    if not seen(position).board.layout.side:
        del places["island"]
    assert {zone.id: zone.place for zone in parts} == places
    assert [zone.id for zone in parts] == list(places)
    assert html(parts).count('<article class="plate') == len(seen(position).own)
    assert 'class="kb-map zoom"><div class="layers' in parts[1].html


def test_grounds_stay_the_same_while_the_game_goes_on() -> None:
    views = [match.view(None) for match, _ in zip(random_game("two"), range(30), strict=False)]
    first, *later = ([zone.grounds for zone in zones(view)] for view in views)
    assert all(grounds == first for grounds in later)


@every_position
def test_cards_of_the_tray_are_my_own_and_the_open_one(position: str) -> None:
    view = seen(position)
    cards = {key for key in found("data-piece", shown(position)) if key.startswith("card-")}
    assert cards <= {f"card-{seat}" for seat in (view.seat, view.face_up)}


def test_a_spectator_has_nothing_of_its_own() -> None:
    assert not re.search("kb-mine|kb-own|<button", shown("spectator"))


def test_of_two_equal_tiles_each_can_be_given_up() -> None:
    text = shown("two equal tiles")
    assert found("data-token", text)["tile-paddock"] == found("data-token", text)["spent-paddock"] == 1
    assert "later</small>" in text
    assert "next turn</small>" in text


def one_tile(left: int) -> View:
    """A Paddock is all there is to use before or after the settlements of the turn."""
    desk = Desk()
    desk.place(0, "7,13 8,12")
    desk.hold(0, "7,12")
    desk.turn(0, "grass", left)
    return desk.view(0)


def farmed_apart() -> View:
    """A flower card, and a Farm that reaches grass beside a settlement."""
    desk = Desk()
    desk.place(0, "17,12 16,12")
    desk.hold(0, "16,13")
    desk.turn(0, "flowers")
    return desk.view(0)


def states(view: View) -> list[str]:
    return re.findall(r"<small>([^<]*)</small></button>", html(zones(view)))


def test_a_tile_says_when_it_works() -> None:
    assert states(one_tile(3)) == states(one_tile(0)) == ["now"]
    assert states(one_tile(2)) == ["later"]
    desk = Desk()
    desk.hold(0, "7,12")
    desk.turn(0, "grass", 0)
    assert states(desk.view(0)) == ["no hex fits"]
    assert "Paddock: no hex can be reached with it now." in html(zones(desk.view(0)))
    assert states(desk.view(1)) == []


def test_in_the_last_round_no_tile_waits_for_a_next_turn() -> None:
    desk = Desk()
    desk.turn(0, "grass", 0)
    desk.hold(0, "7,12")
    assert states(desk.view(0)) == ["next turn"]
    desk.supply(1, 0)
    assert states(desk.view(0)) == ["no more use"]


def test_the_caves_are_a_tile_of_everybody() -> None:
    desk = start(EVERYTHING, seats=3)
    assert all("tile-cave" in found("data-token", html(zones(desk.view(seat)))) for seat in range(3))


def test_names_and_notes_are_written_as_they_are() -> None:
    assert "<b>Ada &amp; &lt;Co&gt;</b>" in shown("spectator")
    assert '<span class="you">bot</span>' in shown("spectator")


@pytest.mark.parametrize("position, lit", {"first turn": 1, "before the set-up": 0, "over": 1}.items())
def test_the_plate_of_whoever_plays_or_has_won_is_lit(position: str, lit: int) -> None:
    assert len(re.findall(r'<article class="plate \w+ turn"', shown(position))) == lit


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_button_has_short_words(lang: str) -> None:
    for position in ("two equal tiles", "shared hexes", "a settlement in the air", "founding"):
        view = seen(position)
        words = [GAME.shown.label(move, view, lang) for move in offered(view)]
        assert len(set(words)) == len(words)
        assert all(0 < len(label_) < 80 for label_ in words)
    assert len(GAME.shown.label(END, seen("shared hexes"), lang)) < 14


def test_nothing_is_asked_twice() -> None:
    assert not any(
        move.grave for move in (END, *map(GAME.parse, ("settle 7,12", "farm 7,12", "to 7,12", "discard farm spent")))
    )


def test_the_style_sheet_answers_what_the_page_asks() -> None:
    """Every property that a hex waits for is set, every class of the game is styled, nothing is fetched."""
    text = "".join(map(shown, POSITIONS)) + html(zones(one_tile(3))) + html(zones(farmed_apart()))
    assert set(re.findall(r"var\((--kb-\w+)", text)) == set(re.findall(r"(--kb-\w+):", STYLE))
    classes = {name for names in found("class", text) for name in names.split() if name.startswith("kb-")}
    assert {f".{name}" for name in classes} == set(re.findall(r"\.kb-[a-z]+", STYLE))
    assert "url(" not in STYLE
    assert "@import" not in STYLE
