"""Kingdom Builder as the rest of the house sees it."""

from collections.abc import Mapping, Sequence
from functools import cached_property

from regalia.core.actions import Action
from regalia.core.game import Game
from regalia.core.presentation import Presentation
from regalia.core.protocol import Show
from regalia.games.kingdom_builder.box.data import CARDS, ISLANDS, SECTIONS, TERRAINS, TILES
from regalia.games.kingdom_builder.box.options import BOX, CLASHES, ID, OPTIONS
from regalia.games.kingdom_builder.rules.actions import NOTATION
from regalia.games.kingdom_builder.rules.audit import audit
from regalia.games.kingdom_builder.rules.hints import worth
from regalia.games.kingdom_builder.rules.scoring import result, scores
from regalia.games.kingdom_builder.rules.setup import setup
from regalia.games.kingdom_builder.rules.state import Kingdom
from regalia.games.kingdom_builder.rules.view import View, candidates, imagine, secrets, told, view
from regalia.games.kingdom_builder.shown.words import WORDS

BOTH_CAPITOLS = {"northwest": "oracle-turned", "southeast": "harbor", "capitol": "chosen"}


class KingdomBuilder(Game[Kingdom, View, Action]):
    """Settlements on a land of hexes: three a turn on the terrain of a card, for the gold that three cards promise."""

    id, seats = ID, range(2, 6)
    options, clashes, box, words, notation = OPTIONS, CLASHES, BOX, WORDS, NOTATION
    showcase = tuple(
        Show(f"one-capitol-{section}", seats, BOTH_CAPITOLS | {"capitol-section": section}, wisely=False)
        for seats, section in ((2, "oracle"), (3, "random"), (4, "chosen"))
    )

    setup = staticmethod(setup)
    view = staticmethod(view)
    imagine = staticmethod(imagine)
    secrets = staticmethod(secrets)
    candidates = staticmethod(candidates)
    told = staticmethod(told)
    scores = staticmethod(scores)
    result = staticmethod(result)
    audit = staticmethod(audit)
    worth = staticmethod(worth)

    @cached_property
    def shown(self) -> Presentation[View, Action]:
        from regalia.games.kingdom_builder.shown.presentation import KingdomBuilderPresentation

        return KingdomBuilderPresentation(self)

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
