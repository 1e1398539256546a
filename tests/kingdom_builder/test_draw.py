"""The table as a picture: well made, complete, and saying exactly what the rules say."""

import re
from collections import Counter
from collections.abc import Callable
from functools import cache
from random import Random

import pytest

from regalia.core.known import sure
from regalia.core.lanes import offered
from regalia.core.record import Dice, Match
from regalia.games.kingdom_builder import GAME
from regalia.games.kingdom_builder.box.data import CARDS, ISLANDS, SECTIONS, TERRAINS, TILES
from regalia.games.kingdom_builder.box.hexes import NAMES, SIZE
from regalia.games.kingdom_builder.rules.actions import Settle, Use
from regalia.games.kingdom_builder.rules.queenies import Allotting, Founding
from regalia.games.kingdom_builder.rules.scoring import points
from regalia.games.kingdom_builder.rules.turn import Landing
from regalia.games.kingdom_builder.rules.view import View
from regalia.games.kingdom_builder.shown.draw import BOARD, draw, gallery, ground, island, live, targets
from regalia.games.kingdom_builder.shown.sight import Sight
from regalia.games.kingdom_builder.shown.words import WORDS
from tests.kingdom_builder.desk import Desk, start
from tests.pictures import HREF, TABLE, check

EVERYTHING = {
    "northwest": "oracle",
    "northeast": "harbor-turned",
    "capitol": "random",
    "caves": "random",
    "island": "rope-bridge",
}


def played(seats: int, moves: int, options: dict[str, str] | None = None) -> Desk:
    """A game after so many random moves, or at its end."""
    desk, rng, dice = start(options or {}, seats, seed=seats), Random(moves), Dice(moves)
    while moves and not desk.over:
        desk.match.act(desk.choice.sample(desk.state, rng))
        desk.match.roll(dice)
        moves -= 1
    return desk


def before_setup() -> View:
    view: View = Match.start(GAME, 2).view(None)
    return view


def founding() -> View:
    match = Match.start(GAME, 3, EVERYTHING | {"capitol": "chosen", "caves": "chosen"})
    match.roll(Dice(1))
    choice = match.choice()
    assert isinstance(choice, Founding)
    view: View = match.view(choice.seat)
    return view


def allotting() -> View:
    match = Match.start(GAME, 3, EVERYTHING | {"capitol-section": "chosen"})
    match.roll(Dice(1))
    view: View = match.view(match.choice().seat)
    assert isinstance(view.agenda[-1], Allotting)
    return view


def landing() -> View:
    desk = Desk()
    desk.place(0, "7,13 8,12")
    desk.hold(0, "7,12")
    desk.turn(0, "grass")
    desk.do("paddock 7,13")
    assert isinstance(desk.choice, Landing)
    return desk.view(0)


def discarding() -> View:
    desk = Desk()
    desk.place(0, "7,13 3,18")
    desk.hold(0, "7,12 3,19")
    desk.turn(0, "grass", left=0)
    desk.do("paddock 7,13", "to 5,14")
    return desk.view(0)


def shared_hexes() -> View:
    """Grass that the card and a Farm both offer."""
    desk = Desk()
    desk.place(0, "17,12 16,12")
    desk.hold(0, "16,13")
    desk.turn(0, "grass")
    return desk.view(0)


def chosen(desk: Desk) -> View:
    return desk.view(desk.seat)


POSITIONS: dict[str, Callable[[], View]] = {
    "before the set-up": before_setup,
    "founding": founding,
    "one Capitol or two": allotting,
    "first turn": lambda: chosen(played(2, 0)),
    "late, five seats, all Queenies": lambda: chosen(played(5, 200, EVERYTHING)),
    "a settlement in the air": landing,
    "two equal tiles": discarding,
    "shared hexes": shared_hexes,
    "spectator": lambda: played(4, 60).view(None),
    "another's turn": lambda: (desk := played(3, 30)).view((desk.choice.seat + 1) % 3),
    "over": lambda: played(5, 10_000, EVERYTHING).view(0),
}


@cache
def seen(position: str) -> View:
    return POSITIONS[position]()


@cache
def pictured(position: str, lang: str = "en", theme: str = "light") -> str:
    return draw(seen(position), lang, theme)


@pytest.mark.parametrize("position", POSITIONS)
def test_a_drawing_stands_on_its_own(position: str) -> None:
    check(pictured(position), TABLE)
    check(pictured(position, "fr", "dark"), TABLE)


def test_every_hex_that_may_be_chosen_is_lit_once() -> None:
    view = seen("shared hexes")
    hexes = {move.hex for move in offered(view) if isinstance(move, Settle | Use)}
    assert live(Sight(view, "en")).count('href="#halo"') == len(targets(view)) == len(hexes)


@pytest.mark.parametrize("position", ("spectator", "another's turn", "over"))
def test_nothing_steps_back_while_the_viewer_has_no_choice(position: str) -> None:
    assert 'class="veil"' not in pictured(position)
    assert 'class="halo' not in pictured(position)


def test_a_settlement_in_the_air_has_left_its_hex() -> None:
    assert pictured("a settlement in the air").count('class="lifted"') == 1
    before = live(Sight(seen("a settlement in the air"), "en"))
    assert before.count("#hut-rose") == 2 + len(targets(seen("a settlement in the air"))), "two, and a ghost a target"


def test_every_settlement_is_drawn() -> None:
    view, svg = seen("spectator"), pictured("spectator")
    shown = Counter(re.findall(r'href="#hut-(\w+)"', svg))
    assert list(shown.values()) == [own.bit_count() + 1 for own in view.own], "and one on each plate"


@pytest.mark.parametrize("position", ("late, five seats, all Queenies", "over"))
def test_the_frame_counts_rows_and_columns_from_one(position: str) -> None:
    board, shown = seen(position).board, Counter(re.findall(r">([^<>]+)</text>", ground(seen(position).board)))
    assert all(shown[str(number)] == 4 for number in range(1, SIZE + 1)), "at both ends of each row and column"
    chart = island(board)
    assert chart is not None
    assert all(f">i{line}</text>" in ground(board, chart) for line in range(1, 6))


@pytest.mark.parametrize("lang", ("en", "fr"))
def test_our_own_island_is_said_to_be_ours(lang: str) -> None:
    words = WORDS.say(lang, "setup.ours").split()
    assert words[-1] in pictured("over", lang)


def test_the_island_of_a_box_file_is_not_ours() -> None:
    box = {"island.rope-bridge": {"lines": ["LGG", "GGG", "GGG", "GGG", "GGG"]}}
    match = Match.start(GAME, 2, EVERYTHING, box)
    match.roll(Dice(0))
    svg = draw(match.view(None))
    check(svg, TABLE)
    assert "i5" in svg
    assert WORDS.say("en", "setup.ours").split()[-1] not in svg


def test_castles_capitols_caves_and_locations_lie_on_the_ground() -> None:
    board = seen("over").board
    svg = ground(board)
    capitols = len(board.layout.capitols)
    assert capitols == svg.count("#capitol") == 2
    assert svg.count("#castle") == board.castles.bit_count() - capitols
    assert svg.count("#cave") == len(board.layout.caves)
    assert svg.count("#loc-") == len(board.locations) - 1, "the last lies on the Island"


@pytest.mark.parametrize("held", (0, 1, 2))
def test_tiles_left_are_full_hexes_and_tiles_taken_hollow_ones(held: int) -> None:
    desk = Desk()
    for seat in range(held):
        desk.hold(seat, "7,12")
    svg, places = live(Sight(desk.view(None), "en")), len(desk.state.board.locations)
    assert (svg.count("#f3cf6b"), svg.count("#5c4a2a")) == (2 * places - held, held)


def test_the_panel_tells_gold_and_supply_of_every_seat() -> None:
    view, svg = seen("over"), pictured("over")
    shown = Counter(re.findall(r">([^<>]+)</text>", svg))
    for seat in range(5):
        assert shown[str(sum(points(view, seat).values()))]
        assert shown[str(view.supply[seat])]
    assert all(f"#aim-{card}" in svg for card in view.cards)


def test_the_viewer_sees_the_own_card_and_the_open_one() -> None:
    view = seen("another's turn")
    assert view.seat is not None
    cards = {WORDS.say("en", f"terrain.{TERRAINS[sure(view.hand[seat])]}.name") for seat in (view.seat, view.face_up)}
    assert all(f">{card}</text>" in pictured("another's turn") for card in cards)


def test_the_last_move_is_marked_when_told() -> None:
    assert 'class="last"' in draw(seen("spectator"), last=[NAMES["7,12"]])
    assert 'class="last"' not in pictured("spectator")


def test_layers_for_a_page_keep_the_tokens_of_the_page() -> None:
    view = seen("first turn")
    assert "var(--glow)" in live(Sight(view, "en"))
    assert "var(--chart)" in ground(view.board, BOARD, id="ground")


@pytest.mark.parametrize("lang", ("en", "fr"))
def test_every_component_is_in_the_gallery(lang: str) -> None:
    svg = gallery(lang)
    names = set(re.findall(r' data-name="([^"]+)"', svg))
    box = {"section": SECTIONS, "island": ISLANDS, "terrain": TERRAINS, "tile": (*TILES, "cave"), "card": CARDS}
    assert names >= {f"{kind}.{part}" for kind, those in box.items() for part in those}
    assert names >= {"hex.castle", "hex.capitol", "hex.cave", "back"}
    assert names >= {f"state.{state}" for state in ("legal", "hover", "focus", "chosen", "last", "lift", "lifted")}
    assert names >= {f"house.{house}" for house in ("rose", "moon", "sun", "oak", "tower")}
    art = {f"{kind}-{tile}" for kind in ("loc", "tile") for tile in TILES} | {f"aim-{card}" for card in CARDS}
    assert set(HREF.findall(svg)) >= art | {"castle", "capitol", "cave", "card-back", "tile-cave"}


def test_pictures_of_the_scoring_cards_all_differ() -> None:
    arts = re.findall(r'<symbol id="aim-\w+"[^>]*>(.*?)</symbol>', gallery())
    assert len(set(arts)) == len(CARDS)
