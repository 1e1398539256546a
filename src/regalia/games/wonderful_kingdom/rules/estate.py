"""What a duchy has to plan with."""

from regalia.core.protocol import Seat
from regalia.games.wonderful_kingdom.box.catalogue import BASIC, Goods
from regalia.games.wonderful_kingdom.rules.forecast import Estate, Ground
from regalia.games.wonderful_kingdom.rules.icons import productions
from regalia.games.wonderful_kingdom.rules.lands import yields
from regalia.games.wonderful_kingdom.rules.production import Count, ProductionStep
from regalia.games.wonderful_kingdom.rules.state import EMPTY, ROUNDS, Readable

SOLDIER = {"threat": 1.1, "advisors": 1.0, "quest": 1.0, "conquest": 1.1}
BEFORE = frozenset(("", "setup", "choice", "interfere", "planning"))
CHOOSING = frozenset(("", "setup", "choice"))


def ahead(state: Readable) -> Goods:
    """How often each resource will still be produced."""
    later = ROUNDS - max(1, state.round)
    if state.phase in BEFORE:
        return (later + 1,) * 4
    if state.phase != "production":
        return (later,) * 4
    waiting = {step.resource for step in state.agenda if isinstance(step, ProductionStep | Count)}
    return tuple(later + (resource in waiting) for resource in BASIC)


def soldier(state: Readable) -> float:
    """What a soldier is worth now: less and less towards the end."""
    base = max([SOLDIER[module] for module in state.setting.modules], default=0.1)
    return base if state.round < ROUNDS or state.phase in BEFORE else base * 0.4


def estate(state: Readable, seat: Seat, selection: tuple[str, ...], waiting: Goods = EMPTY) -> Estate:
    duchy, story = state.duchies[seat], state.setting.story
    income = productions(state, seat)
    if state.setting.conquest:
        income = tuple(made + yields(state, seat, r) for r, made in enumerate(income))
    demanded = story.construction if story else ()
    side = state.catalogue.sides[duchy.name, state.setting.side].points_per
    fresh = ROUNDS - state.round + (state.phase in CHOOSING and state.round < ROUNDS) if state.round else ROUNDS
    ground = Ground(state.catalogue, duchy.built, side, ahead(state), fresh, soldier(state), demanded)
    sites = tuple([(site.card, site.placed, bool(site.giant)) for site in duchy.construction])
    heap = 0 if state.setting.quest else sum(duchy.alchemy)
    return Estate(ground, sites, selection, income, waiting, heap, duchy.krystallium, duchy.soldiers)
