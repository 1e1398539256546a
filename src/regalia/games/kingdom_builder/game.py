"""Kingdom Builder as the rest of the house sees it."""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from regalia.core.protocol import Entry, Result, Seat
from regalia.games.kingdom_builder import actions, rules, setup, view
from regalia.games.kingdom_builder.audit import audit
from regalia.games.kingdom_builder.board import Board, Layout
from regalia.games.kingdom_builder.data import CARDS, ISLANDS, SECTIONS, TERRAINS, TILES
from regalia.games.kingdom_builder.hints import worth
from regalia.games.kingdom_builder.options import BOX, CLASHES, ID, OPTIONS
from regalia.games.kingdom_builder.scoring import points, result
from regalia.games.kingdom_builder.state import Kingdom
from regalia.games.kingdom_builder.view import View
from regalia.games.kingdom_builder.words import WORDS


class KingdomBuilder:
    """The game protocol of Kingdom Builder. Drawings and texts are loaded when somebody looks."""

    id = ID
    version = 1
    seats = range(2, 6)
    options = OPTIONS
    clashes = CLASHES
    box = BOX
    words = WORDS
    types: tuple[type, ...] = (
        Kingdom,
        View,
        Board,
        Layout,
        *(
            cls
            for room in (actions, rules, setup)
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

    def hidden(self, seen: View) -> Mapping[str, tuple[int, ...]]:
        return view.hidden(seen)

    def secret(self, state: Kingdom, place: str) -> int:
        return view.secret(state, place)

    def told(self, state: Kingdom, entry: Entry, seat: Seat | None) -> Entry | None:
        return view.told(state, entry, seat)

    def scores(self, state: Kingdom) -> Sequence[Mapping[str, int]]:
        return [points(state, seat) for seat in range(len(state.own))]

    def result(self, state: Kingdom) -> Result:
        return result(state)

    def audit(self, state: Kingdom) -> None:
        audit(state)

    def parse(self, text: str) -> actions.Move:
        return actions.parse(text)

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

    def prompt(self, seen: View, lang: str) -> str:
        from regalia.games.kingdom_builder import text

        return text.prompt(seen, lang)

    def log_line(self, seen: View, entry: Entry, names: Sequence[str], lang: str) -> str:
        from regalia.games.kingdom_builder import text

        return text.log_line(seen, entry, names, lang)

    def setup_lines(self, seen: View, lang: str) -> Sequence[str]:
        from regalia.games.kingdom_builder import text

        return text.setup_lines(seen, lang)

    def describe(self, seen: View, names: Sequence[str], lang: str) -> Sequence[str]:
        from regalia.games.kingdom_builder import text

        return text.describe(seen, names, lang)

    def help(self, lang: str) -> Sequence[tuple[str, str]]:
        from regalia.games.kingdom_builder import text

        return text.rules(lang)

    def draw(self, seen: View, lang: str = "en", theme: str = "light") -> str:
        from regalia.games.kingdom_builder import draw

        return draw.draw(seen, lang, theme)

    def gallery(self, lang: str = "en", theme: str = "light") -> str:
        from regalia.games.kingdom_builder import draw

        return draw.gallery(lang, theme)

    def board(self, seen: View, lang: str = "en") -> Sequence[Sequence[tuple[str, str]]]:
        from regalia.games.kingdom_builder import plain

        return plain.board(seen, lang)


GAME = KingdomBuilder()
