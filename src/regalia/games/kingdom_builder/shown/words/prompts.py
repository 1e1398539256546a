"""What a seat is asked: the values of the sentence of every choice."""

from collections.abc import Mapping, Sequence

from regalia.core.known import sure
from regalia.core.lanes import offered
from regalia.core.protocol import Choice, Seat
from regalia.core.speech import Question
from regalia.games.kingdom_builder.box.data import TERRAINS
from regalia.games.kingdom_builder.rules.actions import END, Use
from regalia.games.kingdom_builder.rules.queenies import Founding
from regalia.games.kingdom_builder.rules.turn import MANDATORY, Acting, Discarding, Landing
from regalia.games.kingdom_builder.rules.view import View
from regalia.games.kingdom_builder.shown.words import hexes, joined, named, say, section_name, the

FEW = 2  # tiles that a sentence names


def card_name(view: View, seat: Seat, lang: str) -> str:
    """The terrain of a seat's card, which the viewer knows."""
    return named("terrain", TERRAINS[sure(view.hand[seat])], lang)


def _acting(view: View, step: Acting, lang: str) -> str:
    question = _turn(view, step, lang)
    return say(lang, "prompt.last", question=question) if view.last_round else question


def _turn(view: View, step: Acting, lang: str) -> str:
    """Before, during or after the mandatory action, with or without tiles that can be used now."""
    moves = offered(view)
    used = dict.fromkeys(move.tile for move in moves if isinstance(move, Use))
    way, tiles = "tiles" if used else "plain", _tiles([*used], lang)
    if END in moves:
        return say(lang, f"prompt.after.{way}", tiles=tiles)
    terrain = card_name(view, step.seat, lang)
    built, count = MANDATORY - step.left, min(step.left, view.supply[step.seat])
    if built:
        return say(lang, "prompt.during", terrain=terrain, nth=built + 1, total=built + count)
    return say(lang, f"prompt.before.{way}.{count}", terrain=terrain, tiles=tiles)


def _tiles(used: Sequence[str], lang: str) -> str:
    """By name, unless there are so many that the sentence would be long."""
    names = [the("tile", tile, lang) for tile in used]
    return joined(names, "or", lang) if len(used) <= FEW else say(lang, "prompt.tile")


def _founding(view: View, step: Founding, lang: str) -> dict[str, object]:
    return {"way": step.what, "section": section_name(view.board.layout.sections[step.place], lang)}


QUESTIONS: Mapping[type[Choice], Question] = {
    Acting: _acting,
    Landing: lambda _, step, lang: {"way": step.tile, "hex": hexes(1 << step.origin, lang)},
    Discarding: lambda _, step, lang: {"tile": named("tile", step.tile, lang)},
    Founding: _founding,
}
