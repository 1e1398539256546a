"""An estate with more cards: where each of them goes, and what stands beside it."""

from regalia.agents.minds.wonderful_kingdom.planner import Estate
from regalia.agents.minds.wonderful_kingdom.value import bargains, danger, foe, item
from regalia.games.wonderful_kingdom.box.catalogue import TREASURE
from regalia.games.wonderful_kingdom.rules.cubes import NOTHING
from regalia.games.wonderful_kingdom.rules.hints import ADVISOR
from regalia.games.wonderful_kingdom.rules.state import Realm


def joined(world: Realm, now: Estate, card: str) -> Estate:
    """With one card more: cubes at once, a foe, or something to build."""
    rows = world.catalogue
    if card in rows.threats:
        return now._replace(foes=bargains([*now.foes, foe(world, card)]))
    if card not in rows.cards:
        return now
    if rows.kinds[card] == TREASURE:
        more = rows.cards[card].recycling
        return now._replace(cubes=tuple([have + gift for have, gift in zip(now.cubes, more, strict=False)]))
    return now._replace(items=(*now.items, item(rows, card, NOTHING, False, False, False)))


def beside(world: Realm, card: str) -> dict[str, float]:
    """What a card is worth that no plan has a place for."""
    if card in world.catalogue.advisors:
        return {"power": ADVISOR}
    return {} if card in world.catalogue.cards else {"danger": danger(world, card)}
