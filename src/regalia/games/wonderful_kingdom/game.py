"""It's a Wonderful Kingdom as the rest of the house sees it."""

from collections.abc import Mapping, Sequence
from functools import cached_property

from regalia.core.actions import Action
from regalia.core.game import AnyGame, Game
from regalia.core.presentation import Presentation
from regalia.games.wonderful_kingdom.box import catalogue as rows
from regalia.games.wonderful_kingdom.box.houses import HOUSES, red_first
from regalia.games.wonderful_kingdom.box.options import CLASHES, OPTIONS
from regalia.games.wonderful_kingdom.box.replaceable import BOX, ID
from regalia.games.wonderful_kingdom.rules.actions import NOTATION
from regalia.games.wonderful_kingdom.rules.audit import audit
from regalia.games.wonderful_kingdom.rules.hints import worth
from regalia.games.wonderful_kingdom.rules.imagine import hidden, imagine, secrets
from regalia.games.wonderful_kingdom.rules.scoring import points, result
from regalia.games.wonderful_kingdom.rules.setup import setup
from regalia.games.wonderful_kingdom.rules.showcase import SHOWCASE
from regalia.games.wonderful_kingdom.rules.state import Realm
from regalia.games.wonderful_kingdom.rules.told import told
from regalia.games.wonderful_kingdom.rules.view import View, view
from regalia.games.wonderful_kingdom.shown.words import WORDS


class WonderfulKingdom(Game[Realm, View, Action]):
    """A duel of duchies: one offers, the other chooses; cubes of four seasons build what was won."""

    id, version, seats = ID, 2, range(1, 3)
    houses = HOUSES
    options, clashes, box, words, notation, showcase = OPTIONS, CLASHES, BOX, WORDS, NOTATION, SHOWCASE

    setup = staticmethod(setup)
    view = staticmethod(view)
    imagine = staticmethod(imagine)
    secrets = staticmethod(secrets)
    hidden = staticmethod(hidden)
    told = staticmethod(told)
    scores = staticmethod(points)
    result = staticmethod(result)
    audit = staticmethod(audit)
    worth = staticmethod(worth)

    @cached_property
    def shown(self) -> Presentation[View, Action]:
        from regalia.games.wonderful_kingdom.shown.presentation import WonderfulKingdomPresentation

        return WonderfulKingdomPresentation(self)

    def seated(self, seats: int, options: Mapping[str, str]) -> AnyGame:
        return RED_FIRST if red_first(seats, options) else self

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


class RedFirst(WonderfulKingdom):
    """A conquest in which the first seat is red."""

    houses = HOUSES[::-1]


GAME, RED_FIRST = WonderfulKingdom(), RedFirst()
