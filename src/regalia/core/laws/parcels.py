"""Laws of what is sent from process to process: it is small, and it arrives as it was."""

import pickle
import zlib
from collections.abc import Iterator
from typing import Any

from regalia.core.game import AnyGame
from regalia.core.laws.walk import Position, called, law
from regalia.core.protocol import CHANCE, Broken
from regalia.core.shared import Shared, packed, unpacked

MOST = 8 * 1024  # bytes


@law(every=8)
def what_is_sent_is_small(game: AnyGame, at: Position) -> None:
    """A view as a pickle, and what a bot gets to think about: its view with its options, packed."""
    for seat in at.viewers:
        size = len(zlib.decompress(packed(at.view(seat)).body))
        if size > MOST:
            raise Broken(f"the view of {called(seat)} is {size} bytes, more than {MOST}")
    for what, thought in _thoughts(at):
        if (size := len(packed(thought).body)) > MOST:
            raise Broken(f"{what} are {size} bytes, more than {MOST}")


@law(every=20)
def what_is_sent_arrives(game: AnyGame, at: Position) -> None:
    """It is the same as before; what is shared is not made a second time."""
    for what, thought in _thoughts(at):
        parcel = packed(thought)
        if unpacked(parcel.body, parcel.shared) != thought:
            raise Broken(f"{what} are others when they arrive")
        for thing in parcel.shared.values():
            _made_once(thing)


def _thoughts(at: Position) -> Iterator[tuple[str, Any]]:
    for _, choice, options in at.open:
        if choice.seat != CHANCE:
            yield f"the view and options of seat {choice.seat}", (at.view(choice.seat), list(options))


def _made_once(thing: Shared) -> None:
    if pickle.loads(pickle.dumps(thing)) is not thing:
        raise Broken(f"a {type(thing).__name__} that is sent twice is made twice")
