"""Laws of what is written: JSON loses nothing, notation reads back, a record plays again."""

import json
from typing import Any

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
def a_record_plays_again(game: AnyGame, at: Position) -> None:
    if at.open and at.number < at.bound:
        return
    again = Match.load(json.loads(json.dumps(at.match.record())), {game.id: game})
    if again.entries != at.match.entries:
        raise Broken("the record has other entries")
    if written(again.state) != at.written:
        raise Broken("the record leads to another state")
