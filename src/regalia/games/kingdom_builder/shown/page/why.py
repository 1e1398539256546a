"""Why a hex cannot be chosen now: a sentence for the whole map, and others for the hexes that it would be wrong for."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from regalia.games.kingdom_builder.box.data import TERRAINS
from regalia.games.kingdom_builder.box.hexes import Hex, members
from regalia.games.kingdom_builder.rules.actions import END, Move
from regalia.games.kingdom_builder.rules.queenies import Allotting
from regalia.games.kingdom_builder.rules.turn import Acting, Discarding, Landing
from regalia.games.kingdom_builder.rules.view import View
from regalia.games.kingdom_builder.shown.draw.map import Placed
from regalia.games.kingdom_builder.shown.words import named, say


class Why(NamedTuple):
    map: str | None
    hexes: Mapping[Hex, str]


def why(view: View, moves: Sequence[Move], lang: str) -> Why:
    """Nothing while others choose."""
    if not moves:
        return Why(None, {})
    legal = {move.hex for move in moves if isinstance(move, Placed)}
    sentences = {hex_: said for hex_, said in _apart(view, moves, lang).items() if hex_ not in legal}
    return Why(_map(view, moves, lang), sentences)


def _map(view: View, moves: Sequence[Move], lang: str) -> str:
    match view.agenda[-1]:
        case Acting(seat=seat) if END not in moves and (card := view.card(seat)) is not None:
            return say(lang, "page.why.card", terrain=named("terrain", TERRAINS[card], lang))
        case Acting():
            return say(lang, "page.why.built")
        case Landing(tile=tile):
            return say(lang, f"tile.{tile}.help")
        case Discarding():
            return say(lang, "page.why.tile")
        case Allotting():
            return say(lang, "page.why.allot")
        case _:
            return say(lang, "page.why.lit")


def _apart(view: View, moves: Sequence[Move], lang: str) -> Mapping[Hex, str]:
    """Hexes whose reason is another than that of the map."""
    step, found = view.agenda[-1], dict[Hex, str]()
    if isinstance(step, Acting) and END not in moves and (card := view.card(step.seat)) is not None:
        found |= dict.fromkeys(members(view.board.terrain[card]), say(lang, "page.why.beside"))
    if isinstance(step, Acting | Landing):
        found |= dict.fromkeys(members(view.board.castles), say(lang, "page.why.castle"))
        found |= dict.fromkeys(view.board.locations, say(lang, "page.why.location"))
        found |= dict.fromkeys(members(sum(view.own)), say(lang, "page.why.taken"))
    return found
