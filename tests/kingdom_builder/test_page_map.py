"""The map of the page: what every hex says, by sign and by word, before and after something is chosen."""

import re
from random import Random

import pytest

from regalia.core.lanes import offered
from regalia.games.kingdom_builder import GAME
from regalia.games.kingdom_builder.box.hexes import NAMES, members, name
from regalia.games.kingdom_builder.rules.actions import Land, Settle, Use
from regalia.games.kingdom_builder.rules.effects import BUILDS
from regalia.games.kingdom_builder.rules.view import View
from regalia.games.kingdom_builder.shown.page.gains import gains
from regalia.games.kingdom_builder.shown.page.why import why
from regalia.games.kingdom_builder.shown.sight import Sight
from tests.kingdom_builder.desk import Desk, hexes
from tests.kingdom_builder.test_draw import seen
from tests.kingdom_builder.test_page import (
    every_position,
    farmed_apart,
    found,
    html,
    one_tile,
    random_game,
    shown,
    zones,
)


def spot(text: str, hex_: int) -> str:
    """The text of a hex."""
    found_ = re.search(rf'<g class="[^"]*" data-token="hex-{name(hex_)}".*?(?=<g class="can|</svg>)', text)
    assert found_
    return found_[0]


@every_position
def test_every_hex_lies_on_the_page_once(position: str) -> None:
    view, tokens = seen(position), found("data-token", shown(position))
    there = {hex_ for hex_ in NAMES.values() if view.board.letter(hex_) != "."}
    assert {token: n for token, n in tokens.items() if token.startswith("hex")} == dict.fromkeys(
        (f"hex-{name(hex_)}" for hex_ in there), 1
    )


def test_the_island_has_a_sheet_of_its_own() -> None:
    (sheet,) = (zone for zone in zones(seen("over")) if zone.id == "island")
    assert all(token.startswith("hex-i") for token in found("data-token", sheet.html))
    assert "kb-ours" in sheet.html


def test_hexes_that_only_a_tile_reaches_show_its_sign() -> None:
    view, text = farmed_apart(), html(zones(farmed_apart()))
    built = {move.hex for move in offered(view) if isinstance(move, Settle)}
    farmed = {move.hex for move in offered(view) if isinstance(move, Use)} - built
    assert farmed
    assert all("#tile-farm" in spot(text, hex_) and "kb-soft" in spot(text, hex_) for hex_ in farmed)
    assert text.count("kb-soft") == text.count("kb-sign") == len(farmed)


def test_hexes_that_the_card_reaches_too_are_lit_like_the_others() -> None:
    view, text = seen("shared hexes"), shown("shared hexes")
    built = {move.hex for move in offered(view) if isinstance(move, Settle)}
    farmed = {move.hex for move in offered(view) if isinstance(move, Use)}
    assert built & farmed
    assert all("kb-soft" not in spot(text, hex_) for hex_ in built)


def test_a_tile_that_is_all_there_is_to_do_needs_no_choosing() -> None:
    assert "kb-soft" in html(zones(one_tile(3)))
    assert "kb-soft" not in html(zones(one_tile(0)))


def test_a_settlement_says_whose_it_is_and_the_viewers_may_be_lifted() -> None:
    text, (mine, *_) = html(zones(one_tile(0))), [move for move in offered(one_tile(0)) if isinstance(move, Use)]
    assert 'class="can kb-mine"' in spot(text, mine.hex)
    assert "House Rose" in spot(text, mine.hex)
    assert "kb-sign" not in html(zones(one_tile(3)))


@every_position
def test_a_settlement_is_a_piece_of_its_seat_and_hex(position: str) -> None:
    view = seen(position)
    huts = {(seat, hex_) for seat, own in enumerate(view.own) for hex_ in members(own)}
    pieces = {piece for piece in found("data-piece", shown(position)) if piece.startswith("hut")}
    assert pieces == {f"hut-{seat}-{name(hex_)}" for seat, hex_ in huts}


def test_a_settlement_in_the_air_is_drawn_above_its_hex() -> None:
    assert shown("a settlement in the air").count('class="lifted"') == 1
    assert html(zones(one_tile(0))).count('class="lifted"') == 0


@pytest.mark.parametrize("what", ("capitol", "cave"))
def test_what_is_founded_is_the_ghost(what: str) -> None:
    matches = (match for match in random_game("two, chosen") if str(match.options_of()[0]).startswith(f"found {what}"))
    match = next(matches)
    text = zones(match.view(match.choice().seat))[1].html
    assert f'href="#{what}"' in text
    assert re.search(r'transform="scale\(1\.7\)"[^>]*><use href="#pin"', text)


def test_a_capitol_wears_a_crown() -> None:
    view = seen("over")
    assert all('fill="#ffcf4d"' in spot(shown("over"), hex_) for hex_ in view.board.layout.capitols)
    assert not any('fill="#ffcf4d"' in spot(shown("over"), hex_) for hex_ in view.board.locations)


def carded() -> View:
    desk = Desk()
    desk.place(0, "17,12 16,12")
    desk.place(1, "1,9")
    desk.turn(0, "grass")
    return desk.view(0)


@pytest.mark.parametrize(
    "hex_, said",
    {
        "14,14": None,
        "1,9": "Taken.",
        "16,12": "Taken.",
        "16,13": "Nobody builds on a location.",
        "11,19": "You must build beside your settlements while you can.",
    }.items(),
)
def test_a_hex_says_why_it_cannot_be_chosen(hex_: str, said: str | None) -> None:
    reasons = why(Sight(carded(), "en"))
    assert reasons.map == "Your card is Grass."
    assert reasons.hexes.get(*hexes(hex_)) == said
    assert (f'data-why="{said}"' in spot(html(zones(carded())), *hexes(hex_))) == bool(said)


@every_position
def test_what_can_be_chosen_has_no_reason_against_it(position: str) -> None:
    view, text = seen(position), shown(position)
    for move in offered(view):
        if isinstance(move, Settle | Use | Land):
            assert "data-why" not in spot(text, move.hex)
    assert ("data-why" in text) == bool(offered(view))


@pytest.mark.parametrize("position", ("shared hexes", "a settlement in the air", "late, five seats, all Queenies"))
def test_the_gold_of_a_hex_is_what_the_move_brings(position: str) -> None:
    view = seen(position)
    promised = gains(view, offered(view))
    assert promised
    for move in offered(view):
        if isinstance(move, Settle | Land) or (isinstance(move, Use) and move.tile in BUILDS):
            world = GAME.imagine(view, Random(0))
            before = sum(GAME.scores(world)[view.seat or 0].values())
            world.agenda.pop().take(world, move)  # type: ignore[attr-defined]
            assert sum(GAME.scores(world)[view.seat or 0].values()) - before == promised[move.hex]


def test_gold_is_written_with_its_sign() -> None:
    view = seen("a settlement in the air")
    for hex_, gold in gains(view, offered(view)).items():
        wanted = f">{gold:+}</text>".replace("-", "−") if gold else ""
        assert wanted in spot(shown("a settlement in the air"), hex_)
        assert ("kb-gain" in spot(shown("a settlement in the air"), hex_)) == bool(gold)
