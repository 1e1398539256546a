"""The whole table for the ear: cards, places, what earns gold, the settlements of every seat."""

from collections.abc import Iterator, Sequence

from regalia.core.lanes import asking
from regalia.core.protocol import NOBODY, Seat
from regalia.games.kingdom_builder.box.hexes import groups
from regalia.games.kingdom_builder.game import GAME
from regalia.games.kingdom_builder.rules.actions import USE
from regalia.games.kingdom_builder.rules.state import NO_CARD
from regalia.games.kingdom_builder.rules.view import View
from regalia.games.kingdom_builder.shown.words import counted, hexes, listed, named, say, the
from regalia.games.kingdom_builder.shown.words.prompts import card_name
from regalia.games.kingdom_builder.shown.words.setup import setup_lines


def heading(view: View, names: Sequence[str], lang: str) -> str:
    """Whose turn it is, above what happens in it; nothing while cards are drawn and before the first turn."""
    step = asking(view)
    key = "heading.last" if view.last_round else "heading.turn"
    return say(lang, key, name=names[step.seat]) if step and view.cards else ""


def table_lines(view: View, names: Sequence[str], lang: str) -> list[str]:
    return [
        *_cards(view, lang),
        *setup_lines(view, lang),
        *_special(view, lang),
        *_reasons(view, lang),
        *(line for seat, who in enumerate(names) for line in _player(view, seat, who, lang)),
    ]


def ways(verb: str, count: int, lang: str) -> str:
    """How many ways there are to do something: "settle", "to", "end", or the name of a tile."""
    if verb in USE:
        return counted("spoken.may.use", count, lang, the=the("tile", verb, lang))
    return counted(f"spoken.may.{verb}", count, lang)


def _cards(view: View, lang: str) -> Iterator[str]:
    """The open card, and the viewer's own while it is hidden."""
    if view.face_up != NOBODY and view.hand[view.face_up] != NO_CARD:
        yield say(lang, "spoken.card", terrain=card_name(view, view.face_up, lang))
    if view.seat is not None and view.seat != view.face_up and view.hand[view.seat] != NO_CARD:
        yield say(lang, "spoken.hand", terrain=card_name(view, view.seat, lang))


def _special(view: View, lang: str) -> Iterator[str]:
    """Where tiles can be had, and where the castles are."""
    for hex_, tile in sorted(view.board.locations.items()):
        where = hexes(1 << hex_, lang)
        yield counted("spoken.location", view.tiles_left(hex_), lang, tile=named("tile", tile, lang), hex=where)
    if view.board.castles:
        yield say(lang, "spoken.castles", hexes=hexes(view.board.castles, lang))


def _reasons(view: View, lang: str) -> Iterator[str]:
    capitol = ("capitol",) if view.board.layout.capitols else ()
    for card in (*view.cards, "castles", *capitol):
        yield say(lang, "spoken.reason", card=named("card", card, lang), short=say(lang, f"card.{card}.short"))


def _player(view: View, seat: Seat, who: str, lang: str) -> Iterator[str]:
    """A seat's supply and tiles, then its settlements area by area."""
    tiles = view.tiles(seat)
    has = counted("spoken.tiles", len(tiles), lang, tiles=listed("tile", tiles, "and", lang))
    supply = counted("spoken.supply", view.supply[seat], lang)
    yield say(lang, "spoken.player", name=who, house=GAME.shown.house(seat, lang), supply=supply, tiles=has)
    for area in groups(view.own[seat]):
        yield counted("spoken.area", area.bit_count(), lang, name=who, rows=hexes(area, lang))
