"""Governors and destiny cards. The rows marked `ours` are our own in whole or in part, because the published values are
not public; their numbers can be replaced by a box file. What a card does is registered under its name in effects.
"""

from collections.abc import Mapping
from functools import lru_cache
from typing import NamedTuple

from regalia.core.box import Box, Fault, Field, Row
from regalia.core.errors import Refused
from regalia.core.shared import Shared

ID = "kingsburg"
LARGEST = 18  # number in a box file


class Card(NamedTuple):
    """A card and the numbers its effect reads."""

    name: str
    ours: bool
    numbers: Mapping[str, int]


GOVERNORS = (
    Card("architect", True, {"discount": 1}),
    Card("carpenter", True, {"wood": 1, "discount": 1}),
    Card("damsel", True, {"fewer": 2}),
    Card("duke", True, {}),
    Card("fairy", False, {}),
    Card("general", True, {"strength": 1, "points": 1}),
    Card("heiress", True, {"total": 9, "gold": 1, "wood": 1, "stone": 1, "plus2": 2}),
    Card("miner", True, {"gold": 1, "discount": 1}),
    Card("minstrel", True, {"lowest": 1, "level": 1}),
    Card("philosopher", True, {"total": 10, "points": 1}),
    Card("politician", True, {"low": 5, "low_any": 1, "high": 10, "high_any": 2}),
    Card("preacher", True, {"points": 1}),
    Card("priest", True, {"total": 9, "points": 1, "blessing": 1}),
    Card("prince", False, {}),
    Card("sculptor", True, {"stone": 1, "discount": 1}),
    Card("sorcerer", False, {}),
    Card("tax-collector", True, {}),
    Card("trickster", True, {}),
    Card("astrologer", True, {"plus2": 1}),
    Card("captain", True, {"discount": 1}),
    Card("spy", True, {"any": 1}),
    Card("trader", True, {"gold": 1}),
    Card("chamberlain", True, {"points": 1}),
    Card("veteran", True, {"strength": 1, "mercy": 1}),
)
DESTINIES = (
    Card("famine", False, {}),
    Card("good-year", True, {"any": 1}),
    Card("heavy-snow", True, {"soldiers": 2}),
    Card("fierce-enemies", False, {}),
    Card("rising-stars", True, {"first": 1, "second": 3, "third": 5}),
    Card("secret-deals", True, {"rank": 9}),
    Card("king-ill", True, {}),
    Card("stone-find", True, {"face": 4}),
    Card("royal-gift", True, {"any": 1}),
    Card("gold-find", True, {"face": 4}),
    Card("timber-find", True, {"face": 4}),
    Card("queen-away", True, {}),
    Card("weary-enemies", True, {"strength": 1}),
    Card("volunteers", True, {"discount": 1}),
    Card("war-tax", True, {"surcharge": 1}),
    Card("builders-strike", True, {"gold": 1}),
    Card("cheap-timber", True, {"wood": 1}),
    Card("cheap-stone", True, {"stone": 1}),
    Card("tournament", True, {"points": 2}),
    Card("royal-census", True, {"points": 2}),
    Card("envoy-recalled", True, {}),
    Card("generous-king", True, {}),
    Card("scouts", True, {}),
    Card("thick-fog", True, {}),
    Card("comet", True, {"plus2": 1}),
    Card("royal-levy", True, {"gold": 1, "points": 1}),
    Card("festival", True, {"points": 2}),
    Card("open-court", True, {"rank": 4}),
    Card("quiet-year", True, {}),
)
OURS = {
    f"{kind}.{card.name}": card for kind, deck in (("governor", GOVERNORS), ("destiny", DESTINIES)) for card in deck
}


def _small(value: object) -> Fault:
    if isinstance(value, int) and not isinstance(value, bool) and 0 <= value <= LARGEST:
        return None
    return Refused("must be a whole number from {low} to {high}", low=0, high=LARGEST)


def _about(key: str) -> str:
    kind, name = key.split(".")
    return f"The {kind} {name.replace('-', ' ').title()}: the numbers of its effect."


BOX = Box(
    ID,
    tuple(
        Row(key, _about(key), tuple(Field(name, value, _small) for name, value in card.numbers.items()))
        for key, card in OURS.items()
        if card.ours and card.numbers
    ),
)
Replaced = tuple[tuple[str, str, int], ...]  # card, number, value


class Numbers(Shared):
    """The numbers of all cards, with those of a box file in their place: frozen, shared by every copy of a game."""

    def __init__(self, replaced: Replaced) -> None:
        self.replaced = replaced
        self.values = {(card.name, name): value for card in OURS.values() for name, value in card.numbers.items()}
        self.values |= {(card, name): value for card, name, value in replaced}

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Numbers) and self.replaced == other.replaced

    def __hash__(self) -> int:
        return hash(self.replaced)

    def plain(self) -> Replaced:
        """What stands for the numbers in JSON and in a pickle."""
        return self.replaced

    @staticmethod
    @lru_cache(64)
    def made(replaced: Replaced) -> "Numbers":
        return Numbers(replaced)


def numbers(box: Mapping[str, Mapping[str, int]]) -> Numbers:
    """The numbers of a box: only what differs from ours is kept."""
    return Numbers.made(
        tuple(
            (OURS[key].name, name, value)
            for key, row in box.items()
            for name, value in row.items()
            if value != OURS[key].numbers[name]
        )
    )
