"""Why a hex cannot be chosen now: a sentence for the whole map, and others for the hexes that it would be wrong for."""

from collections.abc import Mapping
from typing import NamedTuple

from regalia.games.kingdom_builder.box.data import TERRAINS
from regalia.games.kingdom_builder.box.hexes import Hex, members
from regalia.games.kingdom_builder.rules.actions import END
from regalia.games.kingdom_builder.rules.queenies import Allotting
from regalia.games.kingdom_builder.rules.turn import Acting, Discarding, Landing
from regalia.games.kingdom_builder.shown.draw.map import Placed
from regalia.games.kingdom_builder.shown.sight import Sight
from regalia.games.kingdom_builder.shown.words import named


class Why(NamedTuple):
    map: str | None
    hexes: Mapping[Hex, str]


def why(sight: Sight) -> Why:
    """Nothing while others choose."""
    if not sight.moves:
        return Why(None, {})
    legal = {move.hex for move in sight.moves if isinstance(move, Placed)}
    sentences = {hex_: said for hex_, said in _apart(sight).items() if hex_ not in legal}
    return Why(_map(sight), sentences)


def _map(sight: Sight) -> str:
    match sight.view.agenda[-1]:
        case Acting(seat=seat) if END not in sight.moves and (card := sight.view.card(seat)) is not None:
            return sight.say("page.why.card", terrain=named("terrain", TERRAINS[card], sight.lang))
        case Acting():
            return sight.say("page.why.built")
        case Landing(tile=tile):
            return sight.say(f"tile.{tile}.help")
        case Discarding():
            return sight.say("page.why.tile")
        case Allotting():
            return sight.say("page.why.allot")
        case _:
            return sight.say("page.why.lit")


def _apart(sight: Sight) -> Mapping[Hex, str]:
    """Hexes whose reason is another than that of the map."""
    step, found = sight.view.agenda[-1], dict[Hex, str]()
    if isinstance(step, Acting) and END not in sight.moves and (card := sight.view.card(step.seat)) is not None:
        found |= dict.fromkeys(members(sight.view.board.terrain[card]), sight.say("page.why.beside"))
    if isinstance(step, Acting | Landing):
        found |= dict.fromkeys(members(sight.view.board.castles), sight.say("page.why.castle"))
        found |= dict.fromkeys(sight.view.board.locations, sight.say("page.why.location"))
        found |= dict.fromkeys(members(sum(sight.view.own)), sight.say("page.why.taken"))
    return found
