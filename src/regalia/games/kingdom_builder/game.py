"""Kingdom Builder as the rest of the house sees it."""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from regalia.core.known import Maybe
from regalia.core.presented import Presented
from regalia.core.protocol import Entry, Result, Seat, Show
from regalia.games.kingdom_builder.box.board import Board, Layout
from regalia.games.kingdom_builder.box.data import CARDS, ISLANDS, SECTIONS, TERRAINS, TILES
from regalia.games.kingdom_builder.box.options import BOX, CLASHES, ID, OPTIONS
from regalia.games.kingdom_builder.rules import actions, queenies, setup, view
from regalia.games.kingdom_builder.rules import turn as rules
from regalia.games.kingdom_builder.rules.audit import audit
from regalia.games.kingdom_builder.rules.hints import worth
from regalia.games.kingdom_builder.rules.scoring import points, result
from regalia.games.kingdom_builder.rules.state import Kingdom, Table
from regalia.games.kingdom_builder.rules.view import View
from regalia.games.kingdom_builder.shown.words import WORDS

BOTH_CAPITOLS = {
    "northwest": "oracle-turned",
    "southeast": "harbor",
    "capitol": "chosen",
}


class KingdomBuilder(Presented):
    """The game protocol of Kingdom Builder."""

    package = __package__
    id = ID
    version = 1
    seats = range(2, 6)
    options = OPTIONS
    clashes = CLASHES
    box = BOX
    words = WORDS
    notation = actions.NOTATION
    showcase = tuple(
        Show(f"one-capitol-{section}", seats, BOTH_CAPITOLS | {"capitol-section": section}, wisely=False)
        for seats, section in ((2, "oracle"), (3, "random"), (4, "chosen"))
    )
    types: tuple[type, ...] = (
        Kingdom,
        View,
        Board,
        Layout,
        *(
            cls
            for room in (actions, rules, queenies, setup)
            for cls in vars(room).values()
            if isinstance(cls, type) and cls.__module__ == room.__name__
        ),
    )

    def setup(self, seats: int, options: Mapping[str, str], box: Mapping[str, Any]) -> Kingdom:
        return setup.setup(seats, options, box)

    def view(self, state: Kingdom, seat: Seat | None) -> View:
        return view.view(state, seat)

    def imagine(self, seen: View, rng: Random) -> Kingdom:
        return view.imagine(seen, rng)

    def secrets(self, table: Table) -> Mapping[str, Maybe[int]]:
        return {f"hand {seat}": card for seat, card in enumerate(table.hand)}

    def candidates(self, seen: View, place: str) -> tuple[int, ...]:
        return view.candidates(seen, int(place.removeprefix("hand ")))

    def told(self, state: Kingdom, entry: Entry, seat: Seat | None) -> Entry | None:
        return view.told(state, entry, seat)

    def scores(self, table: Table) -> Sequence[Mapping[str, int]]:
        return [points(table, seat) for seat in range(len(table.own))]

    def result(self, state: Kingdom) -> Result:
        return result(state)

    def audit(self, state: Kingdom) -> None:
        audit(state)

    def worth(self, state: Kingdom, seat: Seat) -> float:
        return worth(state, seat)

    def components(self) -> Mapping[str, Sequence[str]]:
        return {
            "section": tuple(SECTIONS),
            "terrain": TERRAINS,
            "tile": (*TILES, "cave"),
            "card": (*CARDS, "castles", "capitol"),
            "queenie": ("capitol", "caves", "island"),
            "island": tuple(ISLANDS),
        }


GAME = KingdomBuilder()
