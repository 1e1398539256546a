"""How the values in actions are written."""

from typing import Annotated

from regalia.core.kinds import Kind, among, many, one_of
from regalia.core.protocol import Seat
from regalia.games.kingsburg.box import data
from regalia.games.kingsburg.box.data import RESOURCES

FACE = Kind("[1-6]", int, str)
DICE, BONUS = many(FACE, order=sorted), many(FACE, "b", order=sorted)
SEAT = among("01234")


def _sorted(text: str) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Own dice and bonus dice, each in rising order."""
    dice = sorted(text.split("+"))
    return tuple(int(die) for die in dice if die[-1] != "b"), tuple(int(die[0]) for die in dice if die[-1] == "b")


MIXED = Kind(r"[1-6]b?(?:\+[1-6]b?)*", _sorted, DICE.write)  # read as own and bonus dice: an action takes them apart


def _counts(text: str) -> data.Goods:
    named = text.split("+")
    return named.count("gold"), named.count("wood"), named.count("stone")


def _names(goods: data.Goods) -> str:
    return "+".join(name for name, count in zip(RESOURCES, goods, strict=True) for _ in range(count))


ONE = one_of(RESOURCES).pattern
Dice = Annotated[tuple[int, ...], DICE]  # faces in rising order
BonusDice = Annotated[tuple[int, ...], BONUS]
MixedDice = Annotated[tuple[int, ...], MIXED]
Face = Annotated[int, FACE]
Rank = Annotated[int, Kind(r"\d{1,2}", int, str)]
Resource = Annotated[int, among(RESOURCES)]
Goods = Annotated[data.Goods, Kind(rf"{ONE}(?:\+{ONE})?", _counts, _names)]
Price = Annotated[str, one_of((*RESOURCES, "plus2"))]
Prices = Annotated[tuple[str, ...], many(one_of((*RESOURCES, "plus2")))]
House = Annotated[Seat, SEAT]
Houses = Annotated[tuple[Seat, ...], many(SEAT)]
