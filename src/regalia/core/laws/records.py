"""Laws of what is written: JSON loses nothing, notation reads back, a record plays again."""

import json
from typing import Any

from regalia.core.actions import unwritten
from regalia.core.codec import by_name, decode, written
from regalia.core.game import AnyGame
from regalia.core.laws.walk import Position, called, law
from regalia.core.protocol import Broken
from regalia.core.record import Match


@law(every=4)
def states_survive_json(game: AnyGame, at: Position) -> None:
    _survives(game, at.state, at.written, "the state")


@law(every=2)
def views_survive_json(game: AnyGame, at: Position) -> None:
    for seat in at.viewers:
        _survives(game, at.view(seat), at.seen(seat), f"the view of {called(seat)}")


@law()
def actions_survive_json(game: AnyGame, at: Position) -> None:
    for action in at.fresh:
        _survives(game, action, written(action), f"“{action}”")


def _survives(game: AnyGame, value: Any, before: bytes, what: str) -> None:
    again = decode(json.loads(before), by_name(game.types))
    if again != value or written(again) != before:
        raise Broken(f"{what} is another after a journey through JSON")


@law()
def notation_reads_back(game: AnyGame, at: Position) -> None:
    """So no two actions share a notation, either."""
    for action in at.fresh:
        if (read := game.parse(str(action))) != action:
            raise Broken(f"“{action}” is read as {read!r}")


@law()
def one_class_reads_a_notation(game: AnyGame, at: Position) -> None:
    for action in at.fresh:
        if len(found := [type(read).__name__ for read in game.notation.readings(str(action))]) != 1:
            raise Broken(f"“{action}” is read by {', '.join(found) or 'no class'}")


@law()
def every_field_is_written(game: AnyGame, at: Position) -> None:
    """In the notation of an action, or its class reads it in a way of its own: said of all classes, met or not."""
    for cls in game.notation.classes if not at.number else ():
        if missing := unwritten(cls):
            raise Broken(f"the notation of {cls.__name__} leaves out {', '.join(sorted(missing))}")


@law()
def a_record_plays_again(game: AnyGame, at: Position) -> None:
    if at.open and at.number < at.bound:
        return
    again = Match.load(json.loads(json.dumps(at.match.record())), {game.id: game})
    if again.entries != at.match.entries:
        raise Broken("the record has other entries")
    if written(again.state) != at.written:
        raise Broken("the record leads to another state")
