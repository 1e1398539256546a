"""What a seat has, read from its view by the test itself: by feature, as hints name what changes."""

from collections import Counter
from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any

from regalia.games import GAMES
from regalia.games.kingsburg.box.data import BUILDINGS

Reader = Callable[[Any], Mapping[str, int]]


def points(scores: Sequence[Mapping[str, Any]], seats: Collection[int]) -> int:
    return sum(points for at in seats for points in scores[at].values())


def others(view: Any, count: int) -> set[int]:
    return {*range(count)} - {view.seat}


def kingdom_builder(view: Any) -> Mapping[str, int]:
    scores = GAMES["kingdom-builder"].scores(view)
    found = Counter({f"points.{reason}": int(str(count)) for reason, count in scores[view.seat].items()})
    found["others"] = points(scores, others(view, len(scores)))
    for location, tile in view.board.locations.items():
        found[f"tile.{tile}"] += view.held[view.seat] >> location & 1
        found[f"empty.{tile}"] += sum(taken >> location & 1 for taken in view.taken) == 2
    found["last"] = int(0 in view.supply)
    return found


def kingsburg(view: Any) -> Mapping[str, int]:
    province = view.provinces[view.seat]
    found = Counter({"points": sum(province.points), "army": len(province.tokens)})
    found.update({"envoy": int(view.envoy == view.seat), "enemy": int(view.shown or view.seat in view.known)})
    for name, count in zip(("gold", "wood", "stone"), province.goods, strict=True):
        found[f"goods.{name}"] = count
    found["goods.plus2"], found["goods.soldiers"] = province.plus2, province.soldiers
    for at, building in enumerate(BUILDINGS):
        found[f"built.{building.name}"] = province.built >> at & 1
    if province.governor:
        found[f"governor.{province.governor}"] = 1
    return found


def wonderful_kingdom(view: Any) -> Mapping[str, int]:
    duchy, scores = view.duchies[view.seat], GAMES["wonderful-kingdom"].scores(view)
    found = Counter({"points": points(scores, {view.seat}), "others": points(scores, others(view, len(scores)))})
    found["cubes"] = sum(sum(site.placed) for site in duchy.construction)
    found.update({"goods.krystallium": duchy.krystallium, "goods.soldier": duchy.soldiers})
    found.update({"goods.training": duchy.training, "goods.illusions": duchy.illusions})
    found.update({"goods.alchemy": sum(duchy.alchemy), "bad.calamities": duchy.calamities})
    cards = [lying.card for lying in duchy.taken if isinstance(lying.card, str) and lying.card != "?"]
    found.update(f"card.{card}" for card in (*cards, *duchy.selection))
    found.update(f"built.{card}" for card in duchy.built)
    found.update(f"begun.{site.card}" for site in duchy.construction)
    found.update(f"advisor.{card}" for card in duchy.council)
    found.update(f"threat.{card}" for card in (*duchy.threats, *duchy.fresh))
    found.update(f"step.{step}" for step in duchy.steps)
    if view.land:
        lands = zip(view.catalogue.boards[view.setting.board], view.land, strict=True)
        found.update(f"land.{name}" for name, land in lands if land.owner == view.seat)
    return found


READERS: Mapping[str, Reader] = {
    "kingdom-builder": kingdom_builder,
    "kingsburg": kingsburg,
    "wonderful-kingdom": wonderful_kingdom,
}
