"""What an entry of the log brought by itself: tiles that are taken and lost, and the last round."""

from collections.abc import Iterator, Sequence

from regalia.core.protocol import Entry
from regalia.games.kingdom_builder.box.hexes import Bits, members
from regalia.games.kingdom_builder.rules.view import View
from regalia.games.kingdom_builder.shown.words import named, say


def changes(before: View, after: View, entry: Entry, names: Sequence[str], lang: str) -> list[str]:
    return [
        line for seat, name in enumerate(names[: len(after.own)]) for line in _seat(before, after, seat, name, lang)
    ]


def _seat(before: View, after: View, seat: int, name: str, lang: str) -> Iterator[str]:
    was, now = before.held[seat], after.held[seat]
    yield from _tiles(after, now & ~was, "changes.late" if after.last_round else "changes.taken", name, lang)
    yield from _tiles(after, was & ~now, "changes.lost", name, lang)
    if all(before.supply) and not after.supply[seat]:
        yield say(lang, "changes.last", name=name)


def _tiles(view: View, held: Bits, key: str, name: str, lang: str) -> Iterator[str]:
    for location in members(held):
        yield say(lang, key, name=name, tile=named("tile", view.board.locations[location], lang))
