"""The table as a page: everything that may be done can be clicked, nothing that may not be known is there."""

import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import islice
from random import Random
from xml.etree import ElementTree

import pytest

from regalia.agents.runner import Table
from regalia.art.verbs import VERBS as VERB_SIGNS
from regalia.core.actions import DECLARED
from regalia.core.known import UNKNOWN
from regalia.core.lanes import offered, pending
from regalia.core.page import Plate, Zone
from regalia.core.protocol import CHANCE, Action, Seat
from regalia.core.record import Dice, Match
from regalia.core.words import LANGUAGES
from regalia.games.wonderful_kingdom.box.catalogue import DESIGNS, PACKS, SCENARIOS
from regalia.games.wonderful_kingdom.game import GAME
from regalia.games.wonderful_kingdom.rules import actions as a
from regalia.games.wonderful_kingdom.rules.state import Site
from regalia.games.wonderful_kingdom.rules.view import View
from regalia.games.wonderful_kingdom.shown.art.slots import track
from regalia.games.wonderful_kingdom.shown.draw.book import Book
from regalia.games.wonderful_kingdom.shown.page import page
from regalia.games.wonderful_kingdom.shown.page.cards import filled
from regalia.games.wonderful_kingdom.shown.words.help import OURS
from tests.pictures import HREF, URL
from tests.sentences import NAMED, said
from tests.wonderful_kingdom.desk import Desk
from tests.wonderful_kingdom.positions import POSITIONS, step

HTML, GROUNDS = 120_000, 400_000  # bytes
SETUPS: tuple[tuple[int, dict[str, str]], ...] = (
    *((2, {"pack": one, "rival-pack": two}) for one, two in zip(PACKS[::2], PACKS[1::2], strict=True)),
    (1, {"pack": "siphons", "search": "each"}),
    *((seats, {"module": "advisors", "extras": "on"}) for seats in (1, 2)),
    *((seats, {"module": "quest"}) for seats in (1, 2)),
    *((seats, {"module": "conquest"}) for seats in (1, 2)),
    *((1, {"scenario": scenario}) for scenario in SCENARIOS),
    (2, {"module": "none"}),
)
VERBS = (a.Done, a.Go, a.Pass, a.Rights)
Attributes = list[tuple[str, str]]


def plated(view: View) -> list[Plate]:
    return [Plate(name, "you" if seat == view.seat else "") for seat, name in enumerate(NAMED[: view.setting.seats])]


def shown(view: View, lang: str = "en") -> list[Zone]:
    return page(view, plated(view), lang)


@cache
def laid_out(position: str, lang: str = "en") -> list[Zone]:
    return shown(POSITIONS[position](), lang)


def attributes(zones: list[Zone]) -> Attributes:
    """Of all elements of all zones, which have to be well made."""
    roots = (ElementTree.fromstring(f"<root>{zone.html}</root>") for zone in zones)
    return [pair for root in roots for element in root.iter() for pair in element.attrib.items()]


def values(found: Attributes, name: str) -> list[str]:
    return [value for key, value in found if key == name]


def check(view: View, lang: str = "en") -> None:
    """A page is well made, and answers to what may be done."""
    zones = shown(view, lang)
    found = attributes(zones)
    clicked = Counter(values(found, "data-token"))
    assert all(re.fullmatch("[a-z0-9-]+", token) for token in clicked)
    assert [key for key, n in Counter(values(found, "data-piece")).items() if n > 1] == []
    assert [key for key, _ in found if key == "style" or key.startswith("on")] == []
    answers(offered(view), clicked, view)
    drawn_with(zones)
    for key in set(values(found, "data-help")):
        name, text = GAME.shown.explain(key, lang)
        assert name
        said(text)


def answers(options: list[Action], clicked: Counter[str], view: View) -> None:
    """Every option has parts of its own, all of them on the page; verbs are left to buttons with words."""
    parts = Counter(tuple(sorted(option.clicked())) for option in options)
    assert [part for part, n in parts.items() if n > 1] == []
    for option in options:
        there = Counter(option.clicked()) <= clicked
        assert there != isinstance(option, VERBS), option
        assert there or GAME.shown.label(option, view, "en")
    assert view.seat is not None or not clicked


def drawn_with(zones: list[Zone]) -> None:
    """Grounds are well made, and hold every symbol that the page or they themselves use; each is named once. The verbs
    are those of every page."""
    grounds = {key: svg for zone in zones for key, svg in zone.grounds.items()}
    html = "".join(zone.html for zone in zones)
    assert Counter(re.findall(r'data-ground="([^"]+)"', html)) == Counter(list(grounds))
    ids = Counter(element.get("id") for svg in grounds.values() for element in ElementTree.fromstring(svg).iter())
    ids.update(re.findall(r' id="([^"]+)"', html))
    del ids[None]
    assert [name for name, n in ids.items() if n > 1] == []
    drawings = html + "".join(grounds.values())
    assert {*HREF.findall(drawings), *URL.findall(drawings)} <= {*ids, *(f"verb-{name}" for name in VERB_SIGNS)}
    assert len(html.encode()) < HTML
    assert sum(len(svg) for svg in grounds.values()) < GROUNDS


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("position", POSITIONS)
def test_a_page_is_well_made_and_everything_on_it_is_explained(position: str, lang: str) -> None:
    check(POSITIONS[position](), lang)


def game(seats: int, options: dict[str, str]) -> Iterator[Match]:
    """A game at random, choice by choice."""
    match, rng, dice = Match.start(GAME, seats, options), Random(f"page {seats}"), Dice("page")
    match.roll(dice)
    while match.state.agenda:
        yield match
        step(match, rng, dice)
    yield match


@pytest.mark.parametrize("seats, options", SETUPS, ids=str)
def test_and_so_it_is_all_through_a_game(seats: int, options: dict[str, str]) -> None:
    for match in islice(game(seats, options), 0, None, 23):
        for seat in (*(choice.seat for _, choice in pending(match.state)), None):
            check(match.view(seat), "fr" if seat is None else "en")


@pytest.mark.parametrize("options", ({"pack": "shadows"}, {"module": "advisors"}, {"module": "quest"}), ids=str)
def test_and_when_it_is_played_with_sense(options: dict[str, str]) -> None:
    match = Match.start(GAME, 2, options)
    match.players = ["greedy", "greedy"]
    table = Table(match, "page")
    for count in range(240):
        table.step()
        if count % 24 == 0:
            for seat in {choice.seat for _, choice in pending(match.state)} - {CHANCE}:
                check(match.view(seat))


@pytest.mark.parametrize("seats, options", SETUPS, ids=str)
def test_at_every_choice_no_two_options_have_the_same_parts(seats: int, options: dict[str, str]) -> None:
    for match in game(seats, options):
        for _, choice in pending(match.state):
            parts = [tuple(sorted(option.clicked())) for option in choice.options(match.state)]
            assert len(set(parts)) == len(parts)


def test_every_kind_of_action_has_its_place() -> None:
    options = {type(option) for position in POSITIONS for option in offered(POSITIONS[position]())}
    ours = {item for item in vars(a).values() if isinstance(item, type) and item in DECLARED}
    assert options == ours - {a.Draw, a.Mixed, a.Unveil, a.Produce}


@pytest.mark.parametrize(
    "move, parts",
    [
        (
            "propose farm left, quarry right hidden",
            ("hand-farm", "offer-farm-left", "hand-quarry", "offer-quarry-right-hidden"),
        ),
        ("take right", ("area-right",)),
        ("spy taken 2", ("taken-2",)),
        ("trade 1 for left 2", ("taken-1", "left-2")),
        ("place gold farm.2", ("site-farm-2", "cube-gold")),
        ("place gold alchemy", ("alchemy", "cube-gold")),
        ("crystal gold farm", ("site-farm", "krystallium", "cube-gold")),
        ("transmute 2+0+3+0", ("heap-materials",) * 2 + ("heap-gold",) * 3),
        ("cover royal-stores m*", ("icon-royal-stores-m-star",)),
        ("fight frost-giant farm", ("site-farm",)),
        ("bring 2 r1", ("land-r1", "bring-2")),
        ("arrange p 1+3", ("slot-p-1", "slot-p-3")),
        ("rights", ("rights",)),
    ],
)
def test_parts_of_actions(move: str, parts: tuple[str, ...]) -> None:
    assert GAME.parse(move).clicked() == parts


def test_what_cannot_be_taken_back_is_asked_twice() -> None:
    """Proposals are, if a card lies face down: that costs a trap."""
    hidden = ("propose farm left hidden, quarry right", "propose farm left, quarry right hidden")
    assert all(GAME.parse(move).grave for move in ("pass", "scrap farm", "spy left 1", "search farm quarry", *hidden))
    usual = ("done", "take left", "keep farm", "propose farm left, quarry right", "propose farm left, quarry left")
    assert not any(GAME.parse(move).grave for move in usual)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_verb_says_what_it_ends(lang: str) -> None:
    words = {
        GAME.shown.label(option, view, lang)
        for view in (POSITIONS[position]() for position in POSITIONS)
        for option in offered(view)
        if isinstance(option, VERBS)
    }
    assert len(words) > 8
    assert all(len(verb) < 40 for verb in words)


def secrets(view: View, seat: Seat) -> set[str]:
    """The hand of a seat, as the page would name it."""
    return {f'"hand-{card}"' for card in view.duchies[seat].hand}


def test_nobody_else_sees_a_hand_or_a_hidden_card() -> None:
    desk = Desk(module="none")
    desk.give(0, hand="farm theatre", traps=2)
    desk.areas("cathedral/0", "hamlet")
    desk.proposing()
    mine = "".join(zone.html for zone in shown(desk.view(0)))
    assert all(secret in mine for secret in secrets(desk.view(0), 0))
    assert "Great Cathedral" in mine or "Cathedral" in mine
    for seat in (1, None):
        zones = shown(desk.view(seat))
        text = "".join((*(zone.html for zone in zones), *(key for zone in zones for key in zone.grounds)))
        assert not re.search("farm|theatre|cathedral", text, re.I)
        assert "data-token" not in text or seat == 1


def test_a_board_is_in_the_middle_of_every_page_and_a_tray_at_the_foot_of_a_player() -> None:
    for position in POSITIONS:
        zones = laid_out(position)
        places = Counter(zone.place for zone in zones)
        assert places["board"] == 1 + any(zone.id == "war" for zone in zones)
        assert places["tray"] == (position not in ("spectator", "before the set-up"))
        assert len({zone.id for zone in zones}) == len(zones)
        assert set(places) <= {"board", "left", "right", "tray"}


def test_cubes_lie_in_the_slots_of_the_card_in_the_order_of_its_cost() -> None:
    site = Site("royal-keep", "royal-keep", (3, 0, 2, 0, 0, 0), (1, 0, 0, 0))
    asked = ["materials"] * 4 + ["gold"] * 3 + ["soldiers"]
    lies = ["materials", "materials", "krystallium", "", "gold", "gold", "", ""]
    assert list(filled(OURS, site)) == list(zip(asked, lies, strict=True))


@pytest.mark.parametrize("card", DESIGNS)
def test_a_card_has_a_slot_for_each_thing_that_it_costs(card: str) -> None:
    """The pieces that travel lie over the slots that are drawn."""
    slots = re.findall(r'<rect x="[\d.]+" y="([\d.]+)" width="([\d.]+)"', track(Book(OURS, "en").face(card).cost))[1:]
    count = sum(OURS.cards[card].cost)
    step_ = min(22.5, 166 / max(count, 1))
    assert [float(y) + float(side) / 2 for y, side in slots] == pytest.approx(
        [18.5 + step_ * at for at in range(count)], abs=0.02
    )


def test_a_pool_tells_what_is_to_be_placed() -> None:
    board = next(zone.html for zone in laid_out("placing") if zone.id == "board")
    assert "To place: 26 gold" in board
    assert board.count('data-piece="pool-') == 10


def test_what_is_hidden_shows_its_back_and_no_key() -> None:
    view = POSITIONS["selecting"]()
    board = next(zone.html for zone in laid_out("selecting") if zone.id == "board")
    hidden = sum(lying.card is UNKNOWN for area in view.areas for lying in area)
    assert board.count("#wonder-back-development") == hidden
    assert hidden
    assert 'data-piece="?' not in board


def test_words_of_people_are_no_markup() -> None:
    view = POSITIONS["placing"]()
    zones = page(view, [Plate("<b>&Co", "you"), Plate('"x"', "")], "en")
    attributes(zones)
    assert any("&lt;b&gt;&amp;Co" in zone.html for zone in zones)
