"""Gains, losses and prices as rows of things."""

from collections.abc import Sequence

from regalia.art.icons import Sign
from regalia.games.kingsburg.box.data import ADVISORS, RESOURCES, Advisor, Gain, Goods, Loss
from regalia.games.kingsburg.rules.rewards import SMUGGLED

OR, FOR = Sign("/"), Sign("▸")


def goods_signs(goods: Goods) -> list[Sign]:
    return [Sign(resource, n) for resource, n in zip(RESOURCES, goods, strict=True) if n]


def gain_signs(gain: Gain) -> list[Sign]:
    counts = {"any": gain.any, "plus2": gain.plus2, "soldiers": gain.soldiers, "points": gain.points, "peek": gain.peek}
    return goods_signs(gain.goods) + [Sign(thing, int(n)) for thing, n in counts.items() if n]


def loss_signs(loss: Loss) -> list[Sign]:
    counts = {"any": loss.any, "building": loss.building, "points": loss.points}
    return goods_signs(loss.goods) + [Sign(thing, int(n)) for thing, n in counts.items() if n]


def reward_signs(rank: int) -> list[Sign]:
    """What an advisor gives."""
    advisor = ADVISORS[rank - 1]
    return PRICED.get(advisor.name) or _choice(advisor)


PRICED = {
    "alchemist": [Sign("any"), FOR, Sign("any"), Sign("any")],
    "smuggler": [Sign("points"), FOR, *gain_signs(SMUGGLED)],
}


def _choice(advisor: Advisor) -> list[Sign]:
    """What all gains share first, then what one chooses between."""
    gains = [gain_signs(gain) for gain in advisor.gains]
    common = [sign for sign in gains[0] if all(sign in other for other in gains)]
    return common + _either([[sign for sign in gain if sign not in common] for gain in gains])


def _either(rests: Sequence[list[Sign]]) -> list[Sign]:
    either = [sign for rest in rests if rest for sign in (*rest, OR)]
    return either[:-1]
