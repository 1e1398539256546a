"""It's a Wonderful Kingdom as the rest of the house sees it."""

from collections.abc import Mapping, Sequence
from random import Random
from types import ModuleType
from typing import Any

from regalia.core.known import Maybe
from regalia.core.options import Option
from regalia.core.presented import Presented
from regalia.core.protocol import Entry, Result, Seat, Show
from regalia.games.wonderful_kingdom.box import catalogue as rows
from regalia.games.wonderful_kingdom.box.catalogue import Catalogue
from regalia.games.wonderful_kingdom.box.options import CLASHES, OPTIONS
from regalia.games.wonderful_kingdom.box.replaceable import BOX, ID
from regalia.games.wonderful_kingdom.rules import (
    actions,
    advisors,
    combat,
    conquest,
    counsel,
    dealing,
    decks,
    gathering,
    illusions,
    imagine,
    interfere,
    meeting,
    placing,
    planning,
    prison,
    production,
    proposals,
    quests,
    rights,
    round,
    setup,
    slots,
    solo,
    spying,
    state,
    told,
    view,
    window,
)
from regalia.games.wonderful_kingdom.rules.audit import audit
from regalia.games.wonderful_kingdom.rules.hints import worth
from regalia.games.wonderful_kingdom.rules.scoring import points, result
from regalia.games.wonderful_kingdom.rules.showcase import SHOWCASE
from regalia.games.wonderful_kingdom.rules.state import Realm, Table
from regalia.games.wonderful_kingdom.rules.view import View
from regalia.games.wonderful_kingdom.shown.words import WORDS

RULES = (
    advisors,
    combat,
    conquest,
    counsel,
    dealing,
    decks,
    gathering,
    illusions,
    interfere,
    meeting,
    placing,
    planning,
    prison,
    production,
    proposals,
    quests,
    rights,
    round,
    slots,
    solo,
    spying,
    window,
)


def _classes(rooms: Sequence[ModuleType]) -> tuple[type, ...]:
    found = (item for room in rooms for item in vars(room).values() if isinstance(item, type))
    return tuple(dict.fromkeys(item for item in found if item.__module__.startswith(__package__)))


def _box(seen: View | None) -> Catalogue:
    """The rows of a table; without one, ours."""
    return seen.catalogue if seen else Catalogue.made(())


class WonderfulKingdom(Presented):
    """The game protocol of It's a Wonderful Kingdom."""

    package = __package__
    id = ID
    version = 2
    seats = range(1, 3)
    houses: tuple[str, ...] = ("moon", "rose")  # blue and red, as on the conquest boards
    options: tuple[Option, ...] = OPTIONS
    clashes = CLASHES
    box = BOX
    words = WORDS
    notation = actions.NOTATION
    showcase: tuple[Show, ...] = SHOWCASE
    types: tuple[type, ...] = (*_classes((state, actions, setup, view, *RULES)), Catalogue)

    def setup(self, seats: int, options: Mapping[str, str], box: Mapping[str, Any]) -> Realm:
        return setup.setup(seats, options, box)

    def view(self, realm: Realm, seat: Seat | None) -> View:
        return view.view(realm, seat)

    def imagine(self, seen: View, rng: Random) -> Realm:
        return imagine.imagine(seen, rng)

    def hidden(self, seen: View) -> Mapping[str, tuple[str, ...]]:
        return imagine.hidden(seen)

    def secrets(self, table: Table) -> Mapping[str, Maybe[str]]:
        return imagine.secrets(table)

    def told(self, realm: Realm, entry: Entry, seat: Seat | None) -> Entry | None:
        return told.told(realm, entry, seat)

    def scores(self, table: Table) -> Sequence[Mapping[str, int]]:
        """All that counts lies open: also a viewer knows every number."""
        return points(table)

    def result(self, realm: Realm) -> Result:
        return result(realm)

    def audit(self, realm: Realm) -> None:
        audit(realm)

    def worth(self, realm: Realm, seat: Seat) -> float:
        return worth(realm, seat)

    def help(self, lang: str, view: View | None = None) -> Sequence[tuple[str, str]]:
        topics: Sequence[tuple[str, str]] = self._room("words.text").rules(lang, _box(view))
        return topics

    def explain(self, key: str, lang: str, view: View | None = None) -> tuple[str, str]:
        said: tuple[str, str] = self._room("page").explain(key, lang, _box(view))
        return said

    def components(self) -> Mapping[str, Sequence[str]]:
        return {
            "development": rows.DESIGNS,
            "treasure": rows.TREASURES,
            "threat": rows.THREATS,
            "advisor": rows.ADVISORS,
            "quest": rows.QUESTS,
            "duchy": rows.DUCHIES,
            "board": rows.BOARDS,
            "scenario": tuple(rows.SCENARIOS),
        }


GAME = WonderfulKingdom()
