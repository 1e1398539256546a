"""Kingsburg as the rest of the house sees it."""

from collections.abc import Mapping, Sequence
from random import Random
from types import ModuleType
from typing import Any

from regalia.core.known import Maybe
from regalia.core.options import Option
from regalia.core.presented import Presented
from regalia.core.protocol import Result, Seat, Show
from regalia.games.kingsburg.box.cards import BOX, DESTINIES, GOVERNORS, ID, Numbers
from regalia.games.kingsburg.box.data import ADVISORS, BUILDINGS, ENEMIES
from regalia.games.kingsburg.box.options import CLASHES, OPTIONS
from regalia.games.kingsburg.rules import (
    actions,
    bonus,
    building,
    conjuring,
    destinies,
    dice,
    effects,
    ending,
    fortune,
    gains,
    governors,
    influence,
    news,
    recruiting,
    rewards,
    season,
    setup,
    state,
    view,
    winter,
    year,
)
from regalia.games.kingsburg.rules.audit import audit
from regalia.games.kingsburg.rules.hints import worth
from regalia.games.kingsburg.rules.scoring import points, result
from regalia.games.kingsburg.rules.state import Realm, Table
from regalia.games.kingsburg.rules.view import View
from regalia.games.kingsburg.shown.words import WORDS

EVERYTHING = {"rows": "extended", "governors": "pick", "army": "on", "destiny": "on", "edition": "first"}
REGISTERED = (effects, governors, destinies)  # rooms that are loaded for what they register
RULES = (
    bonus,
    building,
    conjuring,
    dice,
    ending,
    fortune,
    gains,
    influence,
    news,
    recruiting,
    rewards,
    season,
    winter,
    year,
)


def _classes(rooms: Sequence[ModuleType]) -> tuple[type, ...]:
    found = (item for room in rooms for item in vars(room).values() if isinstance(item, type))
    return tuple(dict.fromkeys(item for item in found if item.__module__.startswith("regalia.games.kingsburg.")))


class Kingsburg(Presented):
    """The game protocol of Kingsburg."""

    package = __package__
    id = ID
    version = 2
    seats = range(2, 6)
    options: tuple[Option, ...] = OPTIONS
    clashes = CLASHES
    box = BOX
    words = WORDS
    notation = actions.NOTATION
    showcase = tuple(Show(f"showcase-{seed}", 5, EVERYTHING) for seed in (5, 135, 139, 41, 39, 2))
    types: tuple[type, ...] = (*_classes((state, actions, setup, view, *RULES)), Numbers)

    def setup(self, seats: int, options: Mapping[str, str], box: Mapping[str, Any]) -> Realm:
        return setup.setup(seats, options, box)

    def view(self, realm: Realm, seat: Seat | None) -> View:
        return view.view(realm, seat)

    def imagine(self, seen: View, rng: Random) -> Realm:
        return view.imagine(seen, rng)

    def secrets(self, table: Table) -> Mapping[str, Maybe[str]]:
        return view.secrets(table)

    def candidates(self, seen: View, place: str) -> tuple[str, ...]:
        return view.candidates(seen, place)

    def scores(self, table: Table) -> Sequence[Mapping[str, int]]:
        """All points lie open: every view has those of its state."""
        return points(table)

    def result(self, table: Table) -> Result:
        return result(table)

    def audit(self, realm: Realm) -> None:
        audit(realm)

    def worth(self, realm: Realm, seat: Seat) -> float:
        return worth(realm, seat)

    def components(self) -> Mapping[str, Sequence[str]]:
        return {
            "advisor": [advisor.name for advisor in ADVISORS],
            "building": [building.name for building in BUILDINGS],
            "enemy": [enemy.name for enemy in ENEMIES],
            "governor": [card.name for card in GOVERNORS],
            "destiny": [card.name for card in DESTINIES],
        }


GAME = Kingsburg()
