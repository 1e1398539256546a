"""Kingsburg as the rest of the house sees it."""

from collections.abc import Mapping, Sequence
from functools import cached_property

from regalia.core.actions import Action
from regalia.core.game import Game
from regalia.core.presentation import Presentation
from regalia.core.protocol import Show
from regalia.games.kingsburg.box.cards import BOX, DESTINIES, GOVERNORS, ID
from regalia.games.kingsburg.box.data import ADVISORS, BUILDINGS, ENEMIES
from regalia.games.kingsburg.box.options import CLASHES, OPTIONS
from regalia.games.kingsburg.rules.actions import NOTATION
from regalia.games.kingsburg.rules.audit import audit
from regalia.games.kingsburg.rules.hints import worth
from regalia.games.kingsburg.rules.scoring import points, result
from regalia.games.kingsburg.rules.setup import setup
from regalia.games.kingsburg.rules.state import Realm
from regalia.games.kingsburg.rules.view import View, candidates, imagine, secrets, view
from regalia.games.kingsburg.shown.words import WORDS

EVERYTHING = {"rows": "extended", "governors": "pick", "army": "on", "destiny": "on", "edition": "first"}


class Kingsburg(Game[Realm, View, Action]):
    """Five years at the King's court: dice win the favour of advisors, favour builds a province, winter tries it."""

    id, version, seats = ID, 2, range(2, 6)
    options, clashes, box, words, notation = OPTIONS, CLASHES, BOX, WORDS, NOTATION
    showcase = tuple(Show(f"showcase-{seed}", 5, EVERYTHING) for seed in (5, 135, 139, 41, 39, 2))

    setup = staticmethod(setup)
    view = staticmethod(view)
    imagine = staticmethod(imagine)
    secrets = staticmethod(secrets)
    candidates = staticmethod(candidates)
    scores = staticmethod(points)
    result = staticmethod(result)
    audit = staticmethod(audit)
    worth = staticmethod(worth)

    @cached_property
    def shown(self) -> Presentation[View, Action]:
        from regalia.games.kingsburg.shown.presentation import KingsburgPresentation

        return KingsburgPresentation(self)

    def components(self) -> Mapping[str, Sequence[str]]:
        return {
            "advisor": [advisor.name for advisor in ADVISORS],
            "building": [building.name for building in BUILDINGS],
            "enemy": [enemy.name for enemy in ENEMIES],
            "governor": [card.name for card in GOVERNORS],
            "destiny": [card.name for card in DESTINIES],
        }


GAME = Kingsburg()
