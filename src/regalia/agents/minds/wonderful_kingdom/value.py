"""What a duchy will have at the end, in points: what it has, what its plans bring, what threatens it."""

from collections.abc import Iterable, Mapping
from functools import lru_cache
from math import fsum

from regalia.agents.minds.wonderful_kingdom.estate import KIND, Estate, Foes, Item, make_item
from regalia.agents.minds.wonderful_kingdom.planner import plan
from regalia.agents.minds.wonderful_kingdom.quests import final, saved
from regalia.core.protocol import Seat
from regalia.games.wonderful_kingdom.box.catalogue import BASIC, CALAMITY, TREASURE, Catalogue, Goods
from regalia.games.wonderful_kingdom.box.data import CALAMITY_POINTS
from regalia.games.wonderful_kingdom.rules import hints
from regalia.games.wonderful_kingdom.rules.cubes import NOTHING
from regalia.games.wonderful_kingdom.rules.estate import ahead
from regalia.games.wonderful_kingdom.rules.giants import GIANT
from regalia.games.wonderful_kingdom.rules.icons import productions
from regalia.games.wonderful_kingdom.rules.lands import yields
from regalia.games.wonderful_kingdom.rules.scoring import reasons
from regalia.games.wonderful_kingdom.rules.state import BACK, ROUNDS, SUPREMACY, Duchy, Realm

DEVELOPMENT = 1.2  # a card that is surely a development
DANGERS = ("threats", "calamities")  # reasons that subtract points
DEFEAT = 60.0  # what a lost scenario costs
ILLUSION, DEBT = 0.5, 0.8
DEMANDED = 15.0  # a card that a scenario wants built


def value(state: Realm, seat: Seat) -> float:
    """The points that a duchy can expect."""
    return certain(state, seat) + (plan(estate(state, seat)).worth if state.agenda else kinds(state, seat))


def kinds(state: Realm, seat: Seat) -> float:
    return float(reasons(state, seat)["kinds"])


def certain(state: Realm, seat: Seat) -> float:
    """All but what the plans bring; points by kind are theirs."""
    return fsum(certain_parts(state, seat).values())


def certain_parts(state: Realm, seat: Seat) -> dict[str, float]:
    """What is certain, by what it rests on."""
    duchy, found = state.duchies[seat], reasons(state, seat)
    bad = sum([found.get(reason, 0) for reason in DANGERS])
    parts = {"built": float(sum(found.values()) - found["kinds"] - bad), "danger": float(bad)}
    if not state.agenda:
        return parts | {"danger": bad - (DEFEAT if state.defeat else 0.0)}
    parts["danger"] += fsum([danger(state, lying.card) for lying in duchy.taken]) - harm(state, duchy)
    parts["power"] = hints.powers(state, duchy) + ILLUSION * duchy.illusions - DEBT * duchy.debt
    if state.setting.quest:
        parts["quest"] = hints.quests(state, seat) + final(state, duchy)
    if state.setting.conquest:
        parts["land"] = hints.slots(state, seat)
    return parts


def harm(state: Realm, duchy: Duchy[str]) -> float:
    """What standing threats do in the rounds to come."""
    later = ROUNDS - max(1, state.round)
    return later * fsum([hints.harmful(state, threat) / 4 for threat in duchy.threats])


def danger(state: Realm, card: str) -> float:
    """What it means to have taken a card, if it is none to build: most are bad."""
    if card == CALAMITY:
        return CALAMITY_POINTS
    if card == BACK:
        return unseen(state)
    threat = state.catalogue.threats.get(card)
    left = ROUNDS + 1 - max(1, state.round)
    return threat.points - left * hints.harmful(state, card) / 4 if threat else 0.0


def unseen(state: Realm) -> float:
    """A card that one cannot see: alone the danger deck is counted."""
    if not state.veiled:
        return -hints.UNKNOWN
    bad, dangers = state.bad / state.veiled, state.duchies[0].pack or (CALAMITY,)
    return bad * fsum([danger(state, card) for card in dangers]) / len(dangers) + (1 - bad) * DEVELOPMENT


def estate(state: Realm, seat: Seat) -> Estate:
    duchy, setting = state.duchies[seat], state.setting
    rates = income(state, seat)
    built = [state.catalogue.cards[card] for card in duchy.built if card in state.catalogue.cards]
    counts, points = [0] * 4, [0] * 4
    for row in built:
        counts[KIND[row.kind]] += 1
    side = state.catalogue.sides[duchy.name, setting.side].points_per
    for per in (side, *(row.points_per for row in built)):
        if per:
            points[KIND[per[1]]] += per[0]
    later, kept = ROUNDS - max(1, state.round), saved(state, duchy)
    return Estate(
        table=0 if setting.solo else 1,
        round=max(1, state.round),
        steps=tuple([r for r, times in enumerate(ahead(state)) if times > later]),
        items=items(state, duchy),
        cubes=cubes(state, seat),
        rates=rates,
        bar=(SUPREMACY,) * 4 if setting.solo else tuple(amount + 1 for amount in income(state, 1 - seat)),
        counts=tuple(counts),
        points=tuple(points),
        makes=tuple([(row.per[0], row.per[1], KIND[row.per[2]]) for row in built if row.per]),
        heap=0 if setting.quest else sum(duchy.alchemy),
        krystallium=max(0, duchy.krystallium - kept[0]),
        soldiers=max(0, duchy.soldiers - kept[1]),
        training=duchy.training,
        foes=foes(state, duchy),
    )


def income(state: Realm, seat: Seat) -> Goods:
    made = productions(state, seat)
    return tuple([made[r] + yields(state, seat, r) for r in BASIC]) if state.setting.conquest else made


def cubes(state: Realm, seat: Seat) -> Goods:
    """Cubes to be placed now, treasures included."""
    found = list(hints.waiting_cubes(state, seat))
    cards = state.catalogue.cards
    for card in chosen(state, state.duchies[seat]):
        if cards[card].kind == TREASURE:
            found = [have + more for have, more in zip(found, cards[card].recycling, strict=False)]
    return tuple(found)


def chosen(state: Realm, duchy: Duchy[str]) -> tuple[str, ...]:
    """Cards that are selected, in this choice phase or after it."""
    return (*duchy.selection, *hints.known(state, duchy))


def items(state: Realm, duchy: Duchy[str]) -> tuple[Item, ...]:
    rows, story = state.catalogue, state.setting.story
    wanted = story.construction if story else ()
    found = [
        item(rows, site.card, site.placed, True, bool(site.giant), site.card in wanted) for site in duchy.construction
    ]
    cards = [card for card in chosen(state, duchy) if rows.kinds[card] != TREASURE]
    return (*found, *[item(rows, card, NOTHING, False, False, card in wanted) for card in sorted(cards)])


@lru_cache(1 << 14)
def item(rows: Catalogue, card: str, placed: Goods, begun: bool, frozen: bool, wanted: bool) -> Item:
    giant = rows.threats[GIANT]
    extra = DEMANDED * wanted - giant.points * frozen
    return make_item(rows.cards[card], placed, begun, giant.cost * frozen, extra)


def foes(state: Realm, duchy: Duchy[str]) -> Foes:
    """Threats that are or will be in the construction area: what a victory over them saves, and its price."""
    threats = state.catalogue.threats
    coming = [lying.card for lying in duchy.taken if lying.card in threats]
    return best_bargains_first([foe(state, threat) for threat in (*duchy.threats, *coming)])


def foe(state: Realm, threat: str) -> tuple[float, int]:
    later, row = ROUNDS - max(1, state.round), state.catalogue.threats[threat]
    return later * hints.harmful(state, threat) / 4 - row.points, row.cost


def best_bargains_first(found: Iterable[tuple[float, int]]) -> Foes:
    return tuple(sorted(found, key=lambda foe: -foe[0] / max(1, foe[1])))


def with_card(world: Realm, now: Estate, card: str) -> Estate:
    """With one card more: cubes at once, a foe, or something to build."""
    rows = world.catalogue
    if card in rows.threats:
        return now._replace(foes=best_bargains_first([*now.foes, foe(world, card)]))
    if card not in rows.cards:
        return now
    if rows.kinds[card] == TREASURE:
        more = rows.cards[card].recycling
        return now._replace(cubes=tuple([have + gift for have, gift in zip(now.cubes, more, strict=False)]))
    return now._replace(items=(*now.items, item(rows, card, NOTHING, False, False, False)))


def unplanned_parts(world: Realm, card: str) -> dict[str, float]:
    """What a card is worth that no plan has a place for."""
    if card in world.catalogue.advisors:
        return {"power": hints.ADVISOR}
    return {} if card in world.catalogue.cards else {"danger": danger(world, card)}


def summed(*found: Mapping[str, float]) -> dict[str, float]:
    """Parts by name, added up."""
    names = dict.fromkeys(name for parts in found for name in parts)
    return {name: fsum([parts.get(name, 0.0) for parts in found]) for name in names}
