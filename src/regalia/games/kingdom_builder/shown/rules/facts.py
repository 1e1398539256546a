"""What the sentences of the book count, beside the measures of lessons: numbers of the box and of the rules.

three, stock       settlements of the mandatory action, and with which everybody begins
each               tiles on a location
side               hexes on a side of the board; `sections` in the box, of which so many are `laid`
cards, played      scoring cards in the box, and in play
terrains, same     on which one builds, and terrain cards of each; `pile` are all of them
gold REASON        what one thing earns the viewer now
areas              of the viewer
"""

from collections.abc import Callable, Mapping

from regalia.core.lessons.measures import Glance
from regalia.games.kingdom_builder.box.data import (
    BUILDABLE,
    CARDS,
    CARDS_EACH,
    PLACES,
    SECTIONS,
    SETTLEMENTS,
    TILES_EACH,
)
from regalia.games.kingdom_builder.box.hexes import SIZE, groups
from regalia.games.kingdom_builder.box.options import SLOTS
from regalia.games.kingdom_builder.rules.scoring import points
from regalia.games.kingdom_builder.rules.turn import MANDATORY
from regalia.games.kingdom_builder.rules.view import View


def _own(at: Glance[View]) -> int:
    assert at.view.seat is not None, "a picture has somebody who looks on"
    return at.view.own[at.view.seat]


def gold(at: Glance[View], reason: str) -> int:
    assert at.view.seat is not None, "a picture has somebody who looks on"
    return points(at.view, at.view.seat)[reason]


FACTS: Mapping[str, Callable[..., object]] = {
    "three": lambda _: MANDATORY,
    "stock": lambda _: SETTLEMENTS,
    "each": lambda _: TILES_EACH,
    "side": lambda _: SIZE,
    "sections": lambda _: len(SECTIONS),
    "laid": lambda _: len(PLACES),
    "cards": lambda _: len(CARDS),
    "played": lambda _: len(SLOTS),
    "terrains": lambda _: BUILDABLE,
    "same": lambda _: CARDS_EACH,
    "pile": lambda _: BUILDABLE * CARDS_EACH,
    "gold": gold,
    "areas": lambda at: sum(1 for _ in groups(_own(at))),
}
